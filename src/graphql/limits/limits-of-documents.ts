import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import type { GameState } from '../../domain/state/game-state.js';
import { limitingAnswers, type Working } from './answer-limits.js';
import type { WorkOf } from './cost.js';
import { limitsOfDocuments, type DocumentLimits } from './document-limits.js';
import type { Limits } from '../../http/limits/limits.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';

/** In values: what it takes to ask the database. */
const ASKING_DATABASE = 100;

/** What asks the database each time that it is written. */
const askingDatabase: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(['game', 'games', 'analytics']),
  Game: new Set(['state', 'events', 'winners', 'standings']),
  GameEvent: new Set(['illegalBecause']),
  GameConnection: new Set(['totalCount']),
  GameEventConnection: new Set(['totalCount']),
};

const workOf: WorkOf = (type, field) =>
  type === 'Mutation' || type === 'Subscription' || askingDatabase[type]?.has(field) ? ASKING_DATABASE : 0;

/** What looks at the whole table. */
const throughTable: ReadonlySet<string> = new Set([
  ...catalogue.map(({ name }) => name),
  ...['objects', 'description', 'code', 'suppose', 'inEdition', 'diagram'],
]);

const sizeOf = (table: unknown): number => {
  const { players, objects } = table as GameState;
  return players.length + objects.size;
};

const working: Working = (type, field) => (type === 'GameState' && throughTable.has(field) ? sizeOf : undefined);

/** The schema, whose answers keep to the limits. */
export const limited = (schema: GraphQLSchema, limits?: Limits): GraphQLSchema =>
  limitingAnswers(schema, working, limits);

/** What every document is held to: whatever parses and validates one takes these. */
export const limitsOf = ({
  introspection = true,
  limits,
}: {
  readonly introspection?: boolean;
  readonly limits?: Limits;
} = {}): DocumentLimits => {
  const { parseOptions, rules } = limitsOfDocuments(workOf, limits);
  return { parseOptions, rules: introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule] };
};
