import { without } from '../rules/without';
import { describe } from '../../../src/domain/setup/describe';
import type { Description } from '../api';
import { newPlace } from '../keeping';
import { documentOf, isOwn, type Document, type Edit } from '../rules/document';
import type { Scene } from '../rules/engine';
import { VariantOptions } from '../parts/variant-options';
import type { Variant } from '../rules/words';
import { AsText } from './as-text';
import { NewTable } from './new-table';
import { Seats } from './seats';
import { seated } from './tables';
import { ToCopy, whyNotOwn } from './to-copy';

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

const VariantOption = ({ table, edit }: OptionProps) => (
  <label>
    <span>Variant</span>
    <select
      value={table.variant ?? 'FREE_FOR_ALL'}
      onChange={({ currentTarget }) => {
        const variant = currentTarget.value as Variant;
        edit({ ...table, variant, ...seated(variant, table.players) });
      }}
    >
      <VariantOptions />
    </select>
  </label>
);

const RangeOption = ({ table, edit }: OptionProps) => (
  <label>
    <span>Range of influence, in seats</span>
    <input
      type="number"
      min={0}
      value={table.options?.rangeOfInfluence ?? ''}
      placeholder="the variant’s"
      onInput={({ currentTarget: { value } }) =>
        edit(withOption(table, 'rangeOfInfluence', value === '' ? null : Number(value)))
      }
    />
  </label>
);

const AttackOption = ({ table, edit }: OptionProps) => (
  <label>
    <span>Creatures may attack</span>
    <select
      value={table.options?.attack ?? ''}
      onChange={({ currentTarget: { value } }) =>
        edit(withOption(table, 'attack', attacks.find(([name]) => name === value)?.[0] ?? null))
      }
    >
      <option value="">as the variant says</option>
      {attacks.map(([name, says]) => (
        <option key={name} value={name}>
          {says}
        </option>
      ))}
    </select>
  </label>
);

const TurnOption = ({ table, edit }: OptionProps) => (
  <label>
    <span>Whose turn it is</span>
    <select
      value={table.turn?.activePlayers[0] ?? ''}
      onChange={({ currentTarget: { value } }) => edit({ ...table, turn: { ...table.turn, activePlayers: [value] } })}
    >
      {table.players.map(({ id, name }) => (
        <option key={id} value={id}>
          {name ?? id}
        </option>
      ))}
    </select>
  </label>
);

const OptionsOfTable = (props: OptionProps) => (
  <details className="options">
    <summary>Variant and options</summary>
    <VariantOption {...props} />
    <RangeOption {...props} />
    <AttackOption {...props} />
    <TurnOption {...props} />
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
          <ToCopy says={whyNotOwn(document.supposed.length > 0)} copy={() => edit(now)} />
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
