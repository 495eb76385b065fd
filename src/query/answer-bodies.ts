import { fieldsOverRest, type AnyField, type Fields, type ObjectSchema, type Schema } from '../domain/schema/schema.js';
import { describe } from '../domain/setup/describe.js';
import { isGameState, type GameState } from '../domain/state/game-state.js';
import { sizeOf } from '../domain/state/sizes.js';
import { isRecord } from '../domain/values/record.js';
import type { Budget } from '../questions/catalogue/budget.js';

type Body = Readonly<Record<string, unknown>>;

/** Returns a value as REST sends it, and takes its size off the budget; stops once the budget is spent. */
type Show = (value: unknown, body: Body, budget: Budget | undefined) => unknown;

const isSpent = (budget: Budget | undefined): boolean => budget !== undefined && budget.values < 0;

/** The size of a player, an object or a team, shown by id and name. */
const ENTITY_SIZE = 2;

/**
 * Creates what turns an answer into the one that REST sends: lazy fields are computed as the body asks, and a game state
 * becomes its description. Other values stay as they are; the response's schema picks the fields that it has.
 */
export const createShow = (schema: Schema): Show => {
  const valuesOf = createValuesOf(schema);
  if (valuesOf) return showAsItIs(valuesOf);
  switch (schema.kind) {
    case 'list':
      return showEach(createShow(schema.of));
    case 'object':
      return showObject(schema);
    default:
      return (state, _, budget) => (isGameState(state) ? showState(state, budget) : state);
  }
};

const showAsItIs =
  (valuesOf: ValuesOf): Show =>
  (value, _, budget) => {
    budget?.spendValues(valuesOf(value));
    return value;
  };

/** The number of values in a value that is sent as it is. */
type ValuesOf = (value: unknown) => number;

/** Creates what counts the values in one of that schema; nothing where something in it is not sent as it is. */
const createValuesOf = (schema: Schema): ValuesOf | undefined => {
  switch (schema.kind) {
    case 'list':
      return valuesOfList(createValuesOf(schema.of));
    case 'object':
      return valuesOfObject(schema);
    case 'reference':
      return schema.to === 'GameState' ? undefined : () => ENTITY_SIZE;
    default:
      return () => 1;
  }
};

const valuesOfList = (valuesOf: ValuesOf | undefined): ValuesOf | undefined =>
  valuesOf && ((values) => (Array.isArray(values) ? values.reduce<number>((sum, each) => sum + valuesOf(each), 0) : 0));

const valuesOfObject = ({ fields }: ObjectSchema<unknown>): ValuesOf | undefined => {
  const sizes = Object.entries(fieldsOverRest(fields())).map(([name, { type, presence }]) => ({
    name,
    valuesOf: presence === 'LAZY' ? undefined : createValuesOf(type),
  }));
  const counted = sizes.flatMap(({ name, valuesOf }) => (valuesOf ? [{ name, valuesOf }] : []));
  if (counted.length < sizes.length) return undefined;
  return (value) => {
    if (!isRecord(value)) return 0;
    let sum = 0;
    for (const { name, valuesOf } of counted) {
      const found = value[name];
      if (found !== undefined && found !== null) sum += valuesOf(found);
    }
    return sum;
  };
};

const showState = (state: GameState, budget: Budget | undefined) => {
  budget?.spendValues(sizeOf(state));
  return describe(state);
};

const showEach =
  (show: Show): Show =>
  (values, body, budget) =>
    Array.isArray(values) ? values.map((value) => (isSpent(budget) ? undefined : show(value, body, budget))) : values;

const showObject = ({ fields }: ObjectSchema<unknown>): Show => {
  const shows = Object.entries(fieldsOverRest(fields())).map(([name, field]) => ({
    name,
    show: showField(name, field),
  }));
  return (value, body, budget) => {
    if (typeof value !== 'object' || value === null) return value;
    const shown: Record<string, unknown> = { ...value };
    for (const { name, show } of shows) {
      const found = shown[name];
      if (found !== undefined && found !== null) shown[name] = show(found, body, budget);
    }
    return shown;
  };
};

const showField = (name: string, field: AnyField): Show => {
  const show = createShow(field.type);
  if (field.presence !== 'LAZY') return show;
  return (compute, body, budget) => {
    const given = argumentOf(field, body[name]);
    if (!given || isSpent(budget) || !isLazy(compute)) return undefined;
    return show(compute(given), body, budget);
  };
};

const isLazy = (value: unknown): value is (given: Body) => unknown => typeof value === 'function';

/** Returns the argument of a lazy field: one without arguments is only computed for `true`, one with a filter always. */
const argumentOf = (field: AnyField, asked: unknown): Body | null => {
  const [first] = Object.keys(field.arguments ?? {});
  if (first === undefined) return asked === true ? {} : null;
  return { [first]: asked };
};

/** Returns the fields of a body that ask for the lazy fields of an answer. */
export const lazyArguments = (answer: Schema): Fields => {
  if (answer.kind === 'list') return lazyArguments(answer.of);
  if (answer.kind !== 'object') return {};
  return Object.fromEntries(
    Object.entries(answer.fields()).flatMap(([name, field]) => {
      if (field.presence !== 'LAZY') return [];
      const [first] = Object.values(field.arguments ?? {});
      return [[name, first ?? wanted]];
    }),
  );
};

const wanted: AnyField = {
  type: { kind: 'scalar', scalar: 'Boolean' },
  presence: 'OPTIONAL',
  description: 'Whether the answer holds it.',
};
