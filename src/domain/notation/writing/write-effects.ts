import { cardTypes } from '../../rulebook/keywords-and-types.js';
import type { CombatRule, RuleFields } from '../../state/effects/combat-rule-schemas.js';
import { characteristicsInWords } from '../../state/effects/new-characteristics.js';
import { asksForSource, describeEnd, type Duration } from '../../state/effects/duration.js';
import type { Description, EffectDescription } from '../../state/description.js';
import type { EntityFilter, NumberFilter } from '../../state/filters/entity-filter.js';
import { figures } from '../words/filter-words.js';
import { attackForms, blockForms, type Form } from '../words/rule-forms.js';
import { keywordText, wordsOf } from '../text/words.js';
import { nameInNotation, writtenFirst } from './written-names.js';

/** Writes combat rules, each with its filters, numbers and duration. */
export const writeRules = (
  { attackRules, blockRules }: RuleFields,
  after: (rule: CombatRule) => string = () => '',
): readonly string[] => [
  ...(attackRules ?? []).map((rule) => writeRule(attackForms, rule) + after(rule)),
  ...(blockRules ?? []).map((rule) => writeRule(blockForms, rule) + after(rule)),
];

/** Writes a rule by the form with placeholders for all its parts. */
const writeRule = (
  forms: readonly Form<CombatRule['kind']>[],
  { kind, target, count, unlessPays }: CombatRule,
): string => {
  const [form = ''] =
    forms.find(
      ([words, each]) =>
        each === kind && words.includes('@') === Boolean(target) && words.includes('#') === (typeof count === 'number'),
    ) ?? [];
  const words = form.replace('@', () => nameInNotation(target ?? '')).replace('#', `${count}`);
  return unlessPays ? `${words} unless paying \`${unlessPays}\`` : words;
};

/** Writes a duration; empty for an effect without one. */
export const writeUntil = (
  until: Duration | null | undefined,
  from?: string | null,
  controller?: string | null,
): string => {
  if (!until) return '';
  const { end, player } = until;
  const names: Readonly<Record<string, () => string>> = {
    '@': () => (player ? `${nameInNotation(player)}'s ` : ''),
    '#': () => nameInNotation(from ?? ''),
    '&': () => nameInNotation(player ?? controller ?? ''),
  };
  return ` ${describeEnd(end, (sign) => names[sign]?.() ?? sign)}`;
};

/** Writes a filter; omits what the notation can't express. */
const writeFilter = (filter: EntityFilter): string =>
  [
    ...(typeof filter.tapped === 'boolean' ? [filter.tapped ? 'tapped' : 'untapped'] : []),
    ...(filter.colors ?? []).map(wordsOf),
    ...(filter.types ?? []).map((type) => (isCardType(type) ? type : `(${type})`)),
    ...(filter.name ? [`called \`${filter.name}\``] : []),
    ...(filter.controller ? [`controlled by ${nameInNotation(filter.controller)}`] : []),
    ...(filter.opponentOf ? [`controlled by opponents of ${nameInNotation(filter.opponentOf)}`] : []),
    ...(filter.owner ? [`owned by ${nameInNotation(filter.owner)}`] : []),
    ...(filter.keywords ?? []).map((keyword) => `with ${keywordText(keyword)}`),
    ...(filter.not?.keywords ?? []).map((keyword) => `without ${keywordText(keyword)}`),
    ...figures.flatMap((figure) => writeBounds(figure, filter[figure])),
  ].join(' ') || 'permanent';

const isCardType = (type: string): boolean => cardTypes.some((each) => each === type);

const writeBounds = (figure: string, bounds: NumberFilter | null | undefined): readonly string[] => {
  const limits = [
    ...(typeof bounds?.atLeast === 'number' ? [`at least ${bounds.atLeast}`] : []),
    ...(typeof bounds?.atMost === 'number' ? [`at most ${bounds.atMost}`] : []),
  ];
  return limits.length ? [`${figure} ${limits.join(' and ')}`] : [];
};

/** Writes the effects of a table, each as an entry of the notation. */
export const writeEffects = ({ effects, objects }: Description): readonly string[] => {
  const stamps = (objects ?? []).flatMap(({ timestamp, controlEffects }) => [
    timestamp ?? 0,
    ...(controlEffects ?? []).map((each) => each.timestamp ?? 0),
  ]);
  const newest = stamps.reduce((one, other) => Math.max(one, other), -1) + 1;
  return (effects ?? []).map((effect, place) => writeEffect(effect, newest + place));
};

/** Writes an effect, with its timestamp only if that differs from the default. */
const writeEffect = (effect: EffectDescription, timestamp: number): string => {
  const { controller, from, until } = effect;
  const end = writeUntil(until, from, controller);
  return [
    ...headOf(effect),
    ...(effect.losesAllAbilities ? ['loses all abilities'] : []),
    ...(effect.becomes ? [`becomes \`${characteristicsInWords(effect.becomes)}\``] : []),
    ...(effect.losesKeywords ?? []).map((keyword) => `loses ${keywordText(keyword)}`),
    ...(effect.keywords ?? []).map(keywordText),
    ...writeRules(effect),
    ...(effect.givesControlTo ? [`controlled by ${nameInNotation(effect.givesControlTo)}`] : []),
    ...(effect.on?.length ? [effect.on.map((id) => `on ${nameInNotation(id)}`).join(' and ')] : []),
    ...(effect.creatures ? [`on each ${writeFilter(effect.creatures)}`] : []),
    ...(from && !(until && asksForSource(until)) ? [`from ${nameInNotation(from)}`] : []),
    ...(end ? [end.trim()] : []),
    ...((effect.timestamp ?? timestamp) === timestamp ? [] : [`timestamp ${effect.timestamp}`]),
  ].join(' ');
};

const headOf = ({ name, controller }: EffectDescription): readonly string[] => {
  const head = [...(controller ? [`${writtenFirst(controller)}'s`] : []), ...(name ? [nameInNotation(name)] : [])];
  return head.length ? [`${head.join(' ')}:`] : [];
};
