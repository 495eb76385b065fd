import type { Declared } from '../../../src/questions/catalogue/form';
import type { Description, Edition, GameEvent } from '../api';

export type Attack = Declared['attacks'][number];
export type Block = Declared['blocks'][number];

/** Attacks and blocks that were put on the picture to see what the rules say of them. */
export type { Declared };

export const nothingDeclared: Declared = { attacks: [], blocks: [] };

/** The table on the page, its events, and everything that is tried out on it. */
export interface Document {
  readonly name: string;
  /** The stored game and its version, the newest where null; null for a table that is not stored. */
  readonly game: { readonly id: string; readonly version: number | null; readonly length: number } | null;
  readonly table: Description;
  /** The events of a table that is not stored; the first `until` of them count. */
  readonly events: readonly GameEvent[];
  readonly until: number;
  readonly supposed: readonly GameEvent[];
  readonly edition: Edition | null;
  readonly declared: Declared;
  /** The combat that the declaration belongs to, and ends with. */
  readonly declaredIn: string;
  /** Where the visitor's own table is kept, from the first change on; null for one that nobody has changed. */
  readonly kept: string | null;
  /** The address that the table came from, while it is as it came; null for others. */
  readonly link: string | null;
}

export const documentOf = (name: string, table: Description, events: readonly GameEvent[] = []): Document => ({
  name,
  game: null,
  table,
  events,
  until: events.length,
  supposed: [],
  edition: null,
  declared: nothingDeclared,
  declaredIn: '',
  kept: null,
  link: null,
});

/** Every event that counts, in order. */
export const happened = ({ events, until, supposed }: Document): readonly GameEvent[] => [
  ...events.slice(0, until),
  ...supposed,
];

/** How many events a stored game, or what was recorded here, has. */
export const lengthOf = ({ game, events }: Document): number => game?.length ?? events.length;

/** Whether the visitor may change the table itself: nothing of it was recorded or is only supposed. */
export const isOwn = ({ game, events, supposed }: Document): boolean => !game && !events.length && !supposed.length;

/** Changes what is shown; it can be taken back. */
export type Change = (part: Partial<Document> | ((now: Document) => Partial<Document>)) => void;

/** Changes the table: to another one, or from what it is by the time the change is ready. */
export type Edit = (to: Description | ((table: Description) => Description)) => void;

export interface Chosen {
  readonly kind: 'player' | 'object';
  readonly id: string;
}

/** A table with a creature whose attack is restricted in two ways: what a visitor sees first. No text bears on it. */
export const firstTable: Description = {
  variant: 'COMMANDER',
  options: { rangeOfInfluence: 1 },
  players: [
    { id: 'ann', name: 'Ann', life: 31 },
    { id: 'bob', name: 'Bob', life: 40 },
    { id: 'cat', name: 'Cat', life: 22 },
    { id: 'dan', name: 'Dan', life: 17 },
  ],
  objects: [
    {
      id: 'krenko',
      name: 'Krenko, Mob Boss',
      typeLine: 'Legendary Creature — Goblin Warrior',
      owner: 'ann',
      power: 3,
      toughness: 3,
      attackRules: [{ kind: 'GOADED', target: 'bob' }],
    },
    { id: 'Sol Ring', typeLine: 'Artifact', owner: 'ann', tapped: true },
    {
      id: 'atraxa',
      name: 'Atraxa, Praetors’ Voice',
      typeLine: 'Legendary Creature — Phyrexian Angel Horror',
      owner: 'bob',
      power: 4,
      toughness: 4,
      keywords: ['Flying', 'Vigilance', 'Deathtouch', 'Lifelink'],
    },
    {
      id: 'talrand',
      name: 'Talrand, Sky Summoner',
      typeLine: 'Legendary Creature — Merfolk Wizard',
      owner: 'cat',
      power: 2,
      toughness: 2,
    },
    {
      id: 'drake',
      name: 'Drake',
      typeLine: 'Token Creature — Drake',
      token: true,
      owner: 'cat',
      power: 2,
      toughness: 2,
      keywords: ['Flying'],
    },
    { id: 'Jace Beleren', typeLine: 'Legendary Planeswalker — Jace', owner: 'dan' },
    {
      id: 'wall',
      name: 'Wall of Omens',
      typeLine: 'Creature — Wall',
      owner: 'dan',
      power: 0,
      toughness: 4,
      keywords: ['Defender'],
    },
  ],
  turn: { activePlayers: ['ann'] },
};
