import { listOf, nullable, objectSchema, required, string, type ValueOf } from '../../schema/schema.js';
import { color } from '../../state/vocabulary.js';
import { facesOf, type CardFace, type PrintedFace } from './card-data.js';
import { cardSentence } from './card-sentences.js';
import { meansOf } from '../wording/meaning.js';
import { namesOnCard, type Names } from '../wording/names.js';
import { offerSchema, showOffers } from '../offers/shown-offers.js';
import { readText, type ReadText } from '../text/read-text.js';

const cardFace = objectSchema('CardFace', 'A face of a card as the service reads it.', {
  name: required(string, 'Its name.'),
  typeLine: required(string, 'As printed.'),
  colors: required(listOf(color), 'Its colors.'),
  power: nullable(string, 'As printed, which may be no number, such as *.'),
  toughness: nullable(string, 'As printed, which may be no number, such as *.'),
  keywords: required(listOf(string), 'The keyword abilities that it lists and that questions use.'),
  sentences: required(
    listOf(cardSentence),
    'Its sentences in order, as they were read; they speak of "this creature" and "its controller".',
  ),
  offers: required(
    listOf(offerSchema),
    'The effects that come of it or of its abilities and go on, as far as they were understood and bear on an answer.',
  ),
});

export const card = objectSchema('Card', 'A card as the service reads it, face by face.', {
  name: required(string, 'Its name; of a card with several faces, of all of them.'),
  faces: required(listOf(cardFace), 'Its faces in order: as the argument face of an object counts them, from 0.'),
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
