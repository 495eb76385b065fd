import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import { describe as tell } from '../../src/domain/setup/describe.js';
import type { EffectDescription } from '../../src/domain/state/description.js';
import { isFinished, playersInGame, type GameObject, type GameState } from '../../src/domain/state/game-state.js';
import { effectOfAnyKind } from './effects-of-any-kind.js';
import { randomGame, type Dice } from './random-games.js';

/** The table after events that may break the rules; undefined where they make no sense. */
const afterAll = (state: GameState, events: readonly GameEvent[]): GameState | undefined => {
  const taken = takePlace(state, events, { force: true, judges: false });
  return taken.ok ? (taken.value.at(-1)?.after ?? state) : undefined;
};

const markersOf = ({ turnMarkers }: GameState, inTurn: boolean): readonly object[] =>
  turnMarkers.length
    ? turnMarkers.filter((each) => each.inTurn === inTurn).map(({ number }) => ({ marker: number }))
    : [{}];

/** The next turns, in Grand Melee of all markers, one event after the other. */
const passing = (state: GameState): readonly GameEvent[] => {
  const isOver = state.turn.ended && !state.turnMarkers.length;
  const ends = isOver ? [] : markersOf(state, true).map((turnEnds) => ({ turnEnds }));
  const between = afterAll(state, ends) ?? state;
  return [...ends, ...markersOf(between, false).map((turnBegins) => ({ turnBegins }))];
};

const other = (state: GameState, object: string): string =>
  playersInGame(state).find(({ id }) => id !== state.objects.get(object)?.controller)?.id ?? '';

/** Something that brings the end of an effect nearer. */
const towardsEnd = (state: GameState, { until, from }: EffectDescription): readonly GameEvent[] => {
  switch (until?.end) {
    case 'SOURCE_LEAVES':
      return [{ objectMoves: { object: from ?? '', zone: 'GRAVEYARD' } }];
    case 'SOURCE_CHANGES_CONTROL':
      return [{ controlChanges: { object: from ?? '', to: other(state, from ?? '') } }];
    case 'END_OF_COMBAT':
      return markersOf(state, true).map((combatEnds) => ({ combatEnds }));
    default:
      return passing(state);
  }
};

const hasEnd = ({ attackRules, blockRules }: GameObject): boolean =>
  [...attackRules, ...blockRules].some(({ until }) => until);

/** Whether something goes on that did not before it began. */
const goesOn = ({ effects, objects }: GameState, before: GameState): boolean =>
  effects.some(({ name }) => name === 'It') ||
  [...objects.values()].some(
    (object) =>
      hasEnd(object) ||
      object.controlEffects.some(
        ({ until, timestamp }) =>
          until && !before.objects.get(object.id)?.controlEffects.some((each) => each.timestamp === timestamp),
      ),
  );

/** The events until an effect that has begun is over; undefined where it goes on for long. */
const untilOver = (
  before: GameState,
  begun: GameState,
  effect: EffectDescription,
): readonly GameEvent[] | undefined => {
  const events: GameEvent[] = [];
  let state: GameState | undefined = begun;
  for (let round = 0; state && round < 25; round += 1) {
    if (!goesOn(state, before)) return events;
    const next = towardsEnd(state, effect);
    events.push(...next);
    state = afterAll(state, next);
  }
  return undefined;
};

/** All that is told of a table, with ages in order in place of timestamps; what had changed hands is new to its player. */
const toldOf = (state: GameState, stolen: ReadonlySet<string>): unknown => {
  const ages = [...state.objects.values()].flatMap(({ timestamp, controlEffects }) => [
    timestamp,
    ...controlEffects.map((each) => each.timestamp),
  ]);
  const stamps = state.effects.map(({ timestamp }) => timestamp);
  const inOrder = [...new Set([...ages, ...stamps])].sort((one, another) => one - another);
  return JSON.parse(
    JSON.stringify(
      { ...tell(state), ...(stolen.size && { combats: null }) },
      function (this: { id?: string }, key: string, value: unknown) {
        if (key === 'timestamp' && typeof value === 'number') return inOrder.indexOf(value);
        return key === 'controlledSinceTurnBegan' && stolen.has(this.id ?? '') ? undefined : value;
      },
    ),
  );
};

/** What has another controller at one of two tables, or one more reason to have the same. */
const stolenBetween = (one: GameState, another: GameState): ReadonlySet<string> =>
  new Set(
    [...one.objects.values()].flatMap(({ id, controller, controlEffects }) => {
      const then = another.objects.get(id);
      return then?.controller === controller && then.controlEffects.length === controlEffects.length ? [] : [id];
    }),
  );

/** The same effect told in short, as rules of an object, where it can be. */
const inShort = ({ on, attackRules, blockRules, until, ...more }: EffectDescription): GameEvent | undefined => {
  const [object] = on ?? [];
  if (object === undefined || more.givesControlTo || until?.end.startsWith('SOURCE')) return undefined;
  const lasting = <Rule extends object>(rules: readonly Rule[] | null | undefined) =>
    (rules ?? []).map((rule) => ({ ...rule, until }));
  return { objectChanges: { object, attackRules: lasting(attackRules), blockRules: lasting(blockRules) } };
};

const neutral: ReadonlySet<string> = new Set([
  ...['taps', 'untaps', 'lifeChanges', 'objectAdded', 'objectMoves', 'extraTurn', 'stepBegins', 'turnEnds'],
  'turnBegins',
  ...['controlChanges', 'playerLeaves', 'attaches', 'combatEnds', 'objectsRemoved'],
]);

/** Whether something at a table ends as its source is stolen. */
const endsByTheft = ({ effects, objects }: GameState): boolean =>
  [...effects, ...[...objects.values()].flatMap(({ controlEffects }) => controlEffects)].some(
    ({ until }) => until?.end === 'SOURCE_CHANGES_CONTROL',
  );

/** Events that nothing an effect does makes others: what changes hands is left alone. */
const meanwhile = (state: GameState, { givesControlTo }: EffectDescription, dice: Dice): readonly GameEvent[] =>
  givesControlTo
    ? []
    : randomGame(state, dice, dice.below(5)).flatMap(({ type, input }) =>
        neutral.has(type) ? [{ [type]: input }] : [],
      );

/** A table on which an effect began and ended, and the same where it did not begin; undefined where none ended. */
export const beganAndEnded = (
  start: GameState,
  dice: Dice,
): readonly [withIt: unknown, without: unknown] | undefined => {
  const state = randomGame(start, dice, dice.below(6)).at(-1)?.after ?? start;
  const effect = effectOfAnyKind(state, dice);
  if (isFinished(state) || !effect || (effect.givesControlTo && endsByTheft(state))) return undefined;
  const begins = (dice.below(4) ? undefined : inShort(effect)) ?? { effectBegins: effect };
  const between = meanwhile(state, effect, dice);
  const begun = afterAll(state, [begins]);
  const later = begun && afterAll(begun, between);
  const last = later && untilOver(state, later, effect);
  const events = [...between, ...(last ?? [])];
  if (!last || !events.length) return undefined;
  const stolen = stolenBetween(state, begun);
  const told = (table: GameState) => {
    const after = afterAll(table, events);
    return after && toldOf(after, stolen);
  };
  return [told(begun), told(state)];
};
