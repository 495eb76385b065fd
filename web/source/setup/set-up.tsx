import { without } from '../rules/without';
import { describe } from '../../../src/domain/setup/describe';
import type { Description } from '../api';
import { newPlace } from '../keeping';
import { documentOf, isOwn, type Document, type Edit } from '../rules/document';
import type { Scene } from '../rules/engine';
import { Input } from '../parts/input';
import { Select } from '../parts/select';
import { variants, type Variant } from '../rules/words';
import { AsText } from './as-text';
import { NewTable } from './new-table';
import { Seats } from './seats';
import { seatPlayers } from './tables';
import { CopyOffer, whyNotEditable } from './to-copy';

interface Props {
  readonly document: Document;
  readonly scene: Scene | undefined;
  readonly edit: Edit;
  readonly open: (document: Document, beside?: 'set-up') => void;
}

type Options = NonNullable<Description['options']>;

const withOption = <Name extends keyof Options>(
  table: Description,
  name: Name,
  value: Options[Name] | null,
): Description => {
  const others: Partial<Options> = without(table.options ?? {}, name);
  return { ...table, options: value === null ? others : { ...others, [name]: value } };
};

const attacks = [
  ['MULTIPLE_PLAYERS', 'several players'],
  ['ONE_OPPONENT', 'one opponent'],
  ['LEFT', 'the player to the left'],
  ['RIGHT', 'the player to the right'],
] as const;

interface OptionProps {
  readonly table: Description;
  readonly edit: Props['edit'];
}

const VariantOfTable = ({ table, edit }: OptionProps) => (
  <Select
    says="Variant"
    value={table.variant ?? 'FREE_FOR_ALL'}
    options={Object.entries(variants)}
    set={(variant) =>
      edit({ ...table, variant: variant as Variant, ...seatPlayers(variant as Variant, table.players) })
    }
  />
);

const OptionsOfTable = ({ table, edit }: OptionProps) => (
  <details className="options">
    <summary>Variant and options</summary>
    <VariantOfTable table={table} edit={edit} />
    <Input
      says="Range of influence, in seats"
      type="number"
      min={0}
      value={table.options?.rangeOfInfluence ?? ''}
      placeholder="the variant’s"
      set={(value) => edit(withOption(table, 'rangeOfInfluence', value === '' ? null : Number(value)))}
    />
    <Select
      says="Creatures may attack"
      value={table.options?.attack ?? ''}
      none="as the variant says"
      options={attacks}
      set={(value) => edit(withOption(table, 'attack', attacks.find(([name]) => name === value)?.[0] ?? null))}
    />
    <Select
      says="Whose turn it is"
      value={table.turn?.activePlayers[0] ?? ''}
      options={table.players.map(({ id, name }) => [id, name ?? id] as const)}
      set={(player) => edit({ ...table, turn: { ...table.turn, activePlayers: [player] } })}
    />
  </details>
);

/** A new table in two taps; then names, life, and permanents by typing. */
export const SetUp = ({ document, scene, edit, open }: Props) => {
  const now = scene ? (describe(scene.state) as Description) : document.table;
  return (
    <>
      <NewTable begin={(table) => open(documentOf('A new table', table), 'set-up')} />
      {isOwn(document) ? (
        <section aria-labelledby="seats">
          <h2 id="seats">Seats</h2>
          <p className="quiet">The next player sits to the left. What you type becomes their permanents.</p>
          <Seats table={document.table} change={edit} />
          <OptionsOfTable table={document.table} edit={edit} />
        </section>
      ) : (
        <section aria-labelledby="seats">
          <h2 id="seats">This table</h2>
          <CopyOffer says={whyNotEditable(document.supposed.length > 0)} copy={() => edit(now)} />
        </section>
      )}
      <section aria-labelledby="text">
        <h2 id="text">As text</h2>
        <p className="quiet">The whole table in a few lines, or as JSON: paste one here.</p>
        <AsText scene={scene} begin={(table) => open({ ...documentOf('A table', table), kept: newPlace() })} />
      </section>
    </>
  );
};
