import type { AttackRule, BlockRule } from '../state/combat-rule-schemas.js';
import type { EntityFilter } from '../state/entity-filter.js';
import { objectsMatching } from '../state/matching.js';
import type { Clause, Condition, Effect, Filter, Target } from './clauses.js';
import { openConditions, playersMeant } from './conditions.js';
import { controllerMeant, entityFilter, numberOf, type Source } from './filters.js';

/** The rules that a card puts on attacking and blocking at a table, at this moment. */
export interface CombatRules {
  readonly attackRules: readonly AttackRule[];
  readonly blockRules: readonly BlockRule[];
}

type Says<Does extends Effect['does']> = Extract<Effect, { readonly does: Does }>;

const planeswalker: Filter = { is: 'TYPE', words: ['planeswalker'], said: 'planeswalker' };
const none: CombatRules = { attackRules: [], blockRules: [] };

const playerAimedAt = ({ object }: Source, player: Target['player']): EntityFilter => {
  const you = object.controller ?? object.owner;
  switch (player) {
    case 'YOU':
      return { kind: 'PLAYER', ids: [you] };
    case 'OPPONENTS':
      return { kind: 'PLAYER', opponentOf: you };
    case 'OWNER':
      return { kind: 'PLAYER', ids: [object.owner] };
    case 'ENCHANTED':
      return { kind: 'PLAYER', ids: object.attachedTo === null ? [] : [object.attachedTo] };
    default:
      return { kind: 'PLAYER' };
  }
};

/** The players and permanents that an attack is aimed at. */
const aimed = (source: Source, { player, also, only }: Target): EntityFilter => {
  const meant = playerAimedAt(source, player);
  if (!also) return meant;
  const held = entityFilter(source, {
    is: 'ALL',
    of: [...(also === 'PLANESWALKERS' ? [planeswalker] : []), { is: 'CONTROLLED', by: player }],
  });
  return only ? held : { anyOf: [meant, held] };
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

const counted = (source: Source, { count, target }: Says<'ATTACKED_BY_EACH' | 'AT_MOST_ATTACK'>) => ({
  count,
  ...(target && { targets: aimed(source, target) }),
});

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
      return effect.ofEach ? null : { kind: 'ATTACKS_IF_OTHERS_DO', others: entityFilter(source, effect.others) };
    case 'ATTACKED_BY_EACH':
      return { kind: 'AT_LEAST_IF_ABLE', ...counted(source, effect) };
    case 'AT_MOST_ATTACK':
      return { kind: 'AT_MOST', ...counted(source, effect) };
    default:
      return null;
  }
};

const cantBlock = (source: Source, conditions: readonly Condition[], attackers: Filter | null): BlockRule => {
  const company = companyOf(source, conditions);
  if (company) return { kind: 'CANT_BLOCK_WITHOUT_OTHERS', ...company };
  return attackers ? { kind: 'CANT_BLOCK_TARGET', attackers: entityFilter(source, attackers) } : { kind: 'CANT_BLOCK' };
};

const mustBeBlocked = (source: Source, { by, count, exactly }: Says<'MUST_BE_BLOCKED'>): BlockRule => {
  if (count !== null) return { kind: exactly ? 'MUST_BE_BLOCKED_BY_EXACTLY' : 'MUST_BE_BLOCKED_BY_AT_LEAST', count };
  return { kind: 'MUST_BE_BLOCKED_IF_ABLE', ...(by && { blockers: entityFilter(source, by) }) };
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
      return mustBeBlocked(source, effect);
    case 'ATTACKER_CHOOSES_BLOCKS':
      return { kind: 'ATTACKING_PLAYER_CHOOSES', creatures: {} };
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

/** The same of the creatures of each of several players: one rule for each of them. */
const attacksOfEach = (source: Source, { effect }: Clause): readonly AttackRule[] =>
  effect.does === 'ATTACKS_ALONG' && effect.ofEach
    ? playersMeant(source, effect.ofEach).map((controller) => ({
        kind: 'ATTACKS_IF_OTHERS_DO',
        creatures: { ...entityFilter(source, effect.creatures), controller },
        others: { ...entityFilter(source, effect.others), controller },
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
    attackRules: attack
      ? [{ ...attack, ...common }]
      : attacksOfEach(source, clause).map((rule) => ({ ...open, ...rule })),
    blockRules: block ? [{ ...block, ...common }] : lures(source, clause).map((rule) => ({ ...open, ...rule })),
  };
};
