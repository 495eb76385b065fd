// Other GraphQL servers with the same schema, each started as its documentation says.
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import Fastify from 'fastify';
import type { GraphQLSchema } from 'graphql';
import mercurius from 'mercurius';
import { built } from '../test/built.js';

/** What resolvers ask of the context about a table in the request. */
const context = () => ({
  principal: { tenant: 'local', keyId: null, scope: 'admin' },
  cards: { inFull: <Told>(told: Told, use: (told: Told) => unknown) => use(told) },
});

const peers = {
  'plain Apollo Server': async (schema: GraphQLSchema) => {
    const { url } = await startStandaloneServer(new ApolloServer({ schema }), {
      listen: { port: 0, host: '127.0.0.1' },
      context: () => Promise.resolve(context()),
    });
    return Number(new URL(url).port);
  },
  Mercurius: (schema: GraphQLSchema) => startMercurius(schema, 0),
  'Mercurius with JIT': (schema: GraphQLSchema) => startMercurius(schema, 1),
} as const;

export type Peer = keyof typeof peers;

const startMercurius = async (schema: GraphQLSchema, jit: number): Promise<number> => {
  const app = Fastify();
  await app.register(mercurius, { schema, context, jit });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

process.once('message', (peer: Peer) => {
  void built('graphql/schema.js').then(async ({ buildSchema }) => process.send?.(await peers[peer](buildSchema())));
});
process.once('disconnect', () => process.exit());
