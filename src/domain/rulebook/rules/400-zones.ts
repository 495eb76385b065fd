import type { Chapter } from './written-rule.js';

export const zones = {
  '400.7':
    'CR_2005 217.1c, CR_2009 400.7: An object that changes zones is a new object, with no memory of what it was.',
} satisfies Chapter;
