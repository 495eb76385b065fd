import { readdir, readFile } from 'node:fs/promises';

const root = new URL('../', import.meta.url);
const folder = new URL('src/domain/cards/effects/', root);

/** What effects concern, in the order of the documentation. */
const concerns = [
  'Attacking',
  'Blocking',
  'Abilities',
  'Characteristics',
  'Control',
  'Attaching',
  'Targets',
  'Players',
];

/** What an effect concerns and an example sentence, both from its doc comment. */
type Row = readonly [concern: string, sentence: string];

const rowOf = (file: string, text: string): readonly Row[] => {
  const comment = /\/\*\* (.*) \*\/\nexport const \w+: EffectKind</.exec(text)?.[1];
  if (comment === undefined) throw new Error(`${file} has to begin its effect with a doc comment of one line.`);
  // An effect on nothing has no sentence to show.
  if (comment.startsWith('Nothing')) return [];
  const [, concern = '', sentence = ''] = /^(.*?): (.*)\.$/.exec(comment) ?? [];
  if (!concerns.includes(concern))
    throw new Error(`The doc comment of ${file} has to begin with ${concerns.join(', ')}.`);
  return [[concern, sentence]];
};

const tableOf = (rows: readonly Row[]): string => {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row, filler = ' '): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  return [line(['concerns', 'sentence']), line(['', ''], '-'), ...rows.map((row) => line(row))].join('\n');
};

/** The entry of an effect in the list of all kinds, and its import. */
const kindIn = (file: string, text: string) => {
  const [, name = '', does = ''] = /\nexport const (\w+): EffectKind<'(\w+)'>/.exec(text) ?? [];
  if (!name) throw new Error(`${file} has to declare one kind of effect.`);
  return { member: `  ${does}: ${name},`, importing: `import { ${name} } from '../${file.replace(/ts$/, 'js')}';` };
};

const listOf = (
  kinds: readonly ReturnType<typeof kindIn>[],
): string => `// Made from the files of src/domain/cards/effects by \`npm run api\`.

${kinds.map(({ importing }) => importing).join('\n')}

/** Every kind of effect, by what it does. */
export const everyEffect = {
${kinds.map(({ member }) => member).join('\n')}
};
`;

/** Writes the list and the table of effects: each file, by path, and its text. */
export const effectLists = async (): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !/^(?:effect|kinds)\.ts$/.test(name));
  const texts = await Promise.all(files.sort().map((file) => readFile(new URL(file, folder), 'utf8')));
  const kinds = texts.map((text, index) => kindIn(files[index] ?? '', text));
  const rows = texts.flatMap((text, index) => rowOf(files[index] ?? '', text));
  const sorted = concerns.flatMap((concern) => rows.filter(([each]) => each === concern));
  const page = await readFile(new URL('docs/cards.md', root), 'utf8');
  const [before, after] = page.split(/(?<=\n)\| concerns .*?(?=\n\n)/s);
  if (after === undefined) throw new Error('docs/cards.md has no table that begins with "| concerns".');
  return new Map([
    ['src/domain/cards/effects/generated/every-effect.ts', listOf(kinds)],
    ['docs/cards.md', `${before}${tableOf(sorted)}${after}`],
  ]);
};
