import type { Clause, Effect, Filter, Tally } from '../../clauses.js';
import { changeOfSeveral } from '../../effects/effect.js';
import { subject } from '../grammar/groups.js';
import { after, first, map, mapSome, maybe, means, pair, word, type Parser } from '../grammar/parser.js';
import { possessive } from '../grammar/references.js';
import { countable, tally } from '../grammar/tallies.js';
import type { Tokens } from '../grammar/tokens.js';
import { number } from '../grammar/words.js';
import { predicateOf, type PredicateParser } from './predicate.js';

const statModifier = /^[+\-−][\dx]+\/[+\-−][\dx]+$/;
const change = word((lower) => (statModifier.test(lower) ? lower.toUpperCase() : null));
/** Reads a change of power and toughness: "gets +1/+1". */
export const changeOfStats = after('get|gets an? additional?', change);

/** Reads the tally that a change counts: "for each …", or X. */
const counted: Parser<Tally> = first(after('for each', countable), after(',? where x is', tally));

/**
 * Changes of power and toughness (613.4c).
 *
 * Template: "⟨subject⟩ gets +⟨n⟩/+⟨n⟩ [for each ⟨group⟩|, where X is ⟨number⟩]".
 */
export const gets: PredicateParser = pair(changeOfStats, maybe(counted), (said, times) =>
  predicateOf({ does: 'CHANGES_STATS', change: said, ...(times && { times }) }),
);

const self: Filter = { is: 'SELF' };
const defined = (power: Tally | null, toughness: Tally | null): Effect => ({
  ...{ does: 'DEFINES_STATS', creatures: self, power, toughness },
});

/** Reads a toughness: "that number plus 1", or another number. */
const toughnessBeside = (power: Tally): Parser<Tally> =>
  first<Tally>(
    map(after('that number plus', number), (more) => ({ sum: [power, { number: more }] })),
    means('that number', power),
    tally,
  );

const powerAndToughness: Parser<Effect> = (tokens, at) => {
  const power = after('power is equal to', tally)(tokens, at);
  if (!power) return null;
  const behind = after('and its toughness is equal to', toughnessBeside(power.value))(tokens, power.next);
  return { value: defined(power.value, behind?.value ?? null), next: behind?.next ?? power.next };
};

const figures: Parser<Effect> = first<Effect>(
  map(after('power and toughness are each? equal to', tally), (each) => defined(each, each)),
  map(after('toughness is equal to', tally), (each) => defined(null, each)),
  powerAndToughness,
);

/**
 * Reads the value of a card's * (604.3, 613.4a).
 *
 * Template: "⟨this⟩'s power and toughness are each equal to ⟨number⟩", "⟨this⟩'s power is equal to ⟨number⟩ [and its toughness …]".
 */
export const definition: Parser<Effect> = mapSome(
  pair(possessive, figures, (of, effect) => ({ of, effect })),
  ({ of, effect }) => (of === 'SELF' ? effect : null),
);

/**
 * Reads a change under a condition, or by a number, that a table can't give: for the objects named, or for any
 * creatures if these are not understood.
 *
 * Template: "⟨whatever⟩ ⟨group⟩ get +⟨n⟩/+⟨n⟩ ⟨whatever⟩".
 */
export const possibleChange = (tokens: Tokens): Clause | null => {
  const at = tokens.lower.findIndex(
    (each, place) => /^gets?$/.test(each) && statModifier.test(tokens.lower[place + 1] ?? ''),
  );
  if (at < 0) return null;
  const meant = Array.from({ length: at }, (_, from) => subject(tokens, from)).find((read) => read?.next === at);
  const creatures = meant?.value ?? ANY_CREATURES;
  const effect = { does: 'CHANGES_STATS', creatures, change: changeOfSeveral(tokens.lower[at + 1] ?? '') } as const;
  return { effect, conditions: [], unlessPays: null };
};

const ANY_CREATURES: Filter = { is: 'TYPE', words: ['creature'], said: 'creatures' };
