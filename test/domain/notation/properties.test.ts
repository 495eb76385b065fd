import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { differenceBetween } from '../../../src/domain/notation/difference.js';
import { readNotation } from '../../../src/domain/notation/read-notation.js';
import { tableInText } from '../../../src/domain/notation/table-in-text.js';
import { textOf } from '../../../src/domain/notation/text-of.js';
import { describe as told } from '../../../src/domain/setup/describe.js';
import { attackForms, blockForms } from '../../../src/domain/notation/words/rule-forms.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { withOddities } from '../../questions/odd-tables.js';
import { randomCases } from '../../random-cases.js';
import { sampleArguments } from '../every-question.js';
import { diceOf, everyVariant, randomGame, randomTable, type Dice } from '../random-games.js';
import { table, type Description, type EffectDescription, type GameState } from '../tables.js';

/** Names that a reader could take for something else. */
const oddNames = [
  ...['on', 'Bob’s', "Bob's", "Jess'", 'stack', 'turn: 3', 'Ann*', 'left', '2x Ox', '3', 'Ox 2', 'Ox', 'ox', 'Éowyn'],
  ...['a;b', 'a > b', '(x)', '{2}', '"q"', '“q”', 'tapped', 'Commander', 'range 1', 'combat', 'band', 'from', 'Ann,'],
  ...["Ann's hand", 'ranges', 'extra turns', '2/2', 'no', 'Krenko, Mob Boss', 'emperor', 'poison', 'Æther', '🃏'],
  ' Ox ',
];

/** The table with some ids and names that are odd; the same one where they are not possible. */
const withOddNames = (state: GameState, dice: Dice): GameState => {
  const description = told(state);
  const named = JSON.stringify({
    ...description,
    players: description.players.map((each) => (dice.below(3) ? each : { ...each, name: dice.oneOf(oddNames) })),
    objects: (description.objects ?? []).map((each) =>
      dice.below(3) || each.cardData ? each : { ...each, name: dice.oneOf(oddNames) },
    ),
  });
  const ids = [...description.players, ...(description.objects ?? [])].map(({ id }) => id);
  const renamed = ids
    .filter(() => dice.below(3) === 0)
    .reduce((text, id) => {
      const odd = JSON.stringify(dice.oneOf(oddNames));
      return text.includes(odd) ? text : text.replaceAll(`:${JSON.stringify(id)}`, `:${odd}`);
    }, named);
  const read = readDescription(JSON.parse(renamed) as Description);
  return read.ok ? read.value : state;
};

/** What every question answers at a table, byte for byte. */
const answers = (state: GameState, numbers: readonly number[]): readonly string[] => {
  const given = new Map<string, unknown>(Object.entries(sampleArguments(state, diceOf(numbers))));
  return catalogue.map((question) => {
    const asked = given.get(question.name);
    return `${question.name}: ${asked === undefined ? '' : JSON.stringify(question.ask(state, asked))}`;
  });
};

test.each(['{2}{W/U}', ''])('the mana cost of a card is said: %s', (mana_cost) => {
  const cardData = { name: 'Seal', type_line: 'Enchantment', oracle_text: "Creatures can't block.", mana_cost };
  const state = table({ players: [{ id: 'Ann' }, { id: 'Bob' }], objects: [{ id: 'Seal', owner: 'Ann', cardData }] });
  const { text } = textOf(state);
  expect(differenceBetween(told(state), told(table(readNotation(text ?? '').description)))).toBeNull();
  expect(text).toContain(mana_cost ? `Mana cost ${mana_cost}` : 'No mana cost');
});

test('a random table is said and answers every question as before, or a field is named', () => {
  let said = 0;
  const numbers = fc.array(fc.nat(), { minLength: 60, maxLength: 200 });
  const cases = Number(process.env['NOTATION_CASES'] ?? randomCases(500));
  fc.assert(
    fc.property(fc.constantFrom(...everyVariant), numbers, (variant, rolled) => {
      const dice = diceOf(rolled);
      const start = randomTable(variant, dice);
      const played = randomGame(start, dice, dice.below(6)).at(-1)?.after ?? start;
      const state = withOddNames(dice.below(2) ? withOddities(played, dice) : played, dice);
      const { text, cannotSay } = textOf(state);
      if (text === null) {
        expect(cannotSay).not.toEqual([]);
        return;
      }
      said += 1;
      const { description, read } = tableInText(text);
      const again = read(description);
      if (!again.ok) throw new Error(`${text}\n${JSON.stringify(again.failure)}`);
      expect(answers(again.value, rolled)).toEqual(answers(state, rolled));
    }),
    { numRuns: cases },
  );
  expect(said).toBeGreaterThan(cases / 3);
});

/** Ends of effects, as far as they ask for nothing but whose turn it is. */
const durations = ['END_OF_TURN', 'END_OF_COMBAT', 'NEXT_TURN', 'END_OF_NEXT_TURN', 'END_OF_GAME'] as const;

