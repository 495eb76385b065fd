import type { Filter, Who } from '../clauses.js';
import type { Names } from '../wording/names.js';
import { onAttackers, type EffectKind } from './effect.js';

const withoutHolder = (creatures: Filter): Filter =>
  creatures.is === 'ALL' ? { is: 'ALL', of: creatures.of.filter(({ is }) => is !== 'CONTROLLED') } : creatures;

/** Names players who each act separately: "each player". */
const aloneSaid = (who: Who, { players }: Names): string => {
  if (who === 'OPPONENTS') return `each opponent of ${players.YOU}`;
  return who === 'ANYBODY' ? 'each player' : players[who];
};

/** Attacking: Each opponent must attack [⟨whom⟩] with at least ⟨n⟩ ⟨group⟩ each combat if able. */
export const attackedByEach: EffectKind<'ATTACKED_BY_EACH'> = {
  ...onAttackers,
  means: (_, { creatures, players, count, target }, names, { targetsSaid, creaturesSaid }) =>
    `${aloneSaid(players, names)} has to attack${targetsSaid(target, names)} with ${count} or more ${creaturesSaid(withoutHolder(creatures), names)} of their own in each combat if able`,
  sort: 'REQUIREMENT',
  attackRules: (effect, source, { counted }) => [{ kind: 'AT_LEAST_IF_ABLE', ...counted(source, effect) }],
};
