import { describe, expect, test } from '@jest/globals';
import { attackVerdict } from '../attacks.js';
import { blockVerdict } from '../blocks.js';
import { attackTable } from '../laws.js';
import { creature, ring, thing, type BlockRule, type GameState } from '../tables.js';

const isLegal = (state: GameState, who: string, attacks: string) => attackVerdict(state, who, attacks).legal;

describe('where rules apply', () => {
  test('113.6: those of planes and the like only in the command zone', () => {
    const at = (zone: string) =>
      attackTable(`A: ox 2/2 | B | B's ${zone}: banner (Plane — Ravnica) | law banner: CANT_ATTACK of all`);
    const legal = ['command zone', 'exile', 'graveyard'].map((zone) => isLegal(at(zone), 'A', 'ox > B'));
    expect(legal).toEqual([false, true, true]);
  });

  test('801.18: that of a plane everywhere, the same one of a permanent within range', () => {
    const around = 'range 1 | A | B | C: ox 2/2 | D | E | law banner of A: CANT_ATTACK of all';
    const plane = "A's command zone: plane (Plane — Ravnica) | law plane: CANT_ATTACK of all";
    expect(isLegal(attackTable(around), 'C', 'ox > D')).toBe(true);
    expect(isLegal(attackTable(`${around} | ${plane}`), 'C', 'ox > D')).toBe(false);
    const attackRules = [{ kind: 'CANT_ATTACK' as const, creatures: {} }];
    const first = [
      creature('ox', 'C'),
      thing('banner', 'Enchantment', 'A', { attackRules }),
      thing('plane', 'Plane — Ravnica', 'A', { zone: 'COMMAND', attackRules }),
    ];
    expect(isLegal(ring('A B C D E', { range: 1, objects: first }), 'C', 'ox > D')).toBe(false);
  });
});

describe('what rules count as attacked', () => {
  const giants = (edition: '2018' | '2026', law: string) => {
    const heads = 'A1 team A: ox 2/2 | A2 team A | B1 team B: jace (Planeswalker); nissa (Planeswalker) | B2 team B';
    return attackTable(`Two-Headed Giant, edition ${edition} | ${heads} | law banner of B1: CANT_ATTACK of all ${law}`);
  };

  test.each([
    ['target B1', [false, true]],
    ['targets B1', [false, true]],
    ['targets B2', [true, false]],
  ])('810.7 of 2018: the whole team where a rule speaks of one of its members, %s', (law, today) => {
    const attacks = ['ox > B1', 'ox > B2', 'ox > jace'];
    const legal = (edition: '2018' | '2026') => attacks.map((each) => isLegal(giants(edition, law), 'A1', each));
    expect(legal('2018')).toEqual([false, false, true]);
    expect(legal('2026').slice(0, 2)).toEqual(today);
  });

  test('one planeswalker, and not another one', () => {
    const spared = giants('2018', 'target jace');
    const legal = ['jace', 'nissa', 'B1'].map((target) => isLegal(spared, 'A1', `ox > ${target}`));
    expect(legal).toEqual([false, true, true]);
  });

  test('one player of a team that takes turns apart', () => {
    const four = 'A team X: ox 2/2 | B team X | C team Y | D team Y | law banner of C: CANT_ATTACK of all target C';
    const state = attackTable(`Team vs. Team, edition 2018 | ${four}`);
    expect([isLegal(state, 'A', 'ox > C'), isLegal(state, 'A', 'ox > D')]).toEqual([false, true]);
  });
});

describe('a filter that compares with the creature', () => {
  const around = (kind: BlockRule['kind'], comparedWithOther: 'GREATER' | 'LESS', ...powers: readonly number[]) => {
    const rule: BlockRule = { kind, creatures: {}, attackers: { power: { comparedWithOther } } };
    const blockers = powers.map((power) => creature(`b${power}`, 'B', { power }));
    const attackers = [creature('ox', 'A', { power: 2 }), creature('owl', 'A', { power: 4 })];
    const banner = thing('banner', 'Enchantment', 'A', { blockRules: [rule] });
    return ring('A B', { objects: [...blockers, ...attackers, banner] });
  };
  const attacks = 'ox > B, owl > B';

  test('requires what each of them may do', () => {
    const required = around('BLOCKS_IF_ABLE', 'LESS', 1, 3);
    expect(blockVerdict(required, 'B', attacks, 'b1 > ox, b3 > owl')).toMatchObject({
      ...{ legal: false, requirementsObeyed: 0, requirementsPossible: 1 },
      witness: [{ blocker: { id: 'b1' } }, { blocker: { id: 'b3' }, attacker: { id: 'ox' } }],
    });
    expect(blockVerdict(required, 'B', attacks, 'b3 > ox')).toMatchObject({ legal: true, requirementsObeyed: 1 });
  });
});
