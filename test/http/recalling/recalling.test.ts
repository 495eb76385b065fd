import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { query, send, startServer, type TestServer } from '../server.js';

let server: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  [server, guarded] = await Promise.all([startServer(), startServer({ apiKey: 'a-key-of-recalling-tests' })]);
});
afterAll(() => Promise.all([server.close(), guarded.close()]));

const ring = (...ids: readonly string[]) => ({
  players: ids.map((id) => ({ id })),
  options: { rangeOfInfluence: 1 },
});

/** How many answers were recalled since the start. */
const recalled = async ({ url }: TestServer = server): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^rangefinder_recalled_answers (\d+)$/m.exec(text)?.[1]);
};

/** What the work gives, and how many answers were recalled for it. */
const counting = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const before = await recalled();
  const value = await work();
  return [value, (await recalled()) - before];
};

const times = async <Value>(count: number, work: () => Promise<Value>): Promise<readonly Value[]> => {
  const values: Value[] = [];
  while (values.length < count) values.push(await work());
  return values;
};

const rangeOf = (body: object, headers: Record<string, string> = {}, { url }: TestServer = server) =>
  send(`${url}/v1/game-states/range-of`, 'POST', body, headers);

interface Asked {
  readonly id: string;
  readonly state: object;
  readonly ask: string;
}

/** Every third scenario of the contract that asks about a table. */
const asked = async (): Promise<readonly Asked[]> => {
  const folder = new URL('../../contract/scenarios/', import.meta.url);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  const scenarios = texts.flatMap((text) => JSON.parse(text) as readonly Partial<Asked>[]);
  return scenarios.filter(({ state, ask }, index) => state && ask && index % 3 === 0) as readonly Asked[];
};

const ofTable = (fields: string) => `query ($of: GameStateInput!) { gameState(of: $of) { ${fields} } }`;

describe('over REST', () => {
  test('the same request is answered from what was said before, from the third time on', async () => {
    const body = { state: ring('ann', 'bob', 'cat', 'dan'), player: 'ann' };
    const [answers, count] = await counting(() => times(5, () => rangeOf(body)));
    expect(count).toBe(3);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const each of answers) {
      expect(each.body).toEqual(answers[0]?.body);
      expect(each.headers.get('content-type')).toBe(answers[0]?.headers.get('content-type'));
    }
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(5);
  });

  test('another request is another one, however little differs', async () => {
    const [state, player] = [ring('eve', 'fay', 'gil'), 'eve'];
    await times(3, () => rangeOf({ state, player }));
    const [answers, count] = await counting(() =>
      Promise.all([
        rangeOf({ state, player: 'fay' }),
        rangeOf({ state: { ...state, options: { rangeOfInfluence: 2 } }, player }),
        rangeOf({ state, player, edition: '2005-10' }),
        send(`${server.url}/v1/game-states/outcome-of`, 'POST', { state, player }),
        rangeOf({ state, player }, { accept: 'text/html' }),
      ]),
    );
    expect(count).toBe(0);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 406]);
    expect(answers[0].body.player).toMatchObject({ id: 'fay' });
  });

  test('a refusal is worked out each time', async () => {
    const body = { state: ring('ann', 'ann'), player: 'zoe' };
    const [answers, count] = await counting(() => times(4, () => rangeOf(body)));
    expect(count).toBe(0);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});

describe('over GraphQL', () => {
  test('the same query of a described table is recalled once it is compiled', async () => {
    const document = ofTable('rangeOf(player: "ann") { seats players { id } }');
    const [answers, count] = await counting(() =>
      times(12, () => query(server.url, document, { of: ring('ann', 'bob', 'cat', 'dan', 'eve') })),
    );
    expect(count).toBeGreaterThan(5);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const [other, none] = await counting(() => query(server.url, document, { of: ring('ann', 'bob') }));
    expect([other.body.data.gameState.rangeOf.players.length, none]).toEqual([2, 0]);
  });

  test('what the scenarios of the contract ask is recalled as it was answered', async () => {
    const [different, count] = await counting(async () => {
      const found: string[] = [];
      for (const { id, state, ask } of await asked()) {
        const answers = await times(9, () => query(server.url, ofTable(ask), { of: state }));
        if (new Set(answers.map(({ body }) => JSON.stringify(body))).size > 1) found.push(id);
      }
      return found;
    });
    expect(different).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test('a query that tells of stored games never is, alone or beside others', async () => {
    const create = await send(`${server.url}/v1/games`, 'POST', { id: 'stored', state: ring('ann', 'bob', 'cat') });
    expect(create.status).toBe(201);
    const told = 'game(id: "stored") { version }';
    const documents = [
      `{ ${told} }`,
      `{ editions { edition } ${told} }`,
      `{ ...Told } fragment Told on Query { ${told} }`,
      `{ other: ${told} }`,
      '{ games { totalCount } }',
      '{ analytics { games } }',
    ];
    for (const document of documents) {
      const [answers, count] = await counting(() => times(8, () => query(server.url, document)));
      expect([document, count, answers.at(-1)?.body.errors]).toEqual([document, 0, undefined]);
    }
    const event = { lifeChanges: { kind: 'LOSE', amounts: [{ player: 'ann', amount: 1 }] } };
    expect((await send(`${server.url}/v1/games/stored/events`, 'POST', { events: [event] })).status).toBe(200);
    expect((await query(server.url, `{ ${told} }`)).body.data.game.version).toBe(1);
  });

  test('a failure is told each time', async () => {
    const document = ofTable('rangeOf(player: "zoe") { seats }');
    const [answers, count] = await counting(() =>
      times(8, () => query(server.url, document, { of: ring('ann', 'bob') })),
    );
    expect(count).toBe(0);
    for (const { body } of answers) expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('nobody without a key is told, whoever asked before', async () => {
  const body = { state: ring('ann', 'bob'), player: 'ann' };
  const authorization = { authorization: 'Bearer a-key-of-recalling-tests' };
  await times(4, () => rangeOf(body, authorization, guarded));
  expect(await recalled(guarded)).toBe(2);
  expect((await rangeOf(body, {}, guarded)).status).toBe(401);
  expect((await rangeOf(body, authorization, guarded)).status).toBe(200);
  expect(await recalled(guarded)).toBe(3);
});
