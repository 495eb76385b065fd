import { listOf, nullable, objectSchema, required, string, type ValueOf } from '../../schema/schema.js';
import { color } from '../../state/vocabulary.js';
import { facesOf, type PrintedFace } from './card-data.js';
import { cardSentence } from './card-sentences.js';
import { meansOf } from '../wording/meaning.js';
import { namesOnCard } from '../wording/names.js';
import { readText } from '../text/read-text.js';

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
});

export const card = objectSchema('Card', 'A card as the service reads it, face by face.', {
  name: required(string, 'Its name; of a card with several faces, of all of them.'),
  faces: required(listOf(cardFace), 'Its faces in order: as the argument face of an object counts them, from 0.'),
});
export type Card = ValueOf<typeof card>;

/** Reads a face without a table. */
const readFace = ({ face, power, toughness }: PrintedFace): ValueOf<typeof cardFace> => {
  const { name, typeLine, text, colors } = face;
  const names = namesOnCard(typeLine ?? '');
  const read = text === null ? null : readText(text, name ?? '', typeLine ?? '');
  return {
    name: name ?? '',
    typeLine: typeLine ?? '',
    colors,
    power,
    toughness,
    keywords: read?.keywords ?? face.keywords,
    sentences: (read?.sentences ?? []).map((sentence) => ({
      text: sentence.text,
      reading: sentence.reading,
      means: sentence.reading === 'READ' ? meansOf(sentence.clauses, names) : null,
    })),
  };
};

/** Reads a card without a table: every face, sentence by sentence. */
export const readWholeCard = (name: string, cardData: unknown): Card => ({
  name,
  faces: facesOf(cardData).map(readFace),
});
