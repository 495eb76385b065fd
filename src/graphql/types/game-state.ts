import nexus from 'nexus';
import { atLeast, id, listOf, optional, required } from '../../domain/schema/schema.js';
import { declaredProblems } from '../../domain/schema/schema-problems.js';
import { gameEvent, knownAt, type GameEvent } from '../../domain/events/events.js';
import { describe } from '../../domain/state/describe.js';
import { entityFilter, type EntityFilter } from '../../domain/state/entity-filter.js';
import { objectsMatching } from '../../domain/state/matching.js';
import {
  isFinished,
  playerOf,
  type Combat,
  type GameState,
  type Turn,
  type TurnMarker,
} from '../../domain/state/game-state.js';
import { rulesEdition } from '../../domain/state/vocabulary.js';
import { diagram } from '../../diagram/diagram.js';
import { badInput } from '../../domain/result.js';
import type { RulesEdition } from '../../domain/rulebook/editions.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import { showAttack, showBlock } from '../../questions/catalogue/combat-schemas.js';
import { diagramArguments, type DiagramArguments } from '../../diagram/diagram-arguments.js';
import { codeOf } from '../../table-code.js';
import { inEdition, supposing } from '../../questions/catalogue/suppose.js';
import { questionFields } from './answer-types.js';
import { at, each, type At } from './at.js';
import { plain } from './entities.js';
import { orThrow } from './failures.js';
import { argumentsOf, type } from './types.js';

export const options = nexus.objectType({
  name: 'Options',
  description: 'The options of the game in force.',
  definition: (t) => {
    t.field(...plain('rangeOfInfluence', 'Int', 'In seats; null where it is unlimited or differs by role (809.3a).'));
    t.field(...plain('startingLife', 'Int!', 'In life; of a team where life is shared.'));
    t.field(...plain('attack', 'AttackOption!', 'Whom the active player may attack.'));
    t.field(...plain('deployCreatures', 'Boolean!', 'Whether creatures may be deployed (804).'));
    t.field(...plain('sharedTeamTurns', 'Boolean!', 'Whether teams take the turns (805).'));
    t.field(...plain('planechase', 'Boolean!', 'Whether planes and phenomena are in play (801.18).'));
  },
});

export const turn = nexus.objectType({
  name: 'Turn',
  description: 'The turn under way.',
  definition: (t) => {
    t.field(...plain('number', 'Int!', 'Counts the turns of the game from 1; those of all players.'));
    t.field('activePlayers', {
      type: type('[Player!]!'),
      description: 'Whose turn it is; one who left during it is no longer there (800.4j).',
      resolve: ({ state, value }: At<Turn>) =>
        each(
          state,
          value.activePlayers.map((active) => playerOf(state, active)).filter(({ inGame }) => inGame),
        ),
    });
    t.field(...plain('step', 'Step!', 'Where in the turn.'));
  },
});

export const turnMarker = nexus.objectType({
  name: 'TurnMarker',
  description: 'Grand Melee: a turn marker (807.4).',
  definition: (t) => {
    t.field(...plain('number', 'Int!', 'Its number (807.4b).'));
    t.field('holder', {
      type: type('Player!'),
      description: 'Who holds it.',
      resolve: ({ state, value }: At<TurnMarker>) => at(state, playerOf(state, value.holder)),
    });
    t.field(...plain('inTurn', 'Boolean!', "Whether the holder's turn has begun (807.4d)."));
    t.field(...plain('removals', 'Int!', 'How many times it is designated for removal (807.4e).'));
    t.field(...plain('step', 'Step', "Where in the holder's turn."));
  },
});

export const combat = nexus.objectType({
  name: 'Combat',
  description: 'A combat under way.',
  definition: (t) => {
    t.field('attacks', {
      type: type('[Attack!]!'),
      description: 'The attacking creatures.',
      resolve: ({ state, value }: At<Combat>) =>
        each(
          state,
          value.attacks.map((attack) => showAttack(state, attack)),
        ),
    });
    t.field('blocks', {
      type: type('[Block!]!'),
      description: 'The blocking creatures.',
      resolve: ({ state, value }: At<Combat>) =>
        each(
          state,
          value.blocks.map((block) => showBlock(state, block)),
        ),
    });
  },
});

export const gameState = nexus.objectType({
  name: 'GameState',
  description: 'A table at one moment. Everything that the rules say of it is asked here.',
  definition: (t) => {
    t.field('edition', { type: type('RulesEdition!'), description: 'The text of the rules that the answers follow.' });
    t.field('variant', { type: type('Variant!'), description: 'The multiplayer variant.' });
    t.field('options', {
      type: type('Options!'),
      description: 'The options in force.',
      resolve: (state: GameState) => at(state, state.options),
    });
    entityFields(t);
    turnFields(t);
    elsewhere(t);
    questionFields(catalogue, t);
  },
});

