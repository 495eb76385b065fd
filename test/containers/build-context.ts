import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Copies what Docker would be sent of a checkout: the files under version control that .dockerignore lets through. */
export const copyBuildContext = async (checkout: string, folder: string): Promise<void> => {
  const isIgnored = ignoring(await readFile(join(checkout, '.dockerignore'), 'utf8'));
  const files = (await trackedFiles(checkout)).filter((path) => !isIgnored(path));
  for (const path of files) await cp(join(checkout, path), join(folder, path), { recursive: true });
};

/** Those that are still there. */
const trackedFiles = async (checkout: string): Promise<readonly string[]> => {
  const listing = async (...options: readonly string[]) => {
    // Whoever runs the tests need not be who owns the checkout.
    const git = ['-c', 'safe.directory=*', '-C', checkout, 'ls-files', '-z', ...options];
    return (await run('git', git)).stdout.split('\0').filter((path) => path !== '');
  };
  const deleted = new Set(await listing('--deleted'));
  return (await listing()).filter((path) => !deleted.has(path));
};

/** What a .dockerignore leaves out: the last line that fits a path decides. */
export const ignoring = (text: string): ((path: string) => boolean) => {
  const lines = text.split('\n').map((line) => line.trim());
  const patterns = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ ignores: !line.startsWith('!'), fits: fitting(line.replace(/^!/, '')) }));
  return (path) => patterns.findLast(({ fits }) => fits.test(path))?.ignores ?? false;
};

/** A pattern fits a path and all that is below it. */
const fitting = (pattern: string): RegExp => {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}(/|$)`);
};
