import {
  atLeast,
  defaulted,
  entity,
  flag,
  id,
  integer,
  json,
  listOf,
  object,
  optional,
  player,
  required,
  objectSchema,
  text,
  type InputOf,
  type ValueOf,
} from '../schema/schema.js';
import { attackRule, blockRule } from './effects/combat-rule-schemas.js';
import { duration } from './effects/duration.js';
import { entityFilter } from './filters/entity-filter.js';
import { chosen } from './chosen.js';
import { color, controlReason, zone } from './vocabulary.js';

/** The name of a player, a team or an object. */
export const givenName = optional(text(), 'Its name in rulings; by default the id.');

const controlEffect = objectSchema('ControlEffectInput', 'An effect that changes who controls an object.', {
  givesControlTo: optional(
    player,
    'Who gains control. By default the source\'s controller at the time, as for an Aura that says "You control enchanted creature".',
  ),
  source: optional(object, 'Its source, such as Control Magic: the effect ends when that leaves the battlefield.'),
  timestamp: optional(integer, 'Orders the control effects: the higher, the newer. By default the place in the list.'),
  until: optional(duration, 'When it ends by itself (611.2a); by default with its source, else never.'),
});

const rules = { maximum: 100 };

/** The card that an object is, and which of its faces is up. */
export const cardFields = {
  cardData: optional(
    json,
    "Its card, in the format of Scryfall or MTGJSON: the fields read are name, type_line or type, oracle_text or text, mana_cost or manaCost, colors, power, toughness, keywords, side, and card_faces or faces with layout, also written typeLine, oracleText and cardFaces; all else is ignored. Of this object's other fields, keywords, attackRules and blockRules are added to those of the card, as changes that happened to it; all others override the card.",
  ),
  face: optional(
    atLeast(0, 9),
    "Which face is up, counted from 0; by default the first, or the given one of MTGJSON's single faces.",
  ),
};

/** The fields of an object that an event may replace. */
export const characteristics = {
  colors: optional(listOf(color, { maximum: 5 }), 'Its colors; by default none.'),
  keywords: optional(
    listOf(text(100), { maximum: 100 }),
    "Its keyword abilities, for example Flying or Mountainwalk; with cardData, those added to the card's.",
  ),
  losesAllAbilities: optional(
    flag,
    'Whether it has lost all abilities of its card (613.1f); it still has the keywords and rules given here.',
  ),
  power: optional(integer, 'Its power.'),
  toughness: optional(integer, 'Its toughness.'),
  counters: optional(
    json,
    'Counters on it, by name: {"+1/+1": 2} (122.1); {} means that there are none. They change the power and toughness of its card.',
  ),
  chosen: optional(chosen, 'Choices made for it, for example the color that its text calls "the chosen color".'),
  enchants: optional(entityFilter, 'What this Aura may enchant; range applies, too.'),
  attackRules: optional(
    listOf(attackRule, rules),
    "Combat rules on attacking, from its abilities or from what happened to it; with cardData, added to the card's.",
  ),
  blockRules: optional(
    listOf(blockRule, rules),
    "Combat rules on blocking, from its abilities or from what happened to it; with cardData, added to the card's.",
  ),
};

export const objectDescription = objectSchema('ObjectInput', 'An object: a card, a token, a spell or an ability.', {
  id: required(id, 'Unique among objects and players alike.'),
  name: givenName,
  typeLine: optional(
    text(),
    'As printed, for example Legendary Creature — Elf Druid; optional only with cardData. If the card may enter as a copy, another type line means what it is a copy of.',
  ),
  ...cardFields,
  owner: required(player, 'Who owns it (108.3, 111.2).'),
  controller: optional(
    player,
    'Its controller by default: the player under whose control it entered, or who put it on the stack. If omitted, its owner. If a card on the table gives that player control of it, and `control` is omitted, the card is taken to be the reason.',
  ),
  control: optional(
    controlReason,
    'Why its controller is not its owner; without this or `controlEffects`, answers that depend on it have a doubt.',
  ),
  zone: defaulted(zone, 'BATTLEFIELD', 'Where it is.'),
  token: defaulted(flag, false, 'Whether it is a token.'),
  card: defaulted(flag, true, 'False for a spell copy or an ability on the stack.'),
  ...characteristics,
  tapped: defaulted(flag, false, 'Whether it is tapped.'),
  controlledSinceTurnBegan: optional(
    flag,
    'Whether its controller has controlled it continuously since their turn began (302.6). By default true in a described table, and false for an object added by an event.',
  ),
  attachedTo: optional(entity, 'What this Aura, Equipment or Fortification is attached to.'),
  protector: optional(player, "A battle's protector (310.9)."),
  timestamp: optional(integer, 'Orders the objects by age: the higher, the newer. By default the place in the list.'),
  controlEffects: optional(
    listOf(controlEffect, { maximum: 100 }),
    'Effects that change who controls it; the newest in force decides.',
  ),
  exiledUntil: optional(
    object,
    'For a card in exile: the permanent that exiled it until that permanent leaves the battlefield; the card then returns (610.3).',
  ),
  returnedByTriggerOf: optional(
    object,
    "For a card in exile: the permanent whose leaves-the-battlefield ability returns it, unless that ability's controller has left the game (800.4d).",
  ),
  stack: optional(atLeast(1), 'Grand Melee: the turn marker whose stack it is on (807.5).'),
  commander: defaulted(flag, false, 'Whether it is a commander, wherever it is (903.3).'),
  phasedOut: optional(flag, 'Whether it is phased out, with what is attached to it: as if it did not exist (702.26).'),
  phasedOutUnder: optional(player, "Under whose control it phased out; by default its controller's."),
  madeUp: optional(
    flag,
    'Whether no real card has its name, so its missing text raises no doubt; a server with its own cards finds out by itself.',
  ),
  faceDown: defaulted(
    flag,
    false,
    'Whether it is face down: a 2/2 creature without name, text, subtypes and colors (708.2a), whatever its card; keywords and rules given here are added.',
  ),
});

export type ObjectDescription = InputOf<typeof objectDescription>;
export type FullObject = ValueOf<typeof objectDescription>;
export type Characteristics = Pick<ObjectDescription, keyof typeof characteristics>;
