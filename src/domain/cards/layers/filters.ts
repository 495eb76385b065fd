import { reaches } from '../../state/range.js';
import { oncePer, oncePerKey } from '../../values/remembered.js';
import type { EntityFilter, NumberFilter } from '../../state/filters/entity-filter.js';
import { designationHolder } from '../../state/designations.js';
import { isOnBattlefield, type GameObject } from '../../state/game-state.js';
import { matches, numberMatches, objectsMatching } from '../../state/filters/matching.js';
import type { Amount, Clause, Filter, Who } from '../clauses.js';
import type { KindHandler, ByFilterKind } from '../of-each-kind.js';
import { listedCards, listedCardTypes } from './cards-in-zones.js';
import { manaValueOf } from './mana-costs.js';
import { controllerMeant, fightersAt, objectMeant, playerMeant, type Source } from './source.js';

const nobody: EntityFilter = { kind: 'OBJECT', ids: [] };
const these = (objects: readonly GameObject[]): EntityFilter => ({ kind: 'OBJECT', ids: objects.map(({ id }) => id) });

const onBattlefield = ({ state }: Source, isOne: (object: GameObject) => boolean): EntityFilter =>
  these([...state.objects.values()].filter((object) => isOnBattlefield(object) && isOne(object)));

/** Finds the objects with an attachment that matches a filter; `isMeant` may exclude attachments. */
const bears = (
  source: Source,
  what: Filter,
  isMeant: (attachment: GameObject) => boolean = () => true,
): EntityFilter => {
  const attachments = objectsMatching(source.state, entityFilter(source, what)).filter(isMeant);
  const borne = new Set(attachments.map(({ attachedTo }) => attachedTo));
  return onBattlefield(source, ({ id }) => borne.has(id));
};

const aura: Filter = { is: 'TYPE', words: ['aura'], said: 'Aura' };
const equipment: Filter = { is: 'TYPE', words: ['equipment'], said: 'Equipment' };

const enchantedByItsController = (source: Source): EntityFilter =>
  bears(
    source,
    aura,
    ({ attachedTo, controller }) => source.state.objects.get(attachedTo ?? '')?.controller === controller,
  );

const negated = (filter: EntityFilter): EntityFilter => ({ not: filter });

/** Combines two filters that must both match; a field that both have is expressed by `not`. */
const both = (one: EntityFilter, other: EntityFilter): EntityFilter => {
  const { types, keywords, colors, not, kind, ...single } = other;
  const clashes = Object.keys(single).some((name) => name in one);
  const joined: EntityFilter = {
    ...one,
    ...(kind && { kind }),
    ...(types && { types: [...(one.types ?? []), ...types] }),
    ...(keywords && { keywords: [...(one.keywords ?? []), ...keywords] }),
    ...(colors && { colors: [...(one.colors ?? []), ...colors] }),
    ...(clashes ? {} : single),
  };
  const nots = [...(not ? [not] : []), ...(clashes ? [negated(single)] : []), ...(one.not ? [one.not] : [])];
  if (!nots.length) return joined;
  return { ...joined, not: nots.length === 1 ? nots[0] : { anyOf: nots } };
};

const heldBy = (source: Source, who: Who): EntityFilter => {
  const you = controllerMeant(source);
  switch (who) {
    case 'YOU':
      return { controller: you };
    case 'OPPONENTS':
    case 'EACH_OPPONENT':
    case 'ALL_OPPONENTS':
      return { opponentOf: you };
    case 'OTHERS':
      return { not: { controller: you } };
    case 'OWNER':
      return { controller: source.object.owner };
    case 'ENCHANTED': {
      const controller = playerMeant(source);
      return controller === undefined ? nobody : { controller };
    }
    case 'ANYBODY':
      return {};
    default:
      return nobody;
  }
};

