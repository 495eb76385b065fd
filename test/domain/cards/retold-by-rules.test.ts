import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Kind, parse, valueFromASTUntyped } from 'graphql';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { describe } from '../../../src/domain/setup/describe.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { verdictOf } from './verdicts.js';
import { table, type GameState } from '../tables.js';

type Scenario = Readonly<{ id: string; state: object; ask: string }>;

const folder = new URL('../../contract/scenarios/', import.meta.url);
const scenarios = readdirSync(folder)
  .filter((name) => /^cards-(attack|block|costs)/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly Scenario[]);

/** The same table without a card: what its cards say of attacking and blocking is told as rules and keywords of its objects. */
const retold = (state: GameState): GameState => {
  const { objects } = withStaticAbilities(state);
  const plain = new Map([...objects].map(([id, object]) => [id, { ...object, printed: null }] as const));
  return table(describe({ ...state, objects: plain }));
};

/** The questions that a scenario asks of its table, with their arguments. */
const asked = (ask: string) => {
  const [operation] = parse(`{ ${ask} }`).definitions;
  const fields = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  return fields.flatMap((field) => {
    const question = field.kind === Kind.FIELD && catalogue.find(({ name }) => name === field.name.value);
    if (!question) return [];
    const given = (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)] as const);
    return [{ question, given: Object.fromEntries(given) as object }];
  });
};

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s, retold by rules, is the same table with the same answers',
  (_, { state: description, ask }) => {
    const read = readDescription(description);
    if (!read.ok) return;
    const told = retold(read.value);
    const rulesOf = ({ objects }: GameState) =>
      [...objects.values()].map(({ id, keywords, attackRules, blockRules }) => [id, keywords, attackRules, blockRules]);
    expect(rulesOf(told)).toEqual(rulesOf(withStaticAbilities(read.value)));
    for (const { question, given } of asked(ask)) {
      const [found, expected] = [told, read.value].map((state) => verdictOf(question.ask(state, given)));
      expect([question.name, found]).toEqual([question.name, expected]);
    }
  },
);
