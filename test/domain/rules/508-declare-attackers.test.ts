import { describe, expect, test } from '@jest/globals';
import type { AttackRule, Description, ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/state/read-description.js';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { checkAttack, type AttackVerdict } from '../../../src/domain/rules/508-check-attack.js';
import { legalAttackTargets } from '../../../src/domain/rules/508-declare-attackers.js';
import { declaredAttacks, type ToldAttack } from '../../../src/domain/combat/combat-in-progress.js';
import type { Answer } from '../../../src/domain/answer.js';
import {
  after,
  creature,
  doubts,
  editionsWhere,
  emperors,
  everyEdition,
  ids,
  player,
  ring,
  rules,
  table,
  thing,
  under,
} from '../tables.js';

const bear = (owner: string, more: Partial<ObjectDescription> = {}) => creature(`${owner}-bear`, owner, more);
const rowOf = (state: GameState, owner: string, id = `${owner}-bear`) => {
  const row = legalAttackTargets(state, player(state, owner)).find(({ attacker }) => attacker.id === id);
  if (!row) throw new Error(`no row of ${id}`);
  return row;
};
const attackable = (state: GameState, owner: string, id?: string): string[] => ids(rowOf(state, owner, id).included);
const whyNot = (state: GameState, owner: string, target: string): string[] =>
  rules(rowOf(state, owner).excluded.find(({ entity }) => entity.id === target)?.because ?? []);

const at = (text: string): ToldAttack[] =>
  text.split(', ').flatMap((each) => {
    const [attacker = '', target = '', band] = each.split(/ > | in /);
    return attacker ? [{ attacker, target, ...(band ? { band: Number(band) } : {}) }] : [];
  });
const verdict = (state: GameState, who: string, attacks: string): Answer<AttackVerdict> => {
  const result = checkAttack(state, player(state, who), declaredAttacks(state, at(attacks)));
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const witness = (found: AttackVerdict): string[] =>
  found.legalAttack.map(
    ({ attacker, target, band }) => `${attacker.id} > ${target.id}${band === null ? '' : ` in ${band}`}`,
  );
const broken = (found: AttackVerdict): string[] => rules(found.violations);

const five = 'A B C D E';
const siege = (id: string, owner: string, protector: string) => thing(id, 'Battle — Siege', owner, { protector });
const walker = (id: string, owner: string) => thing(id, 'Legendary Planeswalker — Jace', owner);
const counted = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}): ObjectDescription['attackRules'] => [
  { kind, ...more },
];
const anyCreature = { types: ['Creature'] };

describe('whom a creature may attack: printed examples', () => {
  const opening = emperors({ objects: ['A1', 'AE', 'A2', 'B1', 'BE', 'B2'].map((owner) => bear(owner)) });

  test('B27: at the start of an Emperor game emperors attack nobody, and generals the general beside them (809.3c)', () => {
    expect(attackable(opening, 'AE')).toEqual([]);
    expect(attackable(opening, 'BE')).toEqual([]);
    expect(attackable(opening, 'A2')).toEqual(['B1']);
    expect(attackable(opening, 'B1')).toEqual(['A2']);
    expect(attackable(opening, 'A1')).toEqual(['B2']);
    expect(rules(rowOf(opening, 'AE').because)).toContain('809.3c');
  });

  test("L29: a creature that can't attack one head can't attack the team until 2018 (Teferi's Moat)", () => {
    const state = table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
      objects: [
        bear('A1'),
        thing('moat', 'Enchantment', 'B1', {
          attackRules: counted('CANT_ATTACK_TARGET', { target: 'B1', creatures: anyCreature }),
        }),
      ],
    });
    expect(attackable(state, 'A1')).toEqual(['B2']);
    expect(editionsWhere((edition) => attackable(under(edition, state), 'A1').length === 0)).toEqual(
      everyEdition.filter((edition) => edition !== 'CR_2023' && edition !== 'CR_2026'),
    );
    const [moat] = rowOf(under('CR_2018', state), 'A1').excluded;
    expect(rules(moat?.because ?? [])).toEqual(['508.1c']);
    expect(whyNot(under('CR_2018', state), 'A1', 'B2')).toEqual(['805.10b']);
  });
});

