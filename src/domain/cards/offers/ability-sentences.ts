import type { Reference } from '../clauses.js';
import { lastNamed } from '../text/grammar/references.js';
import { tokensOf, type Tokens } from '../text/grammar/tokens.js';
import { markNames, sentenceText, withoutChapter, splitStillClause } from '../text/paragraphs.js';

/** The words of a sentence that make an effect, and what "it" refers to there; null if the text does not say. */
export interface EffectWords {
  readonly words: string;
  readonly it: Reference | null;
  /** Whether the effect happens for each of several things. */
  readonly isForEach: boolean;
  /** Whether the words before it give a duration. */
  readonly isTimed: boolean;
  /** Whether the sentence says that the changed object keeps its types: "It's still a land". */
  readonly isStill: boolean;
}

const beginsWithCondition = /^(?:when|whenever|at|as|if|for each|until|during|as long as)\b/i;
const otherNoun = /\b(?:creature|permanent|token|card|artifact|enchantment|land|player|planeswalker)s?\b/i;

const namedIn = (tokens: Tokens): Reference | null => lastNamed(tokens, tokens.lower.length);

/** "It" is the object itself unless another noun comes before: not in "when this creature blocks a creature, it …". */
const itAfter = (before: string): Reference | null => (otherNoun.test(before) ? null : namedIn(tokensOf(before)));

/** How many commas of a sentence are tried, and how long the sentence may be, in characters. */
const mostCommas = 10;
const longest = 1_000;

/** The words after each comma of a trigger or condition: any comma may end it, so each remainder is tried. */
const behindCommas = (body: string, cost: string): readonly Omit<EffectWords, 'isStill'>[] => {
  const found: Omit<EffectWords, 'isStill'>[] = [{ words: body, it: itAfter(cost), isForEach: false, isTimed: false }];
  if (!beginsWithCondition.test(body)) return found;
  for (let comma = body.indexOf(', '); comma > 0 && found.length < mostCommas; comma = body.indexOf(', ', comma + 1)) {
    const before = body.slice(0, comma);
    found.push({
      words: body.slice(comma + 2),
      it: itAfter(`${cost} ${before}`),
      isForEach: /\bfor each\b/i.test(before),
      isTimed: /\b(?:until|during|as long as)\b/i.test(before),
    });
  }
  return found;
};

const plainStart =
  /^(?:then |you may (?=goad |suspect |gain control |have )|you (?=gain control )|have (?=target |that player |up to |it ))+/i;

const whatXIs = /, where X is (?:that creature's|its|~'s) (?:power|toughness|mana value)$/;
const ofStats = /[+-]X\/[+-](?:X|0)|[+-]0\/[+-]X/g;

/** A sentence without "where X is …", if X is only in changes of power and toughness, which objects include. */
const withoutX = (words: string): string => {
  const left = words.replace(whatXIs, '');
  return /\bX\b/.test(left.replace(ofStats, '')) ? words : left;
};

/**
 * Returns the part of a sentence that may be its effect: the words after a cost, trigger or condition, with the
 * object's own name replaced by a mark.
 */
export const effectWordsOf = (sentence: string, names: readonly string[], isFirst: boolean): readonly EffectWords[] => {
  if (sentence.length > longest) return [];
  const { text: alone, isStill } = splitStillClause(sentence);
  const text = markNames(withoutChapter(sentenceText(alone)), names);
  const colon = isFirst ? /^[^"]*?:/.exec(text)?.[0].length : undefined;
  const body = text.slice(colon ?? 0).trim();
  return behindCommas(body, text.slice(0, colon ?? 0)).map((each) => ({
    ...{ ...each, isStill },
    words: withoutX(each.words.replace(plainStart, '').replace(/\.$/, '')),
  }));
};
