import { expect, test } from '@jest/globals';
import { roundsOfAttachments } from '../../../src/domain/cards/layers/sizes.js';
import { perform } from '../../../src/domain/rules/704.3-performing.js';
import { stepsOfEvents } from '../../../src/questions/catalogue/work.js';
import { takePlace } from '../../../src/domain/events/events.js';
import { legend, world } from '../state-based-actions.js';
import { after, creature, ids, ring, siege, thing, written, type GameState } from '../tables.js';
import { standardLimits } from '../../../src/questions/catalogue/budget.js';

const performed = (state: GameState, ...keep: string[]) => {
  const { after, actions, undecided } = perform(state, new Set(keep));
  return {
    actions: actions.map(({ kind, objects, players }) => [kind, ...ids(objects), ...ids(players)].join(' ')),
    undecided: undecided.map(({ objects }) => ids(objects).join(' ')),
    zones: [...after.objects.values()].map(({ id, zone }) => `${id} ${zone}`),
    inGame: ids(after.players.filter((player) => player.inGame)),
  };
};

test('all that apply at once, then those that come of them', () => {
  const gear = 'B: aura (Enchantment — Aura) on `token` | C: sword (Artifact — Equipment) on `token`';
  expect(performed(written(`A: token 2/0 token | ${gear}`))).toEqual({
    actions: ['TO_GRAVEYARD token', 'CEASES_TO_EXIST token', 'TO_GRAVEYARD aura'],
    undecided: [],
    zones: ['aura GRAVEYARD', 'sword BATTLEFIELD'],
    inGame: ['A', 'B', 'C'],
  });
});

test('what may not be attached comes off and stays; what dies is the newest of all, in order', () => {
  const objects = [
    thing('land', 'Land', 'A', { timestamp: 7 }),
    thing('sword', 'Artifact — Equipment', 'A', { attachedTo: 'land', timestamp: 2 }),
    creature('small', 'B', { toughness: 0, timestamp: 3 }),
    creature('tiny', 'B', { toughness: 0, timestamp: 4 }),
  ];
  const { after, actions } = perform(ring('A B', { objects }), new Set());
  expect(actions.map(({ kind }) => kind)).toEqual(['TO_GRAVEYARD', 'TO_GRAVEYARD', 'UNATTACH']);
  expect(after.objects.get('sword')?.attachedTo).toBeNull();
  expect([...after.objects.values()].map(({ timestamp }) => timestamp)).toEqual([7, 2, 8, 9]);
});

/** Auras, each attached to the one before it; the first to the last object, if they go in a circle. */
const tower = (height: number, first: string | null = null): GameState => {
  const aura = (index: number) => (index ? `aura${index - 1}` : first);
  const objects = Array.from({ length: height }, (_, index) =>
    thing(`aura${index}`, 'Enchantment — Aura', 'A', { attachedTo: aura(index) ?? 'A' }),
  );
  return ring('A B', { objects });
};

test('of attachments one to another each falls off in a round of its own, and as many are counted before', () => {
  const falling = { objectMoves: { object: 'aura0', zone: 'EXILE' } } as const;
  const checked = (state: GameState) => stepsOfEvents(state, [falling, { stateBasedActions: {} }]);
  expect(performed(after(tower(5), falling)).actions).toEqual([1, 2, 3, 4].map((each) => `TO_GRAVEYARD aura${each}`));
  expect([tower(1), tower(2), tower(5), tower(5, 'aura4')].map(roundsOfAttachments)).toEqual([0, 0, 3, 5]);
  expect(checked(tower(1_000)) / checked(tower(100))).toBeGreaterThan(80);
  expect(checked(tower(2_000))).toBeGreaterThan(standardLimits.work);
});

test('of legends of one name only the one kept stays; they wait until it is said which', () => {
  const state = ring('A B C', { objects: [legend('one', 'A'), legend('two', 'A'), legend('three', 'A')] });
  expect(performed(state)).toMatchObject({ actions: [], undecided: ['one two three'] });
  expect(performed(state, 'one', 'two').undecided).toEqual(['one two three']);
  expect(performed(state, 'two').zones).toEqual(['one GRAVEYARD', 'two BATTLEFIELD', 'three GRAVEYARD']);
});

test('a protector is chosen by an event of its own', () => {
  const state = ring('A B C', { objects: [siege('siege', 'A', 'A'), world('old', 'A', 1), world('new', 'B', 2)] });
  const zones = ['siege BATTLEFIELD', 'old GRAVEYARD', 'new BATTLEFIELD'];
  expect(performed(state)).toMatchObject({ actions: ['TO_GRAVEYARD old'], zones });
});

test('a Siege without a protector is not passed over', () => {
  const said = (...given: Parameters<typeof ring>) => {
    const taken = takePlace(ring(...given), [{ stateBasedActions: {} }], { force: false });
    return taken.ok ? taken.value.map(({ summary }) => summary) : [];
  };
  const one = siege('one', 'A', 'A');
  expect(said('A B C', { objects: [one] })).toEqual(['State-based actions: one still needs a protector.']);
  const objects = [one, siege('two', 'B', 'B')];
  expect(said('A B C', { objects, players: [{}, {}, { life: 0 }] })).toEqual([
    'State-based actions: C loses and one and two still need a protector.',
  ]);
  expect(said('A B C')).toEqual(['There are no state-based actions to perform.']);
});

test('who loses leaves with all they own; 104.4a: when everybody would, it is a draw', () => {
  const state = ring('A B C', { players: [{ life: 0 }, { poison: 10 }], objects: [creature('bear', 'A')] });
  expect(performed(state)).toMatchObject({ actions: ['PLAYER_LOSES A', 'PLAYER_LOSES B'], zones: [], inGame: ['C'] });
  const all = perform(ring('A B', { players: [{ life: 0 }, { life: 0 }] }), new Set()).after;
  expect(all.players.map(({ inGame, drew }) => [inGame, drew])).toEqual(Array(2).fill([false, true]));
});
