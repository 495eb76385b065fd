import nexus from 'nexus';
import type { AnyField, Schema, EnumSchema, ObjectSchema } from '../../domain/schema/schema.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { Question } from '../../questions/catalogue/question.js';
import { placing, type At } from './at.js';
import { orThrow } from './failures.js';
import { enumType } from './inputs.js';
import { argumentsOf, fieldType, sdlOf, type } from './types.js';

type Definition = Parameters<Parameters<typeof nexus.objectType>[0]['definition']>[0];

/** The GraphQL object type of an object schema: every field reads the value of that name. */
const answerType = ({ name, description, fields, isAnswer }: ObjectSchema<unknown>) =>
  nexus.objectType({
    name,
    description,
    definition: (t) => {
      if (isAnswer) t.implements('Answer');
      for (const [field, declared] of Object.entries(fields())) defineField(t, field, declared);
    },
  });

const defineField = (t: Definition, name: string, field: AnyField): void => {
  const place = placing(field.type);
  t.field(name, {
    type: fieldType(field),
    description: field.description,
    ...(field.arguments ? { args: argumentsOf(field.arguments) } : {}),
    resolve: ({ state, value }: At<Record<string, unknown>>, given: unknown) => {
      const found = value[name];
      return place(state, typeof found === 'function' ? (found as (given: unknown) => unknown)(given) : found);
    },
  });
};

type Named = ObjectSchema<unknown> | EnumSchema<unknown>;

/** Every object and enum that those schemas hold, each once. */
const namedIn = (schemas: readonly Schema[]): readonly Named[] => {
  const found = new Map<string, Named>();
  const visit = (schema: Schema): void => {
    if (schema.kind === 'list') visit(schema.of);
    if ((schema.kind !== 'object' && schema.kind !== 'enumeration') || found.has(schema.name)) return;
    found.set(schema.name, schema);
    if (schema.kind === 'object') for (const field of Object.values(schema.fields())) visit(field.type);
  };
  schemas.forEach(visit);
  return [...found.values()];
};

/** The types of the answers of a catalogue of questions. */
export const answerTypes = (catalogue: readonly Question[]) =>
  namedIn(catalogue.map(({ answer }) => answer)).map((named) =>
    named.kind === 'enumeration' ? enumType(named) : answerType(named),
  );

/** The questions as fields of a game state. */
export const questionFields = (catalogue: readonly Question[], t: Definition): void => {
  for (const question of catalogue) {
    const place = placing(question.answer);
    t.field(question.name, {
      type: type(`${sdlOf(question.answer)}!`),
      description: `${question.description} Answers by ${question.rules.join(', ')}.`,
      args: argumentsOf(question.arguments.fields()),
      resolve: (state: GameState, given: unknown) => place(state, orThrow(question.ask(state, given))),
    });
  }
};
