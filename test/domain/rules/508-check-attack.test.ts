import { describe, expect, test } from '@jest/globals';
import type { AttackRule, ObjectDescription } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attackVerdict, attackWitness } from '../attacks.js';
import { broken, doubts, ids, rules, sentences } from '../rulings.js';
import { after, creature, emperors, inTeams, leftBy, ring, table, thing, walker } from '../tables.js';

const five = 'A B C D E';
const attackRules = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}): ObjectDescription['attackRules'] => [
  { kind, ...more },
];

describe('a declaration as a whole', () => {
  const rulesFor = (...objects: ObjectDescription[]) =>
    ring(five, { objects: [creature('x', 'A'), creature('y', 'A'), creature('z', 'A'), ...objects] });
  const rule = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}, owner = 'B', id = 'rule') =>
    thing(id, 'Enchantment', owner, { attackRules: attackRules(kind, more) });
  const of = (...wanted: string[]) => ({ creatures: { ids: wanted } });

  test('nothing forbids an attack where there are no rules', () => {
    const found = attackVerdict(rulesFor(), 'A', 'x > B, y > C');
    expect(found).toMatchObject({ legal: true, violations: [], requirementsObeyed: 0, requirementsPossible: 0 });
    expect(attackWitness(found)).toEqual(['x > B', 'y > C']);
    expect(rules(found.because)).toEqual(['508.1c', '508.1d']);
  });

  test('a creature that somebody else controls, and something that is nothing to attack', () => {
    const state = rulesFor(creature('theirs', 'B'), thing('rock', 'Artifact', 'B'));
    const found = attackVerdict(state, 'A', 'theirs > C, x > rock, y > A');
    expect(broken(found)).toEqual(['508.1a', '508.1b', '508.1b']);
    expect(attackWitness(found)).toEqual([]);
  });

  test('what forbids several attacks is said once', () => {
    const state = ring(five, {
      options: { attack: 'LEFT' },
      objects: [creature('x', 'A'), creature('y', 'A'), walker('jace', 'C')],
    });
    expect(broken(attackVerdict(state, 'A', 'x > C, y > jace'))).toEqual(['803.1a']);
  });

  test('a player as the target means that player, and not their planeswalkers', () => {
    const state = rulesFor(walker('jace', 'B'), rule('ATTACKS_TARGET_IF_ABLE', { target: 'B', ...of('x') }));
    expect(attackVerdict(state, 'A', 'x > jace')).toMatchObject({
      legal: false,
      requirementsObeyed: 0,
      requirementsPossible: 1,
    });
    expect(attackWitness(attackVerdict(state, 'A', 'x > jace'))).toEqual(['x > B']);
  });

  test('what is out of range of its controller applies to nobody (801.10)', () => {
    const near = ring(five, { range: 1, objects: [creature('x', 'A'), rule('CANT_ATTACK', of('x'), 'B')] });
    const far = ring(five, { range: 1, objects: [creature('x', 'A'), rule('CANT_ATTACK', of('x'), 'C')] });
    expect(attackVerdict(near, 'A', 'x > E').legal).toBe(false);
    expect(attackVerdict(far, 'A', 'x > E').legal).toBe(true);
  });

  test('rules work from the battlefield, and from the command zone only of emblems and the like', () => {
    const from = (typeLine: string, zone: 'COMMAND' | 'GRAVEYARD') =>
      rulesFor(thing('rule', typeLine, 'B', { zone, attackRules: attackRules('CANT_ATTACK', of('x')) }));
    expect(attackVerdict(from('Emblem', 'COMMAND'), 'A', 'x > B').legal).toBe(false);
    expect(attackVerdict(from('Legendary Creature — Angel', 'COMMAND'), 'A', 'x > B').legal).toBe(true);
    expect(attackVerdict(from('Enchantment', 'GRAVEYARD'), 'A', 'x > B').legal).toBe(true);
  });

  test('the sentence about requirements names the creatures and what is required of them', () => {
    const state = rulesFor(
      rule('ATTACKS_IF_ABLE', of('x', 'y')),
      rule('ATTACKS_TARGET_IF_ABLE', { target: 'C', ...of('x') }, 'B', 'two'),
    );
    const found = attackVerdict(state, 'A', 'x > B');
    expect(found).toMatchObject({ legal: false, requirementsObeyed: 1, requirementsPossible: 3 });
    expect(found.violations).toHaveLength(1);
    expect(found.violations[0]?.says).toBe(
      'A legal attack by A does what this one leaves out: y attacks if able (rule); x attacks C if able (two).',
    );
    expect(ids(found.violations[0]?.about ?? [])).toEqual(['y', 'rule', 'x', 'two', 'C', 'A']);
  });

  test('overlapping limits are decided exactly: the middle creature stays at home', () => {
    const state = rulesFor(
      rule('ATTACKS_IF_ABLE', of('x', 'y', 'z')),
      rule('AT_MOST', { count: 1, ...of('x', 'y') }, 'B', 'one'),
      rule('AT_MOST', { count: 1, ...of('y', 'z') }, 'B', 'two'),
    );
    const found = attackVerdict(state, 'A', 'y > B');
    expect(found).toMatchObject({ legal: false, requirementsObeyed: 1, requirementsPossible: 2 });
    expect(attackWitness(found).map((each) => each.charAt(0))).toEqual(['x', 'z']);
  });

  test("can't attack alone: not even where it has to attack, and only its own player's attackers count", () => {
    const alone = rulesFor(rule('CANT_ATTACK_ALONE', of('x')), rule('ATTACKS_IF_ABLE', of('x'), 'B', 'must'));
    const found = attackVerdict(alone, 'A', 'x > B');
    expect(broken(found)).toEqual(['508.1c']);
    expect(found.violations[0]?.says).toContain("x can't attack alone");
    expect(attackVerdict(alone, 'A', 'x > B, y > C').legal).toBe(true);
    expect(attackVerdict(alone, 'A', '').legal).toBe(false);
    const there = rulesFor(rule('CANT_ATTACK_ALONE', { target: 'B', ...of('x') }));
    expect(broken(attackVerdict(there, 'A', 'x > B, y > C'))).toEqual(['508.1c']);
    expect(attackVerdict(there, 'A', 'x > B, y > B').legal).toBe(true);
    expect(attackVerdict(there, 'A', 'x > C').legal).toBe(true);
  });
});

