import { objectsMatching } from '../../state/filters/matching.js';
import type { AttackRule } from '../../state/effects/combat-rule-schemas.js';
import type { EntityFilter } from '../../state/filters/entity-filter.js';
import type { Condition, Filter, Target } from '../clauses.js';
import { playersMeant } from './conditions.js';
import { controllerMeant, entityFilter, numberOf, objectMeant, playerMeant, type Source } from './filters.js';

const planeswalker: Filter = { is: 'TYPE', words: ['planeswalker'], said: 'planeswalker' };

const playerAimedAt = (source: Source, player: Target['player']): EntityFilter => {
  const { object, state } = source;
  const you = object.controller ?? object.owner;
  switch (player) {
    case 'YOU':
      return { kind: 'PLAYER', ids: [you] };
    case 'OPPONENTS':
      return { kind: 'PLAYER', opponentOf: you };
    case 'OTHERS':
      return { kind: 'PLAYER', not: { ids: [you] } };
    case 'OWNER':
      return { kind: 'PLAYER', ids: [object.owner] };
    case 'ENCHANTED':
      return { kind: 'PLAYER', ids: [playerMeant(source)].flatMap((id) => id ?? []) };
    case 'SELF':
      return { kind: 'OBJECT', ids: [object.id] };
    case 'HOSTS_CONTROLLER': {
      const host = objectMeant(source, 'HOST');
      return { kind: 'PLAYER', ids: host ? [controllerMeant({ state, object: host })] : [] };
    }
    default:
      return { kind: 'PLAYER' };
  }
};

/** The players and permanents that an attack is aimed at. */
const aimed = (source: Source, { player, also, only }: Target): EntityFilter => {
  const meant = playerAimedAt(source, player);
  if (!also || player === 'SELF' || player === 'HOSTS_CONTROLLER') return meant;
  const held = entityFilter(source, {
    is: 'ALL',
    of: [...(also === 'PLANESWALKERS' ? [planeswalker] : []), { is: 'CONTROLLED', by: player }],
  });
  return only ? held : { anyOf: [meant, held] };
};

/** The number of creatures that attack somebody or something, as a rule tells it. */
const counted = (
  source: Source,
  { count, target }: { readonly count: number; readonly target: Target | null },
): Pick<AttackRule, 'count' | 'targets'> => ({ count, ...(target && { targets: aimed(source, target) }) });

/** "unless a ⟨group⟩ also attacks", "unless at least ⟨n⟩ ⟨group⟩ block": how many, and which. */
const companyOf = (source: Source, conditions: readonly Condition[]): Pick<AttackRule, 'count' | 'others'> | null => {
  for (const { asks, ...condition } of conditions)
    if (asks === 'NOT' && 'of' in condition && condition.of.asks === 'COMPANY')
      return { count: condition.of.least, others: entityFilter(source, condition.of.what) };
  return null;
};

/** How effects tell rules of a table; they are handed it, as texts are read without a table. */
export const terms = {
  aimed,
  companyOf,
  controllerMeant,
  counted,
  entityFilter,
  numberOf,
  objectsMatching,
  playersMeant,
};
export type RuleTerms = typeof terms;
