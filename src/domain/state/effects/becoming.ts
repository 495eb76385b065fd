import { atLeast, enumeration, flag, listOf, objectSchema, optional, text, type ValueOf } from '../../schema/schema.js';
import { color, type Color } from '../vocabulary.js';

export const inPlaceOf = enumeration('TypesReplaced', 'The types that others take the place of (205.1).', {
  NOTHING: 'None: they come beside the others (205.1b).',
  TYPES: 'All card types and their subtypes (205.1a).',
  SUBTYPES: 'Subtypes of the same kinds: creature types, or land types (205.1a).',
});

const types = { minimum: 1, maximum: 50 };

/** What objects become by an effect. */
export const becoming = objectSchema(
  'BecomingInput',
  'What objects become: types (613.1d), colors (613.1e), base power and toughness (613.4b).',
  {
    types: optional(listOf(text(50), types), 'Card types, supertypes and subtypes that they gain, a word each.'),
    inPlaceOf: optional(inPlaceOf, 'The types that those take the place of. Left out: none.'),
    everyCreatureType: optional(flag, 'Whether they gain every creature type.'),
    colors: optional(listOf(color, { maximum: 5 }), 'Colors in place of their own; none: they become colorless.'),
    power: optional(atLeast(0), 'Base power; given with toughness.'),
    toughness: optional(atLeast(0), 'Base toughness; given with power.'),
  },
);
export type Becoming = ValueOf<typeof becoming>;

const size = ({ power, toughness }: Becoming): readonly string[] =>
  typeof power === 'number' ? [`${power}/${toughness ?? 0}`] : [];

const colorsSaid = ({ colors }: Becoming): readonly string[] =>
  colors?.length === 0 ? ['colorless'] : (colors ?? []).map((each) => each.toLowerCase());

const beginnings = { NOTHING: ['also'], TYPES: ['only'], SUBTYPES: [] } as const;

const everyType = 'every-creature-type';

/** Says what objects become in words that can be read again: "also 3/3 blue Elemental Creature". */
export const becomingInWords = (becomes: Becoming): string =>
  [
    ...(becomes.types?.length ? beginnings[becomes.inPlaceOf ?? 'NOTHING'] : []),
    ...[...size(becomes), ...colorsSaid(becomes), ...(becomes.types ?? [])],
    ...(becomes.everyCreatureType ? [everyType] : []),
  ].join(' ');

const colorNamed = (word: string): Color | undefined =>
  Object.keys(color.values).find((each): each is Color => each.toLowerCase() === word.toLowerCase());

const replacing = (beginning: string | undefined): Partial<Becoming> => {
  if (beginning === 'also') return {};
  return { inPlaceOf: beginning === 'only' ? 'TYPES' : 'SUBTYPES' };
};

/** Reads words about what objects become. */
export const becomingOf = (said: string): Becoming => {
  const words = said.trim().split(/\s+/);
  const [, power, toughness] = words.flatMap((each) => /^(\d+)\/(\d+)$/.exec(each) ?? []);
  const rest = words.filter((each) => !/^(?:also|only|\d+\/\d+)$/.test(each));
  const colors = rest.flatMap((each) => colorNamed(each) ?? []);
  const types = rest.filter(isTypeWord);
  return {
    ...(types.length && { types, ...replacing(words[0]) }),
    ...(rest.includes(everyType) && { everyCreatureType: true }),
    ...((colors.length || rest.includes('colorless')) && { colors }),
    ...(power !== undefined && { power: Number(power), toughness: Number(toughness) }),
  };
};

/** Whether a word may be a type: colors, numbers and marks are none. */
export const isTypeWord = (word: string): boolean =>
  /^\p{L}[\p{L}'-]*$/u.test(word) && !/^(?:also|only|colorless|every-creature-type)$/i.test(word) && !colorNamed(word);
