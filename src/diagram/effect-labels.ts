import { durationOf } from '../domain/rules/611.2-durations.js';
import { describeDuration } from '../domain/rules/611.2-describe-effects.js';
import type { AttackRule, BlockRule, CombatRule, CombatRules } from '../domain/state/effects/combat-rule-schemas.js';
import { characteristicsInWords } from '../domain/state/effects/new-characteristics.js';
import type { OngoingEffect } from '../domain/state/effects/effects.js';
import type { ControlEffect, GameObject, GameState } from '../domain/state/game-state.js';
import { describeRules } from './combat-rules.js';
import type { Fact } from './drawing/pieces.js';
import { readable } from './drawing/text.js';
import { joinNames, nameIn } from './words.js';

/** The label of an ongoing effect on an object. */
export interface EffectLabel {
  readonly what: string;
  /** When it ends, in words; empty if it has no end. */
  readonly until: string;
  /** Whether it ends when effects of its kind usually do, so the picture need not say so. */
  readonly endsAsUsual: boolean;
}

/** Picks an object's temporary attack and block rules, which have a duration, or the rules of its own abilities. */
export const rulesThat = (last: 'STAY' | 'END', { attackRules, blockRules }: CombatRules): CombatRules => {
  const isMeant = (rule: CombatRule): boolean => (durationOf(rule) === null) === (last === 'STAY');
  return { attackRules: attackRules.filter(isMeant), blockRules: blockRules.filter(isMeant) };
};

/** Lists the ongoing effects on an object: who goaded it, what changed its control, and others. */
export const effectLabelsOf = (
  state: GameState,
  object: GameObject,
  effects: readonly OngoingEffect[],
): readonly EffectLabel[] => {
  const { attackRules, blockRules } = rulesThat('END', object);
  return [
    ...attackRules.map((rule) => ofRule(state, rule, describeAttackRule(state, rule))),
    ...blockRules.map((rule) => ofRule(state, rule, describeBlockRule(state, rule))),
    ...object.controlEffects.slice(-1).flatMap((effect) => ofControl(state, effect)),
    ...effects.map((effect) => ofEffect(state, effect)),
  ];
};

const describeAttackRule = (state: GameState, rule: AttackRule): string =>
  rule.kind === 'GOADED' && rule.target
    ? `goaded by ${nameIn(state, rule.target)}`
    : describeRules(state, { attackRules: [rule], blockRules: [] }).join('');
const describeBlockRule = (state: GameState, rule: BlockRule): string =>
  describeRules(state, { attackRules: [], blockRules: [rule] }).join('');

const ofRule = (state: GameState, rule: CombatRule, what: string): EffectLabel => {
  const until = durationOf(rule);
  const endsAsUsual = rule.kind === 'GOADED' && until?.end === 'NEXT_TURN' && until.player === rule.target;
  return { what, until: until ? readable(describeDuration(state, until, null, null)) : '', endsAsUsual };
};

const ofControl = (state: GameState, { source, until, givesControlTo }: ControlEffect): readonly EffectLabel[] => {
  if (source === null && !until) return [];
  const what =
    source === null ? `controlled by ${nameIn(state, givesControlTo ?? '')}` : `through ${nameIn(state, source)}`;
  return [
    { what, until: until ? readable(describeDuration(state, until, givesControlTo, source)) : '', endsAsUsual: false },
  ];
};

const ofEffect = (state: GameState, effect: OngoingEffect): EffectLabel => {
  const { attackRules, blockRules, until, controller, from } = effect;
  const [goader] = attackRules?.map(({ kind, target }) => (kind === 'GOADED' ? target : null)) ?? [];
  const what = [
    ...describeAbilities(effect),
    ...(attackRules ?? []).map((rule) => describeAttackRule(state, rule)),
    ...(blockRules ?? []).map((rule) => describeBlockRule(state, rule)),
  ];
  return {
    what: what.join(', '),
    until: until ? readable(describeDuration(state, until, controller ?? null, from ?? null)) : '',
    endsAsUsual: Boolean(goader) && until?.end === 'NEXT_TURN' && until.player === goader,
  };
};

const describeAbilities = ({
  keywords,
  losesKeywords,
  losesAllAbilities,
  becomes,
}: OngoingEffect): readonly string[] => {
  const named = (words: readonly string[]): string => joinNames(words.map((word) => readable(word).toLowerCase()));
  return [
    ...(losesAllAbilities ? ['no abilities'] : []),
    ...(becomes ? [characteristicsInWords(becomes)] : []),
    ...(losesKeywords?.length ? [`no ${named(losesKeywords)}`] : []),
    ...(keywords?.length ? [`has ${named(keywords)}`] : []),
  ];
};

/** Returns the label of an ongoing effect with its end, in one line. */
export const labelInOneLine = ({ what, until }: EffectLabel): string => [what, until].filter(Boolean).join(' ');

const most = 3;

/** Returns the badges of an object's first ongoing effects, each with its end if that is unusual. */
export const badgesFor = (effectLabels: readonly EffectLabel[]): readonly Fact[] => {
  const shown = effectLabels.slice(0, most);
  const endOf = ({ until, endsAsUsual }: EffectLabel): string => (endsAsUsual ? '' : until.replace(/^until /, ''));
  const more = effectLabels.length - shown.length;
  return [
    ...[...new Set(shown.map(endOf))].flatMap((end): readonly Fact[] => [
      ...shown.filter((each) => endOf(each) === end).map(({ what }) => badge(what)),
      ...(end ? [{ text: end, icon: 'UNTIL' } as const] : []),
    ]),
    ...(more ? [badge(`and ${more} more`)] : []),
  ];
};

const badge = (text: string): Fact => ({ text, ground: 'OUTLINE', tone: 'TEXT' });
