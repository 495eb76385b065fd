import { noDoubts, type Doubts } from './combat-doubts.js';
import { changesAt, cardClauses, hasUnknownFigures, mayBeOmitted, UNKNOWN, withoutSettled } from './not-applied.js';
import type { Characteristic, Held, Uncertainty } from './not-applied.js';
import { hasKeyword, hasType, isOnBattlefield, type GameObject, type GameState } from '../../state/game-state.js';
import { matches } from '../../state/filters/matching.js';
import { reaches } from '../../state/range.js';
import { isDesignationGiven } from '../../state/designations.js';
import { capitalized } from '../../words/capitalized.js';
import type { Amount, Clause, Condition, Effect, Filter, Stat, Tally } from '../clauses.js';
import { filtersInClause, mayBeOpen, maySatisfy, singlePartsOf } from '../clause-groups.js';
import { kindOf } from '../effects/kinds.js';
import { filtersOf, numberOf } from '../layers/filters.js';
import { controllerMeant, objectMeant, type Source } from '../layers/source.js';
import type { Dependent } from '../layers/dependence.js';
import { dependentsAt } from '../layers/static-abilities.js';
import { undecidedCount } from '../layers/tallies.js';
import { namesAt } from '../wording/names.js';
import { tallyPhrase } from '../wording/tallies.js';
import { affectsAttacks, affectsBlocks, affectsTargets } from '../combat-keywords.js';
import { hasOpenFacts, openDesignation, openControlFacts, openFactsOf, type Unsure } from './unsettled.js';
import { and, compareBounds, not, unbounded, widenBounds, type Bounds, type Certainty } from './bounds.js';
import { oncePer, oncePerKey, createLazy } from '../../values/remembered.js';
import { oncePerTable } from '../../state/once-per-table.js';

/** A table, the clauses of its cards that may raise doubts, and the changes that were not applied. */
interface At {
  readonly state: GameState;
  /** The clauses that change abilities. */
  readonly onAbilities: readonly Held[];
  /** The clauses that goad creatures. */
  readonly goading: readonly Held[];
  /** The effects that depend on newer ones. */
  readonly dependents: readonly Dependent[];
  readonly changes: ReadonlyMap<string, readonly Uncertainty[]>;
}

const changesOf = (
  { changes }: At,
  object: GameObject | undefined,
  ...of: readonly Characteristic[]
): readonly Uncertainty[] => (changes.get(object?.id ?? '') ?? []).filter((each) => of.includes(each.characteristic));

const changedObjects = ({ state, changes }: At): readonly GameObject[] =>
  [...changes.keys()].flatMap((id) => state.objects.get(id) ?? []);

const boundsOf = (at: At, object: GameObject | undefined, stat: Stat): Bounds | null => {
  const given = stat === 'POWER' ? object?.power : object?.toughness;
  if (given === undefined) return null;
  if (given === null) return object && hasUnknownFigures(object) ? unbounded : null;
  return changesOf(at, object, 'STATS')
    .flatMap(({ change }) => (change === UNKNOWN ? [] : change))
    .reduce<Bounds>((bounds, change) => widenBounds(bounds, change, stat), [given, given]);
};

const limitOf = (at: At, source: Source, than: Amount): Bounds | null => {
  if ('stat' in than) return boundsOf(at, objectMeant(source, than.of), than.stat);
  const limit = numberOf(source, than);
  if (limit === null) return isOfCards(than) ? [0, Infinity] : null;
  return [limit, limit];
};

/** Whether a number counts cards in zones that a table may leave out. */
const isOfCards = (amount: Amount): boolean => 'cards' in amount || 'cardTypesOf' in amount;

/** Lists the card counts with which a filter compares a power or toughness. */
const cardsAsked = (filter: Filter): readonly Amount[] =>
  singlePartsOf(filter).flatMap((each) => (each.is === 'STAT' && isOfCards(each.than) ? [each.than] : []));

const ofStat = (at: At, source: Source, filter: Extract<Filter, { readonly is: 'STAT' }>, object: GameObject) => {
  const [bounds, limit] = [boundsOf(at, object, filter.stat), limitOf(at, source, filter.than)];
  return bounds && limit ? compareBounds(filter.compare, bounds, limit) : false;
};

/**
 * Returns the characteristic that a filter tests, if it may be uncertain; attackers and blockers certainly are
 * creatures.
 */
