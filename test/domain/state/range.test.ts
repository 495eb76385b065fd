import { isExemptFromRange, reaches, reachesFrom } from '../../../src/domain/state/range.js';
import { expect, test } from '@jest/globals';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { everyEdition, player, ring, thing, type RulesEdition } from '../tables.js';

const around = (edition: RulesEdition, typeLine = 'Plane — Bant', variant?: 'GRAND_MELEE') =>
  ring('A B C D E', { edition, range: 1, objects: [thing('it', typeLine, 'A')], ...(variant ? { variant } : {}) });

test.each(everyEdition)('I16: in %s a plane is exempt from range only since 2009-09-04', (edition) => {
  const state = around(edition);
  const exempt = !['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009'].includes(edition);
  expect(isExemptFromRange(state, { object: 'it' })).toBe(exempt);
  expect(reaches(state, { object: 'it' }, player(state, 'C'))).toBe(exempt);
  expect(reachesFrom(state, player(state, 'C'), objectOf(state, 'it'))).toBe(exempt);
});

test('a phenomenon is, too; an artifact is not, nor a spell that only a player is told of, nor anything in Grand Melee', () => {
  const exempt = (typeLine: string, variant?: 'GRAND_MELEE') =>
    isExemptFromRange(around('CR_2026', typeLine, variant), { object: 'it' });
  expect([exempt('Phenomenon'), exempt('Plane — Bant', 'GRAND_MELEE')]).toEqual([true, false]);
  expect(exempt('Artifact')).toBe(false);
  expect(reaches(around('CR_2026'), { controller: 'A' }, player(around('CR_2026'), 'C'))).toBe(false);
});
