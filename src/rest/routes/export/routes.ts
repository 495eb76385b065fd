import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { enumeration, optional, text, type ValuesOf } from '../../../domain/schema/schema.js';
import { success } from '../../../domain/result.js';
import { exportKinds, rowKinds, type ExportKind } from '../../../games/export/row-kinds.js';
import type { ExportRequest, ExportRows } from '../../../games/export/export-rows.js';
import { gameFilter } from '../../../games/store/game-inputs.js';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../../http/limits/concurrency-limit.js';
import type { StreamSupport } from '../../../http/streams/streams.js';
import { errorResponses } from '../../openapi/route-schemas.js';
import type { JsonSchema } from '../../../query/json-schemas.js';
import { requestSchema } from '../../compilers.js';
import { declareRoute } from '../route.js';
import { formatNames, formats, type FormatName } from './formats.js';
import { httpError } from '../../../http/errors/thrown.js';

export const exportFormat = enumeration('ExportFormat', 'How exported rows are written.', {
  ndjson: 'A JSON object a line.',
  csv: 'RFC 4180; a text that a spreadsheet would take for a formula begins with a quote.',
  parquet: 'Apache Parquet, compressed by Snappy.',
});

/** The query of an export: which rows, and in which format. */
const query = {
  ...gameFilter.fields(),
  format: optional(exportFormat, 'The format of the rows; by default the Accept header decides.'),
  moment: optional(text(), 'The Export-Moment header of an interrupted export, to continue it as of the same moment.'),
  after: optional(text(), 'The key of the last complete row received; the export continues after it.'),
};
type Query = ValuesOf<typeof query>;

const cellTypes: Readonly<Record<string, JsonSchema>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  moment: { type: 'string', format: 'date-time' },
  json: {},
};

const rowSchema = (kind: ExportKind): JsonSchema => ({
  type: 'object',
  description: rowKinds[kind].description,
  required: rowKinds[kind].columns.map(({ name }) => name),
  properties: Object.fromEntries(
    rowKinds[kind].columns.map(({ name, type, description, isNullable }) => {
      const schema = cellTypes[type];
      const nullable = isNullable && schema?.type ? { type: [schema.type, 'null'] } : {};
      return [name, { ...schema, ...nullable, description }];
    }),
  ),
});

const responseOf = (kind: ExportKind): JsonSchema => ({
  description: `${rowKinds[kind].description} One row each, ordered by its key, ${rowKinds[kind].key.join('/')}.`,
  headers: {
    'Export-Moment': {
      type: 'string',
      description:
        'For two minutes after an interruption, the value of `moment` to continue the export, with the last key as `after`.',
    },
  },
  content: {
    [formats.ndjson.mediaType]: { schema: rowSchema(kind) },
    [formats.csv.mediaType]: { schema: { type: 'string', description: 'The names of the columns, then the rows.' } },
    [formats.parquet.mediaType]: { schema: { type: 'string', format: 'binary', description: 'A Parquet file.' } },
  },
});

const formatOf = (request: ExportRequestOf): FormatName => {
  const { format: named } = request.query;
  const accepted = new Negotiator(request).mediaType(formatNames.map((name) => formats[name].mediaType));
  return named ?? formatNames.find((name) => formats[name].mediaType === accepted) ?? 'ndjson';
};

const filterNames = Object.keys(gameFilter.fields());

const requestOf = (kind: ExportKind, query: Query): ExportRequest => ({
  kind,
  filter: Object.fromEntries(Object.entries(query).filter(([name]) => filterNames.includes(name))),
  moment: query.moment ?? undefined,
  after: query.after ?? undefined,
});

/** How many exports a tenant may run at once on one server: one of each kind, and half of what the server can run. */
const SHARE = 3;

interface Parts {
  readonly exportRows: ExportRows;
  readonly streaming: StreamSupport;
  readonly running: ConcurrencyLimit;
}

type ExportRequestOf = FastifyRequest<{ Querystring: Query }>;

/** Sends rows at the pace at which the client reads; one that reads too slowly is disconnected, as from any stream. */
const sendRows = async (
  { exportRows, streaming }: Parts,
  kind: ExportKind,
  request: ExportRequestOf,
  response: FastifyReply,
) => {
  const found = await exportRows(request.tenant, requestOf(kind, request.query));
  if (!found.ok) return found;
  const { rows, moment, close } = found.value;
  const { mediaType, write } = formats[formatOf(request)];
  void response.type(mediaType).header('export-moment', moment);
  const type = String(response.getHeader('content-type'));
  try {
    await streaming.send(request, response, { type, chunks: write(rowKinds[kind].columns, rows), isWhole: true });
  } finally {
    await close();
  }
  return success(response);
};

const exportRoute = (app: FastifyInstance, parts: Parts, kind: ExportKind): void =>
  declareRoute(app, {
    path: `/export/${kind}`,
    tags: ['Analytics'],
    operationId: `export${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}`,
    summary: `All ${kind}, as rows.`,
    description:
      'Streamed, and consistent as of one moment, whatever is recorded meanwhile. An interrupted export can be continued with `moment` and `after`. A tenant may run three exports at once on a server.',
    querystring: requestSchema(query),
    response: { 200: responseOf(kind), ...errorResponses([]) },
    find: (request, response) => {
      const release = parts.running.take(request.tenant);
      if (!release) throw httpError(429, `The tenant runs ${SHARE} exports already; try again when one has ended.`);
      return sendRows(parts, kind, request, response).finally(release);
    },
  });

/** Declares the routes that export rows of every kind, in every format. */
export const exportRoutes = (app: FastifyInstance, parts: Pick<Parts, 'exportRows' | 'streaming'>): void => {
  const running = createConcurrencyLimit(SHARE);
  for (const kind of exportKinds) exportRoute(app, { ...parts, running }, kind);
};
