import { mayAffect } from './may-affect.js';
import type { Clause, Effect, Reference, Sentence } from '../clauses.js';
import { first, map, whole, type Parser } from './grammar/parser.js';
import { lastNamed } from './grammar/references.js';
import { tokensOf, type Tokens } from './grammar/tokens.js';
import { enchant } from './sentences/enchant.js';
import { readKeywordLine } from './sentences/keyword-line.js';
import { isIrrelevant } from './sentences/not-asked.js';
import { definition, possibleChange } from './sentences/stats.js';
import { otherwise, statement } from './sentences/statement.js';
import { spares } from './sentences/spares.js';
import { wholeTable } from './sentences/whole-table.js';
import { withTypesKept } from './sentences/becomes.js';
import { clauseOfKeyword } from './sentences/keyword-clauses.js';
import { keywordsWhile, sizeWhile, stationedCreature, whileCounters } from './sentences/counter-states.js';
import { isAskable } from './askable.js';
import { oncePerFace } from './once-per-face.js';
import {
  isSpell,
  markNames,
  paragraphsOf,
  sentenceText,
  sentencesOf,
  roomState,
  splitStillClause,
  type Paragraph,
} from './paragraphs.js';
import { namesOf } from './own-names.js';

const asClause: Parser<readonly Clause[]> = map(first<Effect>(enchant, definition), (effect) => [
  { effect, conditions: [], unlessPays: null },
]);

/** The fewest words of a sentence that are parsed, except for an enchant ability. */
const SHORTEST = 3;

const readClauses = (tokens: Tokens, before: readonly Clause[]): readonly Clause[] | null =>
  whole(asClause, tokens) ??
  (tokens.words.length < SHORTEST
    ? null
    : (whole(wholeTable, tokens) ??
      whole(statement, tokens) ??
      whole(otherwise(before), tokens) ??
      whole(spares(before), tokens)));

const saysSomething = (clauses: readonly Clause[]): boolean => clauses.some(({ effect }) => effect.does !== 'NOTHING');

/** A sentence, its clauses, and the object it named last, for the sentences after it in the paragraph. */
interface Read {
  readonly sentence: Sentence;
  readonly clauses: readonly Clause[];
  readonly named: Reference | null;
}

const notRead = (text: string, tokens: Tokens): Sentence => ({
  text,
  reading: 'NOT_READ',
  mayAffect: mayAffect(tokens),
  ...changedBy(tokens),
});

/** The change of power and toughness that a sentence may make. */
const changedBy = (tokens: Tokens): { readonly clauses?: readonly Clause[] } => {
  const mayAdd = possibleChange(tokens);
  return mayAdd ? { clauses: [mayAdd] } : {};
};

/** Whether a sentence is an effect after a choice: it happens once, and the table gives its result. */
const followsChoice = (text: string, before: Read | undefined): boolean =>
  before?.sentence.reading === 'NOT_ASKED' && /^if (?:you|they|that player) (?:do|does|don't|doesn't),/i.test(text);

/** A sentence of which no clause could be parsed. */
const withoutClauses = (text: string, tokens: Tokens, isOfNoAccount: boolean): Sentence => {
  const notAsked: Sentence = { text, reading: 'NOT_ASKED' };
  if (isOfNoAccount) return notAsked;
  return isIrrelevant(tokens) ? { ...notAsked, ...changedBy(tokens) } : notRead(text, tokens);
};

const readStatic = (text: string, names: readonly string[], before: Read | undefined): Read => {
  const { text: alone, isStill } = splitStillClause(text);
  const tokens = tokensOf(markNames(sentenceText(alone), names), before?.named);
  const named = lastNamed(tokens, tokens.lower.length);
  const found = readClauses(tokens, before?.clauses ?? []);
  const clauses = isStill && found ? found.map(withTypesKept) : found;
  const isRead = clauses?.every(isAskable) ?? false;
  if (clauses && isRead && saysSomething(clauses))
    return { sentence: { text, reading: 'READ', clauses }, clauses, named };
  return { sentence: withoutClauses(text, tokens, isRead || followsChoice(text, before)), clauses: [], named };
};

const notReadOf = (text: string, names: readonly string[]): Sentence =>
  notRead(text, tokensOf(markNames(sentenceText(text), names)));

/** Adds to a sentence the number of counters with which it applies; leaves it unread if no table gives that state. */
const ofState = (sentence: Sentence, state: Paragraph['state'], names: readonly string[]): Sentence => {
  if (sentence.reading !== 'READ' || !state) return sentence;
  const clauses = state === 'UNTOLD' ? [] : sentence.clauses.map((each) => whileCounters(each, state));
  return clauses.length && clauses.every(isAskable) ? { ...sentence, clauses } : notReadOf(sentence.text, names);
};

/** The parsed text of a card's face. */
export interface ReadText {
  /** The listed keyword abilities that questions use. */
  readonly keywords: readonly string[];
  /** Its sentences in order, without lines of keyword abilities. */
  readonly sentences: readonly Sentence[];
}

const nothingRead: ReadText = { keywords: [], sentences: [] };

const readKeywords = (text: string, state: Paragraph['state'], names: readonly string[]): ReadText | null => {
  const keywords = markNames(sentenceText(text), names).startsWith('~') ? null : readKeywordLine(sentenceText(text));
  if (!keywords?.length || !state) return keywords && { ...nothingRead, keywords };
  return only(state === 'UNTOLD' ? notReadOf(text, names) : keywordsWhile(text, keywords, state));
};

const only = (sentence: Sentence | null): ReadText =>
  sentence ? { ...nothingRead, sentences: [sentence] } : nothingRead;

const readParagraph = ({ kind, state, text }: Paragraph, names: readonly string[]): ReadText => {
  if (kind === 'HEADING') return only(state && state !== 'UNTOLD' ? sizeWhile(text, state) : null);
  if (kind === 'NOT_ASKED')
    return { ...nothingRead, sentences: sentencesOf(text).map((each) => ({ text: each, reading: 'NOT_ASKED' })) };
  const clause = state ? null : clauseOfKeyword(text);
  if (clause) return only({ text, reading: 'READ', clauses: [clause] });
  return (
    readKeywords(text, state, names) ?? {
      ...nothingRead,
      sentences: readSentences(text, names).map((each) => ofState(each, state, names)),
    }
  );
};

const readSentences = (text: string, names: readonly string[]): readonly Sentence[] => {
  const read: Read[] = [];
  for (const sentence of sentencesOf(text)) read.push(readStatic(sentence, names, read.at(-1)));
  return read.map(({ sentence }) => sentence);
};

const readAll = (text: string, name: string, typeLine: string): ReadText => {
  const names = namesOf(name, typeLine);
  const parts = paragraphsOf(text, roomState(name, typeLine)).map((paragraph) =>
    readParagraph(isSpell(typeLine) ? { ...paragraph, kind: 'NOT_ASKED' } : paragraph, names),
  );
  return {
    keywords: parts.flatMap(({ keywords }) => keywords),
    sentences: [
      ...parts.flatMap(({ sentences }) => sentences),
      ...[stationedCreature(text)].flatMap((each) => each ?? []),
    ],
  };
};

/**
 * Reads the text of a card's face, sentence by sentence.
 *
 * Triggered, activated, loyalty and chapter abilities, other sentences of their paragraphs, and spells are skipped
 * (113.3). A static sentence counts as read if a template of `sentences` matches the whole of it.
 */
export const readText = oncePerFace(readAll);

/** Whether a text was parsed before, so parsing it again is a cache lookup. */
export const isTextRead = readText.knows;
