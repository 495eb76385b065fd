import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cards } from '../../own-cards/cards.js';
import { diagram } from '../../diagram/diagram.js';
import { diagramArguments, type DiagramArguments } from '../../diagram/diagram-arguments.js';
import { failure, type Result } from '../../domain/result.js';
import type { GameState } from '../../domain/state/game-state.js';
import { refuseLongText, type Budget } from '../../questions/catalogue/budget.js';
import { stepsOfDrawing } from '../../questions/catalogue/work.js';
import type { Games } from '../../games/games.js';
import { responses } from '../openapi/route-schemas.js';
import { requestSchema } from '../compilers.js';
import { asSupposed, atVersion, suppositions, type Suppositions } from '../../query/ask.js';
import { tableInput, withTable } from '../../query/table-input.js';
import { gameIdOf, gamePathSchema, tags } from './game-requests.js';
import { declareRoute } from './route.js';

const SVG = 'image/svg+xml';
const picture = {
  content: { [SVG]: { schema: { type: 'string', description: 'The picture.', xml: { name: 'svg' } } } },
};
const documented = {
  summary: 'The table as a picture.',
  description:
    "The seats around the table in seat order, who has left, whose turn it is, permanents and attacks; with `rangeOf` a range of influence and the distance of every seat, at the beginning of this turn and now (801.2c). Names are in the viewer's fonts; the SVG contains no scripts.",
};

interface Drawing {
  readonly state: GameState;
  readonly given: DiagramArguments;
  readonly budget: Budget;
}

const drawingOf = async (response: FastifyReply, { state, given, budget }: Drawing): Promise<Result<string>> => {
  const refused = budget.spend(stepsOfDrawing(state));
  if (refused) return failure(refused);
  const found = await diagram(state, given);
  if (!found.ok) return found;
  const tooLong = refuseLongText(found.value);
  if (tooLong) return failure(tooLong);
  void response.type(SVG);
  return found;
};

/** Declares the route that draws a table in the request. */
export const drawTableRoute = (app: FastifyInstance, cards: Cards): void =>
  declareRoute(app, {
    method: 'POST',
    path: '/game-states/diagram.svg',
    needs: 'ask',
    tags: ['Tables that are not stored'],
    operationId: 'drawGameState',
    ...documented,
    body: requestSchema({ ...tableInput, ...suppositions, ...diagramArguments.fields() }),
    response: responses(200, 'An SVG document.', picture),
    find: async ({ body, budget }, response) => {
      const { state: described, text, code, edition, suppose, ...given } = body;
      const draw = async (state: Result<GameState>, withCards: Suppositions): Promise<Result<string>> => {
        const supposed = state.ok ? asSupposed(state.value, { edition, suppose: withCards.suppose }, budget) : state;
        return supposed.ok ? drawingOf(response, { state: supposed.value, given, budget }) : supposed;
      };
      return withTable(cards, { state: described, text, code, suppose }, draw, budget);
    },
  });

/** Declares the route that draws the table of a stored game. */
export const drawGameRoute = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    path: '/games/:id/diagram.svg',
    tags,
    operationId: 'getDiagram',
    ...documented,
    ...gamePathSchema,
    querystring: requestSchema({ ...atVersion, ...diagramArguments.fields() }),
    response: responses(200, 'An SVG document.', picture, [404]),
    find: async (request, response) => {
      const { version, ...given } = request.query;
      const state = await games.stateAt(request.tenant, gameIdOf(request), version ?? undefined, request.budget);
      return state.ok ? drawingOf(response, { state: state.value, given, budget: request.budget }) : state;
    },
  });
