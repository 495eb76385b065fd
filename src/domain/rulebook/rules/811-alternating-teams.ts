import type { Chapter } from './written-rule.js';

export const alternatingTeams = {
  '811.1': [
    'CR_2005 609.1, CR_2009 809.1: The Teams variant is played by two or more teams of equal size.',
    'CR_2013 811.1: Alternating Teams is played by two or more teams of equal size.',
  ],
  '811.2':
    "CR_2005 609.2, CR_2009 809.2, CR_2013 811.2: The options are settled before play begins; what follows are this variant's defaults.",
  '811.2a': 'CR_2005 609.2a, CR_2009 809.2a, CR_2013 811.2a: A range of influence of two is recommended.',
  '811.2b':
    'CR_2005 609.2b, CR_2009 809.2b, CR_2013 811.2b: The game uses attack left, attack right or attack multiple players, and only one of them.',
  '811.2c': "CR_2006 609.2c, CR_2009 809.2c, CR_2013 811.2c: Creatures normally aren't deployed.",
  '811.3':
    'CR_2005 609.4, CR_2006 609.3, CR_2009 809.3, CR_2013 811.3: The teams are spaced evenly around the table, so that nobody sits next to a teammate.',
  '811.4': [
    'CR_2005 609.5, CR_2006 609.4, CR_2009 809.4, CR_2013 811.4: A player can attack only opponents seated next to them.',
    'CR_2023: A player can attack only opponents seated next to them, planeswalkers that those control and battles that those protect.',
  ],
  '811.5':
    "CR_2006 609.6, CR_2009 809.6, CR_2013 811.5: Teammates share no resources and can't handle each other's cards; they may talk, but see each other's hands only if they sit side by side.",
  '809.5 CR_2009':
    'CR_2005 609.6, CR_2006 609.5, CR_2009 809.5, CR_2013 gone: The Teams variant is won and lost by the ordinary rules.',
} satisfies Chapter;