const askedBy = (filter: Filter): Characteristic | null => {
  if (filter.is === 'STAT') return 'STATS';
  if (mayBeOmitted(filter.is)) return filter.is;
  if (filter.is === 'TYPE') return filter.words.includes('creature') ? null : 'TYPES';
  return filter.is.startsWith('COLOR') || filter.is.endsWith('COLORED') ? 'COLORS' : null;
};

const isSuch = (at: At, source: Source, filter: Filter, object: GameObject): Certainty => {
  if (filter.is === 'ALL') return and(filter.of.map((each) => isSuch(at, source, each, object)));
  if (filter.is === 'ANY') return not(and(filter.of.map((each) => not(isSuch(at, source, each, object)))));
  if (filter.is === 'NOT') return not(isSuch(at, source, filter.of, object));
  if (filter.is === 'STAT') return ofStat(at, source, filter, object);
  if (ofGained(at, filter, object).length) return null;
  const asked = askedBy(filter);
  if (asked && changesOf(at, object, asked).length) return null;
  return matches(at.state, filtersOf(source)(filter), object);
};

const changesAsked = (filter: Filter): readonly Characteristic[] =>
  singlePartsOf(filter).flatMap((each) => askedBy(each) ?? []);

const statsAt = oncePerTable((state: GameState): At => {
  const changes = withoutSettled(state, changesAt(state));
  return { state, onAbilities: [], goading: [], dependents: [], changes };
});

/** The sentences that were not applied and decide whether a creature's power or toughness is more than 0. */
export const statDoubts = (state: GameState, object: GameObject, stat: Stat): readonly Unsure[] => {
  const at = statsAt(state);
  const bounds = boundsOf(at, object, stat);
  return bounds && bounds[0] <= 0 && bounds[1] > 0 ? changesOf(at, object, 'STATS') : [];
};

/** The sentences that were not applied and may bring a surviving creature's toughness to 0 or less (704.5f). */
export const toughnessDoubts = (state: GameState): readonly Unsure[] =>
  changedObjects(statsAt(state))
    .filter((object) => isOnBattlefield(object) && hasType(object, 'creature'))
    .flatMap((creature) => statDoubts(state, creature, 'TOUGHNESS'));

/** Finds the doubts whether a filter matches an object, and those about objects that the filter compares it with. */
const unsureOf = (at: At, source: Source, filter: Filter | null, object: GameObject): readonly Unsure[] =>
  filter && isSuch(at, source, filter, object) === null
    ? [
        ...[object, source.object, objectMeant(source, 'HOST')].flatMap((each) =>
          changesOf(at, each, ...changesAsked(filter).filter((asked) => each === object || !mayBeOmitted(asked))),
        ),
        ...singlePartsOf(filter).flatMap((each) => ofGained(at, each, object)),
        ...cardsAsked(filter).flatMap((each) => (numberOf(source, each) === null ? [notTold(source, each)] : [])),
      ]
    : [];

/** A doubt about a number that the table does not give in full. */
const notTold = ({ state, object }: Source, counted: Tally): Unsure => {
  const name = tallyPhrase(counted, namesAt(state, object));
  return { name, says: `${capitalized(name)} is not fully known; with another number, the answer may differ.` };
};

/** Whether a clause depends on something that a table may leave open; computed once for each clause. */
const asksForOpen = oncePer(
  (clause: Clause): boolean =>
    clause.conditions.some(mayBeOpen) || filtersInClause(clause).some((each) => cardsAsked(each).length > 0),
);

const unsureCondition = (at: At, held: Held, condition: Condition): readonly Unsure[] => {
  const { source, clause } = held;
  if (condition.asks === 'NOT') return unsureCondition(at, held, condition.of);
  const open = undecidedCount(source, condition);
  if (open) return [notTold(source, open)];
  if (condition.asks === 'DESIGNATED')
    return isDesignationGiven(at.state, condition.as) ? [] : [openDesignation(condition.as)];
  if (!('what' in condition)) return [];
  const objects =
    condition.asks === 'IS'
      ? [objectMeant(source, condition.which)]
      : changedObjects(at).filter((each) => maySatisfy(condition, clause, each.controller === controllerMeant(source)));
  return objects.flatMap((each) => (each ? unsureOf(at, source, condition.what, each) : []));
};

