import type { Names } from '../wording/names.js';
import { creaturesSaid, verbs } from '../wording/phrases.js';
import { onBlockedAttackers, type EffectKind, type Says } from './effect.js';

const blockersSaid = ({ by, count, exactly }: Says<'MUST_BE_BLOCKED'>, names: Names): string => {
  if (by) return ` by 1 or more ${creaturesSaid(by, names)}`;
  return count === null ? '' : ` by ${exactly ? 'exactly' : 'at least'} ${count} blocker${count === 1 ? '' : 's'}`;
};

/** Blocking: ⟨group⟩ must be blocked [by ⟨group⟩, by exactly ⟨n⟩, by ⟨n⟩ or more] if able. */
export const mustBeBlocked: EffectKind<'MUST_BE_BLOCKED'> = {
  does: 'MUST_BE_BLOCKED',
  ...onBlockedAttackers,
  means: (who, effect, names) =>
    `${who} ${verbs(effect.creatures).has} to be blocked${blockersSaid(effect, names)} in each combat if able`,
  sort: 'REQUIREMENT',
  blockRules: ({ by, count, exactly }, source, { entityFilter }) => {
    if (count === null) return [{ kind: 'MUST_BE_BLOCKED_IF_ABLE', ...(by && { blockers: entityFilter(source, by) }) }];
    return [{ kind: exactly ? 'MUST_BE_BLOCKED_BY_EXACTLY' : 'MUST_BE_BLOCKED_BY_AT_LEAST', count }];
  },
  others: ({ by }) => by,
};
