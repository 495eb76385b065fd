import { without } from '../rules/without';
import type { Description } from '../api';
import type { Thing } from './tables';

/** Whoever controls a thing, as the table tells it: by its effects, by default, or as its owner. */
export const controllerToldOf = ({ owner, controller, controlEffects = [] }: Thing): string =>
  controlEffects.at(-1)?.givesControlTo ?? controller ?? owner;

/** The thing under that player's control, not told through what. */
export const controlledBy = (thing: Thing, player: string): Thing => {
  const bare = without(without(without(thing, 'controlEffects'), 'control'), 'controller');
  return player === thing.owner ? bare : { ...bare, controller: player };
};

interface Way {
  readonly says: string;
  readonly isOn: boolean;
  readonly told: (player: string) => Partial<Thing>;
}

const waysOf = (table: Description, { id, control, controlEffects = [] }: Thing): readonly Way[] => {
  const [effect] = controlEffects;
  const attached = (table.objects ?? []).filter(({ attachedTo }) => attachedTo === id);
  return [
    ...attached.map((source) => ({
      says: source.name ?? source.id,
      isOn: effect?.source === source.id,
      told: (player: string) => ({ controlEffects: [{ givesControlTo: player, source: source.id }] }),
    })),
    {
      says: 'Until end of turn',
      isOn: effect?.until?.end === 'END_OF_TURN',
      told: (player: string) => ({ controlEffects: [{ givesControlTo: player, until: { end: 'END_OF_TURN' } }] }),
    },
    { says: 'For good', isOn: control === 'EFFECT', told: (controller: string) => ({ controller, control: 'EFFECT' }) },
    {
      says: 'It entered so',
      isOn: control === 'ENTERED_UNDER',
      told: (controller: string) => ({ controller, control: 'ENTERED_UNDER' }),
    },
  ];
};

interface Props {
  readonly table: Description;
  readonly thing: Thing;
  readonly set: (change: (thing: Thing) => Thing) => void;
}

/** Through what another player than its owner controls a thing: what becomes of it as a player leaves hangs on that. */
export const ThroughWhat = ({ table, thing, set }: Props) =>
  controllerToldOf(thing) === thing.owner ? null : (
    <>
      <p className="label">Through what?</p>
      <div className="chips" role="group" aria-label="Through what?">
        {waysOf(table, thing).map(({ says, isOn, told }) => (
          <button
            key={says}
            type="button"
            aria-pressed={isOn}
            onClick={() => set((each) => ({ ...controlledBy(each, each.owner), ...told(controllerToldOf(each)) }))}
          >
            {says}
          </button>
        ))}
      </div>
    </>
  );
