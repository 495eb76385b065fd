import { describe, expect, test } from '@jest/globals';
import { PriorityQueue } from '../../../../src/domain/combat/optimization/priority-queue.js';
import { randomNumbers } from '../../../random-numbers.js';

const taken = <Item>(queue: PriorityQueue<Item>): Item[] => {
  const items: Item[] = [];
  for (let next = queue.take(); next; next = queue.take()) items.push(next.item);
  return items;
};

describe('A priority queue', () => {
  test('is empty at first, and once all has been taken', () => {
    const queue = new PriorityQueue<string>();
    expect(queue.take()).toBeUndefined();
    queue.add('only', 3);
    expect(queue.take()).toMatchObject({ item: 'only', priority: 3 });
    expect(queue.take()).toBeUndefined();
  });

  test('gives the least priority first', () => {
    const queue = new PriorityQueue<number>();
    for (const priority of [5, 1, 4, -2, 3, 0]) queue.add(priority, priority);
    expect(taken(queue)).toEqual([-2, 0, 1, 3, 4, 5]);
  });

  test('gives what sorting gives, adding and taking in turn', () => {
    const random = randomNumbers(11);
    const queue = new PriorityQueue<number>();
    const sorted: { readonly item: number; readonly priority: number }[] = [];
    for (let item = 0; item < 400; item += 1) {
      const priority = random.below(20);
      queue.add(item, priority);
      sorted.push({ item, priority });
      sorted.sort((one, other) => one.priority - other.priority || other.item - one.item);
      if (random.below(3) === 0) expect(queue.take()).toMatchObject(sorted.shift() ?? {});
    }
    expect(taken(queue)).toEqual(sorted.map(({ item }) => item));
  });
});
