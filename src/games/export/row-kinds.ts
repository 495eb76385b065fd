/** The type of an exported column. */
export type ColumnType = 'text' | 'integer' | 'moment' | 'json';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly description: string;
  readonly isNullable?: boolean;
  /** The expression that the statement selects from games g, their facts f, events e or players p. */
  readonly from: string;
}

/** The kinds of exported rows. */
export const exportKinds = ['games', 'events', 'players'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** A kind of rows: its columns, its source, and the columns that order and identify the rows. */
export interface RowKind {
  readonly description: string;
  readonly columns: readonly Column[];
  readonly source: string;
  /** Names of columns; their values, separated by slashes, are the key of a row. */
  readonly key: readonly string[];
}

const column =
  (type: ColumnType) =>
  (name: string, from: string, description: string): Column => ({ name, type, from, description });
const text = column('text');
const integer = column('integer');
const moment = column('moment');
const json = column('json');
const orNull = (column: Column): Column => ({ ...column, isNullable: true });

/** Every kind of rows, column by column; the API documents and all export formats are derived from it. */
export const rowKinds: Readonly<Record<ExportKind, RowKind>> = {
  games: {
    description: 'A stored game.',
    source: 'games g',
    key: ['id'],
    columns: [
      text('id', 'g.id', 'Its id.'),
      orNull(text('name', 'g.name', 'Its name.')),
      text('variant', 'g.variant', 'The multiplayer variant.'),
      text('edition', 'g.edition', 'The edition of the rules.'),
      text('status', 'g.status', 'IN_PROGRESS or FINISHED.'),
      integer('version', 'g.version', 'The number of recorded events.'),
      integer('players', 'cardinality(g.player_ids)', 'The number of players who sat down.'),
      orNull(text('seed', 'g.seed', 'The seed of the seat draw.')),
      moment('createdAt', 'g.created_at', 'When it was stored.'),
      moment('updatedAt', 'g.updated_at', 'When it last changed.'),
      orNull(moment('finishedAt', 'g.finished_at', 'When it ended.')),
    ],
  },
  events: {
    description: 'An event of a stored game.',
    source: 'games g JOIN events e ON e.tenant_id = g.tenant_id AND e.game_id = g.id',
    key: ['game', 'version'],
    columns: [
      text('game', 'e.game_id', 'The id of the game.'),
      integer('version', 'e.version', "The game's version after this event."),
      text('type', 'e.type', 'The name of an event, or replaceState or revertTo.'),
      json('input', 'e.input', 'The recorded input.'),
      text('summary', 'e.summary', 'What happened, in one sentence.'),
      orNull(json('illegalBecause', 'e.illegal_because', 'The rulings that a forced event broke.')),
      moment('recordedAt', 'e.recorded_at', 'When it was recorded.'),
      orNull(moment('occurredAt', 'e.occurred_at', 'When it happened at the table, if the client said so.')),
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
      integer('seat', '(p.seat - 1)::int', 'Numbered from 0 to the left.'),
      orNull(
        integer(
          'seatFromStarter',
          '((p.seat - 1 - f.starting_seat + cardinality(g.player_ids)) % cardinality(g.player_ids))::int',
          'Numbered from 0 for the starting player; null if the starting player is unknown.',
        ),
      ),
      text('player', 'p.id', 'The id of the player.'),
      orNull(text('result', 'r.result', 'WON, LOST or DREW; null while they play.')),
      orNull(integer('place', 'r.place', '1 for the last one standing.')),
      orNull(integer('leftAtVersion', 'r."atVersion"', 'The version after which they were out.')),
    ],
  },
};
