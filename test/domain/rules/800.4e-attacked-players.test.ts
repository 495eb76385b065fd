import { expect, test } from '@jest/globals';
import { attackedRuling } from '../../../src/domain/rules/800.4e-attacked-players.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import { combatsIn } from '../combat-told.js';
import { creature, doubts, editionsOf, ids, playersAt, ring, rules, sentences, under, until } from '../tables.js';
import { walker, type GameState, type RulesEdition } from '../tables.js';

const attacked = (state: GameState, ...names: string[]) => attackedRuling(state, leave(state, playersAt(state, names)));

const four = 'alex bianca carissa dana';
const objects = [creature('ox', 'alex'), creature('elk', 'alex'), creature('owl', 'alex'), walker('jace', 'bianca')];
const attacking = (attacks: string) =>
  ring(four, { objects, options: { attack: 'MULTIPLE_PLAYERS' }, combats: combatsIn(attacks) });
const hired = creature('elk', 'carissa', { controller: 'alex' });
const exiled = ring(four, { objects: [hired], combats: combatsIn('elk > bianca') });

test('an attacker whose owner stays is spoken of', () =>
  expect(attacked(exiled, 'bianca').map(({ about }) => ids(about))).toEqual([['elk', 'bianca']]));

test('2009 has the rule as 800.4d, older editions do not have it', () => {
  const state = attacking('ox > bianca');
  const cited = (edition: RulesEdition) => rules(attacked(under(edition, state), 'bianca'));
  expect([cited('CR_2009'), cited('CR_2013')]).toEqual([['800.4d'], ['800.4e']]);
  expect(editionsOf(state, (at) => doubts(attacked(at, 'bianca')).length > 0)).toEqual(until('CR_2008'));
});

test('what goes on attacking, if anything does, in words', () => {
  const both = 'ox > bianca, elk > bianca, owl > carissa';
  expect(['ox > bianca', both].flatMap((each) => sentences(attacked(attacking(each), 'bianca')))).toEqual([
    'ox is still attacking, but no combat damage is assigned to bianca.',
    'ox and elk are still attacking, but no combat damage is assigned to bianca.',
  ]);
  const [onTwo] = sentences(attacked(attacking(both), 'bianca', 'carissa'));
  expect(onTwo).toBe('ox, elk and owl are still attacking, but no combat damage is assigned to bianca or carissa.');
  expect(sentences(attacked(exiled, 'alex', 'bianca'))).toEqual(['No combat damage is assigned to bianca.']);
});
