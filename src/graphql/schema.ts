import nexus from 'nexus';
import {
  defaultFieldResolver,
  isInputObjectType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Limits } from '../http/limits/limits.js';
import { catalogue } from '../questions/catalogue/catalogue.js';
import { playerResult } from '../domain/rules/104-standings.js';
import { gameStatus } from '../games/store/game-inputs.js';
import { analyticsTypes } from './types/analytics.js';
import { answerTypes } from './types/answer-types.js';
import { pageInfo } from './types/connections.js';
import { entity, gameObject, player, team } from './types/entities.js';
import { combat, gameState, options, turn, turnMarker } from './types/game-state.js';
import { gameChangedTypes } from './types/game-changed.js';
import { gameTypes } from './types/games.js';
import { inputTypes, enumType } from './types/inputs.js';
import { limitAnswers } from './limits/answer-limits.js';
import {
  answer,
  edition,
  editionDifference,
  rule,
  rulebookQueries,
  ruleNumber,
  ruling,
  coverageStatus,
  ruleCoverage,
  variantDefaultsType,
} from './types/rulebook.js';
import { dateTime, json } from './types/scalars.js';
import { requireWriteScope } from './scopes.js';

const outputs = [
  ...[entity, player, team, gameObject],
  ...[gameState, options, turn, turnMarker, combat],
  ...[
    answer,
    ruling,
    rule,
    ruleNumber,
    edition,
    editionDifference,
    variantDefaultsType,
    coverageStatus,
    ruleCoverage,
    rulebookQueries,
  ],
  ...gameTypes,
  ...gameChangedTypes,
  ...analyticsTypes,
  pageInfo,
];

/** The GraphQL schema: entities by hand, inputs, questions and answers read off their declarations. */
export const buildSchema = (limits?: Limits): GraphQLSchema => {
  const inputs = inputTypes();
  const schema = nexus.makeSchema({
    types: [
      ...outputs,
      ...answerTypes(catalogue),
      enumType(gameStatus),
      enumType(playerResult),
      ...inputs,
      dateTime,
      json,
    ],
    shouldGenerateArtifacts: false,
    features: { abstractTypeStrategies: { resolveType: true } },
  });
  return limitAnswers(requireWriteScope(withoutPropertyResolvers(withOneOf(schema, inputs))), limits);
};

/** Nexus builds input objects anew and loses which of them take exactly one field. */
const withOneOf = (schema: GraphQLSchema, inputs: readonly GraphQLNamedType[]): GraphQLSchema => {
  for (const { name } of inputs.filter((type) => isInputObjectType(type) && type.isOneOf)) {
    const built = schema.getType(name);
    if (isInputObjectType(built)) built.isOneOf = true;
  }
  return schema;
};

/** Nexus gives a resolver to each field that only reads a property; without one it costs next to nothing where compiled. */
const withoutPropertyResolvers = (schema: GraphQLSchema): GraphQLSchema => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  for (const field of fields) if (field.resolve === defaultFieldResolver) delete field.resolve;
  return schema;
};