type Definition = Parameters<Parameters<typeof nexus.objectType>[0]['definition']>[0];

/** The players, teams and objects at the table. */
const entityFields = (t: Definition): void => {
  t.field('players', {
    type: type('[Player!]!'),
    description: 'In seat order, those who have left included.',
    resolve: (state: GameState) => each(state, state.players),
  });
  t.field('player', {
    type: type('Player'),
    description: 'The player of that id, or null.',
    args: argumentsOf({ id: required(id, 'The id of the player.') }),
    resolve: (state: GameState, given: { id: string }) => found(state, state.playersById.get(given.id)),
  });
  t.field('teams', {
    type: type('[Team!]!'),
    description: 'The teams, where there are any.',
    resolve: (state: GameState) => each(state, state.teams),
  });
  t.field('objects', {
    type: type('[GameObject!]!'),
    description: 'The objects in every zone; with a filter, those that match.',
    args: argumentsOf({ filter: optional(entityFilter, 'Only those that match.') }),
    resolve: (state: GameState, given: { filter?: EntityFilter | null }) =>
      each(state, given.filter ? matching(state, given.filter) : [...state.objects.values()]),
  });
  t.field('object', {
    type: type('GameObject'),
    description: 'The object of that id, or null.',
    args: argumentsOf({ id: required(id, 'The id of the object.') }),
    resolve: (state: GameState, given: { id: string }) => found(state, state.objects.get(given.id)),
  });
};

/** The table as a whole, and the same table elsewhere: after events, in another edition. */
const elsewhere = (t: Definition): void => {
  t.field('finished', {
    type: type('Boolean!'),
    description: 'Whether the game is over (104.1).',
    resolve: isFinished,
  });
  t.field('description', {
    type: type('JSON!'),
    description: 'The table as a GameStateInput: sent back, it answers every question as this one does.',
    resolve: describe,
  });
  t.field('code', {
    type: type('String!'),
    description: 'The whole table as one string that fits into a URL; gameStateByCode reads it.',
    resolve: codeOf,
  });
  t.field('diagram', {
    type: type('String!'),
    description:
      'The seats, ranges, attachments and attacks, drawn as one SVG document; with rangeOf the distance of every seat, as this turn began and as they are (801.2c).',
    args: argumentsOf(diagramArguments.fields()),
    resolve: async (state: GameState, given: DiagramArguments) => orThrow(await diagram(state, given)),
  });
  t.field('suppose', {
    type: type('GameState!'),
    description: 'The same table after those events, legal or not; nothing is stored.',
    args: argumentsOf({ events: required(listOf(gameEvent, { maximum: 1_000 }), 'What happens, in order.') }),
    resolve: (state: GameState, given: { events: readonly GameEvent[] }) => orThrow(supposing(state, given.events)),
  });
  t.field('inEdition', {
    type: type('GameState!'),
    description:
      "The same table under another edition: what neither the description nor an event settled takes that edition's default.",
    args: argumentsOf({ edition: required(rulesEdition, 'Which edition.') }),
    resolve: (state: GameState, given: { edition: RulesEdition }) => inEdition(state, given.edition),
  });
};

/** Whose turn it is, and what goes on in it. */
const turnFields = (t: Definition): void => {
  t.field('turn', {
    type: type('Turn!'),
    description: 'The turn under way.',
    resolve: (state: GameState) => at(state, state.turn),
  });
  t.field('turnMarkers', {
    type: type('[TurnMarker!]!'),
    description: 'Grand Melee: the turn markers, by number.',
    resolve: (state: GameState) => each(state, state.turnMarkers),
  });
  t.field('combat', {
    type: type('Combat'),
    description: "The combat of the turn, in Grand Melee of that marker's turn; null where there is none.",
    args: argumentsOf({
      marker: optional(atLeast(1), 'Grand Melee: which turn marker; may be left out with one combat.'),
    }),
    resolve: (state: GameState, given: { marker?: number | null }) =>
      found(
        state,
        typeof given.marker === 'number'
          ? state.combats.find(({ marker }) => marker === given.marker)
          : state.combats[0],
      ),
  });
};

const found = <Value>(state: GameState, value: Value | undefined): At<Value> | null =>
  value === undefined ? null : at(state, value);

const filterArgument = { filter: required(entityFilter, 'Only those that match.') };

const matching = (state: GameState, filter: EntityFilter) => {
  const problems = declaredProblems(filterArgument.filter.type, filter, knownAt(state));
  if (problems.length) orThrow(badInput(problems.map((each) => ({ ...each, path: ['filter', ...each.path] }))));
  return objectsMatching(state, filter);
};
