import { addDoubt, type Answer, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { selectByObjections, type Selection } from '../selection.js';
import { departedRuling } from './800.4a-departed.js';
import { areTeammates, playersInGame, type GameState, type Player } from '../state/game-state.js';
import { areNeighbors } from '../state/seating.js';
import type { Variant } from '../state/vocabulary.js';

const { ruling } = citing('102.3', '808.5', '809.7', '810.5', '811.5');

/** The rule by which teammates see each other's hands. */
const ruleOf: Readonly<Partial<Record<Variant, Parameters<typeof ruling>[1]>>> = {
  TEAM_VS_TEAM: '808.5',
  EMPEROR: '809.7',
  TWO_HEADED_GIANT: '810.5',
  ALTERNATING_TEAMS: '811.5',
};

/**
 * The players in the game whose hands a player may look at.
 *
 * - 808.5, 809.7, 810.5: teammates, though they do not share cards.
 * - 811.5: in Alternating Teams only teammates who sit side by side. Doubt: whether a departed player's empty seat
 *   between them separates them.
 * - Doubt: Commander games with teams, which the rules of Commander do not mention.
 * - 800.4a: a departed player has no teammates. Doubt: the rules do not say so about looking at hands.
 */
export const visibleHands = (state: GameState, player: Player): Answer<Selection> =>
  selectByObjections(
    playersInGame(state).filter(({ id }) => id !== player.id),
    (other) => (other.kind === 'PLAYER' ? objections(state, player, other) : []),
    ({ included }) => [player.inGame ? handsRuling(state, player, included.length > 0) : seesNoMore(state, player)],
  );

const seesNoMore = (state: GameState, player: Player): Ruling =>
  addDoubt(
    departedRuling(state, player, 'sees no other hand'),
    'The rules do not say whether a player who has left may still look at the hands of teammates.',
  );

const objections = (state: GameState, player: Player, other: Player): readonly Ruling[] => {
  if (!player.inGame) return [seesNoMore(state, player)];
  if (!areTeammates(player, other))
    return [ruling(state, '102.3', `${other.name} is not ${player.name}'s teammate.`, other, player)];
  return state.variant === 'ALTERNATING_TEAMS' && !areNeighbors(state, player, other)
    ? [ruling(state, '811.5', `${other.name} does not sit beside ${player.name}.`, other, player)]
    : [];
};

const handsRuling = (state: GameState, player: Player, sees: boolean): Ruling => {
  const rule = ruleOf[state.variant] ?? (sees ? '808.5' : null);
  if (!rule) return ruling(state, '102.3', `${player.name} has no teammates and sees no other hand.`, player);
  const beside = rule === '811.5';
  const none = beside ? 'sits beside no teammate' : 'has no teammates left';
  const predicate = sees
    ? `may look at the hands of teammates${beside ? ' who sit beside them' : ''}`
    : `${none}, and so sees no other hand`;
  return withDoubt(state, ruling(state, rule, `${player.name} ${predicate}.`, player));
};

const withDoubt = (state: GameState, found: Ruling): Ruling => {
  if (!ruleOf[state.variant])
    return addDoubt(found, "The rules of Commander do not mention teams; here teammates see each other's hands, too.");
  const parted = state.variant === 'ALTERNATING_TEAMS' && state.players.some(({ inGame }) => !inGame);
  return parted
    ? addDoubt(found, 'The rule does not say whether the empty seat of one who has left still lies between teammates.')
    : found;
};
