import { describe, expect, test } from '@jest/globals';
import type { AttackRule, ObjectDescription } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attackVerdict } from '../attacks.js';
import { blockable, blockVerdict } from '../blocks.js';
import { creature, ring, rules, table, thing, twoHeadedGiants, walker } from '../tables.js';

const banner = (owner: string, rule: AttackRule, more: Partial<ObjectDescription> = {}) =>
  thing('banner', 'Enchantment', owner, { attackRules: [rule], ...more });
const isLegal = (state: GameState, who: string, attacks: string) => attackVerdict(state, who, attacks).legal;

describe('where rules apply', () => {
  test('113.6: those of planes and the like only in the command zone', () => {
    const at = (zone: 'COMMAND' | 'EXILE' | 'GRAVEYARD') =>
      ring('A B', {
        objects: [
          creature('ox', 'A'),
          banner('B', { kind: 'CANT_ATTACK', creatures: {} }, { typeLine: 'Plane — Ravnica', zone }),
        ],
      });
    expect(isLegal(at('COMMAND'), 'A', 'ox > B')).toBe(false);
    expect(isLegal(at('EXILE'), 'A', 'ox > B')).toBe(true);
    expect(isLegal(at('GRAVEYARD'), 'A', 'ox > B')).toBe(true);
  });

  test('801.18: that of a plane everywhere, the same one of a permanent within range', () => {
    const everybody: AttackRule = { kind: 'CANT_ATTACK', creatures: {} };
    const at = (...more: readonly ObjectDescription[]) =>
      ring('A B C D E', { range: 1, objects: [creature('ox', 'C'), banner('A', everybody), ...more] });
    const plane = banner('A', everybody, { id: 'plane', typeLine: 'Plane — Ravnica', zone: 'COMMAND' });
    expect(isLegal(at(), 'C', 'ox > D')).toBe(true);
    expect(isLegal(at(plane), 'C', 'ox > D')).toBe(false);
  });

  test('a rule for no creature of the declaration says nothing of it', () => {
    const alone = { attackRules: [{ kind: 'CANT_ATTACK_ALONE' as const }] };
    const state = ring('A B', { objects: [creature('ox', 'A'), creature('elk', 'A', alone)] });
    const said = (attacks: string) => rules(attackVerdict(state, 'A', attacks).because);
    expect(said('elk > B')).toEqual(['508.1c', '506.5']);
    expect(said('ox > B')).toEqual(['508.1c', '508.1d']);
  });
});

describe('what rules count as attacked', () => {
  const giants = (edition: 'CR_2018' | 'CR_2026', rule: AttackRule) =>
    twoHeadedGiants({ A: undefined, B: undefined }, 2, {
      edition,
      objects: [creature('ox', 'A1'), walker('jace', 'B1'), walker('nissa', 'B1'), banner('B1', rule)],
    });

  test.each<[AttackRule]>([
    [{ kind: 'CANT_ATTACK', creatures: {}, target: 'B1' }],
    [{ kind: 'CANT_ATTACK', creatures: {}, targets: { ids: ['B1'] } }],
    [{ kind: 'CANT_ATTACK', creatures: {}, targets: { ids: ['B2'] } }],
  ])('810.7 of 2018: the whole team where a rule speaks of one of its members, %j', (rule) => {
    expect(isLegal(giants('CR_2018', rule), 'A1', 'ox > B1')).toBe(false);
    expect(isLegal(giants('CR_2018', rule), 'A1', 'ox > B2')).toBe(false);
    expect(isLegal(giants('CR_2018', rule), 'A1', 'ox > jace')).toBe(true);
    const named = [rule.target, ...(rule.targets?.ids ?? [])];
    const now = giants('CR_2026', rule);
    for (const head of ['B1', 'B2']) expect(isLegal(now, 'A1', `ox > ${head}`)).toBe(!named.includes(head));
  });

  test('one planeswalker, and not another one', () => {
    const spared = giants('CR_2018', { kind: 'CANT_ATTACK', creatures: {}, target: 'jace' });
    expect(isLegal(spared, 'A1', 'ox > jace')).toBe(false);
    expect(isLegal(spared, 'A1', 'ox > nissa')).toBe(true);
    expect(isLegal(spared, 'A1', 'ox > B1')).toBe(true);
  });

  test('one player of a team that takes turns apart', () => {
    const state = table({
      ...{ variant: 'TEAM_VS_TEAM', edition: 'CR_2018', teams: [{ id: 'X' }, { id: 'Y' }] },
      players: ['A', 'B', 'C', 'D'].map((id, seat) => ({ id, team: seat < 2 ? 'X' : 'Y' })),
      objects: [creature('ox', 'A'), banner('C', { kind: 'CANT_ATTACK', creatures: {}, target: 'C' })],
    });
    expect(isLegal(state, 'A', 'ox > C')).toBe(false);
    expect(isLegal(state, 'A', 'ox > D')).toBe(true);
  });
});

describe('a filter that compares with the creature', () => {
  const state = ring('A B', {
    objects: [
      creature('ox', 'A', { power: 2 }),
      creature('owl', 'A', { power: 4 }),
      ...[1, 3, 5].map((power) => creature(`b${power}`, 'B', { power })),
      thing('banner', 'Enchantment', 'A', {
        blockRules: [{ kind: 'CANT_BLOCK', creatures: {}, attackers: { power: { comparedWithOther: 'GREATER' } } }],
      }),
    ],
  });
  const attacks = 'ox > B, owl > B';

  test('means something else for each of them', () => {
    expect(blockable(state, 'B', attacks)).toEqual({ b1: [], b3: ['ox'], b5: ['ox', 'owl'] });
    expect(blockVerdict(state, 'B', attacks, 'b3 > ox, b5 > owl').legal).toBe(true);
    expect(blockVerdict(state, 'B', attacks, 'b3 > owl').legal).toBe(false);
  });

  test('requires what each of them may do', () => {
    const required = ring('A B', {
      objects: [
        ...['b1', 'b3'].map((id, index) => creature(id, 'B', { power: 1 + 2 * index })),
        ...[creature('ox', 'A', { power: 2 }), creature('owl', 'A', { power: 4 })],
        thing('banner', 'Enchantment', 'A', {
          blockRules: [{ kind: 'BLOCKS_IF_ABLE', creatures: {}, attackers: { power: { comparedWithOther: 'LESS' } } }],
        }),
      ],
    });
    expect(blockVerdict(required, 'B', attacks, 'b1 > ox, b3 > owl')).toMatchObject({
      ...{ legal: false, requirementsObeyed: 0, requirementsPossible: 1 },
      witness: [{ blocker: { id: 'b1' } }, { blocker: { id: 'b3' }, attacker: { id: 'ox' } }],
    });
    expect(blockVerdict(required, 'B', attacks, 'b3 > ox')).toMatchObject({ legal: true, requirementsObeyed: 1 });
  });
});
