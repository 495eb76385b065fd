import nexus from 'nexus';
import type { AnyField, Declaration, Enumeration, Structure } from '../../domain/schema/schema.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { Question } from '../../questions/catalogue/question.js';
import { placing, type At } from './at.js';
import { orThrow } from './failures.js';
import { enumType } from './inputs.js';
import { argumentsOf, fieldType, sdlOf, type } from './types.js';

type Definition = Parameters<Parameters<typeof nexus.objectType>[0]['definition']>[0];

/** The GraphQL object type of a declared structure: every field reads the value of that name. */
const answerType = ({ name, description, fields, isAnswer }: Structure<unknown>) =>
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

type Named = Structure<unknown> | Enumeration<unknown>;

/** Every structure and enumeration that those declarations hold, each once. */
const namedIn = (declarations: readonly Declaration[]): readonly Named[] => {
  const found = new Map<string, Named>();
  const visit = (declaration: Declaration): void => {
    if (declaration.kind === 'list') visit(declaration.of);
    if ((declaration.kind !== 'structure' && declaration.kind !== 'enumeration') || found.has(declaration.name)) return;
    found.set(declaration.name, declaration);
    if (declaration.kind === 'structure') for (const field of Object.values(declaration.fields())) visit(field.type);
  };
  declarations.forEach(visit);
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
