import { suggestionFor } from '../../words/nearest.js';
import type { Description } from '../../state/description.js';
import { error, notUnderstood, type NotationError, type Parsed } from '../text/errors.js';
import type { Mention, Names } from '../text/names.js';
import { isNumber, nameAt, phraseAt, phrasesOf } from '../text/phrases.js';
import { constantReader, mergeFields, withNumber, wordsFrom, type Reader } from '../text/readers.js';
import type { Token } from '../text/tokens.js';
import { flagPhrases, markerFlags } from '../words/flags.js';
import { steps, stepWords } from '../text/words.js';

type TurnSaid = Omit<NonNullable<Description['turn']>, 'activePlayers'>;

export interface ReadTurn {
  readonly at: number;
  readonly turn: (names: Names) => TurnSaid;
  readonly errors: readonly NotationError[];
}

const withoutCommas = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => (token.kind === 'WORD' ? { ...token, text: token.text.replace(/,+$/, '') } : token));

const expected = `: a number, a step (${stepWords.join(', ')}), ended, or resumes after a player is expected.`;

/** Reads the turn: number, step, whether it ended, and for an extra turn the player whose regular turn came last. */
export const turnOf = (at: number, line: readonly Token[]): ReadTurn => {
  const tokens = withoutCommas(line);
  let turn: TurnSaid = {};
  let resumes: Mention | null = null;
  const errors: NotationError[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    const step = phraseAt(steps, tokens, place);
    const after = phraseAt(resumesAfter, tokens, place);
    const mention = after && nameAt(tokens, after.next, () => false);
    if (step) turn = { ...turn, step: step.meaning };
    else if (isNumber(token?.text)) turn = { ...turn, number: Number(token?.text) };
    else if (token?.text === 'ended') turn = { ...turn, ended: true };
    else if (mention) resumes = mention;
    else errors.push(error(token?.at ?? at, () => unexpected(token?.text ?? '')));
    place = step?.next ?? mention?.next ?? place + 1;
  }
  const after = resumes;
  return { at, turn: (names) => ({ ...turn, ...(after && { resumesAfter: names.player(after) }) }), errors };
};

const unexpected = (text: string): string =>
  `"${text}" is not understood as part of a turn${suggestionFor(text, stepWords) || expected}`;

const resumesAfter = phrasesOf<true>(['resumes after', true]);

/** A turn marker in a description. */
export type Marker = NonNullable<Description['turnMarkers']>[number];

/** The phrases about a turn marker. */
export const markerWords = phrasesOf<Reader<Marker>>(
  ...[...steps.values()]
    .flat()
    .map(({ words, meaning }) => [words.join(' '), constantReader({ step: meaning })] as const),
  ...flagPhrases(markerFlags),
  ['removals', withNumber((removals) => ({ removals }))],
);

/** Reads a turn marker of Grand Melee: its number, its holder, and other phrases. */
export const markerOf = (tokens: readonly Token[]): Parsed<(names: Names) => Marker> => {
  const [number] = tokens;
  const holder = nameAt(tokens, 1, (place) => phraseAt(markerWords, tokens, place) !== null);
  if (!number || !isNumber(number.text) || !holder)
    return notUnderstood(number?.at, 'A marker is its number and its holder, as in 1 Ann.');
  const { words, errors, next } = wordsFrom(tokens, holder.next, 'marker', (place, at) => {
    const found = phraseAt(markerWords, tokens, place);
    return found && found.meaning(tokens, found.next, at);
  });
  if (next < tokens.length) return notUnderstood(tokens[next]?.at, markerExpected);
  const fields = (names: Names) => mergeFields(words.map((word) => word.fieldsFrom(names)));
  return {
    value: (names) => ({ number: Number(number.text), holder: names.player(holder), ...fields(names) }),
    errors,
  };
};

const markerExpected = 'A step, waiting, removals and a number, or (no) regular turn to come is expected here.';
