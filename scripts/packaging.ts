import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundleCommandLine, bundleForAnyProgram, loadedWhenNeeded } from './any-program.js';
import { withoutDescriptions } from './without-descriptions.js';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'package');

const QUESTIONS = 'questions/catalogue/catalogue.js';
const EVENTS = 'domain/events/events.js';

/** The parts that hold questions. */
const families = {
  attacksAndBlocks: 'attacks-and-blocks',
  declarations: 'declarations',
  duringCombat: 'during-combat',
  lifeAndEnds: 'life-and-ends',
  rangesAndChoices: 'ranges-and-choices',
  turnsAndDepartures: 'turns-and-departures',
};

/** Writes what is told of every question before it is asked; the rest is found in the part that holds it. */
const questionsWithoutAnswers = async (importer: string): Promise<string> => {
  const { catalogue } = await import('../src/questions/catalogue/catalogue.js');
  const held = await Promise.all(
    Object.entries(families).map(async ([part, file]) => {
      const names = Object.keys((await import(`../src/library/questions/${file}.js`)) as object);
      return names.map((name) => [name, part] as const);
    }),
  );
  const partOf = new Map(held.flat());
  const entries = catalogue.map((question) => {
    const told = ['name', 'description', 'rules'] as const;
    const fields = told.map((name) => `${name}: ${JSON.stringify(question[name])}`);
    const found = `part(${JSON.stringify(partOf.get(question.name))}).${question.name}`;
    const others = Object.keys(question).filter((name) => !told.some((each) => each === name));
    return `{ ${[...fields, ...others.map((name) => `get ${name}() { return ${found}.${name}; }`)].join(', ')} }`;
  });
  return `import { part } from ${JSON.stringify(importer)};\nexport const catalogue = [${entries.join(',\n')}];`;
};

/** Writes the schema of events, whose fields are found in the part that holds them, and what lets them take place. */
const eventsWhenNeeded = async (importer: string): Promise<string> => {
  const { events } = await import('../src/domain/events/events.js');
  const [list, event] = [events, events.of].map((each) => JSON.stringify({ ...each, description: '', of: undefined }));
  return `import { part } from ${JSON.stringify(importer)};
    export const events = { ...${list}, of: { ...${event}, fields: () => part('events').events.of.fields() } };
    export const takePlace = (...given) => part('events').takePlace(...given);`;
};

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

/** The types of questions and answers, from the OpenAPI document: what the package does not have is left out. */
const restTypes = async (): Promise<string> => {
  const document = JSON.parse(await readFile(join(root, 'openapi', 'openapi.json'), 'utf8'), (key, value: unknown) =>
    key === 'example' || key === 'examples' ? undefined : value,
  ) as OpenApi;
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) =>
      /^\/v1\/(game-states|games\/\{id\})\/[a-z-]+$|^\/v1\/(cards|rules)\//.test(path),
    ),
  );
  return astToString(
    await openapiTS({ ...document, paths } as never, { alphabetize: true, defaultNonNullable: false }),
  );
};

const declarationsOf = async (name: string): Promise<string> => {
  const path = join(root, 'src', 'library', `${name}.ts`);
  const { outputText } = ts.transpileDeclaration(await readFile(path, 'utf8'), {
    fileName: path,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, isolatedDeclarations: true },
  });
  return outputText
    .replaceAll('../generated/clients/rest.js', './rest.js')
    .replace(/^import \{.*\} from '\.\.\/.*';\n/gm, '');
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
  await bundleForAnyProgram(folder, { rangefinder: 'src/library/rangefinder.ts' }, [
    loadedWhenNeeded({ [QUESTIONS]: questionsWithoutAnswers, [EVENTS]: eventsWhenNeeded }),
    withoutDescriptions,
  ]);
  await bundleCommandLine(folder);
  for (const name of ['rangefinder', 'types'])
    await writeFile(join(folder, `${name}.d.ts`), await declarationsOf(name));
  await writeFile(join(folder, 'rest.d.ts'), await restTypes());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(root, 'docs', 'library.md'), join(folder, 'README.md'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
};
