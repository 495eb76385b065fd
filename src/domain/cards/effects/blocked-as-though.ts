import type { Filter } from '../clauses.js';
import { onBlockedAttackers, type EffectKind } from './effect.js';

const isLandwalk = (filter: Filter): boolean =>
  filter.is === 'ALL' ? filter.of.some(isLandwalk) : filter.is === 'KEYWORD' && filter.keyword.endsWith('walk');

/** Blocking: ⟨group⟩ can be blocked as though they didn't have ⟨keyword⟩. */
export const blockedAsThough: EffectKind<'BLOCKED_AS_THOUGH'> = {
  ...onBlockedAttackers,
  means: (who, { without }) => `${who} may be blocked in spite of ${without ?? 'landwalk abilities'}`,
  sort: 'OTHER',
  blockRules: () => [],
  reaches: true,
  isUsed: ({ creatures, without }) => without !== null || isLandwalk(creatures),
  canBeGiven: false,
};
