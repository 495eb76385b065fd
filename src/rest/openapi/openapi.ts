import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { CompileSerializer } from '../compilers.js';
import { completeDocument } from './openapi-document.js';

const document: FastifyDynamicSwaggerOptions['openapi'] = {
  openapi: '3.1.0',
  info: {
    title: 'Rangefinder',
    description:
      'Answers questions about the multiplayer rules of Magic: The Gathering, for stored games and for tables described in the request; each answer with the rules that it rests on. null means the same as omitting a field.',
    version: '1.0.0',
    contact: { name: 'The maintainers of Rangefinder' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  tags: [
    { name: 'Tables that are not stored', description: 'Ask about a table that the request describes.' },
    { name: 'Stored games', description: 'Store games, record events, and ask about any version of a game.' },
    { name: 'Cards', description: 'The cards that the operator has loaded, which tables may name.' },
    { name: 'The rulebook', description: 'The rules, in every edition.' },
    { name: 'Analytics', description: 'Statistics and exports of many games.' },
  ],
  servers: [{ url: '/', description: 'This server.' }],
  components: {
    securitySchemes: {
      key: {
        type: 'http',
        scheme: 'bearer',
        description:
          'An API key of one tenant. The `x-scope` of an operation is the scope that the key needs: ask, read, write or admin, each including the ones before it. A server on loopback that has no keys needs none.',
      },
    },
  },
};

/** Generates the OpenAPI document from the routes. */
export const openApi = (compileSerializer: CompileSerializer): FastifyDynamicSwaggerOptions => ({
  openapi: document,
  transform: (operation) => {
    const needed = operation.route.config?.protection?.needs;
    const access = needed === 'no key' ? { security: [] } : { security: [{ key: [] }], 'x-scope': needed };
    return { ...operation, schema: { ...operation.schema, ...access } };
  },
  transformObject: (made) =>
    'openapiObject' in made ? completeDocument(made.openapiObject as never, compileSerializer) : made.swaggerObject,
  refResolver: {
    buildLocalReference: (json, _baseUri, _fragment, index) =>
      typeof json.$id === 'string' ? json.$id : `def-${index}`,
  },
});
