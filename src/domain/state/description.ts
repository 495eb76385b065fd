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

const name = optional(text(), 'What rulings call it; the id where left out.');
const anything = { maximum: largest.objects };
const seats = atLeast(0, 1_000_000);

export const options = objectSchema(
  'OptionsInput',
  "The options of the game. What is left out is the variant's default.",
  {
    rangeOfInfluence: optional(
      seats,
      'In seats, 0 or more: the range of every player who has none of their own (801.2a).',
    ),
    startingLife: optional(atLeast(1), 'In life; of a team where life is shared.'),
    attack: optional(attackOption, 'Whom the active player may attack (802, 803).'),
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
  role: optional(teamRole, 'In Emperor; a general where left out.'),
  rangeOfInfluence: optional(seats, "In seats, 0 or more; left out, the variant's or the option's (801.2a)."),
  life: optional(integer, 'Their life total, where life is not shared; left out, the starting life.'),
  poison: optional(
    atLeast(0),
    'Their poison counters, where a team does not share them (810.10); none where left out.',
  ),
  inGame: defaulted(flag, true, 'False for a player who has left.'),
  leftThisTurn: defaulted(
    flag,
    false,
    'One who left during this turn: the seat counts until the next turn begins (801.2c).',
  ),
  drew: defaulted(flag, false, 'One who has left: whether the game was a draw for them (104.4); else they lost it.'),
  cantLose: defaulted(
    flag,
    false,
    "Whether an effect says that they can't lose the game; they may still concede (104.3a).",
  ),
  cantWin: defaulted(
    flag,
    false,
    "Whether an effect says that they can't win the game; the last one left wins (104.2a).",
  ),
  commanderDamage: optional(
    listOf(commanderDamage, { maximum: 1_000 }),
    'Combat damage dealt to them by each commander (903.10a).',
  ),
});

const controlEffect = objectSchema('ControlEffectInput', 'An effect that changes who controls an object.', {
  givesControlTo: optional(
    player,
    'Who controls the object by it. Left out, whoever controls the source at the time, as an Aura says that gives its controller control.',
  ),
  source: optional(
    object,
    'The object whose ability makes it, such as Control Magic: it ends when that object leaves the battlefield.',
  ),
  timestamp: optional(integer, 'Orders the control effects: the higher, the newer. Left out, the place in the list.'),
  until: optional(duration, 'When it ends by itself (611.2a); left out, with its source, else never.'),
});

const rules = { maximum: 100 };

/** The card that an object is, and which of its faces is up. */
export const cardFields = {
  cardData: optional(
    json,
    'The card that it is, as Scryfall or MTGJSON gives it: of it are read name, type_line or type, oracle_text or text, mana_cost or manaCost, colors, power, toughness, keywords, side, and card_faces or faces with layout; all else is ignored. Of what stands beside it in this object keywords, attackRules and blockRules are added to what the card says, for they tell what happened to the object; all else comes before what the card says.',
  ),
  face: optional(
    atLeast(0, 9),
    "Which face is up, counted from 0; left out, the first, or of MTGJSON's single faces the one given.",
  ),
};

/** The fields of an object that an event may replace. */
export const characteristics = {
  colors: optional(listOf(color, { maximum: 5 }), 'Its colors; none where left out.'),
  keywords: optional(
    listOf(text(100), { maximum: 100 }),
    'Its keyword abilities, for example Flying or Mountainwalk; beside cardData those that it has besides.',
  ),
  losesAllAbilities: optional(
    flag,
    'Whether it has lost all abilities of its card (613.1f); keywords and rules told here are what it has all the same.',
  ),
  power: optional(integer, 'Its power.'),
  toughness: optional(integer, 'Its toughness.'),
  counters: optional(
    json,
    'Counters on it, by name: {"+1/+1": 2} (122.1); {} tells that there are none. Such ones add to what its card gives.',
  ),
  chosen: optional(chosen, 'What was chosen for it: "the chosen color" of its text is this one.'),
  enchants: optional(entityFilter, 'What this Aura may enchant, beside what its range allows.'),
  attackRules: optional(
    listOf(attackRule, rules),
    'What its abilities, or what happened to it, say of attacking; beside cardData added to what the card says.',
  ),
  blockRules: optional(
    listOf(blockRule, rules),
    'What its abilities, or what happened to it, say of blocking; beside cardData added to what the card says.',
  ),
};

