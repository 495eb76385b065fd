import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { bearCard as card } from '../cards/bear-card.js';
import { asked, says } from '../combat-asked.js';
import { after, creature, ring, type EffectDescription, type ObjectDescription } from '../tables.js';

const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cat', { objects });
const law = (id: string, oracle_text: string, more: Partial<ObjectDescription> = {}): ObjectDescription => ({
  ...{ id, owner: 'Cat', cardData: { name: id, type_line: 'Enchantment', oracle_text } },
  ...more,
});

const aura = (id: string, host: string, oracle_text: string): ObjectDescription =>
  law(id, '', {
    attachedTo: host,
    cardData: { name: id, type_line: 'Enchantment — Aura', oracle_text: `Enchant permanent\n${oracle_text}` },
  });
const thing = (id: string, owner: string, typeLine: string): ObjectDescription => ({
  ...{ id, owner, typeLine, cardData: { text: '' } },
});

/** The sentences that an answer rests on 613.1 for, each once. */
const layersIn = (answer: unknown): readonly string[] => [
  ...new Set(
    [...JSON.stringify(answer).matchAll(/"key":"(613\.1[de])"[^{}]*\},"says":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, key = '', says = '']) => `${key} ${says}`,
    ),
  ),
];
const march = law('March', 'Each noncreature artifact is a 2/2 artifact creature.');
const lamp = thing('Lamp', 'Ann', 'Artifact');
const moon = (host: string) => aura('Moon', host, 'Enchanted permanent is a colorless Forest land.');
const jace = thing('Jace', 'Bob', 'Legendary Planeswalker — Jace');
const bear = creature('Bear', 'Ann');
describe('why something is a creature, or none (613.1d)', () => {
  type Objects = readonly ObjectDescription[];
  const attack = (line: string, ...objects: Objects) => asked.attack(at(...objects), 'Ann', line);
  const targets = (...objects: Objects) => asked.targets(at(...objects));
  const blocks = (line: string, ...objects: Objects) => asked.blocks(at(...objects), 'Ann', 'Ox > Ann', line);
  const blockers = (...objects: Objects) => asked.blockers(at(...objects), 'Ann', 'Ox > Ann');
  const ox = creature('Ox', 'Bob');
  const lived = '613.1d March makes Lamp an artifact creature.';
  const gone = '613.1d Moon makes Jace a land and not a planeswalker.';
  const stilled = '613.1d Moon makes Bear a land and not a creature.';

  test.each([
    ['an attacker', attack('Lamp > Bob', lamp, march), [lived]],
    ['what may attack', targets(lamp, march), [lived]],
    ['what has to attack', attack('', lamp, march, law('Riot', 'Creatures attack each combat if able.')), [lived]],
    ['a blocker', blocks('Lamp > Ox', ox, lamp, march), [lived]],
    ['what may block', blockers(ox, lamp, march), [lived]],
    ['what no longer attacks', attack('Bear > Bob', bear, moon('Bear')), [stilled]],
    ['its row', targets(bear, moon('Bear')), [stilled]],
    ['what no longer blocks', blocks('Bear > Ox', ox, bear, moon('Bear')), [stilled]],
    ['its row', blockers(ox, bear, moon('Bear')), [stilled]],
    ['what is attacked no longer', targets(bear, jace, moon('Jace')), [gone]],
    ['what has to block', blocks('', ox, lamp, march, law('Riot', 'Creatures block each combat if able.')), [lived]],
    [
      'what no longer is two things',
      attack('Gideon > Bob', { ...bear, id: 'Gideon', typeLine: 'Planeswalker Creature — Gideon' }, moon('Gideon')),
      ['613.1d Moon makes Gideon a land and not a creature or a planeswalker.'],
    ],
    ['the attack on it', attack('Bear > Jace', bear, jace, moon('Jace')), [gone]],
    [
      'its own ability',
      targets(card('Idol', 'Ann', "Idol isn't a creature unless you control a land.")),
      ["613.1d Idol's own ability makes it a permanent and not a creature."],
    ],
    ['what says nothing of types', attack('Bear > Bob', bear, law('Anthem', 'Creatures get +1/+1.')), []],
    ['types that decide nothing', attack('Bear > Bob', bear, law('Legends', 'Nonland permanents are legendary.')), []],
  ])('%s', (_, answer, expected) => {
    expect(answer.ok).toBe(true);
    expect(layersIn(answer)).toEqual(expected);
  });

  test('what only may be a creature has a row, with the doubt; nothing else has', () => {
    const text = "As long as Lamp has three or more lore counters on it, it's a 4/4 creature.";
    const told = (counters?: Record<string, number>) => {
      const saga = card('Lamp', 'Ann', text, { typeLine: 'Artifact', ...(counters && { counters }) });
      return [targets(saga, ox), blockers(saga, ox)].map((answer) =>
        ['"id":"Lamp"', 'Lamp is not a creature and can', '"doubt"'].map((words) => says(answer, words)),
      );
    };
    for (const found of told()) expect(found).toEqual([true, true, true]);
    for (const found of told({})) expect(found).toEqual([false, false, false]);
    for (const found of told({ lore: 3 })) expect(found).toEqual([true, false, false]);
  });
});

