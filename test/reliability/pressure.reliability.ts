// 20 s: drowns a server.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { send, serveProcess } from '../http/server.js';
import { until } from '../until.js';

/** How many requests are answered, and how many turned away. */
const ENOUGH = process.env.RELIABILITY === 'short' ? 20 : 40;

const server = await serveProcess({ MAXIMUM_DELAY: '100', WORKERS: '0' });

const state = {
  players: Array.from({ length: 100 }, (_, index) => ({ id: `p${index}` })),
  objects: Array.from({ length: 3_000 }, (_, index) => ({
    id: `o${index}`,
    typeLine: 'Creature',
    owner: `p${index % 100}`,
  })),
};
/** Worked out once, so that the one who asks has less to do than the one who answers. */
const body = JSON.stringify({ state });

type Seen = Readonly<{ status: number; retryAfter: string | null }>;

const seenOf = async (asked: Promise<Response>): Promise<Seen> => {
  const response = await asked;
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
};

const check = () =>
  seenOf(
    fetch(`${server.url}/v1/game-states`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  );
const lookUp = () => seenOf(fetch(`${server.url}/v1/editions`));
const lives = () => seenOf(fetch(`${server.url}/livez`));

/** Asks again and again by so many at once, until that is enough. */
const asking = async (
  ask: () => Promise<Seen>,
  atOnce: number,
  isEnough: (seen: readonly Seen[]) => boolean,
): Promise<readonly Seen[]> => {
  const seen: Seen[] = [];
  const one = async () => {
    while (!isEnough(seen)) seen.push(await ask());
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return seen;
};

const count = (seen: readonly Seen[], status: number): number => seen.filter((each) => each.status === status).length;
const isCalm = async (): Promise<boolean> => (await check()).status === 200;

test('a server that drowns turns requests away and answers the others, and all of them afterwards', async () => {
  await until(isCalm);
  let isOver = false;
  const alive = asking(
    async () => pause(100).then(lives),
    1,
    () => isOver,
  );
  const seen = await asking(check, 100, (all) => count(all, 200) > ENOUGH && count(all, 503) > ENOUGH);
  isOver = true;
  const turnedAway = seen.filter(({ status }) => status === 503);
  // On a busy machine some are not read, or not answered, in time.
  const others = seen.map(({ status }) => status).filter((status) => ![200, 408, 503, 504].includes(status));
  process.stdout.write(`${count(seen, 200)} answered, ${turnedAway.length} turned away\n`);
  expect(others).toEqual([]);
  expect(new Set(turnedAway.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  expect(new Set((await alive).map(({ status }) => status))).toEqual(new Set([200]));

  await until(async () => count(await asking(lookUp, 1, ({ length }) => length === 50), 200) === 50);
});

test('over GraphQL it says so in the terms of GraphQL', async () => {
  let refusal: Awaited<ReturnType<typeof send>> | undefined;
  const drowning = asking(check, 100, () => refusal?.status === 503);
  await until(async () => {
    refusal = await send(`${server.url}/graphql`, 'POST', { query: '{ __typename }' });
    return refusal.status === 503;
  });
  const error = { message: expect.any(String), extensions: { code: 'SERVICE_UNAVAILABLE' } };
  expect(refusal?.body).toEqual({ errors: [error] });
  expect(refusal?.headers.get('retry-after')).toBe('2');
  await drowning;
});