describe('whom a creature may attack: range', () => {
  const table5 = ring(five, {
    range: 1,
    objects: [
      bear('A'),
      walker('jace', 'C'),
      siege('far-protected', 'B', 'C'),
      siege('own', 'A', 'B'),
      siege('mine', 'B', 'A'),
      thing('none', 'Battle — Siege', 'B'),
    ],
  });

  test('B01, B03, B04, B06, B07: opponents, planeswalkers and battles by who defends them', () => {
    expect(attackable(table5, 'A')).toEqual(['B', 'E', 'own']);
    expect(whyNot(table5, 'A', 'C')).toEqual(['801.3']);
    expect(whyNot(table5, 'A', 'jace')).toEqual(['801.3']);
    expect(whyNot(table5, 'A', 'far-protected')).toEqual(['801.3']);
    expect(whyNot(table5, 'A', 'mine')).toEqual(['310.9b']);
    expect(whyNot(table5, 'A', 'none')).toEqual(['310.9b']);
  });

  test('planeswalkers are attacked from 2008 on, battles from 2023 on', () => {
    const open = ring(five, { objects: [bear('A'), walker('jace', 'C'), siege('battle', 'B', 'C')] });
    const among = (id: string) => editionsWhere((edition) => attackable(under(edition, open), 'A').includes(id));
    expect(among('jace')).toEqual(everyEdition.slice(2));
    expect(among('battle')).toEqual(['CR_2023', 'CR_2026']);
  });

  test('B17: with attack multiple and range 2 all but the player opposite', () => {
    expect(attackable(ring('A B C D E F', { range: 2, objects: [bear('A')] }), 'A')).toEqual(['B', 'C', 'E', 'F']);
  });

  test('no opponent in range: it cannot attack at all', () => {
    const row = rowOf(ring(five, { range: 0, objects: [bear('A')] }), 'A');
    expect(row.canAttack).toBe(false);
    expect(rules(row.because)).toContain('801.3');
  });
});

describe('whom a creature may attack: to the left and to the right', () => {
  const option = (attack: 'LEFT' | 'RIGHT', more: Omit<Description, 'players'> & { range?: number } = {}) =>
    ring('A B C D', {
      ...more,
      options: { attack },
      objects: [bear('A'), walker('jace', 'B'), ...(more.objects ?? [])],
    });

  test('B09, B10, B15: only the neighbour on that side, and their planeswalkers', () => {
    expect(attackable(option('LEFT'), 'A')).toEqual(['B', 'jace']);
    expect(attackable(option('RIGHT'), 'A')).toEqual(['D']);
    expect(whyNot(option('RIGHT'), 'A', 'jace')).toEqual(['803.1b']);
  });

  test('B15: before 2023 the rule speaks of players only, so that a planeswalker there carries a doubt', () => {
    const silent = (edition: (typeof everyEdition)[number]) =>
      doubts(rowOf(under(edition, option('LEFT')), 'A').because).length > 0;
    expect(editionsWhere(silent)).toEqual(['CR_2008', 'CR_2009', 'CR_2013', 'CR_2018']);
  });

  test('B12: with range 1 the next but one is out of reach until the next turn', () => {
    const state = ring(five, { range: 1, options: { attack: 'LEFT' }, objects: [bear('A')] });
    const left = after(state, { playerLeaves: { player: 'B' } });
    expect(attackable(left, 'A')).toEqual([]);
    expect(whyNot(left, 'A', 'C')).toEqual(['801.3']);
    expect(attackable(after(left, { turnEnds: {} }, { turnBegins: { player: 'A' } }), 'A')).toEqual(['C']);
  });

  test('B13, B14: without ranges empty seats close up at once, with a doubt', () => {
    const state = ring('A B C D', { options: { attack: 'LEFT' }, objects: [bear('A')] });
    const left = after(state, { playerLeaves: { player: 'B' } });
    expect(attackable(left, 'A')).toEqual(['C']);
    expect(doubts(rowOf(left, 'A').because)).toHaveLength(1);
    const longAgo = after(left, { turnEnds: {} }, { turnBegins: {} }, { turnEnds: {} }, { turnBegins: {} });
    expect(attackable(longAgo, 'A')).toEqual(['C']);
  });

  test('K27: Grand Melee attacks to the left, at range 1', () => {
    const names = Array.from({ length: 10 }, (_, seat) => `p${seat}`);
    const state = ring(names.join(' '), { variant: 'GRAND_MELEE', objects: [bear('p0')] });
    expect(attackable(state, 'p0')).toEqual(['p1']);
  });
});

