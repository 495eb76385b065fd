import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { expect, test } from '@jest/globals';
import { legalTargets as legalTargetsOf } from '../../../src/domain/rules/801.4-targets.js';
import type { EntityFilter } from '../../../src/domain/state/filters/entity-filter.js';
import { creature, after, bears, emperors, ids, leftBy, ring, sound, thing, written } from '../tables.js';

const legalTargets: typeof legalTargetsOf = (...given) => sound(legalTargetsOf(...given));
const players: EntityFilter = { kind: 'PLAYER' };
const five = 'A B C D E';

test('C14: nobody of team B can counter what the emperor of team A casts', () => {
  const state = emperors({ objects: [thing('spell', 'Instant', 'AE', { zone: 'STACK' })] });
  for (const general of ['B1', 'BE', 'B2'])
    expect(legalTargets(state, { controller: general }, { zone: 'STACK' }).included).toEqual([]);
  expect(ids(legalTargets(state, { controller: 'A1' }, { zone: 'STACK' }).included)).toEqual(['spell']);
});

test('what may not be targeted for its own reasons is doubted, where that may be', () => {
  const elsewhere = "B's graveyard: buried 2/2 shroud | stack: A's bolt red (Instant); B's coming 2/2 hexproof";
  const theirs = 'sly 2/2 hexproof; newt 2/2 keyword `Hexproof from red`';
  const state = written(
    `A: veiled 2/2 shroud; saint 2/2 protection from red; ox 2/2 | B: ${theirs} | C | ${elsewhere}`,
  );
  const doubt = (source: { controller: string } | { object: string }, ...named: readonly string[]) =>
    legalTargets(state, source, { ids: named }).because[0].doubt;
  const both = 'veiled (shroud) and sly (hexproof) may not be legal targets.';
  expect(doubt({ controller: 'A' }, 'sly', 'veiled', 'ox')).toBe(
    `Hexproof, shroud and protection are not judged here: ${both}`,
  );
  expect(doubt({ controller: 'B' }, 'sly', 'ox')).toBeUndefined();
  expect(doubt({ object: 'bolt' }, 'newt')).toContain('newt (hexproof from red)');
  const elsewhereOf = (zone: 'GRAVEYARD' | 'STACK') =>
    legalTargets(state, { controller: 'A' }, { ids: ['buried', 'coming'], zone });
  expect(ids([...elsewhereOf('GRAVEYARD').included, ...elsewhereOf('STACK').included])).toEqual(['buried', 'coming']);
  const found = [elsewhereOf('GRAVEYARD'), elsewhereOf('STACK')];
  expect(found.flatMap(({ because: [first] }) => first.doubt ?? [])).toEqual([]);
  expect(doubt({ object: 'bolt' }, 'saint')).toContain('saint (protection from red) may not be a legal target');
  expect(doubt({ object: 'ox' }, 'saint')).toBeUndefined();
  expect(doubt({ controller: 'C' }, 'saint')).toContain('saint');
});

test('a sentence that was not understood and may protect a target is doubted, within its range (801.10)', () => {
  const of = (oracle_text: string) => {
    const halo = thing('halo', 'Enchantment', 'B', {
      cardData: { name: 'halo', type_line: 'Enchantment', oracle_text },
    });
    return ring(five, { range: 1, objects: [halo] });
  };
  const doubt = (state: ReturnType<typeof of>, id: string) =>
    legalTargets(state, { controller: 'A' }, { ids: [id] }).because[0].doubt;
  const runed = of('You have protection from the chosen card name.');
  expect(doubt(runed, 'B')).toBe(
    '"You have protection from the chosen card name." of halo is not used, but could make a target illegal.',
  );
  expect(doubt(runed, 'E')).toBeUndefined();
  expect(doubt(of('Your opponents must choose at least one Flagbearer if able.'), 'B')).toContain('target illegal');
  expect(doubt(of('halo gets +1/+1 as long as it rains, and you have hexproof.'), 'B')).toContain('target illegal');
  expect(doubt(of('halo gets +1/+1 and has hexproof as long as it rains.'), 'halo')).toContain('target illegal');
  expect(doubt(of('Creatures may now and then not attack.'), 'B')).toBeUndefined();
});

