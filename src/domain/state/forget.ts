import { withObjectsChanged, withPlayers } from './change.js';
import type { EntityFilter } from './entity-filter.js';
import type { GameObject, GameState } from './game-state.js';

type Rule = GameObject['attackRules'][number];
type BlockRule = GameObject['blockRules'][number];

/**
 * The table without any mention of objects that are no longer there.
 *
 * A rule about attacking or blocking one of them says nothing any more; a filter that named them means the others; damage
 * dealt by a commander that is gone counts for nothing, since it can deal no more (903.10a).
 */
export const forget = (state: GameState, gone: ReadonlySet<string>): GameState => {
  const remembered = withObjectsChanged(state, (object) => withoutMention(object, gone));
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

const withoutMention = (object: GameObject, gone: ReadonlySet<string>): GameObject => {
  const mentions =
    [...object.attackRules, ...object.blockRules].some((rule) => mentionedBy(rule, gone)) ||
    namesAny(object.enchants, gone);
  if (!mentions) return object;
  return {
    ...object,
    attackRules: object.attackRules.filter(({ target }) => !isGone(target, gone)).map((rule) => pruned(rule, gone)),
    blockRules: object.blockRules.filter(({ target }) => !isGone(target, gone)).map((rule) => pruned(rule, gone)),
    enchants: object.enchants && withoutIds(object.enchants, gone),
  };
};

const isGone = (id: string | null | undefined, gone: ReadonlySet<string>): boolean =>
  typeof id === 'string' && gone.has(id);

const mentionedBy = ({ target, creatures }: Rule | BlockRule, gone: ReadonlySet<string>): boolean =>
  isGone(target, gone) || namesAny(creatures, gone);

const namesAny = (filter: EntityFilter | null | undefined, gone: ReadonlySet<string>): boolean =>
  Boolean(filter) &&
  ((filter?.ids ?? []).some((id) => gone.has(id)) ||
    namesAny(filter?.not, gone) ||
    (filter?.anyOf ?? []).some((each) => namesAny(each, gone)));

const pruned = <R extends Rule | BlockRule>(rule: R, gone: ReadonlySet<string>): R =>
  rule.creatures ? { ...rule, creatures: withoutIds(rule.creatures, gone) } : rule;

const withoutIds = (filter: EntityFilter, gone: ReadonlySet<string>): EntityFilter => ({
  ...filter,
  ...(filter.ids ? { ids: filter.ids.filter((id) => !gone.has(id)) } : {}),
  ...(filter.not ? { not: withoutIds(filter.not, gone) } : {}),
  ...(filter.anyOf ? { anyOf: filter.anyOf.map((each) => withoutIds(each, gone)) } : {}),
});
