import { playerOf, type GameState } from '../state/game-state.js';
import { fits } from '../setup/problems/overflow.js';
import { problem, repetitionsAmong, type Problem } from '../problem.js';
import { decisionsOf } from '../rulebook/decisions.js';
import type { LifeChange } from './810.9-life-change.js';
import { lifeAfter, membersSetTogether } from './810.9-team-life.js';

/** Finds problems in a change of life totals, except unknown ids; `sized`: the change whose totals must fit 32 bits. */
export const lifeChangeProblems = (state: GameState, change: LifeChange, sized = change): readonly Problem[] => {
  const found = [...amountProblems(change), ...playerProblems(change), ...redistributionProblems(change)];
  if (found.length) return found;
  const undecided = choiceProblems(state, change);
  return undecided.length ? undecided : sizeProblems(state, sized);
};

const amountProblems = ({ kind, amounts }: LifeChange): readonly Problem[] =>
  amounts.flatMap(({ player, amount, commander }, index) => {
    const path = (name: string) => ['amounts', index, name];
    const mayBeNegative = kind === 'SET' || kind === 'POISON' || kind === 'EXCHANGE';
    return [
      ...(kind !== 'EXCHANGE' && typeof amount !== 'number'
        ? [problem(path('amount'), `${kind} needs an amount for "${player}".`)]
        : []),
      ...(typeof amount === 'number' && amount < 0 && !mayBeNegative
        ? [problem(path('amount'), `${kind} of "${player}" has to be at least 0, not ${amount}.`)]
        : []),
      ...(commander && kind !== 'DAMAGE'
        ? [problem(path('commander'), `Only DAMAGE is dealt by a commander, not ${kind}.`)]
        : []),
    ];
  });

const redistributionProblems = ({ kind, redistributes }: LifeChange): readonly Problem[] =>
  redistributes && kind !== 'SET'
    ? [problem(['redistributes'], `Only SET redistributes life totals, not ${kind}.`)]
    : [];

const onceOnly: ReadonlySet<string> = new Set(['SET', 'PAY', 'EXCHANGE']);

const playerProblems = ({ kind, amounts }: LifeChange): readonly Problem[] => {
  if (!onceOnly.has(kind)) return [];
  const twice = repetitionsAmong(amounts, ['amounts', 'player'], {
    keyOf: ({ player }) => player,
    says: ({ player }) => `"${player}" is named twice.`,
  });
  return kind === 'EXCHANGE' && amounts.length !== 2
    ? [...twice, problem(['amounts'], `An exchange is between two players, not ${amounts.length}.`)]
    : twice;
};

/** 810.9d: since 2010 a team chooses one of its members if all their life totals are set. */
const choiceProblems = (state: GameState, change: LifeChange): readonly Problem[] => {
  if (!decisionsOf(state.edition).settingAllChoosesOne || change.redistributes) return [];
  const chosen = new Set(change.chosen ?? []);
  return membersSetTogether(state, change).flatMap(({ team, members }) =>
    members.filter((id) => chosen.has(id)).length === 1
      ? []
      : [problem(['chosen'], `Team "${team}" has to choose one of "${members.join('", "')}" (810.9d).`)],
  );
};

const sizeProblems = (state: GameState, change: LifeChange): readonly Problem[] => {
  const tooLarge = lifeAfter(state, change).totals.filter(({ after }) => !fits(after));
  return change.amounts.flatMap(({ player, amount, commander }, index) => {
    const total = tooLarge.find((each) =>
      each.player ? each.player.id === player : each.team?.members.includes(player),
    );
    const before = playerOf(state, player).commanderDamage.find((each) => each.commander === commander)?.amount ?? 0;
    const dealt = commander ? before + (amount ?? 0) : 0;
    return [
      ...(total ? [`The total of "${(total.team ?? total.player)?.id}" would be ${total.after}`] : []),
      ...(fits(dealt) ? [] : [`The damage to "${player}" would be ${dealt}`]),
    ].map((says) => problem(['amounts', index, 'amount'], `${says}, which is beyond 32 bits.`));
  });
};
