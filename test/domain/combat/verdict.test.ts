import { describe, expect, test } from '@jest/globals';
import { attacksToBlock, declaredAttacks } from '../../../src/domain/rules/506-combat-in-progress.js';
import type { Solve, NoOptimum } from '../../../src/domain/combat/optimization/integer-program.js';
import { judge } from '../../../src/domain/combat/verdict.js';
import { attackWords } from '../../../src/domain/rules/508-attack-rules.js';
import { checkBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { checkAttack } from '../../../src/domain/rules/508-check-attack.js';
import type { AttackRule, ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { attackVerdict, attackWitness } from '../attacks.js';
import { attacksIn, ruleIn } from '../combat-told.js';
import { broken, creature, doubts, ids, player, ring, thing, written } from '../tables.js';

const at = (...objects: readonly ObjectDescription[]) => ring('A B C D', { objects });
const bear = (id: string, ...attackRules: readonly AttackRule[]) => creature(id, 'A', { attackRules });
const cap = (count: number, target: string | null, ...capped: readonly string[]) =>
  thing(`cap of ${capped.join()}`, 'Enchantment', 'D', {
    attackRules: [{ kind: 'AT_MOST', count, creatures: { ids: capped }, ...(target === null ? {} : { target }) }],
  });
const verdict = (attacks: string, ...objects: readonly ObjectDescription[]) =>
  attackVerdict(at(...objects), 'A', attacks);
const checked = (solve: Solve | null, attacks: string, ...objects: readonly ObjectDescription[]) => {
  const state = at(...objects);
  return checkAttack(state, player(state, 'A'), declaredAttacks(state, attacksIn(attacks)), solve);
};

const saysOf = (result: ReturnType<typeof checkAttack> | ReturnType<typeof checkBlocks>) =>
  result.ok || !('says' in result.failure) ? '' : result.failure.says;

describe('what cannot be decided', () => {
  const x = bear('x', { kind: 'ATTACKS_IF_ABLE' }, { kind: 'CANT_ATTACK_ALONE' });
  const y = creature('y', 'A', { tapped: true });
  const isIllegal =
    "The declaration is illegal: y is tapped and can't attack. The legal one closest to it is not known. ";

  test('without a solver: names what overlaps, and what is illegal anyway', () => {
    const says =
      'An exact answer takes more work than is allowed (restrictions without a solver: 1, at most 0): the restrictions of "x" on "x".';
    const failure = { code: 'QUERY_TOO_COMPLEX', limit: 'restrictions without a solver', value: 1, maximum: 0 };
    expect(checked(null, '', x, y)).toEqual({ ok: false, failure: { ...failure, says } });
    expect(checked(null, 'y > B', x, y)).toEqual({ ok: false, failure: { ...failure, says: isIllegal + says } });
    expect(verdict('', x, y)).toMatchObject({ legal: true, requirementsPossible: 0 });
  });

  test.each<[NoOptimum, { readonly code: string; readonly [more: string]: unknown }]>([
    ['OUT_OF_TIME', { code: 'TIMEOUT' }],
    ['TOO_MANY_ITERATIONS', { code: 'QUERY_TOO_COMPLEX', limit: 'iterations of the solver', value: 30_001 }],
    [
      { code: 'QUERY_TOO_COMPLEX', limit: 'terms', value: 2, maximum: 1, says: 'Too much.' },
      { code: 'QUERY_TOO_COMPLEX', limit: 'terms', says: 'Too much.' },
    ],
  ])('where the solver gives up: %j', (unsolved, failure) => {
    expect(checked(() => unsolved, '', x, y)).toMatchObject({ ok: false, failure });
    const illegal = checked(() => unsolved, 'y > B', x, y);
    expect(illegal).toMatchObject({ ok: false, failure: { code: failure.code } });
    expect(saysOf(illegal)?.startsWith(isIllegal)).toBe(true);
    expect(saysOf(illegal)).toMatch(/known\. [A-Z].+\.$/);
  });

  test('ten creatures and ten rules are named; where no rule of an object is in the way, the attackers', () => {
    const shy = Array.from({ length: 12 }, (_, index) =>
      bear(`x${index}`, { kind: 'ATTACKS_IF_ABLE' }, { kind: 'CANT_ATTACK_WITHOUT_OTHERS', count: 20 }),
    );
    const ten = ids(shy.slice(0, 10))
      .map((id) => `"${id}"`)
      .join(', ');
    expect(saysOf(checked(null, '', ...shy))).toMatch(new RegExp(`: the restrictions of ${ten} on ${ten}\\.$`));
    const state = written('A: ox 2/2 menace must be blocked if able | B: cub 2/2 | C');
    const blocks = checkBlocks(state, player(state, 'B'), [], attacksToBlock(state, attacksIn('ox > B')), null);
    expect(saysOf(blocks)).toMatch(/restrictions of the attackers on "cub"\.$/);
  });

  test('ten of the restrictions that it breaks are named', () => {
    const tapped = Array.from({ length: 12 }, (_, index) => creature(`y${index}`, 'A', { tapped: true }));
    const found = checked(null, tapped.map(({ id }) => `${id} > B`).join(', '), x, ...tapped);
    expect(saysOf(found)?.match(/is tapped/g)).toHaveLength(10);
  });

  test('more requirements than are counted', () => {
    const state = at(creature('x', 'A'));
    const [who, ox] = [player(state, 'A'), objectOf(state, 'x')];
    const judged = (times: number) =>
      judge(
        {
          ...{ state, player: who, words: attackWords, creatures: [ox] },
          ...{ targets: 1, counted: [], costs: [], broken: [] },
          ...{ members: [{ options: [0], most: 1 }], free: [], declared: ['x'], wanted: [[0]], witnessOf: () => ['x'] },
          requirements: [{ creature: ox, member: 0, scope: null, times, sources: [ox], does: 'x attacks', about: [] }],
          says: {
            ...{ leavesOut: 'A legal one does', allowed: 'Nothing forbids this' },
            nothingRequired: 'Nothing is required.',
            ...{ does: 'This does', impossible: 'nobody can', neededNot: 'nobody need', supporting: [], ifLegal: [] },
            costsSomething: () => false,
          },
        },
        null,
      );
    expect(judged(2_147_483_647)).toMatchObject({ ok: true, value: { requirementsObeyed: 2_147_483_647 } });
    expect(judged(2_147_483_648)).toMatchObject({
      ok: false,
      failure: {
        ...{ code: 'QUERY_TOO_COMPLEX', limit: 'requirements', value: 2_147_483_648, maximum: 2_147_483_647 },
        says: expect.stringMatching(/: the requirements of this declaration\.$/),
      },
    });
  });
});

describe('508.1d: a creature that attacks if others do', () => {
  const joins = bear('x', { kind: 'ATTACKS_IF_OTHERS_DO' });
  const joinsAtC = bear('x', { kind: 'ATTACKS_IF_OTHERS_DO', target: 'C' });
  const others = (count: number, more: Partial<ObjectDescription> = {}) =>
    Array.from({ length: count }, (_, index) => creature(`y${index}`, 'A', more));

  test('needs no solver where it cannot attack, or plainly along with another one', () => {
    const tapped = { ...joins, tapped: true };
    expect(checked(null, 'y0 > B', tapped, ...others(1))).toMatchObject({ value: { legal: true } });
    const many = [...others(5, { tapped: true }), creature('z', 'A')];
    const caps = [cap(1, null, 'x', 'z', 'w'), cap(1, null, 'w', 'v'), ...['w', 'v'].map((id) => creature(id, 'A'))];
    expect(checked(null, 'z > B, x > C', joins, ...many)).toMatchObject({ value: { requirementsPossible: 1 } });
    expect(checked(null, 'x > B', joins, ...many, ...caps)).toMatchObject({ value: { legal: true } });
  });

  test('is not bound where it may not attack what it has to', () => {
    const spared = thing('moat', 'Enchantment', 'C', { attackRules: [ruleIn('CANT_ATTACK of all target C')] });
    expect(verdict('y0 > B', joinsAtC, ...others(1), spared)).toMatchObject({ legal: true, requirementsPossible: 0 });
    expect(verdict('y0 > B', joinsAtC, ...others(1))).toMatchObject({ legal: false, requirementsPossible: 1 });
    expect(verdict('y0 > B, x > B', joinsAtC, ...others(1)).legal).toBe(false);
    expect(verdict('y0 > B, x > C', joinsAtC, ...others(1)).legal).toBe(true);
  });

  test('is bound where it can go along with the fourth only, or with two of them', () => {
    const apart = others(3).map(({ id }) => cap(1, null, 'x', id));
    expect(verdict('y3 > B', joins, ...others(4), ...apart)).toMatchObject({ legal: false, requirementsPossible: 1 });
    expect(verdict('y3 > B, x > B', joins, ...others(4), ...apart).legal).toBe(true);
    expect(verdict('y0 > B', joins, ...others(3), ...apart)).toMatchObject({ legal: true, requirementsPossible: 0 });
    const shy = others(2, { attackRules: [{ kind: 'CANT_ATTACK_WITHOUT_OTHERS', count: 2 }] });
    expect(verdict('y0 > B, y1 > B', joins, ...shy)).toMatchObject({ legal: false, requirementsPossible: 1 });
    expect(verdict('y0 > B, y1 > B, x > B', joins, ...shy).legal).toBe(true);
  });

  test('leaves no doubt where it can join them somewhere, or does', () => {
    const [full, fuller] = [cap(1, 'B', 'x', 'y0'), cap(1, 'C', 'x', 'y1')];
    const found = verdict('y0 > B, y1 > C', joins, ...others(2), full, fuller);
    expect(broken(found)).toEqual(['508.1d']);
    expect(doubts(found.because)).toEqual([]);
    expect(attackWitness(found)).toEqual(['x > D', 'y0 > B', 'y1 > C']);
    const instead = verdict('y0 > B, y1 > B, y2 > B', joins, ...others(3), cap(1, null, 'x', 'y0'));
    expect(attackWitness(instead)).toEqual(['x > B', 'y1 > B', 'y2 > B']);
    expect(doubts(instead.because)).toEqual([]);
  });

  test('leaves none either of a creature that attacks in any case', () => {
    const found = verdict('y0 > B', bear('x', { kind: 'ATTACKS_IF_ABLE' }), ...others(1), cap(1, null, 'x', 'y0'));
    expect(broken(found)).toEqual(['508.1d']);
    expect(doubts(found.because)).toEqual([]);
  });
});