/** The permanents that match a filter and are within the controller's range (801.11). */
export const inRange = (source: Source, what: Filter): readonly GameObject[] =>
  objectsMatching(source.state, entityFilter(source, what)).filter((each) =>
    reaches(source.state, { object: source.object.id }, each),
  );

/** The number of cards of a kind, or of any, in a zone; null if it is unknown. */
const numberOfCards = (source: Source, { cards, zone, of }: Extract<Amount, { readonly cards: unknown }>) => {
  const filter = cards && filterAnywhere(source, cards);
  const told = listedCards(source, zone, of);
  return told?.filter((each) => !filter || matches(source.state, filter, each, { anyZone: true })).length ?? null;
};

/** Computes an amount at the table; null if it is unknown. */
export const numberOf = (source: Source, amount: Amount): number | null => {
  if ('number' in amount) return amount.number;
  if ('cards' in amount) return numberOfCards(source, amount);
  if ('cardTypesOf' in amount) return listedCardTypes(source, amount.cardTypesOf);
  if ('count' in amount) return inRange(source, amount.count).length;
  if ('kinds' in amount) return amount.kinds.filter((kind) => inRange(source, kind).length).length;
  const object = objectMeant(source, amount.of);
  return (amount.stat === 'POWER' ? object?.power : object?.toughness) ?? null;
};

type StatFilter = Extract<Filter, { readonly is: 'STAT' }>;

const boundsIn: Readonly<Record<StatFilter['compare'], (limit: number) => NumberFilter>> = {
  AT_LEAST: (atLeast) => ({ atLeast }),
  AT_MOST: (atMost) => ({ atMost }),
  LESS: (limit) => ({ atMost: limit - 1 }),
  GREATER: (limit) => ({ atLeast: limit + 1 }),
  EQUAL: (limit) => ({ atLeast: limit, atMost: limit }),
};

const ofStat = (source: Source, { stat, compare, than }: StatFilter): EntityFilter => {
  const limit = numberOf(source, than);
  if (limit === null) return nobody;
  const bounds = boundsIn[compare](limit);
  return stat === 'POWER' ? { power: bounds } : { toughness: bounds };
};

const ofTypes = (words: readonly string[]): EntityFilter =>
  words.length === 1 ? { types: words } : { anyOf: words.map((each) => ({ types: [each] })) };

/** How many counters of a name, or of any, are on an object (122.1). */
export const countersOf = ({ counters = {} }: GameObject, name: string | null): number =>
  Object.entries(counters)
    .filter(([each]) => name === null || each.toLowerCase().replaceAll('−', '-') === name.replaceAll('−', '-'))
    .reduce((sum, [, count]) => sum + count, 0);

type ManaBounds = Extract<Filter, { readonly is: 'MANA_VALUE' }>['bounds'];

const ofManaValue = (source: Source, bounds: ManaBounds): EntityFilter => {
  const filter = bounds === 'EVEN' ? null : boundsIn[bounds.compare](bounds.number);
  return onBattlefield(source, (object) => {
    const value = manaValueOf(object);
    return value !== null && (filter ? numberMatches(filter, value, null) : value % 2 === 0);
  });
};

const isLandwalk = (keyword: string): boolean => keyword.toLowerCase().endsWith('walk');

const ofKeyword = (source: Source, keyword: string): EntityFilter => {
  if (!isLandwalk(keyword)) return { keywords: [keyword] };
  return onBattlefield(source, ({ keywords }) =>
    keywords.some((each) => (keyword === 'landwalk' ? isLandwalk(each) : each.toLowerCase() === keyword)),
  );
};

/** Converts a card's filter to a filter of the table, valid at this moment. */
export const entityFilter = (source: Source, filter: Filter): EntityFilter => ({
  ...filterAnywhere(source, filter),
  zone: 'BATTLEFIELD',
});

