import type { Chapter } from '../rule-entry.js';

export const zones = {
  '400.7': {
    numbers: { CR_2009: '400.7' },
    summary: 'An object that changes zones is a new object, with no memory of what it was.',
  },
} satisfies Chapter;
