import { atLeast, flag, integer, listOf, object, objectSchema, optional, player, text } from '../../schema/schema.js';
import type { ValueOf } from '../../schema/schema.js';
import { attackRule, blockRule, type CombatRule } from './combat-rule-schemas.js';
import { newCharacteristics } from './new-characteristics.js';
import { duration } from './duration.js';
import { entityFilter } from '../filters/entity-filter.js';
import { controllerOf, objectOf, type GameState } from '../game-state.js';

/** The most effects at a table. */
export const mostEffects = 1_000;

const keywordList = listOf(text(100), { maximum: 100 });
const rules = { maximum: 100 };

/** The fields of an effect in an event; a described one also has a timestamp. */
export const effectFields = {
  name: optional(text(), 'What rulings call it; the name of its source where left out.'),
  from: optional(object, 'Its source: the object whose spell or ability made it.'),
  controller: optional(
    player,
    'Whose effect it is, from whom range counts (801.10). Left out, the controller of its source; without one it reaches everything.',
  ),
  on: optional(
    listOf(object, { maximum: 1_000 }),
    'The objects that it is on, whatever they become (611.2c): give these or creatures.',
  ),
  creatures: optional(
    entityFilter,
    'The objects that it is on: those that match as it begins, for keywords, abilities, types and goading; those that match at the time, for other rules (611.2c).',
  ),
  keywords: optional(keywordList, 'Keyword abilities that they gain (613.1f).'),
  losesKeywords: optional(keywordList, 'Keyword abilities that they lose (613.1f).'),
  losesAllAbilities: optional(flag, 'Whether they lose all abilities (613.1f).'),
  becomes: optional(newCharacteristics, 'What they become; given with from, its source.'),
  attackRules: optional(
    listOf(attackRule, rules),
    'What it says of attacking with them; none of these names creatures.',
  ),
  blockRules: optional(listOf(blockRule, rules), 'What it says of blocking; none of these names creatures.'),
  givesControlTo: optional(player, 'Who controls them by it (613.1b).'),
  offer: optional(
    atLeast(1),
    "In place of what it does: the number of an offer of its source's card, as the field offers of a card or an object lists them. The answer tells it in full.",
  ),
  player: optional(player, 'The player for whom an offer asks: whose creatures it is on.'),
  until: optional(
    duration,
    "When it ends; left out, when the game does (611.2a), but goading as the goading player's next turn begins (701.15a).",
  ),
};

export const effect = objectSchema(
  'EffectInput',
  'Something that happened to objects and goes on (611.2): what it does, on what, from what, since when, until when.',
  {
    ...effectFields,
    timestamp: optional(
      integer,
      'Orders it among the objects and effects by age: the higher, the newer (613.7). Left out, it is newer than all objects, and the place in the list.',
    ),
  },
);

/** An effect in a description. */
export type FullEffect = ValueOf<typeof effect>;

/** An ongoing effect of a table. */
export interface OngoingEffect extends FullEffect {
  readonly timestamp: number;
}

/** The controller of an effect: as given, else of its source or, without one, the source's owner (108.4a). */
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
export const saysRules = ({ attackRules, blockRules }: FullEffect): boolean =>
  Boolean(attackRules?.length) || Boolean(blockRules?.length);
