import { lifeOf, poisonOf, sharesPoison } from '../state/team-totals.js';
import { answer, nameList, type Ruling, asRulings } from '../answer.js';
import { isFinished, playersInGame, teammatesOf, type GameState, type Player, type Team } from '../state/game-state.js';
import { doubtLosing } from '../cards/answers/losing.js';
import { effectsOnPlayer } from '../cards/answers/player-effects.js';
import { teamLossRuling, cantLoseRulings, memberWhoCant } from './101.2-cant.js';
import type { StateBasedAction } from './704-actions.js';
import { doubtTeamCounters } from './810.10-poison.js';
import { variants } from '../variants/variants.js';
import { emperorTeamRuling } from './809.5-emperor-loses.js';
import {
  largerTeamsLimit,
  wholeTeamLossRuling,
  poisonLimit,
  sharedLifeGone,
  sharedPoisonReached,
} from './810.8-teams-lose.js';
import { commanderLossRuling } from './903-commander.js';
import { wasOverRuling } from './104.2-last-side.js';
import { allLoseRuling } from './104.4-draws.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('101.2', '704.5a', '704.5c', '704.6a', '704.6b', '704.6c');

/**
 * Lists who loses to state-based actions: a row for each player or, where life is shared, each team.
 *
 * - 104.4a, 104.4d: if that is everybody, the game is a draw.
 * - 104.2a, 104.2c: those who have won already do not lose.
 */
export const lossActions = (state: GameState): readonly StateBasedAction[] => {
  if (isFinished(state)) return [];
  const actions = variants[state.variant].sharedLife
    ? state.teams.flatMap((team) => teamLoses(state, team))
    : playersInGame(state).flatMap((player) => playerLoses(state, player));
  const losers = new Set(actions.flatMap(({ players }) => players));
  if (!losers.size || losers.size < playersInGame(state).length) return actions;
  return actions.map((action) => ({ ...action, because: [...action.because, allLoseRuling(state)] }));
};

/**
 * Returns the actions by which a player loses.
 *
 * - 704.5a: a player at 0 life or less; 704.5c: one with ten poison counters.
 * - 704.6c, 903.10a: in Commander, a player to whom one commander has dealt 21 combat damage.
 * - 101.2: not a player who can't lose, and not for a reason that a card excepts. Doubt: a card that replaces the loss.
 * - 809.5b: an emperor's whole team loses, in the emperor's row.
 */
const playerLoses = (state: GameState, player: Player): readonly StateBasedAction[] => {
  const reasons = [
    ...(player.life <= 0 && !isSpared(state, [player], 'LIFE')
      ? [ruling(state, '704.5a', `${player.name} has ${player.life} life and loses.`, player)]
      : []),
    ...poisoned(state, player),
    ...losesToCommander(state, player),
  ];
  if (!reasons.length || memberWhoCant(state, player, 'cantLose')) return [];
  const along = player.role === 'EMPEROR' ? teammatesOf(state, player) : [];
  const because = [
    ...reasons,
    ...(along.length ? [teamLossRuling(state, along, emperorTeamRuling(state, player, along))] : []),
  ];
  const doubted = doubtLosing(state, [player], asRulings(because));
  return [answer({ kind: 'PLAYER_LOSES', objects: [], players: [player, ...along] }, ...doubted)];
};

/** The reasons why a player would lose if no effect prevented it. */
const threatsTo = (state: GameState, player: Player): readonly ('LIFE' | 'POISON')[] => {
  const team = sharesPoison(state) ? state.teamsById.get(player.team ?? '') : undefined;
  const isPoisoned = poisonOf(state, player) >= (team ? poisonLimit(team) : 10);
  return [...(lifeOf(state, player) <= 0 ? (['LIFE'] as const) : []), ...(isPoisoned ? (['POISON'] as const) : [])];
};

