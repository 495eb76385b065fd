import { cardTypes } from '../../rulebook/keywords-and-types.js';
import type { EntityFilter, NumberFilter } from '../../state/filters/entity-filter.js';
import { keywordPhrases } from './keyword-words.js';
import { isObjectPhrase } from './object-words.js';
import { isNumber, isWordAt, phraseAt, phrasesOf, normalizeName, type EndsName } from '../text/phrases.js';
import {
  withNumber,
  followedBy,
  lacks,
  namedOnce,
  constantReader,
  givenOnce,
  mergeFields,
  wordsFrom,
} from '../text/readers.js';
import type { Reader as PhraseReader } from '../text/readers.js';
import type { Token } from '../text/tokens.js';
import { colors } from '../text/words.js';

type Reader = PhraseReader<EntityFilter>;
type Phrase = readonly [words: string, reader: Reader];

/** The numbers that a filter may limit. */
export const figures = ['power', 'toughness'] as const;

/** Creates the phrases for limits of a number: power at least 2 and at most 4. */
const bounded = (figure: (typeof figures)[number]): readonly Phrase[] => {
  const bound = (limits: NumberFilter): Partial<EntityFilter> => ({ [figure]: limits });
  const atLeast: Reader = (tokens, place, at) => {
    const [least, most] = [tokens[place]?.text, tokens[place + 4]?.text];
    const isBoth = ['and', 'at', 'most'].every((word, index) => isWordAt(tokens, place + 1 + index, word));
    return isNumber(least) && isNumber(most) && isBoth
      ? constantReader(bound({ atLeast: Number(least), atMost: Number(most) }))(tokens, place + 5, at)
      : withNumber((count) => bound({ atLeast: count }))(tokens, place, at);
  };
  const atMost: Reader = withNumber((count) => bound({ atMost: count }));
  return [givenOnce(`${figure} at least`, figure, atLeast), givenOnce(`${figure} at most`, figure, atMost)];
};

/** Whether the words of a filter begin at a position; a name ends before them. */
export const isFilterPhrase: EndsName = (tokens, place) => (phraseAt(phrases, tokens, place)?.next ?? 0) > place + 1;

const endsName: EndsName = (tokens, place) =>
  isFilterPhrase(tokens, place) ||
  isObjectPhrase(tokens, place) ||
  isWordAt(tokens, place, 'from') ||
  isWordAt(tokens, place, 'loses');

const byName = namedOnce<EntityFilter>(endsName);

const byPlayer = (words: string, field: 'controller' | 'owner' | 'opponentOf'): Phrase =>
  byName(words, `word ${words}`, 'A player', (by, names) => ({ [field]: names.player(by) }));

const phrases = phrasesOf<Reader>(
  ['permanent', constantReader({})],
  ...cardTypes.map((type): Phrase => [type, constantReader({ types: [type] })]),
  ...colors.map(([words, color]): Phrase => [words, constantReader({ colors: [color] })]),
  givenOnce('tapped', 'state', constantReader({ tapped: true })),
  givenOnce('untapped', 'state', constantReader({ tapped: false })),
  ['called', followedBy('NAME', 'A name in backquotes', (name) => ({ name }))],
  byPlayer('controlled by', 'controller'),
  byPlayer('controlled by opponents of', 'opponentOf'),
  byPlayer('owned by', 'owner'),
  ...keywordPhrases<EntityFilter>('with ', (keyword) => ({ keywords: [keyword] })),
  ...keywordPhrases<EntityFilter>('without ', (keyword) => ({ not: { keywords: [keyword] } })).map(([words, reader]) =>
    givenOnce(words, 'keyword that they lack', reader),
  ),
  ...figures.flatMap(bounded),
);

const typeLine = followedBy<EntityFilter>('TYPE_LINE', 'Types', (text) => ({ types: text.split(' ') }));

const readerAt = (tokens: readonly Token[], place: number) =>
  phraseAt(phrases, tokens, place, normalizeName) ??
  (tokens[place]?.kind === 'TYPE_LINE' ? { meaning: typeLine, next: place } : null);

/** Reads a filter up to the first word that is not a part of it: red creature controlled by Ann with flying. */
export const filterAfter: PhraseReader<{ readonly creatures: EntityFilter }> = (tokens, place, at) => {
  const { words, errors, next } = wordsFrom(tokens, place, 'these', (begins, from) => {
    const found = readerAt(tokens, begins);
    return found && found.meaning(tokens, found.next, from);
  });
  if (next === place) return lacks(place, at, 'A description, as in each creature controlled by Ann,');
  const [first] = errors;
  return {
    fieldsFrom: (names) => ({ creatures: mergeFields(words.map(({ fieldsFrom }) => fieldsFrom(names))) }),
    next,
    ...(first && { error: first }),
  };
};
