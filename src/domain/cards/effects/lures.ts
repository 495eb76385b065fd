import { onBlockedAttackers, type EffectKind } from './effect.js';

/** Blocking: All ⟨group⟩ able to block ⟨group⟩ do so. */
export const lures: EffectKind<'LURES'> = {
  ...onBlockedAttackers,
  means: (who, { blockers }, names, { creaturesSaid, isSingle }) =>
    isSingle(blockers)
      ? `${creaturesSaid(blockers, names)} has to block ${who} if able`
      : `all ${creaturesSaid(blockers, names)} that are able to block ${who} have to`,
  sort: 'REQUIREMENT',
  blockRules: ({ creatures, blockers }, source, { entityFilter, objectsMatching }) =>
    objectsMatching(source.state, entityFilter(source, creatures)).map(({ id }) => ({
      kind: 'BLOCKS_TARGET_IF_ABLE',
      creatures: entityFilter(source, blockers),
      target: id,
    })),
  makesRuleOfEach: true,
  reaches: true,
  others: ({ blockers }) => blockers,
};
