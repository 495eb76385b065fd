// Searches up to the limit, which takes seconds.
import { expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { playerOf } from '../../../src/domain/state/game-state.js';
import { brokenByAttack, checkAttack } from '../../../src/domain/rules/508-check-attack.js';
import { checkBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { attacksToBlock, declaredAttacks } from '../../../src/domain/rules/506-combat-in-progress.js';
import type { Solve } from '../../../src/domain/combat/optimization/integer-program.js';
import { solveIfPermitted } from '../../../src/questions/catalogue/question.js';
import { Budget, standardLimits } from '../../../src/questions/catalogue/budget.js';
import { leastOfSolving } from '../../../src/questions/catalogue/work.js';
import { randomNumbers } from '../../random-numbers.js';
import { after, creature, ring, thing } from '../tables.js';

/** The first ten of many. */
const named = (name: string): string => Array.from({ length: 10 }, (_, index) => `"${name}${index}"`).join(', ');

const tooComplex = (limit: string, value: number, maximum: number, of: string) => ({
  ok: false,
  failure: {
    code: 'QUERY_TOO_COMPLEX',
    limit,
    value,
    maximum,
    says: `An exact answer takes more work than is allowed (${limit}: ${value}, at most ${maximum}): ${of}.`,
  },
});
const unsolved = tooComplex(
  'restrictions without a solver',
  12,
  0,
  `the restrictions of ${named('limit ')} on ${named('c')}`,
);
const names = Array.from({ length: 60 }, (_, index) => `c${index}`);
/** Sixty creatures, each required to do something up to twice, and twelve limits on about half of them each. */
const overlapping = (of: 'attackRules' | 'blockRules' = 'attackRules') => {
  const random = randomNumbers(7);
  const required = { kind: of === 'attackRules' ? 'ATTACKS_IF_ABLE' : 'BLOCKS_IF_ABLE' };
  const some = () => Array.from({ length: random.below(3) }, () => required);
  const creatures = names.map((id) => creature(id, 'A', { [of]: some() }));
  const limits = Array.from({ length: 12 }, (_, index) => {
    const limit = { kind: 'AT_MOST', count: 12, creatures: { ids: names.filter(() => random.below(2)) } } as const;
    return thing(`limit ${index}`, 'Enchantment', 'B', { [of]: [limit] });
  });
  return ring('A B C D E', { objects: [creature('x', 'C'), ...creatures, ...limits] });
};

test('of attacks', () => {
  const state = overlapping();
  const result = checkAttack(state, playerOf(state, 'A'), []);
  expect(result).toEqual(unsolved);
  const declared = { attackersDeclared: { player: 'A', attacks: [] } };
  const atItsTime = after(state, { stepBegins: { step: 'DECLARE_ATTACKERS' } });
  expect(takePlace(atItsTime, [declared], { force: false })).toEqual(result);
  expect(takePlace(state, [declared], { force: false })).toMatchObject({ failure: { code: 'ILLEGAL_EVENT' } });
});

test('of blocks', () => {
  const state = overlapping('blockRules');
  const against = attacksToBlock(state, [{ attacker: 'x', target: 'A' }]);
  expect(checkBlocks(state, playerOf(state, 'A'), [], against)).toEqual(unsolved);
});

test('what is illegal in any case is named where the closest legal declaration is not known', () => {
  const state = overlapping();
  const attacks = declaredAttacks(state, [{ attacker: 'c0', target: 'A' }]);
  const check = (solve: Solve | null) => checkAttack(state, playerOf(state, 'A'), attacks, solve);
  const [broken] = brokenByAttack(state, playerOf(state, 'A'), attacks);
  const said = `The declaration is illegal: ${broken?.says ?? ''} The legal one closest to it is not known.`;
  expect(broken).toBeDefined();
  expect(check(() => 'OUT_OF_TIME')).toEqual({
    ok: false,
    failure: { code: 'TIMEOUT', says: `${said} An exact answer took too long.` },
  });
  const failure = { ...unsolved.failure, says: `${said} ${unsolved.failure.says}` };
  expect(check(null)).toEqual({ ok: false, failure });
});

test('of more iterations of the solver than are allowed', () => {
  const state = overlapping();
  expect(checkAttack(state, playerOf(state, 'A'), [], () => 'TOO_MANY_ITERATIONS')).toEqual(
    tooComplex('iterations of the solver', 30001, 30000, `the restrictions of ${named('limit ')} on ${named('c')}`),
  );
});

test('of more programs than one request may solve', () => {
  const state = overlapping();
  const solve = solveIfPermitted(new Budget({ ...standardLimits, work: leastOfSolving }));
  expect(checkAttack(state, playerOf(state, 'A'), [], solve)).toMatchObject({
    failure: { code: 'QUERY_TOO_COMPLEX', limit: 'work', maximum: leastOfSolving },
  });
});

test('of more pairs than are looked at', () => {
  const many = (owner: string, count: number) =>
    Array.from({ length: count }, (_, index) => creature(`${owner}${index}`, owner));
  const state = ring('A B', { objects: [...many('A', 2_300), ...many('B', 2_300)] });
  const attacks = Array.from({ length: 2_300 }, (_, index) => ({ attacker: `A${index}`, target: 'B' }));
  expect(checkBlocks(state, playerOf(state, 'B'), [], attacksToBlock(state, attacks))).toEqual(
    tooComplex('pairs of a creature and an attacker', 5290000, 5000000, 'these blocks'),
  );
});

test('of more requirements than an answer can count', () => {
  const creatures = { types: ['Creature'] };
  const rules = Array.from({ length: 100 }, () => ({ kind: 'ATTACKS_IF_ABLE' as const, creatures }));
  const objects = Array.from({ length: 5_000 }, (_, index) => creature(`x${index}`, 'A', { attackRules: rules }));
  const state = ring('A B', { objects });
  expect(checkAttack(state, playerOf(state, 'A'), [])).toEqual(
    tooComplex('requirements', 2500000000, 2147483647, 'the requirements of this declaration'),
  );
});

test('of more pairs of a creature and a target', () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `p${index}`).join(' ');
  const objects = Array.from({ length: 2_502 }, (_, index) => creature(`x${index}`, 'p0'));
  const state = ring(names, { objects });
  expect(checkAttack(state, playerOf(state, 'p0'), [])).toEqual(
    tooComplex('pairs of a creature and what it may attack', 5001498, 5000000, 'this attack'),
  );
});

test('of attacks under which each of many creatures keeps several others at home: refused before it is tried', () => {
  const random = randomNumbers(11);
  const creatures = Array.from({ length: 400 }, (_, index) =>
    creature(`c${index}`, 'A', { attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] }),
  );
  const limits = Array.from({ length: 1_600 }, (_, index) => {
    const first = random.below(400);
    const ids = [`c${first}`, `c${(first + 1 + random.below(399)) % 400}`];
    return thing(`limit ${index}`, 'Enchantment', 'B', {
      attackRules: [{ kind: 'AT_MOST', count: 1, creatures: { ids } }],
    });
  });
  const state = ring('A B', { objects: [...creatures, ...limits] });
  const solve = () => {
    throw new Error('It is tried.');
  };
  expect(checkAttack(state, playerOf(state, 'A'), [], solve)).toMatchObject({
    ok: false,
    failure: { code: 'QUERY_TOO_COMPLEX', limit: 'limits that overlap', maximum: 750 },
  });
});
