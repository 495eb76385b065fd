import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Games } from '../games/games.js';
import type { Limits } from '../limits/limits.js';
import type { Watch } from '../questions/watching.js';
import type { Context } from './context.js';
import { formatError } from './format-error.js';
import { graphiqlPage, type Page } from './graphiql.js';
import { limitsOf } from './limiting.js';
import { sendRefusal } from './refusing.js';
import { buildSchema } from './schema.js';
import { statuses } from './statuses.js';
import { trustedDocuments, useTrustedDocument } from './trusted-documents.js';
import { watchingQuestions } from './watching.js';

/** How GraphQL is served. */
export interface GraphqlSettings {
  /** Whether clients may ask for the schema, and browsers for a page to try it. */
  readonly introspection?: boolean;
  readonly graphiql?: boolean;
  /** The only documents that are run, as the JSON text of an object from ids to documents. */
  readonly trustedDocuments?: string;
  readonly limits?: Limits;
}

const apolloOf = (schema: GraphQLSchema, app: FastifyInstance, settings: GraphqlSettings): ApolloServer<Context> => {
  const documents = limitsOf(settings);
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: documents.parseOptions,
    validationRules: [...documents.rules],
    formatError: formatError(app.log),
    logger: app.log,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), statuses],
    ...(settings.trustedDocuments !== undefined && { persistedQueries: false as const }),
  });
};

/** What is done with a request before GraphQL sees it. */
const preparing = (schema: GraphQLSchema, { graphiql = true, trustedDocuments: text }: GraphqlSettings) => {
  const trusted = text === undefined ? undefined : trustedDocuments(text, schema);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (graphiql && wantsPage && !request.url.includes('?')) return sendPage(reply, await graphiqlPage());
    if (!URL.canParse(request.url, `${request.protocol}://${request.hostname}/`)) throw noSuchHost();
    if (trusted) useTrustedDocument(trusted, request);
    return undefined;
  };
};

const sendPage = (reply: FastifyReply, { html, contentSecurityPolicy }: Page) =>
  reply.header('content-security-policy', contentSecurityPolicy).type('text/html').send(html);

const noSuchHost = (): Error => Object.assign(new Error('The Host header names no host.'), { statusCode: 400 });

/** The GraphQL door: Apollo Server at /graphql, and a page to try it for browsers. */
export const openGraphql = async (
  app: FastifyInstance,
  games: Games,
  watch: Watch,
  settings: GraphqlSettings = {},
): Promise<void> => {
  const schema = watchingQuestions(buildSchema(settings.limits), watch);
  const apollo = apolloOf(schema, app, settings);
  await apollo.start();
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    schema: { hide: true },
    errorHandler: sendRefusal,
    preHandler: [preparing(schema, settings)],
    handler: fastifyApolloHandler(apollo, {
      context: (request) => Promise.resolve({ games, tenant: request.tenant, principal: request.principal }),
    }),
  });
  app.addHook('onClose', () => apollo.stop());
};
