import { describe, expect, test } from '@jest/globals';
import type { AttackRule, ObjectDescription } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attackVerdict, attackWitness } from '../attacks.js';
import { inShort } from '../combat-told.js';
import { broken, doubts, ids, sentences } from '../rulings.js';
import { after, attackRules, creature, emperors, inTeams, leftBy, ring, thing, walker } from '../tables.js';

const five = 'A B C D E';
const [x, y, z] = [creature('x', 'A'), creature('y', 'A'), creature('z', 'A')];
const around = (...objects: ObjectDescription[]) => ring(five, { objects: [x, y, z, ...objects] });
const rule = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}, owner = 'B', id = 'rule') =>
  thing(id, 'Enchantment', owner, { attackRules: attackRules(kind, more) });
const of = (...wanted: string[]) => ({ creatures: { ids: wanted } });

type Case = readonly [title: string, state: GameState, attacks: string, inShort: string, witness?: string];
const judges = (cases: readonly Case[], who = 'A') =>
  test.each(cases)('%s', (_, state, attacks, expected, ...[witness]) => {
    const found = attackVerdict(state, who, attacks);
    expect(inShort(found)).toBe(expected);
    if (witness !== undefined) expect(attackWitness(found).join(', ')).toBe(witness);
  });

describe('a declaration as a whole', () => {
  const toB = rule('ATTACKS_TARGET_IF_ABLE', { target: 'B', ...of('x') });
  const jaceOfB = around(walker('jace', 'B'), toB);
  const bans = (owner: string) => ring(five, { range: 1, objects: [x, rule('CANT_ATTACK', of('x'), owner)] });
  const from = (typeLine: string, zone: 'COMMAND' | 'GRAVEYARD') =>
    around({ ...rule('CANT_ATTACK', of('x')), typeLine, zone });
  const left = ring(five, { options: { attack: 'LEFT' }, objects: [x, y, walker('jace', 'C')] });
  const theirs = around(creature('theirs', 'B'), thing('rock', 'Artifact', 'B'));
  const alone = around(rule('CANT_ATTACK_ALONE', of('x')), rule('ATTACKS_IF_ABLE', of('x'), 'B', 'must'));
  const there = around(rule('CANT_ATTACK_ALONE', { target: 'B', ...of('x') }));

  judges([
    ['no rules forbid nothing', around(), 'x > B, y > C', 'legal 0/0 508.1c 508.1d', 'x > B, y > C'],
    [
      'not a foreign creature, nor a rock',
      theirs,
      'theirs > C, x > rock, y > A',
      'illegal 0/0 508.1a 508.1b 508.1b',
      '',
    ],
    ['what forbids several attacks is said once', left, 'x > C, y > jace', 'illegal 0/0 803.1a'],
    ['a player is no planeswalker', jaceOfB, 'x > jace', 'illegal 0/1 508.1d', 'x > B'],
    ['what is in range of its controller applies (801.10)', bans('B'), 'x > E', 'illegal 0/0 508.1c'],
    ['what is out of range applies to nobody (801.10)', bans('C'), 'x > E', 'legal 0/0 508.1c 508.1d'],
    ['rules work from the command zone of emblems', from('Emblem', 'COMMAND'), 'x > B', 'illegal 0/0 508.1c'],
    ['but not of creatures', from('Legendary Creature — Angel', 'COMMAND'), 'x > B', 'legal 0/0 508.1c 508.1d'],
    ['nor from the graveyard', from('Enchantment', 'GRAVEYARD'), 'x > B', 'legal 0/0 508.1c 508.1d'],
    ["can't attack alone, not even where it has to attack", alone, 'x > B', 'illegal 1/1 508.1c 506.5'],
    ["can't attack alone, but with another", alone, 'x > B, y > C', 'legal 1/1 508.1c 508.1d'],
    ['then it has to attack with another', alone, '', 'illegal 0/1 508.1d'],
    ["can't attack one player alone: others do not count", there, 'x > B, y > C', 'illegal 0/0 508.1c 802.3a'],
    ['two attack that player', there, 'x > B, y > B', 'legal 0/0 508.1c 508.1d'],
    ['it attacks another player', there, 'x > C', 'legal 0/0 508.1c 508.1d 506.5'],
  ]);

  test("the sentence on what can't attack alone", () => {
    const found = attackVerdict(alone, 'A', 'x > B');
    expect(broken(found)).toEqual(['508.1c']);
    expect(found.violations[0]?.says).toContain("x can't attack alone");
  });

  test('the sentence about requirements names the creatures and what is required of them', () => {
    const two = rule('ATTACKS_TARGET_IF_ABLE', { target: 'C', ...of('x') }, 'B', 'two');
    const found = attackVerdict(around(rule('ATTACKS_IF_ABLE', of('x', 'y')), two), 'A', 'x > B');
    expect(inShort(found)).toMatch(/^illegal 1\/3 /);
    expect(sentences(found.violations)).toEqual([
      'A legal attack by A does what this one leaves out: y attacks if able (rule); x attacks C if able (two).',
    ]);
    expect(ids(found.violations[0]?.about ?? [])).toEqual(['y', 'rule', 'x', 'two', 'C', 'A']);
  });

  test('overlapping limits are decided exactly: the middle creature stays at home', () => {
    const state = around(
      rule('ATTACKS_IF_ABLE', of('x', 'y', 'z')),
      rule('AT_MOST', { count: 1, ...of('x', 'y') }, 'B', 'one'),
      rule('AT_MOST', { count: 1, ...of('y', 'z') }, 'B', 'two'),
    );
    const found = attackVerdict(state, 'A', 'y > B');
    expect(inShort(found)).toMatch(/^illegal 1\/2 /);
    expect(attackWitness(found).map((each) => each.charAt(0))).toEqual(['x', 'z']);
  });
});

