import type { Clause, Condition } from '../../clauses.js';

const unattached: Condition = { asks: 'IS', which: 'SELF', what: { is: 'UNATTACHED' } };

/** The types that it has instead while it is attached. */
const instead: Readonly<Record<string, readonly string[]>> = { bestow: ['aura'], reconfigure: [] };

/**
 * Reads the keywords of permanents that are not creatures while attached: bestow (702.103b) and reconfigure (702.151b).
 *
 * Template: "bestow|reconfigure ⟨cost⟩".
 */
export const attachedInsteadOf = (paragraph: string): Clause | null => {
  const [, keyword = ''] = /^(bestow|reconfigure)[ —]/i.exec(paragraph) ?? [];
  const gains = instead[keyword.toLowerCase()];
  if (!gains) return null;
  const change = { gains, loses: ['creature'], inPlaceOf: 'NOTHING' } as const;
  const effect = { does: 'CHANGES_TYPES', creatures: { is: 'SELF' }, change } as const;
  return { effect, conditions: [{ asks: 'NOT', of: unattached }], unlessPays: null };
};
