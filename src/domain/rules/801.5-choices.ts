import { isExemptFromRange, reaches, rangeIsLimited } from '../state/range.js';
import { answer, addDoubt, nameList, type Answer, type Ruling, asRulings } from '../answer.js';
import { defaulted, enumeration, flag, optional, player, required, objectSchema } from '../schema/schema.js';
import type { InputOf } from '../schema/schema.js';
import { problem, type Problem } from '../problem.js';
import { opponentsOf, playerOf, playersInGame, teammatesOf, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { controllerOfSource, objectOfSource, source } from '../state/source.js';
import { leftSourceRuling } from './800.4a-departed.js';
import { nextChooserRuling, unpaidCostRuling, replacementRuling, replacementsFor } from './800.4f-choices.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.1', '801.2', '801.5', '801.5a', '801.5b', '801.5c', '801.18');

export const choiceMaker = enumeration('ChoiceMaker', 'Whom an effect asks to choose.', {
  CONTROLLER: 'The controller of the spell or ability.',
  AN_OPPONENT: 'An opponent of the controller.',
  ANY_PLAYER: 'One player, whoever the controller picks, themself included.',
  A_TEAMMATE: 'A teammate of the controller.',
  PLAYER: 'One particular player.',
});
export const choiceKind = enumeration('ChoiceKind', 'What is chosen.', {
  OPTION: 'One of several options, such as a mode, a color or a pile (801.5b).',
  OBJECT_OR_PLAYER: 'An object or a player (801.5a).',
  PAY_COST: 'Whether a cost is paid (800.4f).',
});

export const choiceEffect = objectSchema('ChoiceEffectInput', 'An effect or rule that asks somebody to choose.', {
  source: required(source, 'The spell or ability that asks.'),
  asks: required(choiceMaker, 'Whom the effect asks.'),
  player: optional(player, 'For PLAYER: which one. It may be one who has left (800.4f–h).'),
  kind: defaulted(choiceKind, 'OPTION', 'What is chosen.'),
  askedByRule: defaulted(flag, false, 'A choice that a rule asks for, not an object (800.4h).'),
});
export type ChoiceEffect = InputOf<typeof choiceEffect>;

/** Finds problems in an effect that asks one particular player. */
export const choiceProblems = ({ asks, player }: ChoiceEffect): readonly Problem[] =>
  asks === 'PLAYER' && !player ? [problem(['player'], '"player" is missing, though "asks" is PLAYER.')] : [];

export interface Chooser {
  /** The player who chooses; null if `pickedBy` picks a candidate, or if nothing is to be chosen. */
  readonly chooser: Player | null;
  readonly candidates: readonly Player[];
  readonly pickedBy: Player | null;
}

/**
 * Determines who makes a choice that an effect asks for.
 *
 * - 800.4a: if the controller has left, so have their spells and abilities, and nothing is chosen.
 * - 800.4f–h: others choose in place of a departed player, or a cost counts as unpaid.
 * - 801.5c: if nobody who could choose is within the controller's range, the closest such player to the left does.
 * - 801.5a, 801.5b: range limits which objects and players may be chosen, not which options.
 * - Doubt: a choice that nobody in the game can make; here nothing is chosen.
 */
export const whoChooses = (state: GameState, effect: ChoiceEffect): Answer<Chooser> => {
  const gone = effect.askedByRule || effect.kind === 'PAY_COST' ? null : leftSourceRuling(state, effect.source);
  if (gone) return answer(noChooser, gone);
  const departed = departedChooser(state, effect);
  if (departed) return choosersInstead(state, effect, departed);
  return amongThose(state, effect, askedPlayers(state, effect), []);
};

/** Lists the players who choose in place of a departed player (800.4f–h). */
const choosersInstead = (state: GameState, effect: ChoiceEffect, departed: Player): Answer<Chooser> => {
  if (effect.kind === 'PAY_COST') return answer(noChooser, unpaidCostRuling(state, departed));
  if (effect.askedByRule) {
    const { next, because } = nextChooserRuling(state, departed);
    return next
      ? answer({ chooser: next, candidates: [next], pickedBy: null }, because)
      : noChooserAnswer(state, [because]);
  }
  const controller = controllerOfSource(state, effect.source);
  const replacements = replacementsFor(state, controller, departed);
  return amongThose(state, effect, replacements, [replacementRuling(state, controller, departed, replacements)]);
};

const noChooser: Chooser = { chooser: null, candidates: [], pickedBy: null };

const departedChooser = (state: GameState, effect: ChoiceEffect): Player | null => {
  const asked = particularChooser(state, effect);
  return asked === null || asked.inGame ? null : asked;
};

