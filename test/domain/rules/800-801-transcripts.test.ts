import { describe, expect, test } from '@jest/globals';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { catalogue, type QuestionName } from '../../../src/questions/catalogue/catalogue.js';
import { randomNumbers } from '../../random-numbers.js';
import { answerTold } from '../answers-told.js';
import { sampleArguments } from '../every-question.js';
import { diceOf, everyVariant, randomGame, randomTable, type Dice } from '../random-games.js';
import { everyEdition, under } from '../tables.js';

/** The questions that chapters 800.4 and 801 answer. */
const questions: readonly QuestionName[] = [
  'rangeOf',
  'ranges',
  'legalTargets',
  'whoChooses',
  'legalChoices',
  'canActivate',
  'wouldTrigger',
  'canAttach',
  'affectedBy',
  'informationFor',
  'preventionApplies',
  'damageAfterRedirection',
  'outcomeOf',
  'stateBasedActions',
  'departureOf',
];

const diceFor = (seed: number): Dice => {
  const numbers = randomNumbers(seed);
  return diceOf(Array.from({ length: 4_000 }, () => numbers.below(10_000)));
};

/** A table in the middle of a game: somebody has left, something has changed hands. */
const tableAt = (seed: number): GameState => {
  const dice = diceFor(seed);
  const start = randomTable(everyVariant[seed % everyVariant.length] ?? 'FREE_FOR_ALL', dice);
  const state = randomGame(start, dice, 6).at(-1)?.after ?? start;
  return under(everyEdition[seed % everyEdition.length] ?? 'CR_2026', state);
};

const toldAt = (state: GameState, name: QuestionName, seed: number): string => {
  const question = catalogue.find((each) => each.name === name);
  const given = sampleArguments(state, diceFor(seed))[name];
  if (!question || !given) return 'nothing to ask about';
  const answered = question.ask(state, given);
  return `${JSON.stringify(given)}\n${answerTold(answered.ok ? answered.value : answered.failure)}`;
};

const seeds = Array.from({ length: 24 }, (_, seed) => seed);

describe.each(questions)('%s, as it is told', (name) => {
  test.each(seeds)('at table %d', (seed) => {
    expect(toldAt(tableAt(seed), name, seed)).toMatchSnapshot();
  });
});
