import nexus from 'nexus';
import {
  entityOf,
  opponentsOf,
  playerOf,
  teammatesOf,
  type Entity,
  type GameObject,
  type Player,
  type Team,
} from '../../domain/state/game-state.js';
import { leftOf, rightOf } from '../../domain/state/seating.js';
import { lifeOf, poisonOf, sharesPoison } from '../../domain/rules/810-two-headed-giant.js';
import { at, each, type At } from './at.js';
import { type } from './types.js';

type Seated = At<Player>;
type Held = At<GameObject>;

export const entity = nexus.interfaceType({
  name: 'Entity',
  description: 'An object or a player: what the rules range over.',
  resolveType: ({ value }: At<Entity>) => (value.kind === 'PLAYER' ? 'Player' : 'GameObject'),
  definition: (t) => {
    t.field('id', { type: type('ID!'), description: 'Unique among objects and players alike.' });
    t.field('name', { type: type('String!'), description: 'What rulings call it.' });
  },
});

/** A field that reads a property of the value as it is. */
export const plain = (name: string, sdl: string, description: string, property = name) =>
  [
    name,
    {
      type: type(sdl),
      description,
      resolve: ({ value }: At<object>): unknown => Reflect.get(value, property),
    },
  ] as const;

/** The id and the name, which a value says itself. */
const own = (name: 'id' | 'name', sdl: string, description: string) =>
  [name, { type: type(sdl), description }] as const;

export const player = nexus.objectType({
  name: 'Player',
  description: 'A player, in the game or departed.',
  definition: (t) => {
    t.implements('Entity');
    t.field(...own('id', 'ID!', 'Unique among objects and players alike.'));
    t.field(...own('name', 'String!', 'What rulings call them.'));
    t.field(...plain('seat', 'Int!', 'Counted from 0 to the left, those of departed players included.'));
    t.field('team', {
      type: type('Team'),
      description: 'Their team, where there are teams.',
      resolve: ({ state, value }: Seated) => {
        const team = value.team === null ? undefined : state.teamsById.get(value.team);
        return team ? at(state, team) : null;
      },
    });
    t.field(...plain('role', 'TeamRole', 'In Emperor.'));
    t.field(...plain('rangeOfInfluence', 'Int', 'In seats; null where it is unlimited (801.2a).', 'range'));
    t.field('life', {
      type: type('Int!'),
      description:
        "The life total that an effect which asks for it is given; the team's where life is shared (810.9a).",
      resolve: ({ state, value }: Seated) => lifeOf(state, value),
    });
    t.field('poison', {
      type: type('Int!'),
      description: "Poison counters; the team's where they are shared (810.10a).",
      resolve: ({ state, value }: Seated) => poisonOf(state, value),
    });
    t.field(...plain('inGame', 'Boolean!', 'False for a player who has left.'));
    relations(t);
  },
});

type Definition = Parameters<Parameters<typeof nexus.objectType>[0]['definition']>[0];

/** Who sits and plays beside a player. */
const relations = (t: Definition): void => {
  for (const [name, find, description] of neighbours) {
    t.field(name, {
      type: type('Player!'),
      description,
      resolve: ({ state, value }: Seated) => at(state, find(state, value)),
    });
  }
  for (const [name, find] of [['opponents', opponentsOf] as const, ['teammates', teammatesOf] as const]) {
    t.field(name, {
      type: type('[Player!]!'),
      description: 'Those still in the game, in seat order (102.3).',
      resolve: ({ state, value }: Seated) => each(state, find(state, value)),
    });
  }
};

const neighbours = [
  ['left', leftOf, 'The next player still in the game to the left; alone, oneself.'],
  ['right', rightOf, 'The next player still in the game to the right; alone, oneself.'],
] as const;

export const team = nexus.objectType({
  name: 'Team',
  description: 'A team.',
  definition: (t) => {
    t.field(...own('id', 'ID!', 'Unique among the teams.'));
    t.field(...own('name', 'String!', 'What rulings call it.'));
    t.field('players', {
      type: type('[Player!]!'),
      description: 'Its members in seat order, those who have left included.',
      resolve: ({ state, value }: At<Team>) => value.members.map((id) => at(state, playerOf(state, id))),
    });
    t.field(...plain('life', 'Int', 'The life total that its members share; null where each has their own (810.4).'));
    t.field('poison', {
      type: type('Int'),
      description: 'The poison counters that its members share; null where each has their own (810.10).',
      resolve: ({ state, value }: At<Team>) => (sharesPoison(state) ? value.poison : null),
    });
    t.field('inGame', {
      type: type('Boolean!'),
      description: 'Whether any of its members is in the game.',
      resolve: ({ state, value }: At<Team>) => value.members.some((id) => playerOf(state, id).inGame),
    });
  },
});

/** The field of an object that names another player or object. */
const naming = (property: 'controller' | 'protector' | 'attachedTo', sdl: string, description: string) =>
  [
    property,
    {
      type: type(sdl),
      description,
      resolve: ({ state, value }: Held) => {
        const id = value[property];
        return id === null ? null : at(state, entityOf(state, id));
      },
    },
  ] as const;

export const gameObject = nexus.objectType({
  name: 'GameObject',
  description: 'An object: a card, a token, a spell or an ability.',
  definition: (t) => {
    t.implements('Entity');
    t.field(...own('id', 'ID!', 'Unique among objects and players alike.'));
    t.field(...own('name', 'String!', 'What rulings call it.'));
    t.field(...plain('typeLine', 'String!', 'As printed.'));
    t.field(...plain('zone', 'Zone!', 'Where it is.'));
    t.field('owner', {
      type: type('Player!'),
      description: 'Who owns it (108.3, 111.2).',
      resolve: ({ state, value }: Held) => at(state, playerOf(state, value.owner)),
    });
    t.field(...naming('controller', 'Player', 'Who controls it; null outside the battlefield and the stack (108.4).'));
    t.field(...naming('protector', 'Player', "A battle's protector (310.9)."));
    t.field(...naming('attachedTo', 'Entity', 'What it is attached to.'));
    t.field(...plain('keywords', '[String!]!', 'Its keyword abilities.'));
    t.field(...plain('colors', '[Color!]!', 'Its colors.'));
    t.field(...plain('power', 'Int', 'Its power.'));
    t.field(...plain('toughness', 'Int', 'Its toughness.'));
    t.field(...plain('tapped', 'Boolean!', 'Whether it is tapped.'));
    t.field(...plain('token', 'Boolean!', 'Whether it is a token.'));
    t.field(...plain('stack', 'Int', 'Grand Melee: the turn marker whose stack it is on (807.5).'));
  },
});
