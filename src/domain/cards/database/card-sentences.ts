import { enumeration, nullable, objectSchema, required, string, type ValueOf } from '../../schema/schema.js';
import { objectOf, type GameObject, type GameState } from '../../state/game-state.js';
import { meansOf } from '../wording/meaning.js';
import { namesAt } from '../wording/names.js';

const sentenceReading = enumeration('SentenceReading', 'How a sentence of a card was read.', {
  READ: 'Understood, and used by every question that it affects.',
  NOT_READ: 'Affects some question, but was not understood: there is a warning.',
  NOT_ASKED:
    'Not needed: it affects no question; it is triggered, activated or temporary, so the table gives its result; or the table says that the object has lost all abilities.',
});

export const cardSentence = objectSchema(
  'CardSentence',
  'A sentence of a card. Lists of keyword abilities are not included; see keywords.',
  {
    text: required(string, 'As printed, without reminder text.'),
    reading: required(sentenceReading, 'How it was read.'),
    means: nullable(string, 'Its meaning at this table, with the names of players and objects; null unless READ.'),
  },
);

/** Returns the parsed sentences of the face that is up, in order; none without cardData. */
export const cardSentencesOf = (state: GameState, object: GameObject): readonly ValueOf<typeof cardSentence>[] =>
  (objectOf(state, object.id).printed?.sentences ?? []).map((sentence) => ({
    text: sentence.text,
    reading: sentence.reading,
    means: sentence.reading === 'READ' ? meansOf(sentence.clauses, namesAt(state, object)) : null,
  }));
