import {
  atLeast,
  defaulted,
  entity,
  flag,
  id,
  idOf,
  integer,
  listOf,
  object,
  optional,
  player,
  required,
  objectSchema,
  type InputOf,
  type ValueOf,
} from '../schema/schema.js';
import { earlierFields } from './earlier-this-turn.js';
import { effect, mostEffects } from './effects/effects.js';
import { givenName, objectDescription } from './object-description.js';
import { attackOption, step, teamRole, variant } from './vocabulary.js';
import { rulesEdition } from '../rulebook/editions.js';

/** The size limits of a table. */
export const tableLimits = { players: 2_000, objects: 50_000 } as const;

const anything = { maximum: tableLimits.objects };
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
  name: givenName,
  life: optional(integer, "The team's life total, where life is shared (810.4)."),
  poison: optional(atLeast(0), "The team's poison counters, where they are shared (810.10)."),
});

export const commanderDamage = objectSchema(
  'CommanderDamageInput',
  'Combat damage dealt to a player by one commander (903.10a).',
  { commander: required(object, 'The commander.'), amount: required(atLeast(0), 'In damage, over the whole game.') },
);

export const playerDescription = objectSchema('PlayerInput', 'A player, at their seat.', {
  id: required(id, 'Unique among players and objects alike.'),
  name: givenName,
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
    'Whether they are the monarch; at most one player is (725.3). If this is given for nobody, cards that depend on it raise a doubt.',
  ),
  initiative: optional(
    flag,
    'Whether they have the initiative; at most one player has it (726.3). If not given, as for the monarch.',
  ),
  commanderDamage: optional(
    listOf(commanderDamage, { maximum: 1_000 }),
    'Combat damage dealt to them by each commander (903.10a).',
  ),
});

export const turn = objectSchema('TurnInput', 'The turn under way.', {
  number: defaulted(atLeast(0), 1, 'The number of the turn, counting those of all players from 1.'),
  activePlayers: required(
    listOf(player, { minimum: 1, maximum: tableLimits.players }),
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
    "Whether the holder's regular turn is still to come, even if an extra turn is taken first (807.4i, 807.4j). By default true if their turn has not begun.",
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
  teams: optional(listOf(team, { maximum: tableLimits.players }), 'The teams, where the variant has them.'),
  players: required(
    listOf(playerDescription, { minimum: 2, maximum: tableLimits.players }),
    'In seat order: each next player sits to the left. Players who have left keep their place.',
  ),
  objects: optional(listOf(objectDescription, anything), 'The objects that matter to the question, oldest first.'),
  turn: optional(turn, 'By default turn 1 of the first player; in Emperor of the first emperor.'),
  turnMarkers: optional(
    listOf(turnMarker, { maximum: tableLimits.players }),
    'Grand Melee; by default as at the beginning of the game (807.4b).',
  ),
  combats: optional(
    listOf(combat, { maximum: tableLimits.players }),
    'A combat under way; in Grand Melee one a marker.',
  ),
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
export type EffectDescription = InputOf<typeof effect>;

/** A description that has been read, with all defaults filled in. */
export type FullDescription = ValueOf<typeof gameStateDescription>;
export type FullPlayer = ValueOf<typeof playerDescription>;
export type { AttackRule, BlockRule } from './effects/combat-rule-schemas.js';
export type { Characteristics, FullObject, ObjectDescription } from './object-description.js';
