import type { Chapter } from './written-rule.js';

export const deployCreatures = {
  '804.1':
    "CR_2005 603.1, CR_2009 804.1: Deploying creatures is always possible in Emperor and may be allowed in other team variants; where everybody plays alone it usually isn't.",
  '804.2':
    'CR_2005 603.2, CR_2009 804.2: Every creature can be tapped, when a sorcery could be cast, to give control of it to a teammate who is its target.',
} satisfies Chapter;
