import { expect, test } from '@jest/globals';
import { choosesProtector, noDefender, nobodyToProtect } from '../../../src/domain/rules/310-battles.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { attackable, whyNotAttackable } from '../attacks.js';
import { under } from '../in-editions.js';
import { ids } from '../rulings.js';
import { after, creature, emperors, leftBy, player, playersAt, ring, siege } from '../tables.js';

const objects = [creature('A-bear', 'A'), creature('B-bear', 'B'), siege('siege', 'A', 'B')];
const state = ring('A B C', { objects });

test('310.9b: everyone but its protector may attack a battle, its controller included', () => {
  expect(attackable(state, 'A')).toEqual(['B', 'C', 'siege']);
  const turn = after(state, { turnEnds: {} }, { turnBegins: { player: 'B' } });
  expect(whyNotAttackable(turn, 'B', 'siege')).toEqual(['310.9b']);
  const against = { target: objectOf(state, 'siege'), defending: player(state, 'B') };
  expect(noDefender(state, player(state, 'B'), against).says).toBe(
    "B protects siege, so B's creatures can't attack it.",
  );
});

test('310.9b: nor does a teammate of its protector, who is no opponent', () => {
  const teams = emperors({ objects: [creature('bear', 'A1'), siege('siege', 'B1', 'A2')] });
  const against = { target: objectOf(teams, 'siege'), defending: player(teams, 'A2') };
  const told = noDefender(teams, player(teams, 'A1'), against);
  expect(told.says).toBe("siege is protected by A2, A1's teammate, so A1's creatures can't attack it.");
});

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
