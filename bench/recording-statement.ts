import type { Prisma as PrismaNamespace } from '../src/generated/prisma/client.js';
import type { Addition, From } from '../src/games/changes/append.js';
import { built } from '../test/built.js';
import { sampleTable } from './sample-table.js';

/** A captured statement with placeholders for the values of its request. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Placeholders for the game, its version before and its version after. */
export const GAME = 'the-game';
export const VERSION = 1_234_566;
export const NEXT = VERSION + 1;

const { factsAtStart } = await built('games/statistics/facts.js');
const { readDescription } = await built('domain/setup/read-description.js');
const { append } = await built('games/changes/append.js');
const { Prisma } = await built('generated/prisma/client.js');

const record = { results: [], status: 'IN_PROGRESS', variant: 'FREE_FOR_ALL', edition: 'CR_2026' } as const;

/** The recorded event: a change of a player's life, at a table that the server has cached. */
const change = (incarnation: string): readonly [From, Addition] => {
  const read = readDescription(sampleTable(8, 200));
  if (!read.ok) throw new Error('The sample is no table.');
  const { value: state } = read;
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

/** Captures the statement with which the server records an event. */
export const recordingStatement = async (incarnation: string): Promise<Statement> => {
  let sent: PrismaNamespace.Sql | undefined;
  const client = {
    $queryRaw: (...given: Parameters<typeof Prisma.sql>) => {
      sent = Prisma.sql(...given);
      return Promise.resolve([]);
    },
  };
  await append(client as unknown as Parameters<typeof append>[0], 'local', GAME, ...change(incarnation));
  if (!sent) throw new Error('Nothing was sent.');
  return { text: sent.text, values: sent.values };
};
