import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { optional, type ValuesOf } from '../../domain/schema/schema.js';
import { badInput, success, type Result } from '../../domain/result.js';
import { recordedEventSchema } from '../../games/game-schemas.js';
import type { Games, RecordedEvent } from '../../games/games.js';
import { subscribeToGame } from '../../games/feed/subscription.js';
import { streamLog } from '../../games/feed/log-stream.js';
import type { StreamSupport } from '../../http/streams/streams.js';
import { mapStream } from '../../games/feed/stream.js';
import type { RequestFailure } from '../../http/errors/public-failure.js';
import { pageArguments, pageSize } from '../../games/store/game-inputs.js';
import { page, showEvents, type ShownEvent } from '../../query/game-answers.js';
import { gameIdOf, gamePathSchema, tags } from './game-requests.js';
import { errorResponses, pageOf } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../../query/json-schemas.js';
import { requestSchema } from '../compilers.js';
import { declareRoute } from './route.js';

const [JSON_TYPE, LINES, EVENTS] = ['application/json', 'application/x-ndjson', 'text/event-stream'] as const;

const PAGE = 50;
const shown = pageArguments(PAGE);
/** The parameters as they are read: without `first`, the length of the answer depends on its format. */
const pages = { ...shown, first: optional(pageSize, shown.first.description) };

interface Parts {
  readonly games: Games;
  readonly streaming: StreamSupport;
}

/** Declares the route of a game's log: by pages, as NDJSON, or live as server-sent events. */
export const logRoutes = (app: FastifyInstance, parts: Parts): void => {
  const answers = { [JSON_TYPE]: onePage(parts), [LINES]: asLines(parts), [EVENTS]: asEvents(parts) };
  declareRoute(app, {
    path: '/games/:id/events',
    ...logSchema,
    find: (request, response) => {
      const accepted = new Negotiator(request).mediaType([JSON_TYPE, LINES, EVENTS]);
      return answers[[LINES, EVENTS].find((each) => each === accepted) ?? JSON_TYPE](request, response);
    },
  });
};

const logSchema = {
  tags,
  operationId: 'listEvents',
  summary: 'The log of a game, the oldest event first.',
  description:
    'Each event with a summary and, if it was forced, the rules that it broke. JSON is paged by cursor. NDJSON has all events after `after`, one per line, up to `first` of them. An event stream has all events after `after`, or the header `Last-Event-ID`, and then every event as it is recorded; the id of each is its version. The stream ends when the game is deleted.',
  ...gamePathSchema,
  querystring: requestSchema(shown, pages),
  response: {
    200: {
      description: 'One page; or the events, one per line or message.',
      content: {
        [JSON_TYPE]: { schema: pageOf(recordedEventSchema) },
        [LINES]: { schema: jsonSchemaOf(recordedEventSchema) },
        [EVENTS]: { schema: jsonSchemaOf(recordedEventSchema) },
      },
    },
    ...errorResponses([404]),
  },
};

type Answering = (
  request: FastifyRequest<{ Querystring: ValuesOf<typeof pages> }>,
  response: FastifyReply,
) => Promise<Result<object | undefined, RequestFailure>>;

const onePage =
  ({ games }: Parts): Answering =>
  async (request) => {
    const { first, after } = request.query;
    const found = await games.events(
      request.tenant,
      gameIdOf(request),
      { first: first ?? PAGE, after },
      request.budget,
    );
    if (!found.ok) return found;
    const events = found.value.items.map(({ value }) => value);
    const shown = await showEvents(games, request.tenant, gameIdOf(request), events);
    return shown.ok ? success({ ...page(found.value, () => null), items: shown.value }) : shown;
  };

const asLines =
  ({ games, streaming }: Parts): Answering =>
  async (request, response) => {
    const { first, after } = request.query;
    const since = versionIn('after', after ?? '0');
    if (!since.ok) return since;
    const found = await streamLog(games, request.tenant, gameIdOf(request), since.value, first ?? undefined);
    if (!found.ok) return found;
    const show = createShow(games, request);
    const chunks = mapStream(found.value, async (events) =>
      (await show(events)).map((event) => `${JSON.stringify(event)}\n`).join(''),
    );
    await streaming.send(request, response, { type: LINES, chunks, isWhole: true });
    return success(response);
  };

/** Streams the log as server-sent events; a browser that reconnects sends the id of the last event that it saw. */
const asEvents =
  ({ games, streaming }: Parts): Answering =>
  async (request, response) => {
    const { 'last-event-id': last } = request.headers;
    const [name, text] = typeof last === 'string' ? ['Last-Event-ID', last] : ['after', request.query.after ?? '0'];
    const since = versionIn(name, text);
    if (!since.ok) return since;
    const found = await subscribeToGame(games, request.tenant, gameIdOf(request), { name, version: since.value });
    if (!found.ok) return found;
    const show = createShow(games, request);
    const chunks = mapStream(found.value, async ({ events }) => (await show(events)).map(asMessage).join(''));
    await streaming.send(request, response, { type: EVENTS, chunks, first: HEARTBEAT, heartbeat: HEARTBEAT });
    return success(response);
  };

const HEARTBEAT = ':\n\n';

const asMessage = (event: ShownEvent): string => `id: ${event.version}\ndata: ${JSON.stringify(event)}\n\n`;

const versionIn = (name: string, text: string): Result<number, RequestFailure> =>
  /^\d{1,9}$/.test(text)
    ? success(Number(text))
    : badInput([{ path: [name], message: `${name} has to be the version of the game after an event.` }]);

const createShow =
  (games: Games, request: FastifyRequest) =>
  async (events: readonly RecordedEvent[]): Promise<readonly ShownEvent[]> => {
    const shown = await showEvents(games, request.tenant, gameIdOf(request), events);
    if (!shown.ok) throw new Error('The game was deleted while its log was read.');
    return shown.value;
  };
