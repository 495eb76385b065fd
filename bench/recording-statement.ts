import type { Addition, BaseVersion } from '../src/games/changes/append.js';
import { built } from '../test/built.js';
import { valueOf } from '../test/value-of.js';
import { sampleTable } from './sample-table.js';

/** A statement with its one value, JSON that has placeholders. */
export interface Statement {
  readonly text: string;
  readonly value: string;
}

/** Placeholders for the game, its version before and its version after. */
export const GAME = 'the-game';
export const VERSION = 1_234_566;
export const NEXT = VERSION + 1;

const { factsAtStart } = await built('games/statistics/facts.js');
const { readDescription } = await built('domain/setup/read-description.js');
const { additionRow } = await built('games/changes/append.js');
const { APPEND } = await built('games/changes/appending-statement.js');

const record = { results: [], status: 'IN_PROGRESS', variant: 'FREE_FOR_ALL', edition: 'CR_2026' } as const;

/** The recorded event: a change of a player's life, at a table that the server has cached. */
const change = (incarnation: string): readonly [BaseVersion, Addition] => {
  const state = valueOf(readDescription(sampleTable(8, 200)));
  const facts = factsAtStart(state);
  const entry = {
    type: 'lifeChanges',
    input: { kind: 'LOSE', amounts: [{ player: 'player-3', amount: 1 }] },
    summary: 'Player 3 loses 1 life.',
    illegalBecause: [],
    occurredAt: null,
    after: state,
    facts,
    isNewStart: false,
  };
  const from = { record: { ...record, version: VERSION, incarnation }, table: { state, facts } };
  return [from, { entries: [entry], after: state, facts }];
};

/** Returns the statement with which the server records an event. */
export const recordingStatement = (incarnation: string): Statement => {
  const row = additionRow('local', GAME, ...change(incarnation));
  return { text: APPEND, value: JSON.stringify([row]) };
};
