import pg from 'pg';
import { ratesOf, ratioOf, rateSpread, post, targetOf, CONNECTIONS, type Target } from './load.js';
import { told, type Goal, type Table, type ToBare } from './report.js';
import { sampleTable } from './sample-table.js';
import { bareTargets, withServer, type Served } from './servers.js';

const PLAYERS = 8;
const OBJECTS = 200;
const OTHER_GAMES = 100;
const ROUNDS = 9;
const FEW_ROUNDS = 3;

/** Rangefinder's default number of connections. */
const DATABASE_CONNECTIONS = 10;

const game = 'measured';
const player = 'player-3';

const answerFields = `because { rule { number edition section summary } says about { id name } doubt }
  player { id name } seats players { id name } distances { player { id name } seats inRange }`;
const queryOf = (fields: string) =>
  `query ($game: ID!, $player: ID!) { game(id: $game) { state { rangeOf(player: $player) { ${fields} } } } }`;

/** A question with its goal; over REST the answer always includes the objects. */
const questions = [
  { name: 'REST', goal: 0.85, path: `/v1/games/${game}/range-of`, body: { player } },
  {
    name: 'GraphQL',
    goal: 0.65,
    path: '/graphql',
    body: { query: queryOf(`${answerFields} objects { id name }`), variables: { game, player } },
  },
  {
    name: 'GraphQL, without the objects',
    goal: 0.65,
    path: '/graphql',
    body: { query: queryOf(answerFields), variables: { game, player } },
  },
] as const;

interface Pair {
  readonly goal: number;
  readonly asked: Target;
  readonly bare: Target;
}

const pairsOf = async ({ server, databaseUrl, keep }: Served, inShort: boolean): Promise<readonly Pair[]> => {
  const measured = inShort ? questions.slice(0, 2) : questions;
  const asked = await Promise.all(measured.map(({ name, path, body }) => targetOf(name, `${server.url}${path}`, body)));
  const bare = await bareTargets(keep, asked, { databaseUrl, connections: DATABASE_CONNECTIONS, game });
  return asked.map((target, index) => ({
    goal: questions[index]?.goal ?? 1,
    asked: target,
    bare: bare[index] ?? target,
  }));
};

/** Stores the game among others and runs ANALYZE, so query plans are realistic. */
const storeGames = async ({ server, databaseUrl }: Served): Promise<void> => {
  const state = sampleTable(PLAYERS, OBJECTS);
  for (const id of [game, ...Array.from({ length: OTHER_GAMES }, (_, index) => `other-${index}`)])
    await post(`${server.url}/v1/games`, JSON.stringify({ id, state }));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
};

const goalOf = ({ goal, asked }: Pair, { ratio, bare }: ToBare): Goal => ({
  goal: `${asked.name}, a stored game: at least ${goal.toFixed(2)} of bare node:http with pg`,
  measured: told(ratio, 2),
  met: ratio.median >= goal,
  toBare: { ratio, bare },
});

const compared = async (served: Served, inShort: boolean): Promise<Table> => {
  const rounds = inShort ? FEW_ROUNDS : ROUNDS;
  await storeGames(served);
  const pairs = await pairsOf(served, inShort);
  const targets = pairs.flatMap(({ asked, bare }) => [asked, bare]);
  const rates = await ratesOf(targets, rounds, served.interrupted);
  return {
    title: `rangeOf on a stored game of ${PLAYERS} players and ${OBJECTS} objects, one of ${OTHER_GAMES + 1}, in requests per second`,
    columns: ['', 'Rangefinder', 'bare node:http + pg', 'ratio', 'characters'],
    rows: pairs.map(({ asked, bare }) => [
      asked.name,
      told(rateSpread(rates, asked), 0),
      told(rateSpread(rates, bare), 0),
      told(ratioOf(rates, asked, bare), 2),
      new Intl.NumberFormat('en').format(asked.length),
    ]),
    notes: [`${CONNECTIONS} connections, ${rounds} rounds of 1 s each in turn: medians (min – max).`],
    goals: pairs.map((pair) =>
      goalOf(pair, { ratio: ratioOf(rates, pair.asked, pair.bare), bare: rateSpread(rates, pair.bare) }),
    ),
  };
};

/** Measures questions about stored games, compared with a bare server. */
export const run = (inShort = false): Promise<readonly Table[]> =>
  withServer(async (served) => [await compared(served, inShort)]);
