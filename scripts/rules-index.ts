import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf, everyNode, isNode, statementsOf, type Node } from './syntax.js';
import { inNumberOrder } from '../src/domain/rulebook/number-order.js';
import { isRuleNumber, type RuleNumber } from '../src/domain/rulebook/rulebook.js';

const folder = new URL('../src/domain/rules/', import.meta.url);

const filesIn = (subfolder: string): readonly string[] =>
  readdirSync(new URL(subfolder, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => subfolder + name);

/** Files outside the folder of rules that decide by rules, too, since cards, combat and tables need them. */
const outside = ['../state/range.ts', '../state/team-totals.ts', ...filesIn('../variants/')];

/**
 * Lists the top-level functions of a file with each rule that they cite, or that a bullet of their doc comment
 * explains.
 */
const functionsByRule = (file: string): readonly (readonly [RuleNumber, string])[] =>
  statementsOf(readFileSync(new URL(file, folder), 'utf8')).flatMap((statement) => {
    const [declared] = childrenOf(statement).filter(({ type }) => type === 'VariableDeclaration');
    const [declarator] = childrenOf(declared ?? statement).filter(({ type }) => type === 'VariableDeclarator');
    const name = isNode(declarator?.['id']) ? declarator['id']['name'] : null;
    if (!declarator || typeof name !== 'string' || isCiting(declarator)) return [];
    const comments = [statement['leadingComments']].flat().filter(isNode);
    const documented = comments.flatMap(({ value }) => documentedIn(String(value)));
    return [...numbersIn(declarator), ...documented].map((number) => [number, name] as const);
  });

const isCiting = ({ init }: Node): boolean =>
  isNode(init) && isNode(init['callee']) && init['callee']['name'] === 'citing';

const numbersIn = (node: Node): readonly RuleNumber[] =>
  everyNode(node).flatMap(({ type, value }) =>
    type === 'StringLiteral' && typeof value === 'string' && isRuleNumber(value) ? [value] : [],
  );

/** Finds the numbers in the bullets of a doc comment, as in "- 801.2, 801.2a: …". */
const documentedIn = (text: string): readonly RuleNumber[] =>
  [...text.matchAll(/^ \* - ([\d.a-z, ]+):/gm)].flatMap(([, numbers = '']) => numbers.split(', ').filter(isRuleNumber));

/** Writes the index of rules: for each number the files and functions that decide by it. */
export const rulesIndex = (): string => {
  const places = new Map<RuleNumber, Map<string, Set<string>>>();
  for (const file of [...filesIn(''), ...outside])
    for (const [number, name] of functionsByRule(file)) {
      const files = places.get(number) ?? new Map<string, Set<string>>();
      places.set(number, files.set(file, (files.get(file) ?? new Set()).add(name)));
    }
  const rows = inNumberOrder([...places.keys()]).map((number) => {
    const links = [...(places.get(number) ?? [])].map(
      ([file, names]) => `[${file}](${file}) ${[...names].map((name) => `\`${name}\``).join(', ')}`,
    );
    return `- ${number}: ${links.join('; ')}`;
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