/** Any effect for which there are words, on objects and players with these ids. */
const anyEffect = (players: readonly string[], objects: readonly string[]): fc.Arbitrary<EffectDescription> => {
  const [player, object] = [fc.constantFrom(...players), fc.constantFrom(...objects)];
  const keywords = fc.uniqueArray(fc.constantFrom('Flying', 'Trample', 'Protection from red', 'Ward {2}', 'flying'));
  const count = fc.integer({ min: 1, max: 9 });
  const bounds = fc.record({ atLeast: count, atMost: count }, { requiredKeys: ['atMost'] });
  const creatures = fc.record(
    {
      types: fc.uniqueArray(fc.constantFrom('creature', 'Creature', 'Goblin'), { minLength: 1 }),
      colors: fc.constantFrom(['RED' as const], ['RED' as const, 'GREEN' as const]),
      name: fc.constantFrom('Ox', 'Éowyn', 'on'),
      tapped: fc.boolean(),
      controller: player,
      owner: player,
      opponentOf: player,
      power: bounds,
      toughness: bounds,
      keywords: fc.constant(['Reach']),
      not: fc.constant({ keywords: ['Flying'] }),
    },
    { requiredKeys: [] },
  );
  const rulesOf = <Kind>(forms: readonly (readonly [words: string, kind: Kind])[], aim: fc.Arbitrary<string>) =>
    fc.constantFrom(...forms).chain(([words, kind]) => {
      const parts = { ...(words.includes('@') && { target: aim }), ...(words.includes('#') && { count }) };
      return fc.record({ kind: fc.constant(kind), ...parts });
    });
  const [attackRules, blockRules] = [rulesOf(attackForms, player), rulesOf(blockForms, object)];
  const does = fc.record(
    {
      keywords,
      losesKeywords: keywords,
      losesAllAbilities: fc.constant(true),
      attackRules: fc.array(attackRules, { maxLength: 2 }),
      blockRules: fc.array(blockRules, { maxLength: 2 }),
      name: fc.constantFrom(...oddNames.map((name) => name.trim())),
      controller: player,
      from: object,
      givesControlTo: player,
      timestamp: fc.nat(99),
    },
    { requiredKeys: ['controller'] },
  );
  const ends = fc.oneof(
    fc.record({ end: fc.constantFrom(...durations) }),
    fc.record({ end: fc.constantFrom('NEXT_TURN' as const, 'END_OF_NEXT_TURN' as const), player }),
    fc.constantFrom({ end: 'SOURCE_LEAVES' as const }, { end: 'SOURCE_CHANGES_CONTROL' as const }),
  );
  const on = fc.oneof(
    fc.record({ on: fc.uniqueArray(object, { minLength: 1, maxLength: 3 }) }),
    creatures.map((group) => ({ creatures: group })),
  );
  return fc.tuple(does, on, fc.option(ends)).map(([what, whom, until]) => ({ ...what, ...whom, until }));
};

test('any effect is said, and comes back the same', () => {
  let said = 0;
  const players = ['Ann', "Jess'", 'each', 'Bob stays'];
  const objects = ['Ox', 'Ox 2', 'a > b', 'and on', 'opponents of Ann', 'can block'];
  const bare = {
    players: players.map((id) => ({ id })),
    objects: objects.map((id, place) => ({ id, owner: players[place % 4] ?? 'Ann', typeLine: 'Creature' })),
  };
  const effects = fc.array(anyEffect(players, objects), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(effects, (told) => {
      const state = readDescription({ ...bare, effects: told });
      if (!state.ok) return;
      said += 1;
      const { text, cannotSay } = textOf(state.value);
      expect({ text, cannotSay }).toEqual({ text: expect.any(String), cannotSay: null });
    }),
    { numRuns: randomCases(1_000) },
  );
  expect(said).toBeGreaterThan(randomCases(1_000) / 10);
});

describe('the tables of the scenarios', () => {
  const folder = new URL('../../contract/scenarios/', import.meta.url);
  const described = readdirSync(folder)
    .flatMap((name) => tablesIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
    .filter((each, place, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === place);
  const states = described.flatMap((each) => {
    const read = readDescription(each);
    return read.ok ? [read.value] : [];
  });

  test('can be said, four of five and more, and come back equal', () => {
    const unsaid = new Map<string, number>();
    for (const state of states) {
      const { text, cannotSay } = textOf(state);
      if (text === null) {
        const field = cannotSay.filter((part) => typeof part === 'string').join('.');
        unsaid.set(field, (unsaid.get(field) ?? 0) + 1);
      } else expect(differenceBetween(told(state), told(table(readNotation(text).description)))).toBeNull();
    }
    const count = [...unsaid.values()].reduce((sum, each) => sum + each, 0);
    expect(states.length).toBeGreaterThan(200);
    expect(count / states.length).toBeLessThan(0.2);
    expect([...unsaid.keys()].sort()).toMatchSnapshot('the fields without words');
  });

  test('are read whatever is done to their text: what is wrong is told, and nothing is thrown', () => {
    const texts = states.flatMap((state) => textOf(state).text ?? []);
    const signs = Array.from(';>"`(){}*:\n\t\'’,/');
    const pieces = fc.constantFrom(...signs, '\n  ', ' on ', "'s hand:", '2x ', '\u0000', '\uD800');
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(), fc.nat(9), pieces)), (text, changes) => {
        const changed = changes.reduce((before, [at, length, piece]) => {
          const place = at % (before.length + 1);
          return before.slice(0, place) + piece + before.slice(place + length);
        }, text);
        isRead(changed);
      }),
      { numRuns: randomCases(1_000) },
    );
  });
});

const isRead = (text: string): void => {
  const { description, read } = tableInText(text);
  const found = read(description);
  if (found.ok || found.failure.code !== 'BAD_USER_INPUT') return;
  for (const { message } of found.failure.problems) expect(message).toMatch(/^Line \d+, column \d+: /);
};

test('any text and any bytes are read: what is wrong is told, and nothing is thrown', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder().decode(bytes)),
  );
  fc.assert(fc.property(texts, isRead), { numRuns: randomCases(1_000) });
});

/** The tables in a scenario, wherever it holds them. */
function tablesIn(value: unknown): readonly Description[] {
  if (Array.isArray(value)) return value.flatMap(tablesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('players' in value && Array.isArray(value.players) && value.players.every((each) => typeof each === 'object'))
    return [value as Description];
  return Object.values(value).flatMap(tablesIn);
}
