import type { FastifyInstance } from 'fastify';
import { gameStateDescription } from '../../domain/state/description.js';
import { serveDocument } from '../../http/transfer/representations.js';
import { selfContained, type JsonSchema } from '../../query/json-schemas.js';

const PATH = '/schemas/table.json';

/** Serves the JSON Schema of a table for editors and validators. */
export const serveTableSchema = (app: FastifyInstance): void =>
  serveDocument(app, PATH, 'application/schema+json', () => JSON.stringify(tableSchema(`${app.prefix}${PATH}`)));

/** Returns the schema of a table, including every schema that it refers to. */
const tableSchema = ($id: string): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id,
  title: 'A table of Magic: The Gathering',
  ...selfContained({ $ref: `${gameStateDescription.name}#` }, [gameStateDescription]),
});
