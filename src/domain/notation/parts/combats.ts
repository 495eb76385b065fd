import type { Description } from '../../state/description.js';
import { notUnderstood, type Parsed } from '../text/errors.js';
import type { Mention, Names } from '../text/names.js';
import { isNumber, isWordAt, mentionAt, type ReadName } from '../text/phrases.js';
import type { Token } from '../text/tokens.js';

/** A combat in a description. */
export type Combat = NonNullable<Description['combats']>[number];

/** An attacker and its target, or a blocker and its attacker. */
export interface Pair {
  readonly from: Mention;
  readonly to: Mention;
  readonly band: number | null;
}

/** A combat as read from its lines. */
export interface ReadCombat {
  readonly marker: number | null;
  /** The defending player whom the active player picked. */
  readonly against: Mention | null;
  readonly attacks: readonly Pair[];
  readonly blocks: readonly Pair[];
}

/** Reads a name, which may end in a number (Goblin 2), since no other number can follow it here. */
const mentionedAt = (tokens: readonly Token[], place: number): ReadName | null => {
  const read = mentionAt(tokens, place, (next) => isWordAt(tokens, next, 'band') || isWordAt(tokens, next, 'marker'));
  const number = read && tokens[place]?.kind === 'WORD' ? tokens[read.next] : undefined;
  return read && number?.kind === 'WORD' && isNumber(number.text)
    ? { ...read, text: `${read.text} ${number.text}`, next: read.next + 1 }
    : read;
};

/** Reads `Grizzly Bears > Bob`, with an optional band number. */
export const pairOf = (tokens: readonly Token[]): Parsed<Pair> => {
  const from = mentionedAt(tokens, 0);
  const sign = from && tokens[from.next];
  const to = from && sign?.text === '>' ? mentionedAt(tokens, from.next + 1) : null;
  if (!from || !to) return failed(tokens, from?.next ?? 0);
  if (to.next === tokens.length) return { value: { from, to, band: null }, errors: [] };
  const band =
    tokens[to.next]?.text === 'band' && tokens.length === to.next + 2 ? tokens[to.next + 1]?.text : undefined;
  if (!isNumber(band)) return failed(tokens, to.next);
  return { value: { from, to, band: Number(band) }, errors: [] };
};

const failed = (tokens: readonly Token[], place: number): Parsed<never> =>
  notUnderstood((tokens[place] ?? tokens.at(-1))?.at, 'A creature, > and what it attacks or blocks are expected here.');

/** An attack or a block earlier in the turn; `from` is null if the creature has become a new object. */
interface EarlierFight {
  readonly from: Mention | null;
  readonly to: Mention | null;
  readonly marker: number | null;
}

/** Reads `Bear > Bob` or `Bear`, with an optional turn marker; ? is a creature that has become a new object. */
export const earlierOf = (tokens: readonly Token[]): Parsed<EarlierFight> => {
  const isGone = tokens[0]?.kind === 'WORD' && tokens[0].text === '?';
  const from = isGone ? null : mentionedAt(tokens, 0);
  const next = from?.next ?? 1;
  const to = tokens[next]?.text === '>' ? mentionedAt(tokens, next + 1) : null;
  const place = to?.next ?? next;
  const isMarked = isWordAt(tokens, place, 'marker') && isNumber(tokens[place + 1]?.text);
  if ((!from && !isGone) || tokens.length > (isMarked ? place + 2 : place))
    return notUnderstood((tokens[place] ?? tokens[0])?.at, earlierExpected);
  return { value: { from, to, marker: isMarked ? Number(tokens[place + 1]?.text) : null }, errors: [] };
};

const earlierExpected = 'A creature or ?, and after > what it attacked, are expected here.';

/** Reads the words before a combat's colon: a turn marker's number, and the defending player. */
export const combatOf = (tokens: readonly Token[]): ReadCombat => {
  const [first] = tokens;
  const marker = isNumber(first?.text) ? Number(first?.text) : null;
  const place = marker === null ? 0 : 1;
  const against = tokens[place]?.text === 'against' ? mentionedAt(tokens, place + 1) : null;
  return { marker, against, attacks: [], blocks: [] };
};

/** Converts a combat to its description, once all names are known. */
export const describeCombat = ({ marker, against, attacks, blocks }: ReadCombat, names: Names): Combat => ({
  attacks: attacks.map(({ from, to, band }) => ({
    attacker: names.object(from),
    target: names.entity(to),
    ...(band !== null && { band }),
  })),
  ...(blocks.length && {
    blocks: blocks.map(({ from, to }) => ({ blocker: names.object(from), attacker: names.object(to) })),
  }),
  ...(against && { defendingPlayer: names.player(against) }),
  ...(marker !== null && { marker }),
});
