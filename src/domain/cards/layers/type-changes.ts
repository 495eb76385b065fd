import {
  basicLandTypes,
  cardTypes,
  creatureTypes,
  landTypes,
  otherSubtypes,
  otherTypeWords,
  supertypes,
} from '../../rulebook/keywords-and-types.js';
import type { GameObject } from '../../state/game-state.js';
import { capitalized } from '../../words/capitalized.js';
import type { TypeChange } from '../clauses.js';

type Kind = 'SUPERTYPE' | 'CARD_TYPE' | 'LAND_TYPE' | 'OTHER_SUBTYPE' | 'CREATURE_TYPE';

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...otherSubtypes.map((each) => [each, 'OTHER_SUBTYPE'] as const),
  ...landTypes.map((each) => [each, 'LAND_TYPE'] as const),
  ...[...supertypes, ...otherTypeWords].map((each) => [each, 'SUPERTYPE'] as const),
  ...cardTypes.map((each) => [each, 'CARD_TYPE'] as const),
]);

/** A word on no list counts as a creature type: new ones are printed each year. */
const kindOf = (word: string): Kind => kinds.get(word) ?? 'CREATURE_TYPE';

const isSubtype = (kind: Kind): boolean => kind !== 'SUPERTYPE' && kind !== 'CARD_TYPE';

/** 205.1a: an object that stops being a creature, or a land, loses the subtypes of that type, too. */
const lostWith = (type: string): Kind | null =>
  type === 'creature' ? 'CREATURE_TYPE' : type === 'land' ? 'LAND_TYPE' : null;

const staysIn = ({ gains, loses, inPlaceOf }: TypeChange): ((word: string) => boolean) => {
  const without = new Set([
    ...loses.flatMap((each) => lostWith(each) ?? []),
    ...(inPlaceOf === 'SUBTYPES' ? gains.map(kindOf).filter(isSubtype) : []),
  ]);
  return (word) =>
    inPlaceOf === 'TYPES' ? kindOf(word) === 'SUPERTYPE' : !loses.includes(word) && !without.has(kindOf(word));
};

const written = (types: readonly string[], line: string): string => {
  const printedWords = new Map(line.split(/\s+/).map((word) => [word.toLowerCase(), word]));
  return types.map((each) => printedWords.get(each) ?? capitalized(each)).join(' ');
};

const typeLineOf = (types: readonly string[], line: string): string => {
  const before = (kind: Kind): readonly string[] => types.filter((each) => kindOf(each) === kind);
  const isEvery = creatureTypes.every((each) => types.includes(each));
  const subtypes = types.filter((each) => isSubtype(kindOf(each)) && !(isEvery && kindOf(each) === 'CREATURE_TYPE'));
  const after = [written(subtypes, line), isEvery ? 'every creature type' : ''].filter(Boolean).join(', ');
  return [written([...before('SUPERTYPE'), ...before('CARD_TYPE')], line), after].filter(Boolean).join(' — ');
};

/** Whether a change turns objects into creatures or into noncreatures; null: neither. */
export const becomesCreature = ({ gains, loses, inPlaceOf }: TypeChange): boolean | null => {
  if (gains.includes('creature')) return true;
  return loses.includes('creature') || inPlaceOf === 'TYPES' ? false : null;
};

/** 305.7: a land whose type is set to a basic one loses the abilities of its text. */
export const takesAbilities = ({ gains, inPlaceOf }: TypeChange): boolean =>
  inPlaceOf !== 'NOTHING' && gains.some((each) => basicLandTypes.includes(each));

/** The object with its types changed (205.1a, 205.1b). */
export const withTypes = (object: GameObject, change: TypeChange): GameObject => {
  const types = [...new Set([...object.types.filter(staysIn(change)), ...change.gains])];
  return { ...object, types, typeLine: typeLineOf(types, object.typeLine) };
};
