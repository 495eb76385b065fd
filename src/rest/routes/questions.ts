import type { FastifyInstance } from 'fastify';
import type { Cards } from '../../own-cards/cards.js';
import { atLeast, later, optional, required, type Fields, type ValuesOf } from '../../domain/schema/schema.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { readDescription } from '../../domain/state/read-description.js';
import type { Games } from '../../games/games.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import type { Question } from '../../questions/catalogue/question.js';
import { watched, type Watch } from '../../questions/catalogue/question-times.js';
import { lazyArguments } from '../answer-bodies.js';
import type { JsonSchema } from '../openapi/json-schemas.js';
import { answerSchema, responses } from '../openapi/route-schemas.js';
import { requestSchema, type RequestSchema } from '../request-readers.js';
import { bothFailures, createAsk, readByQuestion, suppositions, withCards, type Body } from './ask.js';
import { idOf, ofGame, tags } from './game-requests.js';
import { declareRoute } from './route.js';

/** The table that a request describes. */
export const describedTable = { state: required(later(gameStateDescription), 'The table.') };

/** The version of the game that a request asks about. */
export const atVersion = {
  version: optional(atLeast(0), 'The game as it stood at that version; the newest where left out.'),
};

/** Declares the routes that ask questions about tables in the request. */
export const describedQuestionRoutes = (app: FastifyInstance, cards: Cards, watch: Watch): void => {
  for (const question of catalogue) askAboutDescription(app, cards, watched(question, 'rest', watch));
};

/** Where the tables of questions and the cards of their suppositions are found. */
interface Stored {
  readonly games: Games;
  readonly cards: Cards;
}

/** Declares the routes that ask questions about stored games. */
export const gameQuestionRoutes = (app: FastifyInstance, stored: Stored, watch: Watch): void => {
  for (const question of catalogue) askAboutGame(app, stored, watched(question, 'rest', watch));
};

/** The path of a question: its name in kebab-case. */
const pathOf = ({ name }: Question): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const bodyWith = <F extends Fields>(own: F, question: Question): RequestSchema<Body & ValuesOf<F>> => {
  const fields = { ...own, ...suppositions, ...lazyArguments(question.answer), ...readByQuestion(question) };
  const schema: JsonSchema = requestSchema<Fields>(fields);
  return schema;
};

const documented = (question: Question, errors: readonly number[] = []) => ({
  summary: question.description,
  description: `Answers by ${question.rules.join(', ')}.`,
  response: responses(200, 'The answer with its rulings.', answerSchema(question), errors),
});

const askAboutDescription = (app: FastifyInstance, cards: Cards, question: Question): void => {
  const ask = createAsk(question, app.limits);
  declareRoute(app, {
    method: 'POST',
    path: `/game-states/${pathOf(question)}`,
    needs: 'ask',
    tags: ['Tables that are not stored'],
    operationId: question.name,
    ...documented(question),
    body: bodyWith(describedTable, question),
    find: ({ body: given, work: { permit } }) =>
      withCards(cards, given, (body) => {
        const [asked, state] = [ask(body), readDescription(body.state)];
        return asked.ok && state.ok ? asked.value(state.value, permit) : bothFailures(asked, state);
      }),
  });
};

const askAboutGame = (app: FastifyInstance, { games, cards }: Stored, question: Question): void => {
  const ask = createAsk(question, app.limits);
  declareRoute(app, {
    method: 'POST',
    path: `/games/:id/${pathOf(question)}`,
    tags,
    operationId: `${question.name}OfGame`,
    ...documented(question, [404]),
    ...ofGame,
    body: bodyWith(atVersion, question),
    find: async (request) => {
      const asked = await withCards(cards, request.body, ask);
      if (!asked.ok) return asked;
      const state = await games.stateAt(request.tenant, idOf(request), request.body.version ?? undefined);
      return state.ok ? asked.value(state.value, request.work.permit) : state;
    },
  });
};
