import { problem, atPath, type Problem } from '../../problem.js';
import { createReader } from '../../schema/reader.js';
import { enumeration, listOf, objectSchema, optional, text, type ValueOf } from '../../schema/schema.js';
import { colorsByLetter } from '../../state/filters/color-words.js';
import type { Color } from '../../state/vocabulary.js';
import { isRoom, longestText } from '../text/paragraphs.js';
import { isRecord } from '../../values/record.js';
import { oncePer } from '../../values/remembered.js';

/** A face of a card: the characteristics of an object with this face up. */
export interface CardFace {
  readonly name: string | null;
  readonly typeLine: string | null;
  readonly text: string | null;
  readonly colors: readonly Color[];
  /** Null if the printed power is not a number. */
  readonly power: number | null;
  readonly toughness: number | null;
  /** Empty if the face has no mana cost; null if the data leaves it out. */
  readonly manaCost: string | null;
  /** The listed keywords, which count only if there is no text. */
  readonly keywords: readonly string[];
}

const colorLetter = enumeration('ColorLetter', 'A color by its letter.', {
  W: 'White.',
  U: 'Blue.',
  B: 'Black.',
  R: 'Red.',
  G: 'Green.',
});
const card = text(longestText);
const longestName = 500;
const characteristics = {
  name: optional(text(longestName), 'Its name.'),
  type_line: optional(text(), 'Its type line, as Scryfall calls it.'),
  type: optional(text(), 'Its type line, as MTGJSON calls it.'),
  typeLine: optional(text(), 'Its type line, written as the fields of objects are.'),
  oracle_text: optional(card, 'Its text, as Scryfall calls it.'),
  text: optional(card, 'Its text, as MTGJSON calls it.'),
  oracleText: optional(card, 'Its text, written as the fields of objects are.'),
  colors: optional(listOf(colorLetter, { maximum: 5 }), 'Its colors.'),
  power: optional(text(100), 'Its power.'),
  toughness: optional(text(100), 'Its toughness.'),
  keywords: optional(listOf(text(100), { maximum: 100 }), 'Its keywords.'),
  mana_cost: optional(text(100), 'Its mana cost, as Scryfall calls it.'),
  manaCost: optional(text(100), 'Its mana cost, as MTGJSON calls it.'),
};
const faceSchema = objectSchema('CardFaceData', 'A face of a card.', characteristics);
const faces = listOf(faceSchema, { minimum: 1, maximum: 10 });
const cardSchema = objectSchema('CardData', 'A card in the format of a card database.', {
  ...characteristics,
  side: optional(text(10), "Which face MTGJSON's card is."),
  layout: optional(text(100), 'The layout of its faces, such as transform or split.'),
  card_faces: optional(faces, 'Its faces, as Scryfall calls them.'),
  faces: optional(faces, 'Its faces, as MTGJSON calls them.'),
  cardFaces: optional(faces, 'Its faces, written as the fields of objects are.'),
});
type CardData = ValueOf<typeof cardSchema>;
type FaceData = ValueOf<typeof faceSchema>;

const faceFields = Object.keys(characteristics);
const cardFields = Object.keys(cardSchema.fields());
const readCardData = createReader(cardSchema, { name: 'cardData' });

const namesOfFaces = ['card_faces', 'cardFaces', 'faces'] as const;

const picked = (value: unknown, fields: readonly string[]): unknown =>
  isRecord(value)
    ? Object.fromEntries(fields.flatMap((name) => ((value[name] ?? null) === null ? [] : [[name, value[name]]])))
    : value;

const partsRead = (data: unknown): unknown => {
  const read = picked(data, cardFields);
  if (!isRecord(read)) return read;
  const pickedFaces = namesOfFaces.flatMap((name) => {
    const list: unknown = read[name];
    return Array.isArray(list) ? [[name, list.map((each: unknown) => picked(each, faceFields))]] : [];
  });
  return { ...read, ...Object.fromEntries(pickedFaces) };
};

