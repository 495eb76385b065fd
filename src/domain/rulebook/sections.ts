import type { RulesEdition } from './editions.js';
import { heldIn, type Since } from './rule-entry.js';

/** The chapters' headings; the chapters of 600 to 609 before July 2009 are those of 800 to 811 today. */
const headings: Readonly<Record<string, Since<string>>> = {
  '600': { CR_2005: 'General' },
  '601': { CR_2005: 'Limited Range of Influence Option' },
  '801': { CR_2009: 'Limited Range of Influence Option' },
};

const chapterOf = (number: string): string => number.slice(0, 3);

/** Under which heading does a number stand in that edition? */
export const sectionOf = (number: string, edition: RulesEdition): string => {
  const heading = headings[chapterOf(number)];
  return (heading && heldIn(heading, edition)) ?? '';
};
