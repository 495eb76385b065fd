import type { Chapter } from './written-rule.js';

export const attackLeftAndRight = {
  '803.1': 'CR_2005 604.1, CR_2009 803.1: Some multiplayer games limit attacks to the left or to the right.',
  '803.1a': [
    'CR_2005 604.1a, CR_2009 803.1a: With attack left a player can attack only the opponent seated immediately to their left, and nobody if the nearest opponent on that side sits farther away.',
    "CR_2023: With attack left a player can attack only the opponent seated immediately to their left, that player's planeswalkers and the battles that they protect, and nothing if the nearest opponent on that side sits farther away.",
  ],
  '803.1b': [
    'CR_2005 604.1b, CR_2009 803.1b: With attack right a player can attack only the opponent seated immediately to their right, and nobody if the nearest opponent on that side sits farther away.',
    "CR_2023: With attack right a player can attack only the opponent seated immediately to their right, that player's planeswalkers and the battles that they protect, and nothing if the nearest opponent on that side sits farther away.",
  ],
} satisfies Chapter;
