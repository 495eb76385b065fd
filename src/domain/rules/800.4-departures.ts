import { answer, addDoubt, nameList, type Ruling, asRulings } from '../answer.js';
import { controllerOf, isFinished, playerOf, playersInGame, teammatesOf } from '../state/game-state.js';
import type { GameObject, GameState, Player, TurnMarker } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import type { LeaveReason } from '../state/vocabulary.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { removedFromCombat } from './506.4-removed-from-combat.js';
import { leftProtectorRulings, protectorsFor } from './704.5-battles.js';
import { stateBasedActions } from './704-state-based-actions.js';
import { designationsPass, heirTo } from './725-the-monarch.js';
import { leave, extraTurnLosers, type Leaving } from './800-general.js';
import { fateRulings } from './800.4a-fate-rulings.js';
import { attackedRuling } from './800.4e-attacked-players.js';
import { turnUnderWay } from './800.4j-turns.js';
import { nextTurnRulings } from './800.4m-until-next-turn.js';
import { planarControllerRuling, planeTurnedUp } from './800.4p-planar-controller.js';
import { goesToPrimaryPlayer, orderOfActing } from './805-shared-team-turns.js';
import { departedMarkers } from './807.4-marker-rulings.js';
import { hasSeveralStacks, priorityForMarker } from './807.5-stacks.js';
import { variants } from '../variants/variants.js';
import { teamLossRuling } from './101.2-cant.js';
import { wasOverRuling } from './104.2-last-side.js';
import { whyTheyLeave, gameOverRuling } from './104.3-conceding.js';
import { withoutPlayers } from './104.5-leaving.js';
import { emperorLeaveRuling } from './809.5-emperor-loses.js';
import { teamLeaveRuling } from './810.8-teams-lose.js';
import { withGroupsSettled } from '../cards/layers/static-abilities.js';
import { withEarlierCombat } from './506-earlier-this-turn.js';
import { effectsEnded } from './611.2-durations.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('800.4a', '800.4k');

const endOf = (before: GameState, after: GameState): Ruling =>
  isFinished(before) ? wasOverRuling(before) : gameOverRuling(after);

/**
 * Determines what happens when players leave the game, all at once, because they concede, lose or draw.
 *
 * - 800.4a, 800.4c, 800.4n: what happens to every object (by `leave`).
 * - 809.5b, 810.8b: who leaves with them.
 * - 800.4e, 506.4, 506.4c: what happens to the combat in progress.
 * - 800.4j: a turn continues without its active player.
 * - 800.4a: priority passes to the next player in turn order; 805.2: to the next team's primary player.
 * - 807.5a: in Grand Melee to the next player who gets priority for that stack.
 * - 310.11, 704.5x: which battles need a new protector, and who may be chosen.
 * - 800.4p: the next player becomes the planar controller; 901.10: a plane that leaves is replaced; 800.4m: when effects until a departing player's turn end.
 * - 725.4, 726.4: the monarch and the initiative pass on.
 * - 800.4k: a departing player's extra turn doesn't begin.
 * - 104.2a, 104.2c: unless the game is over; 104.4a, 104.4d: if all remaining players leave at once, it is a draw.
 * - Doubt: the rules give no order for several players who leave at once; here they leave together.
 */
