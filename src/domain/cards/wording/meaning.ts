import { capitalized } from '../../words/capitalized.js';
import type { Clause, Effect, Filter } from '../clauses.js';
import { kindOf } from '../effects/kinds.js';
import { conditionPhrase } from './conditions.js';
import { seenFrom, type Names } from './names.js';
import { isSingle } from '../clause-groups.js';
import { tallyPhrase } from './tallies.js';
import { creaturesSaid, phrases, type Words } from './phrases.js';

/** Says who pays for the creatures. */
const payer = (creatures: Filter): string => (isSingle(creatures) ? 'its controller' : 'their controller');

const paying = (effect: Effect, cost: string | null): string => {
  if (cost === null || !('creatures' in effect)) return '';
  const pays = /^\p{L}/u.test(cost) ? `pays this: ${cost}` : `pays ${cost}`;
  if (kindOf(effect).payer === 'BLOCKING_PLAYER') return ` unless the player who blocks ${pays} for each blocker`;
  return ` unless ${payer(effect.creatures)} ${pays}${isSingle(effect.creatures) ? '' : ' for each of them'}`;
};

/** Changes by plain numbers, or by counted ones, are applied wherever the table gives no power and toughness. */
const PLAIN = /^[+−-]?\d+\/[+−-]?\d+$/;

/** The remark that the table's power and toughness, types or colors do not include an effect. */
const remarkOn = (effect: Effect): string => {
  const kind = kindOf(effect);
  const { characteristic, change } = kind.leftOut(effect) ?? {};
  if (!characteristic || kind.tallies(effect).length || PLAIN.test(change ?? '')) return '';
  return `; the ${characteristic === 'STATS' ? 'power and toughness' : characteristic.toLowerCase()} here leave it out`;
};

const whoSaid = (effect: Effect, names: Names): string => {
  if ('creatures' in effect) return creaturesSaid(effect.creatures, names);
  return 'players' in effect ? names.players[effect.players] : '';
};

const clauseSaid = ({ effect, conditions, unlessPays, x }: Clause, names: Names): string => {
  const what = kindOf(effect).means(whoSaid(effect, names), effect, names, words);
  return (
    what &&
    `${what}${paying(effect, unlessPays)}${x ? `, where X is ${tallyPhrase(x, names)}` : ''}${conditionPhrase(conditions, names)}${remarkOn(effect)}`
  );
};

/** The names in an ability that objects are given, as seen from each of those objects. */
const asItsOwn = {
  objects: { SELF: 'it', HOST: 'what it is attached to' },
  players: { ...seenFrom('its controller'), OWNER: 'its owner', ENCHANTED: 'the player whom it enchants' },
};

const words: Words = { ...phrases, givenSaid: (clause) => clauseSaid(clause, asItsOwn) };

/** Words the meaning of a sentence from its clauses. */
export const meansOf = (clauses: readonly Clause[], names: Names): string =>
  [...new Set(clauses.map((clause) => clauseSaid(clause, names)))]
    .filter((said) => said !== '')
    .map((said) => `${capitalized(said)}.`)
    .join(' ');
