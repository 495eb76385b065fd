import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { stateBasedActions } from '../../../../src/domain/rules/704-state-based-actions.js';
import { arrows } from '../../arrows.js';
import { asked, isLegal, rowsIn, says } from '../../combat-asked.js';
import { attacksIn } from '../../combat-told.js';
import { after, creature, ring, type ObjectDescription } from '../../tables.js';
import { bearCard as card } from '../bear-card.js';

const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cat', { objects });
const law = (text: string, more: Partial<ObjectDescription> = {}) => card('law', 'Ann', text, more);
const thing = (typeLine: string, more: Partial<ObjectDescription> = {}) => ({
  ...{ id: 'it', owner: 'Ann', typeLine, cardData: { text: '' } },
  ...more,
});
const on = { typeLine: 'Enchantment — Aura', attachedTo: 'it' };
/** The type line of the object, its colors, its size and its keywords, with that said of it. */
const said = (...objects: readonly ObjectDescription[]): string => {
  const it = withStaticAbilities(at(...objects)).objects.get('it');
  const { typeLine = '', colors = [], power, toughness, keywords = [] } = it ?? {};
  const size = power === null ? [] : [`${power}/${toughness}`];
  return [typeLine, ...colors, ...size, ...keywords].join(', ');
};
const doubtsOf = (answer: unknown): readonly string[] =>
  [...JSON.stringify(answer).matchAll(/"doubt":"((?:[^"\\]|\\.)*)"/g)].map(([, doubt = '']) => doubt);

describe('types and colors are as effects make them (613.1d, 613.1e)', () => {
  const becomes = (text: string, object: ObjectDescription): string =>
    said(object, law(text, text.startsWith('Enchanted ') ? on : {}));
  const red = creature('it', 'Bob', { colors: ['RED'], power: null });

  test.each(
    arrows(`
Basic Land — Forest → Lands you control are 2/2 creatures that are still lands. → Basic Land Creature — Forest, 2/2
Basic Land — Forest → Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.
  → Basic Land Creature — Forest Elemental, BLUE, 2/2, flying
Land — Swamp Forest → Nonbasic lands are Mountains. → Land — Mountain
Basic Land — Swamp → Nonbasic lands are Mountains. → Basic Land — Swamp
Basic Land — Forest → Each land is a Swamp in addition to its other land types. → Basic Land — Forest Swamp
Artifact Creature — Golem → Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.
  → Artifact Creature — Treefolk, 0/4
Artifact — Equipment → Noncreature artifacts are 5/5 artifact creatures. → Artifact Creature — Equipment, 5/5
Enchantment → Nonland permanents are legendary. → Legendary Enchantment
Creature — Bear → Creatures you control are every creature type. → Creature — every creature type
Land — Gate → Lands are every basic land type in addition to their other types.
  → Land — Gate Plains Island Swamp Mountain Forest
Land → It isn't your turn. → Land
`),
  )('%s: %s → %s', (typeLine, text = '', expected) => expect(becomes(text, thing(typeLine))).toBe(expected));

  test.each<readonly [text: string, expected: string, object: ObjectDescription]>([
    ['Creatures are black.', 'Creature — Bear, BLACK, 2/2', { ...red, power: 2 }],
    ['Creatures are colorless.', 'Creature — Bear', red],
    [
      'Enchanted creature is a black Zombie in addition to its other colors and types.',
      'Creature — Bear Zombie, RED, BLACK',
      red,
    ],
    [
      "Enchanted creature isn't a creature.",
      'Artifact',
      thing('Artifact Creature — Golem', { power: 3, toughness: 3 }),
    ],
    [
      'Enchanted permanent is a colorless Forest land.',
      'Legendary Land — Forest',
      thing('Legendary Creature — Elf Druid', { colors: ['GREEN'], cardData: { text: 'Flying' } }),
    ],
    [
      'Enchanted permanent is a colorless Forest land.',
      'Legendary Land — Forest, Haste',
      thing('Legendary Creature — Elf Druid', { cardData: { text: 'Flying' }, keywords: ['Haste'] }),
    ],
    [
      'Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
      'Artifact Creature — Insect, 0/1, indestructible',
      thing('Enchantment Creature — God'),
    ],
  ])('%s → %s', (text, expected, object) => expect(becomes(text, object)).toBe(expected));
});

