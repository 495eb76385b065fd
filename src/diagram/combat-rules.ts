import type { AttackRule, BlockRule, CombatRule, RuleCondition } from '../domain/state/effects/combat-rule-schemas.js';
import type { EntityFilter, NumberFilter } from '../domain/state/filters/entity-filter.js';
import type { GameObject, GameState } from '../domain/state/game-state.js';
import type { Comparison } from '../domain/state/vocabulary.js';
import { readable } from './drawing/text.js';
import { joinNames, nameIn, stepName } from './words.js';

type Phrases<Kind extends string> = Readonly<Record<Kind, string>>;

/** Placeholders: `@` is a rule's target, `#` its number, `&` the other creatures that it counts, `%` the blockers. */
const attackPhrases: Phrases<AttackRule['kind']> = {
  ATTACKS_IF_ABLE: 'must attack@ if able',
  ATTACKS_TARGET_IF_ABLE: 'must attack@ if able',
  ATTACKS_IF_OTHERS_DO: 'must attack@ if able where & attack',
  AT_LEAST_IF_ABLE: 'at least # must attack@ if able',
  GOADED: 'must attack if able, and somebody other than@',
  CANT_ATTACK: "can't attack@",
  CANT_ATTACK_TARGET: "can't attack@",
  CANT_ATTACK_ALONE: "can't attack@ alone",
  CANT_ATTACK_PLAYER_ALONE: "can't attack a player alone",
  CANT_ATTACK_WITHOUT_OTHERS: "can't attack@ unless at least # of & do",
  CAN_ATTACK_ONLY_ALONE: 'can attack only alone',
  AT_MOST: 'at most # can attack@',
  CAN_ATTACK_AS_THOUGH_HASTE: 'can attack@ as though with haste',
  CAN_ATTACK_AS_THOUGH_NO_DEFENDER: 'can attack@ as though without defender',
};

const blockPhrases: Phrases<BlockRule['kind']> = {
  BLOCKS_IF_ABLE: 'must block@ if able',
  BLOCKS_TARGET_IF_ABLE: 'must block@ if able',
  BLOCKS_IF_OTHERS_DO: 'must block@ if able where & block',
  CANT_BLOCK: "can't block@",
  CANT_BLOCK_TARGET: "can't block@",
  CAN_BLOCK_ONLY: 'can block only@',
  CANT_BLOCK_ALONE: "can't block@ alone",
  CAN_BLOCK_ONLY_ALONE: 'can block only alone',
  CANT_BLOCK_WITHOUT_OTHERS: "can't block@ unless at least # of & do",
  CANT_BE_BLOCKED: "can't be blocked%",
  CANT_BE_BLOCKED_EXCEPT_BY: "can't be blocked except%",
  CANT_BE_BLOCKED_BY_FEWER: "can't be blocked by fewer than # creatures",
  CANT_BE_BLOCKED_EXCEPT_BY_ALL: 'can be blocked only by all creatures of the defending player',
  CANT_BE_BLOCKED_BY_MORE: "can't be blocked by more than # creatures",
  MUST_BE_BLOCKED_IF_ABLE: 'must be blocked% if able',
  MUST_BE_BLOCKED_BY_EXACTLY: 'must be blocked% by exactly # if able',
  MUST_BE_BLOCKED_BY_AT_LEAST: 'must be blocked% by at least # if able',
  AT_MOST: 'at most # can block@',
  CAN_BLOCK_ADDITIONAL: 'can block # more',
  CAN_BLOCK_ANY_NUMBER: 'can block any number',
  CAN_BLOCK_AS_THOUGH_UNTAPPED: 'can block as though untapped',
  CAN_BLOCK_AS_THOUGH_SHADOW: 'can block as though with shadow',
  ATTACKING_PLAYER_CHOOSES: 'can block only as the attacking player chooses',
};

/** Describes the restrictions, requirements and permissions for attacking and blocking that an object has. */
export const describeRules = (
  state: GameState,
  { attackRules, blockRules }: Pick<GameObject, 'attackRules' | 'blockRules'>,
): readonly string[] => [
  ...attackRules.map((rule) => describeRule(state, rule, attackPhrases[rule.kind], rule.targets)),
  ...blockRules.map((rule) => describeRule(state, rule, blockPhrases[rule.kind], rule.attackers, rule.blockers)),
];