describe('a creature that attacks if others do', () => {
  const withCap = (...capped: string[]) =>
    ring(five, {
      objects: [
        creature('x', 'A', { attackRules: attackRules('ATTACKS_IF_OTHERS_DO') }),
        ...['y', 'z'].map((id) => creature(id, 'A')),
        thing('cap', 'Artifact', 'B', {
          attackRules: attackRules('AT_MOST', { count: 1, creatures: { ids: capped } }),
        }),
      ],
    });

  test('keeps nobody at home where it can go along with none of them', () => {
    expect(attackVerdict(withCap('x', 'y', 'z'), 'A', 'y > B')).toMatchObject({ legal: true, requirementsPossible: 0 });
  });

  test('goes along where it can', () => {
    const found = attackVerdict(withCap('x', 'y'), 'A', 'z > B');
    expect(found).toMatchObject({ legal: false, requirementsObeyed: 0, requirementsPossible: 1 });
    expect(doubts(found.because)).toEqual([]);
    expect(attackVerdict(withCap('x', 'y'), 'A', 'x > C, z > B')).toMatchObject({ legal: true, requirementsObeyed: 1 });
  });

  test('keeps those at home whom it cannot join, with a doubt (508.1d)', () => {
    const found = attackVerdict(withCap('x', 'y'), 'A', 'y > B');
    expect(found).toMatchObject({ legal: false, requirementsObeyed: 0, requirementsPossible: 1 });
    expect(doubts(found.because)).toEqual([
      "The rules do not say whether others must stay out because x, which has to attack if they do, can't join them; here they must.",
    ]);
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
    expect(attackVerdict(state, 'A', 'x > B')).toMatchObject({
      legal: true,
      requirementsObeyed: 1,
      requirementsPossible: 1,
    });
    expect(attackVerdict(state, 'A', '')).toMatchObject({ legal: false, requirementsObeyed: 0 });
  });

  test('it is two requirements, and no planeswalker obeys the second', () => {
    expect(attackVerdict(goaded(['B']), 'A', 'x > C')).toMatchObject({ legal: true, requirementsPossible: 2 });
    expect(attackVerdict(goaded(['B']), 'A', 'x > B')).toMatchObject({ legal: false, requirementsObeyed: 1 });
    expect(attackVerdict(goaded(['B']), 'A', 'x > jace')).toMatchObject({ legal: false, requirementsObeyed: 1 });
    expect(rules(attackVerdict(goaded(['B']), 'A', 'x > jace').because)).toEqual(['508.1d', '701.15b']);
  });

  test('701.15c, 701.15d: different players add up, the same one counts once', () => {
    expect(attackVerdict(goaded(['B', 'B']), 'A', 'x > C').requirementsPossible).toBe(2);
    expect(attackVerdict(goaded(['B', 'C']), 'A', 'x > D').requirementsPossible).toBe(4);
    expect(attackVerdict(goaded(['B', 'C']), 'A', 'x > C').requirementsObeyed).toBe(3);
  });
});

