import type { GameState } from '../../src/domain/state/game-state.js';
import { createAnswerPick } from '../../src/query/answer-pick.js';
import { createAsk } from '../../src/query/ask.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from '../domain/every-question.js';
import type { Dice } from '../domain/random-games.js';
import { variedArguments } from '../questions/varied-arguments.js';

/** A question with its arguments. */
export type Asked = readonly [name: string, given: object];

const asks = new Map(
  catalogue.map((question) => [
    question.name as string,
    { ask: createAsk(question), pick: createAnswerPick(question.answer) },
  ]),
);

/** Draws arguments of every question that has something to ask about at a table. */
export const everyAsked = (state: GameState, dice: Dice): readonly Asked[] =>
  [...Object.entries(sampleArguments(state, dice)), ...variedArguments(state, dice)].flatMap(([name, given]) =>
    typeof given === 'object' && given !== null ? [[name, given] as const] : [],
  );

/** Asks as REST does; of what is refused the code and the paths are told. */
export const answerTo = (state: GameState, [name, given]: Asked): unknown => {
  const question = asks.get(name);
  const read = question?.ask({ ...given });
  const answered = read?.ok ? read.value(state) : read;
  if (answered?.ok) return JSON.parse(JSON.stringify(question?.pick(answered.value)));
  const failure = answered?.failure;
  return failure && 'problems' in failure ? [failure.code, failure.problems.map(({ path }) => path)] : failure?.code;
};

type Json = Readonly<Record<string, unknown>>;

/** What does not bear on the answer: sentences, whose names stand in the order of the table, and one of several best. */
const notCompared = new Set(['because', 'says', 'about', 'path', 'message', 'legalAttack', 'legalBlock', 'violations']);

/** An answer without its sentences, lists in no order. */
export const inNoOrder = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .map(inNoOrder)
      .map((each) => JSON.stringify(each))
      .sort();
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value as Json).filter(([name]) => !notCompared.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, inNoOrder(each)]));
};

/** Returns a value with all strings that a map holds in place of others. */
export const renamedIn = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renamedIn(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamedIn(each, names)]));
};
