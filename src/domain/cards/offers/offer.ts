import type { DurationEnd } from '../../state/effects/duration.js';
import type { Clause, Filter } from '../clauses.js';
import type { QuestionTopic } from './bearing-words.js';

/** The objects that an effect's text leaves open: its targets, or objects that the ability acted on before. */
export interface NeededObjects {
  readonly what: Filter;
  readonly least: number;
  /** The greatest number of objects; null: any number. */
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
  /** The objects that the effect is on; null: its source, or a group. */
  readonly objects: NeededObjects | null;
  /** Whether a player must be named: the creatures' controller, or the player who gains control. */
  readonly asksForPlayer: boolean;
  /** When the effect ends; null: goading, which ends as the goading player's next turn begins (701.15a). */
  readonly end: DurationEnd | null;
}

/** A sentence that was not understood and may make an effect that affects answers. */
export interface Hint {
  readonly says: string;
  readonly matters: ReadonlySet<QuestionTopic>;
}
