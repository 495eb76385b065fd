import { capitalized } from '../words/capitalized.js';
import { doubtLife } from '../cards/answers/life-changes.js';
import { lifeOf, sharesPoison } from '../state/team-totals.js';
import { answer, addDoubt, nameList, withVerb, type Answer, type Ruling } from '../answer.js';
import { objectOf, playerOf, type GameState, type Player, type Team } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { hasRule } from '../rulebook/rulebook.js';
import { lifeTotalOf } from './810-two-headed-giant.js';
import { doubtTeamCounters } from './810.10-poison.js';
import { directionOf, moves, nameOf, playersOf, sumOf } from './810.9-life-change.js';
import type { Change, Holder, LifeChange, LifeOutcome } from './810.9-life-change.js';
import { withLimits } from './810.9-limits.js';
import { commanderTotal } from './903-commander.js';
import { citing } from '../rulebook/citing.js';

const { ruling, certain } = citing(
  '119.3',
  '119.4',
  '119.5',
  '120.3a',
  '122.1f',
  '701.12c',
  '810.9',
  '810.9b',
  '810.9c',
  '810.9d',
  '810.9e',
  '810.10',
  '810.10b',
);

/**
 * What are the life totals, or poison counters, after a change?
 *
 * - 810.9, 810.10: what happens to a player happens to the total that their team shares.
 * - 119.4, 810.9b: nobody can pay more life than they have, nor teammates together more than their team has.
 * - 810.9c, 810.9d: setting the total of one member, or of all, as of the edition.
 * - 810.9e: teammates can't exchange life totals.
 * - 903.10a: in Commander, the damage that each commander has dealt over the game.
 * - Doubt: cards that change damage, gains, losses, payments or poison counters; they are not applied.
 * - 119.7, 119.8: nothing is left to replace where a player can't gain or lose life.
 * - 810.9f–h, 810.10c: redistribution, and players who can't gain or lose life or get poison counters.
 */
export const lifeAfter = (state: GameState, change: LifeChange): Answer<LifeOutcome> => {
  const holders = holdersOf(state, change);
  const unlimited = change.kind === 'EXCHANGE' ? exchangeTotals(state, holders) : holders.map(changed(state, change));
  const changes = unlimited.map((each, index) => withLimits(state, change, holders[index], each));
  const allowed = changes.every((each) => each.allowed);
  const totals = holders.map(({ team, player, before }, index) => ({
    team,
    player,
    before,
    after: allowed ? (changes[index]?.after ?? before) : before,
  }));
  const deciding = changes.filter((each) => each.allowed === allowed).map(({ because }) => because);
  const [first, ...others] = onceEach(deciding);
  if (!first) throw new Error('A change of life totals has to name somebody.');
  const along = memberTotals(state, change, holders, allowed);
  const open = holders.filter((_, index) => change.kind === 'DAMAGE' || changes[index] === unlimited[index]);
  const affected = open.flatMap((holder) => playersOf(state, holder));
  const decided = doubtLife(state, directionOf(change.kind, totals), affected, first);
  return answer({ allowed, totals }, decided, ...others, ...along, ...(allowed ? commanderTotals(state, change) : []));
};

/** 810.9a: says what a member's life total is; if it is half the team's, that also explains why a member can't pay. */
const memberTotals = (
  state: GameState,
  { kind }: LifeChange,
  holders: readonly Holder[],
  allowed: boolean,
): readonly Ruling[] => {
  const { memberReadsHalfOfTeamLife, settingOneMember, limitsPayingAlone } = decisionsOf(state.edition);
  const counts = (holder: Holder): boolean => {
    if (!holder.team || !(allowed || memberReadsHalfOfTeamLife)) return false;
    if (kind === 'SET') return settingOneMember === 'FROM_HALF' && !setsWholeTeam(state, holder);
    return (kind === 'PAY' && !limitsPayingAlone) || (kind === 'EXCHANGE' && allowed);
  };
  return holders
    .filter(counts)
    .flatMap((holder) => playersOf(state, holder).map((player) => lifeTotalOf(state, player)));
};

