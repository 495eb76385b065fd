import nexus from 'nexus';
import { defaultFieldResolver, isInputObjectType, isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { catalogue } from '../questions/catalogue/catalogue.js';
import { withObserver, type Watch } from '../questions/catalogue/question.js';
import { limitAnswers } from './limits/answer-limits.js';
import { cardFields } from './types/cards.js';
import { entity, gameObject, player, team } from './types/entities.js';
import { gameChange, gameSubscriptions } from './types/game-changed.js';
import { gameStateTypes } from './types/game-state.js';
import { gameFields, gameTypes } from './types/games.js';
import { inputTypes } from './types/inputs.js';
import { outputTypes } from './types/object-types.js';
import { answer, rulebookFields, rulebookTypes } from './types/rulebook.js';
import { dateTime, json } from './types/scalars.js';

const roots = [...gameFields, rulebookFields, cardFields];

const answerSchemas = [...roots.flatMap(({ schemas }) => schemas), ...catalogue.map((question) => question.answer)];

/** Builds the GraphQL schema from the schemas of inputs, outputs and questions. */
export const buildSchema = (watch?: Watch): GraphQLSchema => {
  const questions = watch ? catalogue.map((each) => withObserver(each, 'graphql', watch)) : catalogue;
  const objectTypes = [
    ...[player, team, gameObject],
    ...gameStateTypes(questions),
    ...rulebookTypes,
    ...gameTypes,
    gameChange,
  ];
  const outputs = outputTypes(objectTypes, answerSchemas);
  const inputs = inputTypes();
  const schema = nexus.makeSchema({
    types: [
      ...[entity, answer, gameSubscriptions],
      ...roots.map(({ definition }) => definition),
      ...outputs,
      ...inputs,
      dateTime,
      json,
    ],
    shouldGenerateArtifacts: false,
    features: { abstractTypeStrategies: { resolveType: true } },
  });
  return limitAnswers(withoutPropertyResolvers(withOneOf(schema, inputs)));
};

/** Marks the input objects that take exactly one field again: Nexus rebuilds the types without that mark. */
const withOneOf = (schema: GraphQLSchema, inputs: readonly GraphQLNamedType[]): GraphQLSchema => {
  for (const { name } of inputs.filter((type) => isInputObjectType(type) && type.isOneOf)) {
    const built = schema.getType(name);
    if (isInputObjectType(built)) built.isOneOf = true;
  }
  return schema;
};

/**
 * Removes the resolvers that Nexus adds to fields that only read a property: in a compiled query, a field without a
 * resolver costs almost nothing.
 */
const withoutPropertyResolvers = (schema: GraphQLSchema): GraphQLSchema => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  for (const field of fields) if (field.resolve === defaultFieldResolver) delete field.resolve;
  return schema;
};