describe('a creature that attacks if others do', () => {
  const withCap = (...capped: string[]) => {
    const joins = creature('x', 'A', { attackRules: attackRules('ATTACKS_IF_OTHERS_DO') });
    return ring(five, { objects: [joins, y, z, rule('AT_MOST', { count: 1, ...of(...capped) })] });
  };

  judges([
    ['keeps nobody at home whom it can never join', withCap('x', 'y', 'z'), 'y > B', 'legal 0/0 508.1c 508.1d'],
    ['goes along where it can', withCap('x', 'y'), 'z > B', 'illegal 0/1 508.1d'],
    ['is legal then', withCap('x', 'y'), 'x > C, z > B', 'legal 1/1 508.1c 508.1d'],
    ['keeps those at home whom it cannot join (508.1d)', withCap('x', 'y'), 'y > B', 'illegal 0/1 508.1d'],
  ]);

  test('508.1d: the latter with a doubt; whoever can go along leaves none', () => {
    expect(doubts(attackVerdict(withCap('x', 'y'), 'A', 'y > B').because)).toEqual([
      "The rules do not say whether others must stay out because x, which has to attack if they do, can't join them; here they must.",
    ]);
    for (const [capped, attacks] of [
      [['x', 'y'], 'z > B'],
      [[], 'y > B'],
    ] as const) {
      const found = attackVerdict(withCap(...capped), 'A', attacks);
      expect([broken(found), doubts(found.because)]).toEqual([['508.1d'], []]);
    }
  });
});

describe('goaded creatures', () => {
  const goaded = (by: string, attack: 'LEFT' | 'MULTIPLE_PLAYERS' = 'MULTIPLE_PLAYERS') => {
    const goads = by.split(' ').map((target) => ({ kind: 'GOADED' as const, target }));
    return ring(five, {
      options: { attack },
      objects: [walker('jace', 'C'), creature('x', 'A', { attackRules: goads })],
    });
  };

  judges([
    ['B32: attack who goaded them if nobody else', goaded('B', 'LEFT'), 'x > B', 'legal 1/1 508.1c 508.1d 701.15b'],
    ['B32: and may not stay at home', goaded('B', 'LEFT'), '', 'illegal 0/1 508.1d 701.15b'],
    ['it is two requirements', goaded('B'), 'x > C', 'legal 2/2 508.1c 508.1d 701.15b'],
    ['whoever goaded it does not obey the second', goaded('B'), 'x > B', 'illegal 1/2 508.1d 701.15b'],
    ['no planeswalker does', goaded('B'), 'x > jace', 'illegal 1/2 508.1d 701.15b'],
    ['701.15d: the same player counts once', goaded('B B'), 'x > C', 'legal 2/2 508.1c 508.1d 701.15b'],
    ['701.15c: different players add up', goaded('B C'), 'x > D', 'legal 4/4 508.1c 508.1d 701.15b'],
    ['701.15c: three of the four', goaded('B C'), 'x > C', 'illegal 3/4 508.1d 701.15b'],
  ]);
});

