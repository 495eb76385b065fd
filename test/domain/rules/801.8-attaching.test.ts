import { expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { canAttach } from '../../../src/domain/rules/801.8-attaching.js';
import { entityOf, type GameState, objectOf } from '../../../src/domain/state/game-state.js';
import { editionsWhere, everyEdition, under } from '../in-editions.js';
import { doubts, rules, sound } from '../rulings.js';
import { creature, leftBy, ring, thing } from '../tables.js';

const five = 'A B C D E';
const bears = (names: string) => names.split(' ').map((name) => creature(`${name}-bear`, name));

const attach = (state: GameState, attachment: string, to: string) =>
  sound(canAttach(state, objectOf(state, attachment), entityOf(state, to)));
const objects = [
  thing('aura', 'Enchantment — Aura', 'A', { attachedTo: 'A-bear' }),
  thing('sword', 'Artifact — Equipment', 'A'),
  thing('fort', 'Artifact — Fortification', 'A'),
  thing('C-land', 'Land', 'C'),
  ...bears(five),
];
const state = ring(five, { range: 1, objects });

test('E01: an Aura is attached to what is in range', () => {
  const attached = ['B', 'B-bear', 'C', 'C-bear'].map((to) => attach(state, 'aura', to).answer);
  expect(attached).toEqual([true, true, false, false]);
  expect(rules(attach(state, 'aura', 'C').because)).toEqual(['801.8']);
});

test('E04: Equipment goes to objects in range, never to a player', () => {
  expect(['B-bear', 'C-bear', 'B'].map((to) => attach(state, 'sword', to).answer)).toEqual([true, false, false]);
  expect(rules(attach(state, 'sword', 'C-bear').because)).toEqual(['801.9']);
});

test('E05: Fortifications likewise; before 2007 the text speaks of Equipment only', () => {
  const silent = (edition: RulesEdition) => doubts(attach(under(edition, state), 'fort', 'C-land').because).length > 0;
  expect(everyEdition.map((edition) => attach(under(edition, state), 'fort', 'C-land').answer)).not.toContain(true);
  expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
});

test('E07: only the range of the Aura’s controller counts', () => {
  const mixed = ring(five, { objects, players: [2, 1, 1, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence })) });
  expect(attach(mixed, 'aura', 'C-bear').answer).toBe(true);
});

test('N14: before 2007 nothing was said of Auras on players', () => {
  const silent = (edition: RulesEdition) => doubts(attach(under(edition, state), 'aura', 'C').because).length > 0;
  expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
  expect(doubts(attach(under('CR_2005', state), 'aura', 'C-bear').because)).toEqual([]);
});

test('what an Aura enchants counts as well', () => {
  const aura = thing('aura', 'Enchantment — Aura', 'A', { enchants: { types: ['Land'] }, zone: 'HAND' });
  const picky = ring(five, { objects: [aura, ...bears('A')] });
  expect(rules(attach(picky, 'aura', 'A-bear').because)).toEqual(['303.4c']);
});

test('what Equipment may be attached to counts as well, and what a card bars, in words', () => {
  const said = (attachment: string, from: GameState) => attach(from, attachment, 'A-bear').because[0].says;
  const ofLands = thing('sword', 'Artifact — Equipment', 'A', { enchants: { types: ['Land'] } });
  expect(said('sword', ring(five, { objects: [ofLands, ...bears('A')] }))).toBe(
    'sword can be attached only to certain objects, and A-bear is not one of them.',
  );
  expect(said('aura', state)).toBe("A-bear is within A's range, so aura can be attached to A-bear.");
  expect(rules(attach(state, 'sword', 'A-bear').because)).toEqual(['801.9']);
  const printed = (id: string, type_line: string, oracle_text: string) => ({
    ...{ id, owner: 'A', cardData: { name: id, type_line, oracle_text } },
  });
  const hermit = printed('A-bear', 'Creature — Bear', "A-bear can't be enchanted or equipped.");
  const barring = ring(five, { objects: [hermit, ...objects.filter(({ id }) => id !== 'A-bear' && id !== 'aura')] });
  expect(said('sword', barring)).toBe("A-bear can't be equipped, so sword can't be attached to it.");
  const shrine = printed('shrine', 'Enchantment', "Creatures you control can't be enchanted.");
  const aura = thing('aura', 'Enchantment — Aura', 'B', { zone: 'HAND' });
  expect(said('aura', ring(five, { objects: [shrine, aura, ...bears('A')] }))).toBe(
    "A-bear can't be enchanted because of shrine, so aura can't be attached to it.",
  );
});

test('nothing is attached to a player who has left', () => {
  const left = leftBy(state, 'B');
  expect(rules(attach(left, 'aura', 'B').because)).toEqual(['800.4a']);
});
