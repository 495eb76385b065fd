import { capitalized } from '../words/capitalized.js';
import { cardTypes, supertypes } from './keywords-and-types.js';

/** Writes a word of a type line as rulings do: subtypes capitalized, types and supertypes in lower case. */
export const describeType = (word: string): string => {
  const lower = word.toLowerCase();
  return [cardTypes, supertypes].some((each) => each.includes(lower)) ? lower : capitalized(word);
};
