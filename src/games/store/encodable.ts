import { problem, type Problem } from '../../domain/problem.js';

/** PostgreSQL keeps neither the character 0 nor half of a surrogate pair. */
const unstorableText = /[\0\p{Surrogate}]/u;

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !unstorableText.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
};

/** Every text in a value that the database cannot keep. */
export const unstorable = (value: unknown, path: Problem['path'] = []): readonly Problem[] => {
  if (isStorable(value)) return [];
  if (typeof value !== 'object' || value === null)
    return [problem(path, 'The text holds the character 0 or half of a surrogate pair, which cannot be stored.')];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, part]) => unstorable(part, [...path, name]));
};

/** Whether a game may have that id; there is none under any other. */
export const isGameId = (id: string): boolean => /^[A-Za-z0-9._~-]{1,128}$/.test(id);
