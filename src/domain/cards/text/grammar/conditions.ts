import type { Condition, Filter, Tally, Who } from '../../clauses.js';
import { cardsCounted, cardsInZone } from './cards-in-zones.js';
import { countersOn } from './counters.js';
import { all, not } from './group-words.js';
import { amount, group, kindsOfIt, oneGroup } from './groups.js';
import { keywordName } from './keyword-names.js';
import {
  after,
  before,
  comma,
  first,
  many,
  map,
  mapSome,
  means,
  pair,
  memoizedParser,
  says,
  several,
  three,
  type Parser,
} from './parser.js';
import { controls, holder, player, rival } from './players.js';
import { possessive, reference } from './references.js';
import { devotion } from './tallies.js';
import { number } from './words.js';

interface Count {
  readonly least: number;
  readonly most: number | null;
}

const atLeast = (least: number): Count => ({ least, most: null });

/** "three or more", "at least three", "no", "two or fewer", "exactly one". */
const severalOrNone: Parser<Count> = first<Count>(
  map(before(number, 'or more|greater'), atLeast),
  map(before(number, 'or fewer|less'), (most) => ({ least: 0, most })),
  map(after('at least', number), atLeast),
  map(after('at most', number), (most) => ({ least: 0, most })),
  map(after('exactly', number), (exactly) => ({ least: exactly, most: exactly })),
  means('no', { least: 0, most: 0 }),
);

/** "a", or nothing at all: at least one. */
const some: Parser<Count> = means('a?', atLeast(1));

/** Reads several kinds as one count: "three or more Goats and Elks", but not "a Goat and an Elk". */
const counted: Parser<Count & { readonly what: Filter }> = first(
  pair(some, oneGroup, (told, what) => ({ ...told, what })),
  pair(severalOrNone, group, (told, what) => ({ ...told, what })),
);

/** Template: "⟨player⟩ controls [⟨n⟩ or more] ⟨group⟩". */
const control: Parser<Condition> = memoizedParser(
  pair(controls, counted, (who, told): Condition => ({ asks: 'CONTROLS', who, ...told })),
);

/** Template: "no opponent|player controls ⟨group⟩". */
const nobodyControls: Parser<Condition> = pair(
  first<Who>(means('no opponent controls', 'OPPONENTS'), means('no player controls', 'ANYBODY')),
  counted,
  (who, told): Condition => ({ asks: 'NOT', of: { asks: 'CONTROLS', who, ...told } }),
);

/** Template: "⟨player⟩ controls enchanted creature". */
const held: Parser<Condition> = pair(holder, reference, (by, which): Condition => ({
  asks: 'IS',
  which,
  what: { is: 'CONTROLLED', by },
}));

/** Template: "⟨player⟩ controls ⟨n⟩ or more ⟨group⟩ that share a creature type". */
const share: Parser<Condition> = mapSome(
  before(control, 'that share a|at? least? one? creature type'),
  (found): Condition | null =>
    found.asks === 'CONTROLS' && found.most === null && found.who !== 'ALL_OPPONENTS'
      ? { asks: 'SHARE_TYPE', who: found.who, least: found.least, what: found.what }
      : null,
);

const isOneInCombat = (who: Who): boolean => who === 'DEFENDING' || who === 'ATTACKING';
const isOne = (who: Who): boolean => who === 'YOU' || who === 'ENCHANTED' || who === 'OWNER' || isOneInCombat(who);

/** Whether a comparison is unambiguous: of somebody with one other player, or of "you" with several. */
const areComparable = ({ who, than }: { readonly who: Who; readonly than: Who }): boolean => {
  if (who === 'ALL_OPPONENTS') return false;
  if (than === 'OTHERS') return who === 'YOU';
  return [who, than].some(isOneInCombat) ? isOne(who) && isOne(than) : isOne(who) || isOne(than);
};

/** Template: "⟨player⟩ controls more ⟨group⟩ than ⟨player⟩". */
const more: Parser<Condition> = mapSome(
  three(before(controls, 'more'), group, after('than', rival), (who, what, than) => ({ who, what, than })),
  (found): Condition | null => (areComparable(found) ? { asks: 'MORE_THAN', ...found } : null),
);

