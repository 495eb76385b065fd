import { exactlyOne, optional, type ValueOf } from '../schema/schema.js';
import { declaredProblems, type Known } from '../schema/schema-problems.js';
import type { Ruling } from '../answer.js';
import type { GameState } from '../state/game-state.js';
import { within, type Problem } from '../problem.js';
import { badInput, failure, success, type Result } from '../result.js';
import type { RuleNumber } from '../rulebook/rulebook.js';
import { attaches } from './attaches.js';
import { choiceMade } from './choice-made.js';
import { deploys } from './deploys.js';
import { extraTurn } from './extra-turn.js';
import { lifeChanges } from './life-changes.js';
import { unattaches } from './unattaches.js';
import { stateBasedActions } from './state-based-actions.js';
import { result } from './result.js';
import { attackersDeclared } from './attackers-declared.js';
import { blockersDeclared } from './blockers-declared.js';
import { combatEnds } from './combat-ends.js';
import { protectorChosen } from './protector-chosen.js';
import { controlChanges } from './control-changes.js';
import { controlEffectEnds } from './control-effect-ends.js';
import { defendingPlayerChosen } from './defending-player-chosen.js';
import type { EventKind } from './event-kind.js';
import { objectAdded } from './object-added.js';
import { objectChanges } from './object-changes.js';
import { objectMoves } from './object-moves.js';
import { objectsRemoved } from './objects-removed.js';
import { playerLeaves } from './player-leaves.js';
import { stepBegins } from './step-begins.js';
import { taps, untaps } from './taps.js';
import { turnBegins } from './turn-begins.js';
import { turnEnds } from './turn-ends.js';

const given = <Input>({ input, description }: EventKind<Input>) => optional(input, description);

export const gameEvent = exactlyOne('GameEventInput', 'Something that happens at a table: exactly one of these.', {
  turnBegins: given(turnBegins),
  turnEnds: given(turnEnds),
  stepBegins: given(stepBegins),
  playerLeaves: given(playerLeaves),
  objectAdded: given(objectAdded),
  objectMoves: given(objectMoves),
  objectChanges: given(objectChanges),
  objectsRemoved: given(objectsRemoved),
  controlChanges: given(controlChanges),
  controlEffectEnds: given(controlEffectEnds),
  taps: given(taps),
  untaps: given(untaps),
  protectorChosen: given(protectorChosen),
  defendingPlayerChosen: given(defendingPlayerChosen),
  attackersDeclared: given(attackersDeclared),
  blockersDeclared: given(blockersDeclared),
  combatEnds: given(combatEnds),
  attaches: given(attaches),
  choiceMade: given(choiceMade),
  deploys: given(deploys),
  extraTurn: given(extraTurn),
  lifeChanges: given(lifeChanges),
  unattaches: given(unattaches),
  stateBasedActions: given(stateBasedActions),
  result: given(result),
});

/** Something that happens at a table; takes one game state to the next. */
export type GameEvent = ValueOf<typeof gameEvent>;
type Inputs = { readonly [Name in keyof GameEvent]-?: NonNullable<GameEvent[Name]> };
export type EventName = keyof Inputs;

const kinds: { readonly [Name in EventName]: EventKind<Inputs[Name]> } = {
  turnBegins,
  turnEnds,
  stepBegins,
  playerLeaves,
  objectAdded,
  objectMoves,
  objectChanges,
  objectsRemoved,
  controlChanges,
  controlEffectEnds,
  taps,
  untaps,
  protectorChosen,
  defendingPlayerChosen,
  attackersDeclared,
  blockersDeclared,
  combatEnds,
  attaches,
  choiceMade,
  deploys,
  extraTurn,
  lifeChanges,
  unattaches,
  stateBasedActions,
  result,
};

const isEventName = (name: string): name is EventName => name in kinds;
const eventNames: readonly EventName[] = Object.keys(kinds).filter(isEventName);

/** The multiplayer rules that each kind of event happens by. */
export const eventRules: readonly { readonly name: EventName; readonly rules: readonly RuleNumber[] }[] =
  eventNames.map((name) => ({ name, rules: kinds[name].rules ?? [] }));

/** An event as it took place. */
export interface Occurrence {
  readonly type: EventName;
  readonly input: unknown;
  readonly summary: string;
  /** The rules that it broke; it happened all the same. */
  readonly illegalBecause: readonly Ruling[];
  readonly after: GameState;
}

/** What comes of an event at a table: what is wrong with it, or how it takes place. */
const judge = (state: GameState, event: GameEvent): Result<Occurrence> => {
  const name = eventNames.find((each) => event[each] !== undefined);
  return name ? judgeAs(name, state, event) : badInput([{ path: [], message: 'An event must have exactly one kind.' }]);
};

const judgeAs = <Name extends EventName>(
  name: Name,
  state: GameState,
  event: Pick<Partial<Inputs>, Name>,
): Result<Occurrence> => {
  const kind: EventKind<Inputs[Name]> = kinds[name];
  const input: Inputs[Name] | undefined = event[name];
  if (input === undefined) return badInput([]);
  const unknown = declaredProblems(kind.input, input, knownAt(state));
  const problems = unknown.length ? unknown : (kind.problems?.(state, input) ?? []);
  if (problems.length) return badInput(within([name], problems));
  const objected = kind.exactObjections?.(state, input) ?? success(kind.objections?.(state, input) ?? []);
  if (!objected.ok) return objected;
  return success({
    type: name,
    input,
    summary: kind.summary(state, input),
    illegalBecause: objected.value,
    after: kind.happen(state, input),
  });
};

/** What ids mean at a table. */
export const knownAt = (state: GameState): Known => ({
  has: (refersTo, id) => {
    if (refersTo === 'PLAYER') return state.playersById.has(id);
    if (refersTo === 'PLAYER_IN_GAME') return state.playersById.get(id)?.inGame ?? false;
    if (refersTo === 'TEAM') return state.teamsById.has(id);
    return state.objects.has(id) || (refersTo === 'ENTITY' && state.playersById.has(id));
  },
});

/**
 * The events at a table, one after the other: all of them or none.
 *
 * Events that make no sense are BAD_USER_INPUT, all their problems at once; one that the rules forbid is ILLEGAL_EVENT,
 * unless `force` is set.
 */
export const takePlace = (
  state: GameState,
  events: readonly GameEvent[],
  { force }: { readonly force: boolean },
): Result<readonly Occurrence[]> => {
  const occurrences: Occurrence[] = [];
  const problems: Problem[] = [];
  for (const [index, event] of events.entries()) {
    const judged = judge(occurrences.at(-1)?.after ?? state, event);
    if (judged.ok) {
      const [first, ...others] = judged.value.illegalBecause;
      if (first && !force && !problems.length)
        return failure({ code: 'ILLEGAL_EVENT', event: index, because: [first, ...others] });
      occurrences.push(judged.value);
    } else if (judged.failure.code === 'BAD_USER_INPUT') {
      problems.push(...within(['events', index], judged.failure.problems));
      if (event.objectAdded) break;
    } else return judged;
  }
  return problems.length ? badInput(problems) : success(occurrences);
};