/** Finds the doubts whether a creature is in a group; null if it certainly is not. */
const ofMembership = (at: At, source: Source, group: Filter | null, creature: GameObject): readonly Unsure[] | null =>
  group && isSuch(at, source, group, creature) === false ? null : unsureOf(at, source, group, creature);

/** Finds the doubts whether a clause affects a creature, which must be in range of the card's controller (801.10). */
const ofAffected = (at: At, { source, clause: { effect } }: Held, creature: GameObject): readonly Unsure[] | null =>
  'creatures' in effect && reaches(at.state, { object: source.object.id }, creature)
    ? ofMembership(at, source, effect.creatures, creature)
    : null;

const ofConditions = (at: At, held: Held): readonly Unsure[] =>
  held.clause.conditions.flatMap((each) => unsureCondition(at, held, each));

/** Finds the doubts whether an evasion keyword stops a blocker (702.13b, 702.14c, 702.16f, 702.36b, 702.118b). */
const ofKeyword = (at: At, keyword: string, blocker: GameObject, attacker: GameObject): readonly Uncertainty[] => {
  if (keyword === 'skulk') {
    const [one, other] = [boundsOf(at, blocker, 'POWER'), boundsOf(at, attacker, 'POWER')];
    return one && other && compareBounds('GREATER', one, other) === null
      ? [blocker, attacker].flatMap((each) => changesOf(at, each, 'STATS'))
      : [];
  }
  if (keyword.endsWith('walk')) {
    return changedObjects(at)
      .filter((each) => hasType(each, 'land') && each.controller === blocker.controller)
      .flatMap((each) => changesOf(at, each, 'TYPES'));
  }
  const ofBlocker = changesOf(at, blocker, 'TYPES', 'COLORS');
  if (keyword === 'intimidate') return [...ofBlocker, ...changesOf(at, attacker, 'COLORS')];
  return keyword === 'fear' || keyword.startsWith('protection from') ? ofBlocker : [];
};

/** Whether an effect gives or removes a keyword that `isMeant` accepts, or an ability that is not a keyword. */
const changesKeyword = (effect: Effect, isMeant: (keyword: string) => boolean): boolean => {
  const kind = kindOf(effect);
  const keywords = kind.keywords(effect);
  return keywords === 'ALL' || keywords.some(isMeant) || kind.clauses(effect).length > 0;
};

/** Lists the facts that may decide whether a creature gains or loses an ability: a type, power or color, or the order of effects. */
const ofAbilities = (at: At, creature: GameObject, isMeant: (keyword: string) => boolean): readonly Unsure[] => [
  ...at.dependents.filter(({ effect, objects }) => objects.has(creature.id) && changesKeyword(effect, isMeant)),
  ...at.onAbilities
    .filter(({ clause }) => changesKeyword(clause.effect, isMeant))
    .flatMap((each) => decidingFor({ ...at, onAbilities: [], dependents: [] }, each, creature)),
];

/** Whether a clause that does not match an object could only grant it a keyword that it has already. */
const addsNothing = (object: GameObject, keyword: string, { source, clause: { effect } }: Held): boolean =>
  hasKeyword(object, keyword) &&
  Boolean(kindOf(effect).ability?.grants) &&
  'creatures' in effect &&
  !matches(source.state, filtersOf(source)(effect.creatures), object);

/** Lists the facts that may decide whether an object has a filter's keyword, or is goaded (701.15b). */
const ofGained = (at: At, filter: Filter, object: GameObject): readonly Unsure[] => {
  if (filter.is === 'GOADED') return at.goading.flatMap((each) => decidingFor({ ...at, goading: [] }, each, object));
  if (filter.is !== 'KEYWORD') return [];
  const onAbilities = at.onAbilities.filter((each) => !addsNothing(object, filter.keyword, each));
  return ofAbilities({ ...at, onAbilities }, object, (each) => each.toLowerCase() === filter.keyword);
};

const sideOf = ({ clause }: Held) => kindOf(clause.effect).side;
const isRequiring = ({ clause }: Held): boolean => kindOf(clause.effect).sort === 'REQUIREMENT';
const isGoading = ({ clause }: Held): boolean => clause.effect.does === 'GOADED';
const isOnAbilities = ({ clause: { effect } }: Held): boolean =>
  kindOf(effect).ability !== null || kindOf(effect).keywords(effect).length > 0;

