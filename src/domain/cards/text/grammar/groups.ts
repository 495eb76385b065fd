import type { Comparison } from '../../../state/vocabulary.js';
import type { Amount, Filter, Reference, Stat } from '../../clauses.js';
import { cardName } from './card-names.js';
import { cardsCounted } from './cards-in-zones.js';
import { withCounters } from './counters.js';
import { all, any, groupWords, not } from './group-words.js';
import { keywordName } from './keyword-names.js';
import {
  after,
  before,
  first,
  lazy,
  many,
  map,
  mapSome,
  maybe,
  means,
  pair,
  memoizedParser,
  says,
  several,
  three,
  word,
  type Parser,
} from './parser.js';
import { holder } from './players.js';
import { lastNamed, marks, possessive, reference } from './references.js';
import type { Tokens } from './tokens.js';
import { number, size, stateWord, type GroupWord } from './words.js';

export const creature: Filter = { is: 'TYPE', words: ['creature'], said: 'creature' };

/** Whether the earlier words share the last noun: "black or green creature", "artifact and/or white creatures". */
const sharesNoun = (before: readonly GroupWord[], last: readonly GroupWord[]): boolean =>
  !before.some(({ noun }) => noun) || (last.length > 1 && !before.some(({ plain }) => plain));

/** Combines types with adjectives, or several types with one noun; null without a noun. */
const kindOf = (runs: readonly (readonly GroupWord[])[]): Filter | null => {
  const last = runs.at(-1) ?? [];
  const noun = last.at(-1);
  if (!noun?.noun) return null;
  if (runs.length > 1 && runs.some((run) => run !== last && run.some(({ filter }) => filter.is === 'NOT'))) return null;
  if (!runs.every((run) => run === last || (noun.plain && sharesNoun(run, last)))) return null;
  return any(...runs.map((run) => all(...(run === last ? run : [...run, noun]).map(({ filter }) => filter))));
};

/** "black, red, or green creatures": before a comma only adjectives are read here, as a noun may end the group. */
const adjectives = mapSome(groupWords, (words) => (words.some(({ noun }) => noun) ? null : words));
const listed = pair(several(adjectives, says(',')), after(', or|and|and/or', groupWords), (some, last) => [
  ...some,
  last,
]);
const kind: Parser<Filter> = mapSome(first(listed, several(groupWords, says('or|and|and/or'))), kindOf);
export const oneKind: Parser<Filter> = mapSome(groupWords, (words) => kindOf([words]));

const ofKeyword = (keyword: string): Filter => ({ is: 'KEYWORD', keyword });
const keywords: Parser<Filter> = map(before(several(keywordName, says('or', ', or')), 'abilities?'), (names) =>
  any(...names.map(ofKeyword)),
);
/** "with flying and first strike": with both; a single keyword is read by `keywords`. */
const allKeywords: Parser<Filter> = mapSome(several(keywordName, says('and')), (names) =>
  names.length > 1 ? all(...names.map(ofKeyword)) : null,
);

/** Groups and kinds as parts of each other. */
const anyGroup: Parser<Filter> = lazy(() => group);
const anyKinds: Parser<Filter> = lazy(() => kindsOfIt);

/** "2", "this creature's power", "the number of Islands you control". */
export const amount: Parser<Amount> = first<Amount>(
  map(number, (found) => ({ number: found })),
  pair(after('the?', possessive), statWord(), (of, stat) => ({ stat, of })),
  map(after('the number of', anyGroup), (count) => ({ count })),
  after('the number of', cardsCounted),
);

function statWord(): Parser<'POWER' | 'TOUGHNESS'> {
  return word((lower) => (lower === 'power' ? 'POWER' : lower === 'toughness' ? 'TOUGHNESS' : null));
}

const atMost = first<Comparison>(means('or greater|more', 'AT_LEAST'), means('or less|lower|fewer', 'AT_MOST'));

/** The creature that a sentence is about, if it is a single one: the word before "can't". */
const subjectOf = ({ lower }: Tokens, at: number): Reference | null => {
  const verb = lower.lastIndexOf("can't", at);
  return /^(?:and|or)$/.test(lower[verb - 2] ?? '') ? null : (marks[lower[verb - 1] ?? ''] ?? null);
};

