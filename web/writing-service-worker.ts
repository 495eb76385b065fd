import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Lists what the page is built of, with what it loads when needed. */
const assetsOf = (manifest: Manifest): readonly string[] => {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit('index.html');
  const files = [...seen].flatMap((key) =>
    [manifest[key]?.file ?? [], manifest[key]?.css ?? [], manifest[key]?.assets ?? []].flat(),
  );
  return [...new Set(files)]
    .filter((file) => file.startsWith('assets/'))
    .map((file) => `/${file}`)
    .sort();
};

/** Writes the service worker with the list of the assets of this build. */
export const writingServiceWorker = (folder: string): Plugin => ({
  name: 'service-worker',
  closeBundle: async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    const assets = assetsOf(manifest);
    const text = await readFile(join(import.meta.dirname, 'service-worker.js'), 'utf8');
    const build = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12);
    await writeFile(
      join(folder, 'service-worker.js'),
      text.replace("['/* the assets of this build */']", JSON.stringify(assets)).replace('/* this build */', build),
    );
  },
});
