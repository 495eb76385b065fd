import { describe, expect, test } from '@jest/globals';
import { combatOf, stepOf, turnObjections, withCombat } from '../../../src/domain/rules/506-combat.js';
import { combatsIn } from '../combat-told.js';
import { creature, ids, player, ring, under, written, type GameState } from '../tables.js';

const two = '1 p0 declare blockers; 2 p4 combat damage';
/** Sets up a Grand Melee under those markers, where x attacks p1 with the first marker, and y attacks p5 with the second. */
const melee = (markers: string, ...fighting: ('x' | 'y')[]) => {
  const others = ['p1', 'p2', 'p3', 'p4*: y 1/1', 'p5', 'p6', 'p7', 'p8', 'p9'].join(' | ');
  const combats = { x: 'combat 1: x > p1', y: 'combat 2: y > p5' };
  const fights = fighting.map((each) => ` | ${combats[each]}`).join('');
  return written(`Grand Melee | p0*: x 1/1 | ${others} | turn: 1, declare attackers | markers: ${markers}${fights}`);
};
const attackersOf = (state: GameState, who: string) =>
  combatOf(state, player(state, who))
    ?.attacks.map(({ attacker }) => attacker)
    .join(' ');
const steps = (state: GameState, ...players: string[]) => players.map((who) => stepOf(state, player(state, who)));

describe('the combat of a turn', () => {
  const alone = ring('A B', { objects: [creature('x', 'A')], combats: combatsIn('x > B') });

  test('is the only one where there are no turn markers', () => {
    expect([attackersOf(alone, 'A'), attackersOf(alone, 'B')]).toEqual(['x', 'x']);
    expect(combatOf(ring('A B'), player(alone, 'A'))).toBeUndefined();
  });

  test('in Grand Melee is that of the marker held (807.4); who holds none is shown the first one', () => {
    const state = melee(two, 'y', 'x');
    expect(['p0', 'p4', 'p7'].map((who) => attackersOf(state, who))).toEqual(['x', 'y', 'y']);
    expect(attackersOf(melee(two, 'x'), 'p4')).toBeUndefined();
  });

  test('of two markers held it is that of the one with which the turn is taken', () => {
    const state = melee('1 p0 waiting upkeep; 2 p0 draw', 'x', 'y');
    expect([attackersOf(state, 'p0'), ...steps(state, 'p0')]).toEqual(['y', 'DRAW']);
    const waiting = melee('1 p0 waiting upkeep', 'x');
    expect([attackersOf(waiting, 'p0'), ...steps(waiting, 'p0')]).toEqual(['x', 'UPKEEP']);
  });

  test('the step is that of the marker held, else that of the turn', () => {
    expect(steps(melee(two), 'p0', 'p4', 'p7')).toEqual(['DECLARE_BLOCKERS', 'COMBAT_DAMAGE', 'DECLARE_ATTACKERS']);
    expect(steps(alone, 'A')).toEqual(['PRECOMBAT_MAIN']);
  });

  test('changes by itself, and begins empty', () => {
    const state = melee(two, 'x', 'y');
    const picked = { attacks: [], defendingPlayer: 'p1' };
    const changed = withCombat(state, player(state, 'p0'), (combat) => ({ ...combat, ...picked }));
    expect(changed.combats).toEqual([state.combats[1], { ...picked, blocks: [], marker: 1 }]);
    const empty = { attacks: [], blocks: [], defendingPlayer: null, marker: null };
    expect(withCombat(ring('A B'), player(alone, 'A'), (combat) => combat).combats).toEqual([empty]);
    const second = withCombat(melee(two, 'x'), player(state, 'p4'), (combat) => combat);
    expect(second.combats.map(({ marker, attacks }) => `${marker}: ${attacks.length}`)).toEqual(['1: 1', '2: 0']);
  });
});

test('506.2: only an active player attacks, and not once the turn has ended', () => {
  const turnOf = (ended: boolean) => ring('A B', { turn: { activePlayers: ['A'], ended } });
  const objections = (state: GameState, who: string) =>
    turnObjections(state, player(state, who)).map(
      ({ rule, says, about }) => `${rule.number}: ${says} (${ids(about).join(' ')})`,
    );
  expect(objections(turnOf(false), 'A')).toEqual([]);
  expect(objections(turnOf(false), 'B')).toEqual(["506.2: It is not B's turn. (B)"]);
  expect(objections(turnOf(true), 'A')).toEqual(["506.2: It is not A's turn. (A)"]);
  expect(objections(under('CR_2018', turnOf(false)), 'A')).toEqual([]);
});
