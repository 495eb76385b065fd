import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { countingValues, type WorkOf } from './cost.js';
import { standardLimits, type Limits } from '../../http/limits/limits.js';
import { tooComplex } from '../../http/limits/too-complex.js';

/** What one execution has left. */
interface Budget {
  values: number;
  /** Until when it may go on, by the clock of `performance`. */
  readonly until: number;
}

/** What it takes to work out a field of that value, in values; undefined where it takes nothing worth counting. */
export type Working = (type: string, field: string) => ((source: unknown) => number) | undefined;

/**
 * The schema, whose answers keep to the limits: every list counts with the entries that it really has, every question
 * with the size of the table that it is asked of, and nothing more is worked out when the time is up. It holds for
 * whatever executes the schema.
 */
export const limitingAnswers = (schema: GraphQLSchema, working: Working, limits = standardLimits): GraphQLSchema => {
  const spending = spendingWithin(limits);
  const valuesBelow = countingEntries(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      limitWork(type, field, working, spending);
      if (isListType(getNullableType(field.type))) limitEntries(field, valuesBelow, spending);
    }
  }
  return schema;
};

type Spending = (info: GraphQLResolveInfo, values: number) => void;

/** An execution is told from every other one by its variables, which are read anew for each. */
const spendingWithin = (limits: Limits): Spending => {
  const budgets = new WeakMap<object, Budget>();
  return ({ variableValues }, values) => {
    const budget = budgets.get(variableValues) ?? { values: limits.cost, until: performance.now() + limits.time };
    budgets.set(variableValues, budget);
    budget.values -= values;
    if (budget.values < 0) throw tooComplex('cost', limits.cost);
    if (performance.now() > budget.until) throw tookTooLong();
  };
};

const tookTooLong = () => new GraphQLError('The request took too long.', { extensions: { code: 'TIMEOUT' } });

type Resolver = GraphQLFieldResolver<unknown, unknown>;
type ObjectField = GraphQLField<unknown, unknown>;

const limitWork = (type: GraphQLObjectType, field: ObjectField, working: Working, spend: Spending): void => {
  const workOf = working(type.name, field.name);
  if (!workOf) return;
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, given, context, info) => {
    spend(info, workOf(source));
    return resolve(source, given, context, info);
  };
};

const limitEntries = (field: ObjectField, valuesBelow: ValuesBelow, spend: Spending): void => {
  const resolve: Resolver = field.resolve ?? defaultFieldResolver;
  const counted = (found: unknown, info: GraphQLResolveInfo): unknown => {
    if (Array.isArray(found)) spend(info, found.length * valuesBelow(info));
    return found;
  };
  field.resolve = (source, given, context, info) => {
    const found = resolve(source, given, context, info);
    return found instanceof Promise ? found.then((each) => counted(each, info)) : counted(found, info);
  };
};

type ValuesBelow = (info: GraphQLResolveInfo) => number;

/**
 * How many values one entry of a list holds; those of lists within it are counted when they are there. Documents are
 * kept, and what is counted of a selection is kept with them.
 */
const countingEntries = (schema: GraphQLSchema): ValuesBelow => {
  const known = new WeakMap<SelectionSetNode, number>();
  const count = (selection: SelectionSetNode, { returnType, fragments }: GraphQLResolveInfo): number => {
    const countValues = countingValues({
      schema,
      workOf: noWork,
      fragmentNamed: (name) => fragments[name],
      timesBelow: ({ type }) => (isListType(getNullableType(type)) ? 0 : 1),
    });
    const values = countValues(selection, getNamedType(returnType));
    known.set(selection, values);
    return values;
  };
  return (info) =>
    info.fieldNodes.reduce(
      (values, { selectionSet }) =>
        selectionSet ? values + (known.get(selectionSet) ?? count(selectionSet, info)) : values,
      1,
    );
};

const noWork: WorkOf = () => 0;
