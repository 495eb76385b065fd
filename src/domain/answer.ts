import { ruleSchema } from './rulebook/rulebook-schemas.js';
import { listOf, optional, required, string, viewOf, type ValuesOf } from './schema/schema.js';
import { anyEntity } from './state/output-schemas.js';

const fields = {
  rule: required(ruleSchema, "The rule, under its number in the table's edition."),
  says: required(string, 'The rule applied to this table, in one plain sentence.'),
  about: required(
    listOf(anyEntity),
    'The objects and players it mentions: the first ten; the sentence counts the others.',
  ),
  doubt: optional(string, "If the rules' text allows another reading: what it leaves open."),
  key: optional(
    string,
    'The sentence with {0}, {1} … for the names, lists of names, costs and numbers in it. Lists are joined by "and", by "or" at {0:or}, by "and then" at {0:then}, by commas only at {0:commas}. Programs can look up their own wording by it. Only in answers, on request.',
  ),
  values: optional(listOf(listOf(string)), 'The value for each placeholder of the key; a list of names as a list.'),
};

export interface Ruling extends ValuesOf<typeof fields> {
  readonly doubt?: string;
  readonly key?: string;
  readonly values?: readonly (readonly string[])[];
}

export const rulingSchema = viewOf<Ruling>()('Ruling', 'One rule applied to a table.', fields);

/** The rulings that an answer rests on: at least one, the deciding one first. */
export type Rulings = readonly [Ruling, ...Ruling[]];

/** A value with the rulings that it rests on, at least one. */
export type Answer<Value extends object> = Value & { readonly because: Rulings };

export const answer = <Value extends object>(value: Value, ...because: Rulings): Answer<Value> => ({
  ...value,
  because,
});

/** Checks that a list of rulings is not empty. */
export const asRulings = ([first, ...others]: readonly Ruling[]): Rulings => {
  if (!first) throw new Error('An answer needs a ruling.');
  return [first, ...others];
};

/** Removes duplicate rulings. */
export const distinctRulings = (rulings: readonly Ruling[]): readonly Ruling[] => [
  ...new Map(rulings.map((each) => [each.says, each])).values(),
];

/** Keeps the first ruling of each rule. */
export const firstOfEachRule = (rulings: readonly Ruling[]): readonly Ruling[] => {
  const first = new Map<string, Ruling>();
  for (const each of rulings) if (!first.has(each.rule.key)) first.set(each.rule.key, each);
  return [...first.values()];
};

/** Gives a ruling a doubt: what the rules' text leaves open. */
export const addDoubt = (ruling: Ruling, doubt: string): Ruling => ({ ...ruling, doubt });

/** Appends a doubt to a ruling that may already have one. */
export const appendDoubt = (ruling: Ruling, doubt: string): Ruling =>
  addDoubt(ruling, ruling.doubt === undefined ? doubt : `${ruling.doubt} ${doubt}`);

/** The most players and objects that a ruling names; it counts the others. */
export const maxNamed = 10;

/** Lists names: "Ann", "Ann and Bob", "Ann, Bob and Cat"; "nobody" for none. Past ten names, it ends in "5 others". */
export const nameList = (entities: readonly { readonly name: string }[], conjunction = 'and'): string => {
  const names = firstNames(entities);
  const last = names.pop();
  if (last === undefined) return 'nobody';
  return names.length ? `${names.join(', ')} ${conjunction} ${last}` : last;
};

/** Lists names with a verb that agrees: "Ann wins", "Ann and Bob win". */
export const withVerb = (entities: readonly { readonly name: string }[], one: string, several: string): string =>
  `${nameList(entities)} ${entities.length === 1 ? one : several}`;

/** Returns the first ten names, then "5 others" if there are more. */
export const firstNames = (entities: readonly { readonly name: string }[]): string[] => {
  const names = entities.slice(0, maxNamed).map(({ name }) => name);
  const others = entities.length - names.length;
  return others ? [...names, `${others} ${others === 1 ? 'other' : 'others'}`] : names;
};
