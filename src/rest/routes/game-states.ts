import type { FastifyInstance } from 'fastify';
import type { Cards } from '../../own-cards/cards.js';
import { success, type Result } from '../../domain/result.js';
import { nullable, required, string, type ValuesOf } from '../../domain/schema/schema.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { describe } from '../../domain/state/describe.js';
import type { GameState } from '../../domain/state/game-state.js';
import { textOf } from '../../domain/notation/text-of.js';
import { textWarnings } from '../../domain/notation/text-warnings.js';
import { warningsOf } from '../../domain/warnings.js';
import { codeArgument, codeOf, readCode } from '../../table-code.js';
import { responses, warnings } from '../openapi/route-schemas.js';
import { jsonObject } from '../openapi/json-schemas.js';
import { requestSchema } from '../request-readers.js';
import { toldTable, withTable } from './ask.js';
import { declareRoute } from './route.js';

const tags = ['Tables that are not stored'];

/** The JSON schema of a table that was checked. */
export const checked = jsonObject({
  description: required(gameStateDescription, 'The table as a GameStateInput.'),
  code: required(string, 'The whole table as one string that fits into a URL.'),
  text: nullable(string, 'The table in the notation; null where that cannot say it, which a warning tells.'),
  warnings: required(warnings, 'What of the table is not used, in the order of the objects.'),
});

const shown = (state: Result<GameState>) =>
  state.ok
    ? success({
        description: describe(state.value),
        code: codeOf(state.value),
        text: textOf(state.value).text,
        warnings: [...warningsOf(state.value), ...textWarnings(state.value)],
      })
    : state;

/** Checks the table of a body. */
export const checkDescription = (
  cards: Cards,
  body: ValuesOf<typeof toldTable>,
): Result<unknown> | Promise<Result<unknown>> => withTable(cards, body, shown);

/** Declares the route that checks a described table. */
export const checkTable = (app: FastifyInstance, cards: Cards): void =>
  declareRoute(app, {
    method: 'POST',
    path: '/game-states',
    needs: 'ask',
    tags,
    operationId: 'checkGameState',
    summary: 'Is that table possible? Gives back its description and its code.',
    description:
      'Nothing is stored. An impossible table is refused with everything that is wrong with it. The notation may be sent as it is, as text/plain.',
    body: requestSchema(toldTable),
    response: responses(200, 'The table, read and told again.', checked),
    find: ({ body }) => checkDescription(cards, body),
  });

/** Declares the route that reads a table from its code. */
export const readTableByCode = (app: FastifyInstance): void =>
  declareRoute(app, {
    method: 'GET',
    path: '/game-states/:code',
    needs: 'ask',
    tags,
    operationId: 'gameStateByCode',
    summary: 'The table that a code was made from.',
    description: 'A code holds the whole table; nothing was stored to make it, and it stays readable.',
    params: requestSchema({ code: codeArgument }),
    response: responses(200, 'The table.', checked),
    find: ({ params }) => shown(readCode(params.code)),
  });