/** "greater power": greater than that of the sentence's subject. */
const relative: Parser<Filter> = (tokens, at) => {
  const of = subjectOf(tokens, at);
  const found = of && comparedStat(tokens, at);
  return found && { value: { is: 'STAT', ...found.value, than: { stat: found.value.stat, of } }, next: found.next };
};
const comparedStat = pair(
  first<Comparison>(means('greater', 'GREATER'), means('lesser', 'LESS')),
  statWord(),
  (compare, stat) => ({ stat, compare }),
);

const ofStat = (which: Stat, compare: Comparison, than: Amount): Filter => ({ is: 'STAT', stat: which, compare, than });

/** "power 2 or less", "power less than its own", "power equal to or greater than the enchanted creature's toughness". */
const stat: Parser<Filter> = first<Filter>(
  relative,
  after('power and toughness', size),
  pair(after('power or toughness', number), atMost, (number, compare) =>
    any(...(['POWER', 'TOUGHNESS'] as const).map((each) => ofStat(each, compare, { number }))),
  ),
  three(statWord(), number, atMost, (which, number, compare) => ofStat(which, compare, { number })),
  three(
    statWord(),
    first<Comparison>(
      means('less than or equal to', 'AT_MOST'),
      means('greater than or equal to', 'AT_LEAST'),
      means('equal to or greater than', 'AT_LEAST'),
      means('equal to or less than', 'AT_MOST'),
      means('less than', 'LESS'),
      means('greater than', 'GREATER'),
    ),
    amount,
    ofStat,
  ),
);

const manaValue = 'mana value|values';
const even: Filter = { is: 'MANA_VALUE', bounds: 'EVEN' };

/** "mana value 3 or less", "mana value 4", "even mana values". */
const ofManaValue: Parser<Filter> = first<Filter>(
  pair(
    after(manaValue, number),
    first(atMost, (_, at) => ({ value: 'EQUAL' as const, next: at })),
    (number, compare) => ({ is: 'MANA_VALUE', bounds: { compare, number } }),
  ),
  before(means('an? even', even), manaValue),
  before(means('an? odd', not(even)), manaValue),
);

const names: Parser<Filter> = map(several(cardName, says('or')), (found) => any(...found));

/** 102.3, 102.4: a team is a player and the teammates: everybody but the opponents. */
const yourTeams: Filter = not({ is: 'CONTROLLED', by: 'OPPONENTS' });

/** The words behind the noun: "you control", "with flying", "that are enchanted", "other than this creature". */
const addition: Parser<Filter> = first<Filter>(
  map(holder, (by) => ({ is: 'CONTROLLED', by })),
  means('the monarch controls', { is: 'CONTROLLED_BY_MONARCH' }),
  means("you don't control", not({ is: 'CONTROLLED', by: 'YOU' })),
  means('your team controls', yourTeams),
  means('your teammates control', all(yourTeams, not({ is: 'CONTROLLED', by: 'YOU' }))),
  withCounters,
  means('you own', { is: 'OWNED', by: 'YOU' }),
  means("but|you don't own", not({ is: 'OWNED', by: 'YOU' })),
  means("but don't control", not({ is: 'CONTROLLED', by: 'YOU' })),
  after('with', first(allKeywords, keywords)),
  map(after('without', keywords), not),
  after('with', first(stat, ofManaValue)),
  after('named', names),
  map(after('not named', names), not),
  map(
    first(
      after('that? is|are? enchanted|equipped by', anyGroup),
      after('with', before(anyGroup, 'attached to it|them')),
    ),
    (what) => ({ is: 'BEARS', what }),
  ),
  after('that is|are', anyKinds),
  map(after('other than', reference), (is) => not({ is })),
  map(after('attached to', reference), (to) => ({ is: 'ATTACHED', to })),
  means('on the battlefield', all()),
);

/** Whether an addition applies to every member, as in "Knights and Soldiers you control". */
const isShared = (filter: Filter): boolean =>
  filter.is === 'NOT' ? isShared(filter.of) : filter.is === 'CONTROLLED' || filter.is === 'OWNED';

const member: Parser<readonly Filter[]> = after(
  maybe(says('a|an|the')),
  pair(oneKind, many(addition), (noun, additions) => [noun, ...additions]),
);
const list: Parser<readonly (readonly Filter[])[]> = first(
  pair(several(member, says(',')), after(', and|or|and/or', member), (some, last) => [...some, last]),
  several(member, says('and|or|and/or')),
);
const isGeneral = (noun: Filter | undefined): boolean =>
  noun?.is === 'ALL'
    ? noun.of.some(isGeneral)
    : noun?.is === 'PERMANENT' || (noun?.is === 'TYPE' && noun.said === 'creature');

