import type { DurationEnd } from '../../state/effects/duration.js';
import type { Clause, Filter } from '../clauses.js';
import type { Matter } from './bearing-words.js';

/** The objects that an effect is on, where its ability does not say which: its targets, or what it did something to before. */
export interface ObjectsAsked {
  readonly what: Filter;
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
}

/**
 * An effect that comes of a spell or of a triggered, activated, loyalty or chapter ability, and goes on (611.2). In its clauses
 * the host stands for each of the objects that it asks for, and the enchanted player for the player.
 */
export interface Offer {
  /** The sentences of the card that make it. */
  readonly says: string;
  readonly clauses: readonly Clause[];
  /** Null: it is on its source, or on a group. */
  readonly objects: ObjectsAsked | null;
  /** Whether it asks for a player: whose creatures they are, or who gains control. */
  readonly asksForPlayer: boolean;
  /** Null: goading, which ends as the goading player's next turn begins (701.15a). */
  readonly end: DurationEnd | null;
}

/** A sentence that may make an effect which bears on what is asked, and is not understood. */
export interface Hint {
  readonly says: string;
  readonly matters: ReadonlySet<Matter>;
}
