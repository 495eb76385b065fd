import { expect, test } from '@jest/globals';
import { attackedRuling } from '../../../src/domain/rules/800.4e-attacked-players.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { editionsWhere, under, until } from '../in-editions.js';
import { doubts, rules } from '../rulings.js';
import { creature, playersAt, ring, walker } from '../tables.js';

const attacked = (state: GameState, ...names: string[]) => attackedRuling(state, leave(state, playersAt(state, names)));

const objects = [creature('ox', 'alex'), creature('elk', 'alex'), creature('owl', 'alex'), walker('jace', 'bianca')];
const attacking = (...attacks: readonly (readonly [string, string])[]) =>
  ring('alex bianca carissa dana', {
    objects,
    options: { attack: 'MULTIPLE_PLAYERS' },
    combats: [{ attacks: attacks.map(([attacker, target]) => ({ attacker, target })) }],
  });

test('B36: attackers of one who leaves go on attacking, to no effect', () => {
  const state = attacking(['ox', 'bianca'], ['elk', 'carissa']);
  expect(attacked(state, 'bianca').map(({ says }) => says)).toEqual([
    'ox is still attacking, but no combat damage is assigned to bianca.',
  ]);
  expect(attacked(state, 'bianca', 'carissa').map(({ says }) => says)).toEqual([
    'ox and elk are still attacking, but no combat damage is assigned to bianca or carissa.',
  ]);
});

test('attackers that leave with their owner, or attack others, are not spoken of', () => {
  const state = attacking(['ox', 'bianca'], ['elk', 'jace']);
  expect(attacked(state, 'alex', 'bianca').map(({ says }) => says)).toEqual([
    'No combat damage is assigned to bianca.',
  ]);
  expect(attacked(state, 'carissa')).toEqual([]);
  expect(attacked(attacking(['elk', 'jace']), 'bianca')).toEqual([]);
});

test('an attacker that is exiled as its controller leaves, too, does not attack any more', () => {
  const hired = creature('elk', 'carissa', { controller: 'alex' });
  const state = ring('alex bianca carissa dana', {
    objects: [hired],
    combats: [{ attacks: [{ attacker: 'elk', target: 'bianca' }] }],
  });
  expect(attacked(state, 'alex', 'bianca').map(({ says }) => says)).toEqual([
    'No combat damage is assigned to bianca.',
  ]);
  expect(attacked(state, 'bianca').map(({ about }) => about.map(({ id }) => id))).toEqual([['elk', 'bianca']]);
});

test('2009 has the rule as 800.4d, older editions do not have it', () => {
  const state = attacking(['ox', 'bianca']);
  const told = (edition: Parameters<typeof under>[0]) => attacked(under(edition, state), 'bianca');
  expect([rules(told('CR_2009')), rules(told('CR_2013'))]).toEqual([['800.4d'], ['800.4e']]);
  expect(editionsWhere((edition) => doubts(told(edition)).length > 0)).toEqual(until('CR_2008'));
});
