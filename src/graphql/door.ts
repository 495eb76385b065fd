import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { Games } from '../games/games.js';
import type { Watch } from '../questions/watching.js';
import type { Context } from './context.js';
import { formatError } from './format-error.js';
import { graphiqlPage } from './graphiql.js';
import { limitsOf } from './limiting.js';
import { sendRefusal } from './refusing.js';
import { buildSchema } from './schema.js';
import { watchingQuestions } from './watching.js';

/** The GraphQL door: Apollo Server at /graphql, and a page to try it for browsers. */
export const openGraphql = async (app: FastifyInstance, games: Games, watch: Watch): Promise<void> => {
  const documents = limitsOf();
  const apollo = new ApolloServer<Context>({
    schema: watchingQuestions(buildSchema(), watch),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: documents.parseOptions,
    validationRules: [...documents.rules],
    formatError: formatError(app.log),
    logger: app.log,
    plugins: [ApolloServerPluginCacheControlDisabled()],
  });
  await apollo.start();
  const handler = fastifyApolloHandler(apollo, {
    context: (request) => Promise.resolve({ games, tenant: request.tenant, principal: request.principal }),
  });
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    schema: { hide: true },
    errorHandler: sendRefusal,
    preHandler: async (request, reply) => {
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (wantsPage && !request.url.includes('?')) await reply.type('text/html').send(await graphiqlPage());
    },
    handler,
  });
  app.addHook('onClose', () => apollo.stop());
};