/** 903.10a: in Commander, how much combat damage each commander has then dealt over the game. */
const commanderTotals = (state: GameState, { amounts }: LifeChange): readonly Ruling[] => {
  if (state.variant !== 'COMMANDER') return [];
  const totals = amounts.flatMap(({ player: id, commander }) => {
    if (!commander) return [];
    const player = playerOf(state, id);
    const before = player.commanderDamage.find((each) => each.commander === commander)?.amount ?? 0;
    const dealt = amounts.filter((each) => each.player === id && each.commander === commander);
    const amount = dealt.reduce((sum, each) => sum + (each.amount ?? 0), before);
    return [commanderTotal(state, objectOf(state, commander), player, amount)];
  });
  return onceEach(totals);
};

const onceEach = (rulings: readonly Ruling[]): readonly Ruling[] => [
  ...new Map(rulings.map((each) => [`${each.rule.key} ${each.says}`, each])).values(),
];

/** One holder for each team with a shared total, and one for each player with their own. */
const holdersOf = (state: GameState, { kind, amounts }: LifeChange): readonly Holder[] => {
  const holders = new Map<string, Holder>();
  for (const amount of amounts) {
    const player = playerOf(state, amount.player);
    const team = teamSharing(state, kind, player);
    const key = team ? `team ${team.id}` : `player ${player.id}`;
    const existing = holders.get(key);
    const before = existing?.before ?? (team ? totalOf(kind, team) : totalOf(kind, player));
    holders.set(key, { team, player: team ? null : player, before, amounts: [...(existing?.amounts ?? []), amount] });
  }
  return [...holders.values()];
};

const totalOf = (kind: LifeChange['kind'], { life, poison }: Team | Player): number =>
  kind === 'POISON' ? poison : (life ?? 0);

const teamSharing = (state: GameState, kind: LifeChange['kind'], { team }: Player): Team | null => {
  const shared = team === null ? undefined : state.teamsById.get(team);
  if (!shared || shared.life === null) return null;
  return kind === 'POISON' && !sharesPoison(state) ? null : shared;
};

const changed =
  (state: GameState, change: LifeChange) =>
  (holder: Holder): Change => {
    switch (change.kind) {
      case 'PAY':
        return paid(state, holder);
      case 'SET':
        return set(state, holder, change.chosen ?? []);
      case 'POISON':
        return poisoned(state, holder);
      default:
        return gainedOrLost(state, holder, change.kind);
    }
  };

/** Words a change: "loses 3 life", "are dealt 8 damage in all". */
const describeChange = (kind: LifeChange['kind'], alone: boolean, sum: number): string => {
  if (kind === 'GAIN') return `${alone ? 'gains' : 'gain'} ${sum} life`;
  if (kind === 'LOSE') return `${alone ? 'loses' : 'lose'} ${sum} life`;
  return `${alone ? 'is' : 'are'} dealt ${sum} damage`;
};

const gainedOrLost = (state: GameState, holder: Holder, kind: LifeChange['kind']): Change => {
  const sum = sumOf(holder);
  const after = kind === 'GAIN' ? holder.before + sum : holder.before - sum;
  const players = playersOf(state, holder);
  const what = describeChange(kind, players.length === 1, sum) + (holder.amounts.length > 1 ? ' in all' : '');
  const says = `${nameList(players)} ${what}${holder.team ? `, so ${nameOf(holder)}` : ' and'} ${moves(holder, after)}.`;
  const alone = kind === 'DAMAGE' ? '120.3a' : '119.3';
  return { after, allowed: true, because: certain(state, holder.team ? '810.9' : alone, says, ...players) };
};

