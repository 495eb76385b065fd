import { describe, expect, test } from '@jest/globals';
import { nextTurnRulings } from '../../../src/domain/rules/800.4m-until-next-turn.js';
import { leave } from '../../../src/domain/rules/800-general.js';
import {
  creature,
  ids,
  inTeams,
  leftBy,
  nextTurn,
  playersAt,
  ring,
  twoHeadedGiants,
  type GameState,
} from '../tables.js';

const until = (state: GameState, ...names: string[]) => nextTurnRulings(state, leave(state, playersAt(state, names)));

const said = (state: GameState, ...names: string[]) => until(state, ...names).map(({ says }) => says);

test('J21: an effect lasts until the turn that never begins would have begun', () =>
  expect(said(ring('Alex Bianca Carissa'), 'Alex')).toEqual([
    "Effects that last until Alex's next turn end when that turn would have begun, after Carissa's and just before Bianca's.",
  ]));

test('805.4: a team takes its turn without a member who has left', () => {
  const teams = inTeams('A1 A2 B1 B2', { options: { sharedTeamTurns: true } });
  expect(said(teams, 'A1')).toEqual(["Effects that last until A1's next turn end as the next turn of A2 begins."]);
  expect(until(teams, 'A2').map(({ about }) => ids(about))).toEqual([['A2', 'A1']]);
  expect(said(twoHeadedGiants({ A: 30, B: 30, C: 30 }), 'B2')).toEqual([
    "Effects that last until the next turn of B1 or B2 end when that turn would have begun, after A1's team's and just before C1's team's.",
  ]);
});

test('103.1a: those who leave in a turn, one after it and one whose turn it is, have their next ones a round apart', () => {
  const ends = (moment: string) =>
    `next turn end when that turn would have begun, after ${moment} and just before Carissa's.`;
  const round = ring('Alex Bianca Carissa Dana');
  expect(said(round, 'Alex', 'Bianca')).toEqual([
    `Effects that last until Alex's ${ends("Dana's")}`,
    `Effects that last until Bianca's ${ends("Alex's")}`,
  ]);
  expect(said(leftBy(round, 'Alex'), 'Bianca')).toEqual([`Effects that last until Bianca's ${ends("Alex's")}`]);
});

test('500.7: an effect ends between the turns that are named, whatever extra turns are under way and to come', () => {
  const names = ['Alex', 'Bianca', 'Carissa', 'Dana'];
  const queues = [[], ...names.map((one) => [one]), ...names.flatMap((one) => names.map((other) => [one, other]))];
  const cases = names.flatMap((leaver) =>
    queues.flatMap((extraTurns) =>
      [null, ...names.slice(1)].map((resumesAfter) => ({ leaver, extraTurns, resumesAfter })),
    ),
  );
  for (const { leaver, extraTurns, resumesAfter } of cases) {
    const effects = [
      { name: 'Rush', on: ['ox'], keywords: ['Haste'], until: { end: 'NEXT_TURN', player: leaver } },
    ] as const;
    const objects = [creature('ox', leaver === 'Dana' ? 'Carissa' : 'Dana')];
    const turn = { activePlayers: ['Alex'], resumesAfter };
    const begun = ring(names.join(' '), { extraTurns, turn, effects, objects });
    const [told = ''] = said(begun, leaver);
    let [last, now] = [begun, leftBy(begun, leaver)];
    while (now.effects.length) [last, now] = [now, nextTurn(now)];
    const [after, before] = [last, now].map((state) => state.turn.activePlayers[0]);
    const isExtra = now.turn.resumesAfter !== null;
    const moment = new RegExp(
      `, after ${after}'s( extra turn)? and just before ${before}'s${isExtra ? ' extra turn' : ''}\\.$`,
    );
    expect({ extraTurns, resumesAfter, told }).toEqual({
      extraTurns,
      resumesAfter,
      told: expect.stringMatching(moment),
    });
  }
});

describe('500.7: one who leaves has an extra turn to come', () => {
  const moment = (extraTurns: readonly string[], ...names: string[]) => {
    const told = said(ring('Alex Bianca Carissa Dana', { extraTurns }), ...names);
    return told.map((says) => /an extra turn, would have begun, (.*)\.$/.exec(says)?.[1]);
  };

  test('it would have begun between the turns around it, the one made last first', () => {
    expect(said(ring('Alex Bianca Carissa', { extraTurns: ['Carissa'] }), 'Carissa')).toEqual([
      "Effects that last until Carissa's next turn end when that turn, an extra turn, would have begun, after Alex's and just before Bianca's.",
    ]);
    expect(moment(['Bianca', 'Carissa'], 'Carissa')).toEqual(["after Alex's and just before Bianca's extra turn"]);
    expect(moment(['Bianca', 'Carissa'], 'Bianca')).toEqual(["after Carissa's extra turn and just before Carissa's"]);
    expect(moment(['Carissa', 'Alex', 'Carissa', 'Dana'], 'Carissa')).toEqual([
      "after Dana's extra turn and just before Alex's extra turn",
    ]);
  });

  test('those who leave together share the moment; the order resumes after the last regular turn', () => {
    expect(moment(['Alex', 'Carissa'], 'Alex', 'Carissa')).toEqual(["after Alex's and just before Bianca's"]);
    const turn = { activePlayers: ['Dana'], resumesAfter: 'Bianca' };
    expect(said(ring('Alex Bianca Carissa Dana', { turn, extraTurns: ['Alex'] }), 'Alex')[0]).toContain(
      "after Dana's and just before Carissa's.",
    );
  });

  test('a team has it, whichever member it was given to', () =>
    expect(said(twoHeadedGiants({ A: 30, B: 30, C: 30 }, 2, { extraTurns: ['B1'] }), 'B2')).toEqual([
      "Effects that last until the next turn of B1 or B2 end when that turn, an extra turn, would have begun, after A1's team's and just before C1's team's.",
    ]));

  test('in Grand Melee it comes just before the regular one', () => {
    const melee = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE', extraTurns: ['C'] });
    expect(said(melee, 'C')[0]).toContain("when that turn would have begun, after B's and just before D's.");
  });
});
