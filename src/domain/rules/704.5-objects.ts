import { addDoubt, type Ruling } from '../answer.js';
import { mayAdd } from '../cards/answers/bounds.js';
import { unappliedStats } from '../cards/answers/not-applied.js';
import type { Unsure } from '../cards/answers/unsettled.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { isPhasedOut } from '../state/phased-out.js';
import { isEmblem } from '../state/control.js';
import { hasType, isOnBattlefield, type GameObject, type GameState } from '../state/game-state.js';
import { statRulings } from './613.4-power-and-toughness.js';
import { actionOn, type StateBasedAction } from './704-actions.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('704.5d', '704.5e', '704.5f');

/**
 * Which objects cease to exist or die?
 *
 * - 704.5d: a token outside the battlefield ceases to exist; until 2018 a phased-out one, too.
 * - 704.5e: a copy of a spell outside the stack, or of a card outside stack and battlefield, ceases to exist; emblems
 *   do not.
 * - 704.5f: a creature with toughness 0 or less goes to the graveyard.
 */
export const objectActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => [
  ...[...state.objects.values()].flatMap((object) => {
    const gone = ceaseRuling(state, object);
    return gone ? [actionOn('CEASES_TO_EXIST', object, [gone])] : [];
  }),
  ...withoutToughness(state, permanents),
];

/** 704.5d: phased-out tokens, in the editions in which these cease to exist. */
export const phasedOutTokenActions = (told: GameState): readonly StateBasedAction[] =>
  decisionsOf(told.edition).sparesPhasedOutTokens
    ? []
    : [...told.objects.values()]
        .filter(({ id, token }) => token && isPhasedOut(told, id))
        .map((token) => {
          const says = `${token.name} is a token that is phased out, so it ceases to exist.`;
          return actionOn('CEASES_TO_EXIST', token, [ruling(told, '704.5d', says, token)]);
        });

const withoutToughness = (table: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] =>
  permanents.flatMap((object) => {
    if (!hasType(object, 'creature') || object.toughness === null || object.toughness > 0) return [];
    const says = `${object.name} has toughness ${object.toughness} and goes to its owner's graveyard.`;
    const result = doubtFigures(table, object, ruling(table, '704.5f', says, object));
    return [actionOn('TO_GRAVEYARD', object, [result, ...statRulings(table, object)])];
  });

/** Adds a doubt if unapplied sentences or unknown counters may give a creature more toughness. */
const doubtFigures = (table: GameState, object: GameObject, given: Ruling): Ruling => {
  const first = unappliedStats(table, object).find(({ change }) => mayAdd(change, 'TOUGHNESS'));
  if (first) return addDoubt(given, first.says ?? savedBy(object, first));
  return mayHaveCounters(object)
    ? addDoubt(given, `The counters on ${object.name} are unknown; with some it would stay.`)
    : given;
};

const savedBy = ({ name, printed, figuresTold }: GameObject, { name: sentence }: Unsure): string =>
  printed && !figuresTold
    ? `${sentence} is not used, as the number that it adds is unknown; it could save ${name}.`
    : `Power and toughness are taken as given; ${sentence} changes them.`;

const mayHaveCounters = ({ printed, counters }: GameObject): boolean =>
  !counters && (printed?.sentences.some(({ text }) => /\bcounters?\b/.test(text)) ?? false);

const ceaseRuling = (state: GameState, object: GameObject): Ruling | null => {
  if (isOnBattlefield(object) || isEmblem(object)) return null;
  if (object.token && !(object.zone === 'STACK' && !object.card)) {
    const says = `${object.name} is a token that has left the battlefield, so it ceases to exist.`;
    return ruling(state, '704.5d', says, object);
  }
  return object.card || object.zone === 'STACK'
    ? null
    : ruling(state, '704.5e', `${object.name} is a copy that has left the stack, so it ceases to exist.`, object);
};
