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
import { SelectionCounter } from './document-limits.js';
import { createPermit, type Permit } from '../../questions/catalogue/work.js';
import type { Context } from '../context.js';
import { orThrow, overLimit } from '../errors.js';
import { foreseeWork, isQuestion, isThroughTable, permitField, type Budget, type FieldArguments } from './foresight.js';

/**
 * Makes the answers of a schema keep to the limits, however it is executed: every list counts with the entries that it
 * really has, every question with the size of the table, and nothing is resolved after the time is up.
 */
export const limitAnswers = (schema: GraphQLSchema, limits: Limits = standardLimits): GraphQLSchema => {
  const budgetOf = createBudgets(limits);
  const valuesBelow = createValueCounter(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (type.name === 'GameState' && isThroughTable(field.name)) limitWork(field, budgetOf);
      if (getNamedType(field.type).name === 'GameState') foreseeWork(field, budgetOf);
      if (isListType(getNullableType(field.type))) limitEntries(field, valuesBelow, budgetOf);
    }
  }
  return schema;
};

/** The context of an execution; tests execute without one. */
type Asked = Partial<Context> | undefined;

type BudgetOf = (context: Asked, info: GraphQLResolveInfo) => Budget;

/** The budget of each execution: its variables are its own. */
const budgets = new WeakMap<object, Budget>();

/** Returns the permit of the execution that a field belongs to. */
export const permitOf = ({ variableValues }: GraphQLResolveInfo): Permit | undefined =>
  budgets.get(variableValues)?.permit;

const createBudgets =
  ({ cost, time, work }: Limits): BudgetOf =>
  (context, { variableValues }) => {
    const known = budgets.get(variableValues);
    if (known) return known;
    const permit = context?.work?.permit ?? createPermit(work);
    const budget = { values: cost, mostValues: cost, until: performance.now() + time, permit };
    budgets.set(variableValues, budget);
    return budget;
  };

const spend = (budget: Budget, values: number): void => {
  budget.values -= values;
  const { mostValues, until } = budget;
  if (budget.values < 0) throw overLimit('cost', mostValues - budget.values, mostValues);
  if (performance.now() > until) throw tookTooLong();
};

const tookTooLong = () => new GraphQLError('The request took too long.', { extensions: { code: 'TIMEOUT' } });

const limitWork = (field: GraphQLField<unknown, Asked, FieldArguments>, budgetOf: BudgetOf): void => {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (table, args, context, info) => {
    const budget = budgetOf(context, info);
    if (isGameState(table)) {
      spend(budget, sizeOf(table));
      const refused = isQuestion(field.name) ? undefined : permitField(budget.permit, field.name, table, args);
      if (refused) orThrow(failure(refused));
    }
    return resolve(table, args, context, info);
  };
};

/** In steps: what it takes to resolve a value and to write it. */
const stepsOfValue = 20;

const limitEntries = (field: GraphQLField<unknown, Asked>, valuesBelow: ValuesBelow, budgetOf: BudgetOf): void => {
  const { resolve = defaultFieldResolver } = field;
  // Long work is left to a worker; what has changed something is answered here.
  const permitHere = ({ permit }: Budget, { operation }: GraphQLResolveInfo, steps: number): void => {
    if (operation.operation !== OperationTypeNode.MUTATION) permit(steps);
  };
  const counted = (found: unknown, budget: Budget, info: GraphQLResolveInfo): unknown => {
    if (!Array.isArray(found)) return found;
    const values = found.length * valuesBelow(info);
    spend(budget, values);
    permitHere(budget, info, values * stepsOfValue);
    return found;
  };
  field.resolve = (source, args, context, info) => {
    const budget = budgetOf(context, info);
    permitHere(budget, info, 0);
    const found = resolve(source, args, context, info);
    return found instanceof Promise ? found.then((each) => counted(each, budget, info)) : counted(found, budget, info);
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
