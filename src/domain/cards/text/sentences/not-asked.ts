import { tokensOf, type Tokens } from '../grammar/tokens.js';
import { affectsTargets, isUsedKeyword } from '../../combat-keywords.js';
import { groupWords } from '../grammar/group-words.js';
import { keywordName } from '../grammar/keyword-names.js';
import { comma, first, means, says, several, whole } from '../grammar/parser.js';
import { changeOfStats } from './stats.js';

const combatVerbs: ReadonlySet<string> = new Set(
  'attack attacks block blocks unblockable goaded defender declared copy copies'.split(' '),
);

const isAboutCombat = says(
  'be blocked|attacked|attached|enchanted|equipped',
  'gain|gains control',
  'control @',
  'lose|loses all',
  'in addition to its|their other',
  'is|are every creature|basic',
  'has|have base power|toughness',
  "can't have or gain",
  "can't have auras|equipment|enchantments",
  'has|have|gain|gains all|each|the? keyword|chosen? ability|abilities',
  'and is|are|becomes',
  ', becomes',
  'player chooses',
  "can't lose|win the|or",
);

const being = says("is|are|isn't|aren't|becomes|become also? a|an?");
const elsewhere = /^(?:cards?|spells?|sources?)$/;
const conditional = /^(?:if|long|while|unless|that|who|where|whenever|when)$/;

/** Whether a statement, not a condition, on a type or color begins at a position: "lands you control are creatures". */
const changesKind = (tokens: Tokens, at: number): boolean => {
  const begun = being(tokens, at);
  const found = begun && groupWords(tokens, begun.next);
  if (!found || elsewhere.test(tokens.lower[found.next] ?? '')) return false;
  const clause = tokens.lower.slice(tokens.lower.lastIndexOf(',', at) + 1, at);
  return !clause.some((each) => conditional.test(each));
};

const grant = says('has|have|gain|gains|lose|loses');

const having = says("with|without|aren't|not");

/** Keywords, one or several: "flying", "first strike and reach". */
const keywords = several(first(keywordName, means('protection from', 'protection')), comma);

/** The keywords from a position on, except those that describe a group: "creatures with flying". */
export const keywordsGiven = (tokens: Tokens, from: number): readonly string[] => {
  const given: string[] = [];
  for (let at = from; at < tokens.lower.length; at += 1) {
    const list = keywords(tokens, at);
    if (!list) continue;
    if (!having(tokens, at - 1)) given.push(...list.value);
    at = list.next - 1;
  }
  return given;
};

/**
 * Whether a keyword of a certain kind is granted or lost from a position on: "has flying", "have trample as long as …,
 * and reach as long as …".
 */
const grants = (tokens: Tokens, from: number, isSuch: (keyword: string) => boolean): boolean =>
  grant(tokens, from) !== null && tokens.lower[from - 1] !== "didn't" && keywordsGiven(tokens, from).some(isSuch);

/** Whether a quoted ability is triggered or activated; its results are given in the table. */
export const isInertQuotation = (lower: string): boolean =>
  /^"(?:when |whenever |at |ward—|[^".]*:|legend rule"$)/.test(lower);

/** Whether a quoted ability is static and affects no question: "spells that target this creature cost {2} more". */
export const isIrrelevantQuotation = (lower: string): boolean =>
  lower.startsWith('"') && isIrrelevant(tokensOf(lower.slice(1, -1)));

/**
 * Whether a player, not an object, has the abilities, so they affect only targets and damage: "you have protection from
 * …", but not "creatures attacking you have flying".
 */
const isOfPlayer = ({ lower }: Tokens, at: number): boolean =>
  /^(?:you|players?|opponents?)$/.test(lower[at - 1] ?? '') &&
  !lower.slice(lower.lastIndexOf(',', at) + 1, at).some((each) => /^(?:attack|by$)/.test(each));

/** Whether a sentence may affect combat, control, attaching or the end of the game. */
export const mayAffectCombat = (tokens: Tokens): boolean =>
  tokens.lower.some(
    (each, at) =>
      combatVerbs.has(each) ||
      (each.startsWith('"') && !isInertQuotation(each) && !isIrrelevantQuotation(each)) ||
      isAboutCombat(tokens, at) !== null ||
      changesKind(tokens, at) ||
      (!isOfPlayer(tokens, at) && grants(tokens, at, isUsedKeyword)),
  );

const barsTargets = says("can't be the? target|targets|targeted", 'must choose at least one');

/** Whether a sentence may keep something from being a target: "has hexproof unless …", "can't be the targets of …". */
export const mayAffectTargets = (tokens: Tokens): boolean =>
  tokens.lower.some((_, at) => barsTargets(tokens, at) !== null || grants(tokens, at, affectsTargets));

/**
 * Verbs of static sentences that affect no question: costs, untapping, entering, replacing, playing, looking. The other
 * words of such a sentence don't matter if `bearsOnCombat` finds nothing.
 */
const verbs = first<unknown>(
  changeOfStats,
  says(
    'cost|costs',
    'enter|enters|escapes',
    "doesn't|don't|can't untap",
    'untap|untaps',
    "can't be countered|cast|activated|regenerated|sacrificed|copied|prevented|played|destroyed|turned|put|exiled",
    "can't cause",
    'is|are dealt',
    "can't be your commander",
    'can be your commander',
    "can't cast|play|gain|draw|search|activate|have|lose|pay|transform|phase|get|untap|crew|be|change",
    'may',
    'has|have',
    'no maximum hand size',
    'maximum|starting hand size',
    'skip|skips',
    'play|plays with',
    'prevent',
    'would',
    'is|are each? equal to',
    'is|are increased|reduced by',
    'can increase beyond',
    'can be the? target|targets|targeted|activated|cast',
    'can boast',
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
    'is|are searching',
    'saddles|saddle mounts',
    'crews|crew vehicles',
    'are colorless sources of damage',
    "you can't choose",
    "abilities of those creatures don't trigger",
    'you|opponent|opponents|player|players can cast|activate',
    'the same is true for creature|permanent|artifact spells|cards',
    'this effect continues until end of turn',
  ),
);

/**
 * Whether a static sentence affects no question.
 *
 * Template: "⟨spells⟩ cost ⟨n⟩ less to cast", "⟨permanents⟩ enter tapped", "You have no maximum hand size".
 */
export const isIrrelevant = (tokens: Tokens): boolean =>
  entersWith(tokens) ||
  whole(ofGraveyards, tokens) !== null ||
  (tokens.lower.length > 0 &&
    !mayAffectCombat(tokens) &&
    !mayAffectTargets(tokens) &&
    tokens.lower.some((_, at) => verbs(tokens, at) !== null));

/** Template: "Cards in graveyards lose all abilities": no question uses such cards; a doubt covers them as targets. */
const ofGraveyards = first(
  means('cards in graveyards lose all abilities', true),
  means("cards in graveyards can't be the? target|targets|targeted of|by spells or abilities", true),
);

const asItEnters = says('as ~ enters|transforms the? battlefield? ,');

/** Template: "As this creature enters, …": it happens once, and the table gives its result. */
const entersWith = (tokens: Tokens): boolean =>
  asItEnters(tokens, 0) !== null &&
  !tokens.lower.some((each) => combatVerbs.has(each) || each === "can't" || each === 'becomes');