describe('whom a creature may attack: Emperor', () => {
  test('B28, M10: once a general is gone their neighbour may attack across the gap, emperors not each other', () => {
    const state = emperors({ objects: [bear('AE'), bear('BE')] });
    const left = after(state, { playerLeaves: { player: 'A2' } }, { turnEnds: {} }, { turnBegins: {} });
    expect(attackable(left, 'AE')).toEqual(['B1']);
    expect(attackable(left, 'BE')).toEqual([]);
  });

  test('B29, M14: nothing of a player two seats away, nor of a teammate', () => {
    const state = emperors({ objects: [bear('AE'), walker('theirs', 'B1'), walker('ours', 'A2')] });
    const row = rowOf(state, 'AE');
    expect(row.included).toEqual([]);
    expect(ids(row.excluded.map(({ entity }) => entity))).not.toContain('ours');
    expect(whyNot(state, 'AE', 'theirs')).toContain('809.3c');
  });
});

describe('which creatures can attack at all', () => {
  const state = ring(five, {
    objects: [
      creature('tapped', 'A', { tapped: true }),
      creature('fresh', 'A', { controlledSinceTurnBegan: false }),
      creature('hasty', 'A', { controlledSinceTurnBegan: false, keywords: ['haste'] }),
      creature('wall', 'A', { keywords: ['DEFENDER'] }),
      creature('both', 'A', { typeLine: 'Battle Creature' }),
      creature('never', 'A', { attackRules: counted('CANT_ATTACK') }),
      creature('none of one', 'A', { attackRules: counted('AT_MOST', { count: 0 }) }),
      creature('not B', 'A', { attackRules: counted('AT_MOST', { count: 0, target: 'B' }) }),
    ],
  });
  test.each([
    ['tapped', ['508.1a']],
    ['fresh', ['302.6']],
    ['wall', ['702.3b']],
    ['both', ['508.1a']],
    ['never', ['508.1c']],
    ['none of one', ['508.1c']],
  ])('%s: not', (id, because) => {
    const row = rowOf(state, 'A', id);
    expect(row.canAttack).toBe(false);
    expect(ids(row.excluded.map(({ entity }) => entity))).toContain('B');
    expect(rules(row.because)).toEqual(because);
    expect(rules(row.excluded[0]?.because ?? [])).toEqual(because);
  });
  test('haste, and a rule about one player', () => {
    expect(attackable(state, 'A', 'hasty')).toEqual(['B', 'C', 'D', 'E']);
    expect(attackable(state, 'A', 'not B')).toEqual(['C', 'D', 'E']);
  });
});