/** Finds the doubts whether a clause applies to a creature. */
const decidingFor = (at: At, held: Held, creature: GameObject): readonly Unsure[] => {
  const found = ofAffected(at, held, creature);
  return found ? [...found, ...ofConditions(at, held)] : [];
};

/** A clause's doubts about one creature's blocks, by attacker; none if the clause can't apply to the blocker. */
const ofBlock = (at: At, held: Held, blocker: GameObject): readonly ((attacker: GameObject) => readonly Unsure[])[] => {
  const { effect } = held.clause;
  const kind = kindOf(effect);
  const isOfBlockers = kind.side === 'BLOCKERS';
  const ofOther = (other: GameObject) => ofMembership(at, held.source, kind.others(effect), other);
  const ofBlocker = isOfBlockers ? ofAffected(at, held, blocker) : ofOther(blocker);
  if (!ofBlocker) return [];
  const conditions = ofConditions(at, held);
  return [
    (attacker) => {
      const ofAttacker = isOfBlockers ? ofOther(attacker) : ofAffected(at, held, attacker);
      if (!ofAttacker) return [];
      return [...(isOfBlockers ? [...ofBlocker, ...ofAttacker] : [...ofAttacker, ...ofBlocker]), ...conditions];
    },
  ];
};

/** Finds the doubts about blocks; looks through all cards' clauses once for each blocker. */
const ofBlocks = (at: At, asGiven: At, held: readonly Held[]): Doubts['ofBlock'] => {
  const onBlocks = held.filter((each) => sideOf(each) !== null && sideOf(each) !== 'ATTACKERS');
  const ofFighter = oncePerKey((creature: GameObject) => [
    ...ofAbilities(asGiven, creature, affectsBlocks),
    ...openFactsOf(at.state, creature, 'blockRules', affectsBlocks),
  ]);
  return (blocker) => {
    const open = createLazy(() => onBlocks.flatMap((each) => ofBlock(at, each, blocker)));
    return (attacker) => [
      ...[blocker, attacker].flatMap(ofFighter),
      ...open().flatMap((each) => each(attacker)),
      ...attacker.keywords.flatMap((each) => ofKeyword(at, each.toLowerCase(), blocker, attacker)),
    ];
  };
};

/** Finds the doubts whether an object is a creature (508.1a, 509.1a). */
const ofBeing = (at: At, object: GameObject): readonly Uncertainty[] =>
  changesOf(at, object, 'TYPES').filter(({ intoCreatures }) => intoCreatures === !hasType(object, 'creature'));

/**
 * Finds, for attacks and blocks, sentences that change a power, type or color on which another sentence depends.
 *
 * - 613.1d, 613.1e, 613.4: only plain numbers are applied; if other changes may decide, the answer has a doubt.
 * - 613.8: if there are too many abilities to compare, one may be applied before a newer one on which it depends.
 */
export const doubtsAt = oncePerTable((state: GameState): Doubts => {
  const dependents = dependentsAt(state);
  const changes = changesAt(state);
  const held = cardClauses(state);
  if (!dependents.length && !changes.size && !hasOpenFacts(state) && !held.some(({ clause }) => asksForOpen(clause)))
    return noDoubts;
  const [onAbilities, goading] = [held.filter(isOnAbilities), held.filter(isGoading)];
  const asGiven: At = { state, onAbilities, goading, dependents, changes };
  const at: At = { ...asGiven, changes: withoutSettled(state, changes) };
  const onAttackers = held.filter((each) => sideOf(each) === 'ATTACKERS');
  const ofAttacker = (attacker: GameObject, rules: readonly Held[], isMeant: (keyword: string) => boolean) => [
    ...rules.flatMap((each) => decidingFor(at, each, attacker)),
    ...ofAbilities(asGiven, attacker, isMeant),
    ...openFactsOf(state, attacker, 'attackRules', affectsAttacks),
  ];
  return {
    ofBeing: (object) => ofBeing(at, object),
    ofControl: (object) => openControlFacts(state, object),
    ofTargeting: (object) => ofAbilities(asGiven, object, affectsTargets),
    ofAttack: (attacker) => ofAttacker(attacker, onAttackers, affectsAttacks),
    ofRequired: (creature) => ofAttacker(creature, onAttackers.filter(isRequiring), () => false),
    ofBlock: ofBlocks(at, asGiven, held),
  };
});
