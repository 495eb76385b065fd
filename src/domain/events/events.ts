import { createReader, createStoredReader, resultOf } from '../schema/reader.js';
import { listOf, objectSchema, optional, required } from '../schema/schema.js';
import type { InputOf, Fields, ObjectSchema, Schema, ValueOf } from '../schema/schema.js';
import { unknownIds } from '../schema/unknown-ids.js';
import { createLazy } from '../values/remembered.js';
import type { Ruling } from '../answer.js';
import type { Solve } from '../combat/optimization/integer-program.js';
import { type GameState, knownAt } from '../state/game-state.js';
import { existingAt } from '../state/phased-out.js';
import { overflowProblems } from '../setup/problems/overflow.js';
import { atPath, type Problem } from '../problem.js';
import { badInput, failure, success, type Result, type TooComplex } from '../result.js';
import type { RuleNumber } from '../rulebook/rulebook.js';
import { withControlFromBefore } from '../state/control.js';
import { withMarkedCombats } from '../state/turns-under-way.js';
import { describeMarkerChanges } from '../rules/807.4-marker-rulings.js';
import { withPrintedControl } from '../cards/layers/control.js';
import { withGroupsSettled, withTypesInCombat } from '../cards/layers/static-abilities.js';
import { withEarlierCombat } from '../rules/506-earlier-this-turn.js';
import { phasedInBetween } from '../rules/702.26-phasing.js';
import { describeControlEnded } from '../rules/611.2-control-ended.js';
import { describeDepartures } from '../rules/800.4-describe-departures.js';
import { effectsEnded, type SettledTable } from '../rules/611.2-durations.js';
import { settleTable } from '../rules/800-general.js';
import { attaches } from './attaches.js';
import { becomesMonarch, takesInitiative } from './designations.js';
import { choiceMade } from './choice-made.js';
import { deploys } from './deploys.js';
import { effectBegins } from './effect-begins.js';
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
import { phasesIn, phasesOut } from './phases.js';
import { playerLeaves } from './player-leaves.js';
import { stepBegins } from './step-begins.js';
import { taps, untaps } from './taps.js';
import { turnBegins } from './turn-begins.js';
import { turnEnds } from './turn-ends.js';
import { mapValues } from '../values/record.js';

const kinds = {
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
  phasesOut,
  phasesIn,
  protectorChosen,
  defendingPlayerChosen,
  attackersDeclared,
  blockersDeclared,
  combatEnds,
  attaches,
  becomesMonarch,
  takesInitiative,
  choiceMade,
  deploys,
  effectBegins,
  extraTurn,
  lifeChanges,
  unattaches,
  stateBasedActions,
  result,
};

type EventKinds = typeof kinds;
export type EventName = keyof EventKinds;
type Inputs = { readonly [Name in EventName]: InputOf<EventKinds[Name]['input']> };
type Values = { readonly [Name in EventName]: ValueOf<EventKinds[Name]['input']> };

/** An event as a client sends it. */
export type GameEvent = Partial<Inputs>;
/** An event after validation, with defaults filled in. */
export type FullEvent = Partial<Values>;

const kindsByName: { readonly [Name in EventName]: EventKind<Values[Name], Inputs[Name]> } = kinds;
const isEventName = (name: string): name is EventName => name in kinds;
const eventNames: readonly EventName[] = Object.keys(kinds).filter(isEventName);

export const gameEvent: ObjectSchema<FullEvent, Fields, GameEvent> = {
  kind: 'object',
  name: 'GameEventInput',
  description: 'Something that happens at a table: exactly one of these.',
  exactlyOne: true,
  fields: () => mapValues(kinds, ({ input, description }) => optional<Schema>(input, description)),
};

/** The multiplayer rules that each kind of event follows. */
export const eventRules: readonly { readonly name: EventName; readonly rules: readonly RuleNumber[] }[] =
  eventNames.map((name) => ({ name, rules: kinds[name].rules ?? [] }));

