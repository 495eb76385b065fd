import { answer, named, ruling, type Answer, type Ruling } from '../answer.js';
import { controllerOf, type GameState, type Player } from '../game-state/game-state.js';
import { leftwardFrom } from '../game-state/seating.js';
import { takesTurnWith } from './805-shared-team-turns.js';
import type { AttackUnderWay } from './509-declare-blockers.js';

export interface PlayerOrder {
  readonly players: readonly Player[];
}

/**
 * In which order do the defending players declare blockers?
 *
 * - 802.4, 101.4: those who are attacked, or whose planeswalkers or protected battles are, in turn order after the
 *   attacking player, each of them completely before the next.
 * - 805.10d: with shared team turns a team declares as one; its members follow each other.
 * - 802.5, 805.10f: combat damage is assigned in the same order, by whoever attacks first.
 * - 805.10c: with shared team turns, "the attacking player" is the one who controls the creature in question.
 * - 807.4: in Grand Melee each of several combats has an attacking player of its own; the turn marker of the lower number
 *   comes first. Doubt: nothing says how combats that go on at once are ordered; no combat waits for another.
 */
export const blockDeclarationOrder = (state: GameState, attacks: readonly AttackUnderWay[]): Answer<PlayerOrder> => {
  const combats = byAttackingPlayer(state, attacks);
  const players = [...new Set(combats.flatMap((combat) => orderIn(state, combat)))];
  const [first, ...others] = combats.flatMap((combat) => [orderRuling(state, combat), ...damageRulings(state, combat)]);
  return answer({ players }, first ?? ruling(state, '509.1a', 'Nobody is attacked.'), ...others);
};

interface OneCombat {
  readonly attacking: Player;
  readonly defending: ReadonlySet<Player>;
}

const byAttackingPlayer = (state: GameState, attacks: readonly AttackUnderWay[]): readonly OneCombat[] => {
  const combats = new Map<Player, Set<Player>>();
  for (const { attacker, defending } of attacks) {
    const attacking = attackingSide(state, controllerOf(state, attacker));
    if (!defending?.inGame) continue;
    combats.set(attacking, (combats.get(attacking) ?? new Set()).add(defending));
  }
  const marker = ({ id }: Player): number => state.turnMarkers.find(({ holder }) => holder === id)?.number ?? 0;
  return [...combats]
    .map(([attacking, defending]) => ({ attacking, defending }))
    .sort((one, other) => marker(one.attacking) - marker(other.attacking));
};

/** With shared team turns, the first member in seat order stands for the team. */
const attackingSide = (state: GameState, player: Player): Player =>
  state.options.sharedTeamTurns && player.team !== null
    ? (state.players.find(({ team, inGame }) => inGame && team === player.team) ?? player)
    : player;

const orderIn = (state: GameState, { attacking, defending }: OneCombat): readonly Player[] => {
  const inOrder = leftwardFrom(state, attacking).filter((player) => defending.has(player));
  if (!state.options.sharedTeamTurns) return inOrder;
  const teams = [...new Set(inOrder.map(({ team }) => team))];
  return teams.flatMap((team) => inOrder.filter((player) => player.team === team));
};

const orderRuling = (state: GameState, combat: OneCombat): Ruling => {
  const { attacking } = combat;
  const players = orderIn(state, combat);
  if (state.options.sharedTeamTurns)
    return ruling(
      state,
      '805.10d',
      `${named(players)} ${players.length === 1 ? 'defends' : 'defend'}; each team declares its blocks together.`,
      ...players,
    );
  const says =
    players.length === 1
      ? `Only ${named(players)} defends against ${attacking.name} and declares blockers.`
      : `After ${attacking.name}, who attacks, ${named(players)} follow each other in turn order.`;
  return ruling(state, '802.4', says, ...players, attacking);
};

/** What follows for the damage, and for effects that speak of the attacking player. */
const damageRulings = (state: GameState, combat: OneCombat): readonly Ruling[] => {
  const { attacking } = combat;
  const players = orderIn(state, combat);
  if (!state.options.sharedTeamTurns) {
    const says = `${attacking.name} assigns combat damage first, then ${named(players, 'and then')}.`;
    return [ruling(state, '802.5', says, attacking, ...players)];
  }
  const side = takesTurnWith(state, attacking);
  const announced = `${named(side)} announce together how their creatures deal combat damage, then ${named(players)}.`;
  const one = `An effect that speaks of the attacking player means the one who controls the attacking creature in question: ${named(side, 'or')}.`;
  return [ruling(state, '805.10f', announced, ...side, ...players), ruling(state, '805.10c', one, ...side)];
};
