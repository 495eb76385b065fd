import { expect, test } from '@jest/globals';
import type { AttackRule } from '../../../src/domain/state/description.js';
import { attackRow, attackVerdict } from '../attacks.js';
import { blockVerdict } from '../blocks.js';
import { creature, ids, ring, thing } from '../tables.js';

const walls = (count: number, rule: AttackRule, first = 0) =>
  Array.from({ length: count }, (_, index) =>
    thing(`wall${first + index}`, 'Enchantment', 'B', { attackRules: [{ creatures: {}, ...rule }] }),
  );
const reasons = (...objects: ReturnType<typeof walls>) =>
  attackRow(ring('A B C', { objects: [creature('ox', 'A'), ...objects] }), 'A', 'ox').excluded.find(
    ({ entity }) => entity.id === 'B',
  )?.because ?? [];
const because = (from: number, to: number, whom = '') =>
  Array.from({ length: to - from }, (_, index) => `ox can't attack${whom} because of wall${from + index}.`);

test('up to four reasons are told, of more the first three and how many there are besides', () => {
  const of = (...counts: readonly number[]) =>
    reasons(
      ...counts.flatMap((count, at) =>
        walls(count, { kind: 'CANT_ATTACK', ...(at ? { creatures: { types: ['Bear'] } } : {}) }, at * 10),
      ),
    ).map(({ says }) => says);
  expect(of(1)).toEqual(because(0, 1));
  expect(of(4)).toEqual(because(0, 4));
  expect(of(5)).toEqual([...because(0, 3), "ox can't attack because of 2 other abilities, either."]);
  expect(of(2, 2)).toEqual([...because(0, 2), ...because(10, 12)]);
  expect(of(2, 3)).toEqual([
    ...because(0, 2),
    ...because(10, 11),
    "ox can't attack because of 2 other abilities, either.",
  ]);
});

test('of one whom it may not attack, too', () => {
  const found = reasons(...walls(6, { kind: 'CANT_ATTACK', target: 'B' }));
  expect(found.map(({ says }) => says)).toEqual([
    ...because(0, 3, ' B'),
    "ox can't attack B because of 3 other abilities, either.",
  ]);
  expect(ids(found.at(-1)?.about ?? [])).toEqual(['ox', 'B']);
});

test('508.1h: a cost of its own ability, and of another one', () => {
  const tax = (more: AttackRule) => ({ attackRules: [{ ...more, unlessPays: '{2}' }] });
  const state = ring('A B C', {
    objects: [
      creature('ox', 'A', tax({ kind: 'CANT_ATTACK' })),
      thing('wall', 'Enchantment', 'B', tax({ kind: 'CANT_ATTACK', creatures: {}, target: 'B' })),
    ],
  });
  const { costs } = attackVerdict(state, 'A', 'ox > B');
  expect(costs.map(({ because: [{ says }] }) => says)).toEqual([
    'ox can attack B only if A pays {2}.',
    'ox can attack B only if A pays {2} because of wall.',
  ]);
});

test('509.1d: what a creature pays to block at all, it pays once', () => {
  const blockRules = [{ kind: 'CANT_BLOCK' as const, unlessPays: '{3}' }, { kind: 'CAN_BLOCK_ANY_NUMBER' as const }];
  const state = ring('A B', {
    objects: [creature('ox', 'A'), creature('elk', 'A'), creature('cub', 'B', { blockRules })],
  });
  expect(blockVerdict(state, 'B', 'ox > B, elk > B', 'cub > ox, cub > elk').costs).toHaveLength(1);
});
