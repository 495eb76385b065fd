import { rulingSchema } from '../domain/answer.js';
import { standingSchema } from '../domain/rules/104-standings.js';
import {
  flag,
  identifier,
  integer,
  json,
  listOf,
  timeSchema,
  nullable,
  objectSchema,
  optional,
  overRest,
  required,
  string,
  viewOf,
  type Schema,
  type ValueOf,
  type ValuesOf,
} from '../domain/schema/schema.js';
import { playerEntity } from '../domain/state/output-schemas.js';
import { variant } from '../domain/state/vocabulary.js';
import { rulesEdition } from '../domain/rulebook/editions.js';
import type { GameRecord, Page } from './games.js';
import { gameStatus } from './store/game-inputs.js';

const stored = {
  id: required(identifier, 'Its id.'),
  name: nullable(string, 'Its name.'),
  variant: required(variant, 'The multiplayer variant.'),
  edition: required(rulesEdition, 'The edition of the rules that it follows.'),
  status: required(gameStatus, 'Whether it goes on.'),
  version: required(integer, 'The number of events recorded; 0 for a new game. Over REST the ETag begins with it.'),
  createdAt: required(timeSchema, 'When it was stored.'),
  updatedAt: required(timeSchema, 'When it last changed.'),
  finishedAt: nullable(timeSchema, 'When it finished.'),
  seed: nullable(string, 'The seed with which the seats were shuffled; null if they were not.'),
};
export type StoredGame = ValuesOf<typeof stored>;

/** A field that REST returns only with a single game, not in lists. */
const inOneGame = <Value>(type: Schema<Value>, description: string) =>
  overRest(required(type, description), optional(type, `${description} Only in the answer about one game.`));

export const gameSchema = viewOf<GameRecord>()('Game', 'A stored game.', {
  ...stored,
  winners: inOneGame(
    listOf(playerEntity),
    'Who won, members of the winning team who had left included; nobody as long as it goes on.',
  ),
  standings: inOneGame(listOf(standingSchema), 'The players from the last one standing to the first one out.'),
});

const logged = {
  version: required(integer, "The game's version after this event."),
  type: required(
    string,
    'The name of the input field that recorded it, for example playerLeaves; or replaceState, revertTo.',
  ),
  input: required(json, 'The event as it was sent.'),
  recordedAt: required(timeSchema, 'When it was recorded.'),
  occurredAt: nullable(timeSchema, 'When it happened at the table, if the client said so; otherwise null.'),
  summary: required(string, 'One sentence, with names.'),
};
export type LoggedEvent = ValuesOf<typeof logged>;

export const recordedEventSchema = objectSchema('GameEvent', 'An event of a stored game.', {
  ...logged,
  illegalBecause: required(listOf(rulingSchema), 'The rules that a forced event broke; empty otherwise.'),
});

export const feedEventSchema = objectSchema('FeedEvent', 'An event of any stored game, in the feed of all of them.', {
  game: required(identifier, 'The id of its game.'),
  ...recordedEventSchema.fields(),
});

/** The schema of the answer to recording events, given the schema of an event. */
export const eventsRecorded = <Event>(event: Schema<Event>) =>
  objectSchema('EventsRecorded', 'The game after recording events, and those events.', {
    game: required(gameSchema, 'The game as it is now.'),
    events: required(listOf(event), 'The events, in order.'),
  });

export const pageInfo = objectSchema('PageInfo', 'The position of a page in the whole list.', {
  hasNextPage: required(flag, 'Whether there is more after it.'),
  hasPreviousPage: required(flag, 'Whether there is more before it.'),
  startCursor: nullable(string, 'The cursor of the first entry.'),
  endCursor: nullable(
    string,
    'The cursor of the last entry; pass it as `after` for the next page. On an empty page of the feed, the position to continue from.',
  ),
});

/** The position of a page in the whole list. */
export const pageInfoOf = ({
  items,
  hasNextPage,
  hasPreviousPage,
  continueFrom,
}: Omit<Page<unknown>, 'totalCount'>): ValueOf<typeof pageInfo> => ({
  hasNextPage,
  hasPreviousPage,
  startCursor: items[0]?.cursor ?? null,
  endCursor: items.at(-1)?.cursor ?? continueFrom ?? null,
});