const quality: Parser<Filter> = first(
  kindsOfIt,
  means('legendary', { is: 'TYPE' as const, words: ['legendary'], said: 'legendary' }),
);

const isOrNot: Parser<boolean> = first(means('is not', false), means("isn't", false), means('is', true));

/** Template: "this creature is [not] ⟨color, state or type⟩", "enchanted creature has ⟨keyword⟩". */
const being: Parser<Condition> = first<Condition>(
  map(before(reference, 'is attacking alone'), (which) => ({ asks: 'ATTACKS_ALONE', which })),
  three(reference, isOrNot, quality, (which, is, what) => ({ asks: 'IS', which, what: is ? what : not(what) })),
  pair(reference, after('has', several(keywordName, comma)), (which, names) => ({
    ...{ asks: 'IS', which },
    what: all(...names.map((keyword): Filter => ({ is: 'KEYWORD', keyword }))),
  })),
);

/** Template: "⟨this⟩ is in your graveyard". */
const buried: Parser<Condition> = mapSome(before(reference, 'is in your graveyard'), (which): Condition | null =>
  which === 'SELF' ? { asks: 'IN_GRAVEYARD' } : null,
);

/** Template: "⟨this⟩ has ⟨counters⟩ on it", "there are ⟨counters⟩ on ⟨this⟩". */
const borne: Parser<Condition> = first<Condition>(
  pair(reference, after('has', before(countersOn, 'it|him|her')), (which, what) => ({ asks: 'IS', which, what })),
  pair(after('there is|are', countersOn), reference, (what, which) => ({ asks: 'IS', which, what })),
);

const statOf: Parser<Condition> = pair(
  possessive,
  three(
    first(means('power', 'POWER' as const), means('toughness', 'TOUGHNESS' as const)),
    after('is', amount),
    first(means('or greater|more', 'AT_LEAST' as const), means('or less', 'AT_MOST' as const)),
    (stat, than, compare): Filter => ({ is: 'STAT', stat, than, compare }),
  ),
  (which, what): Condition => ({ asks: 'IS', which, what }),
);

/** Template: "a|⟨n⟩ or more ⟨group⟩ is on the battlefield", "there are ⟨n⟩ ⟨group⟩ on the battlefield". */
const existence: Parser<Condition> = map(
  first(before(counted, 'is|are on the battlefield'), after('there is|are', before(counted, 'on? the? battlefield?'))),
  (found): Condition => ({ asks: 'EXISTS', ...found }),
);

/** Template: "a ⟨group⟩ also attacks", "at least two other creatures block". */
const company: Parser<Condition> = mapSome(
  pair(
    counted,
    after('also?', first(means('attack|attacks', 'ATTACKS' as const), means('block|blocks', 'BLOCKS' as const))),
    (found, does) => ({ ...found, does }),
  ),
  ({ least, most, what, does }): Condition | null => (most === null ? { asks: 'COMPANY', does, least, what } : null),
);

const moreOrLess = first(means('or more|greater', 'AT_LEAST' as const), means('or less|fewer', 'AT_MOST' as const));
const soMuch = pair(number, moreOrLess, (told, compare) => ({ compare, number: told }));

/** Template: "⟨player⟩ has|have ⟨n⟩ or more|less life", "your life total is ⟨n⟩ or more|less", "⟨player⟩ has more life than ⟨player⟩". */
const life: Parser<Condition> = first<Condition>(
  pair(before(player, 'has|have'), before(soMuch, 'life'), (who: Who, rest) => ({ asks: 'LIFE', who, ...rest })),
  map(after('your life total is', soMuch), (rest) => ({ asks: 'LIFE', who: 'YOU', ...rest })),
  mapSome(
    pair(before(player, 'has|have more life than'), rival, (who, than) => ({ who, than })),
    (found): Condition | null => (areComparable(found) ? { asks: 'MORE_LIFE', ...found } : null),
  ),
);

/** Template: "⟨player⟩ has|have ⟨n⟩ or more poison counters", "⟨player⟩ is poisoned". */
const poison: Parser<Condition> = pair(
  player,
  first(after('has|have', before(number, 'or more poison counters')), means('is|are poisoned', 1)),
  (who: Who, least) => ({ asks: 'POISON', who, least }),
);

