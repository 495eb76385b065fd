import { lifeOf, poisonOf, sharesPoison } from '../../domain/state/team-totals.js';
import nexus from 'nexus';
import { cardSentence, cardSentencesOf } from '../../domain/cards/database/card-sentences.js';
import { offerSchema, offersAt } from '../../domain/cards/offers/shown-offers.js';
import { withStaticAbilities } from '../../domain/cards/layers/static-abilities.js';
import {
  flag,
  identifier,
  integer,
  json,
  listOf,
  nullable,
  required,
  string,
  viewOf,
} from '../../domain/schema/schema.js';
import { entityOf, opponentsOf, playerOf, teammatesOf } from '../../domain/state/game-state.js';
import type { Entity, GameObject, GameState, Player, Team } from '../../domain/state/game-state.js';
import { anyEntity, playerEntity, teamEntity } from '../../domain/state/output-schemas.js';
import { isPhasedOut } from '../../domain/state/phased-out.js';
import { leftOf, rightOf } from '../../domain/state/seating.js';
import { color, teamRole, zone } from '../../domain/state/vocabulary.js';
import type { AtTable } from './at-table.js';
import { defineFields, tableType } from './object-types.js';

const uniqueId = required(identifier, 'Unique among objects and players alike.');
const name = required(string, 'Its name in rulings.');

export const entity = nexus.interfaceType({
  name: 'Entity',
  description: 'An object or a player.',
  resolveType: ({ value }: AtTable<Entity>) => (value.kind === 'PLAYER' ? 'Player' : 'GameObject'),
  definition: (t) => defineFields(t, { id: uniqueId, name }, () => undefined),
});

const playerSchema = viewOf<Player>()('Player', 'A player, in the game or departed.', {
  id: uniqueId,
  name: required(string, 'Their name in rulings.'),
  seat: required(integer, 'The number of the seat, from 0 to the left, counting those of departed players.'),
  team: nullable(teamEntity, 'Their team, where there are teams.'),
  role: nullable(teamRole, 'Their role, in Emperor.'),
  rangeOfInfluence: nullable(integer, 'Their range of influence in seats; null if unlimited (801.2a).'),
  life: required(integer, "The player's life total, as effects see it; the team's if life is shared (810.9a)."),
  poison: required(integer, "Poison counters; the team's if they are shared (810.10a)."),
  monarch: required(flag, 'Whether they are the monarch (725.3).'),
  initiative: required(flag, 'Whether they have the initiative (726.3).'),
  inGame: required(flag, 'False for a player who has left.'),
  left: required(
    playerEntity,
    'The next player still in the game to the left; if there is no other, the player themself.',
  ),
  right: required(
    playerEntity,
    'The next player still in the game to the right; if there is no other, the player themself.',
  ),
  opponents: required(listOf(playerEntity), 'Their opponents still in the game, in seat order (102.3).'),
  teammates: required(listOf(playerEntity), 'Their teammates still in the game, in seat order (102.3).'),
});

export const player = tableType(
  playerSchema,
  {
    team: ({ team }, _, { teamsById }) => (team === null ? null : (teamsById.get(team) ?? null)),
    rangeOfInfluence: ({ range }) => range,
    monarch: ({ monarch }) => monarch === true,
    initiative: ({ initiative }) => initiative === true,
    life: (value, _, state) => lifeOf(state, value),
    poison: (value, _, state) => poisonOf(state, value),
    left: (value, _, state) => leftOf(state, value),
    right: (value, _, state) => rightOf(state, value),
    opponents: (value, _, state) => opponentsOf(state, value),
    teammates: (value, _, state) => teammatesOf(state, value),
  },
  { implements: 'Entity' },
);

const teamSchema = viewOf<Team>()('Team', 'A team.', {
  id: required(identifier, 'Unique among the teams.'),
  name,
  players: required(listOf(playerEntity), 'Its members in seat order, those who have left included.'),
  life: nullable(integer, 'The life total that its members share; null where each has their own (810.4).'),
  poison: nullable(integer, 'The poison counters that its members share; null where each has their own (810.10).'),
  inGame: required(flag, 'Whether any of its members is in the game.'),
});

export const team = tableType(teamSchema, {
  players: ({ members }, _, state) => members.map((id) => playerOf(state, id)),
  poison: ({ poison }, _, state) => (sharesPoison(state) ? poison : null),
  inGame: ({ members }, _, state) => members.some((id) => playerOf(state, id).inGame),
});

const objectSchema = viewOf<GameObject>()('GameObject', 'An object: a card, a token, a spell or an ability.', {
  id: uniqueId,
  name,
  typeLine: required(string, 'Its types after all effects, if these are known (613.1d); otherwise as described.'),
  zone: required(zone, 'Where it is.'),
  owner: required(playerEntity, 'Who owns it (108.3, 111.2).'),
  controller: nullable(playerEntity, 'Who controls it; null outside the battlefield and the stack (108.4).'),
  protector: nullable(playerEntity, "A battle's protector (310.9)."),
  attachedTo: nullable(anyEntity, 'What it is attached to.'),
  keywords: required(listOf(string), 'Its keyword abilities, including those granted by static abilities.'),
  colors: required(listOf(color), 'Its colors after all effects (613.1e).'),
  power: nullable(
    integer,
    'Its power after all effects and counters, if these are known (613.4); otherwise as described.',
  ),
  toughness: nullable(integer, 'Its toughness, likewise.'),
  counters: nullable(json, 'The counters on it, numbers by name (122.1); null if not given.'),
  tapped: required(flag, 'Whether it is tapped.'),
  phasedOut: required(flag, 'Whether it is phased out, by itself or along with what it is attached to (702.26).'),
  token: required(flag, 'Whether it is a token.'),
  stack: nullable(integer, 'Grand Melee: the turn marker whose stack it is on (807.5).'),
  sentences: required(
    listOf(cardSentence),
    'The sentences of the face that is up, in order, and how each was read; empty without cardData.',
  ),
  offers: required(
    listOf(offerSchema),
    'The ongoing effects that the face that is up or its abilities can create, in the form that the effects of a table take.',
  ),
});

const playerWith = (state: GameState, id: string | null): Player | null => (id === null ? null : playerOf(state, id));

/** The object with all effects applied (613). */
const withEffects = (state: GameState, described: GameObject): GameObject =>
  withStaticAbilities(state).objects.get(described.id) ?? described;

export const gameObject = tableType(
  objectSchema,
  {
    owner: ({ owner }, _, state) => playerOf(state, owner),
    controller: ({ controller }, _, state) => playerWith(state, controller),
    protector: ({ protector }, _, state) => playerWith(state, protector),
    keywords: (described, _, state) => withEffects(state, described).keywords,
    typeLine: (described, _, state) => withEffects(state, described).typeLine,
    colors: (described, _, state) => withEffects(state, described).colors,
    power: (described, _, state) => withEffects(state, described).power,
    toughness: (described, _, state) => withEffects(state, described).toughness,
    counters: ({ counters }) => counters ?? null,
    phasedOut: ({ id }, _, state) => isPhasedOut(state, id),
    sentences: (value, _, state) => cardSentencesOf(state, value),
    offers: (value, _, state) => offersAt(state, value),
    attachedTo: ({ attachedTo }, _, state) => (attachedTo === null ? null : entityOf(state, attachedTo)),
  },
  { implements: 'Entity' },
);
