import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { printSchema } from 'graphql';
import type { Cards } from '../own-cards/cards.js';
import type { Games } from '../games/games.js';
import { apiRoute, type Principal, type NeededScope } from '../http/access/route-protection.js';
import { acceptJson } from '../http/transfer/json-body.js';
import { serveDocument } from '../http/transfer/representations.js';
import { textOf } from '../http/work/work.js';
import { standardLimits, type Limits, type Budget } from '../questions/catalogue/budget.js';
import type { Context } from './context.js';
import { createPipeline, type GraphqlRequest } from './pipeline/pipeline.js';
import { readTrustedDocuments, useTrustedDocument, type TrustedDocuments } from './pipeline/trusted-documents.js';
import { buildSchema } from './schema.js';
import { startApolloServer } from './transports/apollo-server.js';
import { sendGraphiql } from './transports/graphiql.js';
import { createHttpHandler } from './transports/http.js';
import { readKeyOf } from './transports/idempotency-key.js';
import { sendRefusal } from './transports/refusal.js';
import { createWebSocketHandler } from './transports/websockets.js';
import { httpError } from '../http/errors/thrown.js';

/** How GraphQL is served. */
export interface GraphqlSettings {
  /** Whether clients may ask for the schema. */
  readonly introspection?: boolean;
  /** Whether browsers get GraphiQL. */
  readonly graphiql?: boolean;
  /** The only documents that are executed, as a JSON object from ids to documents. */
  readonly trustedDocuments?: string;
  /** Whether repeated queries are compiled. */
  readonly compilesQueries?: boolean;
  /** Whether documents known to be valid bypass Apollo Server. */
  readonly directLane?: boolean;
  readonly limits?: Limits;
  /** On a worker: the event for which a subscription is executed. */
  readonly eventOf?: () => unknown;
}

interface GraphqlOptions extends GraphqlSettings {
  readonly games: Games;
  readonly cards: Cards;
}

/** Serves GraphQL at /graphql over HTTP, event streams and WebSockets, and GraphiQL for browsers. */
export const graphqlPlugin = fp<GraphqlOptions>(
  async (app, options) => {
    const { limits = standardLimits, trustedDocuments: text, directLane = true } = options;
    const { streaming, countOperation, answerElsewhere, log } = app;
    const schema = buildSchema(app.metrics.watch);
    const trusted = text === undefined ? undefined : readTrustedDocuments(text, schema);
    const pipeline = createPipeline(schema, log, { ...options, limits, follows: !options.eventOf });
    const apollo = await startApolloServer({ schema, pipeline, log, persistedQueries: !trusted });
    app.addHook('onClose', () => apollo.stop());
    app.setErrorHandler(sendRefusal);
    readJsonOnly(app);
    const { ofConnection, ofRequest } = createContexts(app, options);
    const handler = createHttpHandler({ pipeline, apollo, streaming, contextOf: ofRequest, directLane });
    const wsHandler = createWebSocketHandler({
      pipeline,
      streaming,
      trusted,
      countOperation,
      contextOf: ofConnection,
      answerElsewhere,
    });
    const preHandler = createPreparation(trusted, options);
    const route = { url: '/graphql', preHandler, config: { ...apiRoute(neededScope), mayMove: true }, handler };
    app.route({ ...route, method: 'GET', wsHandler });
    app.route({ ...route, method: ['POST', 'OPTIONS'] });
    if (options.introspection !== false)
      serveDocument(app, '/schema.graphql', 'text/plain', () => `${printSchema(schema)}\n`);
  },
  { name: 'graphql', dependencies: ['authentication', 'rate-limit', 'metrics', 'streams', 'work'], encapsulate: true },
);

/** Whether a browser opens GraphiQL; requests that GraphiQL sends have a body or a query string. */
const wantsGraphiql = ({ method, headers, query }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false) && Object.keys(query ?? {}).length === 0;

/** Requires no key for GraphiQL, which contains no data, or for a WebSocket, whose first message authenticates it. */
const neededScope = (request: FastifyRequest): NeededScope => (request.ws || wantsGraphiql(request) ? 'no key' : 'ask');

const readJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  acceptJson(app);
};

const createContexts = (
  { createBudget, answerElsewhere }: FastifyInstance,
  { games, cards, eventOf }: GraphqlOptions,
) => {
  const contextOf = (
    request: FastifyRequest,
    principal: Principal,
    budget: Budget,
    graphqlRequest?: GraphqlRequest,
  ): Context => ({
    ...{ games, cards, tenant: principal.tenant, principal, budget, createBudget },
    answerElsewhere:
      graphqlRequest &&
      answerElsewhere &&
      (async (event) => {
        const part = { principal, payload: JSON.stringify(graphqlRequest), event, size: budget.size };
        return textOf(await answerElsewhere(request, part));
      }),
  });
  return {
    ofConnection: (request: FastifyRequest, principal: Principal, graphqlRequest: GraphqlRequest): Context =>
      contextOf(request, principal, createBudget(), graphqlRequest),
    ofRequest: (request: FastifyRequest, reply: FastifyReply, graphqlRequest?: GraphqlRequest): Context => ({
      ...contextOf(request, request.principal, request.budget, graphqlRequest),
      event: eventOf?.(),
      idempotencyKey: () => readKeyOf(request, reply),
    }),
  };
};

/** Sends GraphiQL to browsers, and looks up the trusted document that a request names. */
const createPreparation =
  (trusted: TrustedDocuments | undefined, { graphiql = true }: GraphqlSettings) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (graphiql && wantsGraphiql(request)) return sendGraphiql(reply);
    if (!URL.canParse(`http://${request.host}`)) throw badHost();
    // Opening a WebSocket needs no document.
    if (trusted && !request.ws) useTrustedDocument(trusted, request);
    return undefined;
  };

const badHost = (): Error => httpError(400, 'The Host header does not name a host.');
