import { atLeast, enumeration, flag, listOf, objectSchema, optional, text, type ValueOf } from '../../schema/schema.js';
import { colorsByWord } from '../filters/color-words.js';
import { withoutUndefined } from '../../values/given.js';
import { color } from '../vocabulary.js';

export const typesReplaced = enumeration('TypesReplaced', 'Which types the new types replace (205.1).', {
  NOTHING: 'None: the new types are added (205.1b).',
  TYPES: 'All card types and their subtypes (205.1a).',
  SUBTYPES: 'Subtypes of the same kinds: creature types, or land types (205.1a).',
});

const types = { minimum: 1, maximum: 50 };

/** The types, colors, base power and toughness that an effect gives objects. */
export const newCharacteristics = objectSchema(
  'BecomingInput',
  'What objects become: types (613.1d), colors (613.1e), base power and toughness (613.4b).',
  {
    types: optional(listOf(text(50), types), 'Card types, supertypes and subtypes that they gain, a word each.'),
    inPlaceOf: optional(typesReplaced, 'Which types those replace; by default none.'),
    everyCreatureType: optional(flag, 'Whether they gain every creature type.'),
    colors: optional(listOf(color, { maximum: 5 }), 'Colors in place of their own; none: they become colorless.'),
    power: optional(atLeast(0), 'Base power; give toughness, too.'),
    toughness: optional(atLeast(0), 'Base toughness; give power, too.'),
  },
);
export type NewCharacteristics = ValueOf<typeof newCharacteristics>;

/** The words before types that say what the types replace; without such a word, they replace the subtypes. */
const beginnings = { also: 'NOTHING', only: 'TYPES' } as const;
const everyType = 'every-creature-type';

/** Words new characteristics in a form that can be read back: "also 3/3 blue Elemental Creature". */
export const characteristicsInWords = ({
  types,
  inPlaceOf: replaced,
  everyCreatureType,
  colors,
  power,
  toughness,
}: NewCharacteristics): string =>
  [
    types && Object.entries(beginnings).find(([, each]) => each === (replaced ?? 'NOTHING'))?.[0],
    typeof power === 'number' && `${power}/${toughness}`,
    ...(colors?.length === 0 ? ['colorless'] : (colors ?? [])).map((each) => each.toLowerCase()),
    ...(types ?? []),
    everyCreatureType && everyType,
  ]
    .filter(Boolean)
    .join(' ');

/** Parses new characteristics from words. */
export const readCharacteristics = (said: string): NewCharacteristics => {
  const words = said.trim().split(/\s+/);
  const [, power, toughness] = /(?<!\S)(\d+)\/(\d+)(?!\S)/.exec(said) ?? [];
  const colors = words.flatMap((each) => colorsByWord.get(each.toLowerCase()) ?? []);
  const types = words.filter(isTypeWord);
  const beginning = words[0] === 'also' || words[0] === 'only' ? beginnings[words[0]] : 'SUBTYPES';
  return withoutUndefined({
    types: types.length ? types : undefined,
    inPlaceOf: types.length && beginning !== 'NOTHING' ? beginning : undefined,
    everyCreatureType: words.includes(everyType) || undefined,
    colors: colors.length || words.includes('colorless') ? colors : undefined,
    ...(power && { power: Number(power), toughness: Number(toughness) }),
  });
};

/** Whether a word may be a type, not a color, number or sign. */
export const isTypeWord = (word: string): boolean =>
  /^(?!(?:also|only|colorless|every-creature-type)$)\p{L}[\p{L}'-]*$/iu.test(word) &&
  !colorsByWord.has(word.toLowerCase());
