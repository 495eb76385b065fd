import type { FastifyInstance } from 'fastify';
import { success } from '../../domain/result.js';
import { feedEventSchema } from '../../games/game-schemas.js';
import type { Games } from '../../games/games.js';
import { feedArguments } from '../../games/store/game-inputs.js';
import { page, showFeedEvents } from '../../query/game-answers.js';
import { pageOf, responses } from '../openapi/route-schemas.js';
import { requestSchema } from '../compilers.js';
import { tags } from './game-requests.js';
import { declareRoute } from './route.js';

/** Declares the route of the feed of events of all games. */
export const feedRoute = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    path: '/events',
    tags,
    operationId: 'listEventsOfAllGames',
    summary: 'The events of all stored games, as an append-only feed.',
    description:
      'For keeping a copy: continue from each `endCursor`, and every event comes once, those of a game in order. An empty page also has an `endCursor` to continue from. An event appears once it is committed and every earlier write has ended, usually within milliseconds. Events of deleted games are removed.',
    querystring: requestSchema(feedArguments),
    response: responses(200, 'One page.', pageOf(feedEventSchema)),
    find: async ({ tenant, query, budget }) => {
      const found = await games.feed(tenant, query, budget);
      if (!found.ok) return found;
      const events = found.value.items.map(({ value }) => value);
      const shown = await showFeedEvents(games, tenant, events);
      return shown.ok ? success({ ...page(found.value, () => null), items: shown.value }) : shown;
    },
  });