describe('the color that decides (613.1e)', () => {
  const dark = law('Dark', 'All creatures are black.');
  const fear = creature('Shade', 'Bob', { keywords: ['Fear'] });
  const knight = creature('Knight', 'Bob', { keywords: ['Protection from black'] });
  const wall = creature('Wall', 'Ann', { colors: ['RED'] });
  const row = (attacker: string, ...objects: readonly ObjectDescription[]) =>
    asked.blockers(at(wall, ...objects), 'Ann', `${attacker} > Ann`);
  const check = (attacker: string, ...objects: readonly ObjectDescription[]) =>
    asked.blocks(at(wall, ...objects), 'Ann', `${attacker} > Ann`, `Wall > ${attacker}`);
  const attack = (...objects: readonly ObjectDescription[]) => asked.attack(at(wall, ...objects), 'Ann', 'Wall > Bob');
  const dye = '613.1e Dark makes Wall black.';

  test.each([
    ['fear', row('Shade', fear, dark), [dye]],
    ['fear, of a declaration', check('Shade', fear, dark), [dye]],
    ['protection', row('Knight', knight, dark), [dye]],
    ['a rule', attack(dark, law('Curfew', "Black creatures can't attack.")), [dye]],
    ['no rule', attack(dark, law('Curfew', "White creatures can't attack.")), []],
    ['no ability', check('Ox', creature('Ox', 'Bob'), dark), []],
    ['the color before', check('Shade', fear, law('Rage', 'All creatures are red.')), []],
  ])('%s', (_, answer, expected) => {
    expect(answer.ok).toBe(true);
    expect(layersIn(answer)).toEqual(expected);
  });
});

describe('what an effect makes of objects', () => {
  const grove = { ...thing('Grove', 'Ann', 'Land'), timestamp: 0 };
  const awakened: EffectDescription = {
    ...{ from: 'Grove', on: ['Grove'], until: { end: 'END_OF_TURN' } },
    becomes: { types: ['Elemental', 'creature'], colors: ['RED'], power: 3, toughness: 2 },
  };
  const table = (...effects: readonly EffectDescription[]) =>
    ring('Ann Bob Cat', { objects: [grove, creature('Ox', 'Bob')], effects: [...effects] });
  const groveAt = (...effects: readonly EffectDescription[]) =>
    withStaticAbilities(table(...effects)).objects.get('Grove');

  test('attacks as a creature, with its types, its color and its size (613.1d, 613.1e, 613.4b)', () => {
    expect(groveAt(awakened)).toMatchObject({ typeLine: 'Land Creature — Elemental', colors: ['RED'], power: 3 });
    expect(layersIn(asked.targets(table(awakened)))).toEqual(["613.1d Grove's own ability makes it a land creature."]);
    expect(says(asked.targets(table()), 'Grove')).toBe(false);
  });

  test('ends with the turn (514.2)', () => {
    const { objects, effects } = after(table(awakened), { turnBegins: { player: 'Bob' } });
    expect(objects.get('Grove')).toMatchObject({ typeLine: 'Land', power: null });
    expect(effects).toEqual([]);
  });

  test('takes the place of types, or stands beside them (205.1)', () => {
    const types = (becomes: EffectDescription['becomes']) => groveAt({ ...awakened, becomes })?.typeLine;
    expect(types({ types: ['artifact'], inPlaceOf: 'TYPES' })).toBe('Artifact');
    expect(types({ types: ['Island'], inPlaceOf: 'SUBTYPES' })).toBe('Land — Island');
    expect(types({ types: ['Island'] })).toBe('Land — Island');
  });
});

test.each([
  ['Impending 4—{1}{G}', 'Enchantment Creature — Goat', { time: 2 }, false],
  ['Impending 4—{1}{G}', 'Enchantment Creature — Goat', {}, true],
  ['Living metal', 'Artifact — Vehicle', {}, true],
])('%s: a creature at times (702.161a, 702.176a)', (text, typeLine, counters, isCreature) => {
  const cardData = { name: 'Odd', type_line: typeLine, oracle_text: text, power: '2', toughness: '2' };
  const table = at({ id: 'Odd', owner: 'Ann', counters, cardData });
  const isOne = (state: typeof table) => /Creature/.test(withStaticAbilities(state).objects.get('Odd')?.typeLine ?? '');
  expect(isOne(table)).toBe(isCreature);
  expect(isOne(after(table, { turnBegins: { player: 'Bob' } }))).toBe(isCreature && text !== 'Living metal');
});

test.each([
  ['Bestow {4}{U}', 'Enchantment Creature — Nymph', 'Enchantment — Aura'],
  ['Reconfigure {2}', 'Artifact Creature — Equipment Lizard', 'Artifact — Equipment'],
])(
  '%s: no creature while it is attached, and one again as it comes off (702.103b, 702.151b)',
  (text, typeLine, then) => {
    const cardData = { name: 'Odd', type_line: typeLine, oracle_text: text, power: '2', toughness: '2' };
    const attached = at(creature('Ox', 'Ann'), { id: 'Odd', owner: 'Ann', attachedTo: 'Ox', cardData });
    const typesAt = (table: typeof attached) => withStaticAbilities(table).objects.get('Odd')?.typeLine;
    const loose = after(attached, { unattaches: { objects: ['Odd'] } });
    expect([typesAt(attached), typesAt(loose)]).toEqual([then, typeLine]);
    expect(says(asked.targets(attached), "Odd's own ability makes it an")).toBe(true);
    expect(says(asked.targets(loose), 'not a creature')).toBe(false);
  },
);
