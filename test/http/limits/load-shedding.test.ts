import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { refusalOf, serve } from '../server.js';

test('a busy server refuses all but those who run it, and not before it has been measured', async () => {
  const busy = await serve({ pressure: { maximumDelay: 0.001 } });
  await pause(750);
  expect((await busy.get('/v1/editions')).status).toBe(200);
  await pause(750);
  for (const door of ['/v1/editions', '/graphql?query={__typename}']) {
    const refused = await busy.get(door);
    expect(refusalOf(refused)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('2');
  }
  for (const path of ['/livez', '/readyz', '/metrics']) expect((await busy.get(path)).status).toBe(200);
});
