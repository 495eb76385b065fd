import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { bundleCommandLine, bundleForAnyProgram, inOneFile, loadedWhenNeeded } from './any-program.js';
import { loadAtOnce } from './loaded-at-once.js';
import { answersPart, answersWhenNeeded, questionsAndEvents } from './parts-loaded-later.js';
import { childrenOf, isNode, replaced, statementsOf, type Node } from './syntax.js';
import { withoutDescriptions } from './without-descriptions.js';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'package');

const LIBRARY = 'src/library/rangefinder.ts';

/** Finds the members of an interface of the generated types, by name. */
const membersOf = (
  text: string,
  name: string,
): readonly (Pick<Node, 'start' | 'end'> & { readonly name: string })[] => {
  const nodes = statementsOf(text).flatMap(childrenOf);
  const found = nodes.find(({ type, id }) => type === 'TSInterfaceDeclaration' && isNode(id) && id['name'] === name);
  const members = found ? childrenOf(found).flatMap(childrenOf) : [];
  return members.flatMap(({ key, start, end }) =>
    isNode(key) ? [{ name: String(key['value'] ?? key['name']), start, end }] : [],
  );
};

/** Matches the REST paths whose requests the package answers, too. */
const ANSWERED = /^\/v1\/(game-states|games\/\{id\})\/[a-z-]+$|^\/v1\/(cards|rules)\//;

/** The types of questions and answers from the generated client, without what the package does not have. */
const restTypes = async (): Promise<string> => {
  const all = await readFile(join(root, 'src', 'generated', 'clients', 'rest.ts'), 'utf8');
  const [, ...lines] = all.split('\n');
  const paths = membersOf(lines.join('\n'), 'paths').filter(({ name }) => !ANSWERED.test(name));
  const answered = replaced(lines.join('\n'), paths, '');
  const operations = membersOf(answered, 'operations').filter(
    ({ name }) => !answered.includes(`operations["${name}"]`),
  );
  return replaced(answered, operations, '');
};

const run = promisify(execFile);

const TYPES_ONLY = ['--noResolve', '--noCheck', '--skipLibCheck', '--declaration', '--emitDeclarationOnly'];

/** Writes the declarations of the package and of its types, whose exports are all annotated. */
const writeDeclarations = async (): Promise<void> => {
  const sources = ['library/rangefinder', 'query/in-process/types'];
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const declared = join(folder, 'declarations');
  const places = ['--rootDir', join(root, 'src'), '--outDir', declared];
  const options = ['--ignoreConfig', '--target', 'es2022', '--module', 'nodenext', ...TYPES_ONLY, ...places];
  await run(process.execPath, [compiler, ...sources.map((name) => join(root, 'src', `${name}.ts`)), ...options]);
  for (const name of sources) {
    const text = await readFile(join(declared, `${name}.d.ts`), 'utf8');
    const own = text.replaceAll(/'[./]+\/(?:generated\/clients|query\/in-process)\/(rest|types)\.js'/g, "'./$1.js'");
    await writeFile(join(folder, `${basename(name)}.d.ts`), own.replace(/^import \{[^}]*\} from '\.\.\/.*';\n/gm, ''));
  }
  await rm(declared, { recursive: true });
};

const manifest = async (): Promise<object> => {
  const { version, description, license, engines } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  return {
    name: 'rangefinder',
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    main: './rangefinder.js',
    types: './rangefinder.d.ts',
    engines,
    bin: { rangefinder: './cli.js' },
    exports: {
      '.': { types: './rangefinder.d.ts', default: './rangefinder.js' },
      './package.json': './package.json',
    },
  };
};

/** Builds the package: the program in parts, its types, its manifest. */
export const buildPackage = async (): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleForAnyProgram(folder, { rangefinder: LIBRARY }, [
    inOneFile(LIBRARY, answersPart),
    loadedWhenNeeded({ ...questionsAndEvents, ...answersWhenNeeded }),
    withoutDescriptions,
  ]);
  await loadAtOnce(folder, 'rangefinder.js');
  await bundleCommandLine(folder);
  await writeDeclarations();
  await writeFile(join(folder, 'rest.d.ts'), await restTypes());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(root, 'docs', 'library.md'), join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
};
