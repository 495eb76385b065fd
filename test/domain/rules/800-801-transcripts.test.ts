import { expect, test } from '@jest/globals';
import { catalogue, type QuestionName } from '../../../src/questions/catalogue/catalogue.js';
import { randomNumbers } from '../../random-numbers.js';
import { sampleArguments } from '../every-question.js';
import { diceOf, everyVariant, randomGame, randomTable, type Dice } from '../random-games.js';
import { everyEdition, under, type GameState } from '../tables.js';

/** The questions that chapters 800.4 and 801 answer. */
const questions: readonly QuestionName[] = [
  ...(['rangeOf', 'ranges', 'legalTargets', 'whoChooses', 'legalChoices', 'canActivate', 'wouldTrigger'] as const),
  ...(['canAttach', 'affectedBy', 'informationFor', 'preventionApplies', 'damageAfterRedirection'] as const),
  ...(['outcomeOf', 'stateBasedActions', 'departureOf'] as const),
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

type Ruling = Readonly<{ rule: { readonly number: string }; says: string }>;

/** The first of each list of rulings in an answer, which decides: its rule and its first sentence. */
const decisionsIn = (answer: unknown): readonly string[] => {
  if (typeof answer !== 'object' || answer === null) return [];
  if (Array.isArray(answer)) return answer.flatMap(decisionsIn);
  const { because, ...others } = answer as { readonly because?: readonly Ruling[] };
  const [first] = because ?? [];
  const told = first ? [`${first.rule.number} ${first.says.split(/(?<=[.)]) (?=[A-Z])/)[0] ?? ''}`] : [];
  return [...told, ...Object.values(others).filter(isPartOfAnswer).flatMap(decisionsIn)];
};

/** Tables and objects in an answer hold no rulings, and players none either. */
const isPartOfAnswer = (value: unknown): boolean =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && 'because' in value);

const toldAt = (seed: number, name: QuestionName): string => {
  const state = tableAt(seed);
  const question = catalogue.find((each) => each.name === name);
  const given = sampleArguments(state, diceFor(seed))[name];
  if (!question || !given) return `${seed}: nothing to ask about`;
  const answered = question.ask(state, given);
  const decisions = answered.ok ? decisionsIn(answered.value) : [JSON.stringify(answered.failure)];
  return [`${seed}:`, ...new Set(decisions)].join('\n  ');
};

const seeds = Array.from({ length: 24 }, (_, seed) => seed);

test.each(questions)('%s: what decides at each table', (name) =>
  expect(seeds.map((seed) => toldAt(seed, name)).join('\n')).toMatchSnapshot(),
);
