/** The topic of a line, by its first words; PLAYER for all other lines. */
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

/** The first words of lines with a colon, and their topics. */
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

/** The topics' first words; a player with such a name has to be in backquotes. */
export const topicWords: readonly string[] = topics.map(([words]) => words.join(' '));
