import { describe, expect, test } from '@jest/globals';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { blockable, blockRows, blockVerdict } from '../blocks.js';
import { creature, doubts, editionsWhere, ring, rules, under, walker } from '../tables.js';

const five = 'A B C D E';

describe('blocks across ranges', () => {
  const state = ring(five, {
    range: 1,
    players: [{ rangeOfInfluence: 2 }],
    objects: [creature('ox', 'A'), creature('elk', 'A'), creature('cub', 'C'), creature('pup', 'B')],
  });
  const open = (table: GameState, who: string) =>
    blockRows(table, who, `ox > ${who}, elk > ${who}`).flatMap(({ because }) => doubts(because));

  test('B35: an attacker out of range may be blocked; doubtful', () => {
    expect(blockable(state, 'C', 'ox > C')).toEqual({ cub: ['ox'] });
    const [row] = blockRows(state, 'C', 'ox > C, elk > C');
    expect(row?.because[1]).toMatchObject({
      rule: { number: '801.5' },
      says: "A is out of C's range, but range does not limit blocks: C's creatures may block ox or elk.",
    });
    expect(open(state, 'C')).toHaveLength(1);
  });

  test('nothing is doubtful of attackers within range, or of what nobody may block', () => {
    expect(open(state, 'B')).toEqual([]);
    expect(blockRows(state, 'C', 'ox > B').flatMap(({ because }) => doubts(because))).toEqual([]);
  });

  test('a declaration is doubtful where it blocks such an attacker', () => {
    const of = (blocks: string) => blockVerdict(state, 'C', 'ox > C', blocks);
    expect([of('cub > ox').legal, doubts(of('cub > ox').because).length]).toEqual([true, 1]);
    expect([of('').legal, doubts(of('').because)]).toEqual([true, []]);
  });
});

describe('blocks for a planeswalker', () => {
  const objects = [creature('ox', 'A'), creature('cub', 'C'), walker('jace', 'C')];
  const state = ring(five, { edition: 'CR_2008', objects });

  test('where several players may be attacked, the text of 2008 leaves them open', () => {
    const [row] = blockRows(state, 'C', 'ox > jace');
    expect(rules(row?.because ?? [])).toEqual(['309.2a', '602.4a']);
    const open = (table: GameState, target: string) =>
      doubts(blockVerdict(table, 'C', `ox > ${target}`, 'cub > ox').because).length > 0;
    expect(editionsWhere((edition) => open(under(edition, state), 'jace'))).toEqual(['CR_2008']);
    expect(open(state, 'C')).toBe(false);
    const one = ring(five, { edition: 'CR_2008', options: { attack: 'ONE_OPPONENT' }, objects });
    expect(open(one, 'jace')).toBe(false);
  });
});
