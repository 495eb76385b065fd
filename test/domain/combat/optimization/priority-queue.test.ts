import { describe, expect, test } from '@jest/globals';
import { PriorityQueue } from '../../../../src/domain/combat/optimization/priority-queue.js';

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
});
