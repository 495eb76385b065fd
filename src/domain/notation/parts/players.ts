import type { PlayerDescription } from '../../state/description.js';
import { suggestionFor } from '../../words/nearest.js';
import { fieldIfAny } from '../../values/given.js';
import { error, notUnderstood, type Parsed } from '../text/errors.js';
import type { Names } from '../text/names.js';
import {
  isNumber,
  mentionAt,
  nameAt,
  phraseAt,
  phrasesOf,
  textsOf,
  unknownAt,
  normalizeName,
} from '../text/phrases.js';
import type { ReadName } from '../text/phrases.js';
import { lacks, atMostOnce, constantReader, withNumber, wordsFrom } from '../text/readers.js';
import type { PhraseFields, Reader as PhraseReader, FieldsFrom, Word } from '../text/readers.js';
import { flagPhrases, playerFlags } from '../words/flags.js';
import { adviceOnPlayerName } from './slips.js';
import type { Token } from '../text/tokens.js';

/** A player as read from the line before its colon; names are not resolved yet. */
export interface Seat {
  readonly at: number;
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly team: string | null;
  /** Whether the line gives the name alone. */
  readonly isBare: boolean;
  readonly fieldsFrom: readonly FieldsFrom<PlayerDescription>[];
}

/** A phrase about a player, with the team if it names one. */
interface ReadPhrase extends PhraseFields<PlayerDescription> {
  readonly team?: string;
}

type Reader = (...place: Parameters<PhraseReader<PlayerDescription>>) => ReadPhrase;

const team: Reader = (tokens, place, at) => {
  const name = playerNameAt(tokens, place);
  return name
    ? { fieldsFrom: (names) => ({ team: names.team(name) }), next: name.next, team: name.text, once: 'team' }
    : lacks(place, at, 'The name of a team');
};

const role = (value: NonNullable<PlayerDescription['role']>): Reader =>
  atMostOnce('role', constantReader({ role: value }));

/** Reads combat damage dealt by a commander: 7 from Krenko. */
const commanderDamage: Reader = (tokens, place, at) => {
  const amount = tokens[place]?.text;
  const from = tokens[place + 1]?.text === 'from' ? mentionAt(tokens, place + 2, endsName(tokens)) : null;
  if (!isNumber(amount) || !from) return lacks(place, at, 'An amount and the commander, as in 7 from Krenko,');
  return {
    fieldsFrom: (names) => ({ commanderDamage: [{ commander: names.object(from), amount: Number(amount) }] }),
    next: from.next,
  };
};

const phrases = phrasesOf<Reader>(
  [
    'poison',
    atMostOnce(
      'poison',
      withNumber((poison) => ({ poison }), 'A number of counters'),
    ),
  ],
  ['team', team],
  ['emperor', role('EMPEROR')],
  ['general', role('GENERAL')],
  ['left', constantReader({ inGame: false })],
  ['left this turn', constantReader({ inGame: false, leftThisTurn: true })],
  ...flagPhrases(playerFlags),
  ['commander damage', commanderDamage],
);

/** Whether a phrase about a player begins at a position; a name ends before it. */
export const isPlayerPhrase = (tokens: readonly Token[], place: number): boolean =>
  phraseAt(phrases, tokens, place) !== null;

const endsName =
  (tokens: readonly Token[]) =>
  (place: number): boolean =>
    isPlayerPhrase(tokens, place) || tokens[place]?.text === '*';

/** Reads the name in a player's line. */
export const playerNameAt = (tokens: readonly Token[], place: number): ReadName | null =>
  nameAt(tokens, place, endsName(tokens));

/** Splits a trailing * from a word into a token of its own. */
const withStars = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => {
    if (token.kind !== 'WORD' || token.text.length === 1 || !token.text.endsWith('*')) return [token];
    const text = token.text.slice(0, -1);
    return [
      { ...token, text },
      { ...token, text: '*', at: token.at + text.length },
    ];
  });

/** Reads a player's line before its colon: the name, * if it is their turn, life, and other phrases. */
export const seatOf = (line: readonly Token[]): Parsed<Seat> => {
  const tokens = withStars(line);
  const name = playerNameAt(tokens, 0);
  if (!name) return notUnderstood(tokens[0]?.at, 'The name of a player is expected here.');
  const slip = tokens[0]?.kind === 'NAME' ? null : adviceOnPlayerName(name.text);
  const { words, errors } = wordsFrom(tokens, name.next, name.text, (place) => wordAt(name.text, tokens, place));
  const fieldsFrom = words.flatMap((word) => word.fieldsFrom ?? []);
  const bare: Seat = {
    at: name.at,
    id: name.text,
    name: name.text,
    isActive: false,
    team: null,
    isBare: true,
    fieldsFrom,
  };
  const seat = words.reduce<Seat>((before, { fields }) => ({ ...before, ...fields, isBare: false }), bare);
  return { value: seat, errors: [...(slip === null ? [] : [error(name.at, slip)]), ...errors] };
};

interface PlayerWord extends Word<PlayerDescription> {
  readonly fields?: Partial<Seat>;
}

const isLife = (token: Token | undefined): boolean => token?.kind === 'WORD' && isNumber(token.text);

const wordAt = (name: string, tokens: readonly Token[], place: number): PlayerWord => {
  const token = tokens[place];
  if (!token) return { next: place };
  const next = place + 1;
  if (token.kind === 'ID') return { fields: { id: token.text }, next, once: 'id' };
  if (token.text === '*') return { fields: { isActive: true }, next };
  if (isLife(token) && tokens[next]?.text === 'from') return commanderDamage(tokens, place, token.at);
  if (isLife(token)) return { fieldsFrom: () => ({ life: Number(token.text) }), next, once: 'life' };
  const found = phraseAt(phrases, tokens, place, normalizeName);
  if (!found) return unexpected(name, tokens, place);
  const { team: named, ...read } = found.meaning(tokens, found.next, token.at);
  return { ...read, ...(named !== undefined && { fields: { team: named } }) };
};

const expected = ': a number for life, poison 3, team A, emperor, left or such a word is expected, or : and objects.';

const unexpected = (name: string, tokens: readonly Token[], place: number): PlayerWord => {
  const isKnown = (at: number) =>
    isNumber(tokens[at]?.text) || tokens[at]?.text === '*' || phraseAt(phrases, tokens, at, normalizeName) !== null;
  const { text, next } = unknownAt(tokens, place, isKnown);
  const message = () =>
    tokens[place]?.kind === 'TYPE_LINE'
      ? `"(${text})" is not understood after ${name}: write what belongs to a player without parentheses, as in ${name} ${text}.`
      : `"${text}" is not understood after ${name}${suggestionFor(text, textsOf(phrases)) || expected}`;
  return { next, error: error(tokens[place]?.at ?? 0, message) };
};

/** Converts a player to their description, once all names are known. */
export const describeSeat = (seat: Seat, range: number | null, names: Names): PlayerDescription => {
  const { id, name } = seat;
  const all = seat.fieldsFrom.map((each) => each(names));
  const damage = all.flatMap(({ commanderDamage: dealt }) => dealt ?? []);
  return {
    id,
    ...(name !== id && { name }),
    ...(range !== null && { rangeOfInfluence: range }),
    ...all.reduce((one, other) => Object.assign(one, other), {}),
    ...fieldIfAny('commanderDamage', damage),
  };
};