describe('one defending player', () => {
  const options = { attack: 'ONE_OPPONENT' } as const;
  const turn = { activePlayers: ['A1'], step: 'BEGINNING_OF_COMBAT' } as const;
  const teams = (...objects: ObjectDescription[]) =>
    inTeams('A1 A2 B1 B2', { options, turn, objects: [creature('x', 'A1'), creature('y', 'A1'), ...objects] });
  const picked = after(teams(), { defendingPlayerChosen: { player: 'A1', defendingPlayer: 'B2' } });
  const general = emperors({ objects: [creature('x', 'A1'), creature('z', 'AE'), walker('jace', 'B2')] });
  const must = teams(rule('ATTACKS_TARGET_IF_ABLE', { target: 'B1', ...of('x') }, 'B1'));

  judges(
    [
      ['B31: the active player picks one (506.2a)', teams(), 'x > B1, y > B2', 'illegal 0/0 506.2a'],
      ['B31: and all creatures attack that one', teams(), 'x > B2, y > B2', 'legal 0/0 508.1c 508.1d 506.2a'],
      ['506.2a: no doubt where the pick decides nothing', teams(), '', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: nor on attacking a teammate', teams(), 'x > A2', 'illegal 0/0 508.1b'],
      ['506.2a: nor where one opponent is left', leftBy(teams(), 'B2'), 'x > B1', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: of a general, who can pick one only', general, 'x > B2', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: or what that one controls', general, 'x > jace', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: but not the emperor', general, 'x > BE', 'illegal 0/0 801.3 809.3c'],
      ['attacking another is not asked of one who attacks this one', must, 'x > B2', 'legal 0/0 508.1c 508.1d 506.2a'],
      ['nor of one who attacks nobody', must, '', 'legal 0/0 508.1c 508.1d 506.2a'],
      ['but of one who attacks that one', must, 'y > B1', 'illegal 0/1 508.1d 506.2a'],
      ['events-08: once picked, nobody else is attacked', picked, 'x > B1', 'illegal 0/0 506.2a'],
      ['events-08: and that one is', picked, 'x > B2', 'legal 0/0 508.1c 508.1d'],
    ],
    'A1',
  );
  judges([['506.2a: an emperor can pick nobody', general, 'z > B1', 'illegal 0/0 809.3c']], 'AE');

  test('506.2a: a doubt where another could have been picked, and none once one is', () => {
    expect(attackWitness(attackVerdict(teams(), 'A1', 'x > B1, y > B2'))).toHaveLength(1);
    expect(doubts(attackVerdict(teams(), 'A1', 'x > B2').because)).toHaveLength(1);
    expect(doubts(attackVerdict(picked, 'A1', 'x > B2').because)).toEqual([]);
  });

  test('506.2a: of two picks that require as much, the one that changes fewer creatures', () => {
    const attacks = (id: string, target: string, times: number) =>
      creature(id, 'A1', {
        attackRules: Array.from({ length: times }, (_, count) => ({ kind: 'ATTACKS_TARGET_IF_ABLE', target, count })),
      });
    const state = teams(attacks('v', 'B1', 1), attacks('w', 'B1', 1), attacks('z', 'B2', 2));
    const found = attackVerdict(state, 'A1', 'x > B1, y > B2');
    expect(found).toMatchObject({ legal: false, requirementsPossible: 2 });
    expect(attackWitness(found)).toContain('z > B2');
    expect(attackWitness(found)).not.toContain('v > B1');
  });

  test('506.2a: one out of reach is not picked, so what is required is asked of the others', () => {
    const required = creature('x', 'A', { attackRules: attackRules('ATTACKS_IF_ABLE') });
    const verdict = attackVerdict(ring('A B C D', { range: 1, options, objects: [required] }), 'A', 'x > C');
    expect(verdict).toMatchObject({ legal: false, requirementsPossible: 1 });
    expect(attackWitness(verdict)).toHaveLength(1);
  });
});

test('508.1d: a legal attack that pays does more, and no ruling denies it', () => {
  const goaded = creature('x', 'A', { attackRules: attackRules('GOADED', { target: 'B' }) });
  const tax = rule('CANT_ATTACK_TARGET', { target: 'C', creatures: {}, unlessPays: '{2}' }, 'C');
  const said = (attacks: string) =>
    sentences(attackVerdict(ring('A B C', { objects: [goaded, tax] }), 'A', attacks).because).join(' ');
  expect(said('x > B')).toContain('as much of what is required as is possible without a cost');
  expect(said('x > C')).toContain('does all that is required');
});

test('508.1h: of an attack that is forbidden it says that no cost makes it legal', () => {
  const tax = rule('CANT_ATTACK_TARGET', { target: 'C', creatures: {}, unlessPays: '{2}' }, 'C');
  const said = (tapped: boolean) =>
    sentences(attackVerdict(ring('A B C', { objects: [{ ...x, tapped }, tax] }), 'A', 'x > C').because);
  expect(said(true)).toContain('Paying what this would cost does not make it legal.');
  expect(said(false).join(' ')).not.toContain('does not make it legal');
});

test('why nobody can do what is required: it cannot attack, they cannot, or one of them could', () => {
  const flag = rule('ATTACKS_TARGET_IF_ABLE', { target: 'A', creatures: {} }, 'B', 'flag');
  const required = (...creatures: ObjectDescription[]) =>
    attackVerdict(ring(five, { objects: [...creatures, flag] }), 'A', '').because[1]?.says;
  const [tappedX, tappedY] = [
    { ...x, tapped: true },
    { ...y, tapped: true },
  ];
  expect(required(tappedX)).toBe(
    'x attacks A if able (flag), but there is nobody it can attack, so A need not attack.',
  );
  expect(required(tappedX, tappedY)).toContain('but there is nobody they can attack, so A need not attack.');
  expect(required(tappedX, y)).toContain('but no legal attack does that, so A need not attack.');
});
