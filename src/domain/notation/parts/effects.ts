import { suggestionFor } from '../../words/nearest.js';
import type { EffectDescription } from '../../state/description.js';
import { readCharacteristics } from '../../state/effects/new-characteristics.js';
import { untilAt } from '../words/durations.js';
import { error, type Parsed } from '../text/errors.js';
import { filterAfter } from '../words/filter-words.js';
import { keywordPhrases } from '../words/keyword-words.js';
import type { Mention, Names } from '../text/names.js';
import { isObjectPhrase } from '../words/object-words.js';
import { phraseAt, phrasesOf, textsOf, unknownAt, normalizeName, type EndsName } from '../text/phrases.js';
import {
  timestamp,
  followedBy,
  lacks,
  namedOnce,
  withMention,
  givenOnce,
  constantReader,
  mergeFields,
  withNumber,
  wordsFrom,
} from '../text/readers.js';
import type { Reader as PhraseReader, FieldsFrom, Word } from '../text/readers.js';
import { rulePhrases } from '../words/rule-words.js';
import { genitiveAt } from '../text/sections.js';
import type { Token } from '../text/tokens.js';

type Reader = PhraseReader<EffectDescription>;

/** Whether a phrase about an effect begins at a position; a name ends before it. */
export const isEffectPhrase: EndsName = (tokens, place) =>
  phraseAt(phrases, tokens, place) !== null || isObjectPhrase(tokens, place);

const lasting: Reader = (tokens, place, at) =>
  untilAt(tokens, place - 1, isEffectPhrase) ??
  untilAt(tokens, place - 3, isEffectPhrase) ??
  lacks(place, at, 'A duration');

const onObject: Reader = withMention(isEffectPhrase, 'An object', (on, names) => ({ on: [names.object(on)] }));

const byName = namedOnce<EffectDescription>(isEffectPhrase);

const phrases = phrasesOf<Reader>(
  ...keywordPhrases<EffectDescription>('', (keyword) => ({ keywords: [keyword] })),
  ...keywordPhrases<EffectDescription>('loses ', (keyword) => ({ losesKeywords: [keyword] })),
  ['loses all abilities', constantReader({ losesAllAbilities: true })],
  givenOnce(
    'becomes',
    'kind',
    followedBy('NAME', 'What it becomes, in backquotes,', (text) => ({ becomes: readCharacteristics(text) })),
  ),
  ...rulePhrases(isEffectPhrase),
  byName('controlled by', 'control', 'Who controls it', (by, names) => ({ givesControlTo: names.player(by) })),
  ['on', onObject],
  ['and on', onObject],
  givenOnce('on each', 'group', filterAfter),
  byName('from', 'source', 'The object whose effect it is', (from, names) => ({ from: names.object(from) })),
  givenOnce(
    'offer',
    'offer',
    withNumber((offer) => ({ offer })),
  ),
  byName('of player', 'player', 'The player that an offer needs', (of, names) => ({ player: names.player(of) })),
  givenOnce('until', 'end', lasting),
  givenOnce('as long as', 'end', lasting),
  givenOnce('timestamp', 'timestamp', timestamp),
);

/** Reads an effect: its controller, its name, its changes, its objects and its duration. */
export const effectOf = (tokens: readonly Token[]): Parsed<(names: Names) => EffectDescription> => {
  const colon = tokens.findIndex(({ kind, text }) => kind === 'WORD' && text.endsWith(':'));
  const head = tokens.slice(0, colon + 1).map((token, place) => (place === colon ? withoutColon(token) : token));
  const { words, errors } = wordsFrom(tokens, colon + 1, 'this effect', (place, at) => wordAt(tokens, place, at));
  const parts = [readHead(head.filter(({ text }) => text)), ...words.flatMap((word) => word.fieldsFrom ?? [])];
  return { value: (names) => mergeFields(parts.map((each) => each(names))), errors };
};

const wordAt = (tokens: readonly Token[], place: number, at: number): Word<EffectDescription> => {
  const found = phraseAt(phrases, tokens, place, normalizeName);
  if (found) return found.meaning(tokens, found.next, at);
  const { text, next } = unknownAt(tokens, place, (end) => isEffectPhrase(tokens, end));
  return { next, error: error(at, () => unexpected(text)) };
};

const withoutColon = (token: Token): Token => ({ ...token, text: token.text.slice(0, -1) });

/** Reads the effect's controller and name: Ann's Overrun. */
const readHead = (head: readonly Token[]): FieldsFrom<EffectDescription> => {
  const whose = genitiveAt(head, () => true);
  const player = whose && mentionOf(whose.name);
  const name = mentionOf(head.slice(whose?.next ?? 0))?.text;
  return (names) => ({ ...(player && { controller: names.player(player) }), ...(name && { name }) });
};

const mentionOf = (tokens: readonly Token[]): Mention | null => {
  const [first] = tokens;
  return first ? { at: first.at, text: tokens.map(({ text }) => text).join(' ') } : null;
};

const expected =
  ': what it does is expected, as in flying, loses all abilities or goaded by Bob; on and a name; until end of turn.';

/** The phrases suggested for a misspelled one. */
const suggestions: readonly string[] = textsOf(phrases).filter((words) => !words.startsWith('loses '));

const unexpected = (text: string): string =>
  `"${text}" is not understood as part of an effect${suggestionFor(text, suggestions) || expected}`;
