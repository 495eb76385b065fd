import {
  atLeast,
  defaulted,
  entity,
  flag,
  id,
  idOf,
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
import { earlierFields } from './earlier-this-turn.js';
import { duration } from './effects/duration.js';
import { effect, mostEffects } from './effects/effects.js';
import { entityFilter } from './filters/entity-filter.js';
import { chosen } from './chosen.js';
import { attackOption, color, controlReason, step, teamRole, variant, zone } from './vocabulary.js';
import { rulesEdition } from '../rulebook/editions.js';

/** The size limits of a table. */
export const largest = { players: 2_000, objects: 50_000 } as const;

const name = optional(text(), 'Its name in rulings; by default the id.');
const anything = { maximum: largest.objects };
const seats = atLeast(0, 1_000_000);

export const options = objectSchema(
  'OptionsInput',
  "The options of the game. What is left out is the variant's default.",
  {
    rangeOfInfluence: optional(
      seats,
      'In seats, 0 or more: the range of every player without an individual one (801.2a).',
    ),
    startingLife: optional(atLeast(1), 'In life; of a team where life is shared.'),
    attack: optional(attackOption, 'Which players the active player may attack (802, 803).'),
    deployCreatures: optional(flag, 'Whether creatures may be deployed to teammates (804).'),
    sharedTeamTurns: optional(flag, 'Whether teams, not players, take turns (805).'),
    planechase: optional(flag, 'Whether planes and phenomena are in play (801.18, 901).'),
  },
);

export const team = objectSchema('TeamInput', 'A team.', {
  id: required(id, 'Unique among the teams.'),
  name,
  life: optional(integer, "The team's life total, where life is shared (810.4)."),
  poison: optional(atLeast(0), "The team's poison counters, where they are shared (810.10)."),
});

const commanderDamage = objectSchema(
  'CommanderDamageInput',
  'Combat damage dealt to a player by one commander (903.10a).',
  { commander: required(object, 'The commander.'), amount: required(atLeast(0), 'In damage, over the whole game.') },
);

export const playerDescription = objectSchema('PlayerInput', 'A player, at their seat.', {
  id: required(id, 'Unique among players and objects alike.'),
  name,
  team: optional(idOf('TEAM'), 'Their team.'),
  role: optional(teamRole, 'In Emperor; by default a general.'),
  rangeOfInfluence: optional(seats, "In seats, 0 or more; by default the variant's or the option's (801.2a)."),
  life: optional(integer, 'Their life total, if life is not shared; by default the starting life.'),
  poison: optional(atLeast(0), 'Their poison counters, if the team does not share them (810.10); by default none.'),
  inGame: defaulted(flag, true, 'False for a player who has left.'),
  leftThisTurn: defaulted(
    flag,
    false,
    'Whether they left during this turn: then the seat counts until the next turn begins (801.2c).',
  ),
  drew: defaulted(flag, false, 'For a departed player: whether the game was a draw for them (104.4), not lost.'),
  cantLose: defaulted(
    flag,
    false,
    "Whether an effect says that they can't lose the game; they may still concede (104.3a).",
  ),
  cantWin: defaulted(
    flag,
    false,
    "Whether an effect says that they can't win the game; the last player left still wins (104.2a).",
  ),
  monarch: optional(
    flag,
    'Whether they are the monarch, as one player at most is (725.3). Where it is told of nobody, cards that ask for it raise a doubt.',
  ),
  initiative: optional(flag, 'Whether they have the initiative, as one player at most does (726.3); likewise.'),
  commanderDamage: optional(
    listOf(commanderDamage, { maximum: 1_000 }),
    'Combat damage dealt to them by each commander (903.10a).',
  ),
});

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
  name,
  typeLine: optional(
    text(),
    'As printed, for example Legendary Creature — Elf Druid; optional only with cardData. If the card may enter as a copy, another type line means what it is a copy of.',
  ),
  ...cardFields,
  owner: required(player, 'Who owns it (108.3, 111.2).'),
  controller: optional(
    player,
    'Its controller by default: the player under whose control it entered, or who put it on the stack; if a card there gives it to them and control is left out, that is why they control it. If omitted, its owner.',
  ),
  control: optional(
    controlReason,
    'Why controller is another player than its owner; without this or controlEffects, answers that depend on it have a doubt.',
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

export const turn = objectSchema('TurnInput', 'The turn under way.', {
  number: defaulted(atLeast(0), 1, 'The number of the turn, counting those of all players from 1.'),
  activePlayers: required(
    listOf(player, { minimum: 1, maximum: largest.players }),
    'Whose turn it is: one player; with shared team turns the team; in Grand Melee all who take a turn.',
  ),
  step: defaulted(step, 'PRECOMBAT_MAIN', 'Where in the turn.'),
  ended: defaulted(flag, false, 'Whether the turn has ended and the next one has not begun.'),
  resumesAfter: optional(
    player,
    'For an extra turn: the player whose regular turn came last. The turn order continues to their left (500.7).',
  ),
});

export const turnMarker = objectSchema('TurnMarkerInput', 'Grand Melee: a turn marker (807.4).', {
  number: required(atLeast(1), 'Its number (807.4b), unique among the markers.'),
  holder: required(player, 'Who holds it.'),
  inTurn: defaulted(flag, true, "Whether the holder's turn has begun (807.4d)."),
  removals: defaulted(atLeast(0), 0, 'How many times it is designated for removal (807.4e).'),
  step: defaulted(step, 'PRECOMBAT_MAIN', "Where in the holder's turn."),
  regularTurnToCome: optional(
    flag,
    "Whether the holder's regular turn is still to come: true after an extra turn before it, false before one after it (807.4i, 807.4j). By default whether they are waiting.",
  ),
});

export const attack = objectSchema('AttackInput', 'One attacking creature.', {
  attacker: required(object, 'The creature.'),
  target: optional(
    entity,
    'The player, planeswalker or battle that it attacks. Omitted only in a combat in progress, if the target has left combat (506.4c).',
  ),
  defendingPlayer: optional(
    player,
    'In a combat in progress: the defending player, if the target does not determine it.',
  ),
  band: optional(integer, 'Creatures with the same number attack as one band (702.22).'),
});
export const block = objectSchema('BlockInput', 'One creature that blocks one attacker.', {
  blocker: required(object, 'The creature that blocks.'),
  attacker: required(object, 'The attacking creature that it blocks.'),
});
export const combat = objectSchema('CombatInput', 'A combat under way.', {
  attacks: required(listOf(attack, anything), 'The attacking creatures.'),
  blocks: optional(listOf(block, anything), 'The blocking creatures.'),
  defendingPlayer: optional(player, 'The defending player picked, if only one opponent may be attacked (506.2a).'),
  marker: optional(
    atLeast(1),
    "Grand Melee: the turn marker of the combat's turn; by default the one with which the attackers' controller takes a turn.",
  ),
});

export const gameStateDescription = objectSchema('GameStateInput', 'A table at one moment, as you describe it.', {
  edition: optional(rulesEdition, 'The edition of the rules that the answers follow; by default the newest.'),
  variant: defaulted(variant, 'FREE_FOR_ALL', 'The multiplayer variant.'),
  options: optional(options, "What is left out is the variant's default."),
  teams: optional(listOf(team, { maximum: largest.players }), 'The teams, where the variant has them.'),
  players: required(
    listOf(playerDescription, { minimum: 2, maximum: largest.players }),
    'In seat order: each next player sits to the left. Players who have left keep their place.',
  ),
  objects: optional(listOf(objectDescription, anything), 'The objects that matter to the question, oldest first.'),
  turn: optional(turn, 'By default turn 1 of the first player; in Emperor of the first emperor.'),
  turnMarkers: optional(
    listOf(turnMarker, { maximum: largest.players }),
    'Grand Melee; by default as at the beginning of the game (807.4b).',
  ),
  combats: optional(listOf(combat, { maximum: largest.players }), 'A combat under way; in Grand Melee one a marker.'),
  effects: optional(
    listOf(effect, { maximum: mostEffects }),
    "Ongoing effects of resolved spells and abilities on objects (611.2). An object's own fields are a shorthand for the same.",
  ),
  ...earlierFields,
  extraTurns: optional(
    listOf(player, { maximum: 1_000 }),
    'Players with extra turns to come, the next one last (500.7).',
  ),
});

/** A table as a client describes it; it may be invalid. */
export type Description = InputOf<typeof gameStateDescription>;
export type PlayerDescription = InputOf<typeof playerDescription>;
export type ObjectDescription = InputOf<typeof objectDescription>;
export type EffectDescription = InputOf<typeof effect>;

/** A description that has been read, with all defaults filled in. */
export type FullDescription = ValueOf<typeof gameStateDescription>;
export type FullPlayer = ValueOf<typeof playerDescription>;
export type FullObject = ValueOf<typeof objectDescription>;
export type { AttackRule, BlockRule } from './effects/combat-rule-schemas.js';
export type Characteristics = Pick<ObjectDescription, keyof typeof characteristics>;
