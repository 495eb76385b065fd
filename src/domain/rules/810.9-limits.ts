import { named, type Ruling } from '../answer.js';
import { playerOf, type GameState, type Player } from '../state/game-state.js';
import type { Change, Holder, LifeChange } from './810.9-life-change.js';
import { citing } from '../rulebook/citing.js';
import { hasRule } from '../rulebook/rulebook.js';

const { ruling, cites } = citing('101.2', '119.7', '119.8', '122.1f', '810.9f', '810.9g', '810.9h', '810.10c');

export const lifeLimitCites = cites;

/** The changes of life that an effect forbids a player. */
interface Limit {
  readonly players: readonly string[];
  /** The rule where a total is shared, and where each has their own. */
  readonly rules: readonly [shared: '810.9g' | '810.9h' | '810.10c', own: '119.7' | '119.8' | '122.1f'];
  readonly cant: string;
}

/**
 * What do effects that say "can't" make of a change?
 *
 * - 810.9f: a redistribution affects one member of each team at most.
 * - 810.9g, 119.7: one member who can't gain life keeps the whole team from it; alone, a player themself.
 * - 810.9h, 119.8: one who can't lose life likewise; then nothing but 0 can be paid.
 * - 119.7, 119.8: an exchange or a redistribution by which they would is not made.
 * - 810.10c: one who can't get poison counters likewise.
 * - 101.2: of a player's own gains and losses that is plain in editions without these rules, too.
 */
export const limited = (state: GameState, change: LifeChange, holder: Holder | undefined, given: Change): Change => {
  if (!holder) return given;
  if (change.redistributes && holder.team && holder.amounts.length > 1) return redistributed(state, holder);
  const limit = limitOf(change, given.after - holder.before);
  const held = limit && heldBack(state, holder, limit);
  if (!limit || !held) return given;
  const forbidden = change.kind === 'PAY' || change.kind === 'EXCHANGE' || change.redistributes;
  const outcome = change.redistributes
    ? `a redistribution may not take the total from ${holder.before} to ${given.after}`
    : `the total stays at ${holder.before}`;
  return { after: holder.before, allowed: !forbidden, because: limitRuling(state, holder, limit, held, outcome) };
};

const limitOf = (change: LifeChange, difference: number): Limit | null => {
  if (difference === 0) return null;
  if (change.kind === 'POISON')
    return difference > 0
      ? { players: change.cantGetPoison ?? [], rules: ['810.10c', '122.1f'], cant: 'get poison counters' }
      : null;
  return difference > 0
    ? { players: change.cantGainLife ?? [], rules: ['810.9g', '119.7'], cant: 'gain life' }
    : { players: change.cantLoseLife ?? [], rules: ['810.9h', '119.8'], cant: 'lose life' };
};

/** The one who can't: of the team that shares the total, or the player whose own it is. */
const heldBack = (state: GameState, { team, player }: Holder, { players }: Limit): Player | undefined => {
  const sharers = team ? team.members.map((id) => playerOf(state, id)) : player ? [player] : [];
  return sharers.find(({ id, inGame }) => inGame && players.includes(id));
};

const limitRuling = (
  state: GameState,
  { team, amounts }: Holder,
  { rules: [shared, own], cant, players }: Limit,
  held: Player,
  outcome: string,
): Ruling => {
  const rule = team ? shared : own;
  const isPlain = !hasRule(rule, state.edition) && amounts.every(({ player }) => players.includes(player));
  const whose = team && !isPlain ? `, and neither can anybody on team ${team.name}` : '';
  const says = `${held.name} can't ${cant}${whose}: ${outcome}.`;
  return ruling(state, isPlain ? '101.2' : rule, says, held);
};

const redistributed = (state: GameState, { team, before, amounts }: Holder): Change => {
  const players = amounts.map(({ player }) => playerOf(state, player));
  const says = `${named(players)} share the life total of team ${team?.name ?? ''}, so only one of them may be part of the redistribution.`;
  return { after: before, allowed: false, because: ruling(state, '810.9f', says, ...players) };
};
