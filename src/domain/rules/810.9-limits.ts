import { nameList, type Ruling } from '../answer.js';
import { effectsOnPlayer } from '../cards/answers/player-effects.js';
import { playerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import type { Change, Holder, LifeChange } from './810.9-life-change.js';
import { citing } from '../rulebook/citing.js';
import { hasRule } from '../rulebook/rulebook.js';

const { ruling } = citing('101.2', '119.7', '119.8', '122.1f', '810.9f', '810.9g', '810.9h', '810.10c');

/** A change of life or poison counters that an effect forbids players. */
interface Limit {
  readonly players: readonly string[];
  /** The rule for a shared total, and the rule for a player's own. */
  readonly rules: readonly [shared: '810.9g' | '810.9h' | '810.10c', own: '119.7' | '119.8' | '122.1f'];
  readonly cant: string;
  /** The life changes that cards forbid under these rules; null: no card with such an effect is read. */
  readonly from: 'GAINS' | 'LOSSES' | null;
}

/**
 * Applies effects that say "can't" to a change of life totals.
 *
 * - 810.9f: a redistribution affects one member of each team at most.
 * - 810.9g, 119.7: if one member can't gain life, the whole team can't; the same for a player without a team.
 * - 810.9h, 119.8: likewise for losing life; then only 0 life can be paid.
 * - 119.7, 119.8: an exchange or redistribution that would make them do so does not happen.
 * - 810.10c: likewise for poison counters.
 * - 101.2: in editions without these rules the same follows for a player's own life.
 */
export const withLimits = (state: GameState, change: LifeChange, holder: Holder | undefined, given: Change): Change => {
  if (!holder) return given;
  if (change.redistributes && holder.team && holder.amounts.length > 1) return redistributionForbidden(state, holder);
  const limit = limitOf(change, given.after - holder.before);
  const reason = limit && heldBack(state, holder, limit);
  if (!limit || !reason) return given;
  const forbidden = change.kind === 'PAY' || change.kind === 'EXCHANGE' || change.redistributes;
  const outcome = change.redistributes
    ? `a redistribution may not take the total from ${holder.before} to ${given.after}`
    : `the total stays at ${holder.before}`;
  return { after: holder.before, allowed: !forbidden, because: limitRuling(state, holder, limit, reason, outcome) };
};

const limitOf = (change: LifeChange, difference: number): Limit | null => {
  if (difference === 0) return null;
  if (change.kind === 'POISON')
    return difference > 0
      ? { players: change.cantGetPoison ?? [], rules: ['810.10c', '122.1f'], cant: 'get poison counters', from: null }
      : null;
  return difference > 0
    ? { players: change.cantGainLife ?? [], rules: ['810.9g', '119.7'], cant: 'gain life', from: 'GAINS' }
    : { players: change.cantLoseLife ?? [], rules: ['810.9h', '119.8'], cant: 'lose life', from: 'LOSSES' };
};

/** The player whom an effect limits: a member of the team that shares the total, or the player who has it. */
const heldBack = (state: GameState, { team, player }: Holder, limit: Limit): Player | undefined => {
  const sharers = team ? team.members.map((id) => playerOf(state, id)) : player ? [player] : [];
  return sharers.find((each) => each.inGame && (limit.players.includes(each.id) || keptBy(state, each, limit)));
};

/** The card that forbids a player the change, if any does. */
const keptBy = (state: GameState, { id }: Player, { from }: Limit): GameObject | undefined =>
  effectsOnPlayer(state, id).find(
    ({ effect }) =>
      effect.does === 'KEEPS_LIFE' && (effect.from === from || (effect.from === 'CHANGES' && from !== null)),
  )?.source.object;

const limitRuling = (
  state: GameState,
  { team, amounts }: Holder,
  limit: Limit,
  player: Player,
  outcome: string,
): Ruling => {
  const { rules, cant, players } = limit;
  const rule = rules[team ? 0 : 1];
  const card = keptBy(state, player, limit);
  const isPlain = !hasRule(rule, state.edition) && amounts.every(({ player }) => players.includes(player));
  const whose = team && !isPlain ? `, and neither can anybody on team ${team.name}` : '';
  const by = card ? ` because of ${card.name}` : '';
  const says = `${player.name} can't ${cant}${by}${whose}: ${outcome}.`;
  return ruling(state, isPlain ? '101.2' : rule, says, player, ...(card ? [card] : []));
};

const redistributionForbidden = (state: GameState, { team, before, amounts }: Holder): Change => {
  const players = amounts.map(({ player }) => playerOf(state, player));
  const says = `${nameList(players)} share the life total of team ${team?.name ?? ''}, so only one of them may be part of the redistribution.`;
  return { after: before, allowed: false, because: ruling(state, '810.9f', says, ...players) };
};
