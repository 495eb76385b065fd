import {
  assertObjectType,
  defaultFieldResolver,
  getArgumentValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  OperationTypeNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import { stepsToWorkOut } from '../../domain/cards/layers/static-abilities.js';
import { failure, type TooComplex } from '../../domain/result.js';
import { isGameState, sizeOf, type GameState } from '../../domain/state/game-state.js';
import { type Budget, refuseOver } from '../../questions/catalogue/budget.js';
import {
  permitWriting,
  stepsOfDrawing,
  stepsOfEvents,
  stepsOfSelection,
  stepsOfDescribing,
  stepsOfWriting,
} from '../../questions/catalogue/work.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import type { Context } from '../context.js';
import { orThrow } from '../errors.js';
import { SelectionCounter } from './document-limits.js';

type Field = GraphQLField<unknown, Partial<Context> | undefined, FieldArguments>;

/** Checks that run before a field is resolved (`before`), and on its value before its subfields are (`after`). */
interface Checks {
  readonly before?: (budget: Budget, info: GraphQLResolveInfo, source: unknown, given: FieldArguments) => void;
  readonly after?: (found: unknown, budget: Budget, info: GraphQLResolveInfo) => void;
}

/**
 * Enforces the budget in a schema's resolvers: lists count by their actual length, questions by the size of the table,
 * and nothing is resolved after the timeout.
 */
export const limitAnswers = (schema: GraphQLSchema): GraphQLSchema => {
  const countEntries = createEntryCount(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (type.name === 'GameState' && readsWholeTable(field.name)) limit(field, { before: permit(field.name) });
      if (getNamedType(field.type).name === 'GameState') limit(field, { after: checkSelection });
      if (isListType(getNullableType(field.type)))
        limit(field, { before: (budget, info) => spendHere(budget, info, 0), after: countEntries });
    }
  }
  return schema;
};

const refuse = (refused: TooComplex | undefined): void => {
  if (refused) orThrow(failure(refused));
};

const spendValues = (budget: Budget, values: number): void => {
  refuse(budget.spendValues(values));
  if (budget.isOver) throw new GraphQLError('The request took too long.', { extensions: { code: 'TIMEOUT' } });
};

/** Creates a check that spends the size of a table and the work of its field; questions spend their own work. */
const permit =
  (field: string): Checks['before'] =>
  (budget, _, table, given) => {
    if (!isGameState(table)) return;
    spendValues(budget, sizeOf(table));
    if (workOfQuestions.has(field)) return;
    refuse(field === 'text' ? permitWriting(budget, table) : budget.spend(stepsOfField(field, table, given)));
  };

const limit = (field: Field, { before, after }: Checks): void => {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const budget = context?.budget;
    if (!budget) return resolve(source, args, context, info);
    before?.(budget, info, source, args);
    const found = resolve(source, args, context, info);
    if (!after) return found;
    const checked = (each: unknown): unknown => {
      after(each, budget, info);
      return each;
    };
    return found instanceof Promise ? found.then(checked) : checked(found);
  };
};

/** In steps: the work to resolve and write one value. */
const stepsOfValue = 20;

/** Spends steps on this thread; long work goes to a worker, but not a mutation, which has already changed something. */
const spendHere = (budget: Budget, { operation }: GraphQLResolveInfo, steps: number): void => {
  const refused = operation.operation === OperationTypeNode.MUTATION ? undefined : budget.spend(steps);
  if (budget.isLeft) refuse(refused);
};

/**
 * Creates a check that spends the values of a list: the values of one entry times the list's length. Nested lists are
 * counted when they are resolved. The count of each selection set is cached with its document.
 */
