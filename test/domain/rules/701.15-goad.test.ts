import { expect, test } from '@jest/globals';
import { goaded } from '../../../src/domain/rules/701.15-goad.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { attackVerdict } from '../attacks.js';
import { creature, ring } from '../tables.js';

const state = ring('A B C', { objects: [creature('bear', 'A'), creature('elk', 'A')] });

test('each goaded creature is named once', () => {
  const [bear, elk] = [objectOf(state, 'bear'), objectOf(state, 'elk')];
  const says = 'is two requirements for each player who goaded';
  expect(goaded(state, [bear, bear]).says).toBe(`bear is goaded: that ${says} it.`);
  expect(goaded(state, [bear, elk]).says).toBe(`bear and elk are goaded: that ${says} them.`);
});

test('508.1d: what a creature goaded by two players leaves out is said once', () => {
  const goads = ['B', 'C'].map((target) => ({ kind: 'GOADED' as const, target }));
  const table = ring('A B C D', { objects: [creature('bear', 'A', { attackRules: goads })] });
  expect(attackVerdict(table, 'A', '').because[0].says).toBe(
    'A legal attack by A does what this one leaves out: bear attacks if able; bear attacks a player other than B if able; bear attacks a player other than C if able.',
  );
});
