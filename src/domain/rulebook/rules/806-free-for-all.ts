import type { Chapter } from './written-rule.js';

export const freeForAll = {
  '806.1': 'CR_2005 605.1, CR_2009 805.1, CR_2013 806.1: In Free-for-All everybody plays for themselves.',
  '806.2':
    "CR_2005 605.2, CR_2009 805.2, CR_2013 806.2: The options are settled before play begins; what follows are this variant's defaults.",
  '806.2a':
    'CR_2005 605.2a, CR_2009 805.2a, CR_2013 806.2a: Ranges are usually unlimited; where they are limited, all players have the same one.',
  '806.2b':
    'CR_2005 605.2b, CR_2009 805.2b, CR_2013 806.2b: The game uses attack left, attack right or attack multiple players, and only one of them.',
  '806.2c': "CR_2005 605.2c, CR_2009 805.2c, CR_2013 806.2c: Creatures aren't deployed in Free-for-All.",
  '806.3': 'CR_2005 605.3, CR_2009 805.3, CR_2013 806.3: Seats are drawn at random.',
  '805.4 CR_2009': 'CR_2005 605.4, CR_2009 805.4, CR_2013 gone: Free-for-All is won and lost by the ordinary rules.',
} satisfies Chapter;
