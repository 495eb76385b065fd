import { createCompany, type Company } from '../combat/company.js';
import type { Member } from '../combat/optimization/choices.js';
import type { Pair } from '../combat/combat-rules.js';
import type { Counting } from '../combat/counts.js';
import type { Candidate } from '../combat/numbering.js';
import type { GameObject } from '../state/game-state.js';
import { blockCounts, type BlockRules } from './509-block-rules.js';
import type { AttackUnderWay, BlockBars } from './509-declare-blockers.js';

/** The creatures that a player or team may declare as blockers, and the attacks that they defend against. */
export interface Blockers extends Counting {
  readonly rules: BlockRules;
  readonly bars: BlockBars;
  readonly defended: readonly AttackUnderWay[];
  readonly most: (blocker: GameObject) => number;
}

/** Returns an attacker as a potential target of blockers. */
export const candidateOf = ({ attacker, defending }: AttackUnderWay): Candidate => ({ target: attacker, defending });

/** Returns a block, whether it is declared or only considered. */
export const pairOf = (creature: GameObject, attack: AttackUnderWay): Pair => ({ creature, ...candidateOf(attack) });

/** The attackers that each creature may block for the costs paid, and how many at once. */
export const membersWithin = (
  { creatures, bars, defended, numbering, most }: Blockers,
  isPaid: (pair: Pair) => boolean,
): readonly Member[] =>
  creatures.map((blocker) => {
    const able = bars.unable(blocker).length ? [] : defended;
    const paid = able.filter((attack) => !bars.forbidden(blocker, attack).length && isPaid(pairOf(blocker, attack)));
    return { options: paid.flatMap(({ attacker }) => numbering.numberOf(attacker) ?? []), most: most(blocker) };
  });

/** Finds the blocks that no legal declaration has, since not enough others can block, too (509.1b). */
export const blockCompany = (blockers: Blockers): Company | null => {
  const counted = blockCounts(blockers, blockers.rules, blockers.defended.map(candidateOf));
  if (!counted.some(({ company }) => company)) return null;
  return createCompany(blockers, counted, {
    members: membersWithin(blockers, () => true),
    areTogether: () => true,
  });
};
