import { capitalized } from '../words/capitalized.js';
import { cardTypes, supertypes } from './keywords-and-types.js';

/** Words a word of the type line: subtypes are names, types are not. */
export const typeSaid = (word: string): string => {
  const lower = word.toLowerCase();
  return [cardTypes, supertypes].some((each) => each.includes(lower)) ? lower : capitalized(word);
};
