import { expect, test } from '@jest/globals';
import { canActivate as canActivateOf } from '../../../src/domain/rules/801.6-activating.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { doubts, leftBy, player, ring, rules, sound, thing } from '../tables.js';

const canActivate: typeof canActivateOf = (...given) => sound(canActivateOf(...given));
const five = 'A B C D E';

test('D01: an ability that any player may activate, out of range', () => {
  const state = ring(five, { range: 1, objects: [thing('well', 'Artifact', 'C'), thing('near', 'Artifact', 'B')] });
  const asked = (id: string) => canActivate(state, player(state, 'A'), objectOf(state, id));
  expect([asked('well').answer, asked('near').answer]).toEqual([false, true]);
  expect(rules(asked('well').because)).toEqual(['801.6']);
  const left = leftBy(state, 'A');
  expect(rules(canActivate(left, player(left, 'A'), objectOf(left, 'near')).because)).toEqual(['800.4a']);
});

test.each([
  ["Activated abilities of artifacts can't be activated unless they're mana abilities.", true],
  ["Activated abilities of creatures can't be activated.", false],
  ["Activated abilities of artifacts your opponents control can't be activated.", false],
  ["Activated abilities of sources with the chosen name can't be activated.", true],
  ["Enchanted creature can't attack, and its activated abilities can't be activated.", false],
  ['All creatures lose all abilities.', false],
  ['Cards in graveyards lose all abilities.', false],
  ['All artifacts lose all abilities.', true],
  ['Artifacts you control have indestructible.', false],
  ["Activated abilities of creatures and artifacts can't be activated unless they're mana abilities.", true],
  ["Activated abilities of creatures, enchantments, and planeswalkers can't be activated.", false],
  ["Your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.", true],
  ["You can't activate abilities of artifacts.", false],
  ["Players can't activate planeswalkers' loyalty abilities.", false],
  ["Players can't activate abilities of artifacts.", true],
  ['Players can cast spells and activate abilities only during their own turns.', true],
  ['Creatures lose all abilities.', false],
])('what cards say of activated abilities is a doubt: %s', (text, isDoubted) => {
  const law = { id: 'law', owner: 'B', cardData: { name: 'Law', type_line: 'Enchantment', oracle_text: text } };
  const well = thing('well', 'Artifact', 'B');
  const state = ring(five, { objects: [well, { ...well, id: 'old', zone: 'GRAVEYARD' }, law] });
  const asked = (id: string) => canActivate(state, player(state, 'A'), objectOf(state, id));
  expect(doubts(asked('well').because)).toEqual(
    isDoubted ? [`"${text}" of Law is not applied here; with it, they may not be activated.`] : [],
  );
  expect([asked('well').answer, doubts(asked('old').because)]).toEqual([true, []]);
});

test.each([
  ["Activated abilities of artifacts your opponents control can't be activated.", true],
  ["Activated abilities of creatures your opponents control can't be activated.", false],
  ['Creatures your opponents control lose all abilities.', false],
  ["Activated abilities of red artifacts your opponents control can't be activated.", false],
])('of an artifact of an opponent: %s', (oracle_text, isDoubted) => {
  const law = { id: 'law', owner: 'B', cardData: { name: 'Law', type_line: 'Enchantment', oracle_text } };
  const state = ring(five, { objects: [thing('well', 'Artifact', 'C'), law] });
  const { because } = canActivate(state, player(state, 'A'), objectOf(state, 'well'));
  expect(doubts(because).length).toBe(isDoubted ? 1 : 0);
});
