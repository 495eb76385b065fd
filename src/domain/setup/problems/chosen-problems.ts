import { problem, type Problem } from '../../problem.js';
import { cardTypes, creatureTypes, landTypes, otherSubtypes } from '../../rulebook/keywords-and-types.js';
import type { Chosen } from '../../state/chosen.js';
import { createSpelling } from '../../words/nearest.js';

const types: readonly string[] = [...cardTypes, ...creatureTypes, ...landTypes, ...otherSubtypes];
const knownTypes: ReadonlySet<string> = new Set(types);
const spelling = createSpelling(types);

/** Finds an invalid chosen type: several words, or a typo. */
export const chosenProblems = ({ chosen }: { readonly chosen?: Chosen | null }): readonly Problem[] => {
  const type = chosen?.type;
  if (typeof type !== 'string') return [];
  const path = ['chosen', 'type'];
  if (!/^[\p{L}'’-]+$/u.test(type)) return [problem(path, `"${type}" is not one type: give a word such as Goblin.`)];
  const near = knownTypes.has(type.toLowerCase()) ? undefined : spelling(type.toLowerCase());
  return near === undefined ? [] : [problem(path, `"${type}" is not a known type: did you mean ${near}?`)];
};
