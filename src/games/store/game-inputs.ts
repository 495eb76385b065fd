import {
  atLeast,
  defaulted,
  enumeration,
  flag,
  id,
  readLater,
  timeSchema,
  optional,
  required,
  objectSchema,
  text,
  type ScalarSchema,
  type ValueOf,
} from '../../domain/schema/schema.js';
import { events } from '../../domain/events/events.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { variant } from '../../domain/state/vocabulary.js';
import { rulesEdition } from '../../domain/rulebook/editions.js';
import { GAME_ID } from './encodable.js';

export const gameStatus = enumeration('GameStatus', 'Whether a stored game is over.', {
  IN_PROGRESS: 'It is in progress.',
  FINISHED: 'It is over (104.1).',
});

export type GameStatus = ValueOf<typeof gameStatus>;

export const gameFilter = objectSchema('GameFilter', 'Selects stored games; all given conditions must hold.', {
  status: optional(gameStatus, 'Whether it is over.'),
  variant: optional(variant, 'The variant played.'),
  edition: optional(rulesEdition, 'The edition of the rules.'),
  player: optional(id, 'The id of a player of the game.'),
  name: optional(text(), 'Part of the name, in any case.'),
  createdFrom: optional(
    timeSchema,
    'Stored at this time or later; with `createdBefore`, a period that adjoins the next.',
  ),
  createdAfter: optional(timeSchema, 'Stored after this time.'),
  createdBefore: optional(timeSchema, 'Stored before this time.'),
  finishedFrom: optional(
    timeSchema,
    'Finished at this time or later; with `finishedBefore`, a period that adjoins the next.',
  ),
  finishedAfter: optional(timeSchema, 'Finished after this time.'),
  finishedBefore: optional(timeSchema, 'Finished before this time.'),
});
export type GameFilter = ValueOf<typeof gameFilter>;

const gameId: ScalarSchema<string> = {
  ...id,
  pattern: { expression: GAME_ID, inWords: '1 to 128 letters, digits or . _ ~ -' },
};

export const createGameInput = objectSchema('CreateGameInput', 'A game to store.', {
  id: optional(gameId, 'Your own id: letters, digits and . _ ~ -, but not . or .. alone. Generated if omitted.'),
  name: optional(text(), 'Its name.'),
  state: required(gameStateDescription, 'The table at the start.'),
  shuffleSeats: defaulted(
    flag,
    false,
    'Draws the seats and the starting player at random, as far as the variant says (806.3, 807.3, 808.4, 809.4).',
  ),
  seed: optional(text(), 'Makes the draw repeatable. Generated if omitted.'),
});

const expectedVersion = optional(
  atLeast(0),
  'The version that the change builds on; if the game is at another, VERSION_CONFLICT. Over REST, the If-Match header.',
);

/** The arguments of each change of a stored game. */
export const changes = {
  recordEvents: objectSchema('RecordEventsArguments', 'Events to record.', {
    game: required(id, 'The game.'),
    events: required(readLater({ ...events, minimum: 1 }), 'The events, in order.'),
    expectedVersion,
    force: defaulted(flag, false, 'Records events even if the rules forbid them.'),
    occurredAt: optional(
      timeSchema,
      'When the events happened at the table; stored with each event, in addition to when it was recorded.',
    ),
  }),
  replaceState: objectSchema('ReplaceStateArguments', 'A new table.', {
    game: required(id, 'The game.'),
    state: required(readLater(gameStateDescription), 'The table as it is now.'),
    expectedVersion,
  }),
  revertTo: objectSchema('RevertToArguments', 'A return to an earlier version.', {
    game: required(id, 'The game.'),
    version: required(atLeast(0), 'The version to return to.'),
    expectedVersion,
  }),
  deleteGame: objectSchema('DeleteGameArguments', 'A game to delete.', {
    id: required(id, 'The game.'),
    expectedVersion,
  }),
};

/** How many entries a page may have. */
export const pageSize = atLeast(1, 100);

/** Returns the arguments of a list that is read page by page. */
export const pageArguments = (size: number) => ({
  first: defaulted(pageSize, size, 'The maximum number of entries, up to 100.'),
  after: optional(text(), 'The cursor after which the page begins.'),
});

/** The arguments of the feed of events of all games. */
export const feedArguments = {
  ...pageArguments(50),
  after: optional(text(), 'The `endCursor` of the page before; without one, the feed from its beginning.'),
};