describe('one defending player', () => {
  const teams = (objects: ObjectDescription[] = []) =>
    inTeams('A1 A2 B1 B2', {
      options: { attack: 'ONE_OPPONENT' },
      objects: [creature('x', 'A1'), creature('y', 'A1'), ...objects],
      turn: { activePlayers: ['A1'], step: 'BEGINNING_OF_COMBAT' },
    });

  test('B31: the active player picks one, and all creatures attack that one (506.2a)', () => {
    const found = attackVerdict(teams(), 'A1', 'x > B1, y > B2');
    expect(broken(found)).toEqual(['506.2a']);
    expect(attackWitness(found)).toHaveLength(1);
    expect(attackVerdict(teams(), 'A1', 'x > B2, y > B2').legal).toBe(true);
    expect(doubts(attackVerdict(teams(), 'A1', 'x > B2').because)).toHaveLength(1);
  });

  test('506.2a: of two picks that require as much, the one that changes fewer creatures', () => {
    const must = (id: string, target: string, times: number) =>
      creature(id, 'A1', {
        attackRules: Array.from({ length: times }, (_, index) => ({
          ...{ kind: 'ATTACKS_TARGET_IF_ABLE' as const, target, count: index },
        })),
      });
    const state = teams([must('v', 'B1', 1), must('w', 'B1', 1), must('z', 'B2', 2)]);
    const found = attackVerdict(state, 'A1', 'x > B1, y > B2');
    expect(found).toMatchObject({ legal: false, requirementsPossible: 2 });
    expect(attackWitness(found)).toContain('z > B2');
    expect(attackWitness(found)).not.toContain('v > B1');
  });

  test('506.2a: no doubt where one opponent only can be picked, or the pick decides nothing', () => {
    const said = (state: GameState, player: string, attacks: string) => {
      const { legal, because } = attackVerdict(state, player, attacks);
      return [legal, ...rules(because)];
    };
    const general = emperors({ objects: [creature('x', 'A1'), creature('z', 'AE'), walker('jace', 'B2')] });
    expect(said(general, 'A1', 'x > B2')).toEqual([true, '508.1c', '508.1d']);
    expect(said(general, 'A1', 'x > jace')).toEqual([true, '508.1c', '508.1d']);
    expect(said(general, 'A1', 'x > BE')).toEqual([false, '801.3', '809.3c']);
    expect(said(general, 'AE', 'z > B1')).toEqual([false, '809.3c']);
    expect(said(teams(), 'A1', '')).toEqual([true, '508.1c', '508.1d']);
    expect(said(teams(), 'A1', 'x > A2')).toEqual([false, '508.1b']);
    expect(said(leftBy(teams(), 'B2'), 'A1', 'x > B1')).toEqual([true, '508.1c', '508.1d']);
  });

  test('506.2a: one out of reach is not picked, so what is required is asked of the others', () => {
    const must = ring('A B C D', {
      range: 1,
      options: { attack: 'ONE_OPPONENT' },
      objects: [creature('x', 'A', { attackRules: attackRules('ATTACKS_IF_ABLE') })],
    });
    const verdict = attackVerdict(must, 'A', 'x > C');
    expect(verdict).toMatchObject({ legal: false, requirementsPossible: 1 });
    expect(attackWitness(verdict)).toHaveLength(1);
  });

  test('what is required of attacking another is not asked of one who attacks this one', () => {
    const must = teams([
      thing('must', 'Artifact', 'B1', {
        attackRules: attackRules('ATTACKS_TARGET_IF_ABLE', { target: 'B1', creatures: { ids: ['x'] } }),
      }),
    ]);
    expect(attackVerdict(must, 'A1', 'x > B2')).toMatchObject({ legal: true, requirementsPossible: 0 });
    expect(attackVerdict(must, 'A1', '').legal).toBe(true);
    expect(attackVerdict(must, 'A1', 'y > B1')).toMatchObject({ legal: false, requirementsPossible: 1 });
  });

  test('events-08: once picked, nobody else is attacked, and no doubt is left', () => {
    const picked = after(teams(), { defendingPlayerChosen: { player: 'A1', defendingPlayer: 'B2' } });
    expect(broken(attackVerdict(picked, 'A1', 'x > B1'))).toEqual(['506.2a']);
    expect(attackVerdict(picked, 'A1', 'x > B2').legal).toBe(true);
    expect(doubts(attackVerdict(picked, 'A1', 'x > B2').because)).toEqual([]);
  });
});

