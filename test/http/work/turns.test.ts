import { describe, expect, test } from '@jest/globals';
import { createTurns } from '../../../src/http/work/turns.js';

/** Takes turns and keeps in what order they begin. */
const takingTurns = (places: number) => {
  const turns = createTurns(places);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (tenant: string, name = tenant): void => {
    void turns.take(tenant).then((end) => {
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
    expect(turns.waiting()).toBe(1);
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
    expect(turns.waiting()).toBe(33);
  });
});
