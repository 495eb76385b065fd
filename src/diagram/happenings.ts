import { durationOf } from '../domain/rules/611.2-durations.js';
import { untilSaid } from '../domain/rules/611.2-effects-said.js';
import type { AttackRule, BlockRule } from '../domain/state/effects/combat-rule-schemas.js';
import { characteristicsInWords } from '../domain/state/effects/new-characteristics.js';
import type { OngoingEffect } from '../domain/state/effects/effects.js';
import type { ControlEffect, GameObject, GameState } from '../domain/state/game-state.js';
import { rulesSaid } from './combat-rules.js';
import type { Fact } from './drawing/pieces.js';
import { readable } from './drawing/text.js';
import { joinNames, nameIn } from './words.js';

/** An ongoing effect on an object, in words. */
export interface Happening {
  readonly what: string;
  /** When it ends; empty where nothing ends it. */
  readonly until: string;
  /** Whether it ends as its kind does anyway, which a picture need not say. */
  readonly endsAsUsual: boolean;
}

interface Rules {
  readonly attackRules: readonly AttackRule[];
  readonly blockRules: readonly BlockRule[];
}

/** Splits an object's rules into those of its own abilities and those that something else put on it. */
export const rulesParted = ({ attackRules, blockRules }: Rules): { readonly own: Rules; readonly happened: Rules } => {
  const hasEnd = (rule: AttackRule | BlockRule): boolean => durationOf(rule) !== null;
  const isOwn = (rule: AttackRule | BlockRule): boolean => !hasEnd(rule);
  return {
    own: { attackRules: attackRules.filter(isOwn), blockRules: blockRules.filter(isOwn) },
    happened: { attackRules: attackRules.filter(hasEnd), blockRules: blockRules.filter(hasEnd) },
  };
};

/** Lists the ongoing effects on an object: who goaded it, what changed its control, and others. */
export const happeningsTo = (
  state: GameState,
  object: GameObject,
  effects: readonly OngoingEffect[],
): readonly Happening[] => {
  const { attackRules, blockRules } = rulesParted(object).happened;
  return [
    ...attackRules.map((rule) => ofRule(state, rule, attackSaid(state, rule))),
    ...blockRules.map((rule) => ofRule(state, rule, blockSaid(state, rule))),
    ...object.controlEffects.slice(-1).flatMap((effect) => ofControl(state, effect)),
    ...effects.map((effect) => ofEffect(state, effect)),
  ];
};

const attackSaid = (state: GameState, rule: AttackRule): string =>
  rule.kind === 'GOADED' && rule.target
    ? `goaded by ${nameIn(state, rule.target)}`
    : rulesSaid(state, { attackRules: [rule], blockRules: [] }).join('');
const blockSaid = (state: GameState, rule: BlockRule): string =>
  rulesSaid(state, { attackRules: [], blockRules: [rule] }).join('');

const ofRule = (state: GameState, rule: AttackRule | BlockRule, what: string): Happening => {
  const until = durationOf(rule);
  const endsAsUsual = rule.kind === 'GOADED' && until?.end === 'NEXT_TURN' && until.player === rule.target;
  return { what, until: until ? readable(untilSaid(state, until, null, null)) : '', endsAsUsual };
};

const ofControl = (state: GameState, { source, until, givesControlTo }: ControlEffect): readonly Happening[] => {
  if (source === null && !until) return [];
  const what =
    source === null ? `controlled by ${nameIn(state, givesControlTo ?? '')}` : `through ${nameIn(state, source)}`;
  return [{ what, until: until ? readable(untilSaid(state, until, givesControlTo, source)) : '', endsAsUsual: false }];
};

const ofEffect = (state: GameState, effect: OngoingEffect): Happening => {
  const { attackRules, blockRules, until, controller, from } = effect;
  const [goader] = attackRules?.map(({ kind, target }) => (kind === 'GOADED' ? target : null)) ?? [];
  const what = [
    ...abilitiesSaid(effect),
    ...(attackRules ?? []).map((rule) => attackSaid(state, rule)),
    ...(blockRules ?? []).map((rule) => blockSaid(state, rule)),
  ];
  return {
    what: what.join(', '),
    until: until ? readable(untilSaid(state, until, controller ?? null, from ?? null)) : '',
    endsAsUsual: Boolean(goader) && until?.end === 'NEXT_TURN' && until.player === goader,
  };
};

const abilitiesSaid = ({ keywords, losesKeywords, losesAllAbilities, becomes }: OngoingEffect): readonly string[] => {
  const named = (words: readonly string[]): string => joinNames(words.map((word) => readable(word).toLowerCase()));
  return [
    ...(losesAllAbilities ? ['no abilities'] : []),
    ...(becomes ? [characteristicsInWords(becomes)] : []),
    ...(losesKeywords?.length ? [`no ${named(losesKeywords)}`] : []),
    ...(keywords?.length ? [`has ${named(keywords)}`] : []),
  ];
};

/** Returns an ongoing effect in one line. */
export const wordsFor = ({ what, until }: Happening): string => [what, until].filter(Boolean).join(' ');

const most = 3;

/** Returns the badges of an object's first ongoing effects, each with its end where that is unusual. */
export const badgesFor = (happenings: readonly Happening[]): readonly Fact[] => {
  const shown = happenings.slice(0, most);
  const endOf = ({ until, endsAsUsual }: Happening): string => (endsAsUsual ? '' : until.replace(/^until /, ''));
  const more = happenings.length - shown.length;
  return [
    ...[...new Set(shown.map(endOf))].flatMap((end): readonly Fact[] => [
      ...shown.filter((each) => endOf(each) === end).map(({ what }) => badge(what)),
      ...(end ? [{ text: end, icon: 'UNTIL' } as const] : []),
    ]),
    ...(more ? [badge(`and ${more} more`)] : []),
  ];
};

const badge = (text: string): Fact => ({ text, ground: 'OUTLINE', tone: 'TEXT' });