/** "Goats and Elks with flying": unclear whether the Goats fly, too; "Goats and creatures with flying" is clear. */
const isOpen = (lists: readonly (readonly Filter[])[], [noun, ...additions]: readonly Filter[]): boolean =>
  lists.some(({ length }) => length === 1) && !isGeneral(noun) && !additions.every(isShared);

const members: Parser<Filter> = mapSome(list, (lists) => {
  const last = lists.at(-1) ?? [];
  if (isOpen(lists, last)) return null;
  const lent = last.filter(isShared);
  return any(...lists.map((list) => all(...list, ...(list === last || list.some(isShared) ? [] : lent))));
});
const joined: Parser<Filter> = pair(kind, many(addition), (noun, additions) => all(noun, ...additions));

const other: Parser<boolean> = first(
  means('all|each other', true),
  means('another|other', true),
  means('all|each|every|any|a|an', false),
  means('all?', false),
);

/** The object that "other" refers to: the one named last before it, else the last one in the sentence. */
const namedBeside = (tokens: Tokens, at: number): Reference | null =>
  lastNamed(tokens, at) ?? lastNamed(tokens, tokens.lower.length);

/** Excludes what "other" leaves out: the object itself and, if the sentence names it, its host. */
const exceptNamed: Parser<Filter> = (tokens, at) => ({
  value: namedBeside(tokens, at) === 'HOST' ? not(any({ is: 'HOST' }, { is: 'SELF' })) : not({ is: 'SELF' }),
  next: at,
});

/** The longer of two readings: "Knights and Soldiers you control" as one kind, or as two members. */
const longest =
  <Value>(one: Parser<Value>, second: Parser<Value>): Parser<Value> =>
  (tokens, at) => {
    const [found, alternative] = [one(tokens, at), second(tokens, at)];
    return alternative && (!found || alternative.next > found.next) ? alternative : found;
  };

/**
 * Reads a group of objects: "your commander", or
 * "[all|each|other|another] ⟨adjective⟩ ⟨type⟩ [or ⟨type⟩] [⟨player⟩ controls] [with ⟨keyword⟩|with power ⟨n⟩ or less]".
 */
export const group: Parser<Filter> = memoizedParser(
  first(
    means('your commander', all({ is: 'COMMANDER' }, { is: 'OWNED', by: 'YOU' })),
    pair(
      pair(exceptNamed, other, (except, isOther) => (isOther ? except : null)),
      longest(joined, members),
      (except, filter) => (except ? all(filter, except) : filter),
    ),
  ),
);

/** Reads a single group: not "a Goat and an Elk", which means one of each. */
export const oneGroup: Parser<Filter> = (tokens, at) => {
  const found = group(tokens, at);
  return found && !tokens.lower.slice(at, found.next).includes('and') ? found : null;
};

const quality: Parser<Filter> = first(stateWord, after('a|an', oneKind));
/** Behind a comma or "or" the article may be missing: "a Barbarian, Warrior, or Berserker". */
const another: Parser<Filter> = first(quality, oneKind);
const oneOfKinds: Parser<Filter> = first(
  mapSome(
    three(quality, many(after(',', another)), many(after(',? or', another)), (one, listed, last) => ({
      one,
      listed,
      last,
    })),
    ({ one, listed, last }) => (last.length ? any(one, ...listed, ...last) : null),
  ),
  quality,
);

const andAnother = says(',? and a|an');

/** Reads what something is: "red", "a Barbarian, a Warrior, or a Berserker", but not "a Goat and an Elk", which is both. */
export const kindsOfIt: Parser<Filter> = (tokens, at) => {
  const found = oneOfKinds(tokens, at);
  return found && !andAnother(tokens, found.next) ? found : null;
};

/** Reads a reference to the object or its host as a group. */
export const single: Parser<Filter> = map(reference, (is): Filter => ({ is }));

/** Reads "except for ⟨group⟩, ⟨group⟩". */
const exceptFor: Parser<Filter> = pair(after('except for', group), after(',', group), (excluded, found) =>
  all(found, not(excluded)),
);
/** "All cards that aren't on the battlefield, spells, and permanents": only the permanents matter to answers. */
const everywhere: Parser<Filter> = after("all cards that aren't on the battlefield , spells , and", group);
export const subject: Parser<Filter> = memoizedParser(
  first(
    exceptFor,
    everywhere,
    map(several(first(single, group), says('and|or')), (found) => any(...found)),
  ),
);
