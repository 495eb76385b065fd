import { ratesOf, ratioOf, rateSpread, targetOf, CONNECTIONS, type Rates, type Target } from './load.js';
import type { Peer } from './peer-server.js';
import { told, type Goal, type Table } from './report.js';
import { byVariables, fields, LIFE, OBJECTS, player, PLAYERS, state } from './asking.js';
import type { Running } from '../test/programs.js';
import { bareTargets, startPeer, withServer, type Served } from './servers.js';

const ROUNDS = 7;
const FEW_ROUNDS = 3;

/** Writes a value as a GraphQL literal; strings in capitals are enum values. */
const written = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && /^[A-Z_]+$/.test(value) ? value : JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${written(each)}`)
    .join(' ')} }`;
};

const inDocument = {
  query: `query ($player: ID!) { gameState(of: ${written(state)}) { rangeOf(player: $player) { ${fields} } } }`,
  variables: { player },
};

interface Question {
  readonly path: string;
  readonly body: unknown;
  /** The number that differs in each request; without it every request is the same. */
  readonly varied?: string;
}

const NEW = ', every table new';
const IN_DOCUMENT = 'GraphQL, the table in the document';

/** The measured requests, each compared with a bare server that reads the same bodies and writes the same response. */
const asked: Readonly<Record<string, Question>> = {
  REST: { path: '/v1/game-states/range-of', body: { state, player } },
  [`REST${NEW}`]: { path: '/v1/game-states/range-of', body: { state, player }, varied: String(LIFE) },
  GraphQL: { path: '/graphql', body: byVariables },
  [`GraphQL${NEW}`]: { path: '/graphql', body: byVariables, varied: String(LIFE) },
  [IN_DOCUMENT]: { path: '/graphql', body: inDocument },
};

/** Mercurius also compiles the coercion of variables, which runs out of memory for the description of a table. */
const peers: readonly (readonly [Peer, string])[] = [
  ['plain Apollo Server', 'GraphQL'],
  ['plain Apollo Server', `GraphQL${NEW}`],
  ['Mercurius', `GraphQL${NEW}`],
  ['Mercurius with JIT', IN_DOCUMENT],
];

interface Compared {
  readonly target: Target;
  readonly control: Target;
}

const targetAt = (url: string, name: string, of: string): Promise<Target> => {
  const question = asked[of];
  if (!question) throw new Error(`Nothing is asked as ${of}.`);
  return targetOf(name, url + question.path, question.body, question.varied);
};

const comparedTargets = async (
  { server: rangefinder, keep }: Served,
  inShort: boolean,
): Promise<readonly Compared[]> => {
  const names = Object.keys(asked).filter((name) => !inShort || name !== IN_DOCUMENT);
  const targets = await Promise.all(names.map((name) => targetAt(rangefinder.url, name, name)));
  const bare = await bareTargets(keep, targets);
  const own = targets.map((target, index) => ({ target, control: bare[index] ?? target }));
  const others: Compared[] = [];
  const servers = new Map<Peer, Running>();
  for (const [peer, of] of inShort ? [] : peers) {
    const server = servers.get(peer) ?? (await keep(startPeer(peer)));
    servers.set(peer, server);
    const control = own[names.indexOf(of)]?.control;
    if (control) others.push({ target: await targetAt(server.url, `${peer}: ${of}`, of), control });
  }
  return [...own, ...others];
};

const goalsOf = (rates: Rates, compared: readonly Compared[], inShort: boolean): readonly Goal[] => {
  const named = (name: string) => {
    const found = compared.find(({ target }) => target.name === name);
    if (!found) throw new Error(`Nothing was measured as ${name}.`);
    return found;
  };
  const against = (name: string, other: string | null, least: number, goal: string): Goal => {
    const { target, control } = named(name);
    const ratio = ratioOf(rates, target, other === null ? control : named(other).target);
    const toBare = other === null ? { toBare: { ratio, bare: rateSpread(rates, control) } } : {};
    return { goal, measured: told(ratio, 2), met: ratio.median >= least, ...toBare };
  };
  const toBare = [
    against('REST', null, 0.8, 'REST, a table in the request that comes again: at least 0.80 of bare node:http'),
    against(`REST${NEW}`, null, 0.8, 'REST, a new table in each request: at least 0.80 of bare node:http'),
    against('GraphQL', null, 0.5, 'GraphQL, a table in the request that comes again: at least 0.50 of bare node:http'),
    against(`GraphQL${NEW}`, null, 0.5, 'GraphQL, a new table in each request: at least 0.50 of bare node:http'),
  ];
  if (inShort) return toBare;
  const apollo = 'plain Apollo Server: GraphQL';
  return [
    ...toBare,
    against('GraphQL', apollo, 3, 'GraphQL, a table that comes again: at least 3 times plain Apollo Server'),
    against(
      `GraphQL${NEW}`,
      apollo + NEW,
      3,
      'GraphQL, a new table in each request: at least 3 times plain Apollo Server',
    ),
    against(IN_DOCUMENT, `Mercurius with JIT: ${IN_DOCUMENT}`, 1, 'GraphQL: level with Mercurius with JIT'),
  ];
};

const compare = async (served: Served, inShort: boolean): Promise<Table> => {
  const compared = await comparedTargets(served, inShort);
  const rounds = inShort ? FEW_ROUNDS : ROUNDS;
  const targets = [...new Set(compared.flatMap(({ target, control }) => [target, control]))];
  const rates = await ratesOf(targets, rounds, served.interrupted);
  return {
    title: `rangeOf on a table of ${PLAYERS} players and ${OBJECTS} objects in the request, in requests per second`,
    columns: ['', 'rate', 'bare node:http', 'ratio', 'characters in', 'out'],
    rows: compared.map(({ target, control }) => [
      target.name,
      told(rateSpread(rates, target), 0),
      told(rateSpread(rates, control), 0),
      told(ratioOf(rates, target, control), 2),
      String(target.body.length),
      String(target.length),
    ]),
    notes: [
      `${CONNECTIONS} connections, ${rounds} rounds of 1 s each in turn: medians (min – max).`,
      'A new table in each request is one that differs from all before it by the life of a player.',
      'Mercurius with JIT cannot read the table from a variable: it is asked with the table in the document.',
    ],
    goals: goalsOf(rates, compared, inShort),
  };
};

/** Measures questions about described tables, compared with other servers in the same rounds. */
export const run = (inShort = false): Promise<readonly Table[]> =>
  withServer(async (served) => [await compare(served, inShort)]);
