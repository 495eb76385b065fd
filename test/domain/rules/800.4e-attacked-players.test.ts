import { expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { attackedRuling } from '../../../src/domain/rules/800.4e-attacked-players.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { combatsIn } from '../combat-told.js';
import { doubts, ids, rules, sentences } from '../rulings.js';
import { creature, editionsOf, playersAt, ring, under, until, walker } from '../tables.js';

const attacked = (state: GameState, ...names: string[]) => attackedRuling(state, leave(state, playersAt(state, names)));

const four = 'alex bianca carissa dana';
const objects = [creature('ox', 'alex'), creature('elk', 'alex'), creature('owl', 'alex'), walker('jace', 'bianca')];
const attacking = (attacks: string) =>
  ring(four, { objects, options: { attack: 'MULTIPLE_PLAYERS' }, combats: combatsIn(attacks) });
const hired = creature('elk', 'carissa', { controller: 'alex' });
const exiled = ring(four, { objects: [hired], combats: combatsIn('elk > bianca') });
const two = attacking('ox > bianca, elk > carissa');
const jace = attacking('ox > bianca, elk > jace');

const still = 'still attacking, but no combat damage is assigned to';

test.each<[string, GameState, string, ...string[]]>([
  ['B36: attackers of one go on attacking', two, 'bianca', `ox is ${still} bianca.`],
  ['B36: or of two', two, 'bianca carissa', `ox and elk are ${still} bianca or carissa.`],
  ['those that leave are not spoken of', jace, 'alex bianca', 'No combat damage is assigned to bianca.'],
  ['nor those that attack others', jace, 'carissa'],
  ['nor those that attack a planeswalker', attacking('elk > jace'), 'bianca'],
  ['nor those that are exiled', exiled, 'alex bianca', 'No combat damage is assigned to bianca.'],
])('%s', (_, state, gone, ...says) => expect(sentences(attacked(state, ...gone.split(' ')))).toEqual(says));

test('an attacker whose owner stays is spoken of', () =>
  expect(attacked(exiled, 'bianca').map(({ about }) => ids(about))).toEqual([['elk', 'bianca']]));

test('2009 has the rule as 800.4d, older editions do not have it', () => {
  const state = attacking('ox > bianca');
  const cited = (edition: RulesEdition) => rules(attacked(under(edition, state), 'bianca'));
  expect([cited('CR_2009'), cited('CR_2013')]).toEqual([['800.4d'], ['800.4e']]);
  expect(editionsOf(state, (at) => doubts(attacked(at, 'bianca')).length > 0)).toEqual(until('CR_2008'));
});
