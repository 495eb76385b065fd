import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { send } from './http/server.js';
import { endPrograms, failure, keysCommand, start, stop, table } from './started.js';

afterAll(endPrograms);

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://here/there' }, 'DATABASE_URL'],
  [{ HOST: '0.0.0.0' }, 'API_KEY'],
  [{ DATA_DIR: '/proc/nowhere/at/all' }, 'DATA_DIR'],
  [{ DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:9/none' }, '127.0.0.1'],
])('a start that cannot succeed ends with one line that names the setting: %j', async (settings, name) => {
  const { code, said } = await failure({ PORT: '0', ...settings });
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toContain(name);
  expect(said).not.toContain('nothing@');
});

const TARGETS = `query ($state: GameStateInput!) {
  gameState(of: $state) { legalAttackTargets(player: "ann") { included { ... on Player { id } } } }
}`;

test('answers over REST, over GraphQL and of a stored game; warns of a setting mistyped; SIGUSR2 ends nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-main-'));
  await chmod(folder, 0o755);
  const server = await start({ DATA_DIR: join(folder, 'asked'), RATELIMIT: '5', LOG_LEVEL: 'warn' });
  const range = await send(`${server.url}/v1/game-states/range-of`, 'POST', { player: 'ann', state: table });
  expect(range.body.players).toHaveLength(3);
  const targets = await send(`${server.url}/graphql`, 'POST', { query: TARGETS, variables: { state: table } });
  expect(targets.body.data.gameState.legalAttackTargets[0].included).toEqual([{ id: 'bob' }, { id: 'cat' }]);
  await send(`${server.url}/v1/games`, 'POST', { id: 'asked', state: table });
  const left = await send(`${server.url}/v1/games/asked/departure-of`, 'POST', { players: ['bob'] });
  expect([left.status, left.body.because[0].rule.number]).toEqual([200, '800.4a']);
  server.process.kill('SIGUSR2');
  expect((await failure({ PORT: new URL(server.url).port, DATA_DIR: join(folder, 'asked') })).said).toContain('PORT: ');
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  expect(server.said.out).toContain('RATELIMIT is not a setting: did you mean RATE_LIMIT?');
  expect(await stop(server, 'SIGTERM')).toBe(0);
  await rm(folder, { recursive: true });
});

test.each([
  [['create', '--name', 'x'], {}, '--tenant must be'],
  [['list'], { DATABASE_URL: 'mysql://here/there' }, 'DATABASE_URL must be'],
  [['list'], { DATABASE_URL: 'postgresql://nobody:nothing@127.0.0.1:9/none' }, 'cannot be reached'],
])('a command that cannot succeed says why: %j %j', async (given, settings, said) => {
  const { code, out, err } = await keysCommand(settings, ...given);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(said);
  expect(err).not.toContain('nothing@');
});
