import { everyQuestion, howAsked } from '../../generated/every-question.js';
import type { Asked } from './asked.js';
import type { Question } from './question.js';

/** The names of all questions. */
export type QuestionName = (typeof everyQuestion)[number]['name'];

/** The name of each question, with what it asks. */
export const questionNames = Object.fromEntries(
  everyQuestion.map(({ name, description }) => [name, description]),
) as Readonly<Record<QuestionName, string>>;

/** Every question that can be asked of a game state, over GraphQL and REST. */
export const catalogue: readonly Question<QuestionName>[] = everyQuestion;

/** Returns how people ask a question. */
export const askedAs = (name: QuestionName): Asked => howAsked[name];