const poisoned = (state: GameState, holder: Holder): Change => {
  const after = Math.max(0, holder.before + sumOf(holder));
  const players = playersOf(state, holder);
  const rule = sumOf(holder) < 0 ? '810.10b' : '810.10';
  const says = holder.team
    ? `${withVerb(players, 'shares', 'share')} poison counters with the team, so ${nameOf(holder)} ${moves(holder, after)}.`
    : `${nameOf(holder)} ${moves(holder, after)} poison ${after === 1 ? 'counter' : 'counters'}.`;
  const because = ruling(state, holder.team ? rule : '122.1f', says, ...players);
  return { after, allowed: true, because: holder.player ? doubtTeamCounters(state, holder.player, because) : because };
};

/**
 * 119.4: a payment is limited to the player's life total; 810.9b: together to the team's, and in 2009 alone, too.
 * Doubt: until 2008 effects read half of the team's total; whether costs do is open.
 */
const paid = (state: GameState, holder: Holder): Change => {
  const { limitsPayingTogether, limitsPayingAlone } = decisionsOf(state.edition);
  const sum = sumOf(holder);
  const players = playersOf(state, holder);
  const isOfTeam = holder.team !== null && limitsPayingAlone;
  const short = isOfTeam ? undefined : holder.amounts.find((each) => isTooMuch(state, each));
  if (short) return { after: holder.before, allowed: false, because: tooMuch(state, holder, short) };
  if (sum > Math.max(0, holder.before)) {
    const says = `${nameList(players)} would pay ${sum} life${players.length > 1 ? ' together' : ''}, but ${nameOf(holder)} has only ${holder.before}.`;
    return { after: holder.before, allowed: false, because: ruling(state, '810.9b', says, ...players) };
  }
  const after = holder.before - sum;
  const says = `${nameList(players)} can pay ${sum} life, so ${nameOf(holder)} ${moves(holder, after)}.`;
  const rule = isOfTeam || (holder.amounts.length > 1 && limitsPayingTogether) ? '810.9b' : '119.4';
  return { after, allowed: true, because: certain(state, rule, says, ...players) };
};

type Amount = Holder['amounts'][number];

const isTooMuch = (state: GameState, { player, amount }: Amount): boolean =>
  (amount ?? 0) > Math.max(0, lifeOf(state, playerOf(state, player)));

const tooMuch = (state: GameState, holder: Holder, { player: id, amount }: Amount): Ruling => {
  const player = playerOf(state, id);
  const says = `${player.name} can't pay ${amount ?? 0} life with a life total of ${lifeOf(state, player)}.`;
  const found = certain(state, '119.4', says, player);
  const doubt = `${state.edition} halves a member's life total for effects; it does not say whether costs see half, too.`;
  return sumOf(holder) <= holder.before ? addDoubt(found, doubt) : found;
};

const set = (state: GameState, holder: Holder, chosen: readonly string[]): Change => {
  const [first] = holder.amounts;
  const players = playersOf(state, holder);
  if (!holder.team) {
    const after = first?.amount ?? holder.before;
    const says = `${nameOf(holder)}'s life total becomes ${after}: ${describeDifference(nameOf(holder), after - holder.before)}.`;
    return { after, allowed: true, because: certain(state, '119.5', says, ...players) };
  }
  if (!setsWholeTeam(state, holder)) return setMembers(state, holder);
  if (!decisionsOf(state.edition).settingAllChoosesOne) {
    const after = sumOf(holder);
    const says = `The life totals of ${nameList(players)}, all of ${nameOf(holder)}, are set, so the team's becomes their sum, ${after}.`;
    return { after, allowed: true, because: ruling(state, '810.9d', says, ...players) };
  }
  const member = holder.amounts.find(({ player }) => chosen.includes(player)) ?? first;
  const after = member?.amount ?? holder.before;
  const one = playerOf(state, member?.player ?? '');
  const says = `${nameOf(holder)} chooses ${one.name}, so only ${one.name}'s life total is set: the team ${moves(holder, after)}.`;
  return { after, allowed: true, because: ruling(state, '810.9d', capitalized(says), one) };
};

