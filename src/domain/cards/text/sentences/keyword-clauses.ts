import type { Clause, Condition, Effect, Filter } from '../../clauses.js';

const itself: Filter = { is: 'SELF' };
const isSo = (what: Filter): Condition => ({ asks: 'IS', which: 'SELF', what });
const has = (name: string): Condition => isSo({ is: 'COUNTERS', name, least: 1 });
const attached: Condition = { asks: 'NOT', of: isSo({ is: 'UNATTACHED' }) };
const yourTurn: Condition = { asks: 'TURN_OF', who: 'YOU' };

const changes = (gains: readonly string[], loses: readonly string[]): Effect => ({
  ...{ does: 'CHANGES_TYPES', creatures: itself },
  change: { gains, loses, inPlaceOf: 'NOTHING' },
});

/** The effect of each keyword on the object that has it, and the condition for that. */
const meanings: Readonly<Record<string, readonly [Effect, Condition]>> = {
  bestow: [changes(['aura'], ['creature']), attached],
  reconfigure: [changes([], ['creature']), attached],
  impending: [changes([], ['creature']), has('time')],
  'living metal': [changes(['creature'], []), yourTurn],
  unleash: [{ does: 'CANT_BLOCK', creatures: itself, attackers: null }, has('+1/+1')],
};

/**
 * Reads the keywords by which a permanent is a creature, or may block, at times only: bestow (702.103b), reconfigure
 * (702.151b), impending (702.176a), living metal (702.161a) and unleash (702.98a).
 *
 * Template: "bestow|reconfigure|impending ⟨cost⟩", "living metal", "unleash".
 */
export const clauseOfKeyword = (paragraph: string): Clause | null => {
  const [, keyword = ''] = /^(bestow|reconfigure|impending|living metal|unleash)(?:[ —]|$)/i.exec(paragraph) ?? [];
  const [effect, condition] = meanings[keyword.toLowerCase()] ?? [];
  return effect && condition ? { effect, conditions: [condition], unlessPays: null } : null;
};
