import { perEdition, type RulesEdition } from './editions.js';

/** Where an edition decides otherwise than the newest one. */
export interface EditionDifference {
  readonly topic: string;
  /** The rule's number in that edition; null where it has no such rule. */
  readonly number: string | null;
  readonly summary: string;
}

const differencesByEdition = perEdition((): readonly EditionDifference[] => []);

export const differencesOf = (edition: RulesEdition): readonly EditionDifference[] => differencesByEdition[edition];
