import { keywordAdvice, keywordAbilities, openKeywords, otherKeywords } from '../rulebook/keywords-and-types.js';
import { hasType, isOnBattlefield, type GameObject, type GameState } from '../state/game-state.js';
import { nearestTo } from '../words/nearest.js';
import { isLandwalk } from './702.14-landwalk.js';
import { qualitiesIn, qualityWords, unreadQualities } from './702.16-protection.js';

/** How a keyword affects combat: its creature must, can't or may attack or block, or can't be blocked. */
export type KeywordEffect =
  | 'REQUIRES_ATTACK'
  | 'FORBIDS_ATTACK'
  | 'ALLOWS_ATTACK'
  | 'BANDS'
  | 'REQUIRES_BLOCK'
  | 'FORBIDS_BLOCK'
  | 'ALLOWS_BLOCK'
  /** Only texts, not keywords: they lift restrictions on attacking or blocking, or let a creature block more. */
  | 'LIFTS_ATTACK'
  | 'LIFTS_BLOCK'
  /** Only texts: they may change an object's characteristics, or take its abilities away. */
  | 'CHANGES'
  /** Only texts: they make others block the creature. */
  | 'LURES'
  | 'BLOCKS_MORE'
  | 'EVADES';

/** A keyword that no answer uses. */
export interface UnreadKeyword {
  readonly code: 'UNKNOWN_KEYWORD' | 'KEYWORD_NOT_READ';
  /** The keyword as the client sent it. */
  readonly keyword: string;
  /** Returns the rest of a sentence that begins with the keyword and the object: why it is not used, and what to do. */
  readonly why: () => string;
  readonly bearsOn: readonly KeywordEffect[];
}

const { USED, ...unused } = keywordAbilities;
const used: ReadonlySet<string> = new Set(USED.filter((name) => name !== 'landwalk' && name !== 'protection'));
const withoutBearing: ReadonlySet<string> = new Set([...Object.values(unused).flat(), ...otherKeywords]);
const open: ReadonlySet<string> = new Set(openKeywords);
const names: readonly string[] = [
  ...Object.values(keywordAbilities).flat(),
  ...['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk', 'desertwalk', 'nonbasic landwalk'],
  ...Object.keys(keywordAdvice),
];

/** No keyword ability requires an attack or block, but other text given as a keyword may. */
const requires: readonly KeywordEffect[] = ['REQUIRES_ATTACK', 'REQUIRES_BLOCK'];
const anyBearing: readonly KeywordEffect[] = [
  'FORBIDS_ATTACK',
  'ALLOWS_ATTACK',
  'BANDS',
  'FORBIDS_BLOCK',
  'ALLOWS_BLOCK',
  'EVADES',
];