/** Says why players who would lose do not: they have won already (104.2a), they can't, or a card exempts them (101.2). */
export const whyNobodyLoses = (state: GameState): readonly Ruling[] => {
  const threatened = playersInGame(state).filter((player) => threatsTo(state, player).length > 0);
  if (threatened.length && isFinished(state)) return [wasOverRuling(state)];
  const unable = threatened.filter((player) => memberWhoCant(state, player, 'cantLose'));
  const others = threatened.filter((player) => !unable.includes(player));
  return [...cantLoseRulings(state, unable), ...others.flatMap((player) => exemptions(state, player))];
};

const exemptions = (state: GameState, player: Player): readonly Ruling[] =>
  effectsOnPlayer(state, player.id).flatMap(({ source: { object }, effect }) => {
    if (effect.does !== 'LOSES_NOT_BY' || !threatsTo(state, player).includes(effect.reason)) return [];
    const has =
      effect.reason === 'LIFE' ? `${lifeOf(state, player)} life` : `${poisonOf(state, player)} poison counters`;
    const says = `${player.name} has ${has} and does not lose for that, as ${object.name} says.`;
    return [ruling(state, '101.2', says, player, object)];
  });

/** Whether a card says that one of the players doesn't lose for too little life, or too many poison counters. */
const isSpared = (state: GameState, players: readonly Player[], reason: 'LIFE' | 'POISON'): boolean =>
  players.some(({ id }) =>
    effectsOnPlayer(state, id).some(({ effect }) => effect.does === 'LOSES_NOT_BY' && effect.reason === reason),
  );

const poisoned = (state: GameState, player: Player): readonly Ruling[] => {
  if (player.poison < 10 || isSpared(state, [player], 'POISON')) return [];
  const says = `${player.name} has ${player.poison} poison counters and loses.`;
  return [doubtTeamCounters(state, player, ruling(state, '704.5c', says, player))];
};

const losesToCommander = (state: GameState, player: Player): readonly Ruling[] => {
  if (state.variant !== 'COMMANDER') return [];
  const [fatal] = player.commanderDamage.filter(({ amount }) => amount >= 21);
  const commander = fatal && state.objects.get(fatal.commander);
  if (!fatal) return [];
  return [
    commanderLossRuling(state, commander, player, fatal.amount),
    ruling(state, '704.6c', `${player.name} loses to a commander's combat damage.`, player),
  ];
};

/**
 * Returns the actions by which a team loses.
 *
 * - 704.6a, 810.8c: a team at 0 life or less.
 * - 704.6b, 810.8d, 810.11: a team with fifteen poison counters, five more for each member beyond two.
 * - 810.8a: not a team of which one member can't lose.
 * - 810.8a until 2011: a team of which one member has ten poison counters.
 */
const teamLoses = (state: GameState, team: Team): readonly StateBasedAction[] => {
  const members = playersInGame(state).filter((player) => player.team === team.id);
  const [first] = members;
  if (!first || memberWhoCant(state, first, 'cantLose')) return [];
  const because = [...teamWithoutLife(state, team, members), ...teamPoisoned(state, team, members)];
  if (!because.length) return [];
  const doubted = doubtLosing(state, members, asRulings(because));
  return [answer({ kind: 'TEAM_LOSES', objects: [], players: members }, ...doubted)];
};

const teamWithoutLife = (state: GameState, { life }: Team, members: readonly Player[]): readonly Ruling[] =>
  life !== null && life <= 0 && !isSpared(state, members, 'LIFE')
    ? [
        ruling(state, '704.6a', `${nameList(members)} have ${life} life as a team and lose.`, ...members),
        sharedLifeGone(state, members),
      ]
    : [];

const teamPoisoned = (state: GameState, team: Team, members: readonly Player[]): readonly Ruling[] => {
  if (!sharesPoison(state))
    return members
      .flatMap((member) => poisoned(state, member))
      .flatMap((each) => [each, wholeTeamLossRuling(state, members)]);
  const limit = poisonLimit(team);
  if (team.poison < limit || isSpared(state, members, 'POISON')) return [];
  const says = `${nameList(members)} have ${team.poison} poison counters as a team and lose at ${limit}.`;
  return [
    ruling(state, '704.6b', says, ...members),
    sharedPoisonReached(state, members),
    ...(team.members.length > 2 ? [largerTeamsLimit(state, team, members)] : []),
  ];
};
