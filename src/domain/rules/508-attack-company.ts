import { createCompany, type Company } from '../combat/company.js';
import { countsOf } from '../combat/counts.js';
import { isTheDefender } from './506-combat.js';
import type { AppliedAttackRule } from './508-attack-rules.js';
import type { Attackers } from './508-attack-violations.js';
import { membersFor, targetsWithin } from './508-legal-attack.js';

/** Finds the attacks that no legal declaration contains, since too few other creatures can attack (508.1c, 506.2a). */
export const attackCompany = (attackers: Attackers, applied: readonly AppliedAttackRule[]): Company | null => {
  const { state, numbering, bars } = attackers;
  const counted = countsOf(attackers, applied);
  if (!counted.some(({ company }) => company)) return null;
  const possible = targetsWithin(
    attackers,
    () => true,
    (pair) => !bars.ofPair(pair).length,
  );
  const defending = numbering.candidates.map(([first]) => first?.defending ?? null);
  return createCompany(attackers, counted, {
    members: membersFor(numbering, possible),
    areTogether: (one, other) => {
      const [first, second] = [defending[one], defending[other]];
      return state.options.attack !== 'ONE_OPPONENT' || !first || !second || isTheDefender(state, first, second);
    },
  });
};
