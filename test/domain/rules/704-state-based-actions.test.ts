import { describe, expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { actions, world } from '../state-based-actions.js';
import { creature, ring, rules, siege, thing } from '../tables.js';

const five = 'A B C D E';

describe('state-based actions', () => {
  test('what goes to the graveyard for several reasons goes once, for all of them', () => {
    const objects = [thing('old', 'World Enchantment — Aura', 'A', { timestamp: 1 }), world('new', 'A', 2)];
    const [only, ...others] = stateBasedActions(ring(five, { objects }));
    expect([rules(only?.because ?? []), others]).toEqual([['704.5m', '704.5k'], []]);
  });

  test('704.3: all that apply stand there at once, players first', () => {
    const objects = [
      creature('frail', 'B', { toughness: 0 }),
      thing('stray', 'Enchantment — Aura', 'C'),
      siege('siege', 'D', 'D'),
    ];
    expect(actions(ring(five, { players: [{ life: 0 }], objects }))).toEqual([
      'PLAYER_LOSES A',
      'TO_GRAVEYARD frail',
      'TO_GRAVEYARD stray',
      'CHOOSE_PROTECTOR siege',
    ]);
  });

  test('there are none at a table where all is as it may be', () => {
    expect(actions(ring(five, { objects: [creature('bear', 'A'), siege('siege', 'A', 'B')] }))).toEqual([]);
  });
});
