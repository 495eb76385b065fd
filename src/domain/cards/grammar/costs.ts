import type { Cost } from '../clauses.js';
import { group } from './groups.js';
import { first, many, mapSome, maybe, pair, says, word, type Parser } from './parser.js';
import { number } from './words.js';

const symbol: Parser<string> = word((_, said) => (/^\{(?![xyz]\})[^{}]+\}$/i.test(said) ? said : null));
const mana: Parser<Cost> = mapSome(many(symbol), (symbols) => (symbols.length ? symbols.join('') : null));
const life: Parser<Cost> = pair(number, says('life'), (amount) => `${amount} life`);

/** The words of a group as they stand, for a cost that is told in words. */
const asSaid =
  (parser: Parser<unknown>): Parser<string> =>
  (tokens, at) => {
    const found = parser(tokens, at);
    return found && { value: tokens.words.slice(at, found.next).join(' '), next: found.next };
  };

const some: Parser<string> = asSaid(pair(maybe(number), group, () => null));
const deed: Parser<Cost> = first(
  pair(says('sacrifice|sacrifices'), some, (_, what) => `sacrifice ${what}`),
  pair(says('tap|taps'), some, (_, what) => `tap ${what}`),
  pair(
    pair(says('return|returns'), some, (_, what) => what),
    says("to its|their owner's|owners' hand|hands"),
    (what) => `return ${what} to its owner's hand`,
  ),
);

const theyControl = maybe(says('he|they or? she? control|controls'));
const attackingWhom = maybe(first(says('you or|and a? planeswalker|planeswalkers you control'), says('you')));

/**
 * One payment for each creature that attacks or blocks, as each is a cost of its own.
 *
 * Template: "for each of those creatures", "for each ⟨group⟩ they control that is attacking you", "for each blocking creature".
 */
const forEach: Parser<unknown> = first<unknown>(
  says('for each of those creatures'),
  pair(says('for each attacking|blocking creature'), theyControl, () => null),
  pair(
    pair(
      says('for each'),
      pair(group, theyControl, () => null),
      () => null,
    ),
    pair(says('that is attacking|blocking'), attackingWhom, () => null),
    () => null,
  ),
);

/** Template: "unless ⟨its controller⟩ pays|sacrifices|returns ⟨cost⟩ [for each of those creatures]". */
export const cost: Parser<Cost> = pair(
  pair(
    says('unless'),
    first(says('its|their controller|controllers'), says('you'), says('that player'), says('they')),
    () => null,
  ),
  pair(
    first(
      pair(says('pay|pays'), first(mana, life), (_, paid) => paid),
      deed,
    ),
    maybe(forEach),
    (paid) => paid,
  ),
  (_, paid) => paid,
);
