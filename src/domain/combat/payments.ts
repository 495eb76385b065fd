import { problem, type Problem } from '../problem.js';
import type { PaidCost } from '../state/description.js';
import type { Cost } from './prohibitions.js';

const keyOf = (creature: string, target: string, cost: string): string => JSON.stringify([creature, target, cost]);

/** The costs of a declaration that nobody has paid; who has paid one once has not paid it twice. */
export const unpaid = (costs: readonly Cost[], paid: readonly PaidCost[]): readonly Cost[] => {
  const left = new Map<string, number>();
  for (const { creature, target, cost } of paid) {
    const key = keyOf(creature, target, cost);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return costs.filter(({ creature, target, cost }) => {
    const key = keyOf(creature.id, target.id, cost);
    const payments = left.get(key) ?? 0;
    left.set(key, payments - 1);
    return payments < 1;
  });
};

export const notPaidSaid = ({ creature, target, pays, cost, source }: Cost, verb: 'attack' | 'block'): string => {
  const by = source === creature ? '' : ` because of ${source.name}`;
  return `${creature.name} can ${verb} ${target.name} only if ${pays.name} pays ${cost}${by}, and ${pays.name} has not paid it.`;
};

/** Finds payments for creatures that are not declared to attack or block that. */
export const paymentProblems = (
  paid: readonly PaidCost[] | null | undefined,
  declared: readonly (readonly [creature: string, target: string | null | undefined])[],
): readonly Problem[] => {
  const pairs = new Set(declared.map(([creature, target]) => JSON.stringify([creature, target])));
  return (paid ?? []).flatMap(({ creature, target }, index) =>
    pairs.has(JSON.stringify([creature, target]))
      ? []
      : [problem(['paid', index], `"${creature}" is not declared with "${target}", so nothing is paid for that.`)],
  );
};
