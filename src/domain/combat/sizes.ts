import { unreadSentences } from '../cards/answers/unread-sentences.js';
import { clausesAt, rulesOfCards } from '../cards/layers/sizes.js';
import { possessionsOf } from '../state/belongings.js';
import { creaturesOf, hasType, isOnBattlefield, opponentsOf, sizeOf } from '../state/game-state.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { weightOf } from '../values/record.js';
import { ruleEffectsAt } from './effect-rules.js';

/** The steps to decide whether one creature may attack or block one target, before any rule of an object. */
const stepsOfPair = 25;

/** The steps to read one keyword of a creature. */
const stepsOfKeyword = 60;

/** The steps to look at one object. */
const stepsOfObject = 10;

/**
 * Counts the work of judging a player's attacks: creatures × targets × rules, and matching creatures with the rules'
 * filters and with unread sentences.
 */
export const stepsOfAttack = (state: GameState, player: Player): number => {
  const creatures = creaturesBeside(state, player);
  const permanents = countOf(state, (object) => hasType(object, 'planeswalker') || hasType(object, 'battle'));
  const targets = opponentsOf(state, player).length + permanents;
  const doubts = creatures.length * unreadSentences(state).length;
  return doubts + stepsOfPairs(state, creatures.length * targets, creatures, ({ attackRules }) => attackRules);
};

/** Counts the work of judging blocks of `attackers` attackers, and of finding how unread sentences may affect each. */
export const stepsOfBlocks = (state: GameState, player: Player, attackers: number): number => {
  const creatures = creaturesBeside(state, player);
  const pairs = creatures.length * attackers;
  return pairs * unreadSentences(state).length + stepsOfPairs(state, pairs, creatures, ({ blockRules }) => blockRules);
};

/** A player's creatures, or with shared team turns the team's; all their permanents if cards change types. */
const creaturesBeside = (state: GameState, player: Player): readonly GameObject[] => {
  const changesTypes = [...clausesAt(state)].some(({ effect }) => effect.does === 'CHANGES_TYPES');
  const fighting = (each: Player): readonly GameObject[] =>
    changesTypes ? possessionsOf(state, each).filter(isOnBattlefield) : creaturesOf(state, each);
  return state.options.sharedTeamTurns && player.team !== null
    ? state.players.filter(({ team }) => team === player.team).flatMap(fighting)
    : fighting(player);
};

const countOf = ({ objects }: GameState, counts: (object: GameObject) => boolean): number => {
  let count = 0;
  for (const object of objects.values()) if (isOnBattlefield(object) && counts(object)) count += 1;
  return count;
};

const stepsOfPairs = (
  state: GameState,
  pairs: number,
  creatures: readonly GameObject[],
  rulesOf: (object: GameObject) => readonly unknown[],
): number => {
  let rules = rulesOfCards(state);
  let parts = 0;
  let keywords = 0;
  const count = (object: GameObject): void => {
    const own = rulesOf(object);
    rules += own.length;
    parts += weightOf(own);
  };
  for (const object of state.objects.values()) {
    if (!isOnBattlefield(object)) continue;
    keywords = Math.max(keywords, object.keywords.length);
    count(object);
  }
  for (const { object } of ruleEffectsAt(state)) count(object);
  const steps = pairs * (stepsOfPair + keywords + rules) + creatures.length * (keywords * stepsOfKeyword + parts);
  return Math.ceil(sizeOf(state) * stepsOfObject + steps);
};
