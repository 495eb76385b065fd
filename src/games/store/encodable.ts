import { problem, type Problem } from '../../domain/problem.js';

/** Matches what PostgreSQL cannot store: the character 0 and half of a surrogate pair. */
const unencodableText = /[\0\p{Surrogate}]/u;

const isEncodable = (value: unknown): boolean => {
  if (typeof value === 'string') return !unencodableText.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isEncodable);
  return Object.entries(value).every(([name, part]) => isEncodable(name) && isEncodable(part));
};

/** Finds every string and field name in a value that PostgreSQL can't store. */
export const unencodableProblems = (value: unknown, path: Problem['path'] = []): readonly Problem[] => {
  if (isEncodable(value)) return [];
  if (typeof value !== 'object' || value === null) return [unencodableProblem('text', path)];
  if (Array.isArray(value)) return value.flatMap((part, place) => unencodableProblems(part, [...path, place]));
  return Object.entries(value).flatMap(([name, part]) => [
    ...(isEncodable(name) ? [] : [unencodableProblem('name', [...path, name])]),
    ...unencodableProblems(part, [...path, name]),
  ]);
};

const unencodableProblem = (what: string, path: Problem['path']): Problem =>
  problem(path, `The ${what} contains the character 0 or half of a surrogate pair, which cannot be stored.`);

/** Rejects the ids . and .., which clients resolve against the rest of an address before they send it. */
export const idProblems = (id: string | null | undefined): readonly Problem[] =>
  id === '.' || id === '..' ? [problem(['id'], `id has to be more than "${id}", which no address can name.`)] : [];

export const GAME_ID = /^[A-Za-z0-9._~-]{1,128}$/;

/** Whether a game may have that id. */
export const isGameId = (id: string): boolean => GAME_ID.test(id);