describe('a declaration as a whole', () => {
  const rulesFor = (...objects: ObjectDescription[]) =>
    ring(five, { objects: [creature('x', 'A'), creature('y', 'A'), creature('z', 'A'), ...objects] });
  const rule = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}, owner = 'B', id = 'rule') =>
    thing(id, 'Enchantment', owner, { attackRules: counted(kind, more) });
  const of = (...wanted: string[]) => ({ creatures: { ids: wanted } });

  test('nothing forbids an attack where there are no rules', () => {
    const found = verdict(rulesFor(), 'A', 'x > B, y > C');
    expect(found).toMatchObject({ legal: true, violations: [], requirementsObeyed: 0, requirementsPossible: 0 });
    expect(witness(found)).toEqual(['x > B', 'y > C']);
    expect(rules(found.because)).toEqual(['508.1c', '508.1d']);
  });

  test('a creature that somebody else controls, and something that is nothing to attack', () => {
    const state = rulesFor(creature('theirs', 'B'), thing('rock', 'Artifact', 'B'));
    const found = verdict(state, 'A', 'theirs > C, x > rock, y > A');
    expect(broken(found)).toEqual(['508.1a', '508.1b', '508.1b']);
    expect(witness(found)).toEqual([]);
  });

  test('B22: a restriction that names one player counts only those who attack that player (802.3a)', () => {
    const state = rulesFor(rule('AT_MOST', { count: 1, target: 'B', creatures: anyCreature }));
    const all = verdict(state, 'A', 'x > B, y > B, z > C');
    expect(broken(all)).toEqual(['508.1c']);
    expect(rules(all.because)).toEqual(['508.1c', '802.3a']);
    expect(all.violations[0]?.says).toContain('x and y');
    expect(witness(all)).toHaveLength(2);
    expect(verdict(state, 'A', 'x > B, y > C, z > C').legal).toBe(true);
  });

  test('B22: a restriction that names no player counts the whole attack (508.1c)', () => {
    const state = rulesFor(rule('AT_MOST', { count: 2, creatures: anyCreature }));
    expect(broken(verdict(state, 'A', 'x > B, y > C, z > D'))).toEqual(['508.1c']);
    expect(verdict(state, 'A', 'x > B, y > C').legal).toBe(true);
  });

  test('a player as the target means that player, and not their planeswalkers', () => {
    const state = rulesFor(walker('jace', 'B'), rule('ATTACKS_TARGET_IF_ABLE', { target: 'B', ...of('x') }));
    expect(verdict(state, 'A', 'x > jace')).toMatchObject({
      legal: false,
      requirementsObeyed: 0,
      requirementsPossible: 1,
    });
    expect(witness(verdict(state, 'A', 'x > jace'))).toEqual(['x > B']);
  });

  test('what is out of range of its controller applies to nobody (801.10)', () => {
    const near = ring(five, { range: 1, objects: [creature('x', 'A'), rule('CANT_ATTACK', of('x'), 'B')] });
    const far = ring(five, { range: 1, objects: [creature('x', 'A'), rule('CANT_ATTACK', of('x'), 'C')] });
    expect(verdict(near, 'A', 'x > E').legal).toBe(false);
    expect(verdict(far, 'A', 'x > E').legal).toBe(true);
  });

  test('rules work from the battlefield, and from the command zone only of emblems and the like', () => {
    const from = (typeLine: string, zone: 'COMMAND' | 'GRAVEYARD') =>
      rulesFor(thing('rule', typeLine, 'B', { zone, attackRules: counted('CANT_ATTACK', of('x')) }));
    expect(verdict(from('Emblem', 'COMMAND'), 'A', 'x > B').legal).toBe(false);
    expect(verdict(from('Legendary Creature — Angel', 'COMMAND'), 'A', 'x > B').legal).toBe(true);
    expect(verdict(from('Enchantment', 'GRAVEYARD'), 'A', 'x > B').legal).toBe(true);
  });

  test('the sentence about requirements names the creatures, and counts them', () => {
    const state = rulesFor(
      rule('ATTACKS_IF_ABLE', of('x', 'y')),
      rule('ATTACKS_TARGET_IF_ABLE', { target: 'C', ...of('x') }, 'B', 'two'),
    );
    const found = verdict(state, 'A', 'x > B');
    expect(found).toMatchObject({ legal: false, requirementsObeyed: 1, requirementsPossible: 3 });
    expect(found.violations).toHaveLength(1);
    expect(found.violations[0]?.says).toBe(
      'This attack of A obeys 1 requirement; a legal one obeys 3, unlike this one: y attacks if able (rule); x attacks C if able (two).',
    );
    expect(ids(found.violations[0]?.about ?? [])).toEqual(['y', 'rule', 'x', 'two', 'C', 'A']);
  });

  test('overlapping limits are decided exactly: the middle creature stays at home', () => {
    const state = rulesFor(
      rule('ATTACKS_IF_ABLE', of('x', 'y', 'z')),
      rule('AT_MOST', { count: 1, ...of('x', 'y') }, 'B', 'one'),
      rule('AT_MOST', { count: 1, ...of('y', 'z') }, 'B', 'two'),
    );
    const found = verdict(state, 'A', 'y > B');
    expect(found).toMatchObject({ legal: false, requirementsObeyed: 1, requirementsPossible: 2 });
    expect(witness(found).map((each) => each.charAt(0))).toEqual(['x', 'z']);
  });

  test("can't attack alone: not even where it has to attack, and only its own player's attackers count", () => {
    const alone = rulesFor(rule('CANT_ATTACK_ALONE', of('x')), rule('ATTACKS_IF_ABLE', of('x'), 'B', 'must'));
    const found = verdict(alone, 'A', 'x > B');
    expect(broken(found)).toEqual(['508.1c']);
    expect(found.violations[0]?.says).toContain("x can't attack alone");
    expect(verdict(alone, 'A', 'x > B, y > C').legal).toBe(true);
    expect(verdict(alone, 'A', '').legal).toBe(false);
    const there = rulesFor(rule('CANT_ATTACK_ALONE', { target: 'B', ...of('x') }));
    expect(broken(verdict(there, 'A', 'x > B, y > C'))).toEqual(['508.1c']);
    expect(verdict(there, 'A', 'x > B, y > B').legal).toBe(true);
    expect(verdict(there, 'A', 'x > C').legal).toBe(true);
  });
});

