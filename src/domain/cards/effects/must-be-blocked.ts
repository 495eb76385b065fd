import { onBlockedAttackers, type EffectKind, type EffectOf } from './effect.js';

const countSaid = ({ count, exactly }: EffectOf<'MUST_BE_BLOCKED'>): string => {
  return count === null ? '' : ` by ${exactly ? 'exactly' : 'at least'} ${count} blocker${count === 1 ? '' : 's'}`;
};

/** Blocking: ⟨group⟩ must be blocked [by ⟨group⟩, by exactly ⟨n⟩, by ⟨n⟩ or more] if able. */
export const mustBeBlocked: EffectKind<'MUST_BE_BLOCKED'> = {
  ...onBlockedAttackers,
  means: (who, effect, names, { creaturesSaid, verbs }) => {
    const by = effect.by ? ` by 1 or more ${creaturesSaid(effect.by, names)}` : countSaid(effect);
    return `${who} ${verbs(effect.creatures).has} to be blocked${by} in each combat if able`;
  },
  sort: 'REQUIREMENT',
  blockRules: ({ by, count, exactly }, source, { entityFilter }) => {
    if (count === null) return [{ kind: 'MUST_BE_BLOCKED_IF_ABLE', ...(by && { blockers: entityFilter(source, by) }) }];
    return [{ kind: exactly ? 'MUST_BE_BLOCKED_BY_EXACTLY' : 'MUST_BE_BLOCKED_BY_AT_LEAST', count }];
  },
  others: ({ by }) => by,
};
