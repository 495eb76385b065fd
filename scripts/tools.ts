import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'tools');

/**
 * Dependencies of the packages are resolved as of this day, in place of lock files; a later version needs a later day.
 */
const DAY = '2026-11-25';

/** Exact versions of packages by name. */
export type Versions = Readonly<Record<string, string>>;

/**
 * Installs packages that only one script or test needs, and returns their folder. They are cached; the first time needs
 * the network.
 */
export const installTools = async (versions: Versions): Promise<string> => {
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: versions });
  const folder = join(
    cache,
    createHash('sha256')
      .update(manifest + DAY)
      .digest('hex')
      .slice(0, 16),
  );
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'package.json'), manifest);
  await run('npm', ['install', `--before=${DAY}`, '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: unfinished });
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
};

/** Imports a package from the folder that `installTools` returned. */
export const importTool = async <Module>(folder: string, name: string): Promise<Module> => {
  const path = createRequire(join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(path).href)) as Module;
};
