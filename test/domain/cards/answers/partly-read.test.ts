import { describe, expect, test } from '@jest/globals';
import { isSaidOfDamage } from '../../../../src/domain/cards/answers/partly-read.js';
import { entityOf, objectOf } from '../../../../src/domain/state/game-state.js';
import { creature, ring, thing } from '../../tables.js';

const elk = creature('elk', 'Ann', { attachedTo: null, colors: ['GREEN'] });
const goat = creature('goat', 'Bob', { colors: ['RED'] });
const vow = thing('vow', 'Enchantment — Aura', 'Ann', { name: 'Vow', attachedTo: 'elk' });
const fire = thing('fire', 'Instant', 'Bob', { zone: 'STACK', colors: ['RED'] });
const state = ring('Ann Bob Cat', { objects: [elk, goat, vow, fire] });

/** Of "goat > Ann" and the like, those of which Ann's Vow speaks. */
const meant = (text: string, asked: string): string =>
  asked
    .split(', ')
    .filter((each) => {
      const [dealer = '', to = '', combat] = each.split(/ > | /);
      const dealt = {
        dealer: objectOf(state, dealer),
        recipient: entityOf(state, to),
        isOfCombat: combat !== undefined,
      };
      return isSaidOfDamage(text, objectOf(state, 'vow'), dealt, state);
    })
    .join(', ');

const all = 'goat > Ann, goat > elk, elk > Bob, elk > goat, fire > Ann, fire > elk';
const toAnn = 'goat > Ann, fire > Ann';
const toElk = 'goat > elk, fire > elk';
const toBobs = 'elk > Bob, elk > goat';

describe('of whose damage, and to whom, a sentence speaks', () => {
  test.each([
    ['Prevent all damage that would be dealt to you.', toAnn],
    [
      'Prevent all damage that would be dealt to you and creatures you control.',
      'goat > Ann, goat > elk, fire > Ann, fire > elk',
    ],
    ['Prevent all damage that would be dealt to enchanted creature.', toElk],
    [
      'Prevent all damage that would be dealt to and dealt by enchanted creature.',
      'goat > elk, elk > Bob, elk > goat, fire > elk',
    ],
    ["Prevent all damage that would be dealt to you by sources you don't control.", toAnn],
    ['Prevent all damage that would be dealt by enchanted creature.', toBobs],
    ['If a red source would deal damage to you, prevent 2 of that damage.', toAnn],
    ['If a green source would deal damage to you, prevent 2 of that damage.', ''],
    ['If a creature would deal damage to you, prevent 1 of that damage.', 'goat > Ann'],
    [
      'If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals double that damage instead.',
      toBobs,
    ],
    ['If a source would deal damage to a permanent or player, it deals double that damage instead.', all],
    ['If a source would deal damage to you, it deals that damage to Vow instead.', toAnn],
    ['All damage that would be dealt to you is dealt to enchanted creature instead.', toAnn],
    ["Damage that would be dealt by Vow can't be prevented.", ''],
    ["Damage that would be dealt to your opponents by creatures you control can't be prevented.", 'elk > Bob'],
    ['Damage that would reduce your life total to less than 1 reduces it to 1 instead.', toAnn],
    ["Damage can't be prevented.", all],
    ['Prevent all damage that would be dealt to you and each other player.', all],
    ['Prevent all damage that would be dealt to whom the tide carries.', all],
    ['Prevent all damage that would be dealt by unblocked creatures.', all],
    [
      'Prevent all damage that would be dealt to attacking creatures you control.',
      'goat > elk, elk > goat, fire > elk',
    ],
  ])('%s', (text, expected) => expect(meant(text, all)).toBe(expected));

  test.each([
    ['Prevent all combat damage that would be dealt to players.', 'goat > Ann combat'],
    ['Prevent all noncombat damage that would be dealt to players.', 'goat > Ann'],
  ])('in combat or not: %s', (text, expected) => expect(meant(text, 'goat > Ann combat, goat > Ann')).toBe(expected));
});

test.each([
  ['Prevent all damage that would be dealt by creatures.', 'near > far'],
  ['Prevent all damage that would be dealt to creatures.', 'far > near'],
  ['If a source would deal damage to a creature, prevent 1 of that damage.', 'far > near'],
  ['Prevent all combat damage.', ''],
  ['Prevent all damage that would be dealt to and dealt by creatures.', 'near > far, far > near'],
  ['If a red source would deal damage to a creature, prevent 1 of that damage.', ''],
  ['If a source would deal damage to a creature, it deals double that damage instead.', 'near > far, far > near'],
])('801.13b: by range, a sentence is about the source that it names, or the recipient: %s', (text, expected) => {
  const colors = ['RED'] as const;
  const objects = [
    thing('vow', 'Enchantment', 'Ann'),
    creature('near', 'Bob', { colors }),
    creature('far', 'Cat', { colors }),
  ];
  const table = ring('Ann Bob Cat Dan Eve', { range: 1, objects });
  const said = ['near > far', 'far > near'].filter((each) => {
    const [dealer = '', recipient = ''] = each.split(' > ');
    const dealt = { dealer: objectOf(table, dealer), recipient: objectOf(table, recipient), isOfCombat: true };
    return isSaidOfDamage(text, objectOf(table, 'vow'), dealt, table);
  });
  expect(said.join(', ')).toBe(expected);
});
