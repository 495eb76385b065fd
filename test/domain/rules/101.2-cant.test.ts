import { describe, expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { describe as described } from '../../../src/domain/setup/describe.js';
import { isFinished, type GameState } from '../../../src/domain/state/game-state.js';
import { outcomeInShort, outcomeTold } from '../outcomes.js';
import { after, doubts, emperors, everyEdition, ids, player, refusal, ring, rules, sound, table } from '../tables.js';
import { thing, twoHeadedGiants, type PlayerDescription } from '../tables.js';

const kept: Partial<PlayerDescription> = { cantLose: true };
const barred: Partial<PlayerDescription> = { cantWin: true };

const outcome = (state: GameState, result: Parameters<typeof outcomeOf>[1]) => sound(outcomeOf(state, result));

/** Players of a described table with more said of some of them. */
const withPlayers = (state: GameState, more: Readonly<Record<string, Partial<PlayerDescription>>>): GameState => {
  const { players, ...rest } = described(state);
  return table({ ...rest, players: players.map((player) => ({ ...player, ...more[player.id] })) });
};

describe('101.2: who can’t lose', () => {
  const state = ring('A B C', { players: [kept, {}, {}] });

  test('which is said of one or several', () => {
    const says = (players: PlayerDescription[] | object[], ...loses: string[]) =>
      outcome(ring('A B C', { players }), { loses }).because[0].says;
    expect(says([kept], 'A')).toBe("A can't lose, so stays in the game.");
    expect(says([kept, kept], 'A', 'B')).toBe("A and B can't lose, so stay in the game.");
  });

  test('nor to state-based actions, whatever their life, poison or commander damage', () => {
    const dying = { life: -3, poison: 12 };
    const players = [{ ...kept, ...dying }, dying, {}];
    expect(stateBasedActions(ring('A B C', { players })).map((row) => ids(row.players))).toEqual([['B']]);
    const commanded = [{ ...kept, commanderDamage: [{ commander: 'cmd', amount: 30 }] }];
    const objects = [thing('cmd', 'Legendary Creature — Elf', 'B')];
    expect(stateBasedActions(ring('A B C', { variant: 'COMMANDER', objects, players: commanded }))).toEqual([]);
  });

  test('104.3a: but may concede; leaving by a loss is against the rules', () => {
    expect(refusal(state, { playerLeaves: { player: 'A' } })).toEqual([]);
    expect(refusal(state, { playerLeaves: { player: 'A', reason: 'LOSES' } })).toEqual(['101.2']);
    expect(refusal(state, { playerLeaves: { player: 'B', reason: 'LOSES' } })).toEqual([]);
  });

  test('a draw is none of it', () =>
    expect(outcomeTold(outcome(state, { draw: { controller: 'B' } })).drawn).toEqual(['A', 'B', 'C']));

  test('is told again as it was described', () => {
    expect(described(state).players[0]).toEqual({ id: 'A', cantLose: true });
    expect(described(ring('A B', { players: [barred, {}] })).players[0]).toEqual({ id: 'A', cantWin: true });
  });
});

describe('101.2: who can’t win', () => {
  const state = ring('A B C', { players: [barred, {}, {}] });

  test('does not win by an effect', () => {
    const found = outcome(state, { wins: 'A' });
    expect(outcomeTold(found)).toMatchObject({ winners: [], leaving: [], remaining: ['A', 'B', 'C'], gameOver: false });
    expect(rules(found.because)).toEqual(['101.2']);
    expect(isFinished(after(state, { result: { wins: 'A' } }))).toBe(false);
    expect(outcomeTold(outcome(state, { wins: 'B' })).winners).toEqual(['B']);
  });

  test('104.2a: but wins as the last one left', () => {
    const found = outcome(state, { loses: ['B', 'C'] });
    expect(outcomeTold(found)).toMatchObject({ winners: ['A'], gameOver: true });
    expect(found.because.some(({ says }) => says.includes('though an effect says otherwise'))).toBe(true);
  });
});

describe('L25: in Two-Headed Giant it holds of the whole team (810.8a)', () => {
  const state = withPlayers(twoHeadedGiants({ A: 0, B: 30 }), { A1: kept, B1: barred });

  test('a team at 0 life does not lose', () => {
    expect(stateBasedActions(state)).toEqual([]);
    expect(stateBasedActions(twoHeadedGiants({ A: 0, B: 30 })).map(({ kind }) => kind)).toEqual(['TEAM_LOSES']);
  });

  test.each([
    ['A1', '101.2'],
    ['A2', '101.2 810.8a'],
  ])('nor by an effect on %s', (loser, cited) => {
    const found = outcome(state, { loses: [loser] });
    expect([outcomeInShort(found), rules(found.because).join(' ')]).toEqual(['stay A1 A2 B1 B2', cited]);
  });

  test('a team does not win for either member', () => {
    for (const winner of ['B1', 'B2']) expect(outcomeTold(outcome(state, { wins: winner })).winners).toEqual([]);
    expect(outcomeTold(outcome(state, { wins: 'A1' })).winners).toEqual(['A1', 'A2']);
  });
});

test('809.5b: whether a general who can’t lose loses with the emperor is a doubt', () => {
  const found = outcome(withPlayers(emperors(), { A1: kept }), { loses: ['AE'] });
  expect(outcomeTold(found).leaving).toEqual(['A1', 'AE', 'A2']);
  expect(doubts(found.because)).toHaveLength(1);
  const [row] = stateBasedActions(withPlayers(emperors(), { AE: { life: 0 }, A1: kept, A2: kept }));
  const doubt = "The rules do not say whether A1 and A2, who can't lose, lose as part of the team.";
  expect(doubts(row?.because ?? [])).toEqual([doubt]);
  const state = withPlayers(emperors(), { A1: kept });
  expect(doubts(departureOf(state, [player(state, 'AE')]).because)).toHaveLength(1);
});

test.each(everyEdition)('of %s: nobody who can’t lose leaves by a result or a state-based action', (edition) => {
  for (const limited of [{}, { range: 1 }]) {
    const players = [{ ...kept, life: 0 }, { life: 0 }, {}, kept];
    const state = ring('A B C D', { edition, ...limited, players });
    const results = [{ loses: ['A', 'B'] }, { wins: 'B' }, { wins: 'C' }, { loses: ['A', 'B', 'C', 'D'] }] as const;
    for (const result of results) {
      const found = outcome(state, result);
      const won = found.winners.length > 0 && 'wins' in result;
      if (!won) expect(ids(found.leaving)).not.toEqual(expect.arrayContaining(['A']));
    }
    const performed = after(state, { stateBasedActions: {} });
    expect(performed.players.filter(({ inGame }) => inGame).map(({ id }) => id)).toEqual(['A', 'C', 'D']);
  }
});

test('I11: with limited ranges opponents lose instead, but who can’t; that the player can’t win is a doubt', () => {
  const found = outcome(ring('A B C D E F', { range: 1, players: [barred, kept] }), { wins: 'A' });
  expect(outcomeTold(found)).toMatchObject({ losers: ['F'], remaining: ['A', 'B', 'C', 'D', 'E'] });
  expect(rules(found.because).slice(0, 3)).toEqual(['801.14', '104.3h', '101.2']);
  expect(doubts(found.because)).toHaveLength(1);
});
