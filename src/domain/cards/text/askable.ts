import type { Clause, Condition } from '../clauses.js';
import { isDefending, kindsAskedBy, mayBeOpen, withoutNot } from '../clause-groups.js';
import { affectsAttacks, affectsBlocks, affectsTargets } from '../combat-keywords.js';
import { kindOf } from '../effects/kinds.js';

/** The conditions that an effect may have, besides those that the table decides. */
interface Open {
  readonly ofDefenders: boolean;
  /** Conditions on attacking creatures. */
  readonly ofAttackers: boolean;
  /** Conditions that other creatures attack, or block, too. */
  readonly ofOthers: 'ATTACKS' | 'BLOCKS' | null;
  /** Conditions on numbers and designations that a table may leave open, which call for a doubt. */
  readonly counted: boolean;
}

const canBe = (condition: Condition, open: Open): boolean => {
  const asked = withoutNot(condition);
  if (asked.asks === 'COMPANY') return open.ofOthers === asked.does && condition !== asked;
  if (asked.asks === 'ATTACKS_ALONE') return open.ofAttackers;
  if (mayBeOpen(asked) && !open.counted) return false;
  return asked.asks !== 'NOT' && (open.ofDefenders || !isDefending(asked));
};

/** Whether every condition of a clause can be used; a rule has at most one of each sort about the defending player. */
const canBeAsked = (conditions: readonly Condition[], open: Open): boolean => {
  const isNot = (condition: Condition): boolean => condition.asks === 'NOT';
  const defending = conditions.filter((each) => isDefending(withoutNot(each)));
  const isOneEach = defending.length < 2 || (defending.length === 2 && defending.filter(isNot).length === 1);
  return isOneEach && conditions.every((each) => canBe(each, open));
};

const isDoubted = (keyword: string): boolean =>
  affectsAttacks(keyword) || affectsBlocks(keyword) || affectsTargets(keyword);

/** Whether a clause is only about combat, or only about targets: answers about these name it as a doubt. */
const raisesDoubts = ({ effect }: Clause): boolean => {
  const kind = kindOf(effect);
  const keywords = kind.keywords(effect);
  if (kind.side) return true;
  return !('players' in effect) && keywords !== 'ALL' && keywords.length > 0 && keywords.every(isDoubted);
};

/** Whether a clause affects who may be a target, and nothing about declaring creatures. */
const isOfTargetsAlone = ({ effect }: Clause): boolean => {
  const keywords = kindOf(effect).keywords(effect);
  const isOfCombat = (keyword: string): boolean => affectsAttacks(keyword) || affectsBlocks(keyword);
  if (effect.does === 'CANT_BE_TARGETED') return true;
  return (
    keywords !== 'ALL' && keywords.length > 0 && keywords.every((each) => affectsTargets(each) && !isOfCombat(each))
  );
};

/** Whether a clause that changes objects depends on who is goaded, which is known only after all changes. */
const changesGoaded = (clause: Clause): boolean =>
  clause.effect.does !== 'NOTHING' && kindOf(clause.effect).side === null && kindsAskedBy(clause).has('GOADED');

/**
 * Whether every question that a clause affects can use it; other clauses are not read. For example, which creatures
 * attack is not known as attackers are declared.
 */
export const isAskable = (clause: Clause): boolean => {
  const { effect, conditions } = clause;
  const kind = kindOf(effect);
  if (changesGoaded(clause)) return false;
  if (!kind.isAsked) return true;
  const given = kind.clauses(effect);
  if (!kind.isUsed(effect) || !given.every((each) => kindOf(each.effect).canBeGiven && isAskable(each))) return false;
  const ofAttackers = kind.side !== 'ATTACKERS' && !given.length;
  const unknown = [
    ...(isOfTargetsAlone(clause) ? [] : ['BLOCKING' as const]),
    ...(ofAttackers ? [] : ['ATTACKING' as const]),
  ];
  if (unknown.some((each) => kindsAskedBy(clause).has(each))) return false;
  return canBeAsked(conditions, {
    ...{ ofAttackers, ofDefenders: kind.ofDefenders, ofOthers: kind.company(effect) },
    counted: raisesDoubts(clause),
  });
};
