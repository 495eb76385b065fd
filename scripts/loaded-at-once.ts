import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STATIC = /(?:from|import)"\.\/([\w-]+\.js)"/g;
const DYNAMIC = /import\("\.\/([\w-]+\.js)"\)/g;

/** The files that each file of a bundle imports, directly or not. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const importsIn = (texts: ReadonlyMap<string, string>): Imports => {
  const importedBy = (name: string, found = new Set<string>()): Set<string> => {
    for (const [, imported = ''] of (texts.get(name) ?? '').matchAll(STATIC))
      if (!found.has(imported)) importedBy(imported, found.add(imported));
    return found;
  };
  return new Map([...texts.keys()].map((name) => [name, importedBy(name)]));
};

/**
 * Makes a bundle request the files that a part imports together with the part. A browser would learn of them only from
 * the part, one round trip later.
 */
export const loadAtOnce = async (folder: string, entry: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const;
  const texts = new Map(await Promise.all(names.map(read)));
  const imports = importsIn(texts);
  const before = imports.get(entry) ?? new Set();
  for (const [name, text] of texts) {
    if (!before.has(name)) continue;
    const together = text.replaceAll(DYNAMIC, (whole, part: string) => {
      const others = [...(imports.get(part) ?? [])].filter((each) => each !== entry && !before.has(each));
      return `(${[...others.map((each) => `import("./${each}")`), whole].join()})`;
    });
    await writeFile(join(folder, name), together);
  }
};
