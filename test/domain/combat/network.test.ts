import { describe, expect, test } from '@jest/globals';
import { relaxed, type Settled } from '../../../src/domain/combat/network.js';
import { scopesOf } from '../../../src/domain/combat/scopes.js';
import { choicesOf } from './choices.js';

type Told = Parameters<typeof choicesOf>[0];

interface Decided {
  readonly company?: Settled['company'];
  readonly groups?: Readonly<Record<number, { readonly least: number; readonly most: number }>>;
}

/** What is chosen where this is settled of the scope of that target (-1: of all targets). */
const chosen = (told: Told, settled: Readonly<Record<number, Decided>> = {}) => {
  const choices = choicesOf(told);
  const scopes = scopesOf(choices);
  const decided = scopes.map(({ target }): Settled => {
    const { company = null, groups = {} } = settled[target ?? -1] ?? {};
    return { company, groups: new Map(Object.entries(groups).map(([group, bounds]) => [Number(group), bounds])) };
  });
  return relaxed(choices, scopes, decided).chosen;
};

describe('What respects the nested and disjoint limits', () => {
  test('nobody chooses anything where nothing is required and nothing asked', () => {
    expect(chosen({ options: ['0 1', '0', ''] })).toEqual([null, null, null]);
    expect(chosen({ options: [] })).toEqual([]);
  });

  test('everybody is as asked where that is possible', () => {
    expect(chosen({ options: ['0 1', '0 1', '0', ''], asked: [1, 0, 1, 0] })).toEqual([1, 0, null, null]);
  });

  test('a requirement is worth more than all being as asked, one more than one less', () => {
    expect(chosen({ options: ['0*1', '0', '0'], asked: [null, 0, 0], limits: ['1 of 0 1 2'] })).toEqual([
      0,
      null,
      null,
    ]);
    expect(chosen({ options: ['0*1 1*2'], asked: [0] })).toEqual([1]);
    expect(chosen({ options: ['0*2 1*2 2*1'], asked: [1] })).toEqual([1]);
    expect(chosen({ options: ['0*2 1*2 2*1'], asked: [2] })).toEqual([0]);
    expect(chosen({ options: ['0*1 1*2 2*2'] })).toEqual([1]);
    expect(chosen({ options: ['0*1 1 2'], asked: [2] })).toEqual([0]);
  });

  test('where a rule speaks of a target, it and the best of all others are both considered', () => {
    const told = { options: ['0*1 1*2 2*3', '0*1 1*2 2*3'], limits: ['1 of 0 1 at 2'] };
    expect(chosen({ ...told, asked: [null, 2] })).toEqual([1, 2]);
    expect(chosen({ ...told, asked: [2, null] })).toEqual([2, 1]);
    expect(chosen({ options: ['2*3'], limits: ['0 of 0 at 2'] })).toEqual([null]);
  });

  test('limits, of all targets and of one, of some members and inside each other', () => {
    const each = ['0*1', '0*1', '0*2', '0*1'];
    expect(chosen({ options: each, limits: ['1 of 0 1 2 3'] })).toEqual([null, null, 0, null]);
    expect(chosen({ options: each, limits: ['2 of 0 1 2 3', '0 of 2 3'], asked: [0, 0, null, 0] })).toEqual([
      0,
      0,
      null,
      null,
    ]);
    expect(chosen({ options: each, limits: ['3 of 0 1 2 3 at 0', '1 of 2 3 at 0'] })).toEqual([0, 0, 0, null]);
    expect(chosen({ options: ['0*1 1*1', '0*1 1*1'], limits: ['1 of 0 1', '1 of 0 1 at 0'], asked: [1, 1] })).toEqual([
      1,
      null,
    ]);
  });

  test('what asks for somebody is obeyed once, by the first', () => {
    expect(chosen({ options: ['0', '0'], sought: { 0: 1 } }).filter((each) => each === 0)).toHaveLength(1);
    expect(chosen({ options: ['0', '0 1*1'], sought: { 0: 2 } })).toEqual([0, 1]);
    expect(chosen({ options: ['0 1*1'], sought: { 0: 1 }, asked: [1] })).toEqual([1]);
    expect(chosen({ options: ['0 1*1'], sought: { 0: 2 }, asked: [1] })).toEqual([0]);
    expect(chosen({ options: ['0 1*2', '0 1*2'], sought: { 0: 3 }, asked: [1, 1], limits: ['2 of 0 1'] })).toContain(0);
  });

  test('who never comes alone obeys half of it, and two the whole', () => {
    const never = { companions: ['0 1 at 0'], sought: { 0: 2 } };
    expect(chosen({ options: ['0 1*2', '0 1*1'], ...never, asked: [1, 1] })).toEqual([1, 1]);
    expect(chosen({ options: ['0', '0 1*1'], ...never, asked: [null, 1] })).toEqual([0, 1]);
    expect(chosen({ options: ['0', '0'], ...never })).toEqual([0, 0]);
    expect(
      chosen({ options: ['0', '0', '0'], companions: ['0 1 2 at 0'], sought: { 0: 2 }, asked: [null, 0, 0] }),
    ).toEqual([null, 0, 0]);
    expect(chosen({ options: ['0'], companions: ['0 at 0'], sought: { 0: 1 } })).toEqual([null]);
    expect(chosen({ options: ['0'], companions: ['0 at 0'], sought: { 0: 2 } })).toEqual([0]);
  });

  test('those who need company stay away where that is settled, of that target or of all', () => {
    const shy = { options: ['0*1 1*1', '0*1'], companions: ['0 at 0', '0'] };
    expect(chosen(shy, { 0: { company: 'NONE' } })).toEqual([1, 0]);
    expect(chosen(shy, { [-1]: { company: 'NONE' } })).toEqual([null, 0]);
    expect(chosen(shy, { [-1]: { company: 'SEVERAL' }, 0: { company: 'NONE' } })).toEqual([1, 0]);
  });

  test('several come where that is settled, whatever else that costs', () => {
    const shy = { options: ['0', '0 1*9', '0'], companions: ['0 at 0'] };
    expect(chosen(shy)).toEqual([null, 1, null]);
    expect(chosen(shy, { 0: { company: 'SEVERAL' } })).toEqual([0, 1, 0]);
    const sought = { options: ['0 1*9', '0 1*9'], companions: ['0 at 0'], sought: { 1: 9 } };
    expect(chosen(sought, { 0: { company: 'SEVERAL' } })).toEqual([0, 0]);
    expect(chosen({ options: ['0', '0'], companions: ['0'] }, { [-1]: { company: 'SEVERAL' } })).toEqual([0, 0]);
  });

  test('of a group at least and at most so many choose the target, as settled', () => {
    const crossed = { options: ['0*1', '0*1', '0*1'], limits: ['1 of 0 1', '1 of 1 2'] };
    expect(chosen(crossed, { [-1]: { groups: { 1: { least: 0, most: 0 } } } })).toEqual([0, null, null]);
    expect(chosen(crossed, { [-1]: { groups: { 0: { least: 1, most: 1 } } } })).toEqual([null, 0, 0]);
    const pairs = { options: ['0*1', '0*1', '0*2', '0*2', '0*1', '0*1'], limits: ['3 of 0 1 2 3', '2 of 2 3 4 5'] };
    expect(chosen(pairs, { [-1]: { groups: { 0: { least: 1, most: 1 } } } })).toEqual([0, 0, 0, null, 0, 0]);
    const dear = { options: ['0*1 1*9', '0 1*9', '0*1 1*9'], limits: ['1 of 0 1 at 0', '1 of 1 2 at 0'] };
    expect(chosen(dear, { 0: { groups: { 0: { least: 1, most: 1 } } } })).toEqual([1, 0, 1]);
    expect(chosen(dear, { 0: { groups: { 1: { least: 1, most: 1 } } } })).toEqual([1, 1, 0]);
  });
});
