import { expect, test } from '@jest/globals';
import { choosesProtector, nobodyToProtect, noDefender } from '../../../src/domain/rules/310-battles.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, ids, leftBy, player, playersAt, ring, siege, under } from '../tables.js';

const objects = [creature('A-bear', 'A'), creature('B-bear', 'B'), siege('siege', 'A', 'B')];
const state = ring('A B C', { objects });

test('310.9b: a battle whose protector has left has nobody to defend it', () => {
  const left = leftBy(state, 'B');
  const told = (defending: ReturnType<typeof player> | null) =>
    noDefender(left, player(left, 'A'), { target: objectOf(left, 'siege'), defending }).says;
  expect(told(player(left, 'B'))).toBe("siege has no protector in the game, so it can't be attacked.");
  expect(told(null)).toBe("siege has no protector in the game, so it can't be attacked.");
});

test('310.11: its controller chooses a protector, or it goes to the graveyard; 310.10 in 2023', () => {
  const [controller, battle] = [player(state, 'A'), objectOf(state, 'siege')];
  const says = 'A chooses B or C for siege.';
  const chooses = choosesProtector(state, battle, controller, says, playersAt(state, ['B', 'C']));
  expect([chooses.rule.number, ...ids(chooses.about)]).toEqual(['310.11', 'A', 'B', 'C', 'siege']);
  const nobody = nobodyToProtect(under('CR_2023', state), battle, controller);
  expect(nobody.rule.number).toBe('310.10');
  expect(nobody.says).toBe("A has nobody to choose as siege's protector, so it goes to its owner's graveyard.");
});