const membersInGame = (state: GameState, { team }: Holder): readonly Player[] =>
  (team?.members ?? []).map((id) => playerOf(state, id)).filter(({ inGame }) => inGame);

/** Whether the change sets the life totals of all members in the game, and there are several. */
const setsWholeTeam = (state: GameState, holder: Holder): boolean => {
  const members = membersInGame(state, holder);
  return members.length > 1 && members.every(({ id }) => holder.amounts.some(({ player }) => player === id));
};

/** The teams whose members' life totals a change sets all together, with these members. */
export const membersSetTogether = (
  state: GameState,
  change: LifeChange,
): readonly { readonly team: string; readonly members: readonly string[] }[] =>
  change.kind === 'SET'
    ? holdersOf(state, change).flatMap((holder) =>
        holder.team && setsWholeTeam(state, holder)
          ? [{ team: holder.team.id, members: holder.amounts.map(({ player }) => player) }]
          : [],
      )
    : [];

const describeDifference = (name: string, difference: number): string =>
  difference
    ? `${name} ${difference > 0 ? 'gains' : 'loses'} ${Math.abs(difference)}`
    : `${name} gains and loses nothing`;

/** Words a new life total: "A1's life total becomes 30: A1 gains 10". */
const describeNewTotals = (state: GameState, { amounts }: Holder, from: number): string =>
  amounts
    .map(({ player, amount }) => {
      const { name } = playerOf(state, player);
      return `${name}'s life total becomes ${amount ?? from}: ${describeDifference(name, (amount ?? from) - from)}`;
    })
    .join('; ');

const setMembers = (state: GameState, holder: Holder): Change => {
  const way = decisionsOf(state.edition).settingOneMember;
  const players = playersOf(state, holder);
  const from = way === 'FROM_HALF' ? Math.ceil(holder.before / 2) : holder.before;
  const after = holder.amounts.reduce((total, { amount }) => total + (amount ?? from) - from, holder.before);
  const says =
    way === 'TEAM_BECOMES_IT'
      ? `The life ${players.length === 1 ? 'total' : 'totals'} of ${withVerb(players, 'is', 'are')} set, so that of ${nameOf(holder)} becomes ${after}.`
      : `${describeNewTotals(state, holder, from)}, so ${nameOf(holder)} ${moves(holder, after)}.`;
  const because = ruling(state, '810.9c', says, ...players);
  return {
    after,
    allowed: true,
    because: players.length === 1 ? because : addDoubt(because, 'The text may mean one member, or all of them.'),
  };
};

/** 701.12c, 810.9c: each total becomes the other's former one (until 2008 by no rule); 810.9e: not within a team. */
const exchangeTotals = (state: GameState, holders: readonly Holder[]): readonly Change[] => {
  const [one, other] = holders;
  if (one && !other) return [notInTeam(state, one)];
  return one && other ? [exchangedFor(state, one, other), exchangedFor(state, other, one)] : [];
};

const exchangedFor = (state: GameState, holder: Holder, other: Holder): Change => {
  const [[player], [partner]] = [playersOf(state, holder), playersOf(state, other)];
  if (!player || !partner) throw new Error('An exchange has to name two players.');
  const [from, to] = [lifeOf(state, player), lifeOf(state, partner)];
  const after = holder.before + to - from;
  const says = `${player.name}'s life total ${from === to ? `stays at ${to}, as ${partner.name}'s is ${to}, too` : `goes from ${from} to ${partner.name}'s, ${to}`}${holder.team ? `, so ${nameOf(holder)} ${moves(holder, after)}` : ''}.`;
  const number = holder.team && hasRule('701.12c', state.edition) ? '810.9c' : '701.12c';
  return { after, allowed: true, because: ruling(state, number, says, player, partner) };
};

const notInTeam = (state: GameState, holder: Holder): Change => {
  const players = playersOf(state, holder);
  const says = `${nameList(players)} are teammates, so they can't exchange life totals.`;
  return { after: holder.before, allowed: false, because: ruling(state, '810.9e', says, ...players) };
};