describe('the order in which they apply', () => {
  const moon = (timestamp: number) => law('Nonbasic lands are Mountains.', { id: 'moon', timestamp });
  const tomb = (timestamp: number) => ({
    ...{ id: 'it', owner: 'Bob', typeLine: 'Legendary Land', timestamp },
    cardData: { name: 'it', text: 'Each land is a Swamp in addition to its other land types.' },
  });

  test('a land whose type is set to a basic one has the abilities of its text no more, whichever is older (305.7, 613.8)', () => {
    const other = { id: 'other', owner: 'Cat', typeLine: 'Basic Land — Plains' };
    for (const [one, two] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const table = withStaticAbilities(at(moon(one), tomb(two), other));
      const typesOf = (id: string) => table.objects.get(id)?.typeLine;
      expect([typesOf('it'), typesOf('other')]).toEqual(['Legendary Land — Mountain', 'Basic Land — Plains']);
    }
  });

  test('what began to apply goes on with the same objects, whatever becomes of them (613.6)', () => {
    const revolt = law('Noncreature artifacts are 3/3 artifact creatures with flying.');
    expect(said(thing('Artifact — Equipment'), revolt)).toBe('Artifact Creature — Equipment, 3/3, flying');
    const quiet = law('Creatures lose all abilities.', { id: 'quiet', timestamp: 0 });
    const grows = 'As long as you control an artifact, it is a 5/5 Goat creature with flying.';
    const proud = card('it', 'Ann', grows, { timestamp: 3 });
    expect(said(proud, quiet, thing('Artifact', { id: 'lamp' }))).toBe('Creature — Goat, GREEN, 5/5, flying');
    const humble = law('All creatures lose all abilities and have base power and toughness 1/1.', { timestamp: 0 });
    const alive = law('Other permanents are creatures in addition to their other types.', { id: 'alive' });
    expect(said(card('it', 'Bob', 'Flying'), humble, alive)).toBe('Creature — Bear, GREEN, 1/1');
  });

  test('types come before the abilities that ask for them, and what depends on a newer type waits for it (613.8)', () => {
    const goats = (timestamp: number) =>
      law('Creatures you control are Goats in addition to their other types.', { id: 'Fold', timestamp });
    const menace = law('Goats have menace.', { id: 'menace', timestamp: 1 });
    expect(said(thing('Creature — Bear'), goats(9), menace)).toBe('Creature — Bear Goat, menace');
    const elks = law('Goats are Elks in addition to their other types.', { id: 'Herd', timestamp: 2 });
    const barred = law("Elks can't attack.", { id: 'bar' });
    const attack = (...laws: readonly ObjectDescription[]) => {
      const answer = asked.attack(at(creature('it', 'Ann'), ...laws, barred), 'Ann', 'it > Bob');
      return [isLegal(answer), doubtsOf(answer).join()];
    };
    for (const timestamp of [1, 3]) expect(attack(goats(timestamp), elks)).toEqual([false, '']);
    expect(attack(elks)).toEqual([true, '']);
    const others = Array.from({ length: 20 }, (_, at) => law('Dragons are Cats.', { id: `law${at}`, timestamp: 0 }));
    const newer = 'Goats are Elks in addition to their other types.\\" of law depends on a newer ability (613.8)';
    expect(attack(...others, goats(3), elks)).toEqual([true, expect.stringContaining(newer)]);
  });

  test('a creature that is made a land is under what changes lands, whichever is older (613.8)', () => {
    const wild = law('Creatures you control are Forest lands in addition to their other types.', { id: 'wild' });
    for (const timestamp of [0, 9])
      expect(said(thing('Creature — Bear'), wild, moon(timestamp))).toBe('Creature Land — Bear Mountain');
  });

  test('of those that depend on each other the oldest applies first (613.8b)', () => {
    const goats = (timestamp: number) => law('Elks are Goats.', { id: 'goats', timestamp });
    const elks = law('Goats are Elks.', { id: 'elks', timestamp: 2 });
    const both = ['Elk', 'Goat'].map((type) => creature(type, 'Ann', { typeLine: `Creature — ${type}` }));
    const typesWith = (timestamp: number) => {
      const { objects } = withStaticAbilities(at(...both, goats(timestamp), elks));
      return both.map(({ id }) => objects.get(id)?.typeLine);
    };
    expect(typesWith(1)).toEqual(['Creature — Elk', 'Creature — Elk']);
    expect(typesWith(3)).toEqual(['Creature — Goat', 'Creature — Goat']);
  });
});

