import { without } from '../rules/without';
import type { Description } from '../api';
import { Toggles } from '../parts/toggle';
import type { TableObject, ThingProps } from './tables';

/** Returns an object's controller in the description: by an effect, by default, or its owner. */
export const describedController = ({ owner, controller, controlEffects = [] }: TableObject): string =>
  controlEffects.at(-1)?.givesControlTo ?? controller ?? owner;

/** Gives control of an object to a player, without saying why. */
export const controlledBy = (thing: TableObject, player: string): TableObject => {
  const bare = without(thing, 'controlEffects', 'control', 'controller');
  return player === thing.owner ? bare : { ...bare, controller: player };
};

interface ControlOption {
  readonly says: string;
  readonly isOn: boolean;
  readonly fieldsFor: (player: string) => Partial<TableObject>;
}

const waysOf = (table: Description, { id, control, controlEffects = [] }: TableObject): readonly ControlOption[] => {
  const [effect] = controlEffects;
  const attached = (table.objects ?? []).filter(({ attachedTo }) => attachedTo === id);
  return [
    ...attached.map((source) => ({
      says: source.name ?? source.id,
      isOn: effect?.source === source.id,
      fieldsFor: (player: string) => ({ controlEffects: [{ givesControlTo: player, source: source.id }] }),
    })),
    {
      says: 'Until end of turn',
      isOn: effect?.until?.end === 'END_OF_TURN',
      fieldsFor: (player: string) => ({ controlEffects: [{ givesControlTo: player, until: { end: 'END_OF_TURN' } }] }),
    },
    {
      says: 'For good',
      isOn: control === 'EFFECT',
      fieldsFor: (controller: string) => ({ controller, control: 'EFFECT' }),
    },
    {
      says: 'Entered under their control',
      isOn: control === 'ENTERED_UNDER',
      fieldsFor: (controller: string) => ({ controller, control: 'ENTERED_UNDER' }),
    },
  ];
};

/** Asks why a player other than its owner controls an object, which decides its fate when a player leaves. */
export const ControlReasonField = ({ table, thing, set }: ThingProps) =>
  describedController(thing) === thing.owner ? null : (
    <>
      <p className="label">Why do they control it?</p>
      <Toggles
        label="Why do they control it?"
        options={waysOf(table, thing).map((way) => [way, way.says])}
        isOn={({ isOn }) => isOn}
        press={({ fieldsFor }) =>
          set((each) => ({ ...controlledBy(each, each.owner), ...fieldsFor(describedController(each)) }))
        }
      />
    </>
  );
