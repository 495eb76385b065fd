import { describe, expect, test } from '@jest/globals';
import { cheapestFlow, type Arc } from '../../../../src/domain/combat/optimization/minimum-cost-flow.js';
import { randomNumbers, type RandomNumbers } from '../../../random-numbers.js';

/** An arc as "from > to, capacity at cost"; 0 is the source, 1 the sink. */
const arcsOf = (...lines: readonly string[]): Arc[] =>
  lines.map((line) => {
    const [from = 0, to = 0, capacity = 0, cost = 0] = line.split(/ > |, | at /).map(Number);
    return { from, to, capacity, cost };
  });

const flow = (nodes: number, ...lines: readonly string[]) => cheapestFlow(nodes, arcsOf(...lines), 0, 1);

const costOf = (arcs: readonly Arc[], carried: readonly number[]): number =>
  arcs.reduce((sum, { cost }, index) => sum + cost * (carried[index] ?? 0), 0);

/** What is left over at each node but the source and the sink: nothing in a flow. */
const leftOver = (nodes: number, arcs: readonly Arc[], carried: readonly number[]): number[] =>
  Array.from({ length: nodes }, (_, node) =>
    arcs.reduce((sum, { from, to }, index) => {
      const amount = carried[index] ?? 0;
      return sum + (to === node ? amount : 0) - (from === node ? amount : 0);
    }, 0),
  ).slice(2);

/** The least cost of all flows, by trying every amount on every arc. */
const leastByTrying = (nodes: number, arcs: readonly Arc[]): number => {
  const every = arcs.reduce<number[][]>(
    (begun, { capacity }) =>
      begun.flatMap((amounts) => Array.from({ length: capacity + 1 }, (_, amount) => [...amounts, amount])),
    [[]],
  );
  const flows = every.filter((amounts) => leftOver(nodes, arcs, amounts).every((amount) => amount === 0));
  return Math.min(...flows.map((amounts) => costOf(arcs, amounts)));
};

/** A small network without a cycle: arcs lead from nodes of lower rank to such of higher rank, the sink ranking last. */
const randomArcs = (random: RandomNumbers, nodes: number): Arc[] =>
  Array.from({ length: random.below(5) + 4 }, () => {
    const ranked = [0, ...Array.from({ length: nodes - 2 }, (_, index) => index + 2), 1];
    const from = random.below(nodes - 1);
    const to = from + 1 + random.below(nodes - from - 1);
    return { from: ranked[from] ?? 0, to: ranked[to] ?? 1, capacity: random.below(3), cost: random.below(9) - 5 };
  });

describe('The cheapest flow', () => {
  test('is none where no unit gains anything', () => {
    expect([flow(2, '0 > 1, 3 at 1'), flow(2, '0 > 1, 3 at 0')]).toEqual([[0], [0]]);
    expect([flow(3, '0 > 2, 3 at -2', '2 > 1, 3 at 2'), flow(3, '0 > 2, 3 at -2')]).toEqual([[0, 0], [0]]);
    expect(flow(2)).toEqual([]);
  });

  test('takes all that gains something, and nothing beyond it', () => {
    expect(flow(2, '0 > 1, 3 at -1', '0 > 1, 2 at 0', '0 > 1, 2 at -4')).toEqual([3, 0, 2]);
    expect(flow(3, '0 > 2, 3 at -2', '2 > 1, 2 at 1', '2 > 1, 2 at 2')).toEqual([2, 2, 0]);
  });

  test('goes the cheaper way while there is room, and then the dearer one', () => {
    const lines = ['0 > 2, 2 at -5', '0 > 3, 2 at -3', '2 > 1, 1 at 0', '3 > 1, 1 at 0', '2 > 3, 1 at 1'];
    expect(flow(4, ...lines)).toEqual([2, 0, 1, 1, 1]);
  });

  test('takes back what stands in the way of more', () => {
    const lines = ['0 > 2, 1 at 0', '0 > 3, 1 at 0', '2 > 4, 1 at -3', '2 > 5, 1 at -2', '3 > 4, 1 at -2'];
    lines.push('4 > 1, 1 at 0', '5 > 1, 1 at 0');
    expect(flow(6, ...lines)).toEqual([1, 1, 0, 1, 1, 1, 1]);
  });

  test('finds a cheaper way of more arcs than a dearer one', () => {
    const lines = ['0 > 2, 1 at 0', '0 > 3, 1 at 0', '3 > 4, 1 at 0', '4 > 2, 1 at -9', '2 > 1, 1 at -1'];
    expect(flow(5, ...lines)).toEqual([0, 1, 1, 1, 1]);
  });

  test('costs what the cheapest of all flows costs, and leaves nothing on the way', () => {
    const random = randomNumbers(5);
    for (let round = 0; round < 150; round += 1) {
      const nodes = random.below(3) + 3;
      const arcs = randomArcs(random, nodes);
      const carried = cheapestFlow(nodes, arcs, 0, 1);
      const found = {
        cost: costOf(arcs, carried),
        leftOver: leftOver(nodes, arcs, carried).filter((amount) => amount !== 0),
        within: arcs.every(({ capacity }, index) => (carried[index] ?? -1) >= 0 && (carried[index] ?? 0) <= capacity),
      };
      expect({ arcs, ...found }).toEqual({ arcs, cost: leastByTrying(nodes, arcs), leftOver: [], within: true });
    }
  });
});
