import { isGameWord } from './grammar/words.js';
import { keywordName } from './grammar/keyword-names.js';
import { tokensOf } from './grammar/tokens.js';
import { plain } from './paragraphs.js';

const commonWord =
  /^(?:the|an?|all|each|no|not|any|as|if|other|another|you|your|this|that|when|whenever|at|in|it|its|to|target|equip|protection|players?|opponents?|spells?|cards?|attacks?|blocks?|commanders?|goad|goaded)$/i;

/** Whether part of a name may stand for the whole: not if it means something else in card text. */
const isName = (words: string): boolean =>
  /^\p{Lu}[\p{L}\d-]/u.test(words) && !commonWord.test(words) && !isGameWord(words) && !keywordName(tokensOf(words), 0);

/** "Orsa of the Fen" and "Old Orsa" are also "Orsa": a name's beginnings, and each of its words that is a name. */
const partsOf = (name: string): readonly string[] => {
  const words = name.split(' ');
  const beginnings = words.flatMap((word, at) => (at > 0 && isName(word) ? [words.slice(0, at + 1).join(' ')] : []));
  return [...beginnings.reverse(), ...words.filter(isName)];
};

/** A card's names for itself: the full one, the part before a comma and, if legendary, other parts (201.5c). */
export const namesOf = (name: string, typeLine: string): readonly string[] => {
  const whole = plain(name);
  const short = whole.split(',')[0] ?? '';
  return [...new Set([whole, short, ...(/\blegendary\b/i.test(typeLine) ? partsOf(short) : [])])];
};
