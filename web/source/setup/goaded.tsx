import { without } from '../rules/without';
import { hasRule, toggleRule, type Rule } from './attack-rules';
import type { TableObject, ThingProps } from './tables';
import { describedController } from './through-what';
import { Toggles } from '../parts/toggle';

const isGoad = ({ kind }: Rule): boolean => kind === 'GOADED';

const ends = [
  [null, 'Their next turn'],
  ['END_OF_TURN', 'End of turn'],
  ['END_OF_COMBAT', 'End of combat'],
  ['END_OF_GAME', 'For good'],
] as const;

type End = (typeof ends)[number][0];

const endOf = ({ until }: Rule): End => ends.find(([end]) => end === until?.end)?.[0] ?? null;

/** Sets the end of a creature's goads; null is the usual end, the goading player's next turn (701.15a). */
const goadedUntil =
  (end: End) =>
  (thing: TableObject): TableObject => ({
    ...thing,
    attackRules: (thing.attackRules ?? []).map((rule) =>
      isGoad(rule) ? { ...without(rule, 'until'), ...(end && { until: { end } }) } : rule,
    ),
  });

/** Asks who goaded a creature, and until when. */
export const GoadFields = ({ table, thing, set }: ThingProps) => {
  const goads = (thing.attackRules ?? []).filter(isGoad);
  const others = table.players.filter(({ id }) => id !== describedController(thing));
  return (
    <>
      <p className="label">Goaded by</p>
      <Toggles
        label="Goaded by"
        options={others.map(({ id, name }) => [id, name ?? id])}
        isOn={(id) => hasRule(thing, 'GOADED', id)}
        press={(id) => set((each) => toggleRule(each, 'GOADED', id))}
      />
      {goads.length ? (
        <>
          <p className="label">Goaded until</p>
          <Toggles
            label="Goaded until"
            options={ends}
            isOn={(end) => goads.every((rule) => endOf(rule) === end)}
            press={(end) => set(goadedUntil(end))}
          />
        </>
      ) : null}
    </>
  );
};