export const objectDescription = objectSchema('ObjectInput', 'An object: a card, a token, a spell or an ability.', {
  id: required(id, 'Unique among objects and players alike.'),
  name,
  typeLine: optional(
    text(),
    'As printed, for example Legendary Creature — Elf Druid; may be left out only where cardData says it. Another one beside the card of something that may enter as a copy tells what it is a copy of.',
  ),
  ...cardFields,
  owner: required(player, 'Who owns it (108.3, 111.2).'),
  controller: optional(
    player,
    'Who controls it by default: who it entered under, or who put it on the stack. The owner where left out.',
  ),
  control: optional(
    controlReason,
    'How controller, another player than its owner, came to control it; left out where no controlEffects are told either, what depends on it bears a doubt.',
  ),
  zone: defaulted(zone, 'BATTLEFIELD', 'Where it is.'),
  token: defaulted(flag, false, 'Whether it is a token.'),
  card: defaulted(flag, true, 'False for a spell copy or an ability on the stack.'),
  ...characteristics,
  tapped: defaulted(flag, false, 'Whether it is tapped.'),
  controlledSinceTurnBegan: optional(
    flag,
    'Whether its controller has controlled it continuously since their turn began (302.6). Left out, true in a described table, and false where an event brings the object.',
  ),
  attachedTo: optional(entity, 'What this Aura, Equipment or Fortification is attached to.'),
  protector: optional(player, "A battle's protector (310.9)."),
  timestamp: optional(integer, 'Orders the objects by age: the higher, the newer. Left out, the place in the list.'),
  controlEffects: optional(
    listOf(controlEffect, { maximum: 100 }),
    'Effects that change who controls it; the newest in force decides.',
  ),
  exiledUntil: optional(
    object,
    'Of a card in exile: the permanent that exiled it until it leaves the battlefield; it comes back then (610.3).',
  ),
  returnedByTriggerOf: optional(
    object,
    "Of a card in exile: the permanent whose ability, triggered by leaving the battlefield, returns it; it stays where that ability's controller has left (800.4d).",
  ),
  stack: optional(atLeast(1), 'Grand Melee: the turn marker whose stack it is on (807.5).'),
  commander: defaulted(flag, false, 'Whether it is a commander, wherever it is (903.3).'),
  phasedOut: optional(flag, 'Whether it is phased out, and with it what is attached to it: as if not there (702.26).'),
  phasedOutUnder: optional(player, 'Under whose control it phased out; its controller where left out.'),
  madeUp: optional(
    flag,
    'Whether no card has its name, so it raises no doubt that its text is not told; a server with cards of its own finds out.',
  ),
  faceDown: defaulted(
    flag,
    false,
    'Whether it is face down: a 2/2 creature without name, text, subtypes and colors (708.2a), whatever card it is; keywords and rules told here are what it has beside that.',
  ),
});

export const turn = objectSchema('TurnInput', 'The turn under way.', {
  number: defaulted(atLeast(0), 1, 'Counts the turns of the game from 1; those of all players.'),
  activePlayers: required(
    listOf(player, { minimum: 1, maximum: largest.players }),
    'Whose turn it is: one player; with shared team turns the team; in Grand Melee all who take a turn.',
  ),
  step: defaulted(step, 'PRECOMBAT_MAIN', 'Where in the turn.'),
  ended: defaulted(flag, false, 'Whether the turn has ended and the next one has not begun.'),
  resumesAfter: optional(
    player,
    'Where this is an extra turn: whose regular turn came last. The turn order goes on to the left of them (500.7).',
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
    "Whether the holder's regular turn is still to come: true after an extra turn that came before it, false before one that comes after it (807.4i, 807.4j). Left out, whether they wait.",
  ),
});

export const attack = objectSchema('AttackInput', 'One attacking creature.', {
  attacker: required(object, 'The creature.'),
  target: optional(
    entity,
    'The player, planeswalker or battle that it attacks. Left out only in a combat under way, where it has left combat (506.4c).',
  ),
  defendingPlayer: optional(
    player,
    'In a combat under way: who the defending player is, where the target does not tell.',
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
  defendingPlayer: optional(player, 'Whom the active player picked, where only one opponent may be attacked (506.2a).'),
  marker: optional(atLeast(1), 'Grand Melee: the turn marker of whose turn it is the combat.'),
});

export const gameStateDescription = objectSchema('GameStateInput', 'A table at one moment, as somebody tells it.', {
  edition: optional(rulesEdition, 'The text of the rules that the answers follow; the newest where left out.'),
  variant: defaulted(variant, 'FREE_FOR_ALL', 'The multiplayer variant.'),
  options: optional(options, "What is left out is the variant's default."),
  teams: optional(listOf(team, { maximum: largest.players }), 'The teams, where the variant has them.'),
  players: required(
    listOf(playerDescription, { minimum: 2, maximum: largest.players }),
    'In seat order: the next one sits to the left. Those who have left keep their place.',
  ),
  objects: optional(listOf(objectDescription, anything), 'Whatever the question is about; oldest first.'),
  turn: optional(turn, 'Left out, turn 1 of the first player; in Emperor of the first emperor.'),
  turnMarkers: optional(
    listOf(turnMarker, { maximum: largest.players }),
    'Grand Melee; left out, as they are handed out (807.4b).',
  ),
  combats: optional(listOf(combat, { maximum: largest.players }), 'A combat under way; in Grand Melee one a marker.'),
  effects: optional(
    listOf(effect, { maximum: mostEffects }),
    'What happened to objects and goes on (611.2): spells and abilities that have resolved. The fields of an object tell the same in short.',
  ),
  ...earlierFields,
  extraTurns: optional(
    listOf(player, { maximum: 1_000 }),
    'Players who have an extra turn to come, the next one last (500.7).',
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
