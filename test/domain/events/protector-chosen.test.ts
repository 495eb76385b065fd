import { describe, expect, test } from '@jest/globals';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { attacksIn } from '../combat-told.js';
import { after, refusalOrCode as refused, under, written, type GameEvent } from '../tables.js';

describe('a protector is chosen', () => {
  const state = written('range 1 | A: siege (Battle — Siege); rock (Artifact) | B: x 2/2 | C | D | E');
  const choose = (protector: string, battle = 'siege'): GameEvent => ({ protectorChosen: { battle, protector } });

  test('an opponent in range of the controller, once', () => {
    expect(objectOf(after(state, choose('B')), 'siege').protector).toBe('B');
    expect([refused(state, choose('B')), refused(state, choose('A'))]).toEqual([[], ['310.12a']]);
    expect(refused(state, choose('C'))).toEqual(['801.5a']);
    expect(refused(state, choose('B', 'rock'))).toEqual(['BAD_USER_INPUT']);
    expect(refused(after(state, choose('B')), choose('E'))).toEqual(['310.9f']);
    expect(refused(under('CR_2018', state), choose('B'))).toEqual(['310.9']);
  });

  test('704.5y: another one of a Siege whose protector has taken control of it', () => {
    const stolen = after(state, choose('B'), { controlChanges: { object: 'siege', to: 'B' } });
    expect(refused(stolen, choose('B'))).toEqual(['310.12a']);
    expect(objectOf(after(stolen, choose('C')), 'siege').protector).toBe('C');
    expect(refused(after(stolen, choose('C')), choose('A'))).toEqual(['310.9f']);
  });

  test('a battle that is no Siege keeps whom it has, its controller, too', () =>
    expect(refused(written('A: siege (Battle) protected by A | B | C'), choose('B'))).toEqual(['310.9f']));

  test('not while it is attacked; a battle whose protector changes leaves combat (506.4)', () => {
    const attacks = attacksIn('x > siege');
    const attacked = after(state, choose('E'), { attackersDeclared: { player: 'B', attacks } });
    expect(after(attacked, choose('B')).combats[0]?.attacks[0]).toMatchObject({ target: null, defendingPlayer: 'E' });
    expect(refused(after(attacked, { playerLeaves: { player: 'E' } }), choose('B'))).toEqual(['310.11']);
  });
});
