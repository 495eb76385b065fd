import type { Chapter } from '../rule-entry.js';

export const teamVsTeam = {
  '808.1': {
    numbers: { CR_2013: '808.1' },
    summary: 'In Team vs. Team two or more teams of any size play against each other.',
  },
  '808.2': { numbers: { CR_2013: '808.2' }, summary: 'A team sits together, in the order that it likes.' },
  '808.3': {
    numbers: { CR_2013: '808.3' },
    summary: "The options are settled before play begins; what follows are this variant's defaults.",
  },
  '808.3a': { numbers: { CR_2013: '808.3a' }, summary: 'Attacking multiple players is used.' },
  '808.3b': { numbers: { CR_2013: '808.3b' }, summary: "Deploying creatures and limited ranges usually aren't used." },
  '808.4': {
    numbers: { CR_2013: '808.4' },
    summary:
      'A team chosen at random goes first, with the player in its middle seat or, if it has an even number, the player to the left of its middle; turns then go to the left.',
  },
  '808.5': {
    numbers: { CR_2013: '808.5' },
    summary:
      "Teammates share no resources and can't handle each other's cards, but they may see each other's hands and talk.",
  },
} satisfies Chapter;
