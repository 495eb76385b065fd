import { describe as group, expect, jest, test } from '@jest/globals';
import type { NoOptimum } from '../../../src/domain/combat/optimization/integer-program.js';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import { type GameState, objectOf } from '../../../src/domain/state/game-state.js';
import { describe } from '../../../src/domain/setup/describe.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { attacksIn } from '../combat-told.js';
import { attackTable } from '../laws.js';
import { after, refusalOrCode as refused, rules, written } from '../tables.js';

const declare = (attacks: string, player = 'A'): GameEvent => ({
  attackersDeclared: { player, attacks: attacksIn(attacks) },
});

group('attackers are declared', () => {
  const own = 'own (Battle — Siege) protected by C';
  const state = written(`A*: x 2/2; y 2/2 vigilance; ${own} | B: z 2/2 | C | D | E | turn: 1, declare attackers`);

  test('they tap, vigilance excepted, and attack (508.1f, 702.20b)', () => {
    const declared = after(state, declare('x > B, y > own'));
    expect(objectOf(declared, 'x').tapped).toBe(true);
    expect(objectOf(declared, 'y').tapped).toBe(false);
    const attacks = [
      { attacker: 'x', target: 'B', defendingPlayer: 'B', band: null },
      { attacker: 'y', target: 'own', defendingPlayer: 'C', band: null },
    ];
    expect(declared.combats).toEqual([{ attacks, blocks: [], defendingPlayer: null, marker: null }]);
    expect(after(state, declare('')).combats).toEqual([]);
  });

  test('refused: another turn, another step, a second time, an illegal declaration', () => {
    expect([refused(state, declare('x > B')), refused(state, declare('z > A', 'B'))]).toEqual([[], ['506.2']]);
    expect(refused(after(state, { stepBegins: { step: 'PRECOMBAT_MAIN' } }), declare('x > B'))).toEqual(['508.1']);
    expect(refused(after(state, declare('y > B')), declare('x > B'))).toEqual(['508.1']);
    expect(refused(state, declare('z > B'))).toEqual(['508.1a']);
  });

  test('508.1d: who pays for one creature has not paid off another that is free', () => {
    const laws = 'law x: ATTACKS_IF_ABLE; CANT_ATTACK pays {3} | law y: ATTACKS_IF_ABLE';
    const one = attackTable(`A*: x 2/2; y 2/2 | B | turn: 1, declare attackers | ${laws}`);
    const paid = [{ creature: 'x', target: 'B', cost: '{3}' }];
    const paying = (attacks: string): GameEvent => ({
      attackersDeclared: { player: 'A', attacks: attacksIn(attacks), paid },
    });
    expect([refused(one, paying('x > B')), refused(one, paying('x > B, y > B'))]).toEqual([['508.1d'], []]);
    const [forced] = [takePlace(one, [paying('x > B')], { force: true })];
    expect(forced.ok && rules(forced.value[0]?.illegalBecause ?? [])).toEqual(['508.1d']);
  });

  test('forced, it is recorded with the rulings', () => {
    const taken = takePlace(state, [declare('z > B')], { force: true });
    expect(taken.ok && rules(taken.value[0]?.illegalBecause ?? [])).toEqual(['508.1a']);
    expect(taken.ok && taken.value[0]?.summary).toBe('A declares attackers: z attacking B.');
  });

  test('an attack on nothing, or twice by one creature, makes no sense', () => {
    const aimless = { attackersDeclared: { player: 'A', attacks: [{ attacker: 'x' }] } };
    expect(refused(state, aimless)).toEqual(['BAD_USER_INPUT']);
    expect(refused(state, declare('x > B, x > C'))).toEqual(['BAD_USER_INPUT']);
  });

  test('B36, 800.4e: attackers of one who leaves go on attacking, at nobody', () =>
    expect(after(state, declare('x > B, y > C'), { playerLeaves: { player: 'B' } }).combats[0]?.attacks).toEqual([
      { attacker: 'x', target: null, defendingPlayer: 'B', band: null },
      { attacker: 'y', target: 'C', defendingPlayer: 'C', band: null },
    ]));

  test('506.4: attackers of one who leaves are gone; a battle stays attacked without its protector (B38)', () => {
    const attacksAfter = (event: GameEvent) => after(state, declare('x > B, y > own'), event).combats[0]?.attacks;
    expect(attacksAfter({ playerLeaves: { player: 'A' } })).toEqual([]);
    expect(attacksAfter({ playerLeaves: { player: 'C' } })?.[1]).toMatchObject({ target: 'own' });
    const gone = { objectMoves: { object: 'own', zone: 'GRAVEYARD' as const } };
    expect(attacksAfter(gone)?.[1]).toMatchObject({ target: null, defendingPlayer: 'C' });
  });

  test('every attack at a table has a defending player (508.5)', () => {
    const nobody = 'A: x 2/2 | B | C: loose (Battle — Siege)';
    const read = readDescription({ ...describe(written(nobody)), combats: [{ attacks: [{ attacker: 'x' }] }] });
    expect(!read.ok && read.failure).toMatchObject({ problems: [{ path: ['combats', 0, 'attacks', 0, 'target'] }] });
    const defending = ({ combats }: GameState) => combats[0]?.attacks[0]?.defendingPlayer;
    expect(defending(written(`${nobody} | combat: x > loose`))).toBe('C');
    expect(defending(after(written(nobody), declare('x > loose')))).toBe('C');
  });

  test('combat ends', () => expect(after(state, declare('x > B'), { combatEnds: {} }).combats).toEqual([]));
});

group('a search that gives up', () => {
  // Limits that cross, and requirements of different weight: no flow decides that.
  const limits = ['x y', 'y z', 'x z'].map((pair) => `AT_MOST 1 of ${pair}`);
  const required = ['x', 'x', 'y', 'y', 'y', 'z', 'z'].map((id) => `ATTACKS_IF_ABLE of ${id}`);
  const state = after(
    attackTable(`A: x 2/2; y 2/2; z 2/2 | B | C | law law of A: ${[...limits, ...required].join('; ')}`),
    { stepBegins: { step: 'DECLARE_ATTACKERS' } },
  );
  const declared = (attacks: string, force: boolean, judges: boolean) => {
    const solve = jest.fn((): NoOptimum => 'OUT_OF_TIME');
    const taken = takePlace(state, [declare(attacks)], { force, judges, solve });
    const because = taken.ok ? taken.value[0]?.illegalBecause : 'because' in taken.failure ? taken.failure.because : [];
    const says = taken.ok ? 'OK' : taken.failure.code;
    return { says, because: rules(because ?? []), searched: solve.mock.calls.length > 0 };
  };

  test.each([
    ['is no answer to whether a declaration is legal', 'x > B', false, true, 'TIMEOUT: searched'],
    [
      'is not needed where a declaration plainly breaks a restriction',
      'x > B, y > B',
      false,
      true,
      'ILLEGAL_EVENT: 508.1c',
    ],
    ['keeps nothing from being forced', 'x > B', true, true, 'OK: searched'],
    ['of which what is plainly broken is told', 'x > B, y > B', true, true, 'OK: 508.1c'],
    ['is not begun for what is supposed', 'x > B', true, false, 'OK:'],
  ])('%s', (_, attacks, force, judges, expected) => {
    const { says, because, searched } = declared(attacks, force, judges);
    expect([`${says}:`, ...because, ...(searched ? ['searched'] : [])].join(' ')).toBe(expected);
  });
});
