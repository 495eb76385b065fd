import type { FastifyInstance, FastifyReply } from 'fastify';
import { diagram } from '../../diagram/diagram.js';
import { atLeast, later, optional, required } from '../../domain/schema/schema.js';
import { gameStateDescription, type Description } from '../../domain/state/description.js';
import type { GameState } from '../../domain/state/game-state.js';
import { readDescription } from '../../domain/state/read-description.js';
import type { Result } from '../../domain/result.js';
import type { Games } from '../../games/games.js';
import { diagramArguments, type DiagramArguments } from '../../diagram/diagram-arguments.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { asSupposed, reply, type Suppositions } from './ask.js';
import { idOf, ofGame, tags } from './game-requests.js';
import { responses, suppositions } from '../openapi/route-schemas.js';
import { requestSchema } from '../request-readers.js';

const SVG = 'image/svg+xml';
const picture = { content: { [SVG]: { schema: { type: 'string', description: 'The picture.' } } } };
const summary = 'The table as a picture.';
const description =
  'The seats around the table in seat order, who has left, whose turn it is, permanents and attacks; with `rangeOf` a range of influence and the distance of every seat, as this turn began and as they are (801.2c). Names are in the fonts of the viewer, no script is in it.';

const drawn = async (response: FastifyReply, state: GameState, given: DiagramArguments): Promise<Result<string>> => {
  const found = await diagram(state, given);
  if (found.ok) void response.type(SVG);
  return found;
};

const describedTable = (app: FastifyInstance): void => {
  app.post<{ Body: DiagramArguments & Suppositions & { readonly state: Description } }>(
    '/game-states/diagram.svg',
    {
      config: apiRoute('read'),
      schema: {
        tags: ['Tables that are not stored'],
        operationId: 'drawGameState',
        summary,
        description,
        body: requestSchema({
          state: required(later(gameStateDescription), 'The table.'),
          ...suppositions,
          ...diagramArguments.fields(),
        }),
        response: responses(200, 'An SVG document.', picture, [400, 413, 415]),
      },
    },
    (request, response) =>
      reply(response, async () => {
        const { state: described, edition, suppose, ...given } = request.body;
        const state = readDescription(described);
        if (!state.ok) return state;
        const supposed = asSupposed(state.value, { edition, suppose });
        return supposed.ok ? drawn(response, supposed.value, given) : supposed;
      }),
  );
};

const storedTable = (app: FastifyInstance, games: Games): void => {
  app.get<{ Querystring: DiagramArguments & { readonly version?: number } }>(
    '/games/:id/diagram.svg',
    {
      config: apiRoute('read'),
      schema: {
        tags,
        operationId: 'getDiagram',
        summary,
        description,
        ...ofGame,
        querystring: requestSchema({
          version: optional(atLeast(0), 'The game as it stood at that version; the newest where left out.'),
          ...diagramArguments.fields(),
        }),
        response: responses(200, 'An SVG document.', picture, [400, 404]),
      },
    },
    (request, response) =>
      reply(response, async () => {
        const { version, ...given } = request.query;
        const state = await games.stateAt(request.tenant, idOf(request), version);
        return state.ok ? drawn(response, state.value, given) : state;
      }),
  );
};

/** Declares the routes of diagrams, of described tables and stored games. */
export const diagramRoutes = (app: FastifyInstance, games: Games): void => {
  describedTable(app);
  storedTable(app, games);
};
