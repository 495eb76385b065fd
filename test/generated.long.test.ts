// Needs the network: the generators are installed when it first runs.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

test.each([
  ['clients', 'src/generated/clients'],
  ['graphiql', 'web/graphiql'],
])('npm run %s writes what is kept in %s', async (script, folder) => {
  const place = await mkdtemp(join(process.env['TEST_FOLDER'] ?? '', 'generated-'));
  await promisify(execFile)('npm', ['run', '-s', script, '--', place], { cwd: root });
  const names = (await readdir(join(root, folder))).filter((name) => !name.endsWith('.d.ts'));
  expect((await readdir(join(place, folder))).sort()).toEqual(names.sort());
  for (const name of names)
    expect(await readFile(join(place, folder, name), 'utf8')).toBe(await readFile(join(root, folder, name), 'utf8'));
});
