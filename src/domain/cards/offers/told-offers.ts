import { creatureTypes } from '../../rulebook/keywords-and-types.js';
import { objectOf, type GameState } from '../../state/game-state.js';
import type { FullEffect } from '../../state/effects/effects.js';
import type { NewCharacteristics } from '../../state/effects/new-characteristics.js';
import type { EntityFilter } from '../../state/filters/entity-filter.js';
import type { AttackRule, BlockRule, CombatRules } from '../../state/effects/combat-rule-schemas.js';
import { withoutUndefined, undefinedIfEmpty } from '../../values/given.js';
import type { Clause, Effect, TypeChange } from '../clauses.js';
import { kindOf } from '../effects/kinds.js';
import { entityFilter } from '../layers/filters.js';
import type { Source } from '../layers/source.js';
import { terms } from '../layers/rule-terms.js';
import { offersOfObject } from './read-offers.js';
import type { Offer } from './offer.js';
import { subjectOfOffer } from './offered-clauses.js';

/** The effect's source, attached to the object that the offer asks for, which the offer's clauses call the host. */
const sourceOf = (state: GameState, { from, controller, on, player }: FullEffect, offer: Offer): Source => {
  const object = objectOf(state, from ?? '');
  const host = subjectOfOffer(offer)?.is === 'HOST' ? object.attachedTo : (player ?? object.attachedTo);
  const attachedTo = offer.objects ? (on?.[0] ?? null) : host;
  return { state, object: { ...object, controller: controller ?? object.controller ?? object.owner, attachedTo } };
};

/** A battlefield filter as tables write it: without the zone if that is the default. */
const onBattlefield = (filter: EntityFilter): EntityFilter =>
  filter.anyOf ? filter : withoutUndefined({ ...filter, zone: undefined });

/** The objects that an effect is on: those given, the source, what it is attached to, or a group. */
const onWhat = (source: Source, { on }: FullEffect, offer: Offer): Pick<FullEffect, 'on' | 'creatures'> => {
  const subject = subjectOfOffer(offer);
  if (!subject) return {};
  if (subject.is === 'SELF') return { on: [source.object.id] };
  if (subject.is === 'HOST') return { on: on ?? [source.object.attachedTo ?? ''] };
  return on && !offer.objects ? { on } : { creatures: onBattlefield(entityFilter(source, subject)) };
};

/** The block rules of an effect; a requirement to block names only the attacker, as the effect says who blocks. */
const toBlock = (source: Source, effect: Effect): readonly BlockRule[] => {
  if (effect.does !== 'LURES') return kindOf(effect).blockRules(effect, source, terms, []);
  const target = effect.creatures.is === 'SELF' ? source.object.id : source.object.attachedTo;
  return [{ kind: 'BLOCKS_TARGET_IF_ABLE', target }];
};

const toAttack = (source: Source, effect: Effect): readonly AttackRule[] =>
  kindOf(effect).attackRules(effect, source, terms, []);

const costOf = ({ unlessPays }: Clause) => (unlessPays === null ? {} : { unlessPays });

const rulesOf = (source: Source, clauses: readonly Clause[]): CombatRules => ({
  attackRules: clauses.flatMap((each) => toAttack(source, each.effect).map((rule) => ({ ...rule, ...costOf(each) }))),
  blockRules: clauses.flatMap((each) => toBlock(source, each.effect).map((rule) => ({ ...rule, ...costOf(each) }))),
});

const keywordsOf = (clauses: readonly Clause[], does: 'HAS' | 'LOSES'): readonly string[] =>
  clauses.flatMap(({ effect }) => (effect.does === does && 'keywords' in effect ? effect.keywords : []));

const does = (clauses: readonly Clause[], kind: Effect['does']): true | undefined =>
  clauses.some(({ effect }) => effect.does === kind) || undefined;

const typesIn = (clauses: readonly Clause[]): NewCharacteristics => {
  const changes = clauses.flatMap(({ effect }) => kindOf(effect).typeChange(effect) ?? []);
  const replaced = changes.find(({ inPlaceOf }) => inPlaceOf !== 'NOTHING')?.inPlaceOf;
  const isEvery = ({ gains }: TypeChange): boolean => gains === creatureTypes;
  return withoutUndefined({
    types: undefinedIfEmpty(changes.filter((each) => !isEvery(each)).flatMap(({ gains }) => gains)),
    inPlaceOf: replaced,
    everyCreatureType: changes.some(isEvery) || undefined,
  });
};

const sizeIn = (clauses: readonly Clause[]): NewCharacteristics => {
  const [, power, toughness] = clauses.flatMap(({ effect }) =>
    effect.does === 'CHANGES_STATS' ? (/^(\d+)\/(\d+)$/.exec(effect.change) ?? []) : [],
  );
  return power === undefined ? {} : { power: Number(power), toughness: Number(toughness) };
};

/** Returns how an effect's clauses change objects; undefined if they don't. */
const characteristicsIn = (clauses: readonly Clause[]): NewCharacteristics | undefined => {
  const colors = clauses.flatMap(({ effect }) => kindOf(effect).colorChange(effect) ?? []).at(0)?.colors;
  const becomes = { ...typesIn(clauses), ...(colors && { colors }), ...sizeIn(clauses) };
  return Object.keys(becomes).length ? becomes : undefined;
};

const receiverIn = (clauses: readonly Clause[], { object }: Source, { player }: FullEffect): string | undefined => {
  if (does(clauses, 'GIVEN_TO_PLAYER')) return player ?? undefined;
  return (does(clauses, 'CONTROLS_HOST') && object.controller) ?? undefined;
};

const toldInFull = (state: GameState, given: FullEffect, offer: Offer): FullEffect => {
  const source = sourceOf(state, given, offer);
  const { clauses, end } = offer;
  const { attackRules, blockRules } = rulesOf(source, clauses);
  return withoutUndefined({
    ...{ ...given, offer: undefined, player: undefined, on: undefined, ...onWhat(source, given, offer) },
    keywords: undefinedIfEmpty(keywordsOf(clauses, 'HAS')),
    losesKeywords: undefinedIfEmpty(keywordsOf(clauses, 'LOSES')),
    losesAllAbilities: does(clauses, 'LOSES_ALL'),
    becomes: characteristicsIn(clauses),
    givesControlTo: receiverIn(clauses, source, given),
    attackRules: undefinedIfEmpty(attackRules),
    blockRules: undefinedIfEmpty(blockRules),
    until: given.until ?? (end ? { end } : undefined),
  });
};

/** Expands an effect that is given by an offer's number; returns any other unchanged. */
export const effectInFull = (state: GameState, given: FullEffect): FullEffect => {
  if (typeof given.offer !== 'number') return given;
  const source = state.objects.get(given.from ?? '');
  const offer = source && offersOfObject(source)[given.offer - 1];
  return offer ? toldInFull(state, given, offer) : given;
};
