import type { Ruling } from '../answer.js';
import { statDoubts } from '../cards/answers/doubts.js';
import { mayBeAbout } from '../cards/answers/partly-read.js';
import { findSentence } from '../cards/answers/sentence-saying.js';
import { withStaticAbilities } from '../cards/layers/static-abilities.js';
import { citing } from '../rulebook/citing.js';
import { objectOf, type GameObject, type GameState } from '../state/game-state.js';
import { statRulings } from './613.4-power-and-toughness.js';

const { ruling } = citing('510.1a');

/** Why a creature assigns no combat damage, if it assigns none, and the doubt that remains. */
interface Assigned {
  readonly nothing: readonly Ruling[];
  readonly doubt: string | null;
}

/**
 * Determines whether a creature assigns combat damage, whatever it attacks.
 *
 * - 510.1a: not if its power is 0 or less.
 * - Doubt: changes of its power that were not applied, and cards that change how creatures assign damage.
 */
export const damageAssigned = (told: GameState, { id }: GameObject): Assigned => {
  const state = withStaticAbilities(told);
  const creature = objectOf(state, id);
  const { name, power } = creature;
  const isPowerless = power !== null && power <= 0;
  const doubt = ofPower(state, creature) ?? (isPowerless ? ofAssigning(state, creature) : null);
  if (!isPowerless) return { nothing: [], doubt };
  const says = `${name} assigns no combat damage, as its power is ${power}.`;
  return { nothing: [ruling(state, '510.1a', says, creature), ...statRulings(state, creature)], doubt };
};

const ofPower = (state: GameState, creature: GameObject): string | null => {
  const [first] = statDoubts(state, creature, 'POWER');
  if (!first) return null;
  if (first.says) return first.says;
  return creature.printed && !creature.figuresTold
    ? `${first.name} is not used, as the number that it adds is unknown; it could change the answer.`
    : `Power and toughness are taken as given; ${first.name} changes them.`;
};

const ofAssigning = (state: GameState, creature: GameObject): string | null => {
  const sentence = findSentence(state, [[/\bassigns? combat damage\b/iu]], [creature], mayBeAbout);
  return sentence ? `${sentence} is not used, but could let ${creature.name} assign damage.` : null;
};
