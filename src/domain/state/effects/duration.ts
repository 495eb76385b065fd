import { atLeast, enumeration, objectSchema, optional, player, required, type ValueOf } from '../../schema/schema.js';

export const durationEnd = enumeration('DurationEnd', 'What ends an effect (611.2a).', {
  END_OF_TURN: 'The end of the turn under way, in its cleanup step (514.2).',
  END_OF_COMBAT: 'The end of the combat phase (500.5).',
  NEXT_TURN:
    "The beginning of the player's next turn (500.5); for a player who has left, when it would have begun (800.4m).",
  END_OF_NEXT_TURN: "The end of the player's next turn; for a player who has left, when it would have begun (800.4m).",
  SOURCE_LEAVES: 'Its source leaves the battlefield (611.2b).',
  SOURCE_CHANGES_CONTROL: 'Its source leaves the battlefield, or the player no longer controls it (611.2b).',
  END_OF_GAME: 'Nothing: it lasts until the game ends (611.2a).',
});

export const duration = objectSchema(
  'DurationInput',
  'The duration of an effect (611.2a). It ends by itself as events take place.',
  {
    end: required(durationEnd, 'What ends it.'),
    player: optional(
      player,
      "For NEXT_TURN and END_OF_NEXT_TURN: whose turn; for SOURCE_CHANGES_CONTROL: under whose control the source stays. By default the effect's controller; for a goaded creature, the player who goaded it.",
    ),
    extraTurnsAfter: optional(
      atLeast(0),
      'For NEXT_TURN and END_OF_NEXT_TURN of a player who left with an extra turn to come (800.4m): how many of extraTurns, the first ones listed, come after it.',
    ),
  },
);
export type DurationEnd = Duration['end'];
export type Duration = ValueOf<typeof duration>;

/** The wordings of durations: @ stands for the player whose turn it is, # for the source, & for its controller. */
export const durationWordings: readonly (readonly [words: string, end: DurationEnd])[] = [
  ['until end of @turn', 'END_OF_TURN'],
  ['until end of @combat', 'END_OF_COMBAT'],
  ['until @next turn', 'NEXT_TURN'],
  ['until end of @next turn', 'END_OF_NEXT_TURN'],
  ['as long as # stays', 'SOURCE_LEAVES'],
  ['as long as & controls #', 'SOURCE_CHANGES_CONTROL'],
  ['until end of game', 'END_OF_GAME'],
];

/** Words a duration, with names for its placeholders. */
export const describeEnd = (end: DurationEnd, nameOf: (sign: string) => string): string =>
  durationWordings.find((each) => each[1] === end)?.[0].replace(/[@#&]/g, nameOf) ?? '';

/** Whether a duration needs a player. */
export const asksForPlayer = ({ end }: Duration): boolean => end === 'NEXT_TURN' || end === 'END_OF_NEXT_TURN';

/** Whether a duration ends with the current turn or combat. */
export const endsWithTurn = ({ end }: Duration): boolean => end === 'END_OF_TURN' || end === 'END_OF_COMBAT';

/** Whether a duration may have a player in every variant, not only in Grand Melee. */
export const takesPlayer = (until: Duration): boolean => asksForPlayer(until) || until.end === 'SOURCE_CHANGES_CONTROL';

/** Whether a duration needs the source of the effect. */
export const asksForSource = ({ end }: Duration): boolean =>
  end === 'SOURCE_LEAVES' || end === 'SOURCE_CHANGES_CONTROL';
