import type { Ruling } from '../answer.js';
import { groupPairs } from '../values/groups.js';
import type { Pair } from './combat-rules.js';
import type { CountingRule, Counting } from './counts.js';
import { isWithin, type Companions } from './optimization/choices.js';
import { createCanChoose, type Completing } from './optimization/completing.js';

/**
 * Creates a function that says why a creature can't attack or block a target in any legal declaration: too few others
 * can attack or block, too (508.1c, 509.1b).
 */
export const createCompanyObjections = (
  { state, words, numbering }: Counting,
  counted: readonly CountingRule[],
  possible: Pick<Completing, 'members' | 'areTogether'>,
) => {
  const canChoose = createCanChoose({
    ...possible,
    limits: counted.flatMap(({ limit }) => limit ?? []),
    companions: counted.flatMap(({ company }) => company ?? []),
    loners: counted.flatMap(({ loners }) => loners ?? []),
  });
  const needing = groupPairs(
    counted.flatMap(
      ({ company, says }) => company?.members.map((member) => [member, { company, says }] as const) ?? [],
    ),
  );
  return ({ creature, target }: Pair): readonly Ruling[] => {
    const [member, number] = [numbering.memberOf(creature), numbering.numberOf(target)];
    if (member === undefined || number === undefined || !possible.members[member]?.options.includes(number)) return [];
    if (canChoose({ member, target: number })) return [];
    const isAlone = ({ scope, least, among }: Companions): boolean =>
      isWithin(scope, number) && least > Number(among.includes(member));
    const vain = `If ${creature.name} ${words.verb}s ${target.name}, not enough others can ${words.verb}, too`;
    return (needing.get(member) ?? [])
      .filter(({ company }) => isAlone(company))
      .map(({ says }) => says(state, [creature], []))
      .map((ruling) => ({ ...ruling, says: `${vain}: ${ruling.says}` }));
  };
};
