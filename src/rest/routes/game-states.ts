import type { FastifyInstance } from 'fastify';
import type { Description } from '../../domain/state/description.js';
import { gameStateDescription } from '../../domain/state/description.js';
import type { GameState } from '../../domain/state/game-state.js';
import { describe } from '../../domain/state/describe.js';
import { readDescription } from '../../domain/state/read-description.js';
import { later, required } from '../../domain/schema/schema.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import { codeArgument, codeOf, readCode } from '../../table-code.js';
import type { Question } from '../../questions/catalogue/question.js';
import { watched, type Watch } from '../../questions/catalogue/question-times.js';
import { createAsk, bothFailures, reply, type Body } from './ask.js';
import { answerSchema, describedBody, pathOf, responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../openapi/json-schemas.js';
import { requestSchema } from '../request-readers.js';

const errors = [400, 413, 415];

const questionRoute = (app: FastifyInstance, question: Question): void => {
  const ask = createAsk(question);
  app.post<{ Body: Body & { readonly state: Description } }>(
    `/game-states/${pathOf(question)}`,
    {
      config: apiRoute('read'),
      schema: {
        tags: ['Tables that are not stored'],
        operationId: question.name,
        summary: question.description,
        description: `Answers by ${question.rules.join(', ')}.`,
        body: describedBody(question),
        response: responses(200, 'The answer with its rulings.', answerSchema(question), errors),
      },
    },
    ({ body }, response) =>
      reply(response, () => {
        const [asked, state] = [ask(body), readDescription(body.state)];
        return asked.ok && state.ok ? asked.value(state.value) : bothFailures(asked, state);
      }),
  );
};

/** Declares the routes that ask questions about tables in the request. */
export const gameStateRoutes = (app: FastifyInstance, watch: Watch): void => {
  codeRoute(app);
  for (const question of catalogue) questionRoute(app, watched(question, 'rest', watch));
  app.post<{ Body: { readonly state: Description } }>(
    '/game-states',
    {
      config: apiRoute('read'),
      schema: {
        tags: ['Tables that are not stored'],
        operationId: 'checkGameState',
        summary: 'Is that table possible? Gives back its description and its code.',
        description: 'Nothing is stored. An impossible table is refused with everything that is wrong with it.',
        body: requestSchema({ state: required(later(gameStateDescription), 'The table.') }),
        response: responses(200, 'The table, read and told again.', checkedSchema, errors),
      },
    },
    (request, response) =>
      reply(response, () => {
        const state = readDescription(request.body.state);
        return state.ok ? { ok: true as const, value: shown(state.value) } : state;
      }),
  );
};

const shown = (state: GameState) => ({ description: describe(state), code: codeOf(state) });

const checkedSchema = {
  type: 'object',
  required: ['description', 'code'],
  properties: {
    description: { ...jsonSchemaOf(gameStateDescription), description: 'The table as a GameStateInput.' },
    code: { type: 'string', description: 'The whole table as one string that fits into a URL.' },
  },
};

const codeRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { readonly code: string } }>(
    '/game-states/:code',
    {
      config: apiRoute('read'),
      schema: {
        tags: ['Tables that are not stored'],
        operationId: 'gameStateByCode',
        summary: 'The table that a code was made from.',
        description: 'A code holds the whole table; nothing was stored to make it, and it stays readable.',
        params: requestSchema({ code: codeArgument }),
        response: responses(200, 'The table.', checkedSchema, [400]),
      },
    },
    (request, response) =>
      reply(response, () => {
        const state = readCode(request.params.code);
        return state.ok ? { ok: true as const, value: shown(state.value) } : state;
      }),
  );
};
