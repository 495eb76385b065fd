import type { RulesEdition } from './editions.js';
import { heldIn, type Since } from './rule-entry.js';

/** The chapters' headings by number; from July 2009 on 600 to 609 are other chapters, and 800 to 811 are the multiplayer ones. */
const headings: Readonly<Record<string, Since<string>>> = {
  '600': { CR_2005: 'General' },
  '601': { CR_2005: 'Limited Range of Influence Option' },
  '602': { CR_2005: 'Attack Multiple Players Option' },
  '603': { CR_2005: 'Deploy Creatures Option', CR_2009: 'Handling Triggered Abilities' },
  '604': { CR_2005: 'Attack Left and Attack Right Options' },
  '605': { CR_2005: 'Free-for-All Variant' },
  '606': { CR_2005: 'Two-Headed Giant Variant' },
  '607': { CR_2005: 'Emperor Variant' },
  '608': { CR_2005: 'Grand Melee Variant', CR_2009: 'Resolving Spells and Abilities' },
  '609': { CR_2005: 'Teams Variant', CR_2009: 'Effects' },
  '800': { CR_2009: 'General' },
  '801': { CR_2009: 'Limited Range of Influence Option' },
  '802': { CR_2009: 'Attack Multiple Players Option' },
  '803': { CR_2009: 'Attack Left and Attack Right Options' },
  '804': { CR_2009: 'Deploy Creatures Option' },
  '805': { CR_2009: 'Free-for-All Variant', CR_2013: 'Shared Team Turns Option' },
  '806': { CR_2009: 'Two-Headed Giant Variant', CR_2013: 'Free-for-All Variant' },
  '807': { CR_2009: 'Emperor Variant', CR_2013: 'Grand Melee Variant' },
  '808': { CR_2009: 'Grand Melee Variant', CR_2013: 'Team vs. Team Variant' },
  '809': { CR_2009: 'Teams Variant', CR_2013: 'Emperor Variant' },
  '810': { CR_2013: 'Two-Headed Giant Variant' },
  '811': { CR_2013: 'Alternating Teams Variant' },
};

/** Under which heading does a number stand in that edition? */
export const sectionOf = (number: string, edition: RulesEdition): string => {
  const heading = headings[number.slice(0, 3)];
  return (heading && heldIn(heading, edition)) ?? '';
};
