// Searches for the requests that take longest: node --import tsx test/fuzz/hostile-search.ts [seconds] [bytes] [here]
import { buildApp } from '../../src/app.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { noOwnCards } from '../../src/own-cards/cards.js';
import type { Games } from '../../src/games/games.js';
import type { Workers } from '../../src/http/work/workers.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from '../domain/every-question.js';
import { hostileTable, hostileEvents, filters } from './hostile-tables.js';

const [seconds = 60, bytes = 65_000, mode = ''] = process.argv
  .slice(2)
  .map((each) => (each === 'here' ? each : Number(each)));

/** Takes what the server's own thread leaves to others, and does nothing about it. */
const elsewhere: Workers = {
  start: () => undefined,
  answer: () =>
    Promise.resolve({ status: 299, headers: {}, body: new Uint8Array(), questions: [], operation: undefined }),
  busy: () => 0,
  waiting: () => 0,
  close: () => Promise.resolve(),
};

const app = await buildApp({
  games: {} as Games,
  cards: noOwnCards,
  isReady: () => Promise.resolve(true),
  logLevel: 'silent',
  access: {
    principalOf: () => Promise.resolve({ tenant: 'local', keyId: null, scope: 'admin', origins: [] }),
    knowsOrigin: () => Promise.resolve(false),
  },
  ...(mode === 'here' && { workers: elsewhere }),
});

type Sent = Readonly<{ name: string; path: string; body: string }>;
interface Measured extends Sent {
  readonly milliseconds: number;
  readonly status: number;
  readonly answer: string;
}

const measure = async (sent: Sent): Promise<Measured> => {
  const before = process.cpuUsage();
  const response = await app.inject({
    method: 'POST',
    url: sent.path,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    payload: sent.body,
  });
  const { user, system } = process.cpuUsage(before);
  return { ...sent, milliseconds: (user + system) / 1_000, status: response.statusCode, answer: response.payload };
};

const pathOf = (name: string): string =>
  `/v1/game-states/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const dice = {
  below: (limit: number) => Math.floor(Math.random() * limit),
  oneOf: <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(Math.random() * values.length)],
};

/** Requests about one table: every question, the picture, the code, and several questions at once over GraphQL. */
const requestsAbout = (name: string, state: object): readonly Sent[] => {
  const read = readDescription(state);
  const given = read.ok ? sampleArguments(read.value, dice) : {};
  const argumentsOf = (question: string): unknown =>
    new Map<string, unknown>(Object.entries(given)).get(question) ?? { player: 'p0' };
  const rest = catalogue.map((question) => ({
    name: `${question.name} / ${name}`,
    path: pathOf(question.name),
    body: JSON.stringify(Object.assign({}, argumentsOf(question.name), { state })),
  }));
  const among = dice.oneOf(filters);
  const source = { controller: 'p0' };
  const fields = [
    ...['objects { id warnings: sentences { text } keywords }', 'code', 'description', 'warnings { message }'],
    'ranges { player { id } }',
  ];
  const several = (field: string) => Array.from({ length: mode === 'here' ? 50 : 3 }, (_, at) => `a${at}: ${field}`);
  const about = (path: string, more: object = {}) => ({ path, body: JSON.stringify({ state, ...more }) });
  return [
    ...rest,
    ...['legal-targets', 'legal-choices', 'affected-by', 'information-for'].map((question) => ({
      name: `${question} among ${JSON.stringify(among).slice(0, 60)} / ${name}`,
      ...about(`/v1/game-states/${question}`, { source, choice: { chooser: 'p0', source, among }, among }),
    })),
    { name: `diagram / ${name}`, ...about('/v1/game-states/diagram.svg', { rangeOf: 'p0' }) },
    { name: `check / ${name}`, ...about('/v1/game-states') },
    ...fields.map((field) => ({
      name: `graphql ${field} x several / ${name}`,
      path: '/graphql',
      body: JSON.stringify({
        query: `query ($of: GameStateInput!) { gameState(of: $of) { ${several(field).join(' ')} } }`,
        variables: { of: state },
      }),
    })),
    {
      name: `suppose / ${name}`,
      ...about('/v1/game-states/range-of', { player: 'p0', suppose: hostileEvents(dice, 100) }),
    },
  ];
};

const until = performance.now() + Number(seconds) * 1_000;
const worst = new Map<string, Measured>();
let tried = 0;
while (performance.now() < until) {
  const { name, state } = hostileTable(dice, Number(bytes));
  for (const sent of requestsAbout(name, state)) {
    if (sent.body.length > 1_048_576 || (mode === 'here' && sent.body.length > 65_536)) continue;
    if (performance.now() > until) break;
    tried += 1;
    const measured = await measure(sent);
    const key = `${name.split(' ')[0] ?? ''} ${sent.name.split(' /')[0] ?? ''}`.slice(0, 60);
    if ((worst.get(key)?.milliseconds ?? 0) < measured.milliseconds) worst.set(key, measured);
    if (measured.status >= 500 && measured.status !== 504)
      process.stdout.write(`${measured.status} ${sent.name} ${measured.answer.slice(0, 200)}\n`);
  }
}
process.stdout.write(`${tried} requests tried\n`);
for (const { name, milliseconds, status, body, answer } of [...worst.values()]
  .sort((one, other) => other.milliseconds - one.milliseconds)
  .slice(0, 40))
  process.stdout.write(
    `${milliseconds.toFixed(0).padStart(6)} ms ${status} ${body.length} -> ${answer.length} bytes  ${name}  ${status === 400 ? answer.slice(0, 160) : ''}\n`,
  );
await app.close();
process.exit(0);