describe('changeling gives every creature type as types are worked out (702.73a, 613.1d)', () => {
  const shifter = (more: Partial<ObjectDescription> = {}) =>
    card('it', 'Ann', 'Changeling', { typeLine: 'Creature — Shapeshifter', ...more });
  const goblins = card('decree', 'Bob', "Goblins can't attack.");
  const attacks = (...objects: readonly ObjectDescription[]): boolean =>
    isLegal(asked.attack(at(goblins, ...objects), 'Ann', 'it > Bob'));

  test.each<readonly [string, boolean, ...ObjectDescription[]]>([
    ['as it is', false, shifter()],
    ['told without a card', false, creature('it', 'Ann', { keywords: ['Changeling'] })],
    ['that loses its abilities', false, shifter(), law('Enchanted creature loses all abilities.', on)],
    ['told to have lost them', false, shifter({ losesAllAbilities: true })],
    ['with another type beside', false, shifter(), law('Enchanted creature is also a Frog.', on)],
    ['with another type instead', true, shifter(), law('Enchanted creature is a Frog.', on)],
    ['given by an ability', true, creature('it', 'Ann'), law('Creatures you control have changeling.')],
  ])('%s', (_, expected, ...objects) => expect(attacks(...objects)).toBe(expected));

  test('and takes it away as what it is changes', () => {
    const shown = (more: object): boolean =>
      isLegal(
        asked.attack(after(at(goblins, shifter()), { objectChanges: { object: 'it', ...more } }), 'Ann', 'it > Bob'),
      );
    expect(shown({ losesAllAbilities: true })).toBe(false);
    expect(shown({ cardData: { text: '', type_line: 'Creature — Frog' } })).toBe(true);
  });
});

describe('questions are asked of what things are', () => {
  const rows = (...objects: readonly ObjectDescription[]) =>
    rowsIn(asked.targets(at(...objects))).map(({ attacker }) => attacker.id);

  test('lands that are creatures attack, and creatures that are none do not', () => {
    const forest = thing('Basic Land — Forest', { id: 'forest' });
    const alive = law('Forests are 1/1 creatures that are still lands.', { typeLine: 'Enchantment' });
    expect([rows(forest), rows(forest, alive)]).toEqual([[], ['forest']]);
    const isAnswered = (...objects: readonly ObjectDescription[]) =>
      asked.targets(at(...objects), 'Ann', ['forest']).ok;
    expect([isAnswered(forest), isAnswered(forest, alive)]).toEqual([false, true]);
    const god = card('god', 'Ann', "god isn't a creature unless you control a land.");
    const attack = (...objects: readonly ObjectDescription[]) =>
      says(asked.targets(at(...objects), 'Ann', ['god']), '"canAttack":true');
    expect([attack(god), attack(god, forest)]).toEqual([false, true]);
  });

  test('whether something is a creature by counters is doubted where none are told (122.1)', () => {
    const text = "As long as lamp has three or more lore counters on it, it's a 4/4 creature.";
    const attack = (counters?: Record<string, number>) => {
      const lamp = card('lamp', 'Ann', text, { typeLine: 'Artifact', ...(counters && { counters }) });
      const answer = asked.attack(at(lamp), 'Ann', 'lamp > Bob');
      return [isLegal(answer), doubtsOf(answer).length > 0];
    };
    expect(attack()).toEqual([false, true]);
    expect(attack({})).toEqual([false, false]);
    expect(attack({ lore: 3 })).toEqual([true, false]);
  });

  test('landwalk, fear and the legend rule know them', () => {
    const legal = (...objects: readonly ObjectDescription[]) =>
      isLegal(asked.blocks(at(...objects, creature('elk', 'Bob')), 'Bob', 'it > Bob', 'elk > it'));
    const walker = creature('it', 'Ann', { keywords: ['Islandwalk'] });
    const land = { id: 'land', owner: 'Bob', typeLine: 'Basic Land — Plains' };
    expect([legal(walker, land), legal(walker, land, law('All lands are Islands.'))]).toEqual([true, false]);
    const shade = creature('it', 'Ann', { keywords: ['Fear'] });
    expect([legal(shade), legal(shade, law('All creatures are black.'))]).toEqual([false, true]);
    const twins = ['one', 'two'].map((id) => ({ ...thing('Enchantment'), id, name: 'Twin' }));
    const kept = (...objects: readonly ObjectDescription[]) =>
      stateBasedActions(at(...objects)).map(({ kind }) => kind);
    expect([kept(...twins), kept(...twins, law('Nonland permanents are legendary.'))]).toEqual([[], ['KEEP_ONE']]);
  });

  test('a creature that stops being one as the source of that leaves is removed from combat (506.4)', () => {
    const revolt = law('Forests are 1/1 creatures that are still lands.', { id: 'revolt', typeLine: 'Enchantment' });
    const attacking = after(at(thing('Basic Land — Forest', { id: 'forest' }), revolt), {
      attackersDeclared: { player: 'Ann', attacks: attacksIn('forest > Bob') },
    });
    expect(attacking.combats[0]?.attacks.map(({ attacker }) => attacker)).toEqual(['forest']);
    const left = after(attacking, { objectMoves: { object: 'revolt', zone: 'GRAVEYARD' } });
    expect(left.combats.flatMap(({ attacks }) => attacks)).toEqual([]);
  });
});
