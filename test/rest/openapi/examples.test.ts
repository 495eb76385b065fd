import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { importInto } from '../../own-cards/card-files.js';
import { hasFeed, send, type Reply, serve, ownDatabase } from '../../http/server.js';
import { until } from '../../until.js';
import { openApi, operationsOf, resolved, type Located, type Media } from './open-api.js';

const JSON_TYPE = 'application/json';
const document = await openApi();
const operations = operationsOf(document);
const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

/** In this order each finds what it needs. */
const ON_ONE_GAME = [
  ...[
    'createGame',
    'recordEvents',
    'getAnalytics',
    'listEvents',
    'listEventsOfAllGames',
    'listGames',
    'getGame',
    'getGameState',
  ],
  ...['getDiagram', 'replaceState', 'revertTo', 'deleteGame'],
];
const onGamesOfTheirOwn = operations.filter(({ operationId }) => operationId.endsWith('OfGame'));
const onNoGame = operations.filter(
  ({ operationId, path }) => !path.startsWith('/v1/games') && !ON_ONE_GAME.includes(operationId),
);

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true, validateFormats: true }));
ajv.addSchema({ $id: 'document', components: document.components });

const problemsOf = ({ schema, example }: Media): readonly unknown[] => {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object;
  const validate = ajv.compile(local);
  return validate(example) ? [] : (validate.errors ?? [{}]);
};

const mediaOf = (operation: Located): readonly Media[] => [
  ...Object.values(operation.requestBody?.content ?? {}),
  ...(operation.parameters ?? []),
  ...Object.values(operation.responses).flatMap((response) =>
    Object.values(resolved(document, response).content ?? {}),
  ),
];

describe('every example', () => {
  test('fits its schema', () => {
    const shown = operations.flatMap((operation) => mediaOf(operation).filter(({ example }) => example !== undefined));
    expect(shown.length).toBeGreaterThan(600);
    expect(shown.flatMap((media) => problemsOf(media).map((problem) => [media.example, problem]))).toEqual([]);
  });

  test('is there wherever JSON is sent or answered', () => {
    const contents = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].map((content) => ({
        operationId,
        media: content?.[JSON_TYPE],
      })),
    );
    expect(contents.filter(({ media }) => media && media.example === undefined)).toEqual([]);
  });
});

/** The cards that the examples name. */
const cards = [
  {
    ...{ name: 'Brass Ox', type: 'Artifact Creature — Ox', power: '2', toughness: '4' },
    text: "Vigilance\nBrass Ox can't attack alone.",
  },
  { name: 'Pacifism', type: 'Enchantment — Aura', text: "Enchanted creature can't attack or block." },
];

const database = await ownDatabase();
await importInto(database.url, cards);
const server = await serve({ databaseUrl: database.url });

const ask = ({ path, method, parameters = [], requestBody }: Located): Promise<Reply> => {
  const given = parameters.filter(({ example }) => example !== undefined);
  const from = (place: string) =>
    given.filter((each) => each.in === place).map(({ name, example }) => [name, String(example)]);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.find((each) => each.name === name)?.example)),
  );
  const query = new URLSearchParams(from('query')).toString();
  const headers = Object.fromEntries(from('header')) as Record<string, string>;
  const body = requestBody?.content[JSON_TYPE]?.example;
  return send(`${server.url}${address}${query && `?${query}`}`, method, body, headers);
};

/** What differs from one day to the next. */
const settled = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"a moment"')
      .replaceAll(/"requestId":"[^"]+"/g, '"requestId":"an id"')
      .replaceAll(/"day":"[\d-]+"/g, '"day":"a day"')
      .replaceAll(/"(start|end)Cursor":"[^"]+"/g, '"$1Cursor":"a cursor"'),
  );

const isShortened = (example: unknown, answer: Reply['body']): boolean =>
  Array.isArray(answer?.items) && (example as { items: unknown[] }).items.length < answer.items.length;

const expectAnswered = (operation: Located, reply: Reply): void => {
  const [[status, response] = []] = Object.entries(operation.responses).filter(([each]) => each < '300');
  const { operationId } = operation;
  expect([operationId, reply.status, reply.body?.detail]).toEqual([operationId, Number(status), undefined]);
  const example = response?.content?.[JSON_TYPE]?.example;
  if (example === undefined) return;
  if (isShortened(example, reply.body))
    expect(reply.body.items).toEqual(expect.arrayContaining((example as { items: unknown[] }).items));
  else expect(settled(reply.body)).toEqual(settled(example));
  const always = Object.keys(response?.headers ?? {}).filter((name) => name !== 'Idempotency-Replayed');
  for (const name of always) expect([name, reply.headers.has(name)]).toEqual([name, true]);
};

describe('every example succeeds, with the answer that it tells of', () => {
  test.each(onNoGame.map((operation) => [operation.operationId, operation] as const))('%s', async (_, operation) =>
    expectAnswered(operation, await ask(operation)),
  );

  test('on one stored game, one after the other', async () => {
    for (const id of ON_ONE_GAME) {
      const operation = byId.get(id);
      if (!operation) throw new Error(`There is no operation ${id}.`);
      if (id === 'listEventsOfAllGames') await until(() => hasFeed(server));
      expectAnswered(operation, await ask(operation));
    }
  });

  test('questions of stored games', async () => {
    for (const operation of onGamesOfTheirOwn) {
      const described = byId.get(operation.operationId.replace(/OfGame$/, ''));
      const { state } = (described?.requestBody?.content[JSON_TYPE]?.example ?? {}) as { state?: object };
      await server.post('/v1/games', { id: 'friday-night', state });
      expectAnswered(operation, await ask(operation));
      await server.delete('/v1/games/friday-night');
    }
    expect(onGamesOfTheirOwn.length).toBeGreaterThanOrEqual(25);
  });

  test('none is left out', () => {
    const asked = [...onNoGame, ...onGamesOfTheirOwn].map(({ operationId }) => operationId);
    expect([...asked, ...ON_ONE_GAME].sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  });
});
