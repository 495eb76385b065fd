import { mayOffer } from './cards/offers/may-offer.js';
import type { Matter } from './cards/offers/bearing-words.js';
import type { Noted } from './cards/offers/noted-offers.js';
import { notedOf } from './setup/offers.js';
import { atLeast, listOf, nullable, objectSchema, required, string, type ValueOf } from './schema/schema.js';
import { isOnBattlefield, type GameObject, type GameState } from './state/game-state.js';
import { anyEntity } from './state/output-schemas.js';
import { isSpell } from './cards/text/paragraphs.js';
import { oncePer } from './values/remembered.js';

export const noteSchema = objectSchema(
  'Note',
  'An effect that an ability of a permanent, or a spell in a graveyard, may have made and that may be going on, where the table tells of none: answers are given as if there were none. Quieter than a warning or a doubt.',
  {
    message: required(string, 'Which effect it may be, in the words of the card.'),
    offer: nullable(
      atLeast(1),
      'The number by which an effect of the table tells it; null where its sentence is not understood: an effect tells what it does.',
    ),
    about: required(listOf(anyEntity), 'The permanent whose ability it is, or the spell.'),
  },
);
export type Note = ValueOf<typeof noteSchema>;

/** The most notes of an answer, and the most permanents whose texts are read for them. */
const mostNotes = 3;
const mostRead = 200;

/** The objects of whose effects the table tells. */
const toldSources = ({ effects, objects }: GameState): ReadonlySet<string | null | undefined> =>
  new Set([
    ...effects.map(({ from }) => from),
    ...[...objects.values()].flatMap(({ controlEffects }) => controlEffects.map(({ source }) => source)),
  ]);

const mayBeSource = (object: GameObject): boolean =>
  object.printed !== null &&
  (isOnBattlefield(object) || (object.zone === 'GRAVEYARD' && isSpell(object.typeLine))) &&
  mayOffer(object.printed.face.text ?? '');

/** The permanents and spells that may have made effects of which nothing is told; no more than are read. */
const sourcesAt = (state: GameState): readonly GameObject[] => {
  const sources: GameObject[] = [];
  for (const object of state.objects.values()) {
    if (sources.length === mostRead) break;
    if (mayBeSource(object)) sources.push(object);
  }
  if (!sources.length) return sources;
  const told = toldSources(state);
  return sources.filter(({ id }) => !told.has(id));
};

const noted: (state: GameState) => readonly Noted[] = oncePer((state) => {
  const sources = sourcesAt(state);
  return sources.length ? notedOf(sources) : [];
});

const noteOf = ({ object, offer, says }: Noted): Note => ({
  message: `An effect of ${object.name} may be going on, and none is told: "${says}"`,
  offer,
  about: [object],
});

/**
 * Lists effects that may be going on though none is told, those that outlast a turn first: at most
 * three. Of a matter, those that bear on it.
 */
export const notesOf = (state: GameState, matter?: Matter): readonly Note[] =>
  noted(state)
    .filter(({ matters }) => matter === undefined || matters.has(matter))
    .slice(0, mostNotes)
    .map(noteOf);
