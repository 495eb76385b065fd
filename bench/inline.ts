import { ratesOf, ratioOf, rateSpread, targetOf, CONNECTIONS, type Rates, type Target } from './load.js';
import type { Peer } from './peer-server.js';
import { told, type Goal, type Table } from './report.js';
import { sampleTable } from './sample-table.js';
import { interruption, startBareServer, startPeer, startPostgres, startRangefinder, type Running } from './servers.js';

const PLAYERS = 8;
const OBJECTS = Number(process.env['OBJECTS'] ?? 40);
const ROUNDS = 7;
const FEW_ROUNDS = 3;

const state = sampleTable(PLAYERS, OBJECTS);
const player = 'player-3';

const fields = `because { rule { number edition section summary } says about { id name } doubt }
  player { id name } seats players { id name } distances { player { id name } seats inRange } objects { id name }`;

const byVariables = {
  query: `query ($of: GameStateInput!, $player: ID!) { gameState(of: $of) { rangeOf(player: $player) { ${fields} } } }`,
  variables: { of: state, player },
};

/** A value as GraphQL writes it in a document; what is all capitals at those places is of an enumeration. */
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

/** What is asked of whom, each measured by a bare server that reads the same body and writes the same answer. */
const asked = {
  REST: { path: '/v1/game-states/range-of', body: { state, player } },
  GraphQL: { path: '/graphql', body: byVariables },
  'GraphQL, the table in the document': { path: '/graphql', body: inDocument },
} as const;

/** Mercurius compiles what reads the variables too: of the description of a table that takes all memory there is. */
const peers: readonly (readonly [Peer, keyof typeof asked])[] = [
  ['plain Apollo Server', 'GraphQL'],
  ['Yoga', 'GraphQL'],
  ['Mercurius', 'GraphQL'],
  ['Mercurius with JIT', 'GraphQL, the table in the document'],
];

interface Compared {
  readonly asked: keyof typeof asked;
  readonly target: Target;
  readonly control: Target;
}

const keep = (running: Running[], started: Running): Running => {
  running.push(started);
  return started;
};

const bareOf = async (running: Running[], targets: readonly Target[]): Promise<readonly Target[]> => {
  const answers = await Promise.all(
    targets.map(async ({ url, body }): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body })).json();
    }),
  );
  const paths = Object.fromEntries(answers.map((answer, index) => [`/${index}`, answer]));
  const bare = keep(running, await startBareServer({ answers: paths }));
  return targets.map((target, index) => ({
    ...target,
    url: `${bare.url}/${index}`,
    length: JSON.stringify(answers[index]).length,
  }));
};

const comparedTargets = async (running: Running[], inShort: boolean): Promise<readonly Compared[]> => {
  const postgres = keep(running, await startPostgres());
  const rangefinder = keep(running, await startRangefinder(postgres.url));
  const all = Object.keys(asked) as (keyof typeof asked)[];
  const names = inShort ? all.slice(0, 2) : all;
  const own = await Promise.all(
    names.map((name) => targetOf(name, rangefinder.url + asked[name].path, asked[name].body)),
  );
  const controls = await bareOf(running, own);
  const controlOf = (name: keyof typeof asked) => controls[names.indexOf(name)] ?? controls[0];
  const others: (readonly [keyof typeof asked, Target])[] = [];
  for (const [peer, name] of inShort ? [] : peers) {
    const { url } = keep(running, await startPeer(peer));
    others.push([name, await targetOf(`${peer}: ${name}`, `${url}/graphql`, asked[name].body)]);
  }
  return [...names.map((name, index) => [name, own[index]] as const), ...others].flatMap(([name, target]) => {
    const control = controlOf(name);
    return target && control ? [{ asked: name, target, control }] : [];
  });
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
    return { goal, measured: told(ratio, 2), met: ratio.median >= least, ...(other === null && { ratio }) };
  };
  const toBare = [
    against('REST', null, 0.8, 'REST, a table in the request: at least 0.80 of bare node:http'),
    against('GraphQL', null, 0.5, 'GraphQL, a table in the request: at least 0.50 of bare node:http'),
  ];
  if (inShort) return toBare;
  const inDoc = 'GraphQL, the table in the document';
  return [
    ...toBare,
    against('GraphQL', 'plain Apollo Server: GraphQL', 3, 'GraphQL: at least 3 times plain Apollo Server'),
    against(inDoc, `Mercurius with JIT: ${inDoc}`, 1, 'GraphQL: level with Mercurius with JIT'),
  ];
};

const compare = async (running: Running[], interrupted: AbortSignal, inShort: boolean): Promise<Table> => {
  const compared = await comparedTargets(running, inShort);
  const rounds = inShort ? FEW_ROUNDS : ROUNDS;
  const targets = [...new Set(compared.flatMap(({ target, control }) => [target, control]))];
  const rates = await ratesOf(targets, rounds, interrupted);
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
      'Mercurius with JIT cannot read the table from a variable: it is asked with the table in the document.',
    ],
    goals: goalsOf(rates, compared, inShort),
  };
};

/** What it costs to be asked about a table that comes along, compared with other servers in the same rounds. */
export const run = async (inShort = false): Promise<readonly Table[]> => {
  const running: Running[] = [];
  try {
    return [await compare(running, interruption(), inShort)];
  } finally {
    for (const { stop } of running.reverse()) await stop();
  }
};
