import { describe, expect, test } from '@jest/globals';
import { unblockedDamage } from '../../../src/domain/rules/510.1b-unblocked-damage.js';
import { combatsIn } from '../combat-told.js';
import { after, creature, editionsWhere, ids, inTeams, leftBy, ring, rules, sound } from '../tables.js';
import { twoHeadedGiants, under, until, walker, written, type GameState } from '../tables.js';

const damage = (state: GameState) => {
  const attack = state.combats[0]?.attacks[0];
  if (!attack) throw new Error('Nothing attacks.');
  return sound(unblockedDamage(state, attack));
};
const ox = (owner: string) => creature('ox', owner);
const attacked = (target: string) =>
  ring('A B C', { objects: [ox('A'), walker('pw', 'C')], combats: combatsIn(`ox > ${target}`) });

describe('510.1b: what it attacks', () => {
  test.each(['B', 'pw'])('%s', (target) => {
    const found = damage(attacked(target));
    expect([ids(found.recipients), ids(found.announcedBy)]).toEqual([[target], ['A']]);
    expect(rules(found.because)).toEqual(['510.1b']);
  });

  test('nothing once that has left', () => {
    const gone = after(attacked('pw'), { objectMoves: { object: 'pw', zone: 'GRAVEYARD' } });
    expect(ids(damage(gone).recipients)).toEqual([]);
  });

  test('a planeswalker that left with its controller is no player whom damage would be assigned (510.1b)', () => {
    const found = damage(leftBy(attacked('pw'), 'C'));
    expect(found.recipients).toEqual([]);
    expect(found.because.map(({ rule, says }) => `${rule.number}: ${says}`)).toEqual([
      '510.1b: What ox attacked has left combat, so it deals no damage.',
      '800.4e: C has left the game, so no combat damage is assigned to C.',
    ]);
  });

  test.each([
    ['All damage that would be dealt to you is dealt to enchanted creature instead.', 'B', 'B', true],
    ['All damage that would be dealt to you is dealt to enchanted creature instead.', 'C', 'B', false],
    ['If a source would deal damage to you or a permanent you control, prevent 1 of that damage.', 'C', 'pw', true],
    ['Prevent all combat damage that would be dealt by creatures.', 'C', 'B', true],
    ['Prevent all damage that would be dealt to enchanted creature.', 'C', 'B', false],
    ['Prevent all damage that would be dealt to creatures you control.', 'B', 'B', false],
    ['Prevent all combat damage that would be dealt to and dealt by creatures.', 'C', 'B', true],
    ['Prevent all combat damage that would be dealt to and dealt by NAME.', 'B', 'B', false],
    ['Prevent all noncombat damage that would be dealt to players.', 'C', 'B', false],
    ['During your turn, prevent all damage that would be dealt to you.', 'B', 'B', false],
    ['Prevent all damage that would be dealt to players.', 'C', 'B', true],
    ['{T}: Prevent the next 1 damage that would be dealt to any target this turn.', 'B', 'B', false],
    ['Whenever NAME deals damage, draw two cards instead.', 'B', 'B', false],
  ])(
    'with a doubt where a card says that it is dealt otherwise (614.9, 615): %s of %s, to %s',
    (text, owner, to, isSo) => {
      const cardData = { name: 'NAME', type_line: 'Enchantment', oracle_text: text };
      const objects = [ox('A'), walker('pw', 'C'), { id: 'vow', owner, cardData }];
      const [first] = damage(ring('A B C', { objects, combats: combatsIn(`ox > ${to}`) })).because;
      expect(first.doubt ?? '').toBe(
        isSo ? `"${text}" of NAME is not used, but could change how the damage is dealt.` : '',
      );
    },
  );

  test('508.1b: an edition without planeswalkers says so', () => {
    const silent = editionsWhere((edition) =>
      damage(under(edition, attacked('pw'))).because.some(({ says }) => says.includes('no rules for planeswalkers')),
    );
    expect(silent).toEqual(['CR_2005', 'CR_2006']);
  });

  test('800.4e: nobody who has left', () => {
    const found = damage(leftBy(attacked('B'), 'B'));
    expect([ids(found.recipients), rules(found.because)]).toEqual([[], ['510.1b', '800.4e']]);
  });

  test.each([
    ['B', '800.4e'],
    ['pw', '510.1b'],
  ])('nor, of a combat that is told, anybody who has left or anything that is gone: %s', (target, rule) => {
    const objects = [ox('A'), { ...walker('pw', 'C'), zone: 'GRAVEYARD' as const }];
    const combats = combatsIn(`ox > ${target}`);
    const found = damage(ring('A B C', { players: [{}, { inGame: false }], objects, combats }));
    expect([ids(found.recipients), rules(found.because)]).toEqual([[], [rule]]);
  });
});

describe('Two-Headed Giant', () => {
  const fight = { objects: [ox('A1')], combats: combatsIn('ox > B2') };
  const state = twoHeadedGiants({ A: 30, B: 30 }, 2, fight);

  test('606.7d, 810.7f: until 2018 the active team picks one of the team that it attacks', () => {
    const picking = editionsWhere((edition) => damage(under(edition, state)).recipients.length === 2);
    expect(picking).toEqual(until('CR_2018'));
    const found = damage(under('CR_2008', state));
    expect([ids(found.recipients).join(' '), ids(found.announcedBy).join(' ')]).toEqual(['B1 B2', 'A1 A2']);
    expect(rules(found.because)).toEqual(['606.7d']);
    expect(rules(damage(under('CR_2018', state)).because)).toEqual(['810.7f']);
  });

  test('a team of which all have left is dealt nothing, and nobody announces it', () => {
    const teams = twoHeadedGiants({ A: 30, B: 30, C: 30 }, 2, fight);
    for (const edition of ['CR_2008', 'CR_2026'] as const) {
      const found = damage(leftBy(under(edition, teams), 'B1'));
      expect([ids(found.recipients), rules(found.because).length]).toEqual([[], 2]);
    }
    const heads = 'A1 team A: ox 2/2 | A2 team A | B1 team B left | B2 team B left | C1 team C | C2 team C';
    const gone = written(`Two-Headed Giant, edition 2008 | ${heads} | combat: ox > B2`);
    expect(ids(damage(gone).recipients)).toEqual([]);
  });

  test('those who are left of the attacking team announce it', () => {
    const teams = inTeams('A1 A2 B1 B2', { options: { sharedTeamTurns: true }, ...fight });
    const told = (given: GameState) => damage(given).because.at(-1)?.says;
    expect(told(teams)).toBe('A1 and A2 announce together the damage of ox.');
    const left = leftBy(teams, 'A2');
    expect([ids(damage(left).announcedBy), told(left)]).toEqual([['A1'], 'A1 announces the damage of ox.']);
  });

  test('805.10f: since then the player attacked is dealt it, and the team announces it', () => {
    const found = damage(state);
    expect([ids(found.recipients), ids(found.announcedBy)]).toEqual([['B2'], ['A1', 'A2']]);
    expect(rules(found.because)).toEqual(['510.1b', '805.10f']);
  });
});
