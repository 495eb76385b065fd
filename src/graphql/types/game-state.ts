import type { GraphQLResolveInfo } from 'graphql';
import { diagram } from '../../diagram/diagram.js';
import { diagramArguments } from '../../diagram/diagram-arguments.js';
import { events } from '../../domain/events/events.js';
import { isFinished, playerOf } from '../../domain/state/game-state.js';
import type { Combat, GameObject, GameState, Turn } from '../../domain/state/game-state.js';
import { textOf } from '../../domain/notation/text-of.js';
import { textWarnings } from '../../domain/notation/text-warnings.js';
import { atPath } from '../../domain/problem.js';
import { badInput, failure } from '../../domain/result.js';
import { permitCards, permitWriting } from '../../questions/catalogue/work.js';
import {
  atLeast,
  flag,
  id,
  integer,
  json,
  readLater,
  lazy,
  lazyNullable,
  listOf,
  nullable,
  optional,
  required,
  string,
  viewOf,
} from '../../domain/schema/schema.js';
import { unknownIds } from '../../domain/schema/unknown-ids.js';
import { describe } from '../../domain/setup/describe.js';
import { entityFilter, type EntityFilter } from '../../domain/state/filters/entity-filter.js';
import { objectsMatching } from '../../domain/state/filters/matching.js';
import {
  gameState as gameStateReference,
  objectEntity,
  optionsInForce,
  playerEntity,
  teamEntity,
  turnMarker,
} from '../../domain/state/output-schemas.js';
import { noteSchema, notesOf } from '../../domain/notes.js';
import { warningSchema, warningsOf } from '../../domain/warnings.js';
import { withoutPhasedOut, existingAt } from '../../domain/state/phased-out.js';
import { step, variant } from '../../domain/state/vocabulary.js';
import { rulesEdition } from '../../domain/rulebook/editions.js';
import { attackShown, blockShown, showAttack, showBlock } from '../../questions/catalogue/combat-schemas.js';
import type { CatalogueEntry } from '../../questions/catalogue/catalogue.js';
import { withEdition, forceEvents } from '../../questions/catalogue/suppose.js';
import { codeOf } from '../../query/table-code.js';
import { asksForKeys, asksForText } from './selected-fields.js';
import { placerOf } from './at-table.js';
import { effectSchema, effectType } from './effects.js';
import type { Context } from '../context.js';
import { orThrow } from '../errors.js';
import { defineFields, gameStateType, tableType, type Definition } from './object-types.js';

const turnSchema = viewOf<Turn>()('Turn', 'The turn under way.', {
  number: required(integer, 'The number of the turn, counting those of all players from 1.'),
  activePlayers: required(listOf(playerEntity), 'The active players, except those who left during the turn (800.4j).'),
  step: required(step, 'The current step or phase.'),
});

const turn = tableType(turnSchema, {
  activePlayers: ({ activePlayers }, _, state) =>
    activePlayers.map((id) => playerOf(state, id)).filter(({ inGame }) => inGame),
});

const marker = tableType(turnMarker, { holder: ({ holder }, _, state) => playerOf(state, holder) });

const combatSchema = viewOf<Combat>()('Combat', 'A combat under way.', {
  attacks: required(listOf(attackShown), 'The attacking creatures.'),
  blocks: required(listOf(blockShown), 'The blocking creatures.'),
});

const combat = tableType(combatSchema, {
  attacks: ({ attacks }, _, state) => attacks.map((attack) => showAttack(state, attack)),
  blocks: ({ blocks }, _, state) => blocks.map((block) => showBlock(state, block)),
});

const entityFields = {
  players: required(listOf(playerEntity), 'In seat order, those who have left included.'),
  player: lazyNullable(
    playerEntity,
    { id: required(id, 'The id of the player.') },
    'The player with that id, or null.',
  ),
  teams: required(listOf(teamEntity), 'The teams, where there are any.'),
  objects: lazy(
    listOf(objectEntity),
    { filter: optional(entityFilter, 'Only those that match.') },
    'The objects in every zone; with a filter, those that match.',
  ),
  object: lazyNullable(
    objectEntity,
    { id: required(id, 'The id of the object.') },
    'The object with that id, or null.',
  ),
};

const turnFields = {
  turn: required(turnSchema, 'The turn under way.'),
  turnMarkers: required(listOf(turnMarker), 'Grand Melee: the turn markers, by number.'),
  combat: lazyNullable(
    combatSchema,
    { marker: optional(atLeast(1), 'Grand Melee: which turn marker; optional if there is one combat.') },
    "The combat of the turn, or in Grand Melee of that marker's turn; null if there is none.",
  ),
};

