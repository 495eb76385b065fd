import { describe, expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { describe as tell } from '../../../src/domain/setup/describe.js';
import type { Ruling } from '../../../src/domain/answer.js';
import { emperors, ids, leftBy, player, playersAt, rules, saidBy, table, under, type GameState } from '../tables.js';

const state = emperors();

describe('809.5b', () => {
  const dying = (at: GameState) => {
    const told = tell(at);
    const players = told.players.map((each) => (each.id === 'AE' ? { ...each, life: 0 } : each));
    return stateBasedActions(table({ ...told, players }));
  };

  test('M09: a team loses with its emperor, a general loses alone', () => {
    const { losers, winners, because } = outcomeOf(state, { loses: ['AE'] });
    expect([ids(losers).join(' '), ids(winners).join(' ')]).toEqual(['A1 AE A2', 'B1 BE B2']);
    expect(rules(because)).toContain('809.5b');
    expect(ids(departureOf(state, [player(state, 'AE')]).alsoLeaving)).toEqual(['A1', 'A2']);
    expect(ids(outcomeOf(state, { loses: ['A1'] }).losers)).toEqual(['A1']);
  });

  test('the row of an emperor without life names the team', () => {
    const [row] = dying(state);
    expect([row?.kind, ids(row?.players ?? []).join(' ')]).toEqual(['PLAYER_LOSES', 'AE A1 A2']);
    expect(rules(row?.because ?? [])).toEqual(['704.5a', '809.5b']);
  });

  test('what is said of one, of several and of two teams', () => {
    const less = leftBy(state, 'A1');
    const said = ({ because }: { readonly because: readonly Ruling[] }) => saidBy(because, '809.5b');
    const leave = (at: GameState, ...who: string[]) => departureOf(at, playersAt(at, who));
    expect([...said(outcomeOf(state, { loses: ['AE'] })), ...said(outcomeOf(less, { loses: ['AE'] }))]).toEqual([
      'A1 and A2 lose with their emperor.',
      'A2 loses with their emperor.',
    ]);
    expect(said(outcomeOf(state, { loses: ['AE', 'BE'] }))).toEqual(['A1, A2, B1 and B2 lose with their emperors.']);
    expect([...said(leave(state, 'AE')), ...said(leave(less, 'AE')), ...said(leave(state, 'AE', 'BE'))]).toEqual([
      'A1 and A2 leave with AE, their emperor.',
      'A2 leaves with AE, their emperor.',
      'A1, A2, B1 and B2 leave with AE and BE, their emperors.',
    ]);
    expect([...dying(state).flatMap(said), ...dying(less).flatMap(said)]).toEqual([
      'AE is an emperor, so A1 and A2 lose, too.',
      'AE is an emperor, so A2 loses, too.',
    ]);
  });

  test('the rule had another number before 2010', () =>
    expect(rules(outcomeOf(under('CR_2006', state), { loses: ['AE'] }).because)).toContain('607.5a'));
});

test('809.5a: before it a team won with its emperor; later the opponents in range lose', () => {
  expect(ids(outcomeOf(under('CR_2006', state), { wins: 'AE' }).winners)).toEqual(['A1', 'AE', 'A2']);
  expect(ids(outcomeOf(state, { wins: 'AE' }).losers)).toEqual(['B1', 'B2']);
});
