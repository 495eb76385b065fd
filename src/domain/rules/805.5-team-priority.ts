import { nameList, withVerb, type Ruling, type Rulings } from '../answer.js';
import { playerOf, type GameState, type Player } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';
import { nextTeamPriorityRuling } from './800.4j-turns.js';
import { sidesOf } from './805-shared-team-turns.js';

const { ruling } = citing('805.5', '805.5a', '805.5b', '805.6', '805.7', '805.9');

/**
 * Says in which order teams get priority and choose, given the players in order.
 *
 * - 805.5, 805.5a, 805.5b: team by team, the members of a team together.
 * - 805.6, 805.7: they choose, and put triggered abilities on the stack, in the same order.
 * - Where only one team is left, nobody comes after it.
 * - 805.9: "the active player" is one of those active players who are still in the game.
 */
export const teamsInOrder = (state: GameState, players: readonly Player[]): Rulings => {
  const sides = sidesOf(players);
  const [first = [], next] = sides;
  const alone = first.length === 1;
  return [
    ruling(state, '805.5', next ? `Priority goes team by team: ${nameList(players)}.` : onlyTeam(first), ...players),
    ruling(
      state,
      '805.5a',
      `${nameList(first)} may ${alone ? '' : 'each '}act while their team has priority.`,
      ...first,
    ),
    ...(next ? [passRuling(state, first, next), choiceOrderRuling(state, first)] : []),
    ruling(state, '805.7', describeTriggerOrder(sides), ...players),
    ...activeTeam(state, first),
  ];
};

const onlyTeam = (side: readonly Player[]): string =>
  `Only one team is left, so ${withVerb(side, 'has', 'have')} priority, and nobody after them.`;

const passRuling = (state: GameState, first: readonly Player[], next: readonly Player[]): Ruling =>
  ruling(state, '805.5b', `${ifUnwilling(first)} to act, priority passes to ${nameList(next)}.`, ...first, ...next);

const choiceOrderRuling = (state: GameState, first: readonly Player[]): Ruling => {
  const says = `When several players would choose or act at the same time, ${withVerb(first, 'chooses', 'choose')} first.`;
  return ruling(state, '805.6', says, ...first);
};

const ifUnwilling = (side: readonly Player[]): string => {
  if (side.length === 1) return `If ${nameList(side)} does not want`;
  return side.length === 2 ? `If neither ${nameList(side, 'nor')} wants` : `If none of ${nameList(side)} wants`;
};

const describeTriggerOrder = (sides: readonly (readonly Player[])[]): string => {
  const [first = [], next] = sides;
  if (!next) return `Triggered abilities of ${nameList(first)} go on the stack in the order that team chooses.`;
  const each = sides.map((side) => ({ name: `those of ${nameList(side)}` }));
  return `Triggered abilities go on the stack team by team, each team's in the order it chooses: ${nameList(each, 'and then')}.`;
};

const activeTeam = (state: GameState, first: readonly Player[]): readonly Ruling[] => {
  const active = state.turn.activePlayers.map((id) => playerOf(state, id));
  const present = active.filter(({ inGame }) => inGame);
  if (present.length) return [ruling(state, '805.9', describeActivePlayer(present), ...present)];
  return [nextTeamPriorityRuling(state, active, first)];
};

const describeActivePlayer = (present: readonly Player[]): string =>
  present.length === 1
    ? `An ability that refers to the active player means ${nameList(present)}, the only active player.`
    : `An ability that refers to the active player means one of them, ${nameList(present, 'or')}; its controller picks which when it is applied.`;