/** Finds the keyword ability that a keyword begins with, as in ward {2} or modular—sunburst, if any. */
const openKeywordOf = (keyword: string): string | undefined => {
  const words = keyword.split(/[\s—–:{(]+/);
  return [1, 2, 3, 4, 5].map((count) => words.slice(0, count).join(' ')).findLast((name) => open.has(name));
};

const isKnown = (keyword: string): boolean =>
  used.has(keyword) ||
  withoutBearing.has(keyword.replace(/!$/, '')) ||
  openKeywordOf(keyword) !== undefined ||
  /\S(?:cycling| offering)(?:[\s{—–].*)?$/.test(keyword);

/** Why static abilities that need more than a table gives are not used; null if the description covers them. */
const needsMore: Readonly<Record<string, (object: GameObject) => readonly [why: string, ...KeywordEffect[]] | null>> = {
  enchant: (object) => (hasType(object, 'aura') && !object.enchants ? ['is not used: describe it in enchants'] : null),
  'bands with other': () => ['is not used: a table does not say whose bands it means', 'BANDS'],
  bestow: (object) =>
    hasType(object, 'aura') ? ['is not used: an Aura that comes off stays on the battlefield as a creature'] : null,
  unleash: (object) =>
    object.blockRules.some(({ kind }) => kind === 'CANT_BLOCK')
      ? null
      : ['is not used: with a +1/+1 counter, describe it by CANT_BLOCK in blockRules', 'FORBIDS_BLOCK'],
  'living metal': (object) =>
    hasType(object, 'creature')
      ? null
      : ["is not used: during its controller's turn, add Creature to its type line", 'ALLOWS_ATTACK'],
  impending: (object) =>
    hasType(object, 'creature')
      ? ['is not used: with a time counter, leave Creature out of its type line', 'FORBIDS_ATTACK', 'FORBIDS_BLOCK']
      : null,
};

const notRead = (keyword: string, why: string, ...bearsOn: readonly KeywordEffect[]): UnreadKeyword => ({
  ...{ code: 'KEYWORD_NOT_READ', keyword, why: () => why, bearsOn },
});

const unreadProtection = (state: GameState, object: GameObject, keyword: string): UnreadKeyword | null => {
  if (!qualitiesIn(keyword).length)
    return notRead(keyword, 'does not say from what, so it is not used: write Protection from red', 'EVADES');
  const [first] = unreadQualities(state, object, keyword);
  if (first === undefined) return null;
  const why = (): string => {
    const nearest = first.includes(' ') ? '' : `, nearest is "${nearestTo(first, qualityWords)}"`;
    return `is not used in full: "${first}" is not a color, type, subtype or player known here${nearest}`;
  };
  return { code: 'KEYWORD_NOT_READ', keyword, why, bearsOn: ['EVADES'] };
};

const unknownKeywordOf = (keyword: string, said: string): UnreadKeyword => {
  const instead = keywordAdvice[said] ?? (said.endsWith('home') ? keywordAdvice['landhome'] : undefined);
  const why = (): string => {
    if (instead) return `is not a keyword ability: ${instead}`;
    const parts = said.split(/\s*[,;]\s*/);
    const isList = parts.length > 1 && parts.every(isKnown);
    return `is not a keyword: ${isList ? 'each needs an entry of its own' : `did you mean ${nearestTo(said, names)}?`}`;
  };
  return { code: 'UNKNOWN_KEYWORD', keyword, why, bearsOn: instead ? [...anyBearing, ...requires] : anyBearing };
};

/** Whether a keyword is used, or affects no answer, whatever object has it. */
export const isPlain = (keyword: string): boolean => {
  const lower = keyword.toLowerCase();
  return used.has(lower) || (isKnown(lower) && !((openKeywordOf(lower) ?? lower) in needsMore)) || isLandwalk(lower);
};

/** Returns why a filter by a keyword finds nothing; null for a known keyword. */
export const unknownKeyword = (keyword: string): UnreadKeyword | null => {
  const lower = keyword.toLowerCase();
  return isKnown(lower) || isLandwalk(lower) || /^(?:protection|landwalk)\b/.test(lower)
    ? null
    : unknownKeywordOf(keyword, lower);
};

/**
 * Returns why no answer uses an object's keyword; null if an answer does, or if the keyword affects no answer.
 *
 * - 702.14a: landwalk names a land type; 702.16a: protection names a quality.
 * - 113.6: abilities of permanents function on the battlefield; in other zones only unknown keywords are reported.
 */
export const unreadKeyword = (state: GameState, object: GameObject, keyword: string): UnreadKeyword | null => {
  const lower = keyword.toLowerCase();
  if (used.has(lower) || isLandwalk(lower)) return null;
  const reading = readingOf(state, object, keyword, lower);
  return reading?.code === 'KEYWORD_NOT_READ' && !isOnBattlefield(object) ? null : reading;
};

const readingOf = (state: GameState, object: GameObject, keyword: string, said: string): UnreadKeyword | null => {
  if (/^protection(?: from\b|$)/.test(said)) return unreadProtection(state, object, keyword);
  if (/^landwalk\b|\blandwalk$/.test(said))
    return notRead(
      keyword,
      'does not say which lands, so it is not used: write Swampwalk or Nonbasic landwalk',
      'EVADES',
    );
  if (!isKnown(said)) return unknownKeywordOf(keyword, said);
  const [why, ...bearsOn] = needsMore[openKeywordOf(said) ?? said]?.(object) ?? [];
  return why === undefined ? null : notRead(keyword, why, ...bearsOn);
};

/** Lists the keywords of an object that no answer uses. */
export const unreadKeywordsOf = (state: GameState, object: GameObject): readonly UnreadKeyword[] =>
  object.keywords.flatMap((keyword) => unreadKeyword(state, object, keyword) ?? []);
