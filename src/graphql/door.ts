import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { apiRoute, type NeededScope } from '../http/access/route-protection.js';
import type { Principal } from '../http/access/principal.js';
import type { Games } from '../games/games.js';
import type { Limits } from '../http/limits/limits.js';
import type { CountOperation } from '../http/limits/rate-limit.js';
import type { Live } from '../http/streams/streams.js';
import type { Watch } from '../questions/catalogue/question-times.js';
import type { Context } from './context.js';
import { streamingEvents, wantsEvents } from './transports/event-stream.js';
import { executedBy, executing, type Executing } from './pipeline/compiled-queries.js';
import { formatError } from './pipeline/format-error.js';
import { graphiqlPage, type Page } from './transports/graphiql.js';
import { knownQueries } from './pipeline/direct-lane.js';
import { limitsOf } from './limits/limits-of-documents.js';
import { createIdempotencyKeyReader } from './transports/idempotency-key.js';
import { operationsOf } from './pipeline/operations.js';
import { documentStore, rememberedDocuments, type Documents } from './pipeline/document-cache.js';
import { sendRefusal } from './pipeline/refusal.js';
import { buildSchema } from './schema.js';
import { singleAnswers, statuses } from './pipeline/statuses.js';
import { trustedDocuments, useTrustedDocument, type TrustedDocuments } from './pipeline/trusted-documents.js';
import { watchingQuestions } from './pipeline/question-times.js';
import { servingWebSockets } from './transports/websockets.js';

/** How GraphQL is served. */
export interface GraphqlSettings {
  /** Whether clients may ask for the schema, and browsers for a page to try it. */
  readonly introspection?: boolean;
  readonly graphiql?: boolean;
  /** The only documents that are run, as the JSON text of an object from ids to documents. */
  readonly trustedDocuments?: string;
  readonly limits?: Limits;
}

interface Executed {
  readonly schema: GraphQLSchema;
  readonly executing: Executing;
  readonly documents: Documents;
}

const apolloOf = (
  { schema, executing, documents: known }: Executed,
  app: FastifyInstance,
  settings: GraphqlSettings,
): ApolloServer<Context> => {
  const documents = limitsOf(settings);
  const hideSuggestions = settings.introspection === false;
  return new ApolloServer<Context>({
    gateway: executedBy(schema, executing, { hideSuggestions }),
    introspection: true,
    csrfPrevention: false,
    hideSchemaDetailsFromClientErrors: hideSuggestions,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: documents.parseOptions,
    validationRules: [...documents.rules],
    documentStore: documentStore(known),
    formatError: formatError(app.log),
    logger: app.log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      statuses,
      singleAnswers,
    ],
    ...(settings.trustedDocuments !== undefined && { persistedQueries: false as const }),
  });
};

/** Whether a browser asks for the page; its own requests have a body or a query string. */
const wantsPage = ({ method, headers, query }: FastifyRequest): boolean =>
  method === 'GET' && isEmpty(query) && (headers.accept?.includes('text/html') ?? false);

const isEmpty = (query: unknown): boolean => typeof query === 'object' && !Object.keys(query ?? {}).length;

/** The page shows nobody's data, and a WebSocket authenticates with its first message. */
const neededScope = (request: FastifyRequest): NeededScope => (request.ws || wantsPage(request) ? 'no key' : 'read');

/** What is done with a request before GraphQL sees it. */
const preparing =
  (trusted: TrustedDocuments | undefined, { graphiql = true }: GraphqlSettings) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (graphiql && wantsPage(request)) return sendPage(reply, await graphiqlPage());
    if (!URL.canParse(request.url, `${request.protocol}://${request.hostname}/`)) throw noSuchHost();
    // A WebSocket is asked for without any document.
    if (trusted && !request.ws) useTrustedDocument(trusted, request);
    return undefined;
  };

const sendPage = (reply: FastifyReply, { html, contentSecurityPolicy }: Page) =>
  reply.header('content-security-policy', contentSecurityPolicy).type('text/html').send(html);

const noSuchHost = (): Error => Object.assign(new Error('The Host header names no host.'), { statusCode: 400 });

/** What GraphQL is served with. */
export interface GraphqlParts {
  readonly games: Games;
  readonly watch: Watch;
  readonly live: Live;
  /** Counts what is asked over WebSockets; requests are counted before they come here. */
  readonly countOperation: CountOperation;
}

/** The GraphQL door at /graphql: Apollo Server, streams and WebSockets, and a page to try it for browsers. */
export const openGraphql = async (
  app: FastifyInstance,
  { games, watch, live, countOperation }: GraphqlParts,
  settings: GraphqlSettings = {},
): Promise<void> => {
  const schema = watchingQuestions(buildSchema(settings.limits), watch);
  const { trustedDocuments: text } = settings;
  const trusted = text === undefined ? undefined : trustedDocuments(text, schema);
  const executed = { schema, executing: executing(schema), documents: rememberedDocuments() };
  const apollo = apolloOf(executed, app, settings);
  await apollo.start();
  const operations = operationsOf(executed, app.log, settings);
  const contextBy = (principal: Principal): Context => ({ games, tenant: principal.tenant, principal });
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => ({
    ...contextBy(request.principal),
    idempotencyKey: createIdempotencyKeyReader(request, reply),
  });
  const known = knownQueries({ ...executed, contextOf });
  const answer = fastifyApolloHandler(apollo, {
    context: (request, reply) => Promise.resolve({ ...contextOf(request, reply), executed: known.executed(request) }),
  });
  const stream = streamingEvents(operations, live, contextOf);
  const handler: typeof answer = async function (request, reply) {
    if (wantsEvents(request)) return stream(request, reply);
    return (await known.answer(request, reply)) ?? answer.call(this, request, reply);
  };
  const route = {
    url: '/graphql',
    config: apiRoute(neededScope),
    errorHandler: sendRefusal,
    preHandler: [preparing(trusted, settings)],
    handler,
  };
  const wsHandler = servingWebSockets({ operations, live, trusted, countOperation, contextOf: contextBy });
  app.route({ ...route, method: 'GET', wsHandler });
  app.route({ ...route, method: ['POST', 'OPTIONS'] });
  app.addHook('onClose', () => apollo.stop());
};
