import { addDoubt, type Ruling } from '../answer.js';
import { groupPairs } from '../values/groups.js';
import type { Pair } from './combat-rules.js';
import { inNumbers, type CountingRule, type Counting } from './counts.js';
import { isWithin, type Companions } from './optimization/choices.js';
import { createCanChoose, type Completion } from './optimization/completing.js';
import type { TargetRulings } from './target-rulings.js';

/** The rulings on creatures that attack or block only along with others (508.1c, 509.1b). */
export interface Company {
  /** Says why a creature can't attack or block a target in any legal declaration: too few others can, too. */
  readonly objections: (pair: Pair) => readonly Ruling[];
  /** Doubts that enough others can, if there are too many declarations to compare. */
  readonly doubts: TargetRulings;
}

/** Creates the rulings on the company that counting rules ask for. */
export const createCompany = (
  { state, words: { verb }, numbering }: Counting,
  counted: readonly CountingRule[],
  possible: Pick<Completion, 'members' | 'areTogether'>,
): Company => {
  const canChoose = createCanChoose({ ...possible, ...inNumbers(counted) });
  const needing = groupPairs(
    counted.flatMap(
      ({ company, says }) => company?.members.map((member) => [member, { company, says }] as const) ?? [],
    ),
  );
  const rulingsWhere = (can: false | null, others: string) => (pair: Omit<Pair, 'defending'>) => {
    const { creature, target } = pair;
    const [member = -1, number = -1] = [numbering.memberOf(creature), numbering.numberOf(target)];
    if (!possible.members[member]?.options.includes(number) || canChoose(member)(number) !== can) return [];
    return (needing.get(member) ?? [])
      .filter(({ company }) => needsOthers(company, member, number))
      .map(({ says }) => says(state, [creature], []))
      .map((ruling) => ({ ...ruling, says: `If ${creature.name} ${verb}s ${target.name}, ${others}: ${ruling.says}` }));
  };
  const unsure = rulingsWhere(null, `others have to ${verb}, too`);
  const doubt = `There are too many ways to ${verb} to know whether enough others can; here they can.`;
  return {
    objections: rulingsWhere(false, `not enough others can ${verb}, too`),
    doubts: (creature, included) => {
      const [ruling] = included.flatMap((target) => unsure({ creature, target }));
      return ruling ? [addDoubt(ruling, doubt)] : [];
    },
  };
};

const needsOthers = ({ scope, least, among }: Companions, member: number, target: number): boolean =>
  isWithin(scope, target) && least > Number(among.includes(member));
