import { describe, expect, test } from '@jest/globals';
import { blockable, blockRows, blockVerdict } from '../blocks.js';
import { doubts, rules, saidBy, sentences, toldByRule } from '../rulings.js';
import { creature, editionsOf, inTeams, ring, walker, type GameState } from '../tables.js';

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
    const says = "A is out of C's range, but range does not limit blocks: C's creatures may block ox or elk.";
    expect(row?.because[1]).toMatchObject({ rule: { number: '801.5' }, says });
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
    const both = blockVerdict(state, 'C', 'ox > C, elk > C', 'cub > ox').because;
    expect(both.find(({ rule }) => rule.key === '801.5')?.says).toMatch(/may block ox\.$/);
  });

  test('each player of a team blocks from their own range', () => {
    const players = [3, 3, 3, 1, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence }));
    const objects = [creature('ox', 'A1'), creature('elk', 'A3'), creature('cub', 'B2'), creature('pup', 'B3')];
    const teams = inTeams('A1 A2 A3 B1 B2 B3', { options: { sharedTeamTurns: true }, players, objects });
    const said = (blocks: string) =>
      blockVerdict(teams, 'B2', 'ox > B2, elk > B2', blocks).because.flatMap(({ rule, says }) =>
        rule.key === '801.5' ? [says.slice(0, says.indexOf(':')), says.slice(says.indexOf('block '))] : [],
      );
    const limits = 'but range does not limit blocks';
    expect(said('pup > ox, cub > elk')).toEqual([`A3 is out of B2's range, ${limits}`, 'block elk.']);
    expect(said('cub > ox')).toEqual([`A1 is out of B2's range, ${limits}`, 'block ox.']);
    const rows = blockRows(teams, 'B2', 'ox > B2, elk > B2').flatMap(({ because }) => sentences(because));
    expect(rows.join(' ')).toContain("A1 and A3 are out of B2's range");
  });
});

test('blocks for a planeswalker: where several players may be attacked, the text of 2008 leaves them open', () => {
  const objects = [creature('ox', 'A'), creature('elk', 'A'), creature('cub', 'C'), walker('jace', 'C')];
  const state = ring(five, { edition: 'CR_2008', objects });
  const because = (attacks: string) => blockRows(state, 'C', attacks)[0]?.because ?? [];
  expect(toldByRule(because('ox > jace'))[1]).toBe("602.4a: C's creatures may block ox, which attacks jace.");
  const both = "C's creatures may block ox or elk, which attack jace.";
  expect(saidBy(because('ox > jace, elk > jace'), '602.4a')).toEqual([both]);
  expect(rules(because('ox > jace'))).toEqual(['309.2a', '602.4a']);
  const open = (table: GameState, target: string) =>
    doubts(blockVerdict(table, 'C', `ox > ${target}`, 'cub > ox').because).length > 0;
  expect(editionsOf(state, (at) => open(at, 'jace'))).toEqual(['CR_2008']);
  expect(open(state, 'C')).toBe(false);
  expect(open(ring(five, { edition: 'CR_2008', options: { attack: 'ONE_OPPONENT' }, objects }), 'jace')).toBe(false);
});
