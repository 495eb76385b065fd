/** The first words of lines with a colon, and their topics. */
export const topics = [
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
] as const;

/** The topic of a line, by its first words; PLAYER for all other lines. */
export type Topic = 'PLAYER' | 'ZONE' | (typeof topics)[number][1];

/** The topics' first words; a player with such a name has to be in backquotes. */
export const topicWords: readonly string[] = topics.map(([words]) => words.join(' '));
