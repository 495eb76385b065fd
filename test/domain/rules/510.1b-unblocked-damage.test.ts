import { describe, expect, test } from '@jest/globals';
import { unblockedDamage } from '../../../src/domain/rules/510.1b-unblocked-damage.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { after, creature, editionsWhere, ids, ring, rules, sound, twoHeadedGiants, under, walker } from '../tables.js';

const damage = (state: GameState) => {
  const attack = state.combats[0]?.attacks[0];
  if (!attack) throw new Error('Nothing attacks.');
  return sound(unblockedDamage(state, attack));
};
const ox = (owner: string) => creature('ox', owner);

describe('510.1b: what it attacks', () => {
  test.each(['B', 'pw'])('%s', (target) => {
    const state = ring('A B C', {
      objects: [ox('A'), walker('pw', 'C')],
      combats: [{ attacks: [{ attacker: 'ox', target }] }],
    });
    const found = damage(state);
    expect([ids(found.recipients), ids(found.announcedBy), rules(found.because)]).toEqual([
      [target],
      ['A'],
      ['510.1b'],
    ]);
  });

  test('nothing once that has left', () => {
    const state = ring('A B C', {
      objects: [ox('A'), walker('pw', 'C')],
      combats: [{ attacks: [{ attacker: 'ox', target: 'pw' }] }],
    });
    const gone = after(state, { objectMoves: { object: 'pw', zone: 'GRAVEYARD' } });
    expect(ids(damage(gone).recipients)).toEqual([]);
    const left = after(state, { playerLeaves: { player: 'C' } });
    expect(ids(damage(left).recipients)).toEqual([]);
  });

  test('800.4e: nobody who has left', () => {
    const state = ring('A B C', { objects: [ox('A')], combats: [{ attacks: [{ attacker: 'ox', target: 'B' }] }] });
    const found = damage(after(state, { playerLeaves: { player: 'B' } }));
    expect([ids(found.recipients), rules(found.because)]).toEqual([[], ['800.4e']]);
  });

  test('only an attacking creature deals such damage', () => {
    const question = catalogue.find(({ name }) => name === 'unblockedDamage');
    expect(question?.ask(ring('A B', { objects: [ox('A')] }), { attacker: 'ox' })).toMatchObject({
      failure: { problems: [{ path: ['attacker'] }] },
    });
  });
});

describe('Two-Headed Giant', () => {
  const state = twoHeadedGiants({ A: 30, B: 30 }, 2, {
    objects: [ox('A1')],
    combats: [{ attacks: [{ attacker: 'ox', target: 'B2' }] }],
  });

  test('606.7d, 810.7f: until 2018 the active team picks one of the team that it attacks', () => {
    const picking = editionsWhere((edition) => damage(under(edition, state)).recipients.length === 2);
    expect(picking).toEqual(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009', 'CR_2013', 'CR_2018']);
    const found = damage(under('CR_2008', state));
    expect([ids(found.recipients), ids(found.announcedBy)]).toEqual([
      ['B1', 'B2'],
      ['A1', 'A2'],
    ]);
    expect(rules(found.because)).toEqual(['606.7d']);
    expect(rules(damage(under('CR_2018', state)).because)).toEqual(['810.7f']);
  });

  test('805.10f: since then the player attacked is dealt it, and the team announces it', () => {
    const found = damage(state);
    expect([ids(found.recipients), ids(found.announcedBy)]).toEqual([['B2'], ['A1', 'A2']]);
    expect(rules(found.because)).toEqual(['510.1b', '805.10f']);
  });
});
