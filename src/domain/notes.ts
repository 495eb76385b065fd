import { mayOffer } from './cards/offers/may-offer.js';
import type { QuestionTopic } from './cards/offers/bearing-words.js';
import type { NotedOffer } from './cards/offers/noted-offers.js';
import { notedOf } from './setup/offers.js';
import { atLeast, listOf, nullable, objectSchema, required, string, type ValueOf } from './schema/schema.js';
import type { GameState } from './state/game-state.js';
import { anyEntity } from './state/output-schemas.js';
import { oncePerTable } from './state/once-per-table.js';

export const noteSchema = objectSchema(
  'Note',
  "An effect that a permanent's ability, or a spell in a graveyard, may have made and that may still apply, though the table lists none: answers assume that it does not. Less than a warning or a doubt.",
  {
    message: required(string, 'The effect in the words of the card.'),
    offer: nullable(
      atLeast(1),
      'The number of its offer, for an effect of the table; null if its sentence was not understood, so the effect has to be described.',
    ),
    about: required(listOf(anyEntity), 'The permanent whose ability it is, or the spell.'),
  },
);
export type Note = ValueOf<typeof noteSchema>;

/** The maximum number of notes in an answer. */
const mostNotes = 3;

const notesAt: (state: GameState) => readonly NotedOffer[] = oncePerTable((state) => {
  for (const { printed } of state.objects.values()) if (mayOffer(printed?.face.text ?? '')) return notedOf(state);
  return [];
});

const noteOf = ({ object, offer, says }: NotedOffer): Note => ({
  message: `An effect of ${object.name} may still apply, though the table lists none: "${says}"`,
  offer,
  about: [object],
});

/**
 * Lists at most three unlisted effects that may be in force, those that outlast a turn first. A topic or a player
 * restricts the list to effects that may affect them.
 */
export const notesOf = (state: GameState, matter?: QuestionTopic, player?: string): readonly Note[] =>
  notesAt(state)
    .filter(({ matters }) => matter === undefined || matters.has(matter))
    .filter(({ concerns }) => player === undefined || concerns(player))
    .slice(0, mostNotes)
    .map(noteOf);
