import { expect, test } from '@jest/globals';
import { forceEvents } from '../../../src/questions/catalogue/suppose.js';
import { priority } from '../../../src/questions/priority.js';
import { rangeOf } from '../../../src/questions/range-of.js';
import { table } from '../../domain/tables.js';

const held = { number: 1, holder: 'p3', inTurn: true };
const waiting = { number: 2, holder: 'p1', inTurn: false };
const melee = table({
  variant: 'GRAND_MELEE',
  players: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'].map((id) => ({ id })),
  turn: { activePlayers: ['p3'] },
  turnMarkers: [held, waiting],
});

const doubtOf = (state: typeof melee, events: Parameters<typeof forceEvents>[1]) => {
  const supposed = forceEvents(state, events);
  if (!supposed.ok) throw new Error(supposed.failure.code);
  const asked = [rangeOf.ask(supposed.value, { player: 'p1' }), priority.ask(supposed.value, { marker: 2 })];
  return asked.map((answer) => answer.ok && (answer.value as { because: { doubt?: string }[] }).because[0]?.doubt);
};

test('807.4d: a turn that may not begin is supposed with a doubt', () => {
  const mayNot = /^This supposes that a turn has begun, but it may not begin: p3, within three seats/;
  const doubt = expect.stringMatching(mayNot);
  expect(doubtOf(melee, [{ turnBegins: { marker: 2 } }])).toEqual([doubt, doubt]);
});

test('one that may begin is supposed without', () => {
  const far = table({
    variant: 'GRAND_MELEE',
    players: melee.players.map(({ id }) => ({ id })),
    turn: { activePlayers: ['p5'] },
    turnMarkers: [{ ...held, holder: 'p5' }, waiting],
  });
  expect(doubtOf(far, [{ turnBegins: { marker: 2 } }])).toEqual([undefined, undefined]);
});
