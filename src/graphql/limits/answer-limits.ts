import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { failure } from '../../domain/result.js';
import { isGameState } from '../../domain/state/game-state.js';
import { sizeOf } from '../../domain/state/sizes.js';
import { standardLimits, type Limits } from '../../http/limits/limits.js';
import { SelectionCounter } from './selection-counts.js';
import { createPermit, type Permit } from '../../questions/catalogue/work.js';
import type { Context } from '../context.js';
import { orThrow, overLimit } from '../errors.js';
import { foreseeWork, isQuestion, isThroughTable, permitField, type FieldArguments } from './foresight.js';

/**
 * Makes the answers of a schema keep to the limits, however it is executed: every list counts with the entries that it
 * really has, every question with the size of the table, and nothing is resolved after the time is up.
 */
export const limitAnswers = (schema: GraphQLSchema, limits: Limits = standardLimits): GraphQLSchema => {
  const budgetOf = createBudgets(limits);
  const spend = spendFrom(budgetOf, limits);
  const leftTo = (context: Asked, info: GraphQLResolveInfo) => ({
    values: budgetOf(info).values,
    permit: permitFor(context, info, limits),
  });
  const valuesBelow = createValueCounter(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (type.name === 'GameState' && isThroughTable(field.name)) limitWork(field, spend, limits);
      if (getNamedType(field.type).name === 'GameState') foreseeWork(field, leftTo, limits.cost);
      if (isListType(getNullableType(field.type))) limitEntries(field, valuesBelow, spend, limits);
    }
  }
  return schema;
};

/** The values and the time that one execution has left. */
interface Budget {
  values: number;
  /** By the clock of `performance`. */
  readonly until: number;
}

type BudgetOf = (info: GraphQLResolveInfo) => Budget;
type Spend = (info: GraphQLResolveInfo, values: number) => void;

/** Keeps a budget for each execution: its variables are its own. */
const createBudgets = (limits: Limits): BudgetOf => {
  const budgets = new WeakMap<object, Budget>();
  return ({ variableValues }) => {
    const budget = budgets.get(variableValues) ?? { values: limits.cost, until: performance.now() + limits.time };
    budgets.set(variableValues, budget);
    return budget;
  };
};

const spendFrom =
  (budgetOf: BudgetOf, limits: Limits): Spend =>
  (info, values) => {
    const budget = budgetOf(info);
    budget.values -= values;
    if (budget.values < 0) throw overLimit('cost', limits.cost - budget.values, limits.cost);
    if (performance.now() > budget.until) throw tookTooLong();
  };

const tookTooLong = () => new GraphQLError('The request took too long.', { extensions: { code: 'TIMEOUT' } });

/** The context of an execution; tests execute without one. */
type Asked = Partial<Context> | undefined;

/** The permit of each execution. */
const permits = new WeakMap<object, Permit>();

/** Returns the permit of the execution that a field belongs to. */
export const permitOf = ({ variableValues }: GraphQLResolveInfo): Permit | undefined => permits.get(variableValues);

const permitFor = (context: Asked, info: GraphQLResolveInfo, limits: Limits): Permit => {
  const permit = permitOf(info) ?? context?.work?.permit ?? createPermit(limits.work);
  permits.set(info.variableValues, permit);
  return permit;
};

/** Leaves what takes long to a worker; what has changed something is answered here. */
const permitHere = (context: Asked, info: GraphQLResolveInfo, limits: Limits, steps: number): void => {
  if (info.operation.operation !== OperationTypeNode.MUTATION) permitFor(context, info, limits)(steps);
};

const limitWork = (field: GraphQLField<unknown, Asked, FieldArguments>, spend: Spend, limits: Limits): void => {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (table, args, context, info) => {
    const permit = permitFor(context, info, limits);
    if (isGameState(table)) {
      spend(info, sizeOf(table));
      const refused = isQuestion(field.name) ? undefined : permitField(permit, field.name, table, args);
      if (refused) orThrow(failure(refused));
    }
    return resolve(table, args, context, info);
  };
};

/** In steps: what it takes to resolve a value and to write it. */
const stepsOfValue = 20;

const limitEntries = (
  field: GraphQLField<unknown, Asked>,
  valuesBelow: ValuesBelow,
  spend: Spend,
  limits: Limits,
): void => {
  const { resolve = defaultFieldResolver } = field;
  const counted = (found: unknown, context: Asked, info: GraphQLResolveInfo): unknown => {
    if (!Array.isArray(found)) return found;
    const values = found.length * valuesBelow(info);
    spend(info, values);
    permitHere(context, info, limits, values * stepsOfValue);
    return found;
  };
  field.resolve = (source, args, context, info) => {
    permitHere(context, info, limits, 0);
    const found = resolve(source, args, context, info);
    return found instanceof Promise
      ? found.then((each) => counted(each, context, info))
      : counted(found, context, info);
  };
};

type ValuesBelow = (info: GraphQLResolveInfo) => number;

/**
 * Counts the values of one entry of a list; a list within it counts when it is there. Documents are kept, and the count
 * of a selection with them.
 */
const createValueCounter = (schema: GraphQLSchema): ValuesBelow => {
  const known = new WeakMap<SelectionSetNode, number>();
  const count = (selection: SelectionSetNode, { returnType, fragments }: GraphQLResolveInfo): number => {
    const counter = new SelectionCounter({
      schema,
      workOf: () => 0,
      fragmentNamed: (name) => fragments[name],
      timesBelow: ({ type }) => (isListType(getNullableType(type)) ? 0 : 1),
    });
    const { cost } = counter.count(selection, getNamedType(returnType));
    known.set(selection, cost);
    return cost;
  };
  return (info) =>
    info.fieldNodes.reduce(
      (values, { selectionSet }) =>
        selectionSet ? values + (known.get(selectionSet) ?? count(selectionSet, info)) : values,
      1,
    );
};
