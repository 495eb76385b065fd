import { since, type Chapter } from '../rule-entry.js';

export const limitedRangeOfInfluence = {
  '801.1': {
    numbers: since({ CR_2005: '601.1', CR_2009: '801.1' }),
    summary:
      'Limited range of influence is an option that most multiplayer games can use; the Emperor variant always uses it, and games of five or more players often do.',
  },
} satisfies Chapter;
