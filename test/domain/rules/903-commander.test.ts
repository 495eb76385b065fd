import { describe, expect, test } from '@jest/globals';
import { commander } from '../../../src/domain/rules/903-commander.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { attackable } from '../attacks.js';
import { actions, cited, legend } from '../state-based-actions.js';
import { after, creature, everyEdition, ids, player, ring } from '../tables.js';

const game = (...damage: readonly number[]) =>
  ring('A B C', {
    variant: 'COMMANDER',
    objects: [legend('boss', 'B'), creature('A-bear', 'A')],
    players: damage.map((amount) => ({ commanderDamage: [{ commander: 'boss', amount }] })),
  });

describe('Commander', () => {
  test('903.7: everybody starts at 40 life, in every edition', () => {
    expect(game().players.map(({ life }) => life)).toEqual([40, 40, 40]);
    for (const edition of everyEdition) expect(commander.options(edition, 1).startingLife).toBe(40);
  });

  test('903.10a: 21 combat damage by one commander over the game, and not one less', () => {
    expect(actions(game(20))).toEqual([]);
    const lost = after(game(20), {
      lifeChanges: { kind: 'DAMAGE', amounts: [{ player: 'A', amount: 1, commander: 'boss' }] },
    });
    expect([actions(lost), cited(lost)]).toEqual([['PLAYER_LOSES A'], ['903.10a', '704.6c']]);
  });

  test('range is unlimited, and several players may be attacked', () => {
    const state = game();
    expect(ids(rangeOf(state, player(state, 'A')).players)).toEqual(['A', 'B', 'C']);
    expect(attackable(state, 'A')).toEqual(['B', 'C']);
  });
});
