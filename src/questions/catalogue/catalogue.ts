import { everyQuestion, forms } from '../../generated/every-question.js';
import type { QuestionForm } from './form.js';
import type { Question } from './question.js';

/** The names of all questions. */
export type QuestionName = (typeof everyQuestion)[number]['name'];

/** The name of each question, with its description. */
export const questionNames = Object.fromEntries(
  everyQuestion.map(({ name, description }) => [name, description]),
) as Readonly<Record<QuestionName, string>>;

/** Every question about a game state, over GraphQL and REST. */
export const catalogue: readonly Question<QuestionName>[] = everyQuestion;

/** Returns the form of a question. */
export const formOf = (name: QuestionName): QuestionForm => forms[name];
