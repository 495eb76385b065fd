import type { AttackRule, BlockRule } from '../state/combat-rule-schemas.js';
import type { EntityFilter } from '../state/entity-filter.js';
import { objectsMatching } from '../state/matching.js';
import type { Clause, Condition, Filter, Target } from './clauses.js';
import { openConditions } from './conditions.js';
import { controllerMeant, entityFilter, numberOf, type Source } from './filters.js';

/** The rules that a card puts on attacking and blocking at a table, at this moment. */
export interface CombatRules {
  readonly attackRules: readonly AttackRule[];
  readonly blockRules: readonly BlockRule[];
}

const planeswalker: Filter = { is: 'TYPE', words: ['planeswalker'], said: 'planeswalker' };
const none: CombatRules = { attackRules: [], blockRules: [] };

/** The players and permanents that an attack is aimed at. */
const aimed = (source: Source, { player, also }: Target): EntityFilter => {
  const you = controllerMeant(source);
  const players = {
    YOU: { kind: 'PLAYER', ids: [you] },
    OPPONENTS: { kind: 'PLAYER', opponentOf: you },
    OWNER: { kind: 'PLAYER', ids: [source.object.owner] },
  } as const;
  const attached = source.object.attachedTo;
  const meant: EntityFilter =
    player === 'YOU' || player === 'OPPONENTS' || player === 'OWNER'
      ? players[player]
      : { kind: 'PLAYER', ids: attached === null ? [] : [attached] };
  if (!also) return meant;
  const held = entityFilter(source, {
    is: 'ALL',
    of: [...(also === 'PLANESWALKERS' ? [planeswalker] : []), { is: 'CONTROLLED', by: player }],
  });
  return { anyOf: [meant, held] };
};

/** "unless a ⟨group⟩ also attacks", "unless at least ⟨n⟩ ⟨group⟩ block": how many, and which. */
const companyOf = (source: Source, conditions: readonly Condition[]): Pick<AttackRule, 'count' | 'others'> | null => {
  for (const { asks, ...condition } of conditions)
    if (asks === 'NOT' && 'of' in condition && condition.of.asks === 'COMPANY')
      return { count: condition.of.least, others: entityFilter(source, condition.of.what) };
  return null;
};

const cantAttack = (source: Source, clause: Clause, target: Target | null): AttackRule => {
  const company = companyOf(source, clause.conditions);
  if (company) return { kind: 'CANT_ATTACK_WITHOUT_OTHERS', ...company };
  return target ? { kind: 'CANT_ATTACK_TARGET', targets: aimed(source, target) } : { kind: 'CANT_ATTACK' };
};

const attackRuleOf = (source: Source, clause: Clause): AttackRule | null => {
  const { effect } = clause;
  switch (effect.does) {
    case 'ATTACKS':
      return effect.target
        ? { kind: 'ATTACKS_TARGET_IF_ABLE', targets: aimed(source, effect.target) }
        : { kind: 'ATTACKS_IF_ABLE' };
    case 'CANT_ATTACK':
      return cantAttack(source, clause, effect.target);
    case 'GOADED':
      return { kind: 'GOADED', target: controllerMeant(source) };
    case 'CANT_ATTACK_ALONE':
      return { kind: 'CANT_ATTACK_ALONE' };
    case 'AS_THOUGH_HASTE':
      return { kind: 'CAN_ATTACK_AS_THOUGH_HASTE' };
    case 'AS_THOUGH_NO_DEFENDER':
      return { kind: 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER' };
    case 'ATTACKS_ALONG':
      return { kind: 'ATTACKS_IF_OTHERS_DO', others: entityFilter(source, effect.others) };
    case 'AT_MOST_ATTACK':
      return { kind: 'AT_MOST', count: effect.count, ...(effect.target && { targets: aimed(source, effect.target) }) };
    default:
      return null;
  }
};

const cantBlock = (source: Source, conditions: readonly Condition[], attackers: Filter | null): BlockRule => {
  const company = companyOf(source, conditions);
  if (company) return { kind: 'CANT_BLOCK_WITHOUT_OTHERS', ...company };
  return attackers ? { kind: 'CANT_BLOCK_TARGET', attackers: entityFilter(source, attackers) } : { kind: 'CANT_BLOCK' };
};

const blockRuleOf = (source: Source, { effect, conditions }: Clause): BlockRule | null => {
  switch (effect.does) {
    case 'BLOCKS':
      return { kind: 'BLOCKS_IF_ABLE' };
    case 'CANT_BLOCK':
      return cantBlock(source, conditions, effect.attackers);
    case 'CANT_BLOCK_ALONE':
      return { kind: 'CANT_BLOCK_ALONE' };
    case 'CANT_BE_BLOCKED':
      return { kind: 'CANT_BE_BLOCKED', ...(effect.by && { blockers: entityFilter(source, effect.by) }) };
    case 'BLOCKED_BY':
      return effect.most === null
        ? { kind: 'CANT_BE_BLOCKED_BY_FEWER', count: effect.least }
        : { kind: 'CANT_BE_BLOCKED_BY_MORE', count: effect.most };
    case 'MUST_BE_BLOCKED':
      return { kind: 'MUST_BE_BLOCKED_IF_ABLE' };
    case 'BLOCKS_MORE':
      return effect.additional
        ? { kind: 'CAN_BLOCK_ADDITIONAL', count: numberOf(source, effect.additional) ?? 0 }
        : { kind: 'CAN_BLOCK_ANY_NUMBER' };
    case 'AT_MOST_BLOCK':
      return { kind: 'AT_MOST', count: effect.count };
    default:
      return null;
  }
};

/** All creatures able to block do so: one rule for each attacker that is meant. */
const lures = (source: Source, { effect }: Clause): readonly BlockRule[] =>
  effect.does === 'LURES'
    ? objectsMatching(source.state, entityFilter(source, effect.creatures)).map(({ id }) => ({
        kind: 'BLOCKS_TARGET_IF_ABLE',
        creatures: entityFilter(source, effect.blockers),
        target: id,
      }))
    : [];

/** The rules that a clause makes at this table; none where a condition is not met. */
export const rulesOf = (source: Source, clause: Clause): CombatRules => {
  const open = openConditions(source, clause.conditions);
  if (!open) return none;
  const { effect, unlessPays } = clause;
  const common = {
    ...open,
    ...(unlessPays !== null && { unlessPays }),
    ...('creatures' in effect && { creatures: entityFilter(source, effect.creatures) }),
  };
  const [attack, block] = [attackRuleOf(source, clause), blockRuleOf(source, clause)];
  return {
    attackRules: attack ? [{ ...attack, ...common }] : [],
    blockRules: block ? [{ ...block, ...common }] : lures(source, clause).map((rule) => ({ ...open, ...rule })),
  };
};
