import { answer, addDoubt, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { defaulted, enumeration, objectSchema, optional, player, required, type ValueOf } from '../schema/schema.js';
import { playerOf, type GameState, type Player } from '../state/game-state.js';

const { ruling } = citing('104.3a', '723', '800.4a', '805.8');

const decisionKind = enumeration('DecisionKind', 'What a decision is about.', {
  GAME: 'A choice or decision that the rules or an object call for.',
  CONCEDE: 'Conceding the game, which nobody decides for another player.',
  OTHER: 'A decision that the game does not call for, such as leaving the table for a moment.',
});

export const decision = objectSchema(
  'DecisionInput',
  'A decision of a player while another player controls somebody.',
  {
    player: required(player, 'Whose decision it is.'),
    controlledBy: required(player, 'The player to whom the effect gives control.'),
    controlled: optional(
      player,
      'The player controlled by the effect, by default the same player; another one has to be a teammate (805.8).',
    ),
    kind: defaulted(decisionKind, 'GAME', 'What it is about.'),
  },
);
export type Decision = ValueOf<typeof decision>;

/**
 * Who makes a decision of a player controlled by another player?
 *
 * - 723: the controlling player makes all decisions of that player that the game calls for, and no others.
 * - 104.3a: each player concedes for themselves.
 * - 805.8: with shared team turns, controlling a player means controlling the team.
 * - 800.4a: control of a player ends when either of them leaves. Doubt: until 2010 the rule mentioned only objects.
 */
export const whoDecides = (state: GameState, given: Decision) => {
  const whose = playerOf(state, given.player);
  const controller = playerOf(state, given.controlledBy);
  const controlled = playerOf(state, given.controlled ?? given.player);
  if (!whose.inGame)
    return answer(
      { decides: null },
      ruling(state, '800.4a', `${whose.name} has left the game and decides nothing.`, whose),
    );
  const own = ownDecision(state, given, whose) ?? controlOver(state, whose, controller, controlled);
  if (own) return answer({ decides: whose }, own);
  const says = `${controller.name} controls ${controlled.name} and makes every decision of ${whose.name} that the game calls for.`;
  return answer(
    { decides: controller },
    ruling(state, '723', says, controller, controlled, whose),
    ...(whose.id === controlled.id ? [] : [controlsTeam(state, whose, controller, controlled)]),
  );
};

/** Decisions that nobody makes for another player. */
const ownDecision = (state: GameState, { kind }: Decision, whose: Player): Ruling | null => {
  if (kind === 'CONCEDE') return ruling(state, '104.3a', `Only ${whose.name} may concede for ${whose.name}.`, whose);
  if (kind === 'OTHER')
    return ruling(state, '723', `The game does not call for that decision, so it stays with ${whose.name}.`, whose);
  return null;
};

/** Why another player does not control that player; null if one does. */
const controlOver = (state: GameState, whose: Player, controller: Player, controlled: Player): Ruling | null => {
  if (controller.id === whose.id)
    return ruling(state, '723', `Nobody else controls ${whose.name}, so ${whose.name} decides.`, whose);
  const gone = [controller, controlled].find(({ inGame }) => !inGame);
  if (!gone) return null;
  const says = `${gone.name} has left the game, so ${controller.name} does not control ${controlled.name} anymore, and ${whose.name} decides.`;
  const decided = ruling(state, '800.4a', says, gone, controller, controlled, whose);
  return decisionsOf(state.edition).endsControlOfPlayers
    ? decided
    : addDoubt(decided, `${state.edition} only ends control of objects; today's rule is applied.`);
};

const controlsTeam = (state: GameState, whose: Player, controller: Player, controlled: Player): Ruling => {
  const says = `${controller.name} controls ${controlled.name}'s team, ${whose.name} included.`;
  return ruling(state, '805.8', says, controller, controlled, whose);
};
