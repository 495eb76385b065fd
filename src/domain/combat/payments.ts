import { problem, problemsAmong, type Problem } from '../problem.js';
import { badInput, type Result } from '../result.js';
import { withObjectsChanged } from '../state/change.js';
import { hasX, withNumber } from '../values/cost-with-x.js';
import type { PaidCost, CostOfX } from '../state/cost-schemas.js';
import type { CombatRule, RuleFields } from '../state/effects/combat-rule-schemas.js';
import type { Entity, GameState } from '../state/game-state.js';
import type { Ruling } from '../answer.js';
import type { Cost } from './prohibitions.js';

const keyOf = (creature: string, target: string, cost: string): string => JSON.stringify([creature, target, cost]);

/** The costs of a declaration that are not paid; each payment covers one cost. */
const unpaidCosts = (costs: readonly Cost[], paid: readonly PaidCost[]): readonly Cost[] => {
  const left = new Map<string, number>();
  for (const { creature, target, cost } of paid) {
    const key = keyOf(creature, target, cost);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return costs.filter(({ creature, target, cost }) => {
    const key = keyOf(creature.id, target.id, cost);
    const payments = left.get(key) ?? 0;
    left.set(key, payments - 1);
    return payments < 1;
  });
};

/** The rulings on unpaid costs of a declaration. */
export const unpaidRulings = (
  costs: readonly Cost[],
  paid: readonly PaidCost[] | null | undefined,
  ruling: (says: string, ...about: readonly Entity[]) => Ruling,
): readonly Ruling[] =>
  unpaidCosts(costs, paid ?? []).map(({ condition, pays, because: [{ about }] }) =>
    ruling(`${condition}, and ${pays.name} has not paid it.`, ...about),
  );

/** Finds payments that match no declared attack or block. */
export const paymentProblems = <Declared>(
  paid: readonly PaidCost[] | null | undefined,
  declared: readonly Declared[],
  pairOf: (declared: Declared) => readonly [creature: string, target: string | null | undefined],
): readonly Problem[] => {
  const pairs = new Set(declared.map((each) => JSON.stringify(pairOf(each))));
  return problemsAmong(paid, ['paid'], ({ creature, target }) =>
    pairs.has(JSON.stringify([creature, target]))
      ? null
      : `"${creature}" is not declared with "${target}", so nothing is paid for that.`,
  );
};

type Costs = readonly CostOfX[] | null | undefined;
type RulesOfKind = keyof RuleFields;

/** A rule's cost as written, even if X is given. */
const costAsWritten = ({ unlessPays, costWritten }: CombatRule): string => costWritten ?? unlessPays ?? '';

const asksForX = (rule: CombatRule): boolean => hasX(costAsWritten(rule));

const withX = <Rule extends CombatRule>(rules: readonly Rule[], x: number): readonly Rule[] =>
  rules.map((rule) => (asksForX(rule) ? { ...rule, unlessPays: withNumber(costAsWritten(rule), x) } : rule));

/** The table with the given values of X in the costs of those sources and of their effects. */
const withCosts = (state: GameState, costs: NonNullable<Costs>): GameState => {
  const xOf = new Map(costs.map(({ source, x }) => [source, x]));
  const changed = <Of extends RuleFields>(of: Of, source: string | null | undefined): Of => {
    const x = xOf.get(source ?? '');
    if (x === undefined) return of;
    return { ...of, attackRules: withX(of.attackRules ?? [], x), blockRules: withX(of.blockRules ?? [], x) };
  };
  const table = withObjectsChanged(state, (object) => changed(object, object.id));
  return { ...table, effects: state.effects.map((effect) => changed(effect, effect.from)) };
};

/** Finds values of X given twice, or for sources without a cost with {X}. */
export const costProblems = ({ objects, effects }: GameState, costs: Costs, rules: RulesOfKind): readonly Problem[] =>
  (costs ?? []).flatMap(({ source }, index, all) => {
    const having = [objects.get(source), ...effects.filter(({ from }) => from === source)];
    const path = ['costs', index, 'source'];
    const what = rules === 'attackRules' ? 'attacking' : 'blocking';
    if (!having.some((each) => each?.[rules]?.some(asksForX)))
      return [problem(path, `"${source}" has no cost of ${what} with {X}.`)];
    const isFirst = all.findIndex((each) => each.source === source) === index;
    return isFirst ? [] : [problem(path, `X of "${source}" is given twice.`)];
  });

/** Asks about the table with the given values of X in costs, unless these are invalid. */
export const askWithCosts = <Value>(
  state: GameState,
  costs: Costs,
  rules: RulesOfKind,
  ask: (table: GameState) => Result<Value>,
): Result<Value> => {
  if (!costs?.length) return ask(state);
  const problems = costProblems(state, costs, rules);
  return problems.length ? badInput(problems) : ask(withCosts(state, costs));
};
