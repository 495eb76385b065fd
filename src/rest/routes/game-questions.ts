import type { FastifyInstance } from 'fastify';
import type { Games } from '../../games/games.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import type { Question } from '../../questions/catalogue/question.js';
import { watched, type Watch } from '../../questions/catalogue/question-times.js';
import { createAsk, reply, type Body } from './ask.js';
import { idOf, ofGame, tags } from './game-requests.js';
import { answerSchema, pathOf, responses, storedBody } from '../openapi/route-schemas.js';

const questionRoute = (app: FastifyInstance, games: Games, question: Question): void => {
  const ask = createAsk(question);
  app.post<{ Body: Body & { readonly version?: number } }>(
    `/games/:id/${pathOf(question)}`,
    {
      config: apiRoute('read'),
      schema: {
        tags,
        operationId: `${question.name}OfGame`,
        summary: question.description,
        description: `Answers by ${question.rules.join(', ')}.`,
        ...ofGame,
        body: storedBody(question),
        response: responses(200, 'The answer with its rulings.', answerSchema(question), [400, 404, 413, 415]),
      },
    },
    (request, response) =>
      reply(response, async () => {
        const asked = ask(request.body);
        if (!asked.ok) return asked;
        const state = await games.stateAt(request.tenant, idOf(request), request.body.version);
        return state.ok ? asked.value(state.value) : state;
      }),
  );
};

/** Declares the routes that ask questions about stored games. */
export const gameQuestionRoutes = (app: FastifyInstance, games: Games, watch: Watch): void => {
  for (const question of catalogue) questionRoute(app, games, watched(question, 'rest', watch));
};
