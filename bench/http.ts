import autocannon from 'autocannon';
import pg from 'pg';
import { spreadOf, told, type Table } from './report.js';
import { sampleTable } from './sample-table.js';
import { interruption, startBareServer, startPostgres, startRangefinder, type Running } from './servers.js';

const PLAYERS = 8;
const OBJECTS = 200;
const OTHER_GAMES = 100;
const CONNECTIONS = 50;
const ROUNDS = 9;
const SECONDS = 1;

/** As many as Rangefinder opens unless told otherwise. */
const DATABASE_CONNECTIONS = 10;

const game = 'measured';
const player = 'player-3';

const answerFields = `because { rule { number edition section summary } says about { id name } doubt }
  player { id name } seats players { id name } distances { player { id name } seats inRange }`;
const queryOf = (fields: string) =>
  `query ($game: ID!, $player: ID!) { game(id: $game) { state { rangeOf(player: $player) { ${fields} } } } }`;

/** The same question; over REST the answer always holds the objects. */
const questions = [
  { name: 'REST', path: `/v1/games/${game}/range-of`, body: { player } },
  {
    name: 'GraphQL',
    path: '/graphql',
    body: { query: queryOf(`${answerFields} objects { id name }`), variables: { game, player } },
  },
  {
    name: 'GraphQL, without the objects',
    path: '/graphql',
    body: { query: queryOf(answerFields), variables: { game, player } },
  },
] as const;

interface Target {
  readonly name: string;
  readonly url: string;
  readonly body: string;
  /** How long the answer is, in characters. */
  readonly length: number;
}

const headers = { 'content-type': 'application/json', accept: 'application/json' };

const post = async (url: string, body: string): Promise<string> => {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.ok && !text.startsWith('{"errors"')) return text;
  throw new Error(`${response.status} from ${url}: ${text}`);
};

/** In requests per second. A wrong answer ends the measuring. */
const rateOf = async ({ url, body, length }: Target, seconds: number): Promise<number> => {
  const verifyBody = (answer: unknown) => String(answer).length === length;
  const load = { url, method: 'POST', headers, body, connections: CONNECTIONS, duration: seconds, verifyBody } as const;
  const result = await autocannon(load);
  const failed = result.errors + result.timeouts + result.non2xx + result.mismatches;
  if (failed) throw new Error(`${failed} of ${result.requests.total} answers of ${url} are wrong.`);
  return result['2xx'] / result.duration;
};

interface Pair {
  readonly asked: Target;
  readonly bare: Target;
}

const pairsOf = async (rangefinder: Running, databaseUrl: string, running: Running[]): Promise<readonly Pair[]> => {
  const asked = await Promise.all(
    questions.map(async ({ name, path, body }): Promise<Target & { readonly answer: unknown }> => {
      const sent = { name, url: `${rangefinder.url}${path}`, body: JSON.stringify(body) };
      const text = await post(sent.url, sent.body);
      return { ...sent, length: text.length, answer: JSON.parse(text) as unknown };
    }),
  );
  const answers = Object.fromEntries(asked.map(({ answer }, index) => [`/${index}`, answer]));
  const bare = await startBareServer({ databaseUrl, connections: DATABASE_CONNECTIONS, game, answers });
  running.push(bare);
  return asked.map((target, index) => {
    const length = JSON.stringify(target.answer).length;
    return { asked: target, bare: { ...target, url: `${bare.url}/${index}`, length } };
  });
};

interface Round {
  readonly asked: number;
  readonly bare: number;
}

/** All targets in turn, in another order each time, so that what else the machine does meets them alike. */
const measured = async (
  pairs: readonly Pair[],
  interrupted: AbortSignal,
): Promise<ReadonlyMap<Pair, readonly Round[]>> => {
  for (const { asked, bare } of pairs) for (const target of [asked, bare]) await rateOf(target, 1);
  const rounds = new Map<Pair, readonly Round[]>(pairs.map((pair) => [pair, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pair of [...pairs.slice(round % pairs.length), ...pairs.slice(0, round % pairs.length)]) {
      interrupted.throwIfAborted();
      const rates = await roundOf(pair, round % 2 === 0);
      rounds.set(pair, [...(rounds.get(pair) ?? []), rates]);
    }
  }
  return rounds;
};

const roundOf = async ({ asked, bare }: Pair, isAskedFirst: boolean): Promise<Round> => {
  if (isAskedFirst) return { asked: await rateOf(asked, SECONDS), bare: await rateOf(bare, SECONDS) };
  const first = await rateOf(bare, SECONDS);
  return { asked: await rateOf(asked, SECONDS), bare: first };
};

const rowOf = ([{ asked }, rounds]: readonly [Pair, readonly Round[]]): readonly string[] => [
  asked.name,
  told(spreadOf(rounds.map((round) => round.asked)), 0),
  told(spreadOf(rounds.map((round) => round.bare)), 0),
  told(spreadOf(rounds.map((round) => round.asked / round.bare)), 2),
  new Intl.NumberFormat('en').format(asked.length),
];

/** The game that is asked among others, in a database that knows how much it holds: its plans are those of every day. */
const storeGames = async (rangefinder: Running, databaseUrl: string): Promise<void> => {
  const state = sampleTable(PLAYERS, OBJECTS);
  for (const id of [game, ...Array.from({ length: OTHER_GAMES }, (_, index) => `other-${index}`)])
    await post(`${rangefinder.url}/v1/games`, JSON.stringify({ id, state }));
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
};

const compared = async (running: Running[], interrupted: AbortSignal): Promise<Table> => {
  const postgres = await startPostgres();
  running.push(postgres);
  const rangefinder = await startRangefinder(postgres.url);
  running.push(rangefinder);
  await storeGames(rangefinder, postgres.url);
  const rounds = await measured(await pairsOf(rangefinder, postgres.url, running), interrupted);
  return {
    title: `rangeOf on a stored game of ${PLAYERS} players and ${OBJECTS} objects, one of ${OTHER_GAMES + 1}, in requests per second`,
    columns: ['', 'Rangefinder', 'bare node:http + pg', 'ratio', 'characters'],
    rows: [...rounds].map(rowOf),
    notes: [`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turn: medians (min – max).`],
  };
};

/** What the doors, the stored games and the rules cost, compared with a server that has nothing of it. */
export const run = async (): Promise<readonly Table[]> => {
  const running: Running[] = [];
  try {
    return [await compared(running, interruption())];
  } finally {
    for (const { stop } of running.reverse()) await stop();
  }
};