test('what may give a target hexproof and is not told is doubted', () => {
  const oracle_text = 'Creatures you control with +1/+1 counters on them have hexproof.';
  const moss = thing('moss', 'Enchantment', 'B', { cardData: { name: 'moss', type_line: 'Enchantment', oracle_text } });
  const doubtOf = (counters?: Record<string, number>) => {
    const state = withStaticAbilities(ring(five, { objects: [moss, creature('ox', 'B', counters && { counters })] }));
    return legalTargets(state, { controller: 'A' }, { types: ['Creature'] }).because[0].doubt;
  };
  expect(doubtOf()).toBe('The counters on ox are unknown; with some, the answer may differ.');
  expect(doubtOf({})).toBeUndefined();
  expect(doubtOf({ '+1/+1': 1 })).toBe(
    'Hexproof, shroud and protection are not judged here: ox (hexproof) may not be a legal target.',
  );
});

test('so is hexproof that the monarch gives, or whoever has no cards in hand', () => {
  const doubt = (hexproof: string, monarch = '') => {
    const [isA, isB] = ['A', 'B'].map((name) => (name === monarch ? ' monarch' : ''));
    const state = written(`A${isA} | B${isB}: regent (Enchantment) {${hexproof}}; ox 3/3`);
    return legalTargets(withStaticAbilities(state), { controller: 'A' }, { types: ['Creature'] }).because[0].doubt;
  };
  const ofMonarch = "As long as you're the monarch, permanents you control have hexproof.";
  expect(doubt(ofMonarch)).toBe(
    'The table does not say whether somebody is the monarch; if so, the answer may differ.',
  );
  expect(doubt(ofMonarch, 'A')).toBeUndefined();
  expect(doubt(ofMonarch, 'B')).toContain('ox (hexproof)');
  expect(doubt('Creatures you control have hexproof as long as you have no cards in hand.')).toContain('not fully');
});

test('what may give a player hexproof and is not told is doubted, too', () => {
  const oracle_text = "You have hexproof as long as you're the monarch.";
  const moss = thing('moss', 'Enchantment', 'B', { cardData: { name: 'moss', type_line: 'Enchantment', oracle_text } });
  const state = ring(five, { objects: [moss] });
  expect(legalTargets(state, { controller: 'A' }, players).because[0].doubt).toContain(oracle_text);
});

test('a player who has left is told apart only where they are named', () => {
  const state = leftBy(ring(five), 'B');
  expect(legalTargets(state, { controller: 'A' }, players).excluded).toEqual([]);
  const named = legalTargets(state, { controller: 'A' }, { ids: ['B', 'C'] });
  expect(named.excluded.map(({ entity, because }) => [entity.id, because[0].rule.number])).toEqual([['B', '800.4a']]);
  expect(legalTargets(state, { controller: 'A' }, { ids: ['B'], kind: 'OBJECT' }).excluded).toEqual([]);
});

test('F13: of two targets the one in range is still legal', () => {
  const before = ring(five, { range: 1, objects: bears(five) });
  const state = after(before, { controlChanges: { object: 'B-bear', to: 'C' } });
  const { included } = legalTargets(state, { controller: 'A' }, { ids: ['B-bear', 'E-bear'] });
  expect(ids(included)).toEqual(['E-bear']);
});

test('C01: neither a player out of range nor anything of theirs is a legal target', () => {
  const cards = "C's graveyard: C-card (Instant) | stack: C's C-spell (Instant)";
  const state = written(`range 1 | A | B | C: C-bear 2/2 | D | E | ${cards}`);
  const among: EntityFilter = { anyOf: [{ ids: ['B', 'C', 'C-bear'] }, { zone: 'STACK' }, { zone: 'GRAVEYARD' }] };
  const { included, excluded } = legalTargets(state, { controller: 'A' }, among);
  expect(ids(included)).toEqual(['B']);
  const why = excluded.map(({ entity, because }) => `${entity.id} ${because[0].rule.number}`);
  expect(why.sort()).toEqual(['C 801.4', 'C-bear 801.4', 'C-card 801.4', 'C-spell 801.4']);
});

test('hexproof unless it is attacking or blocking is so as the table tells', () => {
  const text = "A*: owl 4/4 {This creature has hexproof unless it's attacking or blocking.} | B: ox 2/2 | C";
  const doubtOf = (more: string) =>
    legalTargets(withStaticAbilities(written(`${text}${more}`)), { controller: 'B' }, { ids: ['owl'] }).because[0]
      .doubt;
  expect(doubtOf('')).toContain('owl (hexproof)');
  expect(doubtOf(' | combat: owl > B')).toBeUndefined();
  expect(doubtOf(' | combat: ox > A | blocks: owl > ox')).toBeUndefined();
});
