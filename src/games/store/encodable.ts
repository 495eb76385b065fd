import { problem, type Problem } from '../../domain/problem.js';

/** PostgreSQL stores neither the character 0 nor half of a surrogate pair. */
const unencodableText = /[\0\p{Surrogate}]/u;

const isEncodable = (value: unknown): boolean => {
  if (typeof value === 'string') return !unencodableText.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isEncodable);
};

/** Finds every text in a value that PostgreSQL cannot store. */
export const unencodableProblems = (value: unknown, path: Problem['path'] = []): readonly Problem[] => {
  if (isEncodable(value)) return [];
  if (typeof value !== 'object' || value === null)
    return [problem(path, 'The text contains the character 0 or half of a surrogate pair, which cannot be stored.')];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, part]) => unencodableProblems(part, [...path, name]));
};

export const GAME_ID = /^[A-Za-z0-9._~-]{1,128}$/;

/** Tells whether a game may have that id. */
export const isGameId = (id: string): boolean => GAME_ID.test(id);
