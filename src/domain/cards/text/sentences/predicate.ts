import type { Effect, Filter } from '../../clauses.js';
import type { Parser } from '../grammar/parser.js';

/** The statement of a sentence about its subject. */
export type Predicate = (creatures: Filter) => readonly Effect[];

/** Reads a predicate: a verb and its complements. */
export type PredicateParser = Parser<Predicate>;

export const noEffect: Predicate = () => [{ does: 'NOTHING' }];

type OfCreatures = Extract<Effect, { readonly creatures: Filter }>;

/** An effect without the objects that it is about. */
export type EffectOfPredicate<Of = OfCreatures> = Of extends OfCreatures ? Omit<Of, 'creatures'> : never;

/** A predicate that states those effects of its subject. */
export const predicateOf =
  (...said: readonly EffectOfPredicate[]): Predicate =>
  (creatures) =>
    said.map((each) => ({ ...each, creatures }));

/** A predicate that joins several. */
export const joinPredicates =
  (found: readonly Predicate[]): Predicate =>
  (creatures) =>
    found.flatMap((each) => each(creatures));
