import { capitalized } from '../../words/capitalized.js';
import { followedBy, says, type Reader } from '../text/readers.js';
import { keywords } from '../text/words.js';

/** Creates the phrases for keywords, with an optional prefix: flying, loses flying. */
export const keywordPhrases = <Described>(
  before: string,
  said: (keyword: string) => Partial<Described>,
): readonly (readonly [string, Reader<Described>])[] => [
  ...keywords.map((name) => [`${before}${name}`, says(said(capitalized(name)))] as const),
  [`${before}keyword`, followedBy('NAME', 'A keyword in backquotes', said)],
  [
    `${before}protection from`,
    followedBy('WORD', 'A word for what it has protection from', (text) => said(`Protection from ${text}`)),
  ],
];
