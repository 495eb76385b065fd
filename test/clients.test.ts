import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { whyNotAttacked } from '../examples/clients/graphql.js';
import { whoMayBeAttacked } from '../examples/clients/rest.js';
import { startServer } from './http/server.js';
import { rootUrl, run } from './processes.js';

const KEY = 'a-key-for-both-clients';

const server = await startServer({ apiKey: KEY });
afterAll(() => server.close());

const clients = fileURLToPath(new URL('examples/clients', rootUrl));

const compile = (project: string) =>
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { cwd: rootUrl });

const REFUSED = `import { whoMayBeAttacked } from '${clients}/rest.js';
import { whyNotAttacked } from '${clients}/graphql.js';
void whoMayBeAttacked('', null, { players: [{ name: 'nobody' }] }, '');
void whyNotAttacked('', null, { players: [{ id: 'ann', lives: 3 }] }, '');
`;

test('the generated clients compile under strict, with every declaration that they lean on', async () =>
  expect(compile(clients)).resolves.toMatchObject({ stdout: '' }));

test('the generated clients refuse as they are compiled what the server would refuse', async () => {
  const project = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), 'clients-'));
  await writeFile(join(project, 'refused.ts'), REFUSED);
  const config = { extends: `${clients}/tsconfig.json`, include: ['.'] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = await compile(project).catch((error: unknown) => error as { stdout: string });
  expect(stdout).toContain("refused.ts(3,45): error TS2741: Property 'id' is missing");
  expect(stdout).toMatch(/refused\.ts\(4,\d+\): error TS2353: .*'lives' does not exist/);
});

const table = {
  options: { rangeOfInfluence: 1, attack: 'MULTIPLE_PLAYERS' as const },
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }, { id: 'dan' }],
  objects: [{ id: 'Bear', typeLine: 'Creature — Bear', owner: 'ann' }],
};

describe('one call each to a real server', () => {
  test('over REST, by openapi-fetch', async () =>
    expect(await whoMayBeAttacked(server.url, KEY, table, 'ann')).toEqual(['Bear may attack bob or dan.']));

  test('over GraphQL, by graphql-request', async () =>
    expect(await whyNotAttacked(server.url, KEY, table, 'ann')).toEqual([
      "Bear may not attack cat: cat sits 2 seats from ann, whose range is 1 seat, so ann's creatures can't attack cat. (801.3)",
    ]));

  test('what is refused comes back as an error that names its code', async () => {
    await expect(whoMayBeAttacked(server.url, 'no-such-key', table, 'ann')).rejects.toThrow('UNAUTHENTICATED');
    await expect(whoMayBeAttacked(server.url, KEY, table, 'zoe')).rejects.toThrow('BAD_USER_INPUT');
    await expect(whyNotAttacked(server.url, KEY, table, 'zoe')).rejects.toThrow('BAD_USER_INPUT');
  });
});
