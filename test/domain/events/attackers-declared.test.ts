import { describe, expect, test } from '@jest/globals';
import type { Unsolved } from '../../../src/domain/combat/optimization/integer-program.js';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import { type GameState, objectOf } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/state/read-description.js';
import { attacksIn } from '../combat-told.js';
import { after, creature, ring, rules, siege, table, thing } from '../tables.js';

const five = 'A B C D E';

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
    attackersDeclared: { player: who, attacks: attacksIn(attacks) },
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

  test('508.1d: who pays for one creature has not paid off another that is free', () => {
    const must = { kind: 'ATTACKS_IF_ABLE' as const };
    const taxed = { attackRules: [must, { kind: 'CANT_ATTACK' as const, unlessPays: '{3}' }] };
    const one = ring('A B', {
      objects: [creature('x', 'A', taxed), creature('y', 'A', { attackRules: [must] })],
      turn: { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' },
    });
    const paying = (attacks: string): GameEvent => ({
      attackersDeclared: {
        player: 'A',
        attacks: attacksIn(attacks),
        paid: [{ creature: 'x', target: 'B', cost: '{3}' }],
      },
    });
    expect(refused(one, paying('x > B'))).toEqual(['508.1d']);
    expect(refused(one, paying('x > B, y > B'))).toEqual([]);
    const [forced] = [takePlace(one, [paying('x > B')], { force: true })];
    expect(forced.ok && rules(forced.value[0]?.illegalBecause ?? [])).toEqual(['508.1d']);
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

describe('a search that gives up', () => {
  const rule = (kind: 'AT_MOST' | 'ATTACKS_IF_ABLE', ids: readonly string[], count?: number) => ({
    kind,
    creatures: { ids },
    ...(count !== undefined && { count }),
  });
  const each = (id: string, times: number) => Array.from({ length: times }, () => rule('ATTACKS_IF_ABLE', [id]));
  // Limits that cross, and requirements of different weight: no flow decides that.
  const attackRules = [
    rule('AT_MOST', ['x', 'y'], 1),
    rule('AT_MOST', ['y', 'z'], 1),
    rule('AT_MOST', ['x', 'z'], 1),
    ...[...each('x', 2), ...each('y', 3), ...each('z', 2)],
  ];
  const state = ring(five, {
    objects: [
      creature('x', 'A'),
      creature('y', 'A'),
      creature('z', 'A'),
      thing('law', 'Enchantment', 'A', { attackRules }),
    ],
    turn: { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' },
  });
  const declare = (attacks: string): GameEvent => ({ attackersDeclared: { player: 'A', attacks: attacksIn(attacks) } });
  const declared = (attacks: string, force: boolean, judges = true) => {
    const search = { times: 0 };
    const solve = (): Unsolved => {
      search.times += 1;
      return 'OUT_OF_TIME';
    };
    const taken = takePlace(state, [declare(attacks)], { force, judges, solve });
    const because = taken.ok ? taken.value[0]?.illegalBecause : 'because' in taken.failure ? taken.failure.because : [];
    return { says: taken.ok ? 'OK' : taken.failure.code, because: rules(because ?? []), searched: search.times > 0 };
  };

  test('is no answer to whether a declaration is legal', () => {
    expect(declared('x > B', false)).toEqual({ says: 'TIMEOUT', because: [], searched: true });
  });
  test('is not needed where a declaration plainly breaks a restriction', () => {
    expect(declared('x > B, y > B', false)).toEqual({ says: 'ILLEGAL_EVENT', because: ['508.1c'], searched: false });
  });
  test('keeps nothing from being forced, and what is plainly broken is told', () => {
    expect(declared('x > B', true)).toEqual({ says: 'OK', because: [], searched: true });
    expect(declared('x > B, y > B', true)).toEqual({ says: 'OK', because: ['508.1c'], searched: false });
  });
  test('is not begun for what is supposed', () => {
    expect(declared('x > B', true, false)).toEqual({ says: 'OK', because: [], searched: false });
  });
});
