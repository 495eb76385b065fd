import { describe, expect, test } from '@jest/globals';
import { orderOfActing, primaryPlayer } from '../../../src/domain/rules/805-shared-team-turns.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { priority } from '../../../src/domain/rules/117.3-priority.js';
import { attackable, attackRow, whyNotAttackable } from '../attacks.js';
import { blockable } from '../blocks.js';
import { seatedTeams, starters } from '../seats.js';
import {
  after,
  attackRules,
  creature,
  editionsOf,
  ids,
  inTeams,
  leftBy,
  nextTurn,
  player,
  rules,
  saidBy,
} from '../tables.js';
import { thing, twoHeadedGiants, under, until, written, type GameState } from '../tables.js';

const heads = 'a1 team A | a2 team A: bear (Creature — Bear) | b1 team B | b2 team B';
const inThree = `${heads} | c1 team C | c2 team C`;
const teamsOfOwnLife = written(`Team vs. Team, shared team turns | ${inThree}`);
const orderSaid = (state: GameState, number: string): string[] => saidBy(priority(state).because, number);

test("L29: a creature that can't attack one head can't attack the team until 2018 (printed example: Teferi's Moat)", () => {
  const rule = attackRules('CANT_ATTACK_TARGET', { target: 'B1', creatures: { types: ['Creature'] } });
  const objects = [creature('A1-bear', 'A1'), thing('moat', 'Enchantment', 'B1', { attackRules: rule })];
  const state = inTeams('A1 A2 B1 B2', { variant: 'TWO_HEADED_GIANT', objects });
  expect(attackable(state, 'A1')).toEqual(['B2']);
  expect(editionsOf(state, (at) => attackable(at, 'A1').length === 0)).toEqual(until('CR_2018'));
  const [moat] = attackRow(under('CR_2018', state), 'A1').excluded;
  expect(rules(moat?.because ?? [])).toEqual(['508.1c']);
  expect(whyNotAttackable(under('CR_2018', state), 'A1', 'B2')).toEqual(['810.7c']);
});

test('L28: in Two-Headed Giant either head until 2018, and since then the one attacked (805.10e, printed example)', () => {
  const elf = creature('elf', 'A1', { keywords: ['Forestwalk'] });
  const objects = [elf, creature('ox', 'B2'), thing('forest', 'Basic Land — Forest', 'B1')];
  const state = inTeams('A1 A2 B1 B2', { variant: 'TWO_HEADED_GIANT', objects });
  const stopped = (at: GameState) => blockable(at, 'B2', 'elf > B2').ox?.length === 0;
  expect(editionsOf(state, stopped)).toEqual(until('CR_2018'));
});
describe('turns and priority', () => {
  test('the primary player sits in the rightmost seat (N09)', () => {
    expect(primaryPlayer(twoHeadedGiants({ A: 30, B: 30 }), 'A')?.id).toBe('A1');
    const across = written('Two-Headed Giant | left team A | b1 team B | b2 team B | right team A');
    expect(primaryPlayer(across, 'A')?.id).toBe('right');
    expect(ids(orderOfActing(across))).toEqual(['right', 'left', 'b1', 'b2']);
    expect(primaryPlayer(across, 'B')?.id).toBe('b1');
  });

  test('the primary player is one of those who are left', () => {
    const seats = 'A1 team A left | A2 team A | A3 team A | B1 team B | B2 team B';
    const left = written(`Team vs. Team, shared team turns | ${seats}`);
    expect(primaryPlayer(left, 'A')?.id).toBe('A2');
    expect(ids(orderOfActing(left))).toEqual(['A2', 'A3', 'B1', 'B2']);
  });

  test('only teams share turns (805.1); whoever has no team takes turns alone', () => {
    const free = written('Free-for-All, shared team turns | a | b* | c');
    expect(ids(orderOfActing(free))).toEqual(['b', 'c', 'a']);
    expect(rules(priority(free).because)).toEqual(['117.3d']);
    const mixed = written('Commander, shared team turns | a | b* | c1 team C | c2 team C');
    expect(ids(orderOfActing(mixed))).toEqual(['b', 'c1', 'c2', 'a']);
    const { because } = departureOf(mixed, [player(mixed, 'b')], 'CONCEDES');
    expect(saidBy(because, '805.2')).toEqual(['c1 is the primary player of the next team.']);
    expect(saidBy(because, '800.4m')[0]).toContain("after a's and just before c1's team's.");
    expect(saidBy(departureOf(nextTurn(nextTurn(mixed)), [player(mixed, 'a')], 'CONCEDES').because, '805.2')).toEqual(
      [],
    );
  });

  test('an extra turn is the whole team’s; the turn order goes on after it (805.8, L32)', () => {
    const extra = nextTurn(after(twoHeadedGiants({ A: 30, B: 30 }), { extraTurn: { player: 'A2' } }));
    expect(extra.turn.activePlayers).toEqual(['A1', 'A2']);
    expect(nextTurn(extra).turn.activePlayers).toEqual(['B1', 'B2']);
  });

  test('it is taken, too, where the event names another member than the effect (805.8)', () => {
    const given = after(twoHeadedGiants({ A: 30, B: 30 }), { extraTurn: { player: 'A1' } }, { turnEnds: {} });
    expect(nextTurn(after(given, { turnBegins: { player: 'A2' } })).turn.activePlayers).toEqual(['B1', 'B2']);
  });

  test('an extra turn stays with those of the team who are left; turn and priority go on with them', () => {
    const state = inTeams('A1 A2 B1 B2', { options: { sharedTeamTurns: true } });
    const left = leftBy(after(state, { extraTurn: { player: 'A1' } }), 'A1');
    expect(left.extraTurns).toEqual(['A2']);
    expect(ids(priority(left).players)).toEqual(['A2', 'B1', 'B2']);
    expect(nextTurn(left).turn.activePlayers).toEqual(['A2']);
  });
});

test('who starts: a random emperor (809.4); a random team, by its primary player (805.3)', () => {
  const players = seatedTeams({ A: 3, B: 3 });
  const teams = [{ id: 'A' }, { id: 'B' }];
  const roles = players.map(({ id }) => ({ role: id.endsWith('2') ? 'EMPEROR' : 'GENERAL' }) as const);
  const roled = players.map((each, seat) => ({ ...each, ...roles[seat] }));
  expect(starters({ variant: 'EMPEROR', teams, players: roled })).toEqual(new Set(['A2', 'B2']));
  expect(starters({ variant: 'TWO_HEADED_GIANT', teams, players })).toEqual(new Set(['A1', 'B1']));
});

describe('triggered abilities', () => {
  test('805.9: the active player is one who is still there; once the whole team has left there is none (800.4j)', () => {
    const gone = (...players: readonly string[]) => leftBy(teamsOfOwnLife, ...players);
    expect(orderSaid(gone(), '805.9')[0]).toContain('one of them, a1 or a2;');
    expect(orderSaid(gone('a1'), '805.9')[0]).toContain('means a2,');
    expect(orderSaid(gone('a1', 'a2'), '805.9')).toEqual([]);
    expect(orderSaid(gone('a1', 'a2'), '800.4j')).toEqual([
      'a1 and a2, whose turn it is, have left: the turn continues without an active player, and priority begins with b1 and b2.',
    ]);
  });
});
