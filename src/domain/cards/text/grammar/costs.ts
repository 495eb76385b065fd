import type { Amount, Cost, Filter, Tally, Target } from '../../clauses.js';
import { hasX } from '../../../values/cost-with-x.js';
import { countersOnIt } from './counters.js';
import { cardsCounted } from './cards-in-zones.js';
import { all } from './group-words.js';
import { amount, group } from './groups.js';
import {
  after,
  before,
  first,
  sequence,
  many,
  map,
  mapSome,
  maybe,
  means,
  pair,
  says,
  word,
  type Parser,
} from './parser.js';
import { target as aim } from './players.js';
import { number } from './words.js';

const symbol: Parser<string> = word((_, said) => (/^\{(?![yz]\})[^{}]+\}$/i.test(said) ? said : null));
const mana: Parser<Cost> = mapSome(many(symbol), (symbols) => (symbols.length ? symbols.join('') : null));
const life: Parser<Cost> = pair(number, says('life'), (amount) => `${amount} life`);

/** Returns the words of a group as they are written, for a cost in words. */
const asSaid =
  (parser: Parser<unknown>): Parser<string> =>
  (tokens, at) => {
    const found = parser(tokens, at);
    return found && { value: tokens.words.slice(at, found.next).join(' '), next: found.next };
  };

const notDeclared = says('not declared as an attacking or|and blocking creature this combat');
const some: Parser<string> = asSaid(sequence(maybe(number), group, maybe(notDeclared)));
const deed: Parser<Cost> = first(
  pair(says('sacrifice|sacrifices'), some, (_, what) => `sacrifice ${what}`),
  pair(says('tap|taps'), some, (_, what) => `tap ${what}`),
  map(
    before(after('return|returns', some), "to its|their owner's|owners' hand|hands"),
    (what) => `return ${what} to its owner's hand`,
  ),
);

/** The player who pays, as the sentence names them. */
export type Payer = 'CONTROLLER' | 'YOU' | 'THEY' | 'DEFENDING';

/** The creatures that a cost is paid for: the sentence's subject, or "each creature attacking you". */
export interface PaidFor {
  readonly does: 'ATTACKS' | 'BLOCKS' | null;
  readonly creatures: Filter | null;
  readonly target: Target | null;
}

export interface Payment {
  readonly cost: Cost;
  readonly by: Payer;
  /** The things for each of which the cost is paid; null: the cost is paid once. */
  readonly forEach: PaidFor | null;
  /** The value of X in the cost. */
  readonly x: Tally | null;
}

const held = says('he|they or? she? control|controls');
const theyControl = maybe(held);
const thatPlayer: Target = { player: 'ENCHANTED', also: null };

const heldGroup: Parser<Filter> = before(after('for each', group), theyControl);
const doing = first<Pick<PaidFor, 'does' | 'target'>>(
  map(after('that? is? attacking', maybe(first(means('that player|opponent', thatPlayer), aim))), (target) => ({
    does: 'ATTACKS',
    target,
  })),
  means('that? is? blocking it|~|@?', { does: 'BLOCKS', target: null }),
);

const each = (does: PaidFor['does'], creatures: Filter | null): PaidFor => ({ does, creatures, target: null });

/**
 * One payment for each creature that attacks or blocks, as each is a cost of its own.
 *
 * Template: "for each of those creatures", "for each ⟨group⟩ they control that is attacking you", "for each blocking
 * creature"; not "for each attacking creature", which counts the others, too.
 */
const forEach: Parser<PaidFor> = first<PaidFor>(
  means('for each of those creatures', each(null, null)),
  map(after('for each attacking creature', held), () => each('ATTACKS', null)),
  map(after('for each blocking creature', theyControl), () => each('BLOCKS', null)),
  pair(heldGroup, doing, (creatures, found) => ({ ...found, creatures })),
);

const payer: Parser<Payer> = first<Payer>(
  means('its|their controller|controllers', 'CONTROLLER'),
  means('you', 'YOU'),
  means('they', 'THEY'),
  means('that player', 'THEY'),
  means('defending player', 'DEFENDING'),
);

const typesAmongLands = 'the number of basic land types among lands you control';
const ownLand = (word: string): Filter =>
  all({ is: 'TYPE', words: [word], said: word }, { is: 'CONTROLLED', by: 'YOU' });
/** The number of basic land types among a player's lands (305.6). */
export const landTypesAmongLands: Amount = {
  kinds: 'plains island swamp mountain forest'.split(' ').map(ownLand),
  said: typesAmongLands,
};

const whereX: Parser<Tally> = after(
  ', where x is',
  first<Tally>(means(typesAmongLands, landTypesAmongLands), after('the number of', countersOnIt), amount),
);

/** Template: "unless ⟨its controller⟩ pays {1} for each ⟨card in a zone⟩|⟨counter⟩ on it". */
const forEachCounted: Parser<Payment> = pair(
  before(after('unless', payer), 'pay|pays {1} for each'),
  first<Tally>(cardsCounted, countersOnIt),
  (by, x) => ({ by, cost: '{X}', forEach: null, x }),
);

/** Template: "unless ⟨its controller⟩ pays|sacrifices|returns ⟨cost⟩ [for each of those creatures] [, where X is ⟨number⟩]". */
const once: Parser<Payment> = mapSome(
  pair(
    pair(after('unless', payer), first(after('pay|pays', first(mana, life)), deed), (by, cost) => ({ by, cost })),
    pair(maybe(forEach), maybe(whereX), (found, x) => ({ forEach: found, x })),
    (paid, found) => ({ ...paid, ...found }),
  ),
  (paid) => ((paid.x !== null) === hasX(paid.cost) ? paid : null),
);

/** Reads the payment that lifts a restriction. */
export const payment: Parser<Payment> = first(forEachCounted, once);
