import { fieldsOverRest } from '../../domain/schema/schema.js';
import type { Fields, ObjectSchema, RefersTo, ScalarSchema, Schema } from '../../domain/schema/schema.js';
import type { Question } from '../../questions/catalogue/question.js';
import { lazyArguments } from '../../query/ask.js';
import type { Option, Options } from '../command.js';

/** Returns the arguments of a question by name, including those of lazy fields in its answer. */
export const argumentsOf = (question: Question): Fields => ({
  ...fieldsOverRest(question.arguments.fields()),
  ...lazyArguments(question.answer),
});

type NamedOption = readonly [path: string, option: Option];

/** Returns the options for a question's arguments and their fields, and for any nested field on the command line. */
export const optionsOf = (question: Question, words: readonly string[]): Options => {
  const fields = argumentsOf(question);
  const options: Record<string, Option> = {};
  for (const word of words) {
    const [, path = ''] = /^--(?:no-)?([\w.]+)/.exec(word) ?? [];
    const schema = schemaAt(fields, path.split('.'));
    if (schema) options[path] = optionFor(schema, '');
  }
  return { ...options, ...Object.fromEntries(partsIn(fields, '', 2)) };
};

/** Lists fields and, up to `levels` deep, the parts of fields that otherwise take only JSON. */
const partsIn = (fields: Fields, before: string, levels: number): readonly NamedOption[] =>
  Object.entries(fields).flatMap(([name, { type, description }]): readonly NamedOption[] => {
    const path = before + name;
    const parts = levels > 1 ? partsOf(type) : undefined;
    return [[path, optionFor(type, description)], ...(parts ? partsIn(parts, `${path}.`, levels - 1) : [])];
  });

/** Returns the fields of an object that has no shorter form than JSON. */
export const partsOf = (type: Schema): Fields | undefined => {
  const inner = innerOf(type);
  return inner.kind === 'object' && placeholderOf(inner) === 'JSON' ? fieldsOverRest(inner.fields()) : undefined;
};

const innerOf = (type: Schema): Schema => (type.kind === 'list' ? type.of : type);

const optionFor = (schema: Schema, says: string): Option =>
  schema.kind === 'scalar' && schema.scalar === 'Boolean'
    ? { says }
    : { says, value: placeholderOf(schema), isList: schema.kind === 'list' };

const nouns: Readonly<Record<RefersTo, string>> = {
  PLAYER: 'PLAYER',
  PLAYER_IN_GAME: 'PLAYER',
  OBJECT: 'OBJECT',
  ENTITY: 'PLAYER|OBJECT',
  TEAM: 'TEAM',
};

/** The placeholder of a value in help. */
export const placeholderOf = (schema: Schema): string => {
  switch (schema.kind) {
    case 'scalar':
      return schema.refersTo ? nouns[schema.refersTo] : schema.scalar === 'Int' ? 'NUMBER' : 'VALUE';
    case 'enumeration':
      return Object.keys(schema.values).join('|');
    case 'list':
      return `'${placeholderOf(schema.of)}; …'`;
    case 'object':
      return pairIn(schema)?.map(placeholderOf).join(' > ') ?? amountOf(schema) ?? alternativesOf(schema);
    case 'reference':
      return 'JSON';
  }
};

/** Returns the placeholders of an object with exactly one field; JSON if two fields have the same placeholder. */
const alternativesOf = (schema: ObjectSchema<unknown>): string => {
  if (!schema.exactlyOne) return 'JSON';
  const words = Object.values(schema.fields()).map(({ type }) => placeholderOf(type));
  return new Set(words).size === words.length ? words.join('|') : 'JSON';
};

type IdSchema = ScalarSchema<unknown> & { readonly refersTo: RefersTo };

/** Whether values of a schema are ids of players, teams or objects. */
export const refersTo = (schema: Schema | undefined): schema is IdSchema =>
  schema?.kind === 'scalar' && schema.refersTo !== undefined;

/** Returns the schemas of an object's first two fields where both are ids, such as an attacker and its target. */
export const pairIn = (schema: ObjectSchema<unknown>): readonly [IdSchema, IdSchema] | undefined => {
  const [first, second] = Object.values(schema.fields()).map(({ type }) => type);
  return !schema.exactlyOne && refersTo(first) && refersTo(second) ? [first, second] : undefined;
};

/** Returns the schemas of an object's fields if they are a player and an amount. */
export const amountIn = (schema: ObjectSchema<unknown>): readonly [IdSchema, Schema] | undefined => {
  const [who, amount] = Object.values(schema.fields()).map(({ type }) => type);
  return !schema.exactlyOne && refersTo(who) && amount?.kind === 'scalar' && amount.scalar === 'Int'
    ? [who, amount]
    : undefined;
};

const amountOf = (schema: ObjectSchema<unknown>): string | undefined => amountIn(schema)?.map(placeholderOf).join(' ');

/** Returns the schema at a path into some fields; the path passes through lists to their items. */
export const schemaAt = (fields: Fields, [name = '', ...rest]: readonly string[]): Schema | undefined => {
  const type = fields[name]?.type;
  if (!type || !rest.length) return type;
  const inner = innerOf(type);
  return inner.kind === 'object' ? schemaAt(inner.fields(), rest) : undefined;
};
