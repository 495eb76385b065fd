import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../src/domain/values/groups.js';
import { groups, type QuestionForm, type Group } from '../src/questions/catalogue/form.js';

const folder = join(import.meta.dirname, '..', 'src', 'questions');

interface DeclaredQuestion {
  readonly name: string;
  readonly file: string;
  readonly form: QuestionForm;
}

const nameOf = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const declaredIn = async (file: string): Promise<DeclaredQuestion> => {
  const name = nameOf(file);
  const { form, [name]: question } = (await import(join(folder, `${file}.ts`))) as Readonly<Record<string, unknown>>;
  if ((question as { readonly name?: unknown } | undefined)?.name !== name)
    throw new Error(`src/questions/${file}.ts has to export the question \`${name}\`, which bears that name.`);
  if (!(form as Partial<QuestionForm> | undefined)?.example)
    throw new Error(
      `src/questions/${file}.ts has to export \`form: QuestionForm\`, the form of the question with an example.`,
    );
  return { name, file, form: form as QuestionForm };
};

const names = Object.keys(groups);

/** Finds every question of src/questions, in the order of its group and its place there. */
const everyQuestion = async (): Promise<readonly DeclaredQuestion[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const found = await Promise.all(files.map((name) => declaredIn(name.slice(0, -'.ts'.length))));
  const orderOf = ({ form: { group, place } }: DeclaredQuestion): number => names.indexOf(group) * 1_000 + place;
  for (const [place, [{ name }, other]] of groupBy(found, ({ form }) => `${form.place} of ${form.group}`))
    if (other) throw new Error(`${name} and ${other.name} have the same place, ${place}: change one of them.`);
  return found.sort((one, other) => orderOf(one) - orderOf(other));
};

const HEADER = '// Made from the files of src/questions by `npm run api`.\n';

const catalogueOf = (questions: readonly DeclaredQuestion[]): string => `${HEADER}
${questions.map(({ name, file }) => `import { ${name}, form as ${name}Form } from '../questions/${file}.js';`).join('\n')}

/** Every question. */
export const everyQuestion = [
${questions.map(({ name }) => `  ${name},`).join('\n')}
];

/** The form of each question. */
export const forms = {
${questions.map(({ name }) => `  ${name}: ${name}Form,`).join('\n')}
};
`;

const partOf = (group: string, questions: readonly DeclaredQuestion[]): string => `${HEADER}
/** The questions of one group, which the package loads together. */
${questions
  .filter(({ form }) => form.group === group)
  .map(({ name, file }) => `export { ${name} } from '../../questions/${file}.js';`)
  .sort()
  .join('\n')}
`;

/** Writes the lists of questions: each file, by path, and its text. */
export const questionLists = async (): Promise<ReadonlyMap<string, string>> => {
  const questions = await everyQuestion();
  const parts = (Object.keys(groups) as Group[]).map(
    (group) => [`src/generated/questions/${group.toLowerCase()}.ts`, partOf(group, questions)] as const,
  );
  return new Map([['src/generated/every-question.ts', catalogueOf(questions)], ...parts]);
};
