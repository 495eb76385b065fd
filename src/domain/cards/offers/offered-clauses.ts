import type { Clause, Effect, Filter } from '../clauses.js';
import { affectsTargets, isUsedKeyword } from '../combat-keywords.js';
import { asksFor, filtersInClause, isSingle, singlePartsOf } from '../clause-groups.js';
import { kindOf } from '../effects/kinds.js';
import { isAskable } from '../text/askable.js';
import { areSame } from '../text/sentences/riders.js';
import type { NeededObjects, Offer } from './offer.js';

/** Effects that a table's effect can express, by whether their objects are fixed as they begin (611.2c). */
const kinds: Partial<Readonly<Record<Effect['does'], 'SETTLED' | 'RULE' | 'NOTHING'>>> = {
  ...{ HAS: 'SETTLED', LOSES: 'SETTLED', LOSES_ALL: 'SETTLED', GOADED: 'SETTLED', CONTROLS_HOST: 'SETTLED' },
  GIVEN_TO_PLAYER: 'SETTLED',
  ...{ CHANGES_TYPES: 'SETTLED', CHANGES_COLORS: 'SETTLED' },
  ...{ ATTACKS: 'RULE', CANT_ATTACK: 'RULE', CANT_ATTACK_ALONE: 'RULE', AS_THOUGH_NO_DEFENDER: 'RULE' },
  ...{ BLOCKS: 'RULE', CANT_BLOCK: 'RULE', CANT_BLOCK_ALONE: 'RULE', BLOCKS_MORE: 'RULE', AS_THOUGH_HASTE: 'RULE' },
  ...{ CANT_BE_BLOCKED: 'RULE', BLOCKED_BY: 'RULE', MUST_BE_BLOCKED: 'RULE', LURES: 'RULE' },
  ...{ CHANGES_STATS: 'NOTHING', NOTHING: 'NOTHING' },
};

/** The filters that a table can express without naming the objects that match at the moment. */
const lasting: ReadonlySet<Filter['is']> = new Set<Filter['is']>([
  ...(['SELF', 'HOST', 'TYPE', 'COLOR', 'NAMED', 'CONTROLLED', 'OWNED', 'PERMANENT'] as const),
]);

const isLasting = (part: Filter): boolean =>
  lasting.has(part.is) ||
  (part.is === 'KEYWORD' && !part.keyword.endsWith('walk')) ||
  (part.is === 'STAT' && 'number' in part.than);

const isKnownAtOnce = (part: Filter): boolean => part.is !== 'ATTACKING' && part.is !== 'BLOCKING';

/** The objects that an effect is on; for a requirement to block something, the blockers. */
const subjectOf = (effect: Effect): Filter | null => {
  if (effect.does === 'LURES') return effect.blockers;
  if (effect.does === 'CONTROLS_HOST') return { is: 'HOST' };
  return 'creatures' in effect ? effect.creatures : null;
};

/** The object or group that an effect affects. */
export const subjectOfOffer = ({ clauses }: Offer): Filter | null =>
  clauses.map(({ effect }) => subjectOf(effect)).find((each) => each !== null) ?? null;

/** Turns "attacking creatures" as a subject into objects to be named: those that attacked as the effect began. */
export const withObjectsNamed = (
  clauses: readonly Clause[],
  objects: NeededObjects | null,
): Pick<Offer, 'clauses' | 'objects'> => {
  const [subject] = clauses.flatMap(({ effect }) => subjectOf(effect) ?? []);
  if (objects || !subject || !asksFor(subject, 'ATTACKING', 'BLOCKING')) return { clauses, objects };
  const named = clauses.map((clause) =>
    'creatures' in clause.effect && areSame(clause.effect.creatures, subject)
      ? { ...clause, effect: { ...clause.effect, creatures: { is: 'HOST' } as const } }
      : clause,
  );
  return { clauses: named, objects: { what: subject, least: 1, most: null } };
};

/** Whether an effect is on a single object and also on a group: one effect of a table can't be on both. */
const isMixed = (subject: Filter): boolean => !isSingle(subject) && subject.is === 'ANY' && subject.of.some(isSingle);

/** Whether a table's effect can express a clause: it may have a cost to declare (508.1h, 509.1d), but no conditions. */
const isTold = (clause: Clause): boolean => {
  const { effect, conditions, unlessPays, x } = clause;
  const kind = kinds[effect.does];
  const isPayable = unlessPays === null || (kindOf(effect).payer !== null && !x && !unlessPays.includes('{X}'));
  if (!kind || conditions.length || !isPayable) return false;
  if (kind === 'NOTHING') return true;
  if (effect.does === 'CONTROLS_HOST' || effect.does === 'GIVEN_TO_PLAYER') return true;
  if (effect.does === 'LURES' && !isSingle(effect.creatures)) return false;
  if (effect.does === 'BLOCKS_MORE' && effect.additional && !('number' in effect.additional)) return false;
  const parts = filtersInClause(clause).flatMap(singlePartsOf);
  return isAskable(clause) && parts.every(kind === 'RULE' ? isLasting : isKnownAtOnce);
};

const bearing = (keyword: string): boolean => isUsedKeyword(keyword) || affectsTargets(keyword);

const isKnownChange = ({ effect }: Clause): boolean =>
  effect.does !== 'CHANGES_TYPES' || (effect.change !== null && !effect.change.loses.length);

const bears = ({ effect }: Clause): boolean => {
  const keywords = kindOf(effect).keywords(effect);
  return kinds[effect.does] !== 'NOTHING' && (keywords === 'ALL' || !keywords.length || keywords.some(bearing));
};

/** Whether one effect of a table can express the clauses, and any of them affects answers. */
export const isOffered = (clauses: readonly Clause[]): boolean => {
  const said = clauses.filter(({ effect }) => kinds[effect.does] !== 'NOTHING' || 'creatures' in effect);
  const [subject = null] = said.map(({ effect }) => subjectOf(effect));
  if (!subject || isMixed(subject)) return false;
  return (
    clauses.every((each) => isTold(each) && isKnownChange(each)) &&
    said.every(({ effect }) => areSame(subjectOf(effect), subject)) &&
    said.some(bears)
  );
};