describe('goaded creatures', () => {
  const goaded = (by: readonly string[], attack: 'LEFT' | 'MULTIPLE_PLAYERS' = 'MULTIPLE_PLAYERS') =>
    ring(five, {
      options: { attack },
      objects: [
        walker('jace', 'C'),
        creature('x', 'A', { attackRules: by.map((target) => ({ kind: 'GOADED' as const, target })) }),
      ],
    });

  test('B32: it attacks whoever goaded it where it can attack nobody else (701.15b)', () => {
    const state = goaded(['B'], 'LEFT');
    expect(verdict(state, 'A', 'x > B')).toMatchObject({ legal: true, requirementsObeyed: 1, requirementsPossible: 1 });
    expect(verdict(state, 'A', '')).toMatchObject({ legal: false, requirementsObeyed: 0 });
  });

  test('it is two requirements, and no planeswalker obeys the second', () => {
    expect(verdict(goaded(['B']), 'A', 'x > C')).toMatchObject({ legal: true, requirementsPossible: 2 });
    expect(verdict(goaded(['B']), 'A', 'x > B')).toMatchObject({ legal: false, requirementsObeyed: 1 });
    expect(verdict(goaded(['B']), 'A', 'x > jace')).toMatchObject({ legal: false, requirementsObeyed: 1 });
    expect(rules(verdict(goaded(['B']), 'A', 'x > jace').because)).toEqual(['508.1d', '701.15b']);
  });

  test('701.15c, 701.15d: different players add up, the same one counts once', () => {
    expect(verdict(goaded(['B', 'B']), 'A', 'x > C').requirementsPossible).toBe(2);
    expect(verdict(goaded(['B', 'C']), 'A', 'x > D').requirementsPossible).toBe(4);
    expect(verdict(goaded(['B', 'C']), 'A', 'x > C').requirementsObeyed).toBe(3);
  });
});

