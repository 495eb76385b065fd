import { expect, test } from '@jest/globals';
import { oncePerMember } from '../../../src/domain/rules/805.4d-triggers.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { creature, player, playersAt, ring, rules, twoHeadedGiants } from '../tables.js';

const heads = twoHeadedGiants({ A: 30, B: 30 }, 2, { objects: [creature('bear', 'B1')] });
const often = (...ids: string[]) => oncePerMember(heads, { controller: 'A1' }, playersAt(heads, ids));

test('L31: once for each member of the team whose step it is', () => {
  const because = often('B1', 'B2');
  expect(rules(because)).toEqual(['805.4d']);
  expect(because[0]?.says).toBe(
    'If A1\'s ability refers to "that player", it triggers once for each of B1 and B2; otherwise it triggers once.',
  );
  const participants = [player(heads, 'B1'), objectOf(heads, 'bear'), player(heads, 'B2')];
  expect(oncePerMember(heads, { controller: 'A1' }, participants)).toEqual(because);
});

test('nothing of one player, of players of two teams, or without shared turns', () => {
  expect([...often('B1'), ...often('B1', 'B1'), ...often('A1', 'B1')]).toEqual([]);
  const free = ring('A B C');
  expect(oncePerMember(free, { controller: 'A' }, [player(free, 'B'), player(free, 'C')])).toEqual([]);
});
