import type { PlayerDescription } from '../state/description.js';
import { added } from './added.js';
import { error, type NotationError } from './errors.js';
import type { Mention, Names } from './names.js';
import { isNumber, nameAt, phraseAt, phrasesOf } from './phrases.js';
import type { Token } from './tokens.js';

type Said = (names: Names) => Partial<PlayerDescription>;

/** A player as their line begins, before anybody else is known. */
export interface Seat {
  readonly at: number;
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly team: string | null;
  /** Whether anything is told beside the name. */
  readonly isBare: boolean;
  readonly said: readonly Said[];
}

export interface ReadSeat {
  readonly seat: Seat | null;
  readonly errors: readonly NotationError[];
}

interface Read {
  readonly said: Said;
  readonly next: number;
  readonly team?: string;
  readonly error?: NotationError;
}

type Reader = (tokens: readonly Token[], next: number, at: number) => Read;

const saying =
  (fields: Partial<PlayerDescription>): Reader =>
  (_, next) => ({ said: () => fields, next });

const expecting = (next: number, at: number, expected: string): Read => ({
  said: () => ({}),
  next,
  error: error(at, `${expected} is expected after this.`),
});

const poison: Reader = (tokens, place, at) => {
  const said = tokens[place]?.text;
  return isNumber(said)
    ? { said: () => ({ poison: Number(said) }), next: place + 1 }
    : expecting(place, at, 'A number of counters');
};

const team: Reader = (tokens, place, at) => {
  const name = playerNameAt(tokens, place);
  return name
    ? { said: (names) => ({ team: names.team(name) }), next: name.next, team: name.text }
    : expecting(place, at, 'The name of a team');
};

/** Combat damage dealt by a commander: 7 from Krenko. */
const commanderDamage: Reader = (tokens, place, at) => {
  const amount = tokens[place]?.text;
  const from = tokens[place + 1]?.text === 'from' ? mentionAt(tokens, place + 2) : null;
  if (!isNumber(amount) || !from) return expecting(place, at, 'An amount and the commander, as in 7 from Krenko,');
  return {
    said: (names) => ({ commanderDamage: [{ commander: names.object(from), amount: Number(amount) }] }),
    next: from.next,
  };
};

const phrases = phrasesOf<Reader>(
  ['poison', poison],
  ['team', team],
  ['emperor', saying({ role: 'EMPEROR' })],
  ['general', saying({ role: 'GENERAL' })],
  ['left', saying({ inGame: false })],
  ['left this turn', saying({ inGame: false, leftThisTurn: true })],
  ['drew', saying({ drew: true })],
  ["can't lose", saying({ cantLose: true })],
  ["can't win", saying({ cantWin: true })],
  ['commander damage', commanderDamage],
);

/** Whether a phrase about a player begins at that place: a name ends before it. */
export const isPlayerPhrase = (tokens: readonly Token[], place: number): boolean =>
  phraseAt(phrases, tokens, place) !== null;

/** Reads a name in the line of a player. */
export const playerNameAt = (tokens: readonly Token[], place: number): ReturnType<typeof nameAt> =>
  nameAt(tokens, place, (next) => isPlayerPhrase(tokens, next) || tokens[next]?.text === '*');

const mentionAt = (tokens: readonly Token[], place: number): (Mention & { readonly next: number }) | null => {
  const token = tokens[place];
  if (token?.kind === 'ID') return { text: token.text, at: token.at, next: place + 1 };
  return playerNameAt(tokens, place);
};

/** Splits a * from the end of the words that have one, so that it stands for itself. */
const withStars = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => {
    if (token.kind !== 'WORD' || token.text.length === 1 || !token.text.endsWith('*')) return [token];
    const text = token.text.slice(0, -1);
    return [
      { ...token, text },
      { ...token, text: '*', at: token.at + text.length },
    ];
  });

/** Reads the beginning of a player's line: the name, * where it is their turn, life, and what else is said of them. */
export const seatOf = (line: readonly Token[]): ReadSeat => {
  const tokens = withStars(line);
  const name = playerNameAt(tokens, 0);
  if (!name) return { seat: null, errors: [error(tokens[0]?.at ?? 0, 'The name of a player is expected here.')] };
  const said: Said[] = [];
  const errors: NotationError[] = [];
  let seat: Seat = { at: name.at, id: name.text, name: name.text, isActive: false, team: null, isBare: true, said };
  for (let place = name.next; place < tokens.length;) {
    const read = wordAt(seat, tokens, place);
    seat = { ...seat, ...read.told, isBare: false };
    if (read.said) said.push(read.said);
    if (read.error) errors.push(read.error);
    place = Math.max(place + 1, read.next);
  }
  return { seat, errors };
};

interface ReadWord {
  readonly told?: Partial<Seat>;
  readonly said?: Said;
  readonly next: number;
  readonly error?: NotationError | undefined;
}

const wordAt = (seat: Seat, tokens: readonly Token[], place: number): ReadWord => {
  const token = tokens[place];
  if (!token) return { next: place };
  const next = place + 1;
  if (token.kind === 'ID') return { told: { id: token.text }, next };
  if (token.text === '*') return { told: { isActive: true }, next };
  if (isNumber(token.text)) return { said: () => ({ life: Number(token.text) }), next };
  const found = phraseAt(phrases, tokens, place);
  if (!found) return { next, error: error(token.at, unexpected(seat, token)) };
  const { team: named, ...read } = found.meaning(tokens, found.next, token.at);
  return { ...read, ...(named !== undefined && { told: { team: named } }) };
};

const unexpected = ({ name }: Seat, { text }: Token): string =>
  `"${text}" says nothing of ${name}: life, poison, team, emperor, left or another such word is expected, or : and objects.`;

/** Describes a player, once everybody is known. */
export const describeSeat = (seat: Seat, range: number | null, names: Names): PlayerDescription => {
  const { id, name } = seat;
  const all = seat.said.map((said) => said(names));
  const damage = all.flatMap(({ commanderDamage: dealt }) => dealt ?? []);
  return {
    id,
    ...(name !== id && { name }),
    ...(range !== null && { rangeOfInfluence: range }),
    ...all.reduce((one, other) => Object.assign(one, other), {}),
    ...added('commanderDamage', damage),
  };
};
