import { expect, test } from '@jest/globals';
import { attackRow, attackVerdict } from '../attacks.js';
import { blockVerdict } from '../blocks.js';
import { attackTable, blockTable } from '../laws.js';
import { creature, ids, ring, thing, type AttackRule } from '../tables.js';

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

test('of one whom it may not attack, too', () => {
  const found = reasons(...walls(6, { kind: 'CANT_ATTACK', target: 'B' }));
  const either = "ox can't attack B because of 3 other abilities, either.";
  expect(found.map(({ says }) => says)).toEqual([...because(0, 3, ' B'), either]);
  expect(ids(found.at(-1)?.about ?? [])).toEqual(['ox', 'B']);
});

test('508.1h: a cost of its own ability, and of another one', () => {
  const wall = 'CANT_ATTACK of all target B pays {2}';
  const state = attackTable(`A: ox 2/2 | B | C | law ox: CANT_ATTACK pays {2} | law wall of B: ${wall}`);
  const { costs } = attackVerdict(state, 'A', 'ox > B');
  expect(costs.map(({ because: [{ says }] }) => says)).toEqual([
    'ox can attack only if A pays {2}.',
    'ox can attack B only if A pays {2} because of wall.',
  ]);
});

test('508.1h, 509.1d: a cost that is no amount stands at the end', () => {
  const costs = (cost: string, source = 'ox') => {
    const objects = [creature('ox', 'A'), thing('toll', 'Enchantment', 'B')].map((each) =>
      each.id === source
        ? { ...each, attackRules: [{ kind: 'CANT_ATTACK' as const, creatures: {}, unlessPays: cost }] }
        : each,
    );
    return attackVerdict(ring('A B C', { objects }), 'A', 'ox > B').costs.map(({ because: [{ says }] }) => says);
  };
  const may = 'ox can attack only if A pays';
  expect(costs('1 life', 'toll')).toEqual([`${may} 1 life because of toll.`]);
  expect(costs('{2}{W/P}')).toEqual([`${may} {2}{W/P}.`]);
  expect(costs('sacrifice a land')).toEqual([`${may} this: sacrifice a land.`]);
  expect(costs('sacrifice a land', 'toll')).toEqual([`${may} this because of toll: sacrifice a land.`]);
});

test('what a sentence names already is no reason in it', () => {
  const barred = [{ kind: 'CANT_BLOCK_TARGET' as const, creatures: { types: ['Creature'] }, target: 'wurm' }];
  const wurm = creature('wurm', 'A', { blockRules: barred });
  const blocked = blockVerdict(ring('A B C', { objects: [wurm, creature('cub', 'B')] }), 'B', 'wurm > B', 'cub > wurm');
  expect(blocked.violations[0]?.says).toBe("cub can't block wurm.");
  const shy = [{ kind: 'CANT_ATTACK_TARGET' as const, creatures: { types: ['Creature'] }, target: 'jace' }];
  const jace = thing('jace', 'Planeswalker', 'B', { attackRules: shy });
  const attacked = attackVerdict(ring('A B C', { objects: [creature('ox', 'A'), jace] }), 'A', 'ox > jace');
  expect(attacked.violations[0]?.says).toBe("ox can't attack jace.");
});

test('509.1d: what a creature pays to block at all, it pays once', () => {
  const state = blockTable('A: ox 2/2; elk 2/2 | B: cub 2/2 | law cub: CANT_BLOCK pays {3}; CAN_BLOCK_ANY_NUMBER');
  expect(blockVerdict(state, 'B', 'ox > B, elk > B', 'cub > ox, cub > elk').costs).toHaveLength(1);
});
