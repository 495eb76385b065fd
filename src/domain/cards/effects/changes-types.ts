import { creatureTypes } from '../../rulebook/keywords-and-types.js';
import { describeType } from '../../rulebook/describe-type.js';
import type { TypeChange } from '../clauses.js';
import type { Words } from '../wording/phrases.js';
import { onCharacteristics, type EffectKind } from './effect.js';

const gained = ({ gains }: TypeChange, { wordList }: Words): string => {
  if (gains === creatureTypes) return 'every creature type';
  return `the ${gains.length === 1 ? 'type' : 'types'} ${wordList(gains.map(describeType), 'and')}`;
};

const instead: Readonly<Record<TypeChange['inPlaceOf'], string>> = {
  NOTHING: '',
  TYPES: ', in place of all others',
  SUBTYPES: ', in place of others of that kind',
};

const changeSaid = (change: TypeChange | null, has: string, lacks: string, words: Words): string => {
  if (!change) return `${has} other types`;
  if (change.loses.length) {
    const lost = `${lacks} the type ${words.wordList(change.loses.map(describeType), 'or')}`;
    return change.gains.length ? `${lost} and also ${has} ${gained(change, words)}` : lost;
  }
  return `${change.inPlaceOf === 'NOTHING' ? 'also ' : ''}${has} ${gained(change, words)}${instead[change.inPlaceOf]}`;
};

/** Characteristics: ⟨group⟩ is ⟨types⟩ [in addition to its other types]; ⟨group⟩ isn't ⟨type⟩. */
export const changesTypes: EffectKind<'CHANGES_TYPES'> = {
  ...onCharacteristics,
  means: (who, { creatures, change }, _, words) => {
    const { has, lacks } = words.verbs(creatures);
    return `${who} ${changeSaid(change, has, lacks, words)}`;
  },
  leftOut: ({ change }) => (change ? null : { characteristic: 'TYPES', change: '', intoCreatures: false }),
  typeChange: ({ change }) => change,
};
