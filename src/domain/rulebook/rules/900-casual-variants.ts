import { recorded, type Chapter } from '../rule-entry.js';

export const casualVariants = {
  '901.2': {
    numbers: recorded({ CR_2009: null, CR_2018: '901.2', CR_2023: '901.2', CR_2026: '901.2' }),
    summary:
      'Planechase of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  },
  '901.10': {
    numbers: recorded({ CR_2009: null, CR_2018: '901.10', CR_2023: '901.10', CR_2026: '901.10' }),
    summary:
      'When the owner of a face-up plane or phenomenon leaves, the planar controller turns up a new one from their own planar deck.',
  },
  '901.12': {
    numbers: recorded({ CR_2009: null, CR_2018: '901.12', CR_2023: '901.12', CR_2026: '901.12' }),
    summary: 'Planechase can be played as Two-Headed Giant, by the rules of both.',
  },
  '901.13': {
    numbers: recorded({ CR_2009: null, CR_2018: '901.13', CR_2023: '901.13', CR_2026: '901.13' }),
    summary: 'Planes and phenomena ignore ranges, except in Grand Melee.',
  },
  '901.14': {
    numbers: recorded({ CR_2009: null, CR_2018: '901.14', CR_2023: '901.14', CR_2026: '901.14' }),
    summary: 'In Grand Melee several planes or phenomena may be face up at the same time.',
  },
  '903.2': {
    numbers: recorded({ CR_2009: null, CR_2018: '903.2', CR_2023: '903.2', CR_2026: '903.2' }),
    summary:
      'Commander of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  },
  '903.7': {
    numbers: recorded({ CR_2009: null, CR_2018: '903.7', CR_2023: '903.7', CR_2026: '903.7' }),
    summary: 'In Commander a player starts at 40 life.',
  },
  '903.10a': {
    numbers: recorded({ CR_2009: null, CR_2018: '903.10a', CR_2023: '903.10a', CR_2026: '903.10a' }),
    summary: 'In Commander a player loses who has been dealt 21 combat damage by one commander over the game.',
  },
  '904.2': {
    numbers: recorded({ CR_2008: null, CR_2018: '904.2', CR_2023: '904.2', CR_2026: '904.2' }),
    summary: 'Archenemy is played by two teams with shared team turns and attacks on several players.',
  },
  '905.3': {
    numbers: recorded({ CR_2008: null, CR_2018: '905.3', CR_2023: '905.3', CR_2026: '905.3' }),
    summary:
      'Conspiracy Draft of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  },
} satisfies Chapter;
