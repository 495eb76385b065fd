import type { Declarations } from '../../../src/questions/catalogue/form';
import type { Description, Edition, GameEvent } from '../api';

export type Attack = Declarations['attacks'][number];
export type Block = Declarations['blocks'][number];

/** Attacks and blocks that the visitor declares in the picture to see whether they are legal. */
export type { Declarations as Declared };

export const nothingDeclared: Declarations = { attacks: [], blocks: [] };

/** The table on the page, its events, suppositions and declarations. */
export interface Document {
  readonly name: string;
  /** The stored game and its version, null for the newest; null for a table that is not stored. */
  readonly game: { readonly id: string; readonly version: number | null; readonly length: number } | null;
  readonly table: Description;
  /** The events of a table that is not stored; the first `until` of them count. */
  readonly events: readonly GameEvent[];
  readonly until: number;
  readonly supposed: readonly GameEvent[];
  readonly edition: Edition | null;
  readonly declared: Declarations;
  /** The combat of the declaration; when that combat ends, so does the declaration. */
  readonly declaredIn: string;
  /** The storage place of the visitor's own table, from the first change on; null for an unchanged one. */
  readonly kept: string | null;
  /** The address of the link that the table came from, while it is unchanged; otherwise null. */
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

/** Every event that applies, in order, including supposed ones. */
export const allEvents = ({ events, until, supposed }: Document): readonly GameEvent[] => [
  ...events.slice(0, until),
  ...supposed,
];

/** The number of events of the stored game, or of the table. */
export const lengthOf = ({ game, events }: Document): number => game?.length ?? events.length;

/** Whether the visitor may change the table itself: it is not stored and has no recorded or supposed events. */
export const isOwn = ({ game, events, supposed }: Document): boolean => !game && !events.length && !supposed.length;

/** Changes the document, with an undo step. */
export type Change = (part: Partial<Document> | ((now: Document) => Partial<Document>)) => void;

/** Replaces the table, or updates the one that is current when the change is ready. */
export type Edit = (to: Description | ((table: Description) => Description)) => void;

export interface ChosenEntity {
  readonly kind: 'player' | 'object';
  readonly id: string;
}

/** The table that a visitor sees first: two rules restrict its creature's attack, and no card text affects it. */
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
      ...{ id: 'krenko', name: 'Krenko, Mob Boss', typeLine: 'Legendary Creature — Goblin Warrior', owner: 'ann' },
      ...{ power: 3, toughness: 3 },
      attackRules: [{ kind: 'GOADED', target: 'bob' }],
    },
    { id: 'Sol Ring', typeLine: 'Artifact', owner: 'ann', tapped: true },
    {
      ...{ id: 'atraxa', name: 'Atraxa, Praetors’ Voice', typeLine: 'Legendary Creature — Phyrexian Angel Horror' },
      ...{ owner: 'bob', power: 4, toughness: 4, keywords: ['Flying', 'Vigilance', 'Deathtouch', 'Lifelink'] },
    },
    {
      ...{ id: 'talrand', name: 'Talrand, Sky Summoner', typeLine: 'Legendary Creature — Merfolk Wizard' },
      ...{ owner: 'cat', power: 2, toughness: 2 },
    },
    {
      ...{ id: 'drake', name: 'Drake', typeLine: 'Token Creature — Drake', token: true },
      ...{ owner: 'cat', power: 2, toughness: 2, keywords: ['Flying'] },
    },
    { id: 'Jace Beleren', typeLine: 'Legendary Planeswalker — Jace', owner: 'dan' },
    {
      ...{ id: 'wall', name: 'Wall of Omens', typeLine: 'Creature — Wall', owner: 'dan' },
      ...{ power: 0, toughness: 4, keywords: ['Defender'] },
    },
  ],
  turn: { activePlayers: ['ann'] },
};
