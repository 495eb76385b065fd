import fc from 'fast-check';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { notAsked, read, unread } from './sentences.js';

const sentences = [...read.map(([sentence]) => sentence), ...unread, ...notAsked];

export const players = ['Ann', 'Bob', 'Cyd'];

type Chosen = Readonly<{ owner: string; lines: readonly string[]; host: number }>;

/** Cards of our own with up to three sentences, some of them attached to others. */
export const chosen: fc.Arbitrary<readonly Chosen[]> = fc.array(
  fc.record({
    owner: fc.constantFrom(...players),
    lines: fc.uniqueArray(fc.constantFrom(...sentences), { maxLength: 3 }),
    host: fc.nat(9),
  }),
  { minLength: 2, maxLength: 5 },
);

export const objectsOf = (cards: readonly Chosen[]): readonly ObjectDescription[] =>
  cards.map(({ owner, lines, host }, index) => ({
    id: `card-${index}`,
    owner,
    cardData: {
      type_line: host < cards.length && host !== index ? 'Artifact — Equipment' : 'Creature — Wall',
      ...{ name: 'NAME', oracle_text: lines.join('\n'), power: String(index), toughness: '2' },
    },
    ...(host < cards.length && host !== index && { attachedTo: `card-${host}` }),
  }));
