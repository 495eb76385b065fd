import { useState } from 'preact/hooks';
import type { Description } from '../api';
import { Toggles } from '../parts/toggle';

type Effect = NonNullable<Description['effects']>[number];
type End = NonNullable<Effect['until']>['end'];

/** The most frequent effects on a creature. */
const kinds: readonly (readonly [does: Partial<Effect>, says: string])[] = [
  [{ keywords: ['Flying'] }, 'Flying'],
  [{ keywords: ['Haste'] }, 'Haste'],
  [{ blockRules: [{ kind: 'CANT_BE_BLOCKED' }] }, 'Can’t be blocked'],
  [{ attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] }, 'Must attack'],
  [{ attackRules: [{ kind: 'CANT_ATTACK' }] }, 'Can’t attack'],
  [{ blockRules: [{ kind: 'CANT_BLOCK' }] }, 'Can’t block'],
  [{ losesAllAbilities: true }, 'Loses all abilities'],
];

const ends: readonly (readonly [end: End, says: string])[] = [
  ['END_OF_TURN', 'End of turn'],
  ['END_OF_COMBAT', 'End of combat'],
  ['NEXT_TURN', 'Its controller’s next turn'],
  ['END_OF_GAME', 'For good'],
];

const doesOf = ({ keywords, attackRules, blockRules, losesAllAbilities }: Partial<Effect>): string =>
  JSON.stringify([keywords ?? [], attackRules ?? [], blockRules ?? [], losesAllAbilities ?? false]);

const isIt =
  (id: string, does: Partial<Effect>) =>
  (effect: Effect): boolean =>
    effect.on?.length === 1 && effect.on[0] === id && doesOf(effect) === doesOf(does);

interface Props {
  readonly table: Description;
  readonly id: string;
  /** Its controller, whose next turn may end the effect. */
  readonly controller: string;
  readonly change: (make: (table: Description) => Description) => void;
}

/** Adds an effect on an object to the table, or removes it if it is there. */
const toggledIn =
  ({ id, controller }: Props, does: Partial<Effect>, end: End) =>
  (table: Description): Description => {
    const { effects = [] } = table;
    const others = effects.filter((effect) => !isIt(id, does)(effect));
    const until = { end, ...(end === 'NEXT_TURN' && { player: controller }) };
    return { ...table, effects: others.length < effects.length ? others : [...effects, { ...does, on: [id], until }] };
  };

/** Adds effects to a permanent: one tap each, until end of turn unless another end is chosen first. */
export const TemporaryEffects = (props: Props) => {
  const [end, setEnd] = useState<End>('END_OF_TURN');
  const { table, id, change } = props;
  return (
    <details>
      <summary>Temporary effects on it</summary>
      <p className="label">Until</p>
      <Toggles label="Until" options={ends} isOn={(each) => each === end} press={setEnd} />
      <p className="label">What</p>
      <Toggles
        label="What happened to it"
        options={kinds}
        isOn={(does) => (table.effects ?? []).some(isIt(id, does))}
        press={(does) => change(toggledIn(props, does, end))}
      />
    </details>
  );
};
