import type { Chapter } from './written-rule.js';

export const teamVsTeam = {
  '808.1': 'CR_2013 808.1: In Team vs. Team two or more teams of any size play against each other.',
  '808.2': 'CR_2013 808.2: A team sits together, in the order that it likes.',
  '808.3': "CR_2013 808.3: The options are settled before play begins; what follows are this variant's defaults.",
  '808.3a': 'CR_2013 808.3a: Attacking multiple players is used.',
  '808.3b': "CR_2013 808.3b: Deploying creatures and limited ranges usually aren't used.",
  '808.4':
    'CR_2013 808.4: A team chosen at random goes first, with the player in its middle seat or, if it has an even number, the player to the left of its middle; turns then go to the left.',
  '808.5':
    "CR_2013 808.5: Teammates share no resources and can't handle each other's cards, but they may see each other's hands and talk.",
} satisfies Chapter;
