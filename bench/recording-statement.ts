import type { Prisma as PrismaNamespace } from '../src/generated/prisma/client.js';
import type { Addition, From } from '../src/games/changes/append.js';
import { built } from './built.js';
import { sampleTable } from './sample-table.js';

/** A statement as it is sent, with values that stand for those of the call that it belongs to. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What stands in the statement for the game, for its version before, and for the one that it leads to. */
export const GAME = 'the-game';
export const VERSION = 1_234_566;
export const NEXT = VERSION + 1;

const { factsAtStart } = await built('games/statistics/facts.js');
const { readDescription } = await built('domain/game-state/read-description.js');
const { append } = await built('games/changes/append.js');
const { Prisma } = await built('generated/prisma/client.js');

const record = { results: [], status: 'IN_PROGRESS', variant: 'FREE_FOR_ALL', edition: 'CR_2026' } as const;

/** What is recorded: a player's life. Of a table that is known, as it is when a server records again and again. */
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
    after: state,
    facts,
    isNewStart: false,
  };
  const from = { version: VERSION, incarnation, record, table: { state, facts } };
  return [from, { entries: [entry], after: state, facts }];
};

/** The statement that records an event, as the server makes it. */
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
