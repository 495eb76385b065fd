import { withObjectsChanged, withPlayers } from './change.js';
import { filtersOfRule, type CombatRule } from './effects/combat-rule-schemas.js';
import type { EntityFilter } from './filters/entity-filter.js';
import { changesObjects, hasCombatRules, type OngoingEffect } from './effects/effects.js';
import type { GameObject, GameState } from './game-state.js';

/**
 * Removes all references to objects that are no longer at the table.
 *
 * A rule about attacking or blocking such an object is dropped; a filter keeps its other ids; combat damage from such a
 * commander is dropped, as it can deal no more (903.10a).
 */
export const forget = (state: GameState, gone: ReadonlySet<string>): GameState => {
  const remembered = withoutMentionOf(state, gone);
  const mentioned = state.players.some(({ commanderDamage }) =>
    commanderDamage.some(({ commander }) => gone.has(commander)),
  );
  if (!mentioned) return remembered;
  const players = remembered.players.map((player) => ({
    ...player,
    commanderDamage: player.commanderDamage.filter(({ commander }) => !gone.has(commander)),
  }));
  return withPlayers(remembered, players);
};

/** Removes references to missing objects from rules and effects. */
export const withoutMentionOf = (state: GameState, gone: ReadonlySet<string>): GameState =>
  withoutEffectsOf(
    withObjectsChanged(state, (object) => withoutMention(object, gone)),
    gone,
  );

/** Removes references to missing objects from effects, and effects that then do nothing. */
const withoutEffectsOf = (state: GameState, gone: ReadonlySet<string>): GameState =>
  state.effects.length ? { ...state, effects: state.effects.flatMap((each) => effectWithout(each, gone)) } : state;

const effectWithout = (effect: OngoingEffect, gone: ReadonlySet<string>): readonly OngoingEffect[] => {
  const on = effect.on?.filter((id) => !gone.has(id));
  if (on?.length === 0) return [];
  const { from, attackRules, blockRules, ...rest } = effect;
  const left: OngoingEffect = {
    ...rest,
    ...(from && !isGone(from, gone) && { from }),
    ...(on && { on }),
    ...(effect.creatures && { creatures: withoutIds(effect.creatures, gone) }),
    ...(attackRules && { attackRules: rulesWithout(attackRules, gone) }),
    ...(blockRules && { blockRules: rulesWithout(blockRules, gone) }),
  };
  return changesObjects(left) || hasCombatRules(left) ? [left] : [];
};

const withoutMention = (object: GameObject, gone: ReadonlySet<string>): GameObject => {
  const mentions =
    [...object.attackRules, ...object.blockRules].some((rule) => mentionedBy(rule, gone)) ||
    namesAny(object.enchants, gone);
  if (!mentions) return object;
  return {
    ...object,
    attackRules: rulesWithout(object.attackRules, gone),
    blockRules: rulesWithout(object.blockRules, gone),
    enchants: object.enchants && withoutIds(object.enchants, gone),
  };
};

/** Drops rules whose target is missing, and removes missing ids from the filters of the others. */
const rulesWithout = <R extends CombatRule>(rules: readonly R[], gone: ReadonlySet<string>): readonly R[] =>
  rules.flatMap((rule) => {
    if (isGone(rule.target, gone)) return [];
    return [mentionedBy(rule, gone) ? pruneRule(rule, gone) : rule];
  });

const isGone = (id: string | null | undefined, gone: ReadonlySet<string>): boolean =>
  typeof id === 'string' && gone.has(id);

const mentionedBy = (rule: CombatRule, gone: ReadonlySet<string>): boolean =>
  isGone(rule.target, gone) || filtersOfRule(rule).some(({ filter }) => namesAny(filter, gone));

const namesAny = (filter: EntityFilter | null | undefined, gone: ReadonlySet<string>): boolean =>
  Boolean(filter) &&
  ((filter?.ids ?? []).some((id) => gone.has(id)) ||
    namesAny(filter?.not, gone) ||
    (filter?.anyOf ?? []).some((each) => namesAny(each, gone)));

const pruneRule = <R extends CombatRule>(rule: R, gone: ReadonlySet<string>): R => {
  const prune = (filter: EntityFilter | null | undefined) => filter && withoutIds(filter, gone);
  const condition = (given: CombatRule['unless']) => given && { ...given, controls: withoutIds(given.controls, gone) };
  return {
    ...rule,
    ...(rule.creatures && { creatures: prune(rule.creatures) }),
    ...(rule.others && { others: prune(rule.others) }),
    ...(rule.unless && { unless: condition(rule.unless) }),
    ...(rule.asLongAs && { asLongAs: condition(rule.asLongAs) }),
    ...('targets' in rule && rule.targets ? { targets: prune(rule.targets) } : {}),
    ...('attackers' in rule && rule.attackers ? { attackers: prune(rule.attackers) } : {}),
    ...('blockers' in rule && rule.blockers ? { blockers: prune(rule.blockers) } : {}),
  };
};

const withoutIds = (filter: EntityFilter, gone: ReadonlySet<string>): EntityFilter => ({
  ...filter,
  ...(filter.ids ? { ids: filter.ids.filter((id) => !gone.has(id)) } : {}),
  ...(filter.not ? { not: withoutIds(filter.not, gone) } : {}),
  ...(filter.anyOf ? { anyOf: filter.anyOf.map((each) => withoutIds(each, gone)) } : {}),
});
