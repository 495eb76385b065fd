import type { EntityFilter } from '../state/entity-filter.js';
import type { Clause, Effect, Sentence } from './clauses.js';
import { keptOfCard, readCard, type CardFace } from './card-data.js';
import { readText } from './read-text.js';
import { attackEffects } from './used.js';

/** The fields of an object that take the place of what its card says. */
export type Replaced = 'keywords' | 'attackRules' | 'blockRules' | 'enchants' | 'controlEffects';

/** The card that an object is, with the face that is up as it was read. */
export interface Printed {
  /** The parts of the card that are read. */
  readonly cardData: unknown;
  readonly place: number | null;
  readonly face: CardFace;
  readonly keywords: readonly string[];
  readonly sentences: readonly Sentence[];
  /** The contents of the sentences, but for what the table tells in their place. */
  readonly clauses: readonly Clause[];
  readonly replaced: readonly Replaced[];
}

interface Told {
  readonly cardData?: unknown;
  readonly face?: number | null;
  readonly keywords?: readonly string[] | null;
  readonly attackRules?: readonly unknown[] | null;
  readonly blockRules?: readonly unknown[] | null;
  readonly enchants?: EntityFilter | null;
  readonly controlEffects?: readonly unknown[] | null;
}

const blockRules: readonly Effect['does'][] = [
  'BLOCKS',
  'CANT_BLOCK',
  'CANT_BLOCK_ALONE',
  'CANT_BE_BLOCKED',
  'BLOCKED_BY',
  'LURES',
  'MUST_BE_BLOCKED',
  'BLOCKS_MORE',
  'AT_MOST_BLOCK',
  'ATTACKER_CHOOSES_BLOCKS',
];

const saidOf: Readonly<Record<Replaced, (effect: Effect) => boolean>> = {
  keywords: (effect) => (effect.does === 'HAS' || effect.does === 'LOSES') && effect.creatures.is === 'SELF',
  attackRules: ({ does }) => attackEffects.includes(does),
  blockRules: ({ does }) => blockRules.includes(does),
  enchants: ({ does }) => does === 'ENCHANTS',
  controlEffects: ({ does }) => does === 'CONTROLS_HOST',
};
const replaceable: readonly Replaced[] = ['keywords', 'attackRules', 'blockRules', 'enchants', 'controlEffects'];

/** Reads the card of an object; null where the table tells its characteristics alone. */
export const printedOf = (told: Told, id: string): Printed | null => {
  if ((told.cardData ?? null) === null) return null;
  const { face } = readCard(told.cardData, told.face);
  if (!face) throw new Error(`The card of "${id}" has been accepted and cannot be read.`);
  const text = face.text === null ? null : readText(face.text, face.name ?? '', face.typeLine ?? '');
  const replaced = replaceable.filter((name) => (told[name] ?? null) !== null);
  const sentences = text?.sentences ?? [];
  return {
    cardData: keptOfCard(told.cardData),
    place: told.face ?? null,
    face,
    keywords: text?.keywords ?? face.keywords,
    sentences,
    clauses: sentences
      .flatMap((sentence) => (sentence.reading === 'READ' ? sentence.clauses : []))
      .filter(({ effect }) => !replaced.some((name) => saidOf[name](effect))),
    replaced,
  };
};
