import type { ObjectDescription } from '../state/description.js';
import { error, type NotationError } from './errors.js';
import type { Mention, Names } from './names.js';
import { isNumber, nameAt, phraseAt, phrasesOf } from './phrases.js';
import type { Token } from './tokens.js';
import { attackPhrases, blockPhrases, capitalized, colors, keywords } from './words.js';

/** What a phrase says of an object, once everybody who may be mentioned is known. Lists add up. */
export type Said = (names: Names) => Partial<ObjectDescription>;

/** A phrase that was read, and the place after it. */
interface Read {
  readonly said: Said;
  readonly next: number;
  readonly error?: NotationError;
}

type Reader = (tokens: readonly Token[], next: number, at: number) => Read;

const saying =
  (fields: Partial<ObjectDescription>): Reader =>
  (_, next) => ({ said: () => fields, next });

const expecting = (next: number, at: number, expected: string): Read => ({
  said: () => ({}),
  next,
  error: error(at, `${expected} is expected after this.`),
});

/** Reads the name after a phrase. */
const mentioning =
  (expected: string, said: (mention: Mention, names: Names) => Partial<ObjectDescription>): Reader =>
  (tokens, place, at) => {
    const mention = mentionAt(tokens, place);
    return mention ? { said: (names) => said(mention, names), next: mention.next } : expecting(place, at, expected);
  };

/** Controlled by a player, and through which object if that is told. */
const controlledBy: Reader = (tokens, place, at) => {
  const to = mentionAt(tokens, place);
  if (!to) return expecting(place, at, 'The player who controls it');
  const source = isWordAt(tokens, to.next, 'through') ? mentionAt(tokens, to.next + 1) : null;
  return {
    said: (names) => ({
      controlEffects: [{ givesControlTo: names.player(to), ...(source && { source: names.object(source) }) }],
    }),
    next: source?.next ?? to.next,
  };
};

const isWordAt = (tokens: readonly Token[], place: number, word: string): boolean =>
  tokens[place]?.kind === 'WORD' && tokens[place].text === word;

const timestamp: Reader = (tokens, place, at) => {
  const said = tokens[place]?.text;
  return isNumber(said)
    ? { said: () => ({ timestamp: Number(said) }), next: place + 1 }
    : expecting(place, at, 'A number');
};

/** Reads the one token after a phrase. */
const followedBy =
  (kind: Token['kind'], expected: string, keyword: (text: string) => string): Reader =>
  (tokens, place, at) => {
    const token = tokens[place];
    return token?.kind === kind
      ? { said: () => ({ keywords: [keyword(token.text)] }), next: place + 1 }
      : expecting(place, at, expected);
  };

const phrases = phrasesOf<Reader>(
  ['tapped', saying({ tapped: true })],
  ['token', saying({ token: true })],
  ['summoning sick', saying({ controlledSinceTurnBegan: false })],
  ['not a card', saying({ card: false })],
  ...colors.map(([words, color]): readonly [string, Reader] => [words, saying({ colors: [color] })]),
  ...keywords.map((name): readonly [string, Reader] => [name, saying({ keywords: [capitalized(name)] })]),
  ...attackPhrases.map(([words, kind]): readonly [string, Reader] => [words, saying({ attackRules: [{ kind }] })]),
  ...blockPhrases.map(([words, kind]): readonly [string, Reader] => [words, saying({ blockRules: [{ kind }] })]),
  [
    'goaded by',
    mentioning('The player who goaded it', (by, names) => ({
      attackRules: [{ kind: 'GOADED', target: names.player(by) }],
    })),
  ],
  ['keyword', followedBy('NAME', 'A keyword in backquotes', (text) => text)],
  [
    'protection from',
    followedBy('WORD', 'A word for what it has protection from', (text) => `Protection from ${text}`),
  ],
  ['owned by', mentioning('Its owner', (owner, names) => ({ owner: names.player(owner) }))],
  ['controlled by', controlledBy],
  [
    'controlled through',
    mentioning('The object whose effect it is', (source, names) => ({
      controlEffects: [{ source: names.object(source) }],
    })),
  ],
  ['protected by', mentioning('Its protector', (by, names) => ({ protector: names.player(by) }))],
  ['on', mentioning('What it is attached to', (to, names) => ({ attachedTo: names.entity(to) }))],
  ['timestamp', timestamp],
);

/** Whether a phrase about an object begins at that place: a name ends before it. */
export const isObjectPhrase = (tokens: readonly Token[], place: number): boolean =>
  phraseAt(phrases, tokens, place) !== null || isWordAt(tokens, place, 'through');

/** Reads who is mentioned: a name, or an id in quotes. */
const mentionAt = (tokens: readonly Token[], place: number): (Mention & { readonly next: number }) | null => {
  const token = tokens[place];
  if (token?.kind === 'ID') return { text: token.text, at: token.at, next: place + 1 };
  return nameAt(tokens, place, (next) => isObjectPhrase(tokens, next));
};

/** Reads the phrase at that place; null where none begins there. */
export const objectPhraseAt = (tokens: readonly Token[], place: number): Read | null => {
  const found = phraseAt(phrases, tokens, place);
  return found && found.meaning(tokens, found.next, tokens[place]?.at ?? 0);
};
