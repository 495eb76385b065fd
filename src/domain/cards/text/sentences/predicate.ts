import type { Effect, Filter } from '../../clauses.js';
import type { Parser } from '../grammar/parser.js';

/** The statement of a sentence about its subject. */
export type Predicate = (creatures: Filter) => readonly Effect[];

/** Reads a predicate: a verb and its complements. */
export type PredicateParser = Parser<Predicate>;

export const nothing: Predicate = () => [{ does: 'NOTHING' }];
