import { tableInText } from '../../src/domain/notation/table-in-text.js';
import { ruleIn } from './combat-told.js';
import { after, leftBy, thing, type GameState, type ObjectDescription } from './tables.js';
import { valueOf } from '../value-of.js';

/** What a line of our own says: who is asked about which declaration, what attacks, what or who is gone, or a law. */
const ownLine = /^(by|against|gone|leave|law) ?(.*?): ?(.*)$/;

/** An enchantment with those rules, or what is there with them. */
const withLaw = (objects: readonly ObjectDescription[], name: string, rules: Partial<ObjectDescription>) => {
  const [id = '', owner] = name.split(' of ');
  if (owner !== undefined) return [...objects, thing(id, 'Enchantment', owner, rules)];
  return objects.map((each) => (each.id === id ? { ...each, ...rules } : each));
};

export interface Asked {
  readonly state: GameState;
  /** Who is asked. */
  readonly who: string;
  /** What that player declares. */
  readonly declared: string;
  /** What attacks them; null: what attacks at the table. */
  readonly against: string | null;
}

/**
 * Returns a function that reads what is asked of a table in the notation, with lines of our own, and names in place of lines:
 * "trio | law war of B: ATTACKS_IF_ABLE of x; AT_MOST 1 of y | law z: GOADED target B | gone: w | leave: C | against: x > B | by A: x > B".
 */
export const createReader =
  (named: Readonly<Record<string, string>>, rulesOf: 'attackRules' | 'blockRules', whoElse: string) =>
  (text: string): Asked => {
    const lines = text.split(' | ').flatMap((line) => (named[line] ?? line).split(' | '));
    const own = lines.flatMap((line) => {
      const [, word, name = '', told = ''] = ownLine.exec(line) ?? [];
      return word === undefined ? [] : [{ word, name, told }];
    });
    const { description, read } = tableInText(lines.filter((line) => !ownLine.test(line)).join('\n'));
    const laws = own.filter(({ word }) => word === 'law');
    const objects = laws.reduce<readonly ObjectDescription[]>(
      (all, { name, told }) => withLaw(all, name, { [rulesOf]: told.split('; ').map(ruleIn) }),
      description.objects ?? [],
    );
    const state = valueOf(read({ ...description, objects }));
    const of = (wanted: string) => own.find(({ word }) => word === wanted);
    const leaves = (object: string) => ({ objectMoves: { object, zone: 'EXILE' as const } });
    const gone = (of('gone')?.told.split(' ') ?? []).map(leaves);
    return {
      state: leftBy(after(state, ...gone), ...(of('leave')?.told.split(' ') ?? [])),
      ...{ who: of('by')?.name ?? whoElse, declared: of('by')?.told ?? '', against: of('against')?.told ?? null },
    };
  };

/** Reads a table in the notation under laws on attacking. */
export const attackTable = (text: string): GameState => createReader({}, 'attackRules', '')(text).state;

/** Reads a table in the notation under laws on blocking. */
export const blockTable = (text: string): GameState => createReader({}, 'blockRules', '')(text).state;
