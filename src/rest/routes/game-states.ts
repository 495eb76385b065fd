import type { FastifyInstance } from 'fastify';
import type { Cards } from '../../own-cards/cards.js';
import { codeArgument, readCode } from '../../query/table-code.js';
import { jsonObject } from '../../query/json-schemas.js';
import { responses } from '../openapi/route-schemas.js';
import { requestSchema } from '../compilers.js';
import { tableInput } from '../../query/table-input.js';
import { checkDescription, checkedTable, describedAgain } from '../../query/checked-table.js';
import { declareRoute } from './route.js';

const tags = ['Tables that are not stored'];
const checked = jsonObject(checkedTable.fields());

/** Declares the route that checks a described table. */
export const checkTableRoute = (app: FastifyInstance, cards: Cards): void =>
  declareRoute(app, {
    method: 'POST',
    path: '/game-states',
    needs: 'ask',
    tags,
    operationId: 'checkGameState',
    summary: 'Checks whether a table is valid, and returns its description and its code.',
    description:
      'Nothing is stored. An invalid table is rejected with all of its problems. The notation may be sent as text/plain.',
    body: requestSchema(tableInput),
    response: responses(200, 'The table as it was understood.', checked),
    find: ({ body, budget }) => checkDescription(cards, body, budget),
  });

/** Declares the route that reads a table from its code. */
export const tableCodeRoute = (app: FastifyInstance): void =>
  declareRoute(app, {
    path: '/game-states/:code',
    needs: 'ask',
    tags,
    operationId: 'gameStateByCode',
    summary: 'A table by its code.',
    description: 'A code contains the whole table, without anything stored, and stays readable for good.',
    params: requestSchema({ code: codeArgument }),
    response: responses(200, 'The table.', checked),
    find: ({ params, budget }) => describedAgain(readCode(params.code, budget), budget),
  });
