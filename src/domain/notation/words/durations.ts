import { durationWordings } from '../../state/effects/duration.js';
import type { EffectDescription } from '../../state/description.js';
import {
  isWordAt,
  mentionAt,
  phraseAt,
  phrasesOf,
  normalizeName,
  type EndsName,
  type ReadName,
} from '../text/phrases.js';
import { lacks, type PhraseFields } from '../text/readers.js';
import type { Token } from '../text/tokens.js';

/** A duration, with the source and the player that it depends on. */
export type DurationFields = Pick<EffectDescription, 'until' | 'from' | 'controller'>;

const nouns = phrasesOf(...['turn', 'combat', 'next turn', 'game'].map((words) => [words, words] as const));

/** Reads a duration ("until …", "as long as …"); null if none begins there. */
export const untilAt = (
  tokens: readonly Token[],
  place: number,
  endsName: EndsName,
): PhraseFields<DurationFields> | null => {
  if (isWordAt(tokens, place, 'until', normalizeName)) return endAt(tokens, place + 1, endsName);
  const isWhile = ['as', 'long', 'as'].every((word, index) => isWordAt(tokens, place + index, word, normalizeName));
  return isWhile ? sourceAt(tokens, place + 3, endsName) : null;
};

const endAt = (tokens: readonly Token[], place: number, endsName: EndsName): PhraseFields<DurationFields> => {
  const isEnd = isWordAt(tokens, place, 'end') && isWordAt(tokens, place + 1, 'of');
  const begins = isEnd ? place + 2 : place;
  const whose = phraseAt(nouns, tokens, begins) ? null : genitiveAt(tokens, begins, endsName);
  const noun = phraseAt(nouns, tokens, whose?.next ?? begins);
  const phrase = `until ${isEnd ? 'end of ' : ''}${whose ? '@' : ''}${noun?.meaning ?? ''}`;
  const end = durationWordings.find(([words]) => phrase === words || phrase === words.replace('@', ''))?.[1];
  if (!end || !noun) return lacks(place, tokens[place - 1]?.at ?? 0, expected);
  return {
    fieldsFrom: (names) => ({ until: { end, ...(whose && { player: names.player(whose) }) } }),
    next: noun.next,
  };
};

const expected = "End of turn, end of combat, end of game, Bob's next turn or end of Bob's next turn";

/** Reads a possessive: Bob's. */
const genitiveAt = (tokens: readonly Token[], place: number, endsName: EndsName): ReadName | null => {
  const isGenitive = (at: number): boolean => /('s|s')$/u.test(tokens[at]?.text ?? '') && tokens[at]?.kind === 'WORD';
  const name = mentionAt(tokens, place, (next) => isGenitive(next - 1) || endsName(tokens, next));
  if (!name) return null;
  if (isGenitive(name.next - 1)) return { ...name, text: name.text.replace(/'s$|'$/u, '') };
  return isWordAt(tokens, name.next, "'s") ? { ...name, next: name.next + 1 } : null;
};

/** Reads "Aura stays" or "Ann controls Aura" after "as long as". */
const sourceAt = (tokens: readonly Token[], place: number, endsName: EndsName): PhraseFields<DurationFields> => {
  const isEnd = (next: number): boolean =>
    endsName(tokens, next) || isWordAt(tokens, next, 'stays') || isWordAt(tokens, next, 'controls');
  const first = mentionAt(tokens, place, isEnd);
  if (first && isWordAt(tokens, first.next, 'stays'))
    return {
      fieldsFrom: (names) => ({ from: names.object(first), until: { end: 'SOURCE_LEAVES' } }),
      next: first.next + 1,
    };
  const source = first && isWordAt(tokens, first.next, 'controls') ? mentionAt(tokens, first.next + 1, isEnd) : null;
  if (!source) return lacks(place, tokens[place - 1]?.at ?? 0, 'A source that stays, or a player who controls it,');
  return {
    fieldsFrom: (names) => ({
      controller: names.player(first ?? source),
      from: names.object(source),
      until: { end: 'SOURCE_CHANGES_CONTROL' },
    }),
    next: source.next,
  };
};
