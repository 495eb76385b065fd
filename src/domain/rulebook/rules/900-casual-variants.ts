import type { Chapter } from './written-rule.js';

export const casualVariants = {
  '901.2':
    'CR_2013 901.2: Planechase of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  '901.10':
    'CR_2013 901.10: When the owner of a face-up plane or phenomenon leaves, the planar controller turns up a new one from their own planar deck.',
  '901.12': 'CR_2013 901.12: Planechase can be played as Two-Headed Giant, by the rules of both.',
  '901.13': 'CR_2013 901.13: Planes and phenomena ignore ranges, except in Grand Melee.',
  '901.14': 'CR_2013 901.14: In Grand Melee several planes or phenomena may be face up at the same time.',
  '903.2':
    'CR_2013 903.2: Commander of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  '903.7': 'CR_2013 903.7: In Commander a player starts at 40 life.',
  '903.10a':
    'CR_2013 903.14a, CR_2018 903.10a: In Commander a player who has been dealt 21 combat damage by one commander over the game loses.',
  '904.2': 'CR_2013 904.2: Archenemy is played by two teams with shared team turns and attacks on several players.',
  '905.3':
    'CR_2018 905.3: Conspiracy Draft of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
} satisfies Chapter;
