import { isInRange } from '../../../src/domain/state/range.js';
import { describe, expect, test } from '@jest/globals';
import { possessionsOf } from '../../../src/domain/state/belongings.js';
import { creaturesOf } from '../../../src/domain/state/game-state.js';
import { ids, table, type Description } from '../tables.js';
import { rangeOf, ranges } from '../../../src/domain/rules/801-limited-range-of-influence.js';

const seats = [0, 1, 2, 3, 4, 5, 6];

/** Things under others' control, without a controller, protected from afar, and left behind by one who has gone. */
const description = (more: Partial<Description> = {}): Description => ({
  options: { rangeOfInfluence: 1 },
  players: seats.map((seat) => ({ id: `p${seat}`, ...(seat === 2 && { inGame: false, leftThisTurn: true }) })),
  objects: [
    { id: 'anted', typeLine: 'Artifact', owner: 'p2', zone: 'ANTE' },
    { id: 'siege', typeLine: 'Battle — Siege', owner: 'p0', protector: 'p4' },
    ...[6, 3, 0, 5].map((seat) => ({ id: `bear ${seat}`, typeLine: 'Creature — Bear', owner: `p${seat}` })),
    { id: 'stolen', typeLine: 'Creature — Bear', owner: 'p0', controlEffects: [{ givesControlTo: 'p3' }] },
    { id: 'in hand', typeLine: 'Creature — Bear', owner: 'p3', zone: 'HAND' },
    { id: 'near siege', typeLine: 'Battle — Siege', owner: 'p4', protector: 'p3' },
  ],
  ...more,
});

describe('What a player holds', () => {
  const state = table(description());
  const objects = [...state.objects.values()];

  test('is found in the order of the table', () => {
    expect(state.players.map((player) => possessionsOf(state, player))).toEqual(
      state.players.map(({ id }) => objects.filter(({ controller, owner }) => (controller ?? owner) === id)),
    );
    const creatures = state.players.map((player) => ids(creaturesOf(state, player)).join(', '));
    expect(creatures).toEqual(['bear 0', '', '', 'bear 3, stolen', '', 'bear 5', 'bear 6']);
  });

  test.each([
    ['in an edition with battles', {}],
    ['in an edition without', { edition: 'CR_2013' as const }],
    ['without a limit', { options: {} }],
  ])('is in a range, %s, as each object by itself is', (_, more) => {
    const state = table(description(more));
    const all = [...state.objects.values()];
    for (const player of state.players)
      expect(rangeOf(state, player).objects({})).toEqual(
        all.filter((object) => player.inGame && isInRange(state, player, object)),
      );
    const because = state.players.filter(({ inGame }) => inGame).map((player) => rangeOf(state, player).because);
    expect(ranges(state).map((each) => each.because)).toEqual(because);
  });

  test('is known of each table by itself', () => {
    const [bear] = table({ ...description(), objects: [] }).players;
    expect(bear && possessionsOf(table({ ...description(), objects: [] }), bear)).toEqual([]);
  });
});
