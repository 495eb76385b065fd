import { useState } from 'preact/hooks';
import { forget, keptTables, type Kept } from '../keeping';
import type { Document } from '../rules/document';
import { counted, listed, variants } from '../rules/words';

interface Props {
  readonly document: Document;
  readonly open: (document: Document) => void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const detailsOf = ({ at, document: { table } }: Kept): string =>
  [
    variants[table.variant ?? 'FREE_FOR_ALL'],
    listed(table.players.map(({ id, name }) => name ?? id)),
    counted(table.objects?.length ?? 0, 'permanent'),
    moment.format(at),
  ].join(' · ');

/** The tables that the visitor set up or changed in this browser. */
export const OwnTables = ({ document, open }: Props) => {
  const [, setForgotten] = useState(0);
  const tables = keptTables();
  if (!tables.length) return null;
  return (
    <section aria-labelledby="own">
      <h2 id="own">Your tables</h2>
      <p className="quiet">Kept in this browser, the latest twenty.</p>
      <ul className="list own">
        {tables.map((each) => (
          <li key={each.place}>
            <button type="button" aria-current={document.kept === each.place} onClick={() => open(each.document)}>
              {each.document.name}
              <small>{detailsOf(each)}</small>
            </button>
            <button
              type="button"
              className="icon"
              aria-label={`Forget ${each.document.name}`}
              disabled={document.kept === each.place}
              onClick={() => {
                forget(each.place);
                setForgotten((times) => times + 1);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