describe('bands', () => {
  const state = ring(five, {
    objects: [
      creature('a', 'A', { keywords: ['Banding'] }),
      creature('b', 'A', { keywords: ['Banding'] }),
      creature('c', 'A'),
      creature('d', 'A'),
      walker('jace', 'B'),
    ],
  });

  test('702.22c: creatures with banding, and one without', () => {
    expect(verdict(state, 'A', 'a > B in 1, b > B in 1, c > B in 1').legal).toBe(true);
    expect(broken(verdict(state, 'A', 'a > B in 1, c > B in 1, d > B in 1'))).toEqual(['702.22c']);
    expect(broken(verdict(state, 'A', 'c > B in 1'))).toEqual(['702.22c']);
  });

  test('802.3b, 702.22d: they attack one thing', () => {
    expect(broken(verdict(state, 'A', 'a > B in 1, b > C in 1'))).toEqual(['802.3b']);
    expect(broken(verdict(state, 'A', 'a > B in 1, b > jace in 1'))).toEqual(['702.22d']);
    expect(verdict(state, 'A', 'a > B in 1, b > C in 2').legal).toBe(true);
  });

  test('the legal attack keeps the bands that may stay', () => {
    expect(witness(verdict(state, 'A', 'a > B in 1, c > B in 1, b > C in 2, d > D in 2'))).toEqual([
      'a > B in 1',
      'b > C',
      'c > B in 1',
      'd > D',
    ]);
  });
});

describe('one defending player', () => {
  const teams = (objects: ObjectDescription[] = []) =>
    table({
      variant: 'TEAM_VS_TEAM',
      options: { attack: 'ONE_OPPONENT' },
      teams: [{ id: 'A' }, { id: 'B' }],
      players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
      objects: [creature('x', 'A1'), creature('y', 'A1'), ...objects],
      turn: { activePlayers: ['A1'], step: 'BEGINNING_OF_COMBAT' },
    });

  test('B31: the active player picks one, and all creatures attack that one (506.2a)', () => {
    const found = verdict(teams(), 'A1', 'x > B1, y > B2');
    expect(broken(found)).toEqual(['506.2a']);
    expect(witness(found)).toHaveLength(1);
    expect(verdict(teams(), 'A1', 'x > B2, y > B2').legal).toBe(true);
    expect(doubts(verdict(teams(), 'A1', 'x > B2').because)).toHaveLength(1);
  });

  test('what is required of attacking another is not asked of one who attacks this one', () => {
    const must = teams([
      thing('must', 'Artifact', 'B1', {
        attackRules: counted('ATTACKS_TARGET_IF_ABLE', { target: 'B1', creatures: { ids: ['x'] } }),
      }),
    ]);
    expect(verdict(must, 'A1', 'x > B2')).toMatchObject({ legal: true, requirementsPossible: 0 });
    expect(verdict(must, 'A1', '').legal).toBe(true);
    expect(verdict(must, 'A1', 'y > B1')).toMatchObject({ legal: false, requirementsPossible: 1 });
  });

  test('events-08: once picked, nobody else is attacked, and no doubt is left', () => {
    const picked = after(teams(), { defendingPlayerChosen: { player: 'A1', defendingPlayer: 'B2' } });
    expect(broken(verdict(picked, 'A1', 'x > B1'))).toEqual(['506.2a']);
    expect(verdict(picked, 'A1', 'x > B2').legal).toBe(true);
    expect(doubts(verdict(picked, 'A1', 'x > B2').because)).toEqual([]);
  });
});

