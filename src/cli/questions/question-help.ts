import { catalogue, type CatalogueEntry } from '../../questions/catalogue/catalogue.js';
import type { AnyField, Fields } from '../../domain/schema/schema.js';
import { pathOf, type Question } from '../../questions/catalogue/question.js';
import { listOptions } from '../help.js';
import { argumentsOf, optionsOf, partsOf, placeholderOf } from './question-options.js';
import { wrapLines } from '../terminal/wrapped.js';

/** Finds a question by its GraphQL or REST name. */
export const findQuestion = (name: string): CatalogueEntry | undefined =>
  catalogue.find((each) => each.name === name || pathOf(each) === name);

/** Lists every question with its description. */
export const helpOfQuestions = (width: number): readonly string[] =>
  catalogue.flatMap(({ name, description }) => {
    const [first = '', ...others] = wrapLines(description, Math.max(30, width - 26));
    return [`  ${name.padEnd(24)}${first}`, ...others.map((line) => ' '.repeat(26) + line)];
  });

/** Returns a question's description and options. */
export const helpOfQuestion = (question: CatalogueEntry, width: number): string =>
  [
    `rangefinder ask TABLE ${question.name} ${usageOf(question)}`.trimEnd(),
    '',
    ...wrapLines(question.description, width),
    ...listOptions(optionsOf(question, []), width),
    '',
    ...wrapLines(
      'Give a list as one text with ; between its entries, or repeat the option. Any argument may be JSON, or be given in parts, as in --among.types Creature.',
      width,
    ),
    '',
    ...wrapLines(`Rules: ${question.rules.join(', ')}`, width),
  ].join('\n');

const usageOf = (question: Question): string =>
  requiredIn(argumentsOf(question))
    .flatMap(([name, { type }]) => {
      const parts = partsOf(type) ?? {};
      const usages = (fields: readonly (readonly [string, AnyField])[]) =>
        fields.map(([part, each]) => usageOfOne(`${name}.${part}`, each));
      if (type.kind === 'object' && type.exactlyOne && partsOf(type))
        return [`(${usages(Object.entries(parts)).join(' | ')})`];
      const required = usages(requiredIn(parts));
      return required.length ? required : [usageOfOne(name, { type })];
    })
    .join(' ');

const requiredIn = (fields: Fields) => Object.entries(fields).filter(([, { presence }]) => presence === 'REQUIRED');

const usageOfOne = (path: string, { type }: Pick<AnyField, 'type'>): string => `--${path} ${placeholderOf(type)}`;
