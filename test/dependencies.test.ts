import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

const root = new URL('../', import.meta.url);
const require = createRequire(import.meta.url);
const { satisfies } = require('semver') as { satisfies: (version: string, range: string) => boolean };

const jsonOf = async <Content>(path: string): Promise<Content> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8')) as Content;

type Versions = Readonly<Record<string, string>>;
type Package = Readonly<{ dependencies: Versions; devDependencies: Versions; optionalDependencies: Versions }>;
interface Locked {
  readonly engines?: { readonly node?: string };
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}
type LockFile = Readonly<{ packages: Readonly<Record<string, Locked>> }>;

test('CONTRIBUTING says of every direct dependency why it is here, and of no other', async () => {
  const { dependencies, devDependencies, optionalDependencies } = await jsonOf<Package>('package.json');
  const contributing = await readFile(new URL('CONTRIBUTING.md', root), 'utf8');
  const [, section = ''] = /^## Dependencies\n([\s\S]*?)^The `overrides`/m.exec(contributing) ?? [];
  const named = [...section.matchAll(/(?<=^- .*|^ {2}\S.*|^ {2})`([^`]+)`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).sort());
  expect(Object.keys({ ...dependencies, ...devDependencies }).length).toBeLessThanOrEqual(95);
});

test.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0'])(
  'every package that npm ci installs accepts Node %s',
  async (version) => {
    const { packages } = await jsonOf<LockFile>('package-lock.json');
    const refusing = Object.entries(packages).filter(([, { engines }]) => !satisfies(version, engines?.node ?? '*'));
    expect(refusing.map(([path]) => path)).toEqual([]);
  },
);

test('on Linux, npm ci installs at most 900 packages, and 400 without those of development', async () => {
  const { packages } = await jsonOf<LockFile>('package-lock.json');
  const fits = ({ os, cpu, libc }: Locked) =>
    [os ?? ['linux'], cpu ?? ['x64'], libc ?? ['glibc']].every((each) =>
      ['linux', 'x64', 'glibc'].some((one) => each.includes(one)),
    );
  const installed = Object.entries(packages).flatMap(([path, each]) => (path && fits(each) ? [each] : []));
  expect(installed.length).toBeGreaterThan(600);
  expect(installed.length).toBeLessThanOrEqual(900);
  expect(installed.filter(({ dev }) => !dev).length).toBeLessThanOrEqual(400);
});
