import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answer, nameList, rulingSchema, type Ruling } from '../../src/domain/answer.js';
import { citing } from '../../src/domain/rulebook/citing.js';
import { listOf, objectSchema, required } from '../../src/domain/schema/schema.js';
import { withNames } from '../../src/domain/state/change.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { markName, sentenceOf, withWordings } from '../../src/domain/wording.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { withCpuTime } from '../cpu-time.js';
import { randomCases } from '../random-cases.js';
import { sampleArguments } from './every-question.js';
import { diceOf, everyVariant, randomTable } from './random-games.js';
import { table } from './tables.js';

const schema = objectSchema('Answer', '', { because: required(listOf(rulingSchema), '') });
const { ruling } = citing('801.3');
type Says = (names: readonly { readonly name: string }[]) => string;

/** The ruling of that sentence at a table of players with such names. */
const worded = (names: readonly string[], says: Says): Ruling | undefined => {
  const state = table({ players: names.map((name, seat) => ({ id: `${seat}`, name })) });
  const asked = (at: GameState) => answer({}, ruling(at, '801.3', says(at.players)));
  const told = withWordings(schema, asked(state), asked(withNames(state, markName))) as { readonly because: Ruling[] };
  return told.because[0];
};

describe('Key and values of a ruling', () => {
  const of = ([first, second]: Parameters<Says>[0]) => `${first?.name}'s range holds 12 of ${second?.name}'s 2/4.`;

  test.each<readonly [title: string, names: readonly string[], says: Says, key: string, values: Ruling['values']]>([
    [
      'names and numbers',
      ['Ann', 'Bob'],
      of,
      "{0}'s range holds {1} of {2}'s {3}.",
      [['Ann'], ['12'], ['Bob'], ['2/4']],
    ],
    [
      'names that are words',
      ['range', 'of'],
      of,
      "{0}'s range holds {1} of {2}'s {3}.",
      [['range'], ['12'], ['of'], ['2/4']],
    ],
    ['lists', ['A', 'B', 'C'], (all) => `${nameList(all)} win.`, '{0} win.', [['A', 'B', 'C']]],
    ['choices', ['A', 'B', 'C'], (all) => `${nameList(all, 'or')} wins.`, '{0:or} wins.', [['A', 'B', 'C']]],
    [
      'names like lists',
      ['A and B', 'C or 5 others'],
      (all) => `${nameList(all)} win.`,
      '{0} win.',
      [['A and B', 'C or 5 others']],
    ],
    [
      'whose the last is',
      ['A', 'B', 'C'],
      (all) => `${nameList(all)}'s turn.`,
      "{0}, {1} and {2}'s turn.",
      [['A'], ['B'], ['C']],
    ],
    ['orders', ['A', 'B', 'C'], (all) => `${nameList(all, 'and then')} draw.`, '{0:then} draw.', [['A', 'B', 'C']]],
    [
      'orders of sides',
      ['A', 'B', 'C', 'D'],
      ([first, ...others]) =>
        `${nameList([{ name: nameList(others) }, first ?? { name: '' }, { name: nameList(others) }], 'and then')} draw.`,
      '{0}, {1} and then {2} draw.',
      [['B', 'C', 'D'], ['A'], ['B', 'C', 'D']],
    ],
    [
      'those before what is no name',
      ['A', 'B', 'C'],
      ([first, second, third]) => `A, B and ${first?.name}, ${second?.name}, ${third?.name} and what they control.`,
      'A, B and {0:commas} and what they control.',
      [['A', 'B', 'C']],
    ],
    [
      'costs',
      ['A', 'B'],
      ([first]) => `${first?.name} pays {2}{W/U}{W} or {1}.`,
      '{0} pays {1} or {2}.',
      [['A'], ['{2}{W/U}{W}'], ['{1}']],
    ],
    [
      'braces',
      ['{0}', '{1}'],
      (all) => `${nameList(all, 'or')} pays {2}.`,
      '{0:or} pays {1}.',
      [['{0}', '{1}'], ['{2}']],
    ],
  ])('%s', (_, names, says, key, values) => {
    expect(worded(names, says)).toMatchObject({ key, values });
  });

  test('more than ten names', () => {
    const names = Array.from({ length: 12 }, (_, seat) => `Player ${seat}`);
    expect(worded(names, (all) => `${nameList(all)} win.`)).toMatchObject({
      key: '{0} win.',
      values: [[...names.slice(0, 10), '2 others']],
    });
  });

  test('effects of the table are named', () => {
    const state = table({
      players: [{ id: 'a' }, { id: 'b' }],
      effects: [{ name: 'Peace of Ann', creatures: {}, attackRules: [{ kind: 'CANT_ATTACK' }] }],
    });
    expect(withNames(state, markName).effects).toMatchObject([{ name: markName('Peace of Ann') }]);
  });

  test('marks without an end take no longer than other names', async () => {
    const says = `${markName('').charAt(0).repeat(200_000)} is open.`;
    const [told, time] = await withCpuTime(() => worded(['A', 'B'], () => says));
    expect(told?.key === says).toBe(true);
    expect(time).toBeLessThan(2_000);
  });

  test('a sentence that depends on how somebody is called is its own key', () => {
    const says: Says = ([first]) => (first?.name === 'Ann' ? 'Ann is Ann.' : 'Nobody is Ann.');
    expect(worded(['Ann', 'Bob'], says)).toMatchObject({ says: 'Ann is Ann.', key: 'Ann is Ann.', values: [] });
  });
});

const rulingsIn = (value: unknown): readonly Ruling[] => {
  if (Array.isArray(value)) return value.flatMap(rulingsIn);
  if (typeof value !== 'object' || value === null || 'kind' in value) return [];
  return 'says' in value && 'rule' in value ? [value as Ruling] : Object.values(value).flatMap(rulingsIn);
};

test('every ruling of every question is the sentence of its key and values, whatever the names are', () => {
  const names = [
    'a',
    'is',
    'Ann and Bob',
    '5 others',
    "Ox's",
    '{0}',
    '{1:or}',
    '\uFDD0x',
    '2/4',
    'or',
    'nobody',
    '',
    ' ',
  ];
  let found = 0;
  const numbers = fc.array(fc.nat(), { minLength: 60, maxLength: 120 });
  const check = (index: number, drawn: readonly number[]) => {
    const dice = diceOf(drawn);
    const state = withNames(randomTable(everyVariant[index % everyVariant.length] ?? 'FREE_FOR_ALL', dice), (name) =>
      name.length % 3 ? (dice.oneOf(names) ?? name) : name,
    );
    const given: Readonly<Record<string, unknown>> = sampleArguments(state, dice);
    for (const question of catalogue) {
      const [plain, keyed] = [false, true].map((isKeyed) =>
        question.ask(state, given[question.name], undefined, isKeyed),
      );
      if (!keyed?.ok) continue;
      const rulings = rulingsIn(keyed.value);
      found += rulings.length;
      expect(rulings.filter((each) => sentenceOf({ key: '', values: [], ...each }) !== each.says)).toEqual([]);
      const unkeyed = rulingsIn(plain?.ok ? plain.value : null);
      expect(rulings.map(({ says }) => says)).toEqual(unkeyed.map(({ says }) => says));
    }
  };
  fc.assert(fc.property(fc.nat(), numbers, check), { numRuns: randomCases(60) });
  expect(found).toBeGreaterThan(0);
});
