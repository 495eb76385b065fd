import type { AnyField, Schema, Fields, ObjectSchema } from '../domain/schema/schema.js';
import { describe } from '../domain/state/describe.js';
import type { GameState } from '../domain/state/game-state.js';
import type { Budget } from './answer-size.js';

type Body = Readonly<Record<string, unknown>>;
type Settling = (value: unknown, body: Body, budget: Budget) => unknown;

/**
 * An answer as REST gives it: what is worked out only on demand is worked out as the body asks, and a game state is told
 * as its description; nothing more is worked out once it is too much. Null: the answer goes out as it is, the
 * response's schema picks what belongs there.
 */
export const settling = (schema: Schema): Settling | null => {
  if (schema.kind === 'list') return settlingList(settling(schema.of));
  if (schema.kind === 'reference' && schema.to === 'GameState') return (value) => describe(value as GameState);
  return schema.kind === 'object' ? settlingStructure(schema) : null;
};

const settlingList = (item: Settling | null): Settling | null =>
  item && ((values, body, budget) => (values as readonly unknown[]).map((value) => item(value, body, budget)));

const settlingStructure = ({ fields }: ObjectSchema<unknown>): Settling | null => {
  const changed = Object.entries(fields()).flatMap(([name, field]) => {
    const settle = settlingField(name, field);
    return settle ? [{ name, settle }] : [];
  });
  if (!changed.length) return null;
  return (value, body, budget) => {
    const given = value as Body;
    const settled = changed.map(({ name, settle }) => [name, settle(given[name], body, budget)] as const);
    return { ...given, ...Object.fromEntries(settled) };
  };
};

const settlingField = (name: string, field: AnyField): Settling | null => {
  const settle = settling(field.type);
  if (field.presence !== 'LAZY') return settle;
  return (value, body, budget) => {
    const asked = argumentOf(field, body[name]);
    if (!asked || budget.left < 0) return undefined;
    const found = (value as (given: unknown) => unknown)(asked);
    if (Array.isArray(found)) budget.left -= found.length;
    return settle ? settle(found, body, budget) : found;
  };
};

/** A lazy field without arguments is given where it is asked for by `true`; one with a filter always. */
const argumentOf = (field: AnyField, asked: unknown): Body | null => {
  const [first] = Object.keys(field.arguments ?? {});
  if (first === undefined) return asked === true ? {} : null;
  return { [first]: asked };
};

/** What a body may hold beside the arguments of a question: what its lazy fields are asked with. */
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
