import { afterAll } from '@jest/globals';
import { createCards, type Cards } from '../../src/own-cards/cards.js';
import { openCards } from '../../src/own-cards/store.js';
import { openDatabase, type DatabaseOptions, type GamesDatabase } from '../../src/games/store/database.js';
import { openGames } from '../../src/games/games-in-postgres.js';
import type { Games } from '../../src/games/games.js';
import type { Description } from '../../src/domain/state/description.js';
import type { Result } from '../../src/domain/result.js';
import { createDatabase } from '../database.js';

export { valueOf } from '../value-of.js';

/** Stored games as a server of its own sees them: own connections, own memory. */
export type Server = Readonly<{ games: Games; cards: Cards; database: GamesDatabase }>;

export const serverOn = (url: string, options?: DatabaseOptions): Server => {
  const database = openDatabase(url, options);
  const cards = createCards(openCards(database.query));
  return { games: openGames(database, cards), cards, database };
};

/** Opens a database for the tests of one file, and two servers on it. */
export const openStore = async (options?: DatabaseOptions) => {
  const database = await createDatabase();
  const [server, other] = [serverOn(database.url, options), serverOn(database.url, options)];
  afterAll(async () => {
    await Promise.all([server.database.close(), other.database.close()]);
    await database.drop();
  });
  return { url: database.url, server, other, games: server.games };
};

/** The failure of something that has to fail. */
export const failureOf = <Fault>(result: Result<unknown, Fault>): Fault => {
  if (!result.ok) return result.failure;
  throw new Error(`It succeeded: ${JSON.stringify(result.value)}`);
};

export const fourPlayers: Description = {
  options: { rangeOfInfluence: 1, attack: 'MULTIPLE_PLAYERS' },
  players: ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ id: name.toLowerCase(), name })),
  objects: [
    { id: 'bear', name: 'Bear', typeLine: 'Creature — Bear', owner: 'ann', power: 2, toughness: 2 },
    { id: 'ox', name: 'Ox', typeLine: 'Creature — Ox', owner: 'bob' },
  ],
};
