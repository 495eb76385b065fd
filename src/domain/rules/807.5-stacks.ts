import { isPlayerInRange } from '../state/range.js';
import { answer, nameList, withVerb, type Answer, type Ruling } from '../answer.js';
import { atLeast, entity, listOf, optional, player, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { controllerOf, objectOf, playerOf } from '../state/game-state.js';
import type { GameObject, GameState, Player, TurnMarker } from '../state/game-state.js';
import { leftOf } from '../state/seating.js';
import { decisionsOf } from '../rulebook/decisions.js';
import type { PlayerOrder } from './117.3-priority.js';
import { turnOrderFrom } from './805-shared-team-turns.js';
import { citing } from '../rulebook/citing.js';

const { ruling, certain } = citing('807.5', '807.5a', '807.5b');

/** Whether the game has a stack for each turn marker (807.5). */
export const hasSeveralStacks = ({ variant, edition }: GameState): boolean =>
  variant === 'GRAND_MELEE' && decisionsOf(edition).hasStackPerMarker;

/**
 * In which order do players get priority for a turn marker's stack?
 *
 * - 807.5a: only players with its holder, or the controller of an object on it, within range.
 */
export const priorityForMarker = (state: GameState, marker: TurnMarker): Answer<PlayerOrder> => {
  const place = placeOf(state, marker);
  const onStack = objectsOn(state, marker);
  const players = turnOrderFrom(state, place).filter((each) => sees(state, each, place, onStack));
  const seen = onStack.length ? ` or the controller of ${nameList(onStack, 'or')}` : '';
  const stack = `priority on the stack of turn marker ${marker.number}`;
  const says = players.length
    ? `Those who have ${place.name}${seen} within range get ${stack}: ${nameList(players)}.`
    : `Nobody in the game has ${place.name}${seen} within range, so nobody gets ${stack}.`;
  return answer({ players }, ruling(state, '807.5a', says, place, ...onStack, ...players));
};

/** The player where a marker is, for range: its holder, or the next one if the holder's empty seat no longer counts. */
const placeOf = (state: GameState, { holder }: TurnMarker): Player => {
  const player = playerOf(state, holder);
  return player.countedSeat === null ? leftOf(state, player) : player;
};

const objectsOn = (state: GameState, { number }: TurnMarker): readonly GameObject[] =>
  [...state.objects.values()].filter((object) => stackOf(state, object) === number);

/** The marker on whose stack an object is; null if it is on none. */
const stackOf = ({ turnMarkers }: GameState, { zone, stack }: GameObject): number | null => {
  if (zone !== 'STACK') return null;
  return stack ?? (turnMarkers.length === 1 ? (turnMarkers[0]?.number ?? null) : null);
};

const sees = (state: GameState, player: Player, place: Player, onStack: readonly GameObject[]): boolean =>
  isPlayerInRange(state, player, place) ||
  onStack.some((object) => isPlayerInRange(state, player, controllerOf(state, object)));

export const stackedInput = objectSchema('StackedInput', 'A spell or ability that is about to be put onto a stack.', {
  controller: required(player, 'Who controls it.'),
  targets: optional(listOf(entity, { maximum: 1_000 }), 'What it targets.'),
  causedByStack: optional(
    atLeast(1),
    'The turn marker whose stack holds the object that caused it by triggering or copying it.',
  ),
});
export type StackedSpell = ValueOf<typeof stackedInput>;

export interface StackSelection {
  readonly markers: readonly TurnMarker[];
}

/**
 * On which stacks may a spell or ability be put?
 *
 * - 807.5b: a spell or ability caused by, or targeting, an object on a stack goes on that stack, and can't target
 *   objects on two stacks; any other goes on any stack for which its controller has priority (807.5a).
 * - 807.5: outside Grand Melee there is one stack.
 */
export const legalStacks = (state: GameState, spell: StackedSpell): Answer<StackSelection> => {
  const controller = playerOf(state, spell.controller);
  if (state.variant !== 'GRAND_MELEE') {
    const says = `This game has only one stack, so what ${controller.name} casts goes there.`;
    return answer({ markers: [] }, certain(state, '807.5', says, controller));
  }
  const cause = state.turnMarkers.find(({ number }) => number === spell.causedByStack);
  const targets = (spell.targets ?? []).flatMap((id) => targetOnStack(state, id));
  if (cause) return causedBy(state, controller, cause, targets);
  const markers = state.turnMarkers.filter((marker) => hasPriority(state, controller, marker));
  return targets.length ? targetingOn(state, controller, markers, targets) : anyOf(state, controller, markers);
};

interface TargetedSpell {
  readonly object: GameObject;
  readonly marker: number;
}

const targetOnStack = (state: GameState, id: string): readonly TargetedSpell[] => {
  if (!state.objects.has(id)) return [];
  const object = objectOf(state, id);
  const marker = stackOf(state, object);
  return marker === null ? [] : [{ object, marker }];
};

const hasPriority = (state: GameState, player: Player, marker: TurnMarker): boolean =>
  player.inGame && sees(state, player, placeOf(state, marker), objectsOn(state, marker));

const causedBy = (
  state: GameState,
  controller: Player,
  cause: TurnMarker,
  targets: readonly TargetedSpell[],
): Answer<StackSelection> => {
  const elsewhere = targets.find(({ marker }) => marker !== cause.number);
  const says = `An object on the stack of turn marker ${cause.number} caused this spell or ability of ${controller.name}'s, so it goes on that stack`;
  if (!elsewhere) return answer({ markers: [cause] }, ruling(state, '807.5b', `${says}.`, controller));
  const clash = `${says}, and ${elsewhere.object.name}, on the stack of turn marker ${elsewhere.marker}, can't be targeted from there.`;
  return answer({ markers: [] }, ruling(state, '807.5b', clash, elsewhere.object, controller));
};

const targetingOn = (
  state: GameState,
  controller: Player,
  open: readonly TurnMarker[],
  targets: readonly TargetedSpell[],
): Answer<StackSelection> => {
  const inOrder = [...targets].sort((one, other) => one.marker - other.marker);
  const stacks = [...new Set(inOrder.map(({ marker }) => marker))];
  const objects = inOrder.map(({ object }) => object);
  const numbers = stacks.map((number) => ({ name: String(number) }));
  const where = `${withVerb(objects, 'is', 'are')} on the ${stacks.length > 1 ? 'stacks of turn markers' : 'stack of turn marker'} ${nameList(numbers)}`;
  if (stacks.length > 1) {
    const says = `${where}, and a spell or ability can't target objects on two stacks.`;
    return answer({ markers: [] }, ruling(state, '807.5b', says, ...objects));
  }
  const markers = open.filter(({ number }) => number === stacks[0]);
  const target = ruling(state, '807.5b', `${where}, so what targets it goes on that stack.`, ...objects);
  return markers.length
    ? answer({ markers }, target)
    : answer({ markers }, noPriority(state, controller, stacks), target);
};

const anyOf = (state: GameState, controller: Player, markers: readonly TurnMarker[]): Answer<StackSelection> => {
  if (!markers.length) return answer({ markers }, noPriority(state, controller));
  const numbers = markers.map(({ number }) => ({ name: String(number) }));
  const says =
    numbers.length === 1
      ? `${controller.name} has priority only on the stack of turn marker ${nameList(numbers)}, so the spell goes there.`
      : `${controller.name} has priority on the stacks of turn markers ${nameList(numbers)} and chooses one of them.`;
  const rule = ruling(state, '807.5b', says, controller);
  const may =
    numbers.length === 1
      ? `Turn marker ${nameList(numbers)}, or the controller of something on its stack, is within ${controller.name}'s range.`
      : `Turn markers ${nameList(numbers)}, or controllers of something on their stacks, are within ${controller.name}'s range.`;
  return answer({ markers }, rule, ruling(state, '807.5a', may, controller));
};

/** Says that a player has priority on no stack, or not on the given one. */
const noPriority = (state: GameState, player: Player, [only]: readonly number[] = []): Ruling => {
  const { name, inGame } = player;
  const unseen =
    only === undefined
      ? `No turn marker, and no controller of anything on a stack, is within ${name}'s range, so ${name} has priority on no stack.`
      : `Neither turn marker ${only} nor the controller of anything on its stack is within ${name}'s range, so ${name} has no priority there.`;
  const says = inGame ? unseen : `${name} has left the game, and so has priority on no stack.`;
  return ruling(state, '807.5a', says, player);
};