const createEntryCount = (schema: GraphQLSchema): Checks['after'] => {
  const cache = new WeakMap<SelectionSetNode, number>();
  const count = (selection: SelectionSetNode, { returnType, fragments }: GraphQLResolveInfo): number => {
    const counter = new SelectionCounter({
      schema,
      workOf: () => 0,
      fragmentNamed: (name) => fragments[name],
      timesBelow: (_, { type }) => (isListType(getNullableType(type)) ? 0 : 1),
    });
    const { cost } = counter.count(selection, getNamedType(returnType));
    cache.set(selection, cost);
    return cost;
  };
  return (found, budget, info) => {
    if (!Array.isArray(found)) return;
    let valuesPerEntry = 1;
    for (const { selectionSet } of info.fieldNodes)
      if (selectionSet) valuesPerEntry += cache.get(selectionSet) ?? count(selectionSet, info);
    spendValues(budget, found.length * valuesPerEntry);
    spendHere(budget, info, found.length * valuesPerEntry * stepsOfValue);
  };
};

/** The arguments that the work of a field depends on, unless the field is a question. */
interface FieldArguments {
  readonly events?: readonly unknown[];
  readonly filter?: unknown;
}

/** Counts the work of a field that reads the whole table. */
type StepsOf = (table: GameState, given: FieldArguments) => number;

/** The work of questions, which spend it themselves. */
const workOfQuestions: ReadonlyMap<string, StepsOf> = new Map(catalogue.map(({ name, foresee }) => [name, foresee]));

const wholeTableWork: ReadonlyMap<string, StepsOf> = new Map([
  ...workOfQuestions,
  ['objects', (table, { filter }) => stepsOfSelection(table, filter) + stepsToWorkOut(table)],
  ['description', stepsOfDescribing],
  ['code', stepsOfDescribing],
  ['text', stepsOfWriting],
  ['suppose', (table, { events }) => stepsOfEvents(table, events)],
  ['inEdition', stepsOfDescribing],
  ['diagram', stepsOfDrawing],
]);

/** Whether fields of that name read the whole table. */
export const readsWholeTable = (field: string): boolean => wholeTableWork.has(field);

const stepsOfField = (field: string, table: GameState, given: FieldArguments): number =>
  wholeTableWork.get(field)?.(table, given) ?? 0;

/**
 * Counts the work of the whole selection below a table before any of it is resolved: each of many aliased fields may be
 * cheap, and all together too much.
 */
const checkSelection = (table: unknown, budget: Budget, info: GraphQLResolveInfo): void => {
  const fields = isGameState(table) ? [...fieldsBelow(info, info.fieldNodes)] : [];
  if (!isGameState(table) || fields.length < 2) return;
  const { cost } = budget.most;
  refuse(refuseOver('cost', cost - budget.values + fields.length * sizeOf(table), cost));
  let steps = fields.some(({ name }) => workOfQuestions.has(name.value)) ? stepsToWorkOut(table) : 0;
  for (const each of fields) {
    steps += stepsBelow(each, table, info);
    refuse(budget.foresee(steps));
  }
};

/** Lists the fields that read the whole table, one for each alias, including those of the tables that they return. */
function* fieldsBelow(info: GraphQLResolveInfo, nodes: readonly FieldNode[]): Iterable<FieldNode> {
  const { schema, fragments, variableValues } = info;
  const subfields = collectSubfields(schema, fragments, variableValues, typeOfTables(schema), nodes);
  for (const [node, ...same] of subfields.values()) {
    if (!node || !readsWholeTable(node.name.value)) continue;
    yield node;
    if (returnsTable(node.name.value)) yield* fieldsBelow(info, [node, ...same]);
  }
}

/** Whether a table's field of that name returns another table. */
const returnsTable = (field: string): boolean => field === 'suppose' || field === 'inEdition';

const typeOfTables = (schema: GraphQLResolveInfo['schema']): GraphQLObjectType =>
  assertObjectType(schema.getType('GameState'));

const stepsBelow = (node: FieldNode, table: GameState, { schema, variableValues }: GraphQLResolveInfo): number => {
  const field = typeOfTables(schema).getFields()[node.name.value];
  try {
    return field ? stepsOfField(field.name, table, getArgumentValues(field, node, variableValues)) : 0;
  } catch {
    // Resolving the field reports that its arguments are invalid.
    return 0;
  }
};
