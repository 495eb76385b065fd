import { describe, expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { rangeOf, ranges as openingRanges } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import { attackable, attackRow, whyNotAttackable } from '../attacks.js';
import { melee } from '../grand-melee.js';
import { changeIn } from '../life-changes-told.js';
import { winnersAt } from '../outcomes.js';
import { after, creature, doubts, editionsWhere, emperors, excludedFrom, ids, leftBy, nextTurn } from '../tables.js';
import { problemsOf, ring, rules, table, toldByRule, until, walker, type Description } from '../tables.js';

const bear = (owner: string) => creature(`${owner}-bear`, owner);
const opening = emperors({ objects: ['A1', 'AE', 'A2', 'B1', 'BE', 'B2'].map(bear) });

test.each([
  ['AE', ''],
  ['BE', ''],
  ['A2', 'B1'],
  ['B1', 'A2'],
  ['A1', 'B2'],
])('B27: at the start emperors attack nobody, generals one (809.3c, printed example): %s %s', (who, targets) => {
  expect(attackable(opening, who).join(' ')).toBe(targets);
  if (who === 'AE') expect(rules(attackRow(opening, who).because)).toContain('809.3c');
});

describe('ranges and seats', () => {
  const seated = (order: string, edition: RulesEdition = 'CR_2026_09'): Description => {
    const [ids, team] = [order.split(' '), (id: string) => id.charAt(0)];
    const role = (id: string) => (id.endsWith('E') ? 'EMPEROR' : 'GENERAL');
    const teams = [...new Set(ids.map(team))].map((id) => ({ id }));
    return { variant: 'EMPEROR', edition, teams, players: ids.map((id) => ({ id, team: team(id), role: role(id) })) };
  };
  const ranges = (order: string) => table(seated(order)).players.map(({ range }) => range);

  test('the printed example: teams of four (M03); five (M04); three teams', () => {
    expect(ranges('A1 AE A2 A3 B1 BE B2 B3')).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
    expect(ranges('A1 A2 AE A3 A4 B1 B2 BE B3 B4')).toEqual([1, 2, 3, 2, 1, 1, 2, 3, 2, 1]);
    expect(ranges('A1 AE A2 B1 BE B2 C1 CE C2')).toEqual([1, 2, 1, 1, 2, 1, 1, 2, 1]);
  });

  test('emperors who would start within range of each other are refused (M13)', () => {
    const tooNear = 'The emperors AE and BE would start in range of each other (809.6a).';
    const facing = seated('A1 A2 AE A3 B1 BE B2 B3');
    expect(problemsOf(facing)).toContain(tooNear);
    expect(problemsOf({ ...facing, options: { rangeOfInfluence: 3 } })).toContain(tooNear);
    expect(problemsOf({ ...facing, options: { rangeOfInfluence: 2 } })).toEqual([]);
    expect(problemsOf({ ...seated('A1 AE A2 B1 BE B2'), options: { rangeOfInfluence: 3 } })).toEqual([]);
    expect(editionsWhere((edition) => !problemsOf({ ...facing, edition }).length)).toEqual(until('CR_2008'));
  });

  test('before 2009 the rules do not say how larger teams are adjusted (D34, M12)', () => {
    const range = (order: string, edition: RulesEdition) => {
      const state = table(seated(order, edition));
      return doubts(rangeOf(state, playerOf(state, 'AE')).because);
    };
    expect(editionsWhere((edition) => range('A1 AE A2 A3 B1 BE B2 B3', edition).length > 0)).toEqual(until('CR_2008'));
    expect(range('A1 AE A2 B1 BE B2', 'CR_2005')).toEqual([]);
  });

  test('one emperor a team, who goes first (809.2, 809.4); attacks name one opponent', () => {
    const has = (order: string) => problemsOf(seated(order)).join().replace('; it needs exactly one (809.2).', '');
    expect(has('A1 A2 A3 B1 BE B2')).toBe('Team A has no emperor');
    expect(has('A1 AE AxE A3 B1 BE B2 B3')).toBe('Team A has 2 emperors');
    expect(has('A1 AE A2 B1 B2 B3')).toBe('Team B has no emperor');
    expect(emperors()).toMatchObject({ turn: { activePlayers: ['AE'] }, options: { attack: 'ONE_OPPONENT' } });
  });

  test('why a range is what it is: by role, in larger teams by seat; not where it is told', () => {
    const why = (state: GameState, who: string) => {
      const { because } = rangeOf(state, playerOf(state, who));
      return toldByRule(because.filter(({ rule }) => rule.key.startsWith('809'))).join();
    };
    const larger = table(seated('A1 AE A2 A3 B1 BE B2 B3'));
    const reaches = 'just reaches an opponent on either side.';
    expect(why(larger, 'AE')).toBe(`809.6a: AE is an emperor in a team of 4, and a range of 3 ${reaches}`);
    const nearest = 'just reaches the nearest opponent.';
    expect(why(larger, 'A2')).toBe(`809.6a: A2 is a general in a team of 4, and a range of 2 ${nearest}`);
    expect(why(emperors(), 'A1')).toBe('809.3a: A1 is a general, with a range of 1.');
    const told = [emperors({}, 1), emperors({ options: { rangeOfInfluence: 2 } }), ring('A1 B C', { range: 1 })];
    expect(told.map((state) => why(state, 'A1'))).toEqual(['', '', '']);
    expect(why(melee(10), 's0')).toBe('');
  });

  test('an emperor at 0 life takes the team along, and the other one wins (M09)', () => {
    const lost = after(emperors(), { lifeChanges: changeIn('LOSE AE 20') }, { stateBasedActions: {} });
    expect(winnersAt(lost)).toEqual(['B1', 'BE', 'B2']);
  });

  test('M01: the opening ranges: only the emperors are out of reach of each other', () => {
    const told = openingRanges(emperors()).map((each) => `${each.player.id}: ${ids(each.players).sort().join(' ')}`);
    expect(told.slice(0, 3)).toEqual(['A1: A1 AE B2', 'AE: A1 A2 AE B1 B2', 'A2: A2 AE B1']);
    expect(told.slice(3)).toEqual(['B1: A2 B1 BE', 'BE: A1 A2 B1 B2 BE', 'B2: A1 B2 BE']);
    expect(rules(rangeOf(emperors(), playerOf(emperors(), 'AE')).because)).toContain('809.3a');
  });
});

test('B29, M14: nothing of a player two seats away, nor of a teammate', () => {
  const state = emperors({ objects: [bear('AE'), walker('theirs', 'B1'), walker('ours', 'A2')] });
  const row = attackRow(state, 'AE');
  expect(row.included).toEqual([]);
  expect(excludedFrom(row)).not.toContain('ours');
  expect(whyNotAttackable(state, 'AE', 'theirs')).toContain('809.3c');
});

test('B28, M10: once a general is gone their neighbor may attack across the gap, emperors not each other', () => {
  const left = nextTurn(leftBy(emperors({ objects: [bear('AE'), bear('BE')] }), 'A2'));
  expect([attackable(left, 'AE'), attackable(left, 'BE')]).toEqual([['B1'], []]);
});
