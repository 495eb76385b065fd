import type { FastifyInstance } from 'fastify';
import type { Cards } from '../../own-cards/cards.js';
import type { Fields, ValuesOf } from '../../domain/schema/schema.js';
import type { Games } from '../../games/games.js';
import { catalogue, type CatalogueEntry } from '../../questions/catalogue/catalogue.js';
import { pathOf, type Question, withObserver, type Watch } from '../../questions/catalogue/question.js';
import type { JsonSchema } from '../../query/json-schemas.js';
import { answerSchema, responses } from '../openapi/route-schemas.js';
import { requestSchema, type RequestSchema } from '../compilers.js';
import { askOfGame, atVersion, createAsk, fieldsOf, type Body } from '../../query/ask.js';
import { askOfDescription, tableInput } from '../../query/table-input.js';
import { gameIdOf, gamePathSchema, tags } from './game-requests.js';
import { declareRoute } from './route.js';

/** Declares the routes that ask questions about tables in the request. */
export const describedQuestionRoutes = (app: FastifyInstance, cards: Cards, watch: Watch): void => {
  for (const question of catalogue) askAboutDescription(app, cards, withObserver(question, 'rest', watch));
};

/** The sources of the tables of questions, and of the cards in supposed events. */
interface QuestionSources {
  readonly games: Games;
  readonly cards: Cards;
}

/** Declares the routes that ask questions about stored games. */
export const gameQuestionRoutes = (app: FastifyInstance, stored: QuestionSources, watch: Watch): void => {
  for (const question of catalogue) askAboutGame(app, stored, withObserver(question, 'rest', watch));
};

const bodyWith = <F extends Fields>(own: F, question: Question): RequestSchema<Body & ValuesOf<F>> => {
  const schema: JsonSchema = requestSchema<Fields>(fieldsOf(question, own));
  return schema;
};

const documented = (question: CatalogueEntry, errors: readonly number[] = []) => ({
  summary: question.description,
  description: `Answers by ${question.rules.join(', ')}.`,
  response: responses(200, 'The answer with its rulings.', answerSchema(question), errors),
});

const askAboutDescription = (app: FastifyInstance, cards: Cards, question: CatalogueEntry): void => {
  const ask = createAsk(question);
  declareRoute(app, {
    method: 'POST',
    path: `/game-states/${pathOf(question)}`,
    needs: 'ask',
    tags: ['Tables that are not stored'],
    operationId: question.name,
    ...documented(question),
    body: bodyWith(tableInput, question),
    find: ({ body, budget }) => askOfDescription(ask, cards, body, budget),
  });
};

const askAboutGame = (app: FastifyInstance, { games, cards }: QuestionSources, question: CatalogueEntry): void => {
  const ask = createAsk(question);
  declareRoute(app, {
    method: 'POST',
    path: `/games/:id/${pathOf(question)}`,
    tags,
    operationId: `${question.name}OfGame`,
    ...documented(question, [404]),
    ...gamePathSchema,
    body: bodyWith(atVersion, question),
    find: (request) => {
      const { tenant, body, budget } = request;
      return askOfGame(ask, { games, cards, tenant }, { ...body, game: gameIdOf(request) }, budget);
    },
  });
};