/** An event that took place. */
export interface Occurrence {
  readonly type: EventName;
  readonly input: object;
  /** The defaults that the event filled in; the log records them with the client's input. */
  readonly settled: object;
  readonly summary: string;
  /** The rules that a forced event broke. */
  readonly illegalBecause: readonly Ruling[];
  readonly after: GameState;
}

/** Applies control that cards give; creatures that thereby change control or types are removed from combat (506.4). */
const withCards = (before: GameState, after: GameState): GameState => {
  const now = withPrintedControl(after);
  const areTypesTold = [before, now].every((table) => withTypesInCombat(table) === table);
  return now === after && areTypesTold ? after : settleTable(before, now);
};

/** Applies an event and ends the effects whose duration is then over (611.2a). */
const settledAfter = (before: GameState, event: FullEvent, happen: (state: GameState) => GameState): SettledTable => {
  const settled = withGroupsSettled(before);
  const moved = event.objectMoves?.object;
  const phased = phasedInBetween(settled, happen(settled));
  const carded = withCards(settled, phased.state);
  const ended = effectsEnded(settled, carded, { endedCombat: event.combatEnds, moved });
  // The event's own summary already covers the object whose control effect ends or that moves.
  const control = describeControlEnded(settled, carded, event.controlEffectEnds?.object ?? moved ?? '');
  const departures = describeDepartures(settled, ended.state, moved);
  const finalState = ended.state.objects === settled.objects ? ended.state : withControlFromBefore(ended.state);
  return {
    summary: phased.summary + control + ended.summary + departures,
    state: withMarkedCombats(event.result?.restart ? finalState : withEarlierCombat(settled, finalState)),
  };
};

/** Returns the problems of an event at a table, or its occurrence. */
const judge = <Name extends EventName>(
  name: Name,
  state: GameState,
  event: Pick<FullEvent, Name>,
  judged: JudgeOptions,
): Result<Occurrence> => {
  const kind = kindsByName[name];
  const given = inputOf(name, event);
  const settled: Partial<Values[Name]> = kind.defaultsAt?.(given, state) ?? {};
  const input = { ...given, ...settled };
  const problems = problemsOf(kind, state, input);
  if (problems.length) return badInput(atPath([name], problems));
  const objected = objectionsTo(kind, state, input, judged);
  if (!objected.ok) return objected;
  const { state: after, summary } = settledAfter(state, event, (table) => kind.happen(table, input));
  const overflow = overflowProblems(state, after);
  if (overflow.length) return badInput(atPath([name], overflow));
  return success({
    type: name,
    input,
    settled,
    summary: summary ? `${kind.summary(state, input).slice(0, -1)}${summary}.` : kind.summary(state, input),
    illegalBecause: objected.value,
    after,
  });
};

/**
 * Returns why the rules forbid an event. Plain objections make the search unnecessary. If the exact check fails, a
 * forced event, or one with plain objections, is judged by those alone.
 */
const objectionsTo = <Value>(
  kind: EventKind<Value, unknown>,
  state: GameState,
  input: Value,
  { force, judges = true, permit, solve }: JudgeOptions,
): Result<readonly Ruling[]> => {
  if (!judges) return success([]);
  const refused = kind.steps && permit?.(kind.steps(state, input));
  const plain = createLazy(() => kind.plainObjections?.(state, input) ?? []);
  const search: Solve | null = solve ? (program) => (plain().length ? 'OUT_OF_TIME' : solve(program)) : null;
  const exact = refused ? failure(refused) : kind.exactObjections?.(state, input, search);
  if (!exact) return success(kind.objections?.(state, input) ?? []);
  if (exact.ok) return exact;
  const told = refused ? [] : plain();
  return force || told.length ? success(told) : exact;
};

const problemsOf = <Value>(kind: EventKind<Value, unknown>, state: GameState, input: Value): readonly Problem[] => {
  const unknown = unknownIds(kind.input, input, kind.reachesPhasedOut ? knownAt(state) : existingAt(state));
  return unknown.length ? unknown : (kind.problems?.(state, input) ?? []);
};

