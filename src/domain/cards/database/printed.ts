import type { Clause, Sentence } from '../clauses.js';
import { keptOfCard, readCard, type CardFace } from './card-data.js';
import type { Chosen } from '../../state/chosen.js';
import { withChosen } from '../text/chosen.js';
import { readText } from '../text/read-text.js';
import { isRecord } from '../../values/record.js';
import { oncePer } from '../../values/remembered.js';

/** An object's card: the parsed face that is up. */
export interface PrintedCard {
  /** The parts of the card that are read. */
  readonly cardData: unknown;
  readonly place: number | null;
  readonly face: CardFace;
  /** The keywords that the card lists; none if all abilities are lost. */
  readonly keywords: readonly string[];
  readonly sentences: readonly Sentence[];
  /** The clauses of its sentences. */
  readonly clauses: readonly Clause[];
  /** Whether the table says that the object has lost all abilities (613.1f); its sentences then have no effect. */
  readonly losesAllAbilities: boolean;
  /** Whether it has changeling, which gives it its types even where all abilities are lost (613.1d, 613.1f). */
  readonly isChangeling: boolean;
}

interface DescribedFace {
  readonly cardData?: unknown;
  readonly typeLine?: string | null;
  readonly face?: number | null;
  readonly losesAllAbilities?: boolean | null;
  readonly chosen?: Chosen | null;
}

/** Parses the text with the choices filled in, but quotes each sentence as it stands on the card. */
const readFace = ({ text, name, typeLine }: CardFace, chosen: Chosen | null | undefined) => {
  if (text === null) return null;
  const plain = readText(text, name ?? '', typeLine ?? '');
  if (!chosen) return plain;
  const read = readText(withChosen(text, chosen), name ?? '', typeLine ?? '');
  const sentences = read.sentences.map((each, place) => ({ ...each, text: plain.sentences[place]?.text ?? each.text }));
  return { ...read, sentences: plain.sentences.length === sentences.length ? sentences : read.sentences };
};

/** The sentences of a card that has lost all abilities. */
const lost = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map(({ text }) => ({ text, reading: 'NOT_ASKED' }));

const entersAsCopy = /^(?:you may have .+ enter|.+ enters) (?:the battlefield )?(?:tapped )?as a copy of /iu;

/** Ignores "enters as a copy" if the object's type line differs from its card's, so the table says what it copies. */
const asTold = (sentences: readonly Sentence[], typeLine: string | null, told: string | null): readonly Sentence[] =>
  told === null || told === typeLine
    ? sentences
    : sentences.map((each) => (entersAsCopy.test(each.text) ? { text: each.text, reading: 'NOT_ASKED' } : each));

/** Reads the card of an object; null if the table gives its characteristics without a card. */
export const printedCardOf = (told: DescribedFace): PrintedCard | null => {
  const { cardData } = told;
  if ((cardData ?? null) === null) return null;
  return isRecord(cardData) && isAlone(told) ? printedAlone(cardData) : readPrinted(told);
};

/** Whether the description gives the card and nothing else. */
const isAlone = ({ typeLine, face, losesAllAbilities, chosen }: DescribedFace): boolean =>
  !losesAllAbilities && [typeLine, face, chosen].every((each) => (each ?? null) === null);

/** Whether a keyword is changeling. */
export const isChangeling = (keyword: string): boolean => keyword.toLowerCase() === 'changeling';

const readPrinted = (told: DescribedFace): PrintedCard => {
  const { face } = readCard(told.cardData, told.face);
  if (!face) throw new Error('A card that has been accepted cannot be read.');
  const text = readFace(face, told.chosen);
  const losesAllAbilities = told.losesAllAbilities ?? false;
  const said = asTold(text?.sentences ?? [], face.typeLine, told.typeLine ?? null);
  const sentences = losesAllAbilities ? lost(said) : said;
  const keywords = text?.keywords ?? face.keywords;
  return {
    cardData: keptOfCard(told.cardData),
    place: told.face ?? null,
    face,
    keywords: losesAllAbilities ? [] : keywords,
    sentences,
    clauses: sentences.flatMap((each) => each.clauses ?? []),
    losesAllAbilities,
    isChangeling: keywords.some(isChangeling),
  };
};

/** Parses each card once, as the server's cards are at many tables. */
const printedAlone = oncePer((cardData: object) => readPrinted({ cardData }));

const none: readonly string[] = [];

/** The keywords of an object: those of its card and those of its description, without duplicates. */
export const keywordsWith = (
  printed: PrintedCard | null,
  told: readonly string[] | null | undefined,
): readonly string[] => {
  if (!printed?.keywords.length) return told ?? none;
  const listed = printed.keywords;
  const known = new Set(listed.map((each) => each.toLowerCase()));
  const added = (told ?? []).filter((each) => !known.has(each.toLowerCase()));
  return added.length ? [...listed, ...added] : listed;
};
