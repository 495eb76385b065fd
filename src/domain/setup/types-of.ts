import { isChangeling } from '../cards/database/printed.js';
import { creatureTypes } from '../rulebook/keywords-and-types.js';
import type { GameObject } from '../state/game-state.js';
import { memoizeByText } from '../values/remembered.js';

/** Returns the words of a type line, in lower case, without the dash. */
const wordsOf = memoizeByText((typeLine: string): readonly string[] =>
  typeLine
    .toLowerCase()
    .split(/[\s—–]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)),
);

const wordsOfChangeling = memoizeByText((typeLine: string) => [...new Set([...wordsOf(typeLine), ...creatureTypes])]);

/** Returns the types of an object: the words of its type line and, with changeling, every creature type (702.73a). */
export const typesOf = ({
  typeLine,
  printed,
  keywords,
}: Pick<GameObject, 'typeLine' | 'printed' | 'keywords'>): readonly string[] =>
  printed?.isChangeling || keywords.some(isChangeling) ? wordsOfChangeling(typeLine) : wordsOf(typeLine);
