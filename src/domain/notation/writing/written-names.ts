import { isEffectPhrase } from '../parts/effects.js';
import { isFilterPhrase } from '../words/filter-words.js';
import { countWord, strengthWord } from '../parts/objects.js';
import { isNumber, phraseAt } from '../text/phrases.js';
import { isPlayerPhrase } from '../parts/players.js';
import { adviceOnObjectName, adviceOnPlayerName } from '../parts/slips.js';
import { plainWord, type Token } from '../text/tokens.js';
import { topicWords } from '../text/topics.js';
import { markerWords } from '../parts/turns.js';

/** The words before which a name may end; it may also end before a phrase about an object, effect, player or marker. */
const endWords: ReadonlySet<string> = new Set([
  'band',
  'marker',
  'against',
  'from',
  'if',
  'unless',
  'stays',
  'controls',
]);
/** The words that cannot begin a name. */
const firstWords: ReadonlySet<string> = new Set(['each', 'opponents']);
const topics: ReadonlySet<string> = new Set(topicWords.map((words) => words.split(' ')[0] ?? ''));

const isPlainWord = ({ text }: Token): boolean =>
  text !== '' &&
  plainWord(text) === text &&
  !/[;>→"“”„‟«»″`(){}\s]|[:*]$|'s$|s'$/u.test(text) &&
  !isNumber(text) &&
  !strengthWord.test(text) &&
  !countWord.test(text);

const endsName = (tokens: readonly Token[], place: number): boolean =>
  isEffectPhrase(tokens, place) ||
  isFilterPhrase(tokens, place) ||
  isPlayerPhrase(tokens, place) ||
  phraseAt(markerWords, tokens, place) !== null ||
  endWords.has(tokens[place]?.text ?? '');

const inBackquotes = (name: string): string => `\`${name}\``;

/** Writes a name: as it is, or in backquotes if it could be read as something else. */
export const nameInNotation = (name: string): string => {
  const tokens = name.split(' ').map((text): Token => ({ kind: 'WORD', text, at: 0 }));
  const isPlain =
    tokens.every(isPlainWord) &&
    tokens.every((_, place) => place === 0 || !endsName(tokens, place)) &&
    !/\d$/.test(name) &&
    adviceOnObjectName(name) === null &&
    !topics.has(tokens[0]?.text.toLowerCase() ?? '') &&
    !firstWords.has(tokens[0]?.text ?? '');
  return isPlain ? name : inBackquotes(name);
};

/** Writes the name of a player or team at the beginning of a line. */
export const writtenFirst = (name: string): string =>
  adviceOnPlayerName(name) === null ? nameInNotation(name) : inBackquotes(name);