/** How each kind of card filter becomes a table's filter, without its zone. */
const converted: ByFilterKind<Source, EntityFilter> = {
  ALL: ({ of }, source) => of.map((each) => filterAnywhere(source, each)).reduce(both, {}),
  ANY: ({ of }, source) => ({ anyOf: of.map((each) => filterAnywhere(source, each)) }),
  NOT: ({ of }, source) => negated(filterAnywhere(source, of)),
  PERMANENT: () => ({}),
  SELF: (_, { object }) => these([object]),
  HOST: (_, source) => these([objectMeant(source, 'HOST')].flatMap((object) => object ?? [])),
  TYPE: ({ words }) => ofTypes(words),
  COLOR: ({ color }) => ({ colors: [color] }),
  NAMED: ({ name }) => ({ name }),
  SAME_NAME: (_, { object }) => ({ name: object.name }),
  KEYWORD: ({ keyword }, source) => ofKeyword(source, keyword),
  COUNTERS: ({ name, least }, source) => onBattlefield(source, (object) => countersOf(object, name) >= least),
  CONTROLLED: ({ by }, source) => heldBy(source, by),
  OWNED: (_, source) => ({ owner: controllerMeant(source) }),
  STAT: (filter, source) => ofStat(source, filter),
  MANA_VALUE: ({ bounds }, source) => ofManaValue(source, bounds),
  ENCHANTED: (_, source) => bears(source, aura),
  EQUIPPED: (_, source) => bears(source, equipment),
  ENCHANTED_BY_ITS_CONTROLLER: (_, source) => enchantedByItsController(source),
  CONTROLLED_BY_MONARCH: (_, source) =>
    onBattlefield(source, ({ controller }) => controller === designationHolder(source.state, 'monarch')?.id),
  BEARS: ({ what }, source) => bears(source, what),
  ATTACHED: (filter, source) => {
    const to = objectMeant(source, filter.to);
    return onBattlefield(source, ({ attachedTo }) => to !== undefined && attachedTo === to.id);
  },
  ATTACKING: ({ is }, { state }) => ({ kind: 'OBJECT', ids: fightersAt(state, is) }),
  BLOCKING: ({ is }, { state }) => ({ kind: 'OBJECT', ids: fightersAt(state, is) }),
  TAPPED: (_, source) => onBattlefield(source, ({ tapped }) => tapped),
  UNATTACHED: (_, source) => onBattlefield(source, ({ attachedTo }) => attachedTo === null),
  TOKEN: (_, source) => onBattlefield(source, ({ token }) => token),
  COMMANDER: (_, source) => onBattlefield(source, ({ commander }) => commander),
  FACE_DOWN: (_, source) => onBattlefield(source, ({ faceDown }) => faceDown !== undefined),
  GOADED: (_, source) => onBattlefield(source, ({ id }) => source.goaded?.().has(id) ?? false),
  COLORLESS: (_, source) => onBattlefield(source, ({ colors }) => colors.length === 0),
  MONOCOLORED: (_, source) => onBattlefield(source, ({ colors }) => colors.length === 1),
  MULTICOLORED: (_, source) => onBattlefield(source, ({ colors }) => colors.length > 1),
};

/** Converts a filter without its zone, for objects that are known to be in that zone. */
export const filterAnywhere = (source: Source, filter: Filter): EntityFilter => {
  const convert: KindHandler<Filter, Source, EntityFilter> = converted[filter.is];
  return convert(filter, source);
};

/** Returns the filter of an Aura's enchant ability (702.5a); null for another clause. */
export const enchantsOf = (source: Source, { effect }: Clause): EntityFilter | null => {
  if (effect.does !== 'ENCHANTS') return null;
  if (typeof effect.what !== 'string') return entityFilter(source, effect.what);
  const you = source.object.controller ?? source.object.owner;
  return effect.what === 'OPPONENTS' ? { kind: 'PLAYER', opponentOf: you } : { kind: 'PLAYER' };
};

/** Converts the filters of an object's card once for a table, as a conversion may go through all objects. */
export const filtersOf = oncePer((source: Source) => oncePerKey((filter: Filter) => entityFilter(source, filter)));
