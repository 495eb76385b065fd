import { problem, type Problem } from '../domain/problem.js';
import type { Fields } from '../domain/schema/schema.js';
import { isRecord } from '../domain/values/record.js';

/** The fields of a body that can hold its table: exactly one of them does. */
const forms = ['state', 'text', 'code'] as const;

/** Lists the fields of a body that hold a table. */
export const formsIn = (body: Readonly<Record<string, unknown>>): readonly string[] =>
  forms.filter((name) => (body[name] ?? null) !== null);

/** Gives problems with a body's table their path in the table. */
export const atTablePath = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => problem(path.length > 1 && path[0] === 'state' ? path.slice(1) : path, message));

export const noTableProblem = problem(['state'], '"state" is missing, and so is "text".');

/** Reports a missing table in a rejected body whose fields need one: the table is read only after the other fields. */
export const missingTable = (fields: Fields, body: unknown): readonly Problem[] =>
  forms.every((name) => name in fields) && isRecord(body) && !formsIn(body).length ? [noTableProblem] : [];
