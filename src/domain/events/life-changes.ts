import { nameList } from '../answer.js';
import { byCommander, withPlayers, withPlayersChanged, withTeams } from '../state/change.js';
import { objectOf, playerOf, type GameState, type Player } from '../state/game-state.js';
import { lifeChangeProblems } from '../rules/810.9-life-problems.js';
import { lifeChange, type LifeChange, type LifeTotal } from '../rules/810.9-life-change.js';
import { lifeAfter } from '../rules/810.9-team-life.js';
import { eventKind } from './event-kind.js';

/** Turns a payment into a loss, so it applies even if the player has less life. */
const asLoss = (change: LifeChange): LifeChange => (change.kind === 'PAY' ? { ...change, kind: 'LOSE' } : change);

const withTotals = (state: GameState, totals: readonly LifeTotal[], isPoison: boolean): GameState => {
  const [ofTeam, ofPlayer] = [new Map<string, number>(), new Map<string, number>()];
  for (const { team, player, after } of totals) {
    if (team) ofTeam.set(team.id, after);
    if (player) ofPlayer.set(player.id, after);
  }
  const teams = state.teams.map((team) => {
    const after = ofTeam.get(team.id);
    if (after === undefined) return team;
    return isPoison ? { ...team, poison: after } : { ...team, life: after, settled: { life: true } };
  });
  const players = state.players.map((player) => {
    const after = ofPlayer.get(player.id);
    if (after === undefined) return player;
    return isPoison
      ? { ...player, poison: after }
      : { ...player, life: after, settled: { ...player.settled, life: true } };
  });
  return withPlayers(withTeams(state, teams), players);
};

/** 903.10a: adds combat damage to each player's total from that commander. */
const commandersHit = (state: GameState, { amounts }: LifeChange): GameState => {
  if (!amounts.some(({ commander }) => commander)) return state;
  const withCommanderDamage = (player: Player): Player => {
    const dealt = amounts.flatMap(({ player: id, commander, amount }) =>
      commander && id === player.id ? [{ commander, amount: amount ?? 0 }] : [],
    );
    return { ...player, commanderDamage: byCommander([...player.commanderDamage, ...dealt]) };
  };
  return withPlayersChanged(state, withCommanderDamage);
};

const phrases: Readonly<Record<LifeChange['kind'], (amount: number) => string>> = {
  DAMAGE: (amount) => `is dealt ${amount} damage`,
  GAIN: (amount) => `gains ${amount} life`,
  LOSE: (amount) => `loses ${amount} life`,
  PAY: (amount) => `pays ${amount} life`,
  SET: (amount) => `has their life total set to ${amount}`,
  EXCHANGE: () => '',
  POISON: (amount) =>
    `${amount < 0 ? 'loses' : 'gets'} ${Math.abs(amount)} poison ${Math.abs(amount) === 1 ? 'counter' : 'counters'}`,
};

export const lifeChanges = eventKind<LifeChange>({
  input: lifeChange,
  description: "Players' life totals, or poison counters, change, all at once.",
  rules: [
    ...(['810.9', '810.9a', '810.9b', '810.9c', '810.9d', '810.9e', '810.9f', '810.9g', '810.9h'] as const),
    ...(['810.10', '810.10b', '810.10c'] as const),
  ],
  problems: (state, change) => lifeChangeProblems(state, change, asLoss(change)),
  /** Forbids paying more life than there is, and exchanging life totals within a team. */
  objections: (state, change) => {
    const { allowed, because } = lifeAfter(state, change);
    return allowed ? [] : because;
  },
  /**
   * Applies a change. A forced payment is taken even if the player has less life; any other illegal change does
   * nothing.
   */
  happen: (state, change) => {
    const { totals } = lifeAfter(state, asLoss(change));
    return commandersHit(withTotals(state, totals, change.kind === 'POISON'), change);
  },
  summary: (state, { kind, amounts }) => {
    const players = amounts.map(({ player }) => playerOf(state, player));
    if (kind === 'EXCHANGE') return `${nameList(players)} exchange life totals.`;
    const parts = amounts.map(({ player, amount, commander }) => {
      const by = commander ? ` in combat by ${objectOf(state, commander).name}` : '';
      return `${playerOf(state, player).name} ${phrases[kind](amount ?? 0)}${by}`;
    });
    return `${nameList(parts.map((name) => ({ name })))}.`;
  },
});
