import { expect, test } from '@jest/globals';
import { protectionFromAttachment, qualitiesIn, unreadQualities } from '../../../src/domain/rules/702.16-protection.js';
import { canAttach } from '../../../src/domain/rules/801.8-attaching.js';
import { objectOf, playerOf } from '../../../src/domain/state/game-state.js';
import { blockRows } from '../blocks.js';
import { creature, ids, ring, rules, thing, type ObjectDescription } from '../tables.js';

type Blocker = Partial<ObjectDescription>;

const kind = (typeLine: string): Blocker => ({ typeLine });
const colored = (...colors: NonNullable<ObjectDescription['colors']>): Blocker => ({ colors });

const row = (keyword: string, blocker: Blocker) => {
  const objects = [creature('x', 'rob', { keywords: [keyword] }), creature('b', 'alex', blocker)];
  return blockRows(ring('rob carissa alex', { objects }), 'alex', 'x > alex')[0];
};
const blocks = (keyword: string, blocker: Blocker): boolean => ids(row(keyword, blocker)?.included ?? []).length === 1;

test.each<[string, Blocker, boolean]>([
  ['artifacts', kind('Artifact Creature — Golem'), false],
  ['artifacts', kind('Creature — Golem'), true],
  ['artifacts, from creatures, and from enchantments', kind('Creature — Golem'), false],
  ['legendary creatures', kind('Legendary Creature — Bear'), false],
  ['legendary creatures', kind('Creature — Bear'), true],
  ['artifact creatures', kind('Artifact Creature — Bear'), false],
  ['Goblins', kind('Creature — Goblin Scout'), false],
  ['Goblins', kind('Creature — Scout'), true],
  ['colored creatures', colored('RED'), false],
  ['Demons and from Dragons', kind('Creature — Dragon'), false],
  ['non-Human creatures', kind('Creature — Elf'), false],
  ['non-Human creatures', kind('Creature — Human'), true],
  ['Goblins', { ...kind('Creature — Shapeshifter'), keywords: ['Changeling'] }, false],
  ['artifacts', { ...kind('Creature — Shapeshifter'), keywords: ['Changeling'] }, true],
  ['multicolored', colored('RED', 'WHITE'), false],
  ['multicolored creatures', colored('RED', 'WHITE'), false],
  ['multicolored', colored('RED'), true],
  ['monocolored', colored('RED'), false],
  ['colorless', colored('RED'), true],
  ['each color', colored('GREEN'), false],
  ['red creatures', colored('RED'), false],
  ['red creatures', colored('BLUE'), true],
  ['tokens', { token: true }, false],
  ['the chosen color', colored('RED'), true],
  ['any color', colored('RED'), false],
  ['nonhuman  artifact   creatures', kind('Artifact Creature — Golem'), false],
  ['Goblins', { token: true }, true],
])('protection from %s by %j', (quality, blocker, expected) => {
  expect(blocks(`Protection from ${quality}`, blocker)).toBe(expected);
});

test.each([
  ...['colorless', 'everything', 'alex', 'each of your opponents', 'players', 'nonartifact creatures'],
  ...['player', 'opponents', 'your opponents', "its controller's opponents", 'each opponent'],
])('protection from %s by a plain creature', (quality) => expect(blocks(`Protection from ${quality}`, {})).toBe(false));

test.each([
  ...['colored creatures', 'monocolored', 'carissa', 'tokens', 'instants', 'noncreature'],
  ...['opponents of alex', 'players alike', 'each of alex', 'strange players', 'strange opponents', 'rob'],
])('no plain creature has the quality: %s', (quality) => expect(blocks(`Protection from ${quality}`, {})).toBe(true));

const plurals =
  'creatures Bear, Elves Elf, Werewolves Werewolf, Harpies Harpy, Sphinxes Sphinx, Mice Mouse, Snakes Snake, Foxes Fox, Oxen Ox, Geese Goose, Dwarves Dwarf, Xenons Xenon';

test.each(plurals.split(', ').map((pair) => pair.split(' ')))('%s are each a %s', (many = '', one = '') => {
  expect(blocks(`Protection from ${many}`, kind(`Creature — ${one}`))).toBe(false);
});

test('and whoever has protection may block all the same', () => {
  const objects = [creature('x', 'rob'), creature('b', 'alex', { keywords: ['Protection from creatures'] })];
  expect(ids(blockRows(ring('rob alex', { objects }), 'alex', 'x > alex')[0]?.included ?? [])).toEqual(['x']);
});

