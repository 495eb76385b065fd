import type { Tokens } from '../grammar/tokens.js';
import { keywordAbilities } from '../../rulebook/keywords-and-types.js';
import { keywordName } from '../grammar/keyword-names.js';
import { comma, says, several, type Parser } from '../grammar/parser.js';

const combatVerbs: ReadonlySet<string> = new Set('attack attacks block blocks goaded defender copy copies'.split(' '));

const speaksOfCombat: readonly Parser<null>[] = [
  'be blocked|attacked|attached|enchanted|equipped',
  'gain|gains control',
  'control @',
  'lose|loses all',
  'in addition to its|their other',
  "can't have or gain",
  'and is|are|becomes',
  ', becomes',
  'player chooses',
].map(says);

/** Keyword abilities that bear on attacking, blocking or attaching. */
const bearingKeywords: ReadonlySet<string> = new Set(keywordAbilities.USED);
const isBearing = (keyword: string): boolean => bearingKeywords.has(keyword) || keyword.endsWith('walk');
const grant = says('has|have|gain|gains|lose|loses');

/** Whether a keyword that bears on combat is granted or lost there: "has flying", "have first strike and reach". */
const grantsBearing = (tokens: Tokens, at: number): boolean => {
  const granted = grant(tokens, at);
  if (!granted) return false;
  const list = several(keywordName, comma)(tokens, granted.next);
  return (list?.value ?? []).some(isBearing) || tokens.lower[granted.next] === 'protection';
};

/** Whether a quoted ability is triggered or activated: what comes of it is told as it stands. */
export const isInertQuotation = (lower: string): boolean =>
  /^"(?:when |whenever |at |[^".]*:|legend rule"$)/.test(lower);

/** Whether anything in a sentence may say something of combat, control, attaching or the end of the game. */
export const bearsOnCombat = (tokens: Tokens): boolean =>
  tokens.lower.some(
    (each, at) =>
      combatVerbs.has(each) ||
      (each.startsWith('"') && !isInertQuotation(each)) ||
      speaksOfCombat.some((parser) => parser(tokens, at)) ||
      grantsBearing(tokens, at),
  );

/**
 * What a static sentence says where it bears on nothing that is asked: costs, untapping, entering, replacing, playing,
 * looking. Whatever stands around it, the sentence says nothing more where `bearsOnCombat` finds nothing.
 */
const verbs: readonly Parser<null>[] = [
  'cost|costs',
  'enter|enters',
  "doesn't|don't|can't untap",
  'untap|untaps',
  "can't be countered|cast|activated|regenerated|sacrificed|copied|prevented|played|destroyed|turned|put|exiled",
  "can't be the target|targets",
  "can't cause",
  'is|are dealt',
  "can't be your commander",
  'can be your commander',
  "can't cast|play|gain|draw|search|activate|have|lose|pay|transform|phase|get|untap|crew|be|change",
  'may',
  'has|have',
  'no maximum hand size',
  'maximum hand size',
  'skip|skips',
  'play|plays with',
  'prevent',
  'would',
  'is|are each? equal to',
  'assign|assigns no? combat? damage',
  "isn't|aren't removed",
  "don't|doesn't lose the game",
  'lose|loses|win|wins the game',
  'add|adds|produces|produce',
  "doesn't|don't apply|cause|empty|lose",
  'trigger|triggers an? additional',
  'deal|deals damage',
  'as ~ enters|transforms|is',
  'cast this spell only',
  'cast ~ only',
  'as an additional cost',
  'rather than pay',
  'spend only',
  'activate only',
  'activated abilities',
  'triggered abilities',
  'a deck can have',
  'remove ~',
  "this effect doesn't remove",
  'to ignore this effect',
  'have|has no effect',
  'legend rule',
  'the first',
  'you choose|draw|gain|get',
  'is chosen',
].map(says);

/**
 * Reads that a static sentence bears on nothing that is asked here.
 *
 * Template: "⟨spells⟩ cost ⟨n⟩ less to cast", "⟨permanents⟩ enter tapped", "You have no maximum hand size".
 */
export const isNotAsked = (tokens: Tokens): boolean =>
  entersWith(tokens) ||
  (tokens.lower.length > 0 &&
    !bearsOnCombat(tokens) &&
    tokens.lower.some((_, at) => verbs.some((parser) => parser(tokens, at) !== null)));

const asItEnters = says('as ~ enters|transforms the? battlefield? ,');

/** Template: "As this creature enters, …": it is done once, and what came of it is told as it stands. */
const entersWith = (tokens: Tokens): boolean =>
  asItEnters(tokens, 0) !== null &&
  !tokens.lower.some((each) => combatVerbs.has(each) || each === "can't" || each === 'becomes');

const stats = /^[+\-−][\dx]+\/[+\-−][\dx]+$/;

/** Template: "⟨objects⟩ get ⟨+n/+n⟩" under a condition, or by a number, that no table tells. */
export const changesStatsOnly = (tokens: Tokens): boolean =>
  !bearsOnCombat(tokens) &&
  tokens.lower.some((each, at) => /^gets?$/.test(each) && stats.test(tokens.lower[at + 1] ?? ''));
