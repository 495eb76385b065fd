import { listOf, nullable, objectSchema, required, string, type ValueOf } from '../../schema/schema.js';
import { color } from '../../state/vocabulary.js';
import { facesOf, type CardFace, type PrintedFace } from './card-data.js';
import { cardSentence } from './card-sentences.js';
import { meansOf } from '../wording/meaning.js';
import { namesOnCard, type Names } from '../wording/names.js';
import { offerSchema, showOffers } from '../offers/shown-offers.js';
import { readText, type ReadText } from '../text/read-text.js';

const cardFace = objectSchema('CardFace', 'A parsed face of a card.', {
  name: required(string, 'Its name.'),
  typeLine: required(string, 'As printed.'),
  colors: required(listOf(color), 'Its colors.'),
  power: nullable(string, 'As printed; not always a number, for example *.'),
  toughness: nullable(string, 'As printed; not always a number, for example *.'),
  keywords: required(listOf(string), 'Its keyword abilities that questions use.'),
  sentences: required(
    listOf(cardSentence),
    'Its sentences in order, with how each was read, worded with "this creature" and "its controller".',
  ),
  offers: required(
    listOf(offerSchema),
    'The ongoing effects that it or its abilities can make, if they were understood and affect an answer.',
  ),
});

export const card = objectSchema('Card', 'A parsed card, face by face.', {
  name: required(string, 'Its name; for a card with several faces, the names of all.'),
  faces: required(listOf(cardFace), "Its faces in order; an object's face is an index of this list."),
});
export type Card = ValueOf<typeof card>;

/** Reads the text of a face without a table. */
const textOf = ({ name, typeLine, text }: CardFace): ReadText | null =>
  text === null ? null : readText(text, name ?? '', typeLine ?? '');

const sentencesOf = (read: ReadText | null, names: Names): ValueOf<typeof cardFace>['sentences'] =>
  (read?.sentences ?? []).map((sentence) => ({
    text: sentence.text,
    reading: sentence.reading,
    means: sentence.reading === 'READ' ? meansOf(sentence.clauses, names) : null,
  }));

const namesOn = ({ typeLine }: CardFace): Names => namesOnCard(typeLine ?? '');

const readFace = ({ face, power, toughness }: PrintedFace): ValueOf<typeof cardFace> => {
  const names = namesOn(face);
  const read = textOf(face);
  return {
    name: face.name ?? '',
    typeLine: face.typeLine ?? '',
    colors: face.colors,
    power,
    toughness,
    keywords: read?.keywords ?? face.keywords,
    sentences: sentencesOf(read, names),
    offers: showOffers(face, names),
  };
};

/** Reads the sentences of all faces of a card, outside a table. */
export const readSentencesOf = (cardData: unknown): ValueOf<typeof cardFace>['sentences'] =>
  facesOf(cardData).flatMap(({ face }) => sentencesOf(textOf(face), namesOn(face)));

/** Reads a card outside a table: every face, sentence by sentence. */
export const readWholeCard = (name: string, cardData: unknown): Card => ({
  name,
  faces: facesOf(cardData).map(readFace),
});
