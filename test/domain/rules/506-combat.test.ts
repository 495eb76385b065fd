import { describe, expect, test } from '@jest/globals';
import type { Description } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import {
  chosenDefender,
  chosenDefenderRuling,
  combatOf,
  stepOf,
  turnObjections,
  withCombat,
} from '../../../src/domain/rules/506-combat.js';
import { under } from '../in-editions.js';
import { creature, player, ring } from '../tables.js';

const melee = (turnMarkers: Description['turnMarkers'], combats: Description['combats']) =>
  ring('p0 p1 p2 p3 p4 p5 p6 p7 p8 p9', {
    variant: 'GRAND_MELEE',
    objects: [creature('x', 'p0'), creature('y', 'p4')],
    turn: { activePlayers: ['p0', 'p4'], step: 'DECLARE_ATTACKERS' },
    ...(turnMarkers ? { turnMarkers } : {}),
    ...(combats ? { combats } : {}),
  });

const byX = { attacks: [{ attacker: 'x', target: 'p1' }] };
const byY = { attacks: [{ attacker: 'y', target: 'p5' }] };
const attackersOf = (state: GameState, who: string) =>
  combatOf(state, player(state, who))?.attacks.map(({ attacker }) => attacker);

describe('the combat of a turn', () => {
  const alone = ring('A B', {
    objects: [creature('x', 'A')],
    combats: [{ attacks: [{ attacker: 'x', target: 'B' }] }],
  });

  test('is the only one where there are no turn markers', () => {
    expect(attackersOf(alone, 'A')).toEqual(['x']);
    expect(attackersOf(alone, 'B')).toEqual(['x']);
    expect(combatOf(ring('A B'), player(alone, 'A'))).toBeUndefined();
  });

  const markers = [
    { number: 1, holder: 'p0', step: 'DECLARE_BLOCKERS' },
    { number: 2, holder: 'p4', step: 'COMBAT_DAMAGE' },
  ] as const;

  test('in Grand Melee is that of the marker held (807.4); who holds none is shown the first one', () => {
    const state = melee(markers, [
      { marker: 2, ...byY },
      { marker: 1, ...byX },
    ]);
    expect(attackersOf(state, 'p0')).toEqual(['x']);
    expect(attackersOf(state, 'p4')).toEqual(['y']);
    expect(attackersOf(state, 'p7')).toEqual(['y']);
    expect(attackersOf(melee(markers, [{ marker: 1, ...byX }]), 'p4')).toBeUndefined();
  });

  test('of two markers held it is that of the one with which the turn is taken', () => {
    const two = [
      { number: 1, holder: 'p0', inTurn: false, step: 'UPKEEP' },
      { number: 2, holder: 'p0', inTurn: true, step: 'DRAW' },
    ] as const;
    const state = melee(two, [
      { marker: 1, ...byX },
      { marker: 2, ...byY },
    ]);
    expect(attackersOf(state, 'p0')).toEqual(['y']);
    expect(stepOf(state, player(state, 'p0'))).toBe('DRAW');
    const waiting = melee([two[0]], [{ marker: 1, ...byX }]);
    expect(attackersOf(waiting, 'p0')).toEqual(['x']);
    expect(stepOf(waiting, player(waiting, 'p0'))).toBe('UPKEEP');
  });

  test('the step is that of the marker held, else that of the turn', () => {
    const state = melee(markers, []);
    expect(['p0', 'p4', 'p7'].map((who) => stepOf(state, player(state, who)))).toEqual([
      'DECLARE_BLOCKERS',
      'COMBAT_DAMAGE',
      'DECLARE_ATTACKERS',
    ]);
    expect(stepOf(alone, player(alone, 'A'))).toBe('PRECOMBAT_MAIN');
  });

  test('changes by itself, and begins empty', () => {
    const state = melee(markers, [
      { marker: 1, ...byX },
      { marker: 2, ...byY },
    ]);
    const changed = withCombat(state, player(state, 'p0'), (combat) => ({
      ...combat,
      attacks: [],
      defendingPlayer: 'p1',
    }));
    expect(changed.combats).toEqual([state.combats[1], { attacks: [], blocks: [], defendingPlayer: 'p1', marker: 1 }]);
    expect(withCombat(ring('A B'), player(alone, 'A'), (combat) => combat).combats).toEqual([
      { attacks: [], blocks: [], defendingPlayer: null, marker: null },
    ]);
    const second = withCombat(melee(markers, [{ marker: 1, ...byX }]), player(state, 'p4'), (combat) => combat);
    expect(second.combats.map(({ marker, attacks }) => [marker, attacks.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });
});

describe('506.2: only an active player attacks', () => {
  const objections = (state: GameState, who: string) =>
    turnObjections(state, player(state, who)).map(({ rule, says, about }) => [
      rule.number,
      says,
      about.map(({ id }) => id),
    ]);
  const turnOf = (ended: boolean) => ring('A B', { turn: { activePlayers: ['A'], ended } });

  test('and not once the turn has ended', () => {
    expect(objections(turnOf(false), 'A')).toEqual([]);
    expect(objections(turnOf(false), 'B')).toEqual([['506.2', "It is not B's turn.", ['B']]]);
    expect(objections(turnOf(true), 'A')).toEqual([['506.2', "It is not A's turn.", ['A']]]);
    expect(objections(under('CR_2018', turnOf(false)), 'A')).toEqual([]);
  });
});

describe('506.2a: the opponent picked as combat begins', () => {
  const picked = (attack: 'ONE_OPPONENT' | 'MULTIPLE_PLAYERS', defendingPlayer?: string) => {
    const state = ring('A B C', {
      options: { attack },
      combats: defendingPlayer === undefined ? [] : [{ attacks: [], defendingPlayer }],
    });
    return chosenDefender(state, player(state, 'A'))?.id ?? null;
  };

  test('counts where only one may be attacked', () => {
    expect(picked('ONE_OPPONENT', 'C')).toBe('C');
    expect(picked('ONE_OPPONENT')).toBeNull();
    expect(picked('MULTIPLE_PLAYERS', 'C')).toBeNull();
  });
});

test('506.2a, 801.3: of the opponents to pick only those within range are named', () => {
  const options = { attack: 'ONE_OPPONENT' as const };
  const near = ring('A B C D E', { range: 1, options });
  expect(chosenDefenderRuling(near, player(near, 'A'))?.says).toBe(
    'A picks one defending player as combat begins: B or E.',
  );
});