describe('what is required and costs something', () => {
  const friends = ['A', 'B', 'C'].map((id) => ({ id }));
  const said = (verdict: ReturnType<typeof attackVerdict>): string => sentences(verdict.because).join(' ');

  test('508.1d: a legal attack that pays does more, and no ruling denies it', () => {
    const taxed = table({
      players: friends,
      objects: [
        creature('x', 'A', { attackRules: attackRules('GOADED', { target: 'B' }) }),
        thing('tax', 'Enchantment', 'C', {
          attackRules: attackRules('CANT_ATTACK_TARGET', { target: 'C', creatures: {}, unlessPays: '{2}' }),
        }),
      ],
    });
    expect(said(attackVerdict(taxed, 'A', 'x > B'))).toContain(
      'as much of what is required as is possible without a cost',
    );
    expect(said(attackVerdict(taxed, 'A', 'x > C'))).toContain('does all that is required');
  });

  test('508.1d: whoever has to go along and can leaves no doubt', () => {
    const along = table({
      players: friends,
      objects: [creature('x', 'A', { attackRules: attackRules('ATTACKS_IF_OTHERS_DO') }), creature('y', 'A')],
    });
    const verdict = attackVerdict(along, 'A', 'y > B');
    expect(broken(verdict)).toEqual(['508.1d']);
    expect(doubts(verdict.because)).toEqual([]);
  });
});

describe('why nobody can do what is required', () => {
  const required = (...creatures: ObjectDescription[]) => {
    const flag = thing('flag', 'Enchantment', 'B', {
      attackRules: attackRules('ATTACKS_TARGET_IF_ABLE', { target: 'A', creatures: {} }),
    });
    return attackVerdict(ring(five, { objects: [...creatures, flag] }), 'A', '').because[1]?.says;
  };
  const [x, y] = ['x', 'y'].map((id) => creature(id, 'A', { tapped: true }));

  test('it cannot attack, they cannot, or one of them could', () => {
    if (!x || !y) throw new Error();
    expect(required(x)).toBe('x attacks A if able (flag), but there is nobody it can attack, so A need not attack.');
    expect(required(x, y)).toContain('but there is nobody they can attack, so A need not attack.');
    expect(required(x, { ...y, tapped: false })).toContain('but no legal attack does that, so A need not attack.');
  });
});
