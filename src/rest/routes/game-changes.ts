import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success, type Result } from '../../domain/result.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { eventsRecorded, gameSchema, recordedEventSchema } from '../../games/game-schemas.js';
import type { ChangeOptions, GameRecord, Games } from '../../games/games.js';
import { changes, createGameInput } from '../../games/store/game-inputs.js';
import type { RequestFailure } from '../../http/errors/public-failure.js';
import { refuseBodies } from '../../http/transfer/json-body.js';
import { errorResponses, responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../../query/json-schemas.js';
import { bodyOf, requestSchema } from '../compilers.js';
import { showEvents } from '../../query/game-answers.js';
import {
  changeOptions,
  gameIdOf,
  gamePathSchema,
  idempotencyKeyOf,
  withETag,
  tags,
  headersTaken,
} from './game-requests.js';
import { declareRoute } from './route.js';

const gameJson = jsonSchemaOf(gameSchema);

const { events, force, occurredAt } = changes.recordEvents.fields();
const { version } = changes.revertTo.fields();

const CREATE_ERRORS = [403, 409, 422];
const CHANGE_ERRORS = [403, 404, 409, 412, 422];

type Outcome<Value> = Promise<Result<Value, RequestFailure>>;

/** Changes a game with the options in the headers; If-Match is the expected version. */
const changed = async <Value>(
  request: FastifyRequest,
  response: FastifyReply,
  change: (tenant: string, id: string, options: ChangeOptions) => Outcome<Value>,
): Outcome<Value> => {
  const options = changeOptions(request, response);
  return options.ok ? change(request.tenant, gameIdOf(request), options.value) : options;
};

/** Sets the new version as the response's ETag. */
const withTag = async (response: FastifyReply, changing: Outcome<GameRecord>): Outcome<GameRecord> => {
  const result = await changing;
  if (result.ok) withETag(response, result.value);
  return result;
};

const create = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    method: 'POST',
    path: '/games',
    needs: 'write',
    tags,
    operationId: 'createGame',
    summary: 'Stores a game at version 0.',
    description: 'The seats and the starting player can be drawn at random; the seed makes the draw repeatable.',
    ...headersTaken('Idempotency-Key'),
    body: bodyOf(createGameInput),
    response: responses(201, 'The game.', gameJson, CREATE_ERRORS),
    find: async (request, response) => {
      const key = idempotencyKeyOf(request, response);
      if (!key.ok) return key;
      const result = await withTag(
        response,
        games.create(request.tenant, request.body, { ...key.value, budget: request.budget }),
      );
      if (result.ok) response.code(201).header('location', `/v1/games/${encodeURIComponent(result.value.id)}`);
      return result;
    },
  });

const change = {
  needs: 'write',
  tags,
  ...gamePathSchema,
  ...headersTaken('If-Match', 'Idempotency-Key'),
  response: responses(200, 'The game.', gameJson, CHANGE_ERRORS),
} as const;

const remove = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    ...change,
    method: 'DELETE',
    path: '/games/:id',
    operationId: 'deleteGame',
    summary: 'Deletes a game with its whole log.',
    description: 'Cannot be undone. If-Match: only if the game is still at that version.',
    response: { 204: { description: 'Deleted.', type: 'null' }, ...errorResponses(CHANGE_ERRORS) },
    find: async (request, response) => {
      const deleted = await changed(request, response, games.delete);
      if (deleted.ok) response.code(204);
      return deleted.ok ? success(null) : deleted;
    },
  });

const record = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    ...change,
    method: 'POST',
    path: '/games/:id/events',
    operationId: 'recordEvents',
    summary: 'Records all of the events or none.',
    description: 'An illegal event is rejected with its rulings unless `force` is set. If-Match: the expected version.',
    body: requestSchema({ events, force, occurredAt }),
    response: responses(
      200,
      'The game and the events.',
      jsonSchemaOf(eventsRecorded(recordedEventSchema)),
      CHANGE_ERRORS,
    ),
    find: async (request, response) => {
      const recorded = await changed(request, response, (tenant, id, options) =>
        games.recordEvents(tenant, id, request.body.events, {
          ...options,
          force: request.body.force,
          occurredAt: request.body.occurredAt,
        }),
      );
      if (!recorded.ok) return recorded;
      const { record: game } = recorded.value;
      const shown = await showEvents(games, request.tenant, game.id, recorded.value.events);
      return shown.ok ? success({ game: withETag(response, game), events: shown.value }) : shown;
    },
  });

const replace = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    ...change,
    method: 'PUT',
    path: '/games/:id/state',
    operationId: 'replaceState',
    summary: 'Replaces the whole table, as one event.',
    description: 'For applications that keep the table themselves. If-Match: the expected version.',
    body: bodyOf(gameStateDescription),
    find: (request, response) =>
      withTag(
        response,
        changed(request, response, (tenant, id, options) => games.replaceState(tenant, id, request.body, options)),
      ),
  });

const revert = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    ...change,
    method: 'POST',
    path: '/games/:id/revert',
    operationId: 'revertTo',
    summary: 'Returns to the table at a version, as a further event; the log keeps all events.',
    description: 'If-Match: the expected version.',
    body: requestSchema({ version }),
    find: (request, response) =>
      withTag(
        response,
        changed(request, response, (tenant, id, options) => games.revertTo(tenant, id, request.body.version, options)),
      ),
  });

/** Declares the routes that change stored games. */
export const changeRoutes = (app: FastifyInstance, games: Games): void => {
  for (const declare of [create, record, replace, revert]) declare(app, games);
  void app.register((withoutBody, _, done) => {
    refuseBodies(withoutBody);
    remove(withoutBody, games);
    done();
  });
};