export const departureOf = (told: GameState, players: readonly Player[], reason: LeaveReason = 'CONCEDES') => {
  const state = withGroupsSettled(told);
  const leaving = leave(state, players);
  const actions = actionsAfter(leaving);
  const isOver = isFinished(leaving.after);
  const turnContinues = !isOver && losesActivePlayers(state, leaving.after);
  const next = isOver ? undefined : nextWithPriority(state, leaving.after);
  const because = asRulings([
    ...leavingRulings(state, players, reason, leaving),
    ...objectRulings(state, leaving),
    ...actions.because,
    ...turnRulings(state, leaving, turnContinues, next),
    ...(isOver ? [endOf(state, afterwards(state, players, reason, leaving))] : lastingRulings(state, leaving)),
  ]);
  const departure = {
    leaveGame: leaving.leaveGame,
    exiled: leaving.exiled,
    ceaseToExist: leaving.ceaseToExist,
    returned: leaving.returned,
    ...actions.done,
    controlChanges: leaving.controlChanges,
    alsoLeaving: leaving.leaving.filter((each) => !players.some(({ id }) => id === each.id)),
    ...{ turnContinuesWithoutActivePlayer: turnContinues, priorityPassesTo: next ?? null },
    becomesMonarch: heirTo(state, leaving.after, 'monarch'),
    takesInitiative: heirTo(state, leaving.after, 'initiative'),
  };
  const after: (given: object) => GameState = () => afterwards(state, players, reason, leaving);
  return answer({ ...departure, after }, ...because);
};

/** Finds the objects that the first state-based actions put into graveyards, and the protectors to be chosen. */
const actionsAfter = ({ after }: Leaving) => {
  const actions = stateBasedActions(after);
  const buried = actions.filter(({ kind }) => kind === 'TO_GRAVEYARD');
  const unprotected = actions.filter(({ kind }) => kind === 'CHOOSE_PROTECTOR');
  return {
    done: {
      toGraveyard: buried.flatMap(({ objects }) => objects),
      newProtectors: unprotected.flatMap(({ objects }) => objects.map((battle) => newProtector(after, battle))),
    },
    because: [...buried, ...unprotected].flatMap((each) => each.because),
  };
};

const newProtector = (after: GameState, battle: GameObject) => {
  const chosenBy = controllerOf(after, battle);
  return { battle, chosenBy, candidates: protectorsFor(after, battle, chosenBy) };
};

/** While the game goes on: rulings on turn markers, designations, and effects that last until a turn. */
const lastingRulings = (state: GameState, leaving: Leaving): readonly Ruling[] => [
  ...departedMarkers({ before: state, after: leaving.after, gone: leaving.leaving }),
  ...planarControllerRuling(state, leaving),
  ...planeTurnedUp(state, leaving),
  ...designationsPass(state, leaving),
  ...nextTurnRulings(state, leaving),
  ...extraTurnsLost(state, leaving),
];

/** 800.4k: a departed player's extra turn doesn't begin. */
const extraTurnsLost = (state: GameState, { leaving }: Leaving): readonly Ruling[] =>
  extraTurnLosers(state, leaving).map((player) => {
    const says = `${player.name} has left, so the extra turn that ${player.name} was to take doesn't begin.`;
    return ruling(state, '800.4k', says, player);
  });

/** The table after players have left, and those for whom the game was a draw. */
const afterwards = (
  state: GameState,
  players: readonly Player[],
  reason: LeaveReason,
  { after }: Leaving,
): GameState => {
  const isDraw = reason === 'DRAWS' || (!isFinished(state) && !playersInGame(after).length);
  return withEarlierCombat(state, effectsEnded(state, isDraw ? withoutPlayers(state, [], players) : after).state);
};

/** Whether the turn has lost all its active players; in Grand Melee, whether one of the turns under way has. */
const losesActivePlayers = (state: GameState, after: GameState): boolean => {
  if (state.turn.ended) return false;
  if (state.turnMarkers.length) return markersLeft(state, after).length > 0;
  const active = state.turn.activePlayers.filter((id) => playerOf(state, id).inGame);
  return active.length > 0 && active.every((id) => !playerOf(after, id).inGame);
};

/** Finds who gets priority from a departing player; undefined if it stays where it was. */
const nextWithPriority = (state: GameState, after: GameState): Player | undefined => {
  const holder = holderOfPriority(state, after);
  if (!holder || playerOf(after, holder.id).inGame) return undefined;
  const [stack] = stacksOfDeparted(state, after);
  if (stack) return priorityForMarker(after, stack).players[0];
  if (state.options.sharedTeamTurns && teammatesOf(after, holder).length) return undefined;
  return leftwardFrom(after, holder)[0];
};

