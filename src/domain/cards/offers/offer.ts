import type { DurationEnd } from '../../state/effects/duration.js';
import type { Clause, Filter } from '../clauses.js';
import type { QuestionTopic } from './bearing-words.js';

/** The objects that an effect affects but its text leaves open: its targets, or objects it did something to before. */
export interface NeededObjects {
  readonly what: Filter;
  readonly least: number;
  /** Null: any number. */
  readonly most: number | null;
}

/**
 * An ongoing effect that a spell or a triggered, activated, loyalty or chapter ability may make (611.2). In its clauses
 * the host stands for each of the objects that must be named, and the enchanted player for the player.
 */
export interface Offer {
  /** The sentences of the card that make it. */
  readonly says: string;
  readonly clauses: readonly Clause[];
  /** Null: it affects its source, or a group. */
  readonly objects: NeededObjects | null;
  /** Whether it asks for a player: whose creatures they are, or who gains control. */
  readonly asksForPlayer: boolean;
  /** Null: goading, which ends as the goading player's next turn begins (701.15a). */
  readonly end: DurationEnd | null;
}

/** A sentence that was not understood and may make an effect that affects answers. */
export interface Hint {
  readonly says: string;
  readonly matters: ReadonlySet<QuestionTopic>;
}
