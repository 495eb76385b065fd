import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { graphql, Kind, parse, print, visit, type FieldNode } from 'graphql';
import { sentenceOf } from '../../src/domain/wording.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { createCards } from '../../src/own-cards/cards.js';

type Scenario = Readonly<{ id: string; state: unknown; ask: string; error?: unknown }>;
interface Said {
  readonly rule: { readonly number: string; readonly edition: string };
  readonly says: string;
  readonly about: readonly { readonly name: string }[];
  readonly key: string;
  readonly values: readonly (readonly string[])[];
}

const folder = new URL('../contract/scenarios/', import.meta.url);
const files = (await readdir(folder)).sort();
const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
const scenarios = texts.flatMap((text) => JSON.parse(text) as Scenario[]).filter(({ error }) => !error);

const schema = buildSchema();
const rulingField = parse('{ because { rule { number edition } says about { name } key values } }').definitions[0];
const whole = rulingField?.kind === Kind.OPERATION_DEFINITION ? rulingField.selectionSet.selections[0] : undefined;

/** The scenario's questions, each asked for whole rulings. */
const document = ({ ask }: Scenario): string =>
  print(
    visit(parse(`query ($of: GameStateInput!) { asked: gameState(of: $of) { ${ask} } }`), {
      Field: (node): FieldNode | undefined => (node.name.value === 'because' ? (whole as FieldNode) : undefined),
    }),
  );

const rulingsIn = (value: unknown): readonly (readonly Said[])[] => {
  if (Array.isArray(value)) return value.flatMap(rulingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'because' ? [each as readonly Said[]] : rulingsIn(each),
  );
};

const cards = createCards({
  lookUp: (names) => Promise.resolve({ importId: null, cards: names.map(() => []) }),
  search: () => Promise.resolve({ importId: null, cards: [] }),
  similar: (names) => Promise.resolve(names.map(() => [])),
  newest: () => Promise.resolve(null),
});
const contextValue = { principal: { tenant: 'local', keyId: null, scope: 'read' }, cards };
const asked = await Promise.all(
  scenarios.map(async (scenario) => {
    const source = document(scenario);
    const { data, errors } = await graphql({ schema, source, contextValue, variableValues: { of: scenario.state } });
    return { id: scenario.id, errors, because: rulingsIn(JSON.parse(JSON.stringify(data ?? null))) };
  }),
);
const everyRuling = asked.flatMap(({ because }) => because.flat());

describe('Rulings read well, over all scenarios', () => {
  test.each(asked.map((each) => [each.id, each] as const))('%s is answered', (_, { errors }) =>
    expect(errors).toBeUndefined(),
  );

  test('no answer is without one', () => {
    expect(asked.filter(({ because }) => because.some(({ length }) => length === 0)).map(({ id }) => id)).toEqual([]);
    expect(everyRuling.length).toBeGreaterThan(200);
  });

  test('each is a sentence that names everybody it is about', () => {
    const isGood = ({ says, about }: Said) => /^\S.*[.)]$/.test(says) && about.every(({ name }) => says.includes(name));
    expect(everyRuling.filter((each) => !isGood(each))).toEqual([]);
  });

  test('each is what its key says of its values', () => {
    expect(everyRuling.filter((each) => sentenceOf(each) !== each.says)).toEqual([]);
  });

  test('keys hold no number, and no name but where the name itself decides', () => {
    const isWhole = ({ values, about }: Said) => about.length > 0 && !values.length;
    const holdsName = ({ key, about }: Said) => about.some(({ name }) => /^[A-Z].{3}/.test(name) && key.includes(name));
    const holdsNumber = ({ key }: Said) => /\d/.test(key.replaceAll(/\{\d+(:\w+)?\}/g, ''));
    const wrong = everyRuling.filter((each) => isWhole(each) || holdsName(each) || holdsNumber(each));
    expect(wrong.filter(({ about }) => !about.some(({ name }) => name === 'Pale Envoy'))).toEqual([]);
  });

  test('no two rules share a sentence', () => {
    const rulesBySentence = new Map<string, Set<string>>();
    for (const { rule, says } of everyRuling)
      rulesBySentence.set(says, (rulesBySentence.get(says) ?? new Set()).add(`${rule.edition} ${rule.number}`));
    const shared = [...rulesBySentence].filter(([, rules]) => {
      const ofEditions = [...rules].map((rule) => rule.split(' ')[0]);
      return new Set(ofEditions).size < ofEditions.length;
    });
    expect(shared).toEqual([]);
  });
});