const particularChooser = (state: GameState, { asks, player, source }: ChoiceEffect): Player | null => {
  if (asks === 'CONTROLLER') return controllerOfSource(state, source);
  return asks === 'PLAYER' && player ? playerOf(state, player) : null;
};

const askedPlayers = (state: GameState, effect: ChoiceEffect): readonly Player[] => {
  const controller = controllerOfSource(state, effect.source);
  const particular = particularChooser(state, effect);
  if (particular) return [particular];
  if (effect.asks === 'AN_OPPONENT') return opponentsOf(state, controller);
  return effect.asks === 'A_TEAMMATE' ? teammatesOf(state, controller) : playersInGame(state);
};

const noChooserAnswer = (state: GameState, because: readonly Ruling[]): Answer<Chooser> => {
  const [first, ...others] = because;
  const silent = addDoubt(
    ruling(state, '801.5c', 'No player can make the choice, so nothing is chosen.'),
    'The rules do not say what becomes of a choice that nobody in the game can make.',
  );
  return answer(noChooser, first ?? silent, ...(first ? [...others, silent] : []));
};

/** Finds the chooser: the players within range among those asked; if none is, the closest one to the left. */
const amongThose = (
  state: GameState,
  effect: ChoiceEffect,
  asked: readonly Player[],
  because: readonly Ruling[],
): Answer<Chooser> => {
  const controller = controllerOfSource(state, effect.source);
  const inRange = asked.filter((each) => effect.askedByRule || reaches(state, effect.source, each));
  const closest = leftwardFrom(state, controller).find((each) => asked.includes(each));
  if (!closest) return noChooserAnswer(state, because);
  if (inRange.length)
    return pickedAnswer(controller, inRange, [
      ...because,
      rangeRuling(state, effect, inRange),
      ...limits(state, effect, inRange),
    ]);
  return pickedAnswer(
    controller,
    [closest],
    [outOfRange(state, effect, asked, closest), ...because, ...limits(state, effect, [closest])],
  );
};

const pickedAnswer = (
  controller: Player,
  candidates: readonly Player[],
  because: readonly Ruling[],
): Answer<Chooser> => {
  const [only, ...others] = candidates;
  const chooser = only && others.length === 0 ? only : null;
  return answer({ chooser, candidates, pickedBy: chooser ? null : controller }, ...asRulings(because));
};

const outOfRange = (state: GameState, { source }: ChoiceEffect, asked: readonly Player[], closest: Player): Ruling => {
  const controller = controllerOfSource(state, source);
  const chosen = asked.length === 1 ? 'the only one who can' : `the closest of them to ${controller.name}'s left`;
  const says = `Nobody who could choose is within ${controller.name}'s range, so ${closest.name}, ${chosen}, chooses.`;
  return ruling(state, '801.5c', says, controller, closest);
};

const rangeRuling = (state: GameState, effect: ChoiceEffect, candidates: readonly Player[]): Ruling => {
  const controller = controllerOfSource(state, effect.source);
  const makes = makesTheChoice(controller, candidates);
  const about = candidates.length === 1 ? candidates : [controller, ...candidates];
  const exempt = objectOfSource(state, effect.source);
  if (exempt && isExemptFromRange(state, effect.source))
    return ruling(state, '801.18', `${exempt.name} is exempt from range: ${makes}.`, exempt, ...about);
  if (!rangeIsLimited(state)) return ruling(state, '801.1', `This game does not limit ranges: ${makes}.`, ...about);
  if (effect.askedByRule)
    return ruling(state, '801.5', `A rule asks for this choice, so range does not matter: ${makes}.`, ...about);
  return ruling(state, '801.2', `Of the players within ${controller.name}'s range, ${makes}.`, controller, ...about);
};

const makesTheChoice = (controller: Player, candidates: readonly Player[]): string =>
  candidates.length === 1
    ? `${nameList(candidates)} makes the choice`
    : `${controller.name} picks ${nameList(candidates, 'or')} to make the choice`;

/** Says what the chooser may choose. */
const limits = (state: GameState, { kind, source }: ChoiceEffect, choosers: readonly Player[]): readonly Ruling[] => {
  if (kind === 'PAY_COST' || !rangeIsLimited(state) || isExemptFromRange(state, source)) return [];
  const who = nameList(choosers, 'or');
  if (kind === 'OBJECT_OR_PLAYER')
    return [ruling(state, '801.5a', `${who} must choose an object or player within their own range.`, ...choosers)];
  const says = `${who} may choose any option, even one that reaches beyond their own range.`;
  return [ruling(state, '801.5b', says, ...choosers)];
};
