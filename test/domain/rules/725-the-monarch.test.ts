import { describe, expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { describe as told } from '../../../src/domain/setup/describe.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { designationHolder } from '../../../src/domain/state/designations.js';
import { after, inTeams, leftBy, player, problemsOf, ring, saidBy, under } from '../tables.js';
import type { GameEvent, GameState } from '../tables.js';
import { valueOf } from '../../value-of.js';

const around = (active: string): GameState =>
  ring('Alex Bianca Carissa Dan', {
    turn: { activePlayers: [active] },
    players: [{}, { monarch: true, initiative: true }],
  });
const leave = (state: GameState, ...leaving: readonly string[]) =>
  departureOf(
    state,
    leaving.map((id) => player(state, id)),
  );
const heirs = (state: GameState, ...leaving: readonly string[]) => {
  const { becomesMonarch, takesInitiative, after: afterwards } = leave(state, ...leaving);
  const table = afterwards({});
  expect([designationHolder(table, 'monarch'), designationHolder(table, 'initiative')].map((each) => each?.id)).toEqual(
    [becomesMonarch, takesInitiative].map((each) => each?.id),
  );
  return [becomesMonarch?.id, takesInitiative?.id];
};
const both = (id: string) => [id, id];
const summary = (state: GameState, event: GameEvent) =>
  valueOf(takePlace(state, [event], { force: true })).map((each) => each.summary);

describe('the monarch and the initiative pass on', () => {
  test('J30, J31: to the active player', () => {
    const state = around('Alex');
    expect(heirs(state, 'Bianca')).toEqual(both('Alex'));
    expect(saidBy(leave(state, 'Bianca').because, '725.4')).toEqual([
      'Bianca, the monarch, leaves, so Alex, the active player, becomes the monarch.',
    ]);
    expect(saidBy(leave(state, 'Bianca').because, '726.4')).toEqual([
      'Bianca, who has the initiative, leaves, so Alex, the active player, takes the initiative.',
    ]);
  });

  test('J30: to the next player in turn order, if the active player leaves, too, or there is none', () => {
    expect(heirs(around('Bianca'), 'Bianca')).toEqual(both('Carissa'));
    expect(heirs(around('Alex'), 'Alex', 'Bianca')).toEqual(both('Carissa'));
    expect(heirs(around('Dan'), 'Bianca', 'Dan')).toEqual(both('Alex'));
    expect(heirs(after(around('Carissa'), { playerLeaves: { player: 'Carissa' } }), 'Bianca')).toEqual(both('Dan'));
    expect(heirs(after(around('Bianca'), { turnEnds: {} }), 'Bianca')).toEqual(both('Carissa'));
  });

  test('between turns to nobody of the team whose turn it was', () => {
    const told = {
      variant: 'TWO_HEADED_GIANT',
      players: [{}, {}, {}, {}, { monarch: true, initiative: true }],
    } as const;
    const turn = (...activePlayers: readonly string[]) =>
      inTeams('A1 A2 B1 B2 C1 C2', { ...told, turn: { activePlayers, ended: true } });
    expect(heirs(turn('A1', 'A2'), 'C1')).toEqual(both('B1'));
    expect(heirs(turn('C1', 'C2'), 'C1')).toEqual(both('A1'));
  });

  test('not while its player stays, and to nobody once the game is over', () => {
    expect(leave(around('Alex'), 'Alex')).toMatchObject({ becomesMonarch: null, takesInitiative: null });
    expect(leftBy(around('Alex'), 'Alex').players[1]).toMatchObject({ monarch: true, initiative: true });
    expect(heirs(around('Alex'), 'Alex', 'Bianca', 'Carissa', 'Dan')).toEqual([undefined, undefined]);
    expect(heirs(around('Alex'), 'Bianca', 'Carissa', 'Dan')).toEqual([undefined, undefined]);
  });

  test('with a doubt where several players are active', () => {
    const team = inTeams('A1 A2 B1 B2 C1 C2', {
      variant: 'TWO_HEADED_GIANT',
      turn: { activePlayers: ['B1', 'B2'] },
      players: [{}, { monarch: true }],
    });
    const { becomesMonarch, because } = leave(team, 'A2');
    expect(becomesMonarch?.id).toBe('B1');
    expect(because.find(({ rule }) => rule.number === '725.4')?.doubt).toMatch(/several/);
  });

  test('with a doubt in Grand Melee, also where one of the active players leaves (807.4)', () => {
    const players = [{}, {}, {}, {}, { monarch: true }];
    const melee = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE', players });
    const [passes] = leave(melee, 'E').because.filter(({ rule }) => rule.number === '725.4');
    expect(passes?.says).toBe('E, the monarch, leaves, so A, an active player, becomes the monarch.');
    expect(passes?.doubt).toMatch(/several/);
  });

  test('in editions before them with a doubt', () => {
    const [before] = leave(under('CR_2013', around('Alex')), 'Bianca').because.filter(
      ({ rule }) => rule.key === '725.4',
    );
    expect(before?.doubt).toMatch(/CR_2013 does not say so/);
    expect(leave(under('CR_2018', around('Alex')), 'Bianca').because.map(({ rule }) => rule.number)).toContain('716.4');
  });
});

describe('events', () => {
  test('one player at a time is the monarch, or has the initiative', () => {
    const table = after(around('Alex'), { becomesMonarch: { player: 'Dan' } }, { takesInitiative: { player: 'Alex' } });
    expect(told(table).players.map(({ monarch, initiative }) => [monarch, initiative])).toEqual([
      [undefined, true],
      [undefined, undefined],
      [undefined, undefined],
      [true, undefined],
    ]);
  });

  test('tell who becomes the monarch', () => {
    expect(summary(around('Alex'), { becomesMonarch: { player: 'Dan' } })).toEqual(['Dan becomes the monarch.']);
    expect(summary(around('Alex'), { takesInitiative: { player: 'Dan' } })).toEqual(['Dan takes the initiative.']);
    expect(summary(around('Alex'), { playerLeaves: { player: 'Bianca' } })).toEqual([
      'Bianca concedes and leaves the game; Alex becomes the monarch (725.4); Alex takes the initiative (726.4).',
    ]);
    expect(summary(under('CR_2018', around('Alex')), { playerLeaves: { player: 'Bianca' } })).toEqual([
      'Bianca concedes and leaves the game; Alex becomes the monarch (716.4); Alex takes the initiative (726.4 of CR_2026_09).',
    ]);
  });

  test('a restarted game has neither', () => {
    const restarted = after(around('Alex'), { result: { restart: { controller: 'Alex' } } });
    expect(restarted.players.some(({ monarch, initiative }) => monarch || initiative)).toBe(false);
  });
});

test('one player at most, and nobody who has left, is the monarch', () => {
  const players = [
    { id: 'Ann', monarch: true },
    { id: 'Bob', monarch: true },
    { id: 'Cat', initiative: true, inGame: false },
  ];
  expect(problemsOf({ players })).toEqual([
    'Bob cannot have the designation "monarch": one player in the game at most has it (725.3).',
    'Cat cannot have the designation "initiative": one player in the game at most has it (726.3).',
  ]);
  expect(problemsOf({ players: [{ id: 'Ann', monarch: true }, { id: 'Bob' }] })).toEqual([]);
  expect(ring('Ann Bob', { players: [{ monarch: true }] }).players.map(({ monarch }) => monarch)).toEqual([true, null]);
});
