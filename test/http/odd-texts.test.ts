import { beforeEach, expect, test } from '@jest/globals';
import { restOperations, rootFields } from './operations.js';
import { send, serve } from './server.js';

/** What PostgreSQL cannot store or is out of its ranges: alone, in the key of a row, and as a time or a number. */
const oddTexts = ['\0', 'a\0b', '\0/1', '\ud800', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '2147483648'];

let serverErrors: string[];
const server = await serve();
const state = { players: [{ id: 'ann' }, { id: 'bob' }] };
expect((await server.post('/v1/games', { id: 'game', state })).status).toBe(201);
const document = (await server.get('/v1/openapi.json')).body;
const operations = restOperations(document);
beforeEach(() => {
  serverErrors = [];
});

const ask = async (method: string, path: string, body?: unknown): Promise<void> => {
  const { status } = await send(`${server.url}${path}`, method, body);
  if (status >= 500) serverErrors.push(`${method} ${path} ${JSON.stringify(body)}: ${status}`);
};

const askGraphql = async (asked: string, variables = {}): Promise<void> => {
  const { errors = [] } = (await server.query(asked, variables)).body;
  if (errors.some(({ extensions }: any) => extensions.code === 'INTERNAL_SERVER_ERROR'))
    serverErrors.push(`${asked} ${JSON.stringify(variables)}`);
};

const pathOf = (path: string, name = 'x') => path.replace('{id}', 'game').replaceAll(/\{\w+\}/g, name);

/** Half of a surrogate pair has no encoding in UTF-8; these are the bytes that it would have. */
const encoded = (text: string): string => (text === '\ud800' ? '%ED%A0%80' : encodeURIComponent(text));

/** The same value once for each text in it, with that text replaced. */
const replacedIn = (value: unknown, odd: string): readonly unknown[] => {
  if (typeof value === 'string') return [odd];
  if (typeof value !== 'object' || value === null) return [];
  const copy = (name: string, part: unknown) =>
    Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part };
  return Object.entries(value).flatMap(([name, part]) => replacedIn(part, odd).map((each) => copy(name, each)));
};

/** The same value with one more field in each object, of that name. */
const withName = (value: unknown, odd: string): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([name, part]) =>
    withName(part, odd).map((each) =>
      Array.isArray(value) ? value.with(Number(name), each) : { ...value, [name]: each },
    ),
  );
  return Array.isArray(value) ? within : [{ ...value, [odd]: 1 }, ...within];
};

test('no text in a path or a query is a server error', async () => {
  for (const { method, path, body } of operations) {
    const { parameters = [] } = document.paths[path][method.toLowerCase()];
    const names = parameters.filter((each: any) => each.in === 'query').map((each: any) => each.name);
    for (const odd of oddTexts.map(encoded)) {
      if (path.includes('{')) await ask(method, path.replaceAll(/\{\w+\}/g, odd), body);
      for (const name of names) await ask(method, `${pathOf(path)}?${name}=${odd}`, body);
    }
  }
  expect(serverErrors).toEqual([]);
});

test('no text in a body is a server error', async () => {
  for (const { id, method, path, body } of operations) {
    const whole = id === 'createGame' ? { ...Object(body), id: 'x', name: 'x', seed: 'x', shuffleSeats: true } : body;
    for (const odd of oddTexts) for (const each of replacedIn(whole, odd)) await ask(method, pathOf(path), each);
  }
  expect(serverErrors).toEqual([]);
});

test('no name in a body is a server error, nor a body that is no object', async () => {
  const object = {
    id: 'ox',
    owner: 'ann',
    typeLine: 'Creature',
    counters: { oil: 1 },
    cardData: { name: 'Ox', x: {} },
  };
  const more: Readonly<Record<string, unknown>> = {
    createGame: { state: { ...state, objects: [object] } },
    replaceState: { ...state, objects: [object] },
    recordEvents: { events: [{ objectAdded: object }] },
  };
  for (const { id, method, path, body } of operations) {
    for (const odd of ['\0', 'a\0b', '\ud800'])
      for (const each of [...withName(body, odd), ...withName(more[id], odd)]) await ask(method, pathOf(path), each);
    for (const each of [undefined, null, [], 3, 'x']) if (method !== 'GET') await ask(method, pathOf(path, 'y'), each);
  }
  expect(serverErrors).toEqual([]);
});

test('no text in a GraphQL document or variable is a server error', async () => {
  const documents = rootFields.filter(({ kind }) => kind !== 'subscription').map((field) => field.document('game'));
  for (const odd of oddTexts) {
    for (const asked of documents)
      for (const { 0: text, index } of asked.matchAll(/"\w+"/g))
        await askGraphql(asked.slice(0, index) + JSON.stringify(odd) + asked.slice(index + text.length));
    for (const filter of ['name', 'player', 'createdAfter', 'finishedBefore'])
      await askGraphql(
        'query ($filter: GameFilter) { games(filter: $filter) { totalCount } analytics(filter: $filter) { games } }',
        { filter: { [filter]: odd } },
      );
    await askGraphql('query ($after: String) { games(after: $after) { totalCount } }', { after: odd });
  }
  expect(serverErrors).toEqual([]);
});

test.each(['games?after=%00', 'events?after=%00/1', 'players?after=a%00b/1', 'events?after=game/1/2'])(
  'GET /v1/export/%s: 400, which names the argument',
  async (path) => {
    const { status, body } = await server.get(`/v1/export/${path}`);
    expect([status, body.problems[0].path]).toEqual([400, ['after']]);
  },
);
