import type { Filter, Reference } from '../clauses.js';
import { all, not } from '../text/grammar/group-words.js';
import { creature, group } from '../text/grammar/groups.js';
import { before, maybe, says, sequence, whole, type Found } from '../text/grammar/parser.js';
import { tokensOf, type Tokens } from '../text/grammar/tokens.js';
import { number } from '../text/grammar/words.js';
import type { NeededObjects } from './offer.js';

/** A sentence in which marks replace the objects and the player that the client has to name. */
export interface MarkedSentence {
  readonly words: string;
  readonly objects: NeededObjects | null;
  readonly asksForPlayer: boolean;
}

/** The context of a sentence: what "it" refers to (null if the text does not say), and the objects named before. */
export interface SentenceContext {
  readonly it: Reference | null;
  readonly isForEach: boolean;
  readonly before: NeededObjects | null;
}

type Count = Pick<NeededObjects, 'least' | 'most'>;

/** How many targets there are, read backwards from "target": "up to two other", "any number of". */
const countBefore = ({ lower }: Tokens, target: number): Found<Count & { readonly isOther: boolean }> => {
  const isOther = /^(?:another|other)$/.test(lower[target - 1] ?? '');
  const at = isOther ? target - 1 : target;
  const said = (from: number): string => lower.slice(Math.max(0, from), at).join(' ');
  const count = number(tokensOf(lower[at - 1] ?? ''), 0)?.value ?? null;
  if (said(at - 3) === 'any number of') return { value: { least: 0, most: null, isOther }, next: at - 3 };
  if (count === null && lower[at - 1] !== 'x') return { value: { least: 1, most: 1, isOther }, next: at };
  if (/^up to \S+$/.test(said(at - 3))) return { value: { least: 0, most: count, isOther }, next: at - 3 };
  if (/^one or \S+$/.test(said(at - 3))) return { value: { least: 1, most: count, isOther }, next: at - 3 };
  return { value: { least: count ?? 0, most: count, isOther }, next: at - 1 };
};

/** Words after a target that say who controls it: "defending player controls". */
const theirs = says('defending|that|chosen player|opponent controls');

/** "With mana value X or less": left out, as the client that names the target knows X. */
const ofManaValueX = sequence(says('with mana value x'), maybe(says('or less|greater')));

const isTarget = ({ lower }: Tokens, at: number): boolean =>
  lower[at] === 'target' && !/^(?:player|opponent)/.test(lower[at + 1] ?? '');

/** Puts a mark in place of targets: "up to two other target creatures you control". Null if they are not understood. */
const withTargets = (tokens: Tokens, { isForEach }: SentenceContext): MarkedSentence | null => {
  const at = tokens.lower.findIndex((_, place) => isTarget(tokens, place));
  const found = group(tokens, at + 1);
  if (!found || tokens.lower.some((_, place) => place > at && isTarget(tokens, place))) return null;
  const { value: count, next } = countBefore(tokens, at);
  const start = /^each of$/.test(tokens.lower.slice(next - 2, next).join(' ')) ? next - 2 : next;
  const behind = theirs(tokens, found.next)?.next ?? found.next;
  const rest = tokens.words.slice(ofManaValueX(tokens, behind)?.next ?? behind);
  const what = count.isOther ? all(found.value, not({ is: 'SELF' })) : found.value;
  return {
    words: [...tokens.words.slice(0, start), '@', ...rest].join(' '),
    objects: { what, least: count.least, most: isForEach ? null : count.most },
    asksForPlayer: false,
  };
};

const creatures = /(?<!\bfor each of )\b(?:that|those) creatures?(?![\w'])/gi;
const permanents = /\b(?:that|those) (?:permanent|token|artifact|land|planeswalker|vehicle)s?(?![\w'])/gi;
const itself = /^(?:it|they)(?![\w'])|(?<=\b(?:goad|suspect|gains? control of) )(?:it|them)(?![\w'])/gi;

/** Puts marks in place of "that creature" and the like; the client names which creature it is. */
const withPronouns = (words: string, { it, before }: SentenceContext): MarkedSentence => {
  const ofCreatures = words.replace(creatures, '@');
  const ofPermanents = ofCreatures.replace(permanents, '@');
  const found = it ? ofPermanents : ofPermanents.replace(itself, '@');
  if (found === words) return { words, objects: null, asksForPlayer: false };
  const what: Filter = ofPermanents === words || ofCreatures === ofPermanents ? creature : { is: 'PERMANENT' };
  return { words: found, objects: before ?? { what, least: 1, most: null }, asksForPlayer: false };
};

/** Matches a one-time action before the ongoing effect: "untap target creature and gain control of it". */
const done = /^(?:untap|tap|put [^@]* counters? on) @ ?(?:and|, then|,) (?=gain control of |@ |goad )/i;
const again =
  /(?<=@.* (?:and|then) (?:goad |gain control of )?)(?:it|that creature|they|them|those creatures)(?![\w'])/gi;

const ofPlayer =
  /\b(?:(?:target|that|defending|the chosen|chosen) (?:player|opponent) (?=controls?\b)|(?:(?:target|that|an) (?:player|opponent)(?: of your choice)?|that creature's controller) (?=gains? control of\b)|(?<=\battacks? )(?:that|target|the chosen) (?:player|opponent) )/gi;

const askedPlayer = 'enchanted player';
const ofAskedPlayer = `${askedPlayer} `;

const withItself = (words: string, { it }: SentenceContext): string =>
  it === 'SELF' ? words.replace(/\bit(?![\w'])/gi, '~') : words;

/** "Gain control of all creatures that player controls": the client names which these were. */
const allOf = before(group, maybe(theirs));

const withAll = (words: string): MarkedSentence | null => {
  const [start, said, again] = /^gain control of (?=(?:all|each) (.+?)(?:, then untap all (.+))?$)/i.exec(words) ?? [];
  const what = whole(allOf, tokensOf(said ?? ''));
  return start && what && (again ?? said) === said
    ? { words: `${start}@`, objects: { what, least: 1, most: null }, asksForPlayer: false }
    : null;
};

const ofHost = (words: string, hasTargets: boolean): MarkedSentence | null =>
  hasTargets ? null : { words, objects: null, asksForPlayer: false };

const askedIn = (tokens: Tokens, words: string, hasTargets: boolean, context: SentenceContext): MarkedSentence | null =>
  hasTargets ? withTargets(tokens, context) : (withAll(words) ?? withPronouns(words, context));

/** Finds the objects and the player that a request has to name to apply a card's sentence; null if it is not understood. */
export const neededObjectsIn = (words: string, context: SentenceContext): MarkedSentence | null => {
  const tokens = tokensOf(words);
  const hasTargets = tokens.lower.some((_, at) => isTarget(tokens, at));
  const asked = words.includes('@') ? ofHost(words, hasTargets) : askedIn(tokens, words, hasTargets, context);
  if (!asked) return null;
  const plain = withItself(asked.words.replace(again, '@').replace(done, ''), context).replace(ofPlayer, ofAskedPlayer);
  return { ...asked, words: plain, asksForPlayer: plain.includes(askedPlayer) && !words.includes(askedPlayer) };
};

/** The targets of a sentence, whatever its effect on them. */
export const targetsIn = (words: string): NeededObjects | null => {
  const tokens = tokensOf(words);
  const isOne = tokens.lower.some((_, at) => isTarget(tokens, at));
  return isOne ? (withTargets(tokens, { it: null, isForEach: false, before: null })?.objects ?? null) : null;
};
