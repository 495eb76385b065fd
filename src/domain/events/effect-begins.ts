import { objectSchema, type ValueOf } from '../schema/schema.js';
import { asksForPlayer } from '../state/effects/duration.js';
import { reaches } from '../state/range.js';
import { controllerOfEffect, effectFields, mostEffects } from '../state/effects/effects.js';
import { withEffectBegun } from '../state/effects/effects-begun.js';
import { effectInFull, offerProblemsAt, seenFromOffer } from '../setup/offers.js';
import { unknownIds } from '../schema/unknown-ids.js';
import { knownAt, objectOf, type GameState } from '../state/game-state.js';
import { effectProblems, effectProblemsAt, endedProblems } from '../setup/problems/effect-problems.js';
import { problem, problemsAmong, type Problem } from '../problem.js';
import { settleTable } from '../rules/800-general.js';
import { describeEffect } from '../rules/611.2-describe-effects.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('EffectBeginsInput', 'An effect on objects begins (611.2): the newest one.', effectFields);
type EffectBegins = ValueOf<typeof input>;

/** Rejects effects of departed players (800.4a) and effects whose duration is already over (611.2b). */
const timeProblems = (state: GameState, given: EffectBegins): readonly Problem[] => {
  const { until, controller } = given;
  const hasLeft = (player: string): boolean => !state.playersById.get(player)?.inGame;
  if (controller && hasLeft(controller))
    return [problem(['controller'], `"${controller}" has left the game, so no effect of theirs begins (800.4a).`)];
  return until?.player && asksForPlayer(until) && hasLeft(until.player)
    ? [problem(['until', 'player'], `"${until.player}" has left the game, so that turn never begins (800.4k).`)]
    : endedProblems(given, state.turn.ended, (id) => objectOf(state, id).zone);
};

/** Finds named objects that are out of the controller's range (801.10). */
const rangeProblems = (state: GameState, given: EffectBegins): readonly Problem[] => {
  const controller = controllerOfEffect(state, given);
  if (!controller) return [];
  return problemsAmong(given.on, ['on'], (id) =>
    reaches(state, { controller }, objectOf(state, id))
      ? null
      : `"${id}" is out of range of "${controller}", so no effect of theirs is on it (801.10).`,
  );
};

/** Finds problems of an effect that is given in full, not by an offer. */
const problemsInFull = (state: GameState, given: EffectBegins): readonly Problem[] => [
  ...effectProblems(given, (id) => state.playersById.get(id)?.inGame, state.variant),
  ...(state.effects.length < mostEffects
    ? []
    : [problem([], `A table holds ${mostEffects} effects at most, and this one holds ${state.effects.length}.`)]),
  ...timeProblems(state, given),
  ...effectProblemsAt(state, given),
  ...rangeProblems(state, given),
];

const problems = (state: GameState, given: EffectBegins): readonly Problem[] => {
  if (typeof given.offer !== 'number') return problemsInFull(state, given);
  const found = offerProblemsAt(state, given);
  return found.length ? found : seenFromOffer(given, problemsInFull(state, effectInFull(state, given)));
};

/** Clears the fields that only apply to an offer; the expanded effect sets the fields that it needs. */
const asOffered = { offer: undefined, player: undefined, on: undefined };

export const effectBegins = eventKind<EffectBegins>({
  input,
  description: 'An effect on objects begins, as a spell or ability resolves (611.2). It ends by itself.',
  rules: ['800.4m'],
  /** Expands an effect that is given by an offer, so the event is applied and recorded in full. */
  defaultsAt: (given, state) => {
    if (typeof given.offer !== 'number' || unknownIds(input, given, knownAt(state)).length) return {};
    return problems(state, given).length ? {} : { ...asOffered, ...effectInFull(state, given) };
  },
  problems,
  happen: (state, given) => settleTable(state, withEffectBegun(state, given)),
  summary: (state, given) => {
    const by = given.name ?? (given.from ? objectOf(state, given.from).name : null);
    return `An effect${by === null ? '' : ` of ${by}`} begins on ${describeEffect(state, given)}.`;
  },
});
