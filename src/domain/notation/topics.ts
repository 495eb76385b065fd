/** The subject of a line with a colon: its first words tell, else it is a player's. */
export type Topic =
  | 'PLAYER'
  | 'ZONE'
  | 'STACK'
  | 'COMBAT'
  | 'BLOCKS'
  | 'TURN'
  | 'MARKERS'
  | 'TEAMS'
  | 'RANGES'
  | 'EXTRA_TURNS'
  | 'EFFECTS'
  | 'ATTACKED'
  | 'BLOCKED';

/** The first words of a line with a colon, and what it is about. */
export const topics: readonly (readonly [readonly string[], Topic])[] = [
  [['stack'], 'STACK'],
  [['combat'], 'COMBAT'],
  [['blocks'], 'BLOCKS'],
  [['turn'], 'TURN'],
  [['markers'], 'MARKERS'],
  [['teams'], 'TEAMS'],
  [['ranges'], 'RANGES'],
  [['extra', 'turns'], 'EXTRA_TURNS'],
  [['effects'], 'EFFECTS'],
  [['attacked'], 'ATTACKED'],
  [['blocked'], 'BLOCKED'],
];

/** The words that tell the topic of a line: a player who has one as a name stands in backquotes. */
export const topicWords: readonly string[] = topics.map(([words]) => words.join(' '));
