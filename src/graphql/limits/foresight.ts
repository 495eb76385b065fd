import {
  assertObjectType,
  defaultFieldResolver,
  getArgumentValues,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import { stepsToWorkOut } from '../../domain/cards/layers/static-abilities.js';
import { failure, type TooComplex } from '../../domain/result.js';
import { isGameState, type GameState } from '../../domain/state/game-state.js';
import { sizeOf } from '../../domain/state/sizes.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import type { Question } from '../../questions/catalogue/question.js';
import {
  permitWriting,
  stepsOfDrawing,
  stepsOfEvents,
  stepsOfSelection,
  stepsOfTelling,
  stepsOfWriting,
  type Permit,
} from '../../questions/catalogue/work.js';
import { orThrow, overLimit } from '../errors.js';

const questions: ReadonlyMap<string, Question> = new Map(catalogue.map((each) => [each.name, each]));

/** Fields of a game state that look at the whole table. */
const throughTable: ReadonlySet<string> = new Set([
  ...questions.keys(),
  ...['objects', 'description', 'code', 'text', 'suppose', 'inEdition', 'diagram'],
]);

/** Whether fields of that name look at the whole table. */
export const isThroughTable = (field: string): boolean => throughTable.has(field);

/** Whether fields of that name are questions, which count their work themselves. */
export const isQuestion = (field: string): boolean => questions.has(field);

/** The arguments that the work of a field depends on, unless it is a question. */
export interface FieldArguments {
  readonly events?: readonly unknown[];
  readonly filter?: unknown;
}

/** Counts the work of a field that is no question: of `suppose` by its events, of `objects` by its filter. */
export const stepsOfField = (field: string, table: GameState, { events, filter }: FieldArguments): number => {
  if (events) return stepsOfEvents(table, events);
  if (field === 'diagram') return stepsOfDrawing(table);
  if (field === 'text') return stepsOfWriting(table);
  return field === 'objects' ? stepsOfSelection(table, filter) + stepsToWorkOut(table) : stepsOfTelling(table);
};

/** Permits the work of a field that is no question. */
export const permitField = (
  permit: Permit,
  field: string,
  table: GameState,
  given: FieldArguments,
): TooComplex | undefined =>
  field === 'text' ? permitWriting(permit, table) : permit(stepsOfField(field, table, given));

/** The values, the time and the work that one execution has left. */
export interface Budget {
  /** Of its answer. */
  values: number;
  readonly mostValues: number;
  /** By the clock of `performance`. */
  readonly until: number;
  readonly permit: Permit;
}

/**
 * Has a field that gives a table count what the whole selection below will take before any of it is resolved: under many
 * aliases each field may be cheap and all of them too much.
 */
export const foreseeWork = <C>(
  field: GraphQLField<unknown, C>,
  budgetOf: (context: C, info: GraphQLResolveInfo) => Budget,
): void => {
  const { resolve = defaultFieldResolver } = field;
  const foreseen = (found: unknown, context: C, info: GraphQLResolveInfo): unknown => {
    if (isGameState(found)) foresee(found, info, budgetOf(context, info));
    return found;
  };
  field.resolve = (source, args, context, info) => {
    const found = resolve(source, args, context, info);
    return found instanceof Promise
      ? found.then((each) => foreseen(each, context, info))
      : foreseen(found, context, info);
  };
};

const foresee = (table: GameState, info: GraphQLResolveInfo, { values, mostValues, permit }: Budget): void => {
  const fields = [...fieldsBelow(info, info.fieldNodes)];
  if (fields.length < 2) return;
  const needed = mostValues - values + fields.length * sizeOf(table);
  if (needed > mostValues) throw overLimit('cost', needed, mostValues);
  let steps = fields.some(({ name }) => isQuestion(name.value)) ? stepsToWorkOut(table) : 0;
  for (const each of fields) {
    steps += stepsBelow(each, table, info);
    const refused = permit.foresee(steps);
    if (refused) orThrow(failure(refused));
  }
};

/** The fields that look at the whole table, each alias one, with those of the tables that they give. */
function* fieldsBelow(info: GraphQLResolveInfo, nodes: readonly FieldNode[]): Iterable<FieldNode> {
  const { schema, fragments, variableValues } = info;
  const below = collectSubfields(schema, fragments, variableValues, typeOfTables(schema), nodes);
  for (const [node, ...same] of below.values()) {
    if (!node || !isThroughTable(node.name.value)) continue;
    yield node;
    if (givesTable(node.name.value)) yield* fieldsBelow(info, [node, ...same]);
  }
}

/** Whether fields of a table of that name give another one. */
const givesTable = (field: string): boolean => field === 'suppose' || field === 'inEdition';

const typeOfTables = (schema: GraphQLResolveInfo['schema']): GraphQLObjectType =>
  assertObjectType(schema.getType('GameState'));

const stepsBelow = (node: FieldNode, table: GameState, { schema, variableValues }: GraphQLResolveInfo): number => {
  const name = node.name.value;
  const definition = typeOfTables(schema).getFields()[name];
  const given = definition ? argumentsOf(definition, node, variableValues) : undefined;
  if (!given) return 0;
  return questions.get(name)?.foresee(table, given) ?? stepsOfField(name, table, given);
};

/** The arguments of a field; undefined where they are not valid, which the field itself says. */
const argumentsOf = (
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variableValues: GraphQLResolveInfo['variableValues'],
): Readonly<Record<string, unknown>> | undefined => {
  try {
    return getArgumentValues(definition, node, variableValues);
  } catch {
    return undefined;
  }
};