const monarch = (who: Who, is = true): Condition => {
  const asked: Condition = { asks: 'DESIGNATED', who, as: 'monarch' };
  return is ? asked : { asks: 'NOT', of: asked };
};

/** Template: "⟨player⟩ is [not] the monarch", "you're [not] the monarch", "⟨player⟩ has the initiative". */
const designated: Parser<Condition> = first<Condition>(
  pair(player, before(first(isOrNot, means('are not', false), means('are', true)), 'the monarch'), monarch),
  map(before(player, 'has|have the initiative'), (who) => ({ asks: 'DESIGNATED', who, as: 'initiative' })),
);

const cardsInHand: Tally = { cards: null, zone: 'HAND', of: 'YOU' };
const areThere = says('is|are in');

/** Template: "your devotion to ⟨color⟩ is less than ⟨n⟩", "there are ⟨n⟩ or more ⟨cards⟩ in ⟨zone⟩", "you have no cards in hand". */
const counts: Parser<Condition> = map(
  first<Count & { readonly counted: Tally }>(
    pair(
      devotion,
      first(
        map(after('is less than', number), (limit) => ({ least: 0, most: limit - 1 })),
        after('is', severalOrNone),
      ),
      (devotionTo, count) => ({ counted: { devotionTo }, ...count }),
    ),
    pair(after('there is|are', first(severalOrNone, some)), cardsCounted, (count, counted) => ({ counted, ...count })),
    pair(severalOrNone, cardsInZone(areThere), (count, counted) => ({ counted, ...count })),
    before(
      map(after('you have', severalOrNone), (count) => ({ counted: cardsInHand, ...count })),
      'card|cards in hand',
    ),
  ),
  (found): Condition => ({ asks: 'COUNTS', ...found }),
);

/** Template: "it is [not] your turn". */
const turn: Parser<Condition> = first<Condition>(
  means('it is your turn', { asks: 'TURN_OF', who: 'YOU' }),
  means('it is not your turn', { asks: 'NOT', of: { asks: 'TURN_OF', who: 'YOU' } }),
  means("it isn't your turn", { asks: 'NOT', of: { asks: 'TURN_OF', who: 'YOU' } }),
);

/** Reads a condition, without "if" or "as long as". */
export const condition: Parser<Condition> = memoizedParser(
  first(
    turn,
    share,
    more,
    control,
    nobodyControls,
    held,
    borne,
    buried,
    being,
    statOf,
    counts,
    existence,
    company,
    life,
    poison,
    designated,
  ),
);

const whileItHolds: Parser<Condition> = first<Condition>(
  after(says('if', 'as long as'), condition),
  means('during your turn', { asks: 'TURN_OF', who: 'YOU' }),
  means('during extra turns', { asks: 'EXTRA_TURN' }),
  means('during turns other than yours', { asks: 'NOT', of: { asks: 'TURN_OF', who: 'YOU' } }),
);

const negation = (of: Condition): Condition => (of.asks === 'NOT' ? of.of : { asks: 'NOT', of });

/** Template, after a clause: "unless ⟨condition⟩". */
export const exception: Parser<Condition> = map(after('unless', condition), negation);

/** Template, after a clause: "if|as long as ⟨condition⟩", "unless ⟨condition⟩", "during your turn". */
export const conditionBehind: Parser<Condition> = first(whileItHolds, exception);

/** At most one of several conditions may be about the defending player, as each is tested separately. */
const areTogether = (all: readonly Condition[]): boolean =>
  all.filter((each) => JSON.stringify(each).includes('DEFENDING')).length < 2;

const allOfThem: Parser<readonly Condition[]> = mapSome(after('as long as', several(condition, says('and'))), (found) =>
  areTogether(found) ? found : null,
);

const oneAlone: Parser<readonly Condition[]> = map(whileItHolds, (found) => [found]);

/** Template, before a clause: "As long as ⟨condition⟩ [and …],", "If ⟨condition⟩,", "During your turn,"; none or several. */
export const conditionsBefore: Parser<readonly Condition[]> = mapSome(
  many(before(first(allOfThem, oneAlone), ',?')),
  (found) => (areTogether(found.flat()) ? found.flat() : null),
);
