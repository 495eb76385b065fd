import { nameList } from '../answer.js';
import { uncapitalized } from '../words/capitalized.js';
import { attackRuleKind, blockRuleKind, type CombatRule } from '../state/effects/combat-rule-schemas.js';
import { characteristicsInWords } from '../state/effects/new-characteristics.js';
import { describeEnd, endsWithTurn, type Duration } from '../state/effects/duration.js';
import type { FullEffect } from '../state/effects/effects.js';
import { entityOf, objectOf, playerOf, type GameState } from '../state/game-state.js';
import { objectsAffected } from '../cards/layers/static-abilities.js';

/** Words an effect: "bear has Haste until end of turn". */
export const describeEffect = (state: GameState, effect: FullEffect): string => {
  const objects = [...new Set(objectsAffected(state, effect))];
  const isOne = objects.length < 2;
  const on = objects.length ? nameList(objects) : 'nothing';
  const parts = [...describeAbilities(effect, isOne), ...controlSaid(state, effect), ...describeRules(state, effect)];
  const does = parts.length ? `${on}: ${parts.join(', ')}` : `nothing of ${on}`;
  const { until, controller = null, from = null } = effect;
  return `${does}${until ? ` ${describeDuration(state, until, controller, from)}` : ''}`;
};

const describeAbilities = (
  { keywords, losesKeywords, losesAllAbilities, becomes }: FullEffect,
  isOne: boolean,
): readonly string[] => {
  const [has, loses] = isOne ? ['has', 'loses'] : ['have', 'lose'];
  return [
    ...(losesAllAbilities ? [`${loses} all abilities`] : []),
    ...(becomes ? [`${isOne ? 'becomes' : 'become'} ${characteristicsInWords(becomes)}`] : []),
    ...(losesKeywords?.length ? [`${loses} ${listed(losesKeywords)}`] : []),
    ...(keywords?.length ? [`${has} ${listed(keywords)}`] : []),
  ];
};

const listed = (words: readonly string[]): string => nameList([...new Set(words)].map((name) => ({ name })));

const controlSaid = (state: GameState, { givesControlTo }: FullEffect): readonly string[] =>
  givesControlTo ? [`under the control of ${playerOf(state, givesControlTo).name}`] : [];

const describeRules = (state: GameState, { attackRules, blockRules }: FullEffect): readonly string[] => [
  ...(attackRules ?? []).map((rule) => describeRule(state, rule, attackRuleKind.values[rule.kind])),
  ...(blockRules ?? []).map((rule) => describeRule(state, rule, blockRuleKind.values[rule.kind])),
];

/** Words a rule by the description of its kind, with its target and number filled in. */
const describeRule = (state: GameState, rule: CombatRule, says = ''): string => {
  const { kind, target, count } = rule;
  const whom = target ? entityOf(state, target).name : 'what it names';
  if (kind === 'GOADED') return `goaded by ${whom}`;
  const given: Readonly<Record<string, string>> = {
    target: target ? ` ${whom}` : '',
    blockers: 'blockers' in rule && rule.blockers ? ' (by certain creatures)' : '',
  };
  const words = says
    .replace(/\.$/, '')
    .replace(/; if `(\w+)`.*$/, (_, field: string) => given[field] ?? '')
    .replaceAll('`target`', whom)
    .replaceAll('`blockers`', 'certain creatures')
    .replaceAll('`count`', String(count ?? 1));
  return uncapitalized(words);
};

/** Words a duration, with its player and source: "until end of turn". */
export const describeDuration = (
  state: GameState,
  { end, player }: Duration,
  controller: string | null,
  from: string | null,
): string => {
  const whose = player ?? controller;
  const who = whose ? playerOf(state, whose).name : 'somebody';
  const isItsTurn = !endsWithTurn({ end }) || (player && state.turnMarkers.length > 0);
  const names: Readonly<Record<string, string>> = {
    '@': isItsTurn ? `${who}'s ` : '',
    '#': from ? objectOf(state, from).name : 'its source',
    '&': who,
  };
  return describeEnd(end, (sign) => names[sign] ?? sign);
};