describe('shared team turns', () => {
  const giants = (objects: ObjectDescription[]) =>
    table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
      objects: [creature('x', 'A1'), creature('y', 'A2'), ...objects],
    });
  const cap = (more: Partial<AttackRule>) =>
    thing('cap', 'Artifact', 'B1', { attackRules: counted('AT_MOST', { count: 1, creatures: anyCreature, ...more }) });

  test("the team's creatures are judged together, whoever declares them (805.10b)", () => {
    const state = giants([cap({})]);
    for (const who of ['A1', 'A2']) expect(verdict(state, who, 'x > B1, y > B2').legal).toBe(false);
    expect(rules(verdict(giants([]), 'A2', 'x > B1, y > B2').because)).toContain('805.10b');
    const company = giants([
      thing('shy', 'Artifact', 'B1', { attackRules: counted('CANT_ATTACK_ALONE', { creatures: anyCreature }) }),
    ]);
    expect(verdict(company, 'A1', 'x > B1, y > B2').legal).toBe(true);
  });

  test('a limit on attacking one head is one on attacking the team until 2018', () => {
    const state = giants([cap({ target: 'B1' })]);
    expect(editionsWhere((edition) => !verdict(under(edition, state), 'A1', 'x > B1, y > B2').legal)).toEqual(
      everyEdition.slice(0, 6),
    );
  });
});

