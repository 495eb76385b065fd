import { post, sendMany, targetOf, type Target } from './load.js';
import { processorTimeOf } from './processes.js';
import { spreadOf, told, type Goal, type Spread, type Table } from './report.js';
import { byVariables, fields, LIFE, OBJECTS, player, PLAYERS, state } from './asking.js';
import { importInto, inventedCards, printed } from '../test/own-cards/card-files.js';
import type { Started } from '../test/programs.js';
import { startBareServer, startDomainServer, withServer, type Served } from './servers.js';

const ROUNDS = 7;
const REQUESTS = 1_000;
/** Until then V8 still compiles what answers, in threads of its own. */
const WARMING_UP = 20_000;

const body = { state, player };

/** The ranges of all eight players, asked at once. */
const eight = {
  query: `query ($of: GameStateInput!) { gameState(of: $of) { ${state.players
    .map(({ id }, seat) => `of${seat}: rangeOf(player: "${id}") { ${fields} }`)
    .join(' ')} } }`,
  variables: { of: state },
};

const cards = inventedCards(60);

/** Four players with fifteen cards each, given by their card data. */
const commander = (cardData: readonly object[]) => ({
  state: {
    variant: 'COMMANDER',
    players: ['ann', 'bob', 'cat', 'dan'].map((id, seat) => ({ id, life: seat ? 40 : LIFE })),
    objects: cardData.map((data, index) => ({
      id: `card-${index}`,
      owner: ['ann', 'bob', 'cat', 'dan'][index % 4],
      cardData: data,
    })),
  },
  player: 'bob',
});
const named = commander(cards.map(({ name }) => ({ name })));
/** The same cards in full, as the package knows none by name. */
const inFull = commander(cards.map(printed));

/** What is asked of a program, whose processor time is looked at. */
interface Measured {
  readonly target: Target;
  readonly process: number;
}

type Times = ReadonlyMap<string, readonly number[]>;

const startAll = async ({ server: rangefinder, databaseUrl, keep }: Served): Promise<readonly Measured[]> => {
  await importInto(databaseUrl, cards);
  const domain = await keep(startDomainServer());
  const at = async (name: string, { url, process }: Started, path: string, body: unknown): Promise<Measured> => ({
    target: await targetOf(name, `${url}${path}`, body, String(LIFE)),
    process,
  });
  const own = [
    await at('REST range-of', rangefinder, '/v1/game-states/range-of', body),
    await at('GraphQL rangeOf', rangefinder, '/graphql', byVariables),
    await at('GraphQL, eight rangeOf of one table', rangefinder, '/graphql', eight),
    await at('REST legal-attack-targets', rangefinder, '/v1/game-states/legal-attack-targets', body),
    await at('REST range-of, 60 cards by name', rangefinder, '/v1/game-states/range-of', named),
    await at('REST legal-attack-targets, 60 cards by name', rangefinder, '/v1/game-states/legal-attack-targets', named),
    await at('node:http + package: rangeOf', domain, '/rangeOf', body),
    await at('node:http + package: legalAttackTargets', domain, '/legalAttackTargets', body),
    await at('node:http + package: rangeOf, 60 cards in full', domain, '/rangeOf', inFull),
    await at('node:http + package: legalAttackTargets, 60 cards in full', domain, '/legalAttackTargets', inFull),
  ];
  const answer = await post(`${domain.url}/rangeOf`, JSON.stringify(body));
  const bare = await keep(startBareServer({ answers: { '/': JSON.parse(answer) as unknown } }));
  return [...own, await at('node:http', bare, '/', body)];
};

/** Microseconds of processor time a request, round after round. */
const measure = async (measured: readonly Measured[], interrupted: AbortSignal): Promise<Times> => {
  for (const { target } of measured) await sendMany(target, WARMING_UP);
  const times = new Map<string, readonly number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { target, process } of measured) {
      interrupted.throwIfAborted();
      const before = await processorTimeOf(process);
      await sendMany(target, REQUESTS);
      const took = ((await processorTimeOf(process)) - before) / REQUESTS;
      times.set(target.name, [...(times.get(target.name) ?? []), took]);
    }
  return times;
};

const ratioOf = (times: Times, one: string, other: string): Spread => {
  const of = times.get(other) ?? [];
  return spreadOf((times.get(one) ?? []).map((time, round) => time / (of[round] ?? NaN)));
};

/** Each ratio of processor time, and what it is to be at most. */
const goals: readonly (readonly [one: string, other: string, most: number])[] = [
  ['node:http + package: rangeOf', 'node:http', 2.2],
  ['REST range-of', 'node:http + package: rangeOf', 1 / 0.85],
  ['GraphQL rangeOf', 'node:http + package: rangeOf', 1 / 0.7],
  ['GraphQL, eight rangeOf of one table', 'GraphQL rangeOf', 2],
  ['REST legal-attack-targets', 'REST range-of', 2],
  ['REST range-of, 60 cards by name', 'REST range-of', 1.5],
  ['REST legal-attack-targets, 60 cards by name', 'REST legal-attack-targets', 1.5],
];

const goalsOf = (times: Times): readonly Goal[] =>
  goals.map(([one, other, most]) => {
    const ratio = ratioOf(times, one, other);
    const goal = `Processor time of a new table: ${one} at most ${most.toFixed(2)} of ${other}`;
    return { goal, measured: told(ratio, 2), met: ratio.median <= most };
  });

/** Measures the processor time that a request about a new table takes, beside what the rules alone take of it. */
export const run = (): Promise<readonly Table[]> =>
  withServer(async (served) => {
    const times = await measure(await startAll(served), served.interrupted);
    return [
      {
        title: `Processor time of a request about a new table of ${PLAYERS} players and ${OBJECTS} objects, in microseconds`,
        columns: ['', 'median (min – max)', 'of node:http'],
        rows: [...times].map(([name, each]) => [
          name,
          told(spreadOf(each), 0),
          told(ratioOf(times, name, 'node:http'), 2),
        ]),
        notes: [`${ROUNDS} rounds of ${REQUESTS} requests each in turn, as Linux counts the time of its threads.`],
        goals: goalsOf(times),
      },
    ];
  });
