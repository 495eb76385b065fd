import { capitalized } from '../../words/capitalized.js';
import { followedBy, constantReader, type Reader } from '../text/readers.js';
import { keywords } from '../text/words.js';

/** Creates the phrases for keywords, with an optional prefix: flying, loses flying. */
export const keywordPhrases = <Described>(
  before: string,
  fieldsOf: (keyword: string) => Partial<Described>,
): readonly (readonly [string, Reader<Described>])[] => [
  ...keywords.map((name) => [`${before}${name}`, constantReader(fieldsOf(capitalized(name)))] as const),
  [`${before}keyword`, followedBy('NAME', 'A keyword in backquotes', fieldsOf)],
  [
    `${before}protection from`,
    followedBy('WORD', 'A word for what it has protection from', (text) => fieldsOf(`Protection from ${text}`)),
  ],
];
