import { objectsMatching } from '../../state/filters/matching.js';
import type { AttackRule } from '../../state/effects/combat-rule-schemas.js';
import type { EntityFilter } from '../../state/filters/entity-filter.js';
import { attackedMembers } from '../../state/attacked-teams.js';
import { areOpponents, playersInGame, type Player } from '../../state/game-state.js';
import { reaches, withoutRanges } from '../../state/range.js';
import { leftwardFrom } from '../../state/seating.js';
import type { Condition, Direction, Filter, Target } from '../clauses.js';
import { playersMeant } from './players-meant.js';
import { entityFilter, numberOf } from './filters.js';
import { controllerMeant, objectMeant, playerMeant, type Source } from './source.js';

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

/** A rule's number of attackers, and the targets of their attacks. */
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

/** The nearest opponent on that side within the object's range, with their team where whole teams are attacked. */
const nearestTo = ({ state, object }: Source, player: Player, direction: Direction): readonly string[] => {
  const leftward = leftwardFrom(state, player).filter(
    (each) => areOpponents(player, each) && reaches(state, { object: object.id }, each),
  );
  const found = direction === 'LEFT' ? leftward[0] : leftward.at(-1);
  return found ? attackedMembers(state, found).map(({ id }) => id) : [];
};

/** A filter for players and their planeswalkers. */
const withWalkers = (ids: readonly string[]): EntityFilter => ({
  anyOf: [{ kind: 'PLAYER', ids }, ...ids.map((controller) => ({ controller, types: ['Planeswalker'] }))],
});

/**
 * Rules by which each player attacks only the nearest opponent on that side, and that opponent's planeswalkers.
 *
 * - 801.11: an opponent out of range of the object's controller does not count, however near.
 */
const exceptNearest = (source: Source, direction: Direction): readonly AttackRule[] =>
  playersInGame(source.state).flatMap((player): readonly AttackRule[] => {
    const ids = nearestTo(source, player, direction);
    const anywhere = nearestTo({ ...source, state: withoutRanges(source.state) }, player, direction);
    const unseen = anywhere.filter((id) => !ids.includes(id));
    const rule = { kind: 'CANT_ATTACK_TARGET', creatures: { controller: player.id } } as const;
    const others = { ...rule, targets: { not: withWalkers([...ids, ...unseen]) } };
    return unseen.length ? [others, { ...rule, targets: withWalkers(unseen), isByRange: true }] : [others];
  });

/** Functions that make a table's rules for effects; passed as an argument, as texts are parsed without a table. */
export const terms = {
  aimed,
  companyOf,
  controllerMeant,
  counted,
  entityFilter,
  exceptNearest,
  numberOf,
  objectsMatching,
  playersMeant,
};
export type RuleTerms = typeof terms;