/** 807.5a: if each turn marker has a stack, the markers on whose stacks departing players had priority. */
const stacksOfDeparted = (state: GameState, after: GameState): readonly TurnMarker[] => {
  if (!hasSeveralStacks(state)) return [];
  const left = new Set(markersLeft(state, after).map(({ number }) => number));
  return after.turnMarkers.filter(({ number }) => left.has(number));
};

/** The turn markers whose holders leave while taking a turn with them. */
const markersLeft = (state: GameState, after: GameState): readonly TurnMarker[] =>
  state.turnMarkers.filter(
    ({ inTurn, holder }) => inTurn && playerOf(state, holder).inGame && !playerOf(after, holder).inGame,
  );

/**
 * The first player in the order of acting; where turn markers have stacks of their own, the first holder who leaves.
 * Between turns nobody has priority.
 */
const holderOfPriority = (state: GameState, after: GameState): Player | undefined => {
  const { turn, turnMarkers } = state;
  if (turnMarkers.length ? turnMarkers.every(({ inTurn }) => !inTurn) : turn.ended) return undefined;
  if (!hasSeveralStacks(state)) return orderOfActing(state)[0];
  const [left] = markersLeft(state, after);
  return left && playerOf(state, left.holder);
};

const leavingRulings = (
  state: GameState,
  players: readonly Player[],
  reason: LeaveReason,
  leaving: Leaving,
): readonly Ruling[] => {
  const goes = leaving.leaveGame.length ? `, and so ${verb(leaving.leaveGame)} ${nameList(leaving.leaveGame)}` : '';
  const says = `${nameList(leaving.leaving)} ${leaving.leaving.length === 1 ? 'leaves' : 'leave'} the game at once${goes}.`;
  const first = ruling(state, '800.4a', says, ...leaving.leaving, ...leaving.leaveGame);
  return [
    new Set(players).size > 1 ? addDoubt(first, noOrder) : first,
    ...(isFinished(state) ? [] : [whyTheyLeave(state, players, reason)]),
    ...alongRulings(state, players, leaving),
  ];
};

const noOrder = 'The rules give no order for several players who leave at the same time; here they all leave together.';

const verb = ({ length }: readonly unknown[]): string => (length === 1 ? 'does' : 'do');

const alongRulings = (state: GameState, players: readonly Player[], { leaving }: Leaving): readonly Ruling[] => {
  const along = leaving.filter((each) => !players.some(({ id }) => id === each.id));
  if (!along.length) return [];
  return [
    variants[state.variant].sharedLife
      ? teamLeaveRuling(state, along)
      : teamLossRuling(state, along, emperorLeaveRuling(state, along)),
  ];
};

const objectRulings = (state: GameState, leaving: Leaving): readonly Ruling[] => [
  ...fateRulings(state, leaving),
  ...attackedRuling(state, leaving),
  ...removedFromCombat(state, leaving.after),
  ...leftProtectorRulings(state, leaving.after),
];

const turnRulings = (
  state: GameState,
  { leaving, after }: Leaving,
  turnContinues: boolean,
  next: Player | undefined,
): readonly Ruling[] => {
  const taking = state.turnMarkers.length
    ? state.turnMarkers.filter(({ inTurn }) => inTurn).map(({ holder }) => holder)
    : state.turn.activePlayers;
  const active = leaving.filter(({ id }) => taking.includes(id));
  const passes = next && ruling(state, '800.4a', `Priority passes to ${next.name}.`, next);
  const silence = `${state.edition} does not say so; today's rule is applied.`;
  return [
    ...(turnContinues ? [turnUnderWay(state, active)] : []),
    ...(passes ? [decisionsOf(state.edition).passesPriorityOfDeparted ? passes : addDoubt(passes, silence)] : []),
    ...(next ? stacksOfDeparted(state, after) : []).map((stack) => priorityForMarker(after, stack).because[0]),
    ...(next?.team && state.options.sharedTeamTurns ? [goesToPrimaryPlayer(state, next)] : []),
  ];
};