describe('attackers are declared', () => {
  const state = ring(five, {
    objects: [
      creature('x', 'A'),
      creature('y', 'A', { keywords: ['Vigilance'] }),
      creature('z', 'B'),
      siege('own', 'A', 'C'),
    ],
    turn: { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' },
  });
  const declare = (attacks: string, who = 'A'): GameEvent => ({
    attackersDeclared: { player: who, attacks: at(attacks) },
  });
  const refused = (from: GameState, event: GameEvent): string[] => {
    const taken = takePlace(from, [event], { force: false });
    return taken.ok ? [] : taken.failure.code === 'ILLEGAL_EVENT' ? rules(taken.failure.because) : [taken.failure.code];
  };

  test('they tap, vigilance excepted, and attack (508.1f, 702.20b)', () => {
    const declared = after(state, declare('x > B, y > own'));
    expect(objectOf(declared, 'x').tapped).toBe(true);
    expect(objectOf(declared, 'y').tapped).toBe(false);
    expect(declared.combats).toEqual([
      {
        attacks: [
          { attacker: 'x', target: 'B', defendingPlayer: 'B', band: null },
          { attacker: 'y', target: 'own', defendingPlayer: 'C', band: null },
        ],
        blocks: [],
        defendingPlayer: null,
        marker: null,
      },
    ]);
    expect(after(state, declare('')).combats).toEqual([]);
  });

  test('refused: another turn, another step, a second time, an illegal declaration', () => {
    expect(refused(state, declare('x > B'))).toEqual([]);
    expect(refused(state, declare('z > A', 'B'))).toEqual(['506.2']);
    expect(refused(after(state, { stepBegins: { step: 'PRECOMBAT_MAIN' } }), declare('x > B'))).toEqual(['508.1']);
    expect(refused(after(state, declare('y > B')), declare('x > B'))).toEqual(['508.1']);
    expect(refused(state, declare('z > B'))).toEqual(['508.1a']);
  });

  test('forced, it is recorded with the rulings', () => {
    const taken = takePlace(state, [declare('z > B')], { force: true });
    expect(taken.ok && rules(taken.value[0]?.illegalBecause ?? [])).toEqual(['508.1a']);
    expect(taken.ok && taken.value[0]?.summary).toBe('A declares attackers: z attacking B.');
  });

  test('an attack on nothing, or twice by one creature, makes no sense', () => {
    expect(refused(state, { attackersDeclared: { player: 'A', attacks: [{ attacker: 'x' }] } })).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(refused(state, declare('x > B, x > C'))).toEqual(['BAD_USER_INPUT']);
  });

  test('B36, 800.4e: attackers of one who leaves go on attacking, at nobody', () => {
    const left = after(state, declare('x > B, y > C'), { playerLeaves: { player: 'B' } });
    expect(left.combats[0]?.attacks).toEqual([
      { attacker: 'x', target: null, defendingPlayer: 'B', band: null },
      { attacker: 'y', target: 'C', defendingPlayer: 'C', band: null },
    ]);
  });

  test('506.4: attackers of one who leaves are gone; a battle stays attacked without its protector (B38)', () => {
    const attacked = after(state, declare('x > B, y > own'));
    expect(after(attacked, { playerLeaves: { player: 'A' } }).combats[0]?.attacks).toEqual([]);
    expect(after(attacked, { playerLeaves: { player: 'C' } }).combats[0]?.attacks[1]).toMatchObject({ target: 'own' });
    expect(after(attacked, { objectMoves: { object: 'own', zone: 'GRAVEYARD' } }).combats[0]?.attacks[1]).toMatchObject(
      { target: null, defendingPlayer: 'C' },
    );
  });

  test('every attack at a table has a defending player (508.5)', () => {
    const objects = [creature('x', 'A'), thing('loose', 'Battle — Siege', 'C')];
    const nobody = { players: [{ id: 'A' }, { id: 'B' }, { id: 'C' }], objects };
    const read = readDescription({ ...nobody, combats: [{ attacks: [{ attacker: 'x' }] }] });
    expect(!read.ok && read.failure).toMatchObject({ problems: [{ path: ['combats', 0, 'attacks', 0, 'target'] }] });
    const told = table({ ...nobody, combats: [{ attacks: [{ attacker: 'x', target: 'loose' }] }] });
    expect(told.combats[0]?.attacks[0]?.defendingPlayer).toBe('C');
    expect(after(table(nobody), declare('x > loose')).combats[0]?.attacks[0]?.defendingPlayer).toBe('C');
  });

  test('combat ends', () => {
    expect(after(state, declare('x > B'), { combatEnds: {} }).combats).toEqual([]);
  });
});

describe('a protector is chosen', () => {
  const state = ring(five, {
    range: 1,
    objects: [thing('siege', 'Battle — Siege', 'A'), thing('rock', 'Artifact', 'A'), creature('x', 'B')],
  });
  const choose = (protector: string, battle = 'siege'): GameEvent => ({ protectorChosen: { battle, protector } });
  const refused = (from: GameState, event: GameEvent): string[] => {
    const taken = takePlace(from, [event], { force: false });
    return taken.ok ? [] : taken.failure.code === 'ILLEGAL_EVENT' ? rules(taken.failure.because) : [taken.failure.code];
  };

  test('an opponent in range of the controller, once', () => {
    expect(objectOf(after(state, choose('B')), 'siege').protector).toBe('B');
    expect(refused(state, choose('B'))).toEqual([]);
    expect(refused(state, choose('A'))).toEqual(['310.12a']);
    expect(refused(state, choose('C'))).toEqual(['801.5a']);
    expect(refused(state, choose('B', 'rock'))).toEqual(['BAD_USER_INPUT']);
    expect(refused(after(state, choose('B')), choose('E'))).toEqual(['310.9f']);
    expect(refused(under('CR_2018', state), choose('B'))).toEqual(['310.9']);
  });

  test('not while it is attacked; a battle whose protector changes leaves combat (506.4)', () => {
    const attacked = after(state, choose('E'), {
      attackersDeclared: { player: 'B', attacks: [{ attacker: 'x', target: 'siege' }] },
    });
    expect(after(attacked, choose('B')).combats[0]?.attacks[0]).toMatchObject({ target: null, defendingPlayer: 'E' });
    expect(refused(after(attacked, { playerLeaves: { player: 'E' } }), choose('B'))).toEqual(['310.11']);
  });
});
