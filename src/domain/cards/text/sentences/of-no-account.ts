import { after, before, first, map, says, word } from '../grammar/parser.js';
import { noEffect, type Predicate, type PredicateParser } from './predicate.js';

/** A symbol of a cost. */
export const symbol = word((lower) => (/^\{[^{}]+\}$/.test(lower) ? lower : null));

const templates = [
  'assign|assigns combat damage equal to its|their toughness rather than its|their power',
  "can't be sacrificed",
  "can't be regenerated",
  "can't be countered",
  "can't crew vehicles",
  "can't transform",
  "can't become suspected",
  "can't saddle mounts",
  'saddle mounts',
  "can't activate abilities",
  "can't phase out",
  "don't|doesn't untap during its|their controller's|controllers' untap step|steps",
  "don't|doesn't untap during your untap step",
  'enter|enters the? battlefield? tapped',
  'is|are still a? land|lands',
  'is|are still a? artifact|artifacts',
  'is|are still a? planeswalker|planeswalkers',
];

/**
 * Reads predicates that affect no question, next to others that do.
 *
 * Template: "⟨subject⟩ … and can't be sacrificed", "… and doesn't untap during its controller's untap step".
 */
export const irrelevantPredicate: PredicateParser = map(says(...templates), (): Predicate => noEffect);

/** A statement about a subject's abilities: "and its activated abilities can't be activated". */
export const irrelevantAbilities = first<unknown>(
  says(
    "its|their activated abilities with {t} in their costs can't be activated",
    "its|their activated abilities can't be activated unless they're|they are? mana abilities",
    "its|their activated abilities can't be activated",
    "its|their loyalty abilities can't be activated",
  ),
  after('equip|ninjutsu|cycling abilities you activate cost', before(symbol, 'less|more to activate')),
);
