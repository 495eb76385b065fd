import { readdirSync, readFileSync } from 'node:fs';
import { inNumberOrder } from '../src/domain/rulebook/number-order.js';
import { groupBy } from '../src/domain/values/groups.js';
import { isRuleNumber, type RuleNumber } from '../src/domain/rulebook/rulebook.js';
import { childrenOf, everyNode, isNode, statementsOf, type Node } from './syntax.js';

const folder = new URL('../src/questions/', import.meta.url);

/**
 * A declaration at the top level of a module: the names it mentions, the rule numbers in it, and whether it calls
 * `citing`.
 */
interface Declaration {
  readonly module: URL;
  readonly mentions: ReadonlySet<string>;
  readonly numbers: readonly RuleNumber[];
  readonly isCiting: boolean;
}

/** The declarations of a module by name, and the source of each name that it imports. */
interface Module {
  readonly declared: ReadonlyMap<string, Declaration>;
  readonly imported: ReadonlyMap<string, readonly [module: URL, name: string]>;
}

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : null;

/** Whether a node is a type, which calls nothing. */
const isType = ({ type }: Node): boolean => type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type);

/** The names that a node mentions, except those of properties. */
const mentionsIn = (node: Node): readonly string[] => {
  if (isType(node)) return [];
  const { type, key, property, computed, shorthand } = node;
  const name = type === 'Identifier' ? [nameOf(node) ?? []].flat() : [];
  const propertyNames = computed === true || shorthand === true ? [] : [key, property];
  return [
    ...name,
    ...childrenOf(node)
      .filter((each) => !propertyNames.includes(each))
      .flatMap(mentionsIn),
  ];
};

/** The names that a pattern binds: "value", "{ ruling, certain }". */
const namesIn = (pattern: unknown): readonly string[] => (isNode(pattern) ? mentionsIn(pattern) : []);

const numbersIn = (node: Node): readonly RuleNumber[] =>
  everyNode(node).flatMap(({ type, value }) =>
    type === 'StringLiteral' && typeof value === 'string' && isRuleNumber(value) ? [value] : [],
  );

const declarationOf = (module: URL, node: Node): Declaration => ({
  module,
  mentions: new Set(mentionsIn(node)),
  numbers: numbersIn(node),
  isCiting: isNode(node['callee']) && nameOf(node['callee']) === 'citing',
});

const declaredIn = (module: URL, statement: Node): readonly (readonly [string, Declaration])[] => {
  const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
  if (declared.type === 'FunctionDeclaration')
    return namesIn(declared['id']).map((name) => [name, declarationOf(module, declared)]);
  return childrenOf(declared).flatMap(({ type, id, init }) =>
    type === 'VariableDeclarator' && isNode(init)
      ? namesIn(id).map((name) => [name, declarationOf(module, init)] as const)
      : [],
  );
};

const importedBy = (module: URL, statement: Node): readonly (readonly [string, readonly [URL, string]])[] => {
  const { source } = statement;
  const path = isNode(source) ? String(source['value']) : '';
  if (!path.startsWith('.')) return [];
  const from = new URL(path.replace(/js$/, 'ts'), module);
  return childrenOf(statement).flatMap(({ local, imported, exported }) => {
    const name = nameOf(exported ?? local);
    return name === null ? [] : [[name, [from, nameOf(imported ?? local) ?? name]] as const];
  });
};

const modules = new Map<string, Module>();
const moduleAt = (module: URL): Module => {
  const cached = modules.get(module.href);
  if (cached) return cached;
  const statements = statementsOf(readFileSync(module, 'utf8'));
  const read: Module = {
    declared: new Map(statements.flatMap((each) => declaredIn(module, each))),
    imported: new Map(statements.flatMap((each) => importedBy(module, each))),
  };
  modules.set(module.href, read);
  return read;
};

const declarationAt = (module: URL, name: string): Declaration | null => {
  const { declared, imported } = moduleAt(module);
  const from = imported.get(name);
  return declared.get(name) ?? (from ? declarationAt(...from) : null);
};

/** All declarations that a declaration mentions, directly or through others. */
const reachedFrom = (start: Declaration): ReadonlySet<Declaration> => {
  const reached = new Set([start]);
  for (const { module, mentions } of reached)
    for (const name of mentions) {
      const found = declarationAt(module, name);
      if (found) reached.add(found);
    }
  return reached;
};

/** The rules that the functions behind a question cite: each is declared with `citing` in a module, and used there. */
const citedFrom = (start: Declaration): readonly RuleNumber[] => {
  const byModule = groupBy(reachedFrom(start), ({ module }) => module.href);
  const cited = [...byModule.values()].flatMap((declarations) => {
    const numbers = (isCiting: boolean) =>
      declarations.filter((each) => each.isCiting === isCiting).flatMap((each) => each.numbers);
    const used = new Set(numbers(false));
    return numbers(true).filter((each) => used.has(each));
  });
  return inNumberOrder([...new Set(cited)]);
};

const questionIn = (file: string): readonly [name: string, cites: readonly RuleNumber[]] => {
  const name = file.slice(0, -'.ts'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = declarationAt(new URL(file, folder), name);
  if (!found) throw new Error(`src/questions/${file} has to declare the question \`${name}\`.`);
  const never = declarationAt(new URL(file, folder), 'neverCites')?.numbers ?? [];
  return [name, citedFrom(found).filter((each) => !never.includes(each))];
};

/** Writes the rules that each question may cite: the file, by path, and its text. */
export const citedRules = (): ReadonlyMap<string, string> => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const lines = files
    .map(questionIn)
    .map(([name, cites]) => `  ${name}: [${cites.map((each) => `'${each}'`).join(', ')}],`);
  const text = `// Made from what each question calls by \`npm run rules\`.
import type { RuleNumber } from '../domain/rulebook/rulebook.js';

/** The rules that the answers to each question may cite. */
export const citedRules = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, readonly RuleNumber[]>>;
`;
  return new Map([['src/generated/cited-rules.ts', text]]);
};