interface Parts {
  readonly parts: unknown;
  readonly read: ReturnType<typeof readCardData>;
}
const readParts = (data: unknown): Parts => {
  const parts = partsRead(data);
  return { parts, read: readCardData(parts) };
};

const readOnce = oncePer((data: object) => readParts(data));

/** Reads a card once, although the schema, the problems and the object all need it. */
const partsOf = (data: unknown): Parts => (isRecord(data) ? readOnce(data) : readParts(data));

/** Returns the fields of a card-database entry that are read. */
export const readOfCard = (data: unknown): unknown => partsOf(data).parts;

/** Whether a card is an MTGJSON creature without text: MTGJSON leaves the text out, but always lists colors. */
const isVanilla = ({ type, type_line: other, colors, power, keywords }: Readonly<Record<string, unknown>>): boolean =>
  typeof type === 'string' &&
  other === undefined &&
  Array.isArray(colors) &&
  power !== undefined &&
  !isTold(keywords ?? []);

const isTold = (value: unknown): boolean => !Array.isArray(value) || value.length > 0;

const otherNames: ReadonlySet<string> = new Set(['type', 'typeLine', 'text', 'oracleText', 'keywords', 'manaCost']);

/** Keeps the first of several names for one field; keywords are kept only if there is no text. */
const withOneName = (fields: unknown): Readonly<Record<string, unknown>> => {
  const one: Record<string, unknown> = {};
  if (!isRecord(fields)) return one;
  for (const name in fields) if (!otherNames.has(name) && isTold(fields[name])) one[name] = fields[name];
  const { type, typeLine: line = type, text, oracleText = text, keywords, manaCost } = fields;
  const cost = one['mana_cost'] ?? manaCost;
  const typeLine = one['type_line'] ?? line;
  const said = one['oracle_text'] ?? oracleText ?? (isVanilla(fields) ? '' : undefined);
  if (typeLine !== undefined) one['type_line'] = typeLine;
  if (cost !== undefined) one['mana_cost'] = cost;
  if (said !== undefined) one['oracle_text'] = said;
  else if (keywords !== undefined && isTold(keywords)) one['keywords'] = keywords;
  return one;
};

/** Returns a card in the stored format, from any card database. */
export const keptOfCard = (data: unknown): unknown => {
  const read = readOfCard(data);
  const { layout, side, card_faces: ours, cardFaces: written = ours, faces: theirs, ...whole } = withOneName(read);
  if (side !== undefined) return read;
  if (written === undefined && theirs === undefined) return whole;
  const lists = Object.entries({ card_faces: ours ?? written, faces: theirs }).flatMap(([name, list]) =>
    Array.isArray(list) ? [[name, list.map(withOneName)]] : [],
  );
  return { ...whole, ...(lists.length && layout !== undefined && { layout }), ...Object.fromEntries(lists) };
};

const numberIn = (said: string | null | undefined): number | null =>
  said && /^[+-]?\d{1,9}$/.test(said) ? Number(said) : null;

const faceOf = (face: FaceData, whole: CardData): CardFace => ({
  name: face.name ?? null,
  typeLine: face.type_line ?? face.typeLine ?? face.type ?? null,
  text: face.oracle_text ?? face.oracleText ?? face.text ?? (isVanilla(face) ? '' : null),
  colors: (face.colors ?? whole.colors ?? []).flatMap((letter) => colorsByLetter.get(letter) ?? []),
  power: numberIn(face.power),
  toughness: numberIn(face.toughness),
  manaCost: face.mana_cost ?? face.manaCost ?? null,
  keywords: face.keywords ?? whole.keywords ?? [],
});

const facesIn = ({ card_faces: ours, cardFaces: written, faces: theirs }: CardData) => ours ?? written ?? theirs;

const part = (said: string | null | undefined, place: number): string | undefined => said?.split(' // ')[place];