test('702.16g, 702.16i: the qualities of a keyword, one by one; what is none of them', () => {
  expect(qualitiesIn('Protection from Demons and from  Dragons')).toEqual(['demons', 'dragons']);
  expect(qualitiesIn('protection  from a Sand  And Dust , each card type')).toEqual(['a sand', 'dust', 'card type']);
  expect(qualitiesIn('Protection from Elves,and Mice')).toEqual(['elves', 'mice']);
  expect(qualitiesIn('Protection from Elves, and from each color')).toEqual(['elves', 'color']);
  expect(qualitiesIn('Protection from creatures, ')).toEqual(['creatures']);
  expect([qualitiesIn('Hexproof from red'), qualitiesIn('Protection')]).toEqual([[], []]);
  const state = ring('rob alex', { objects: [creature('x', 'rob')] });
  const unread = (keyword: string) => unreadQualities(state, objectOf(state, 'x'), `Protection from ${keyword}`);
  expect([unread('red and from goblns'), unread('alex'), unread('non-Elf creatures')]).toEqual([['goblns'], [], []]);
  expect([unread('nonbasic lands'), unread('elvesx'), unread('Sphinxes')]).toEqual([[], ['elvesx'], []]);
});

test.each([
  ['Goblins', kind('Creature — Goblin'), 'goblins, and b is one'],
  ['red and from blue', colored('BLUE', 'RED'), 'red and blue, and b is red and blue'],
  ['alex', {}, 'alex, and alex controls b'],
  ['multicolored', colored('BLUE', 'RED'), 'multicolored, and b is multicolored'],
  ['creatures and from red', colored('RED'), 'red, and b is red'],
  ['everything', {}, 'everything', 'b'],
])('says so of protection from %s', (quality, blocker, says, who = 'it') => {
  const because = row(`Protection from ${quality}`, blocker)?.excluded[0]?.because ?? [];
  expect(rules(because)).toEqual(['702.16f']);
  const [blocks, blocked] = who === 'it' ? ['it', 'x'] : [who, 'it'];
  expect(because[0]?.says).toBe(`x has protection from ${says}, so ${blocks} can't block ${blocked}.`);
});

test('702.16c, 702.16d: who and what a ruling on an attachment speaks of', () => {
  const x = creature('x', 'rob', { keywords: ['Protection from alex'] });
  const sword = thing('sword', 'Artifact — Equipment', 'alex');
  const state = ring('rob alex', { objects: [x, sword, thing('aura', 'Enchantment — Aura', 'alex')] });
  const told = (id: string) => protectionFromAttachment(state, objectOf(state, id), objectOf(state, 'x'));
  expect([rules(told('sword')), rules(told('aura'))]).toEqual([['702.16d'], ['702.16c']]);
  expect(ids(told('sword')[0]?.about ?? [])).toEqual(['x', 'sword', 'alex']);
});

const card = (id: string, type_line: string, oracle_text: string, more: Partial<ObjectDescription> = {}) => ({
  ...{ id, owner: 'rob', colors: ['WHITE' as const], cardData: { name: id, type_line, oracle_text }, ...more },
});

test('702.16c: an Aura cannot enchant a player who has protection, whether from a color or from opponents', () => {
  const says = (from: string) => {
    const objects = [
      card('vow', 'Enchantment', `You have protection from ${from}.`),
      card('curse', 'Enchantment — Aura', 'Enchant player', { owner: 'alex', zone: 'HAND' }),
      card('own', 'Enchantment — Aura', 'Enchant player', { zone: 'HAND' }),
    ];
    const state = ring('rob alex', { objects });
    return ['curse', 'own'].map((id) => canAttach(state, objectOf(state, id), playerOf(state, 'rob')).because[0].says);
  };
  const [curse, own] = ['curse', 'own'].map((id) => `${id} is white, so ${id} can't enchant them.`);
  expect(says('white')).toEqual([curse, own].map((aura) => `rob has protection from white, and ${aura ?? ''}`));
  expect(says('opponents')).toEqual([
    "rob has protection from opponents, and alex controls curse, so curse can't enchant them.",
    expect.stringContaining('own can be attached to rob'),
  ]);
});

test('702.16n: one effect leaves its Aura attached, a second of the same words does not', () => {
  const text = "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove this Aura.";
  const ward = (id: string) => card(id, 'Enchantment — Aura', text, { attachedTo: 'x' });
  const rulesWith = (keywords: string[], ...wards: string[]) => {
    const state = ring('rob alex', { objects: [creature('x', 'rob', { keywords }), ...wards.map(ward)] });
    return wards.map((id) => rules(canAttach(state, objectOf(state, id), objectOf(state, 'x')).because));
  };
  expect(rulesWith(['Reach', 'Menace'], 'first')).toEqual([['801.1', '702.16n']]);
  expect(rulesWith([], 'first', 'second')).toEqual([['702.16c'], ['702.16c']]);
  for (const own of ['protection from white', 'Protection from White'])
    expect(rulesWith([own], 'first')).toEqual([['702.16c']]);
});

test('702.16k: a player is named as they are called, however the keyword is written', () => {
  const objects = [creature('x', 'Rob', { keywords: ['Protection from alex'] }), creature('b', 'Alex')];
  const excluded = blockRows(ring('Rob Alex', { objects }), 'Alex', 'x > Alex')[0]?.excluded[0];
  expect(excluded?.because[0]?.says).toBe("x has protection from Alex, and Alex controls b, so it can't block x.");
});
