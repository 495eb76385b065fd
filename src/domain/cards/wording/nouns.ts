import { cardTypes, landTypes, otherSubtypes, supertypes } from '../../rulebook/keywords-and-types.js';
import type { Comparison } from '../../state/vocabulary.js';
import type { Amount, CardZone, Filter, Who } from '../clauses.js';
import type { KindHandler, ByFilterKind } from '../of-each-kind.js';
import type { Names } from './names.js';

/** The parts of a noun: "untapped black" · "creatures" · "with flying that Ann controls". */
interface Noun {
  readonly before: readonly string[];
  readonly noun: string | null;
  readonly behind: readonly string[];
}

const nothing: Noun = { before: [], noun: null, behind: [] };
const before = (...words: readonly string[]): Noun => ({ ...nothing, before: words });
const behind = (...words: readonly string[]): Noun => ({ ...nothing, behind: words });

/** Joins words: "a", "a and b", "a, b and c". */
export const wordList = (words: readonly string[], conjunction: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1) ?? ''}`;

const comparisons: Readonly<Record<Comparison, string>> = {
  AT_LEAST: 'at least',
  AT_MOST: 'at most',
  LESS: 'less than',
  GREATER: 'greater than',
  EQUAL: 'exactly',
};

const pluralZones: Readonly<Record<CardZone, string>> = {
  HAND: 'hands',
  GRAVEYARD: 'graveyards',
  LIBRARY: 'libraries',
};

const zoneSaid = (zone: CardZone, of: Who, { players }: Names): string => {
  if (of === 'ANYBODY') return `the ${pluralZones[zone]} of all players`;
  return of === 'ALL_OPPONENTS'
    ? `the ${pluralZones[zone]} of the opponents of ${players.YOU}`
    : `the ${zone.toLowerCase()} of ${players[of]}`;
};

const kindOfCards = (cards: Filter, names: Names): string => {
  const { noun, ...parts } = partsOf(cards, names);
  return said({ ...parts, noun: noun === 'permanents' ? null : noun }, 'cards');
};

const cardsSaid = ({ cards, zone, of }: Extract<Amount, { readonly cards: unknown }>, names: Names): string =>
  `the number of cards in ${zoneSaid(zone, of, names)}${cards ? ` that are ${kindOfCards(cards, names)}` : ''}`;

/** Words a number. */
export const amountPhrase = (amount: Amount, names: Names): string => {
  if ('number' in amount) return String(amount.number);
  if ('count' in amount) return `the number of ${filterPhrase(amount.count, names)}`;
  if ('kinds' in amount) return amount.said;
  if ('cards' in amount) return cardsSaid(amount, names);
  if ('cardTypesOf' in amount)
    return `the number of card types among the cards in ${zoneSaid('GRAVEYARD', amount.cardTypesOf, names)}`;
  return `the ${amount.stat.toLowerCase()} of ${names.objects[amount.of]}`;
};

const typeNouns: ReadonlySet<string> = new Set(cardTypes);
const landTypeWords: ReadonlySet<string> = new Set(landTypes);
const subtypesOfNoCreature: ReadonlySet<string> = new Set(otherSubtypes);

const ofType = (type: Extract<Filter, { readonly is: 'TYPE' }>): Noun => {
  const [word = '', ...others] = type.words;
  if (others.length) return before(type.said);
  if (typeNouns.has(word)) return { ...nothing, noun: word === 'sorcery' ? 'sorceries' : `${word}s` };
  const noun = landTypeWords.has(word) ? 'lands' : subtypesOfNoCreature.has(word) ? 'permanents' : null;
  return { ...before(type.said), noun };
};

const joined = (one: Noun, other: Noun): Noun => ({
  before: [
    ...one.before,
    ...(one.noun !== null && one.noun !== 'permanents' && other.noun !== null ? [one.noun.replace(/s$/, '')] : []),
    ...other.before,
  ],
  noun: other.noun ?? one.noun,
  behind: [...one.behind, ...other.behind],
});

/** The word for a filter that is an adjective alone: "face-down". */
const adjectiveOf = ({ is }: Filter): string => is.toLowerCase().replace('_', '-');

const keywordsIn = (filters: readonly Filter[]): readonly string[] | null => {
  const found = filters.flatMap((each) => (each.is === 'KEYWORD' ? [each.keyword] : []));
  return found.length === filters.length ? found : null;
};

const anyOf = (words: readonly (readonly string[])[]): string =>
  wordList(
    words.map((each) => each.join(' ')),
    'or',
  );

/** Several filters that share a noun, or have none, with one adjective each: "black or red creatures". */
const sharingNoun = (parts: readonly Noun[]): Noun | null => {
  const noun = parts[0]?.noun ?? null;
  const isShared = parts.every(
    (each) => each.noun === noun && !each.behind.length && (noun === null || each.before.length === 1),
  );
  return isShared ? { before: [anyOf(parts.map((each) => each.before))], noun, behind: [] } : null;
};

const either = (of: readonly Filter[], names: Names): Noun => {
  const keywords = keywordsIn(of);
  if (keywords) return behind(`with ${wordList(keywords, 'or')}`);
  const parts = of.map((each) => partsOf(each, names));
  if (parts.every((each) => each.noun === null && !each.before.length))
    return behind(anyOf(parts.map((each) => each.behind)));
  return sharingNoun(parts) ?? { ...nothing, noun: anyOf(parts.map((each) => [said(each)])) };
};

/** Repeats an attribute of several nouns for each: "Goats that Ann controls or artifacts that Ann controls". */
const ofEach = (of: readonly Filter[], names: Names): readonly Filter[] | null => {
  const several = of.findIndex((each) => each.is === 'ANY' && isOpen(partsOf(each, names).noun ?? ''));
  const found = of[several];
  return found?.is === 'ANY' ? found.of.map((each) => ({ is: 'ALL', of: of.with(several, each) })) : null;
};

const isOpen = (word: string): boolean => / or /.test(word);

/** "Tapped creatures that are black or red": in "tapped black or red creatures" the red ones might be untapped. */
const inOneSense = (noun: Noun): Noun =>
  noun.before.length < 2
    ? noun
    : {
        ...noun,
        before: noun.before.filter((each) => !isOpen(each)),
        behind: [...noun.before.filter(isOpen).map((each) => `that are ${each}`), ...noun.behind],
      };

type OfCounters = Extract<Filter, { readonly is: 'COUNTERS' }>;

/** Names counters: "+1/+1 counters", or "counters" for any name. */
export const countersNamed = (name: string | null): string => (name === null ? 'counters' : `${name} counters`);

const countersSaid = ({ name, least }: OfCounters): string => {
  const counters = countersNamed(name);
  return least > 1 ? `with ${least} or more ${counters}` : `with ${counters}`;
};

const countersDenied = ({ name, least }: OfCounters): string => {
  const counters = countersNamed(name);
  return least > 1 ? `with fewer than ${least} ${counters}` : `without ${counters}`;
};

const nameSaid = (filter: Extract<Filter, { readonly is: 'NAMED' | 'SAME_NAME' }>, names: Names): string =>
  `named ${filter.is === 'NAMED' ? filter.name : `as ${names.objects.SELF} is`}`;

const othersThan = (filter: Filter, names: Names): Noun => behind(`other than ${filterPhrase(filter, names)}`);

/** The parts of a noun for a negated filter, where "other than …" does not fit. */
const negatedNouns: Partial<ByFilterKind<Names, Noun>> = {
  TAPPED: () => before('untapped'),
  TOKEN: () => before('nontoken'),
  MANA_VALUE: (filter, names) => (filter.bounds === 'EVEN' ? behind('of odd mana value') : othersThan(filter, names)),
  COLOR: ({ color }) => before(`non${color.toLowerCase()}`),
  TYPE: (filter) => before(`non-${filter.said}`),
  KEYWORD: ({ keyword }) => behind(`without ${keyword}`),
  COUNTERS: (filter) => behind(countersDenied(filter)),
  NAMED: (filter, names) => behind(`not ${nameSaid(filter, names)}`),
  SAME_NAME: (filter, names) => behind(`not ${nameSaid(filter, names)}`),
  CONTROLLED: ({ by }, { players }) =>
    behind(by === 'OPPONENTS' ? `that no${players[by].slice(2)} controls` : `that ${players[by]} does not control`),
  OWNED: ({ by }, names) => behind(`that ${names.players[by]} does not own`),
  ANY: (filter, names) => {
    if (filter.said !== undefined) return before(`non-${filter.said}`);
    const keywords = keywordsIn(filter.of);
    return keywords ? behind(`without ${wordList(keywords, 'or')}`) : othersThan(filter, names);
  },
};

const manaValueSaid = (bounds: Extract<Filter, { readonly is: 'MANA_VALUE' }>['bounds']): string =>
  bounds === 'EVEN' ? 'of even mana value' : `of mana value ${comparisons[bounds.compare]} ${bounds.number}`;

/** The parts of a noun for a filter, unless the filter is only an adjective. */
const parts: Partial<ByFilterKind<Names, Noun>> = {
  ALL: ({ of }, names) => {
    const keywords = keywordsIn(of);
    if (keywords?.length) return behind(`with ${wordList(keywords, 'and')}`);
    const each = ofEach(of, names);
    return each ? either(each, names) : inOneSense(of.map((part) => partsOf(part, names)).reduce(joined, nothing));
  },
  ANY: (filter, names) => (filter.said === undefined ? either(filter.of, names) : before(filter.said)),
  NOT: ({ of }, names) => {
    const deny: KindHandler<Filter, Names, Noun> | undefined = negatedNouns[of.is];
    return (deny ?? othersThan)(of, names);
  },
  PERMANENT: () => ({ ...nothing, noun: 'permanents' }),
  COMMANDER: () => ({ ...nothing, noun: 'commanders' }),
  SELF: (_, { objects }) => ({ ...nothing, noun: objects.SELF }),
  HOST: (_, { objects }) => ({ ...nothing, noun: objects.HOST }),
  TYPE: ofType,
  COLOR: ({ color }) => before(color.toLowerCase()),
  NAMED: (filter, names) => behind(nameSaid(filter, names)),
  SAME_NAME: (filter, names) => behind(nameSaid(filter, names)),
  KEYWORD: ({ keyword }) => behind(`with ${keyword}`),
  COUNTERS: (filter) => behind(countersSaid(filter)),
  MANA_VALUE: ({ bounds }) => behind(manaValueSaid(bounds)),
  CONTROLLED: ({ by }, { players }) => behind(`that ${players[by]} controls`),
  CONTROLLED_BY_MONARCH: () => behind('that the monarch controls'),
  OWNED: ({ by }, { players }) => behind(`that ${players[by]} owns`),
  STAT: ({ stat, compare, than }, names) =>
    behind(`of ${stat.toLowerCase()} ${comparisons[compare]} ${amountPhrase(than, names)}`),
  BEARS: ({ what }, names) => behind(`that bear ${filterPhrase(what, names)}`),
  ATTACHED: ({ to }, { objects }) => behind(`attached to ${objects[to]}`),
};

const partsOf = (filter: Filter, names: Names): Noun => {
  const part: KindHandler<Filter, Names, Noun> | undefined = parts[filter.is];
  return part ? part(filter, names) : before(adjectiveOf(filter));
};

const said = (parts: Noun, plain = 'permanents'): string =>
  [...parts.before, parts.noun ?? plain, ...parts.behind].join(' ');

/** Words a filter, in the plural unless it is a single object: "untapped creatures with flying that Ann controls". */
export const filterPhrase = (filter: Filter, names: Names, plain?: string): string =>
  said(partsOf(filter, names), plain);

const supertypeWords: ReadonlySet<string> = new Set(supertypes);

/** A type after "is": "legendary", "a Wall", "an Elk". */
const typeSaid = ({ words, said: type }: Extract<Filter, { readonly is: 'TYPE' }>): string =>
  supertypeWords.has(words[0] ?? '') ? type : `${/^[aeiou]/i.test(type) ? 'an' : 'a'} ${type}`;

/** Words a filter as a predicate after "is": "tapped", "one of the black creatures". */
export const qualityPhrase = (filter: Filter, names: Names): string => {
  if (filter.is === 'NOT' && !(filter.of.is in parts)) return `is not ${adjectiveOf(filter.of)}`;
  if (filter.is === 'TYPE' && !typeNouns.has(filter.words[0] ?? '')) return `is ${typeSaid(filter)}`;
  if (filter.is === 'CONTROLLED') return `is controlled by ${names.players[filter.by]}`;
  const each =
    filter.is === 'ANY' && filter.said === undefined ? filter.of.map((one) => qualityPhrase(one, names)) : [];
  if (each.length && each.every((one) => /^is (?!not|one)/.test(one)))
    return `is ${wordList(
      each.map((one) => one.replace('is ', '')),
      'or',
    )}`;
  const noun = partsOf(filter, names);
  if (noun.noun === null && !noun.behind.length) return `is ${noun.before.join(' ')}`;
  if (noun.noun === null && !noun.before.length)
    return `is ${noun.behind.join(' ')}`.replace(/^is with(out)? /, 'has $1').replace('has out', 'lacks ');
  return `is one of the ${said(noun)}`;
};
