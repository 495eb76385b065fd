import type { ObjectDescription } from '../state/description.js';
import type { Mention, Names } from './names.js';
import { isNumber, mentionAt, phraseAt, phrasesOf, textsOf, whateverCase, type ReadName } from './phrases.js';
import { lacks, once, says, type Read, type Reader as PhraseReader } from './readers.js';
import type { Token } from './tokens.js';
import { capitalized } from '../words/capitalized.js';
import { attackPhrases, blockPhrases, colors, keywords } from './words.js';

type Reader = PhraseReader<ObjectDescription>;

/** Reads the name after a phrase. */
const mentioning =
  (expected: string, said: (mention: Mention, names: Names) => Partial<ObjectDescription>): Reader =>
  (tokens, place, at) => {
    const mention = mentionedAt(tokens, place);
    return mention ? { said: (names) => said(mention, names), next: mention.next } : lacks(place, at, expected);
  };

/** Controlled by a player, and through which object if that is told. */
const controlledBy: Reader = (tokens, place, at) => {
  const to = mentionedAt(tokens, place);
  if (!to) return lacks(place, at, 'The player who controls it');
  const source = isWordAt(tokens, to.next, 'through') ? mentionedAt(tokens, to.next + 1) : null;
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
  return isNumber(said) ? { said: () => ({ timestamp: Number(said) }), next: place + 1 } : lacks(place, at, 'A number');
};

/** Reads the one token after a phrase. */
const followedBy =
  (kind: Token['kind'], expected: string, keyword: (text: string) => string): Reader =>
  (tokens, place, at) => {
    const token = tokens[place];
    return token?.kind === kind
      ? { said: () => ({ keywords: [keyword(token.text)] }), next: place + 1 }
      : lacks(place, at, expected);
  };

const phrases = phrasesOf<Reader>(
  ['tapped', says({ tapped: true })],
  ['token', says({ token: true })],
  ['summoning sick', says({ controlledSinceTurnBegan: false })],
  ['not a card', says({ card: false })],
  ['commander', says({ commander: true })],
  ['face down', says({ faceDown: true })],
  ['loses all abilities', says({ losesAllAbilities: true })],
  ...colors.map(([words, color]): readonly [string, Reader] => [words, says({ colors: [color] })]),
  ...keywords.map((name): readonly [string, Reader] => [name, says({ keywords: [capitalized(name)] })]),
  ...attackPhrases.map(([words, kind]): readonly [string, Reader] => [words, says({ attackRules: [{ kind }] })]),
  ...blockPhrases.map(([words, kind]): readonly [string, Reader] => [words, says({ blockRules: [{ kind }] })]),
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
  [
    'owned by',
    once(
      'owner',
      mentioning('Its owner', (owner, names) => ({ owner: names.player(owner) })),
    ),
  ],
  ['as it entered', says({ control: 'ENTERED_UNDER' })],
  ['controlled by', controlledBy],
  [
    'controlled through',
    mentioning('The object whose effect it is', (source, names) => ({
      controlEffects: [{ source: names.object(source) }],
    })),
  ],
  [
    'protected by',
    once(
      'protector',
      mentioning('Its protector', (by, names) => ({ protector: names.player(by) })),
    ),
  ],
  [
    'on',
    once(
      'host',
      mentioning('What it is attached to', (to, names) => ({ attachedTo: names.entity(to) })),
    ),
  ],
  ['timestamp', once('timestamp', timestamp)],
);

/** The phrases about objects, as they are written. */
export const objectPhrases: readonly string[] = textsOf(phrases);

/** Whether a phrase about an object begins at that place: a name ends before it. */
export const isObjectPhrase = (tokens: readonly Token[], place: number): boolean =>
  phraseAt(phrases, tokens, place) !== null || isWordAt(tokens, place, 'through');

const mentionedAt = (tokens: readonly Token[], place: number): ReadName | null =>
  mentionAt(tokens, place, (next) => isObjectPhrase(tokens, next));

/** Reads the phrase at that place; null where none begins there. */
export const objectPhraseAt = (tokens: readonly Token[], place: number): Read<ObjectDescription> | null => {
  const found = phraseAt(phrases, tokens, place, whateverCase);
  return found && found.meaning(tokens, found.next, tokens[place]?.at ?? 0);
};
