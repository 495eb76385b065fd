import {
  atLeast,
  defaulted,
  enumeration,
  flag,
  id,
  listOf,
  moment,
  optional,
  required,
  objectSchema,
  text,
  type ValueOf,
} from '../../domain/schema/schema.js';
import { gameEvent } from '../../domain/events/events.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { rulesEdition, variant } from '../../domain/state/vocabulary.js';

export const gameStatus = enumeration('GameStatus', 'Whether a stored game goes on.', {
  IN_PROGRESS: 'It goes on.',
  FINISHED: 'It is over (104.1).',
});

export const gameFilter = objectSchema('GameFilter', 'Which stored games are meant. All that is given must hold.', {
  status: optional(gameStatus, 'Whether it goes on.'),
  variant: optional(variant, 'The variant played.'),
  edition: optional(rulesEdition, 'The edition of the rules.'),
  player: optional(id, 'A game in which a player of that id sits.'),
  name: optional(text(), 'A part of the name, whatever its case.'),
  createdAfter: optional(moment, 'Stored after that moment.'),
  createdBefore: optional(moment, 'Stored before that moment.'),
  finishedAfter: optional(moment, 'Finished after that moment.'),
  finishedBefore: optional(moment, 'Finished before that moment.'),
});
export type GameFilter = ValueOf<typeof gameFilter>;

export const createGameInput = objectSchema('CreateGameInput', 'A game to store.', {
  id: optional(id, "The caller's own id: letters, digits and . _ ~ -; made where left out."),
  name: optional(text(), 'What it is called.'),
  state: required(gameStateDescription, 'The table as it starts.'),
  shuffleSeats: defaulted(
    flag,
    false,
    'Seats the players, and picks who starts, at random, as far as the variant says so (806.3, 807.3, 808.4, 809.4).',
  ),
  seed: optional(text(), 'What to shuffle by, so that it can be checked afterwards; made where left out.'),
});

const expectedVersion = optional(
  atLeast(0),
  'The version that the change builds on; another one is VERSION_CONFLICT. Over REST, the If-Match header.',
);

/** What changes a stored game, and with what. */
export const changes = {
  recordEvents: objectSchema('RecordEventsArguments', 'Events to record.', {
    game: required(id, 'The game.'),
    events: required(listOf(gameEvent, { minimum: 1, maximum: 1_000 }), 'What happened, in order.'),
    expectedVersion,
    force: defaulted(flag, false, 'Record events that the rules forbid, too.'),
  }),
  replaceState: objectSchema('ReplaceStateArguments', 'A whole new table.', {
    game: required(id, 'The game.'),
    state: required(gameStateDescription, 'The table as it stands now.'),
    expectedVersion,
  }),
  revertTo: objectSchema('RevertToArguments', 'Back to an earlier version.', {
    game: required(id, 'The game.'),
    version: required(atLeast(0), 'The version whose table comes back.'),
    expectedVersion,
  }),
  deleteGame: objectSchema('DeleteGameArguments', 'A game to delete.', {
    id: required(id, 'The game.'),
    expectedVersion,
  }),
};

/** A page of a list that is read by cursor. */
export const pageArguments = (size: number) => ({
  first: defaulted(atLeast(1, 100), size, 'How many entries at most, 100 at most.'),
  after: optional(text(), 'The cursor after which the page begins.'),
});
