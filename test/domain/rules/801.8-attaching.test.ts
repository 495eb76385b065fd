import { expect, test } from '@jest/globals';
import { canAttach } from '../../../src/domain/rules/801.8-attaching.js';
import { entityOf, type GameState, objectOf } from '../../../src/domain/state/game-state.js';
import { bears, doubts, editionsOf, inEveryEdition, leftBy, ring, rules, sound, thing, under } from '../tables.js';
import type { ObjectDescription } from '../tables.js';

const five = 'A B C D E';
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

/** The editions whose text leaves it open whether something is attached. */
const silentOn = (attachment: string, to: string) =>
  editionsOf(state, (at) => doubts(attach(at, attachment, to).because).length > 0);

test('E05: Fortifications likewise; before 2007 the text speaks of Equipment only', () => {
  expect(inEveryEdition(state, (at) => attach(at, 'fort', 'C-land').answer)).not.toContain(true);
  expect(silentOn('fort', 'C-land')).toEqual(['CR_2005', 'CR_2006']);
});

test('E07: only the range of the Aura’s controller counts', () => {
  const mixed = ring(five, { objects, players: [2, 1, 1, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence })) });
  expect(attach(mixed, 'aura', 'C-bear').answer).toBe(true);
});

test('N14: before 2007 nothing was said of Auras on players', () => {
  expect(silentOn('aura', 'C')).toEqual(['CR_2005', 'CR_2006']);
  expect(doubts(attach(under('CR_2005', state), 'aura', 'C-bear').because)).toEqual([]);
});

test('704.5n: Equipment is for creatures, Fortifications for lands, as they are while it is attached', () => {
  const luxior = {
    name: 'Luxior',
    type_line: 'Artifact — Equipment',
    oracle_text: "Equipped permanent isn't a planeswalker and is a creature in addition to its other types.",
  };
  const walker = thing('walker', 'Planeswalker', 'A');
  const table = ring(five, { objects: [...objects, walker, { id: 'luxior', owner: 'A', cardData: luxior }] });
  const may = (attachment: string, to: string) => attach(table, attachment, to).answer;
  expect([may('sword', 'A-bear'), may('sword', 'walker'), may('luxior', 'walker')]).toEqual([true, false, true]);
  expect([may('fort', 'A-bear'), may('fort', 'C-land')]).toEqual([false, true]);
  expect(attach(table, 'sword', 'walker').because[0].says).toBe(
    "walker is not a creature, so sword can't be attached to it.",
  );
});

test('704.5m, 704.5n, 704.5p: what is a creature as well is attached to nothing, nor is Equipment to what is elsewhere', () => {
  const living = thing('living', 'Artifact Creature — Equipment', 'A');
  const table = ring(five, {
    objects: [
      ...[...objects, living, thing('spirit', 'Enchantment Creature — Aura', 'A')],
      { ...living, id: 'lizard', cardData: { name: 'lizard', text: 'Reconfigure {2}' } },
      thing('corpse', 'Creature — Ox', 'A', { zone: 'GRAVEYARD' }),
    ],
  });
  const asked = (attachment: string, to: string): string => {
    const { answer, because } = attach(table, attachment, to);
    return `${answer}: ${rules(because).join()}`;
  };
  expect(['living', 'spirit', 'lizard'].map((each) => asked(each, 'A-bear'))).toEqual([
    ...['false: 704.5p', 'false: 704.5m', 'true: 801.1'],
  ]);
  expect(asked('sword', 'corpse')).toBe('false: 704.5n');
  expect(attach(table, 'sword', 'corpse').because[0].says).toBe(
    "corpse is not on the battlefield, so sword can't be attached to it.",
  );
});

test('what an Aura enchants counts as well; nothing is attached to a player who has left', () => {
  const aura = thing('aura', 'Enchantment — Aura', 'A', { enchants: { types: ['Land'] }, zone: 'HAND' });
  expect(rules(attach(ring(five, { objects: [aura, ...bears('A')] }), 'aura', 'A-bear').because)).toEqual(['303.4c']);
  expect(rules(attach(leftBy(state, 'B'), 'aura', 'B').because)).toEqual(['800.4a']);
});

test('what Equipment may be attached to counts as well, and what a card bars, in words', () => {
  const said = (attachment: string, from: GameState) => attach(from, attachment, 'A-bear').because[0].says;
  const ofLands = thing('sword', 'Artifact — Equipment', 'A', { enchants: { types: ['Land'] } });
  expect(said('sword', ring(five, { objects: [ofLands, ...bears('A')] }))).toBe(
    'sword can be attached only to certain objects, and A-bear is not one of them.',
  );
  expect(said('aura', state)).toBe("A-bear is within A's range, so aura can be attached to A-bear.");
  expect(rules(attach(state, 'sword', 'A-bear').because)).toEqual(['801.9']);
  const printed = (name: string, type_line: string, oracle_text: string) => ({
    ...{ id: name, owner: 'A', cardData: { name, type_line, oracle_text } },
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

test.each([
  ['E01: an Aura is attached to what is in range', 'aura', 'B B-bear', 'C C-bear', '801.8'],
  ['E04: Equipment goes to objects in range, never to a player', 'sword', 'B-bear', 'C-bear B', '801.9'],
])('%s', (_, attachment, to, notTo, rule) => {
  const attached = `${to} ${notTo}`.split(' ').filter((each) => attach(state, attachment, each).answer);
  expect(attached.join(' ')).toBe(to);
  expect(rules(attach(state, attachment, notTo.split(' ')[0] ?? '').because)).toEqual([rule]);
});

test('303.4c: an enchant ability that was not understood is a doubt, unless the table tells what it allows', () => {
  const cardData = { name: 'Vow', type_line: 'Enchantment — Aura', oracle_text: 'Enchant creature that is asleep' };
  const doubted = (more: Partial<ObjectDescription>) =>
    attach(ring(five, { objects: [{ id: 'vow', owner: 'A', cardData, ...more }, ...bears('A')] }), 'vow', 'A-bear')
      .because[0].doubt;
  expect(doubted({})).toBe('"Enchant creature that is asleep" of Vow is not used, but could change the answer.');
  expect(doubted({ enchants: { types: ['Creature'] } })).toBeUndefined();
  expect(doubted({ cardData: { ...cardData, oracle_text: 'Enchant creature' } })).toBeUndefined();
});
