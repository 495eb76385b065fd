import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GameEvent } from '../../domain/events/events.js';
import { gameStateDescription, type Description } from '../../domain/state/description.js';
import type { Result } from '../../domain/result.js';
import { eventsRecorded, gameSchema, recordedEventSchema } from '../../games/game-schemas.js';
import type { ChangeOptions, GameRecord, Games, NewGame } from '../../games/games.js';
import { changes, createGameInput } from '../../games/store/game-inputs.js';
import { apiRoute } from '../../http/access/route-protection.js';
import type { RequestFailure } from '../../questions/catalogue/public-failure.js';
import { reply } from './ask.js';
import { shownEvents } from './game-answers.js';
import { changeOptions, idOf, ofGame, idempotencyKeyOf, tagged, tags } from './game-requests.js';
import { errorResponses, responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf, type JsonSchema } from '../openapi/json-schemas.js';
import { requestSchema } from '../request-readers.js';

/** The body of a change: its arguments but for those that stand in the URL and in If-Match. */
const without = (change: keyof typeof changes, ...names: readonly string[]): JsonSchema =>
  requestSchema(Object.fromEntries(Object.entries(changes[change].fields()).filter(([name]) => !names.includes(name))));
const gameJson = jsonSchemaOf(gameSchema);
const recordedJson = jsonSchemaOf(eventsRecorded(recordedEventSchema));
const inUrl = ['game', 'id', 'expectedVersion'];

type Changed = Result<GameRecord, RequestFailure>;

/** A route that changes a game: If-Match is the expected version, the ETag of the answer the new one. */
const changing =
  <Body>(change: (request: FastifyRequest<{ Body: Body }>, options: ChangeOptions) => Promise<Changed>) =>
  (request: FastifyRequest<{ Body: Body }>, response: FastifyReply) =>
    reply(response, async () => {
      const options = changeOptions(request, response);
      if (!options.ok) return options;
      const changed = await change(request, options.value);
      if (changed.ok) tagged(response, changed.value);
      return changed;
    });

const creating = (app: FastifyInstance, games: Games): void => {
  app.post<{ Body: NewGame }>(
    '/games',
    {
      config: apiRoute('write'),
      schema: {
        tags,
        operationId: 'createGame',
        summary: 'Stores a game at version 0.',
        description:
          'With the seats and the starting player drawn at random where asked; the seed makes that repeatable.',
        body: jsonSchemaOf(createGameInput),
        response: responses(201, 'The game.', gameJson, [400, 403, 409, 413, 415, 422]),
      },
    },
    (request, response) =>
      reply(response, async () => {
        const key = idempotencyKeyOf(request, response);
        if (!key.ok) return key;
        const made = await games.create(request.tenant, request.body, key.value);
        if (made.ok)
          response.code(201).header('location', `/v1/games/${encodeURIComponent(tagged(response, made.value).id)}`);
        return made;
      }),
  );
};

const deleting = (app: FastifyInstance, games: Games): void => {
  app.delete(
    '/games/:id',
    {
      config: apiRoute('write'),
      schema: {
        tags,
        operationId: 'deleteGame',
        summary: 'Deletes a game with its whole log.',
        description: 'There is no way back. If-Match: only if the game is still at that version.',
        ...ofGame,
        response: {
          204: { description: 'Deleted.', type: 'null' },
          ...errorResponses([400, 403, 404, 409, 412, 422]),
        },
      },
    },
    (request, response) =>
      reply(response, async () => {
        const options = changeOptions(request, response);
        if (!options.ok) return options;
        const deleted = await games.delete(request.tenant, idOf(request), options.value);
        if (deleted.ok) response.code(204);
        return deleted.ok ? { ok: true as const, value: null } : deleted;
      }),
  );
};

const recording = (app: FastifyInstance, games: Games): void => {
  app.post<{ Body: { readonly events: readonly GameEvent[]; readonly force: boolean } }>(
    '/games/:id/events',
    {
      config: apiRoute('write'),
      schema: {
        tags,
        operationId: 'recordEvents',
        summary: 'Records all of the events or none.',
        description:
          'An illegal event is refused with its rulings unless `force` is set. If-Match: the expected version.',
        ...ofGame,
        body: without('recordEvents', ...inUrl),
        response: responses(200, 'The game and the events.', recordedJson, [400, 403, 404, 409, 412, 413, 415, 422]),
      },
    },
    (request, response) =>
      reply(response, async () => {
        const options = changeOptions(request, response);
        if (!options.ok) return options;
        const { events, force } = request.body;
        const recorded = await games.recordEvents(request.tenant, idOf(request), events, { ...options.value, force });
        if (!recorded.ok) return recorded;
        const { record } = recorded.value;
        const shown = await shownEvents(games, request.tenant, record.id, recorded.value.events);
        return shown.ok ? { ok: true as const, value: { game: tagged(response, record), events: shown.value } } : shown;
      }),
  );
};

const replacing = (app: FastifyInstance, games: Games): void => {
  app.put<{ Body: Description }>(
    '/games/:id/state',
    {
      config: apiRoute('write'),
      schema: {
        tags,
        operationId: 'replaceState',
        summary: 'Replaces the whole table, as one event.',
        description: 'For applications that keep the table themselves. If-Match: the expected version.',
        ...ofGame,
        body: jsonSchemaOf(gameStateDescription),
        response: responses(200, 'The game.', gameJson, [400, 403, 404, 409, 412, 413, 415, 422]),
      },
    },
    changing((request, options) => games.replaceState(request.tenant, idOf(request), request.body, options)),
  );
};

const reverting = (app: FastifyInstance, games: Games): void => {
  app.post<{ Body: { readonly version: number } }>(
    '/games/:id/revert',
    {
      config: apiRoute('write'),
      schema: {
        tags,
        operationId: 'revertTo',
        summary: 'Back to how the game stood at that version, as one more event; the log keeps all.',
        description: 'If-Match: the expected version.',
        ...ofGame,
        body: without('revertTo', ...inUrl),
        response: responses(200, 'The game.', gameJson, [400, 403, 404, 409, 412, 413, 415, 422]),
      },
    },
    changing((request, options) => games.revertTo(request.tenant, idOf(request), request.body.version, options)),
  );
};

/** Declares the routes that change stored games: create, record, replace, revert, delete. */
export const changeRoutes = (app: FastifyInstance, games: Games): void => {
  creating(app, games);
  deleting(app, games);
  recording(app, games);
  replacing(app, games);
  reverting(app, games);
};
