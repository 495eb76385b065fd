import { nameList, type Ruling } from '../answer.js';
import type { Entity, GameState } from '../state/game-state.js';
import type { Source } from '../state/source.js';
import { citing } from '../rulebook/citing.js';
import { describeSource } from './801.2-reach.js';

const { ruling } = citing('805.4d');

/**
 * Says how often an ability triggers in a step that a team shares.
 *
 * - 805.4d: once for each member it refers to.
 */
export const oncePerMember = (
  state: GameState,
  ability: Source,
  participants: readonly Entity[],
): readonly Ruling[] => {
  const players = [...new Set(participants.filter((each) => each.kind === 'PLAYER'))];
  const [first] = players;
  if (!state.options.sharedTeamTurns || players.length < 2) return [];
  if (players.some(({ team }) => team !== first?.team)) return [];
  const { says, about } = describeSource(state, ability, 'ability');
  const often = `If ${says} refers to "that player", it triggers once for each of ${nameList(players)}; otherwise it triggers once.`;
  return [ruling(state, '805.4d', often, ...players, ...about)];
};
