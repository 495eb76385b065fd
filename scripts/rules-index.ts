import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inNumberOrder, isRuleNumber, type RuleNumber } from '../src/domain/rulebook/rulebook.js';

const folder = new URL('../src/domain/rules/', import.meta.url);

/** Finds the top-level functions of a file that cite each rule, or whose bullets say how they decide by it. */
const functionsByRule = (file: string): readonly (readonly [RuleNumber, string])[] => {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, folder), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const [declaration] = statement.declarationList.declarations;
    if (!declaration || !ts.isIdentifier(declaration.name) || isCiting(declaration)) return [];
    const name = declaration.name.text;
    const numbers = [...numbersIn(declaration), ...documentedIn(statement.getFullText())];
    return numbers.map((number) => [number, name] as const);
  });
};

const isCiting = ({ initializer }: ts.VariableDeclaration): boolean =>
  initializer !== undefined && ts.isCallExpression(initializer) && initializer.expression.getText() === 'citing';

const numbersIn = (node: ts.Node): readonly RuleNumber[] => {
  const own = ts.isStringLiteral(node) && isRuleNumber(node.text) ? [node.text] : [];
  const inner: RuleNumber[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...numbersIn(child));
  });
  return [...own, ...inner];
};

/** Finds the numbers in the bullets of a doc comment, as in "- 801.2, 801.2a: …". */
const documentedIn = (text: string): readonly RuleNumber[] =>
  [...text.matchAll(/^ \* - ([\d.a-z, ]+):/gm)].flatMap(([, numbers = '']) => numbers.split(', ').filter(isRuleNumber));

/** Writes the index of rules: for each number the files and functions that decide by it. */
export const rulesIndex = (): string => {
  const places = new Map<RuleNumber, Map<string, Set<string>>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
    for (const [number, name] of functionsByRule(file)) {
      const files = places.get(number) ?? new Map<string, Set<string>>();
      places.set(number, files.set(file, (files.get(file) ?? new Set()).add(name)));
    }
  const rows = inNumberOrder([...places.keys()]).map((number) => {
    const where = [...(places.get(number) ?? [])].map(
      ([file, names]) => `[${file}](${file}) ${[...names].map((name) => `\`${name}\``).join(', ')}`,
    );
    return `- ${number}: ${where.join('; ')}`;
  });
  return [
    '# Rules',
    '',
    'The functions that decide by each rule, by its newest number. Written by `npm run rules`.',
    '',
    ...rows,
    '',
  ].join('\n');
};
