import { suggestionFor } from '../../words/nearest.js';
import type { Description } from '../../state/description.js';
import type { Step } from '../../state/vocabulary.js';
import { error, type NotationError } from '../text/errors.js';
import type { Mention, Names } from '../text/names.js';
import { isNumber, nameAt, phraseAt, phrasesOf } from '../text/phrases.js';
import type { Token } from '../text/tokens.js';
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

/** Reads the turn: its number, its step, whether it has ended, and for an extra turn whose regular turn came last. */
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
    else errors.push(error(token?.at ?? at, unexpected(token?.text ?? '')));
    place = step?.next ?? mention?.next ?? place + 1;
  }
  const after = resumes;
  return { at, turn: (names) => ({ ...turn, ...(after && { resumesAfter: names.player(after) }) }), errors };
};

const unexpected = (text: string): string =>
  `"${text}" says nothing of a turn${suggestionFor(text, stepWords) || expected}`;

const resumesAfter = phrasesOf<true>(['resumes after', true]);

type Marker = NonNullable<Description['turnMarkers']>[number];

export interface ReadMarker {
  readonly marker: ((names: Names) => Marker) | null;
  readonly errors: readonly NotationError[];
}

type Reader = (tokens: readonly Token[], next: number) => { readonly said: Partial<Marker>; readonly next: number };

const says =
  (said: Partial<Marker>): Reader =>
  (_, next) => ({ said, next });

/** The phrases about a turn marker. */
export const markerWords = phrasesOf<Reader>(
  ...[...steps.values()]
    .flat()
    .map(({ words, meaning }): readonly [string, Reader] => [words.join(' '), inStep(meaning)]),
  ['waiting', says({ inTurn: false })],
  ['removals', (tokens, next) => ({ said: { removals: Number(tokens[next]?.text) }, next: next + 1 })],
  ['regular turn to come', says({ regularTurnToCome: true })],
  ['no regular turn to come', says({ regularTurnToCome: false })],
);

function inStep(step: Step): Reader {
  return says({ step });
}

/** Reads a turn marker of Grand Melee: its number, its holder, and other phrases. */
export const markerOf = (tokens: readonly Token[]): ReadMarker => {
  const [number] = tokens;
  const holder = nameAt(tokens, 1, (place) => phraseAt(markerWords, tokens, place) !== null);
  if (!number || !isNumber(number.text) || !holder)
    return { marker: null, errors: [error(number?.at ?? 0, 'A marker is its number and its holder, as in 1 Ann.')] };
  let said: Partial<Marker> = {};
  for (let place = holder.next; place < tokens.length;) {
    const found = phraseAt(markerWords, tokens, place);
    if (!found) return { marker: null, errors: [error(tokens[place]?.at ?? 0, markerExpected)] };
    const read = found.meaning(tokens, found.next);
    said = { ...said, ...read.said };
    place = read.next;
  }
  return { marker: (names) => ({ number: Number(number.text), holder: names.player(holder), ...said }), errors: [] };
};

const markerExpected = 'A step, waiting, removals and a number, or (no) regular turn to come is expected here.';