/** Fields of the table as a whole, and of the same table after events or in another edition. */
const wholeFields = {
  finished: required(flag, 'Whether the game is over (104.1).'),
  warnings: required(
    listOf(warningSchema),
    'Parts of the table that were not understood or are not used, in the order of the objects: nothing is ignored silently.',
  ),
  notes: required(
    listOf(noteSchema),
    "Effects of permanents' abilities that may still apply although the table does not list them: three at most; they change no answer.",
  ),
  description: required(json, 'The table as a GameStateInput: sent back, it gives the same answers to every question.'),
  code: required(string, 'The whole table as one string that fits into a URL; gameStateByCode reads it.'),
  text: nullable(
    string,
    "The table in the notation; null if the notation can't express it, and then a warning TEXT_CANNOT_SAY names the field.",
  ),
  diagram: lazy(
    string,
    diagramArguments.fields(),
    'The seats, ranges, attachments and attacks, drawn as one SVG document; with rangeOf also the distance of every seat, at the beginning of this turn and now (801.2c).',
  ),
  suppose: lazy(
    gameStateReference,
    { events: required(readLater(events), 'What happens, in order.') },
    'The same table after those events, legal or not; nothing is stored.',
  ),
  inEdition: lazy(
    gameStateReference,
    { edition: required(rulesEdition, 'Which edition.') },
    "The same table under another edition; values that neither the description nor an event set take that edition's defaults.",
  ),
};

const gameStateSchema = viewOf<GameState>()(
  'GameState',
  'A table at one moment, with a field for each question about it.',
  {
    edition: required(rulesEdition, 'The edition of the rules that the answers follow.'),
    variant: required(variant, 'The multiplayer variant.'),
    options: required(optionsInForce, 'The options in force.'),
    ...entityFields,
    ...turnFields,
    effects: required(listOf(effectSchema), 'Ongoing effects on objects (611.2), the oldest first.'),
    ...wholeFields,
  },
);

const gameStateWith = (questions: readonly CatalogueEntry[]) =>
  gameStateType(
    gameStateSchema,
    {
      player: ({ playersById }, { id }) => playersById.get(id) ?? null,
      objects: (state, { filter }) => (filter ? matching(state, filter) : [...state.objects.values()]),
      object: ({ objects }, { id }) => objects.get(id) ?? null,
      combat: ({ combats }, given) =>
        (typeof given.marker === 'number' ? combats.find(({ marker }) => marker === given.marker) : combats[0]) ?? null,
      finished: isFinished,
      warnings: (state, _, __, { budget }, info) => {
        if (!asksForText(info)) return warningsOf(state);
        const refused = permitWriting(budget, state);
        return refused ? orThrow(failure(refused)) : [...warningsOf(state), ...textWarnings(state)];
      },
      notes: (state) => notesOf(state),
      description: describe,
      code: codeOf,
      text: (state) => textOf(state).text,
      diagram: async (state, given) => orThrow(await diagram(state, given)),
      suppose: (state, given, _, { cards, budget }) =>
        cards.inFull(given, ({ events = given.events }) => {
          const refused = permitCards(budget, { events });
          return refused ? orThrow(failure(refused)) : orThrow(forceEvents(state, events ?? given.events));
        }),
      inEdition: (state, { edition }) => withEdition(state, edition),
    },
    { define: (t) => defineQuestions(t, questions) },
  );

/** Defines each question as a field of a table. */
const defineQuestions = (t: Definition, questions: readonly CatalogueEntry[]): void => {
  for (const { name, description, rules, answer, arguments: schema, ask } of questions) {
    const place = placerOf(answer);
    const field = lazy(answer, schema.fields(), `${description} Answers by ${rules.join(', ')}.`);
    defineFields(
      t,
      { [name]: field },
      () =>
        (state: GameState, given: unknown, { budget }: Context, info: GraphQLResolveInfo) =>
          place(state, orThrow(ask(state, given, budget, asksForKeys(info)))),
    );
  }
};

const matching = (state: GameState, filter: EntityFilter): readonly GameObject[] => {
  const unknown = unknownIds(entityFilter, filter, existingAt(state));
  if (unknown.length) orThrow(badInput(atPath(['filter'], unknown)));
  return objectsMatching(withoutPhasedOut(state), filter);
};

export const gameStateTypes = (questions: readonly CatalogueEntry[]) => [
  gameStateWith(questions),
  turn,
  marker,
  combat,
  effectType,
];
