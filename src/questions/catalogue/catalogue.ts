import { citedRules } from '../../generated/cited-rules.js';
import { everyQuestion, forms } from '../../generated/every-question.js';
import type { RuleNumber } from '../../domain/rulebook/rulebook.js';
import type { QuestionForm } from './form.js';
import type { Question } from './question.js';

/** The names of all questions. */
export type QuestionName = (typeof everyQuestion)[number]['name'];

/** The name of each question, with its description. */
export const questionNames = Object.fromEntries(
  everyQuestion.map(({ name, description }) => [name, description]),
) as Readonly<Record<QuestionName, string>>;

/** A question with the rules that its answers cite, in order of number. */
export interface CatalogueEntry extends Question<QuestionName> {
  readonly rules: readonly RuleNumber[];
}

/** Every question about a game state, over GraphQL and REST. */
export const catalogue: readonly CatalogueEntry[] = everyQuestion.map((question) => ({
  ...question,
  rules: citedRules[question.name],
}));

/** Returns the form of a question. */
export const formOf = (name: QuestionName): QuestionForm => forms[name];
