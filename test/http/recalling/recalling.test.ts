import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send, startServer, type TestServer } from '../server.js';

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

test('nobody without a key is told, whoever asked before', async () => {
  const body = { state: ring('ann', 'bob'), player: 'ann' };
  const authorization = { authorization: 'Bearer a-key-of-recalling-tests' };
  await times(4, () => rangeOf(body, authorization, guarded));
  expect(await recalled(guarded)).toBe(2);
  expect((await rangeOf(body, {}, guarded)).status).toBe(401);
  expect((await rangeOf(body, authorization, guarded)).status).toBe(200);
  expect(await recalled(guarded)).toBe(3);
});
