import type { FastifyInstance } from 'fastify';
import { gameStateDescription } from '../../domain/state/description.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { selfContained, type JsonSchema } from '../../query/json-schemas.js';

const PATH = '/schemas/table.json';

/** Serves the JSON Schema of a table for editors and validators. */
export const serveTableSchema = (app: FastifyInstance): void => {
  let document: string | undefined;
  app.get(PATH, { config: { ...apiRoute('no key'), isConstant: true }, schema: { hide: true } }, (_, reply) => {
    document ??= JSON.stringify(tableSchema(`${app.prefix}${PATH}`));
    return reply.type('application/schema+json; charset=utf-8').send(document);
  });
};

/** Returns the schema of a table, including every schema that it refers to. */
const tableSchema = ($id: string): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id,
  title: 'A table of Magic: The Gathering',
  ...selfContained({ $ref: `${gameStateDescription.name}#` }, [gameStateDescription]),
});
