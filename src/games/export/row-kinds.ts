/** What a cell of an exported column holds. */
export type ColumnType = 'text' | 'integer' | 'moment' | 'json';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly description: string;
  readonly isNullable?: boolean;
  /** What the statement reads; of games it is called g, of what is counted of one f, of events e, of players p. */
  readonly from: string;
}

/** The kinds of rows that are exported. */
export const exportKinds = ['games', 'events', 'players'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** One kind of rows: what is in them, where they come from, and the columns that order and name them. */
export interface RowKind {
  readonly description: string;
  readonly columns: readonly Column[];
  readonly source: string;
  /** Names of columns; their values with a slash between them are the key of a row. */
  readonly key: readonly string[];
}

const text = (name: string, from: string, description: string): Column => ({ name, type: 'text', from, description });
const integer = (name: string, from: string, description: string): Column => ({
  ...text(name, from, description),
  type: 'integer',
});
const moment = (name: string, from: string, description: string): Column => ({
  ...text(name, from, description),
  type: 'moment',
});
const json = (name: string, from: string, description: string): Column => ({
  ...text(name, from, description),
  type: 'json',
});
const orNull = (column: Column): Column => ({ ...column, isNullable: true });

/** Every kind of rows, column by column; the documents and all formats are made from it. */
export const rowKinds: Readonly<Record<ExportKind, RowKind>> = {
  games: {
    description: 'A stored game.',
    source: 'games g',
    key: ['id'],
    columns: [
      text('id', 'g.id', 'Its id.'),
      orNull(text('name', 'g.name', 'What it is called.')),
      text('variant', 'g.variant', 'The multiplayer variant.'),
      text('edition', 'g.edition', 'The edition of the rules.'),
      text('status', 'g.status', 'IN_PROGRESS or FINISHED.'),
      integer('version', 'g.version', 'How many events were recorded.'),
      integer('players', 'cardinality(g.player_ids)', 'How many players sat down.'),
      orNull(text('seed', 'g.seed', 'What the seats were shuffled by.')),
      moment('createdAt', 'g.created_at', 'When it was stored.'),
      moment('updatedAt', 'g.updated_at', 'When it last changed.'),
      orNull(moment('finishedAt', 'g.finished_at', 'When it was over.')),
    ],
  },
  events: {
    description: 'An event of a stored game.',
    source: 'games g JOIN events e ON e.tenant_id = g.tenant_id AND e.game_id = g.id',
    key: ['game', 'version'],
    columns: [
      text('game', 'e.game_id', 'The id of the game.'),
      integer('version', 'e.version', 'The version of the game after it.'),
      text('type', 'e.type', 'The name of an event, or replaceState or revertTo.'),
      json('input', 'e.input', 'What was recorded.'),
      text('summary', 'e.summary', 'What happened, in one sentence.'),
      orNull(json('illegalBecause', 'e.illegal_because', 'The rulings that it broke, where it was forced.')),
      moment('recordedAt', 'e.recorded_at', 'When it was recorded.'),
    ],
  },
  players: {
    description: 'A player of a stored game, and how the game ended for them.',
    source: `games g
      LEFT JOIN game_facts f ON f.tenant_id = g.tenant_id AND f.game_id = g.id
      CROSS JOIN LATERAL unnest(g.player_ids) WITH ORDINALITY AS p (id, seat)
      LEFT JOIN LATERAL (
        SELECT r.result, r.place, r."atVersion"
        FROM jsonb_to_recordset(g.results) AS r (player text, result text, place int, "atVersion" int)
        WHERE r.player = p.id
      ) r ON true`,
    key: ['game', 'seat'],
    columns: [
      text('game', 'g.id', 'The id of the game.'),
      integer('seat', '(p.seat - 1)::int', 'Counted from 0 to the left.'),
      orNull(
        integer(
          'seatFromStarter',
          '((p.seat - 1 - f.starting_seat + cardinality(g.player_ids)) % cardinality(g.player_ids))::int',
          'The same, counted from 0 for the starting player; null where nobody has told who that was.',
        ),
      ),
      text('player', 'p.id', 'The id of the player.'),
      orNull(text('result', 'r.result', 'WON, LOST or DREW; null while they play.')),
      orNull(integer('place', 'r.place', 'Counted from the last one standing.')),
      orNull(integer('leftAtVersion', 'r."atVersion"', 'The version after which they were out.')),
    ],
  },
};
