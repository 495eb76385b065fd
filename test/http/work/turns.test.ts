import { describe, expect, test } from '@jest/globals';
import { until } from '../../until.js';
import { LARGEST_SMALL_JOB, JobScheduler } from '../../../src/http/work/turns.js';

/** Takes turns and keeps in what order they begin. */
const takingTurns = (places: number, patience = 600_000) => {
  const turns = new JobScheduler({ places, patience });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (tenant: string, name = tenant, size = LARGEST_SMALL_JOB + 1): void => {
    void turns.take(tenant, size).then((end) => {
      begun.push(end ? name : `${name} refused`);
      if (end) ends.set(name, end);
    });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { turns, begun, take, settle, end: (name: string) => ends.get(name)?.() };
};

describe('tenants take turns', () => {
  test('no tenant has all places at once', async () => {
    const { begun, take, settle, end, turns } = takingTurns(2);
    take('ann', 'ann 1');
    take('ann', 'ann 2');
    take('bob');
    await settle();
    expect(begun).toEqual(['ann 1', 'bob']);
    expect(turns.waiting).toBe(1);
    end('ann 1');
    await settle();
    expect(begun).toEqual(['ann 1', 'bob', 'ann 2']);
  });

  test('one place goes from tenant to tenant, however many of one wait', async () => {
    const { begun, take, settle, end } = takingTurns(1);
    for (const name of ['ann 1', 'ann 2', 'ann 3']) take('ann', name);
    take('bob');
    take('cat');
    await settle();
    for (const name of ['ann 1', 'ann 2', 'bob', 'cat', 'ann 3']) {
      end(name);
      await settle();
    }
    expect(begun).toEqual(['ann 1', 'ann 2', 'bob', 'cat', 'ann 3']);
  });

  test('the 33rd that waits is refused, and no other tenant', async () => {
    const { begun, take, settle, turns } = takingTurns(1);
    for (let index = 0; index < 34; index += 1) take('ann', `ann ${index}`);
    take('bob');
    await settle();
    expect(begun).toEqual(['ann 0', 'ann 33 refused']);
    expect(turns.waiting).toBe(33);
  });

  test('of one tenant the smallest is the next', async () => {
    const { begun, take, settle, end } = takingTurns(1);
    for (const size of [5, 9, 7, 6, 8]) take('ann', `${size}`, LARGEST_SMALL_JOB * size);
    await settle();
    for (const name of ['5', '6', '7', '8']) {
      end(name);
      await settle();
    }
    expect(begun).toEqual(['5', '6', '7', '8', '9']);
  });

  test('a small one takes the place that is kept for it, whoever has the others, and waits for the small alone', async () => {
    const { begun, take, settle, end } = takingTurns(2);
    for (const name of ['ann 1', 'ann 2', 'ann 3']) take('ann', name);
    take('bob');
    take('ann', 'small', LARGEST_SMALL_JOB);
    take('cat', 'small of cat', LARGEST_SMALL_JOB);
    take('cat');
    await settle();
    expect(begun).toEqual(['ann 1', 'bob', 'small']);
    end('small');
    await settle();
    expect(begun).toEqual(['ann 1', 'bob', 'small', 'small of cat']);
  });

  test('one that those before it would outlast is refused at once, a smaller one is not', async () => {
    const { begun, take, settle, turns } = takingTurns(1, 3_000);
    for (const size of [1, 2, 3]) take('ann', `${size}`, LARGEST_SMALL_JOB + size * 10_000_000);
    await settle();
    expect(begun).toEqual(['1']);
    take('ann', 'largest', 200_000_000);
    take('ann', 'smaller', LARGEST_SMALL_JOB + 1);
    take('bob', 'of bob', 200_000_000);
    await settle();
    expect([begun, turns.waiting]).toEqual([['1', 'largest refused'], 4]);
  });

  test('one that has waited too long is refused, and nobody waits for it', async () => {
    const { begun, take, settle, turns, end } = takingTurns(1, 10);
    take('ann', 'first', LARGEST_SMALL_JOB + 1);
    take('ann', 'second', LARGEST_SMALL_JOB + 1);
    await until(() => begun.length === 2);
    expect([begun, turns.waiting]).toEqual([['first', 'second refused'], 0]);
    end('first');
    take('ann', 'third', LARGEST_SMALL_JOB + 1);
    await settle();
    expect(begun.at(-1)).toBe('third');
  });
});
