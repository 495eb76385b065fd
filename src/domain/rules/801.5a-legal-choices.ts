import { isInRange, isPlayerInRange, rangeIsLimited, isExemptFromRange } from '../state/range.js';
import { addDoubt, type Answer, type Ruling, type Rulings } from '../answer.js';
import { defaulted, flag, player, required, objectSchema, type InputOf } from '../schema/schema.js';
import { entityFilter } from '../state/filters/entity-filter.js';
import { objectOf, playerOf, type Entity, type GameState, type Player } from '../state/game-state.js';
import { protectorRulings } from './801-limited-range-of-influence.js';
import { leftPlayerRuling, leftSourceRuling } from './800.4a-departed.js';
import { leftChooserRuling } from './800.4f-choices.js';
import { withTargetDoubts, targetObjections } from './801.4-targets.js';
import { controllerOfSource, source } from '../state/source.js';
import { candidatesAmong, selectByObjections, type Selection } from '../selection.js';
import {
  everythingAnywhere,
  playersInRangeOf,
  reachRuling,
  describeDistanceTo,
  withPossessions,
} from './801.2-reach.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.1', '801.4', '801.5a', '801.18');

export const choice = objectSchema('ChoiceInput', 'A choice of objects or players that a spell or ability asks for.', {
  chooser: required(player, 'Who chooses.'),
  source: required(source, 'The spell or ability that asks.'),
  among: required(entityFilter, 'What it lets them choose from.'),
  targets: defaulted(
    flag,
    false,
    "Whether what is chosen is a target: then it has to be within range of the source's controller, too (801.4).",
  ),
});
export type Choice = InputOf<typeof choice>;

/**
 * Determines which of those objects and players a player may choose for a spell or ability.
 *
 * - 801.5a: those within the chooser's own range.
 * - 801.4: targets have to be within the controller's range, too.
 * - 801.18: choices for a plane or phenomenon are not limited outside Grand Melee.
 * - 800.4g: a departed player chooses nothing; another player does. 800.4a: a departed player's spells ask for no choices.
 * - Doubt: 801.5c provides a player to choose if nobody in range could, but not something to choose.
 */
export const legalChoices = (state: GameState, given: Choice): Answer<Selection> => {
  const candidates = candidatesAmong(state, given.among);
  const chooser = playerOf(state, given.chooser);
  return selectByObjections(
    candidates,
    (entity) => objectionsTo(state, given, chooser, entity),
    (selection) => [
      ...choiceRulings(state, given, chooser, selection),
      ...(isExemptFromRange(state, given.source) ? [] : protectorRulings(state, chooser, selection.included)),
      ...unknownToEdition(state, candidates),
    ],
  );
};

/** Why nothing is chosen: the chooser has left, or the controller of the spell or ability has, and it with them. */
const nobodyChooses = (state: GameState, { source: asking }: Choice, chooser: Player): Ruling | null =>
  leftChooserRuling(state, chooser) ?? leftSourceRuling(state, asking);

const objectionsTo = (state: GameState, given: Choice, chooser: Player, entity: Entity): readonly Ruling[] => {
  const gone = nobodyChooses(state, given, chooser) ?? leftPlayerRuling(state, entity);
  if (gone) return [gone];
  return [
    ...chooserObjection(state, given, chooser, entity),
    ...(given.targets ? targetObjections(state, given.source, entity) : []),
  ];
};

const chooserObjection = (state: GameState, given: Choice, chooser: Player, entity: Entity): readonly Ruling[] => {
  if (isExemptFromRange(state, given.source) || isInRange(state, chooser, entity)) return [];
  const { says, about } = describeDistanceTo(state, chooser, entity);
  return [
    ruling(state, '801.5a', `${says}, so ${chooser.name} can't choose ${entity.name}.`, ...about, chooser, entity),
  ];
};

const choiceRulings = (state: GameState, given: Choice, chooser: Player, selection: Selection): Rulings => {
  const gone = nobodyChooses(state, given, chooser);
  if (gone) return [gone];
  const own = chooserRuling(state, given, chooser, selection);
  if (!given.targets) return [own];
  return [
    withTargetDoubts(state, given.source, selection.included, own),
    reachRuling(state, given.source, 'may target', ({ says, about }) => ruling(state, '801.4', says, ...about)),
  ];
};

const chooserRuling = (state: GameState, given: Choice, chooser: Player, selection: Selection): Ruling => {
  const plane = given.source.object ? objectOf(state, given.source.object) : null;
  if (plane && isExemptFromRange(state, given.source)) {
    const says = `${plane.name} is exempt from range, so ${chooser.name} may choose ${everythingAnywhere}.`;
    return ruling(state, '801.18', says, plane, chooser);
  }
  if (!rangeIsLimited(state))
    return ruling(
      state,
      '801.1',
      `This game does not limit ranges: ${chooser.name} may choose ${everythingAnywhere}.`,
      chooser,
    );
  return withDoubt(withinRange(state, given, chooser), selection);
};

/** A target has to be within both ranges: the chooser's and the controller's. */
const withinRange = (state: GameState, { source, targets }: Choice, chooser: Player): Ruling => {
  const controller = controllerOfSource(state, source);
  const own = playersInRangeOf(state, chooser);
  if (!targets || controller.id === chooser.id) {
    const says = `${chooser.name} must choose from what is within their own range: ${withPossessions(own)}.`;
    return ruling(state, '801.5a', says, chooser, ...own);
  }
  const players = own.filter((each) => isPlayerInRange(state, controller, each));
  const what = players.length ? withPossessions(players) : 'nobody';
  const says = `${chooser.name} must choose from what is within both ${chooser.name}'s and ${controller.name}'s ranges: ${what}.`;
  return ruling(state, '801.5a', says, chooser, controller, ...players);
};

/** Adds a doubt if there are players, but none in range: a required choice could be read to reach beyond it. */
const withDoubt = (given: Ruling, { included, excluded }: Selection): Ruling => {
  if (included.length || !excluded.some(({ entity }) => entity.kind === 'PLAYER' && entity.inGame)) return given;
  const doubt =
    'Rule 801.5c finds a player to make a required choice; it does not say whether a player out of range may then be chosen.';
  return addDoubt(given, doubt);
};
