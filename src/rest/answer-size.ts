import { fieldsOverRest, type ObjectSchema, type Schema } from '../domain/schema/schema.js';
import type { Description } from '../domain/state/description.js';
import { standardLimits } from '../http/limits/limits.js';

/** How many values an answer may still hold; below 0 it is too much. */
export interface Budget {
  left: number;
}

/** The most values that an answer may hold, as over GraphQL. */
export const mostValues = standardLimits.cost;

/** Takes a value off the budget, and stops looking at it where nothing is left. */
type Spending = (value: unknown, budget: Budget) => void;

const NAMED = 2;

/** Whether an answer of that schema holds more values than it may. */
export const overstepping = (schema: Schema, most = mostValues): ((value: unknown) => boolean) => {
  const spend = spendingOn(schema);
  return (value) => {
    const budget = { left: most };
    spend(value, budget);
    return budget.left < 0;
  };
};

const spendingOn = (schema: Schema): Spending => {
  switch (schema.kind) {
    case 'list':
      return spendingOnEach(spendingOn(schema.of));
    case 'object':
      return spendingOnFields(schema);
    case 'reference':
      return spendingOnReference(schema.to);
    default:
      return (_, budget) => {
        budget.left -= 1;
      };
  }
};

const spendingOnEach =
  (spend: Spending): Spending =>
  (values, budget) => {
    for (const value of values as readonly unknown[]) {
      if (budget.left < 0) return;
      spend(value, budget);
    }
  };

const spendingOnFields = ({ fields }: ObjectSchema<unknown>): Spending => {
  const spending = Object.entries(fieldsOverRest(fields())).map(
    ([name, { type }]) => [name, spendingOn(type)] as const,
  );
  return (value, budget) => {
    for (const [name, spend] of spending) {
      const found = (value as Readonly<Record<string, unknown>>)[name];
      if (found !== undefined && found !== null) spend(found, budget);
    }
  };
};

const spendingOnReference = (to: string): Spending => {
  if (to === 'GameState')
    return (value, budget) => {
      const { players, objects } = value as Description;
      budget.left -= players.length + (objects?.length ?? 0);
    };
  return (_, budget) => {
    budget.left -= NAMED;
  };
};