const describeRule = (
  state: GameState,
  rule: CombatRule,
  phrase: string,
  aim: EntityFilter | null | undefined,
  blockers?: EntityFilter | null,
): string => {
  const aimed = rule.target ? ` ${nameIn(state, rule.target)}` : aim ? ` ${describeFilter(state, aim)}` : '';
  const signs: Readonly<Record<string, string>> = {
    '@': aimed,
    '#': `${rule.count ?? 0}`,
    '&': rule.others ? `others (${describeFilter(state, rule.others)})` : 'others',
    '%': blockers ? ` by ${describeFilter(state, blockers)}` : '',
  };
  const whose = rule.creatures ? `${describeFilter(state, rule.creatures)}: ` : '';
  return `${whose}${phrase.replace(/[@#&%]/g, (sign) => signs[sign] ?? sign)}${describeConditions(state, rule)}`;
};

const describeConditions = (state: GameState, { unlessPays, unless, asLongAs }: CombatRule): string =>
  [
    ...(unlessPays ? [` unless ${readable(unlessPays)} is paid`] : []),
    ...(unless ? [` unless ${describeCondition(state, unless)}`] : []),
    ...(asLongAs ? [` as long as ${describeCondition(state, asLongAs)}`] : []),
  ].join('');

const whoInWords: Phrases<RuleCondition['who']> = {
  CONTROLLER: 'its controller',
  DEFENDING_PLAYER: 'the defending player',
  ANYONE: 'anyone',
};

const describeCondition = (state: GameState, { who, controls, atLeast, atMost }: RuleCondition): string => {
  const bounds = [
    ...(atLeast === null || atLeast === undefined ? [] : [`at least ${atLeast}`]),
    ...(atMost === null || atMost === undefined ? [] : [`at most ${atMost}`]),
  ];
  return `${whoInWords[who]} controls ${bounds.join(' and ') || 'at least 1'}: ${describeFilter(state, controls)}`;
};

/** Describes the objects and players that match a filter. */
const describeFilter = (state: GameState, filter: EntityFilter): string => {
  const { ids, kind, types, keywords, colors, name, tapped, zone, controller, owner, opponentOf, not, anyOf } = filter;
  const describeId = (id: string | null | undefined, says: string): readonly string[] =>
    id ? [`${says} ${nameIn(state, id)}`] : [];
  const words = [
    ...(ids ? [joinNames(ids.map((id) => nameIn(state, id)))] : []),
    ...(tapped === null || tapped === undefined ? [] : [tapped ? 'tapped' : 'untapped']),
    ...[...(colors ?? []), ...(types ?? []), ...(kind ? [`${kind}s`] : [])].map((each) => readable(each).toLowerCase()),
    ...(name ? [`named ${readable(name)}`] : []),
    ...(keywords?.length ? [`with ${keywords.map((each) => readable(each).toLowerCase()).join(' and ')}`] : []),
    ...describeNumber('power', filter.power),
    ...describeNumber('toughness', filter.toughness),
    ...(zone ? [`in ${stepName(zone)}`] : []),
    ...describeId(controller, 'controlled by'),
    ...describeId(owner, 'owned by'),
    ...describeId(opponentOf, 'of opponents of'),
    ...(not ? [`not (${describeFilter(state, not)})`] : []),
    ...(anyOf ? [`(${anyOf.map((each) => describeFilter(state, each)).join(' or ')})`] : []),
  ];
  return words.join(' ') || 'all';
};

const comparisonInWords: Phrases<Comparison> = {
  LESS: 'less than',
  AT_MOST: 'at most',
  EQUAL: 'equal to',
  AT_LEAST: 'at least',
  GREATER: 'greater than',
};

const describeNumber = (what: string, number: NumberFilter | null | undefined): readonly string[] => {
  const { atLeast, atMost, comparedWithOther } = number ?? {};
  return [
    ...(atLeast === null || atLeast === undefined ? [] : [`with ${what} ${atLeast} or more`]),
    ...(atMost === null || atMost === undefined ? [] : [`with ${what} ${atMost} or less`]),
    ...(comparedWithOther ? [`with ${what} ${comparisonInWords[comparedWithOther]} the other's`] : []),
  ];
};
