import { useState } from 'preact/hooks';
import type { Description } from '../api';
import { Toggles } from '../parts/toggle';
import { variants, type Variant } from '../rules/words';
import { countsOf, newTable } from './tables';

/** Two taps to an empty table: the variant and the number of players. */
export const NewTable = ({ begin }: { readonly begin: (table: Description) => void }) => {
  const [variant, setVariant] = useState<Variant>('COMMANDER');
  const counts = countsOf(variant);
  return (
    <section className="new-table" aria-labelledby="new">
      <h2 id="new">New table</h2>
      <Toggles
        label="Variant"
        options={Object.entries(variants) as [Variant, string][]}
        isOn={(each) => each === variant}
        press={setVariant}
      />
      <p className="quiet">How many players?</p>
      <div className="chips" role="group" aria-label="Players">
        {counts.map((count) => (
          <button key={count} type="button" onClick={() => begin(newTable(variant, count))}>
            {count} <span className="unseen">players</span>
          </button>
        ))}
      </div>
    </section>
  );
};
