import { expect, test } from '@jest/globals';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { actions, cited, doubted, world } from '../state-based-actions.js';
import { emperors, leftBy, nextTurn, ring, type GameState } from '../tables.js';

/** Seats worlds of those players, each newer than the one before it, with a range of 1. */
const near = (...owners: string[]) =>
  ring('A B C D E F', { range: 1, objects: owners.map((owner, index) => world(`W${index + 1}`, owner, index + 1)) });

const five = 'A B C D E';
const said = (state: GameState) => stateBasedActions(state)[0]?.because[0].says;
/** Sets up two worlds where an emperor sees the generals of the other team, who do not see them. */
const seen = (older: string, newer: string, timestamp = 2) =>
  emperors({ objects: [world('W1', older, 1), world('W2', newer, timestamp)] });

test('G07, G10: the rules and the words', () => {
  const state = seen('AE', 'B1');
  expect(cited(state)).toEqual(['704.5k', '801.12']);
  expect(said(state)).toBe("W2 is newer than W1, so W1 goes to its owner's graveyard.");
  expect(said(seen('AE', 'B1', 1))).toBe("W2 is just as new as W1, so W1 goes to its owner's graveyard.");
});

test('without the option the newest of the table stays, and none on a tie', () => {
  const state = ring(five, { objects: [world('W1', 'A', 1), world('W2', 'C', 2), world('W3', 'D', 1)] });
  expect(actions(state)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W3']);
  expect(cited(state)).toEqual(['704.5k', '704.5k']);
  const tie = ring(five, { objects: [world('W1', 'A', 2), world('W2', 'C', 2), world('W3', 'D', 1)] });
  expect(actions(tie)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W2', 'TO_GRAVEYARD W3']);
  expect(doubted(tie)).toEqual([]);
});

test.each<[string, GameState, string[], number]>([
  ['G07: the older one sees the newer: it goes', seen('AE', 'B1'), ['W1'], 0],
  ['G08: only the newer sees the older: both stay', seen('B1', 'AE'), [], 0],
  ['G10: a tie that only one of them sees', seen('AE', 'B1', 1), ['W1'], 1],
  ['G11: in a chain of three the older two go together, one with a doubt', near('A', 'B', 'C'), ['W1', 'W2'], 1],
  ['G12: the newest that is out of range does not count', near('A', 'B', 'D'), ['W1'], 1],
  ['G13: two worlds out of range', near('A', 'C'), [], 0],
  ['G13: while the seat between them counts', leftBy(near('A', 'C'), 'B'), [], 0],
  ['G13: meet as the next turn begins', nextTurn(leftBy(near('A', 'C'), 'B')), ['W1'], 0],
])('%s', (_, state, go, doubtful) => {
  expect(actions(state)).toEqual(go.map((id) => `TO_GRAVEYARD ${id}`));
  expect(doubted(state)).toHaveLength(doubtful);
});
