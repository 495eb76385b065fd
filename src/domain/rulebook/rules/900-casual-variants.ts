import type { Chapter } from '../rule-entry.js';

export const casualVariants = {
  '901.2': {
    numbers: { CR_2013: '901.2' },
    summary:
      'Planechase of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  },
  '901.10': {
    numbers: { CR_2013: '901.10' },
    summary:
      'When the owner of a face-up plane or phenomenon leaves, the planar controller turns up a new one from their own planar deck.',
  },
  '901.12': {
    numbers: { CR_2013: '901.12' },
    summary: 'Planechase can be played as Two-Headed Giant, by the rules of both.',
  },
  '901.13': { numbers: { CR_2013: '901.13' }, summary: 'Planes and phenomena ignore ranges, except in Grand Melee.' },
  '901.14': {
    numbers: { CR_2013: '901.14' },
    summary: 'In Grand Melee several planes or phenomena may be face up at the same time.',
  },
  '903.2': {
    numbers: { CR_2013: '903.2' },
    summary:
      'Commander of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  },
  '903.7': { numbers: { CR_2013: '903.7' }, summary: 'In Commander a player starts at 40 life.' },
  '903.10a': {
    numbers: { CR_2013: '903.14a', CR_2018: '903.10a' },
    summary: 'In Commander a player loses who has been dealt 21 combat damage by one commander over the game.',
  },
  '904.2': {
    numbers: { CR_2013: '904.2' },
    summary: 'Archenemy is played by two teams with shared team turns and attacks on several players.',
  },
  '905.3': {
    numbers: { CR_2018: '905.3' },
    summary:
      'Conspiracy Draft of several players is by default Free-for-All with attacks on several players and unlimited ranges.',
  },
} satisfies Chapter;
