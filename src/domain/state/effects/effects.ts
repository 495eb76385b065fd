import { atLeast, flag, integer, listOf, object, objectSchema, optional, player, text } from '../../schema/schema.js';
import type { ValueOf } from '../../schema/schema.js';
import { attackRule, blockRule, type CombatRule } from './combat-rule-schemas.js';
import { newCharacteristics } from './new-characteristics.js';
import { duration } from './duration.js';
import { entityFilter } from '../filters/entity-filter.js';
import { controllerOf, objectOf, type GameState } from '../game-state.js';

/** The maximum number of effects at a table. */
export const mostEffects = 1_000;

const keywordList = listOf(text(100), { maximum: 100 });
const rules = { maximum: 100 };

/** The fields of an effect in an event; a described one also has a timestamp. */
export const effectFields = {
  name: optional(text(), 'Its name in rulings; by default that of its source.'),
  from: optional(object, 'Its source: the object whose spell or ability made it.'),
  controller: optional(
    player,
    "Its controller, whose range counts (801.10). By default its source's controller; without one it reaches everything.",
  ),
  on: optional(
    listOf(object, { maximum: 1_000 }),
    'The objects that it affects, whatever they become (611.2c): give either this or `creatures`.',
  ),
  creatures: optional(
    entityFilter,
    'A filter of the objects that it affects: those that match as it begins, for keywords, abilities, types and goading; those that match at the time, for other rules (611.2c).',
  ),
  keywords: optional(keywordList, 'Keyword abilities that they gain (613.1f).'),
  losesKeywords: optional(keywordList, 'Keyword abilities that they lose (613.1f).'),
  losesAllAbilities: optional(flag, 'Whether they lose all abilities (613.1f).'),
  becomes: optional(newCharacteristics, 'What they become; the effect then needs its source, `from`.'),
  attackRules: optional(
    listOf(attackRule, rules),
    'Combat rules on attacking with these objects; the rules must leave out `creatures`.',
  ),
  blockRules: optional(
    listOf(blockRule, rules),
    'Combat rules on blocking by or of these objects; the rules must leave out `creatures`.',
  ),
  givesControlTo: optional(player, 'The player to whom it gives control of them (613.1b).'),
  offer: optional(
    atLeast(1),
    "In place of what it does: the number of an offer of its source's card, as listed in `offers` of a card or object. Answers give the effect in full.",
  ),
  player: optional(player, 'The player that an offer needs, whose creatures it affects.'),
  until: optional(
    duration,
    "When it ends; by default when the game does (611.2a), but goading as the goading player's next turn begins (701.15a).",
  ),
};

export const effect = objectSchema(
  'EffectInput',
  'An ongoing effect on objects (611.2): its source, what it does, to which objects, since when and until when.',
  {
    ...effectFields,
    timestamp: optional(
      integer,
      'Orders objects and effects by age: the higher, the newer (613.7). By default newer than all objects, in the order of the list.',
    ),
  },
);

/** An effect in a description. */
export type FullEffect = ValueOf<typeof effect>;

/** An ongoing effect of a table. */
export interface OngoingEffect extends FullEffect {
  readonly timestamp: number;
}

/** Returns an effect's controller: as given, else its source's controller or, without one, owner (108.4a). */
export const controllerOfEffect = (state: GameState, { controller, from }: FullEffect): string | null =>
  controller ?? (from ? controllerOf(state, objectOf(state, from)).id : null);

/** Whether an effect changes characteristics of objects. */
export const changesObjects = (effect: FullEffect): boolean =>
  [effect.keywords?.length, effect.losesKeywords?.length, effect.losesAllAbilities].some(Boolean) ||
  Boolean(effect.givesControlTo ?? effect.becomes);

/** Whether a rule goads: being goaded is a designation of a permanent (701.15b). */
export const isGoading = ({ kind }: CombatRule): boolean => kind === 'GOADED';

/** Whether an effect's objects are fixed as it begins: if it changes characteristics or goads (611.2c, 701.15b). */
export const isSettled = (effect: FullEffect): boolean =>
  changesObjects(effect) || Boolean(effect.attackRules?.some(isGoading));

/** Whether an effect has combat rules. */
export const hasCombatRules = ({ attackRules, blockRules }: FullEffect): boolean =>
  Boolean(attackRules?.length) || Boolean(blockRules?.length);
