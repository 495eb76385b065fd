import { describe, expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { describe as told } from '../../../src/domain/setup/describe.js';
import { departure } from '../departures.js';
import { after, creature, doubts, ids, ring, saidBy, table, thing, type GameEvent } from '../tables.js';
import { valueOf } from '../../value-of.js';

const exiled = (waits: object) =>
  ring('Ann Bob Cat', {
    objects: [thing('ring', 'Enchantment', 'Bob'), creature('ox', 'Cat', { zone: 'EXILE', ...waits })],
  });

describe('what was exiled until something leaves the battlefield (610.3)', () => {
  const state = exiled({ exiledUntil: 'ring' });

  test('comes back as that leaves, whatever takes it', () => {
    for (const event of [
      { objectMoves: { object: 'ring', zone: 'GRAVEYARD' } },
      { objectsRemoved: { objects: ['ring'] } },
      { playerLeaves: { player: 'Bob' } },
    ] as const) {
      const ox = after(state, event).objects.get('ox');
      expect([ox?.zone, ox?.controller, ox?.exiledUntil]).toEqual(['BATTLEFIELD', 'Cat', undefined]);
    }
    expect(after(state, { taps: { objects: ['ring'] } }).objects.get('ox')?.zone).toBe('EXILE');
  });

  test('is told in the summary of what takes that', () => {
    const said = (event: GameEvent) => valueOf(takePlace(state, [event], { force: false }))[0]?.summary;
    expect(said({ playerLeaves: { player: 'Bob' } })).toBe('Bob concedes and leaves the game; ox comes back (610.3).');
    expect(said({ objectMoves: { object: 'ring', zone: 'EXILE' } })).toBe(
      'ring moves to exile; ox comes back (610.3).',
    );
    expect(said({ taps: { objects: ['ring'] } })).toBe('Tapped: ring.');
  });

  test('begins as an event', () => {
    const begun = after(
      ring('Ann Bob Cat', { objects: [thing('ring', 'Enchantment', 'Bob'), creature('ox', 'Cat')] }),
      { objectMoves: { object: 'ox', zone: 'EXILE', exiledUntil: 'ring' } },
    );
    expect(begun.objects.get('ox')).toMatchObject({ zone: 'EXILE', exiledUntil: 'ring' });
    expect(after(begun, { objectMoves: { object: 'ring', zone: 'HAND' } }).objects.get('ox')?.zone).toBe('BATTLEFIELD');
  });

  test('is told among what a departure does', () => {
    const { returned, because } = departure(state, 'Bob');
    expect(ids(returned)).toEqual(['ox']);
    const says = "ox was exiled until ring leaves the battlefield, so it comes back under Cat's control.";
    expect(because.find(({ rule }) => rule.number === '610.3')?.says).toBe(says);
    expect(ids(departure(state, 'Cat').returned)).toEqual([]);
    expect(ids(departure(exiled({ exiledUntil: 'ring', owner: 'Bob' }), 'Bob').returned)).toEqual([]);
  });

  test('is told again as it was', () => expect(table(told(state)).objects).toEqual(state.objects));
});

describe('what a triggered ability would return', () => {
  const state = exiled({ returnedByTriggerOf: 'ring' });

  test('stays in exile where that ability’s controller has left (800.4d)', () => {
    const { returned, because } = departure(state, 'Bob');
    expect(ids(returned)).toEqual([]);
    expect(because.find(({ rule }) => rule.number === '800.4d')?.says).toBe(
      'ring would return ox by an ability that triggers as it leaves the battlefield, but Bob has left the game: ox stays in exile.',
    );
    const left = after(state, { playerLeaves: { player: 'Bob' } });
    const ox = left.objects.get('ox');
    expect([ox?.zone, ox?.returnedByTriggerOf]).toEqual(['EXILE', undefined]);
    expect(table(told(left)).objects).toEqual(left.objects);
  });

  test('comes back, if nothing is done about that ability, where its controller stays (603.10a)', () => {
    const { because } = departure(after(state, { controlChanges: { object: 'ring', to: 'Cat' } }), 'Bob');
    expect([saidBy(because, '603.10a'), doubts(because)]).toEqual([
      ['ring leaves the battlefield, and its ability that returns ox triggers.'],
      ['Whether that ability resolves is unknown.'],
    ]);
  });
});

test.each([
  [{ zone: 'HAND' as const, exiledUntil: 'ring' }, 'ox is in HAND, not in exile (610.3).'],
  [{ zone: 'EXILE' as const, exiledUntil: 'ox' }, 'ox is not on the battlefield, so ox has come back (610.3).'],
  [
    { zone: 'EXILE' as const, exiledUntil: 'ring', returnedByTriggerOf: 'ring' },
    'ox: give exiledUntil or returnedByTriggerOf, not both.',
  ],
])('nor does it move so: %j', (given, message) => {
  const state = ring('Ann Bob Cat', { objects: [thing('ring', 'Enchantment', 'Bob'), creature('ox', 'Cat')] });
  expect(() => after(state, { objectMoves: { object: 'ox', ...given } })).toThrow(message);
});

test.each([
  [{ exiledUntil: 'ring', zone: 'HAND' }, 'ox is in HAND, not in exile (610.3).'],
  [{ exiledUntil: 'ring', returnedByTriggerOf: 'ring' }, 'give exiledUntil or returnedByTriggerOf, not both.'],
  [{ exiledUntil: 'ring', token: true }, "ox is a token, which can't come back from exile (111.8)."],
  [{ exiledUntil: 'ox' }, 'ox is not on the battlefield, so ox has come back (610.3).'],
])('%j is refused', (more, message) => expect(() => exiled(more)).toThrow(message));
