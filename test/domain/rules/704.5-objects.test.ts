import { expect, test } from '@jest/globals';
import { actions, cited } from '../state-based-actions.js';
import { creature, ring, thing } from '../tables.js';

const five = 'A B C D E';

test('tokens and copies that are not where they can be, creatures without toughness', () => {
  const objects = [
    creature('token', 'A', { token: true, zone: 'GRAVEYARD' }),
    creature('here', 'A', { token: true }),
    thing('copy', 'Instant', 'A', { card: false, zone: 'EXILE' }),
    thing('ability', 'Ability', 'A', { card: false, zone: 'STACK' }),
    thing('emblem', 'Emblem — Jace', 'A', { card: false, zone: 'COMMAND' }),
    creature('frail', 'A', { toughness: 0 }),
    thing('unknown', 'Creature', 'A'),
  ];
  const state = ring(five, { objects });
  expect(actions(state)).toEqual(['CEASES_TO_EXIST token', 'CEASES_TO_EXIST copy', 'TO_GRAVEYARD frail']);
  expect(cited(state)).toEqual(['704.5d', '704.5e', '704.5f']);
});

test('704.5d, 704.5e: a copy of a spell is no token that has left; a card stays wherever it is', () => {
  const zones = ['STACK', 'GRAVEYARD'] as const;
  const found = (more: object) =>
    zones.flatMap((zone) => actions(ring(five, { objects: [thing('it', 'Instant', 'A', { zone, ...more })] })).length);
  expect(found({ token: true, card: false })).toEqual([0, 1]);
  expect(found({ card: false })).toEqual([0, 1]);
  expect(found({})).toEqual([0, 0]);
});
