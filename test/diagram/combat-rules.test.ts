import { describe, expect, test } from '@jest/globals';
import { describeRules } from '../../src/diagram/combat-rules.js';
import { draw, pictureOf } from '../../src/diagram/picture.js';
import { attackRule, blockRule } from '../../src/domain/state/effects/combat-rule-schemas.js';
import type { AttackRule, BlockRule } from '../../src/domain/state/effects/combat-rule-schemas.js';
import type { Schema } from '../../src/domain/schema/schema.js';
import { objectOf } from '../../src/domain/state/game-state.js';
import { written } from '../domain/tables.js';

const kindsOf = ({ kind }: { readonly kind: { readonly type: Schema } }) =>
  kind.type.kind === 'enumeration' ? Object.keys(kind.type.values) : [];
const attackKinds = kindsOf(attackRule.fields()) as AttackRule['kind'][];
const blockKinds = kindsOf(blockRule.fields()) as BlockRule['kind'][];

const state = written('A: x 2/2 | B: y 2/2 | C');
const said = (rules: { readonly attackRules?: AttackRule[]; readonly blockRules?: BlockRule[] }) =>
  describeRules(state, { ...objectOf(state, 'x'), attackRules: [], blockRules: [], ...rules });

describe('The picture says what rules say of attacking and blocking', () => {
  const aimed = { target: 'B', count: 7 };
  const kinds = [
    ...attackKinds.map((kind) => ({ kind, words: said({ attackRules: [{ ...aimed, kind }] }) })),
    ...blockKinds.map((kind) => ({ kind, words: said({ blockRules: [{ ...aimed, target: 'y', kind }] }) })),
  ];
  test.each(kinds)('$kind', ({ kind, words: [words = '', ...more] }) => {
    expect(more).toEqual([]);
    expect(words).toMatch(/^(must|can't|can|at (most|least) 7) [^@#&%_]+$/);
    expect(words.includes('7')).toBe(/AT_MOST|AT_LEAST|EXACTLY|WITHOUT_OTHERS|FEWER|MORE|ADDITIONAL/.test(kind));
  });

  test('no two kinds alike', () => {
    expect(attackKinds.length).toBeGreaterThan(11);
    expect(blockKinds.length).toBeGreaterThan(15);
    const untold = (kind: string) => kind.includes('_TARGET');
    const alike = kinds.filter(({ kind }) => !untold(kind)).map(({ words }) => words[0]);
    expect(new Set(alike).size).toBe(alike.length);
  });

  test('with its creatures, targets, others, count and cost', () => {
    const rule: AttackRule = {
      kind: 'CANT_ATTACK_WITHOUT_OTHERS',
      creatures: { types: ['Creature'], controller: 'A', not: { keywords: ['Flying', 'Reach'] } },
      targets: { anyOf: [{ ids: ['B', 'y'] }, { kind: 'PLAYER', opponentOf: 'C' }] },
      others: { power: { comparedWithOther: 'GREATER' }, toughness: { atLeast: 1, atMost: 4 } },
      ...{ count: 2, unlessPays: '{2}' },
    };
    expect(said({ attackRules: [rule] })).toEqual([
      "creature controlled by A not (with flying and reach): can't attack (B, y or players of opponents of C) unless at least 2 of others (with power greater than the other's with toughness 1 or more with toughness 4 or less) do unless {2} is paid",
    ]);
  });

  test('with its blockers and conditions', () => {
    const controls = { types: ['Island'], tapped: false, name: 'Atoll', owner: 'B', zone: 'BATTLEFIELD' } as const;
    const blockRules: BlockRule[] = [
      { kind: 'CANT_BE_BLOCKED_EXCEPT_BY', blockers: { colors: ['RED'], tapped: true } },
      { kind: 'CANT_BE_BLOCKED', asLongAs: { who: 'DEFENDING_PLAYER', controls } },
      { kind: 'CAN_BLOCK_ONLY', attackers: {}, unless: { who: 'ANYONE', controls: {}, atLeast: 2, atMost: 3 } },
      { kind: 'CANT_BLOCK', unless: { who: 'CONTROLLER', controls: {}, atMost: 0 } },
    ];
    expect(said({ blockRules })).toEqual([
      "can't be blocked except by tapped red",
      "can't be blocked as long as the defending player controls at least 1: untapped island named Atoll in battlefield owned by B",
      'can block only all unless anyone controls at least 2 and at most 3: all',
      "can't block unless its controller controls at most 0: all",
    ]);
  });

  test('in the title of the object', () => {
    const svg = draw(pictureOf(written('A: x 2/2 goaded by B; z 2/2 attacks if able | B: y 2/2'), null), 'LIGHT');
    expect(svg).toContain("x; Creature; goaded by B until B's next turn");
    expect(svg).toContain('z; Creature; must attack if able');
    expect(svg.split('must attack')).toHaveLength(2);
  });
});
