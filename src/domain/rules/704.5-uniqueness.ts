import { doubtLegends, exemptLegendIds } from '../cards/answers/legends.js';
import { isInRange, rangeIsLimited } from '../state/range.js';
import { answer, addDoubt, type Ruling, type Rulings } from '../answer.js';
import { controllerOf, hasType, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { splitByDash } from './205-type-words.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { actionOn, type StateBasedAction } from './704-actions.js';

import { legendInRange, walkerInRange } from './801.12-uniqueness.js';
import { citing } from '../rulebook/citing.js';
import { groupPairs } from '../values/groups.js';
import { oncePerKey } from '../values/remembered.js';

const { ruling } = citing('704.5j', '704.5j CR_2013');

/**
 * Which permanents violate the legend rule or the planeswalker uniqueness rule?
 *
 * - 101.2: permanents that a card exempts are left alone. Doubt: a card that may exempt some, and is not used.
 * - 704.5j: of several legendary permanents of one name their controller keeps one, since 2013.
 * - 801.12 of 2009: before, all of one name went to graveyards, each if its controller had another one in range.
 * - 801.14 of 2009: so did planeswalkers of one type from 2009 to 2013; from then until 2017 a player kept one.
 */
export const uniquenessActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => [
  ...legends(state, permanents),
  ...planeswalkers(state, permanents),
];

/** Groups of objects that share a key; groups of one are left out. */
const groupsSharingKey = (
  objects: readonly GameObject[],
  keysOf: (object: GameObject) => readonly string[],
): readonly (readonly GameObject[])[] => {
  const groups = groupPairs(objects.flatMap((object) => keysOf(object).map((key) => [key, object])));
  return [...groups.values()].filter(({ length }) => length > 1);
};

const legends = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => {
  const spared = exemptLegendIds(state);
  const legendary = permanents.filter((object) => hasType(object, 'legendary') && !spared.has(object.id));
  if (decisionsOf(state.edition).legendRuleIsPerPlayer)
    return groupsSharingKey(legendary, ({ controller, name }) => [JSON.stringify([controller, name])]).map((group) =>
      keepOne(state, '704.5j', group, `legendary permanents named ${group[0]?.name ?? ''}`),
    );
  return groupsSharingKey(legendary, ({ name }) => [name]).flatMap((group) => clashActions(state, group, legendClash));
};

const keepOne = (
  state: GameState,
  number: '704.5j' | '704.5j CR_2013',
  group: readonly GameObject[],
  what: string,
): StateBasedAction => {
  const controllers = group.slice(0, 1).map((object) => controllerOf(state, object));
  const says = `${controllers[0]?.name ?? ''} controls ${group.length} ${what} and keeps one of them.`;
  const kept = ruling(state, number, says, ...controllers);
  const decided = number === '704.5j' ? doubtLegends(state, group, kept) : kept;
  return answer({ kind: 'KEEP_ONE', objects: group, players: [] }, decided);
};

type Clash = (state: GameState, object: GameObject, other: GameObject, controller: Player) => Rulings;

/** The actions on the objects of a group whose controller has another of the group in range. */
const clashActions = (state: GameState, group: readonly GameObject[], clash: Clash): readonly StateBasedAction[] => {
  const twoInRange = oncePerKey((controller: Player) => firstTwoInRange(state, controller, group));
  return group.flatMap((object) => {
    const controller = controllerOf(state, object);
    const other = twoInRange(controller).find(({ id }) => id !== object.id);
    return other ? [actionOn('TO_GRAVEYARD', object, clash(state, object, other, controller))] : [];
  });
};

const firstTwoInRange = (state: GameState, player: Player, group: readonly GameObject[]): readonly GameObject[] => {
  const firstTwo: GameObject[] = [];
  for (const object of group) {
    if (isInRange(state, player, object)) firstTwo.push(object);
    if (firstTwo.length === 2) break;
  }
  return firstTwo;
};

const legendClash: Clash = (state, object, other, controller) => {
  const says = `${object.name} is not the only legendary permanent with its name, so it goes to its owner's graveyard.`;
  const inRange = rangeIsLimited(state) ? [legendInRange(state, object, other, controller)] : [];
  return [doubtLegends(state, [object, other], ruling(state, '704.5j', says, object)), ...inRange];
};

const planeswalkers = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => {
  const { planeswalkerUniqueness } = decisionsOf(state.edition);
  if (planeswalkerUniqueness === 'NONE') return [];
  const walkers = permanents.filter((object) => hasType(object, 'planeswalker'));
  if (planeswalkerUniqueness === 'PER_PLAYER')
    return groupsSharingKey(walkers, (object) =>
      subtypesOf(object).map((type) => JSON.stringify([object.controller, type])),
    ).map((group) => keepOne(state, '704.5j CR_2013', group, 'planeswalkers of one type'));
  const groups = groupsSharingKey(walkers, subtypesOf);
  return planeswalkerUniqueness === 'IN_RANGE'
    ? groups.flatMap((group) => clashActions(state, group, walkerClash))
    : groups.flatMap((group) => group.map((object) => actionOn('TO_GRAVEYARD', object, [everyWalker(state, object)])));
};

/** The words after the dash of a type line. */
const subtypesOf = ({ typeLine }: GameObject): readonly string[] => {
  const [, ...subtypes] = typeLine.toLowerCase().split(splitByDash);
  return [...new Set(subtypes.join(' ').split(/\s/).filter(Boolean))];
};

const walkerClash: Clash = (state, object, other, controller) => [
  lostWalker(state, object),
  ...(rangeIsLimited(state) ? [walkerInRange(state, object, other, controller)] : []),
];

const lostWalker = (state: GameState, object: GameObject): Ruling => {
  const says = `${object.name} is not the only planeswalker of its type, so it goes to its owner's graveyard.`;
  return ruling(state, '704.5j CR_2013', says, object);
};

/** Says that a planeswalker goes, with a doubt: the rule of 2008 did not mention ranges. */
const everyWalker = (state: GameState, object: GameObject): Ruling => {
  const doubt = `${state.edition} does not limit this rule by range, as it does the legend rule.`;
  return rangeIsLimited(state) ? addDoubt(lostWalker(state, object), doubt) : lostWalker(state, object);
};
