import { keywordAbilities } from '../rulebook/keywords-and-types.js';

/** Keyword abilities that affect attacking, blocking or attaching. */
const usedKeywords: ReadonlySet<string> = new Set(keywordAbilities.USED);
/** Whether a keyword ability affects attacking, blocking or attaching. */
export const isUsedKeyword = (keyword: string): boolean =>
  usedKeywords.has(keyword) || keyword.endsWith('walk') || keyword.startsWith('protection');

const attackKeywords: ReadonlySet<string> = new Set(['haste', 'defender']);
/** Whether a keyword ability affects attacking. */
export const affectsAttacks = (keyword: string): boolean => attackKeywords.has(keyword);
/** Whether a keyword ability affects blocking. */
export const affectsBlocks = (keyword: string): boolean =>
  isUsedKeyword(keyword) && !affectsAttacks(keyword) && keyword !== 'vigilance';
/** Whether a keyword ability keeps its object, or its player, from being a target. */
export const affectsTargets = (keyword: string): boolean => /^(?:hexproof|shroud|protection)\b/.test(keyword);
