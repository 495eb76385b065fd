import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { send, startServer, type TestServer } from '../../http/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('704.3: that there are no state-based actions is said with a ruling', async () => {
  const performed = async (life: number) => {
    const state = { players: [{ id: 'a', life }, { id: 'b' }] };
    return (await send(`${server.url}/v1/game-states/state-based-actions`, 'POST', { state })).body;
  };
  expect(await performed(20)).toMatchObject({ items: [], because: [{ rule: { number: '704.3' }, about: [] }] });
  expect(Object.keys(await performed(0))).toEqual(['items']);
});