/** A face as printed, with a power or toughness that may not be a number, such as *. */
export interface PrintedFace {
  readonly face: CardFace;
  readonly power: string | null;
  readonly toughness: string | null;
}

/** Returns all faces of a card; none if it cannot be read. */
export const facesOf = (cardData: unknown): readonly PrintedFace[] => {
  const { value: data } = partsOf(cardData).read;
  if (!data) return [];
  return (facesIn(data) ?? [data]).map((each) => ({
    face: faceOf(each, data),
    power: each.power ?? null,
    toughness: each.toughness ?? null,
  }));
};

/** One face of an MTGJSON card, where each face is a card of its own. */
const sideOf = (data: CardData, place: number): FaceData => ({
  ...data,
  name: part(data.name, place) ?? data.name,
  type: part(data.type, place) ?? data.type,
});

const sides = ['a', 'b'];

/** The face that is up, or the card's problems. */
export interface CardReading {
  readonly face: CardFace | null;
  readonly problems: readonly Problem[];
}

const failed = (...problems: readonly Problem[]): CardReading => ({ face: null, problems });

const faceProblem = (place: number, count: number): CardReading =>
  failed(
    problem(
      ['face'],
      `face has to be at most ${count - 1}, not ${place}: the card has ${count === 1 ? 'one face' : `${count} faces`}.`,
    ),
  );

/** The key in card data of the error message for a card name that was not found. */
export const notFound = Symbol('not found');

const named = (name: string, cardData: unknown): CardReading => {
  const reason: unknown = isRecord(cardData) ? Reflect.get(cardData, notFound) : undefined;
  const unasked = `"${name}" is a name alone: send the card's type_line and oracle_text, too; in the notation its power/toughness, (type line) or {rules}.`;
  const [words] = /\([^()]*\)$/u.exec(name) ?? [];
  const aside = words === undefined ? '' : `${words} holds no card type, so it is read as part of a name. `;
  return failed(problem(['cardData'], aside + (typeof reason === 'string' ? reason : unasked)));
};

/** Returns a card's name if the card data holds nothing else that is read, otherwise null. */
export const nameAlone = (cardData: unknown): string | null => {
  if (!isRecord(cardData)) return null;
  const { name } = cardData;
  if (typeof name !== 'string' || name.length > longestName) return null;
  return cardFields.every((field) => field === 'name' || (cardData[field] ?? null) === null) ? name : null;
};

/** 709.5: a Room on the battlefield has the halves whose doors are unlocked; a face says which one. */
const inBothHalves = (first: CardFace, halves: readonly CardFace[]): CardFace => ({
  ...first,
  name: halves.map(({ name }) => name).join(' // '),
  text: halves.some(({ text }) => text === null) ? null : halves.map(({ text }) => text).join('\n'),
});

/**
 * Reads the face of a card that is up, with every problem at its path. For MTGJSON's single faces, side a is 0 and side
 * b is 1.
 */
export const readCard = (cardData: unknown, face: number | null | undefined): CardReading => {
  const { value: data, problems } = partsOf(cardData).read;
  if (!data || problems.length) return failed(...atPath(['cardData'], problems));
  const name = nameAlone(cardData);
  if (name !== null) return named(name, cardData);
  const list = facesIn(data);
  if (list) {
    const faces = list.map((each) => faceOf(each, data));
    const found = faces[face ?? 0];
    if (!found) return faceProblem(face ?? 0, list.length);
    const isWhole = (face ?? null) === null && faces.every(({ typeLine }) => isRoom(typeLine ?? ''));
    return { face: isWhole ? inBothHalves(found, faces) : found, problems: [] };
  }
  const side = Math.max(0, sides.indexOf(data.side ?? 'a'));
  if ((face ?? side) !== side) return faceProblem(face ?? 0, 1);
  return { face: faceOf(data.side ? sideOf(data, side) : data, data), problems: [] };
};