const nameOf = (event: FullEvent): EventName => {
  const name = eventNames.find((each) => event[each] !== undefined);
  if (!name) throw new Error('An event has exactly one of the kinds of event.');
  return name;
};

const inputOf = <Name extends EventName>(name: Name, event: Pick<FullEvent, Name>): Values[Name] => {
  const input: Values[Name] | undefined = event[name];
  if (input === undefined) throw new Error(`The event is not ${name}.`);
  return input;
};

/** The maximum number of events in a request. */
const mostEvents = 1_000;

export const events = listOf(gameEvent, { maximum: mostEvents });
const readList = createReader(objectSchema('Events', 'Events, in order.', { events: required(events, 'The events.') }));

/** Validates the shape and bounds of a client's events, or returns all problems. */
export const readEvents = (given: unknown): Result<readonly FullEvent[]> => {
  const read = resultOf(readList({ events: given }));
  return read.ok ? success(read.value.events) : read;
};

interface JudgeOptions {
  /** Whether to apply events that the rules forbid. */
  readonly force: boolean;
  /** Solves the integer programs of declarations that a network flow cannot decide. */
  readonly solve?: Solve;
  /** Whether to check events against the rules; by default true. */
  readonly judges?: boolean;
  /** Charges the estimated steps to the budget; returns a failure if they exceed it. */
  readonly permit?: (steps: number) => TooComplex | undefined;
}

/**
 * Applies a client's events to a table, one after the other: all of them or none.
 *
 * Invalid events fail with BAD_USER_INPUT and all of their problems, forbidden ones with ILLEGAL_EVENT, unless `force`
 * is set.
 */
export const takePlace = (state: GameState, given: unknown, judged: JudgeOptions): Result<readonly Occurrence[]> => {
  const read = readEvents(given);
  return read.ok ? play(state, read.value, judged) : read;
};

/** Applies validated events. */
export const play = (
  state: GameState,
  played: readonly FullEvent[],
  judgement: JudgeOptions,
): Result<readonly Occurrence[]> => {
  const occurrences: Occurrence[] = [];
  const problems: Problem[] = [];
  let moreProblems = 0;
  for (const [index, event] of played.entries()) {
    const before = occurrences.at(-1)?.after ?? state;
    const judged = judge(nameOf(event), before, event, judgement);
    if (judged.ok) {
      const [first, ...others] = judged.value.illegalBecause;
      if (first && !judgement.force && !problems.length)
        return failure({ code: 'ILLEGAL_EVENT', event: index, because: [first, ...others] });
      occurrences.push(event.result?.restart ? judged.value : withMarkers(before, judged.value));
    } else if (judged.failure.code === 'BAD_USER_INPUT') {
      problems.push(...atPath(['events', index], judged.failure.problems));
      moreProblems += judged.failure.moreProblems ?? 0;
      if (event.objectAdded) break;
    } else return judged;
  }
  return problems.length ? badInput(problems, moreProblems) : success(occurrences);
};

/** Adds changes of turn markers to the summary: "Ann's turn ends; turn marker 2 passes to Bob (807.4c)." */
const withMarkers = (before: GameState, given: Occurrence): Occurrence => ({
  ...given,
  summary: `${given.summary.slice(0, -1)}${describeMarkerChanges(before, given.after)}.`,
});

const readStored = createStoredReader(gameEvent);

/** Returns the table after each event of a log, without checking the rules again. */
export const replay = (state: GameState, log: readonly GameEvent[]): readonly GameState[] => {
  let after = state;
  return log.map((stored) => {
    const event = readStored(stored);
    after = happened(nameOf(event), after, event);
    return after;
  });
};

const happened = <Name extends EventName>(name: Name, state: GameState, event: Pick<FullEvent, Name>): GameState =>
  settledAfter(state, event, (table) => kindsByName[name].happen(table, inputOf(name, event))).state;
