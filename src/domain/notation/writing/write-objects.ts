import type { Chosen } from '../../state/chosen.js';
import type { ObjectDescription } from '../../state/description.js';
import { colorsByLetter } from '../../state/filters/color-words.js';
import { asksForSource } from '../../state/effects/duration.js';
import { keywordText, wordsOf } from '../text/words.js';
import { writeFlags, objectFlags } from '../words/flags.js';
import { writeRules, writeUntil } from './write-effects.js';
import { nameInNotation } from './written-names.js';
import { isRecord } from '../../values/record.js';

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The characteristics of an object that are written. */
interface WrittenFields {
  readonly name: string;
  readonly strength: string | null;
  readonly colors: readonly string[];
  readonly typeLine: string | null;
  readonly rules: string | null;
}

const strengthOf = (power: string | null, toughness: string | null): string | null =>
  power === null && toughness === null ? null : `${power ?? '?'}/${toughness ?? '?'}`;

const numberText = (value: number | null | undefined): string | null => (typeof value === 'number' ? `${value}` : null);

const characteristicsOf = (object: ObjectDescription): WrittenFields => {
  const { cardData } = object;
  if (isRecord(cardData)) return ofCard(cardData);
  return {
    name: object.name ?? object.id,
    strength: strengthOf(numberText(object.power), numberText(object.toughness)),
    colors: (object.colors ?? []).map(wordsOf),
    typeLine: object.typeLine ?? null,
    rules: null,
  };
};

const ofCard = (card: Readonly<Record<string, unknown>>): WrittenFields => {
  const letters: readonly unknown[] = Array.isArray(card['colors']) ? card['colors'] : [];
  return {
    name: textIn(card['name']) ?? '',
    strength: strengthOf(textIn(card['power']), textIn(card['toughness'])),
    colors: letters.flatMap((letter) =>
      typeof letter === 'string' ? [wordsOf(colorsByLetter.get(letter) ?? letter)] : [],
    ),
    typeLine: textIn(card['type_line']),
    rules: withManaCost(textIn(card['oracle_text']), textIn(card['mana_cost'])),
  };
};

/** Puts a card's mana cost on a line before its text. */
const withManaCost = (text: string | null, cost: string | null): string | null =>
  text === null || cost === null
    ? text
    : [cost ? `Mana cost ${cost}` : 'No mana cost', ...(text ? [text] : [])].join('\n');

/** Returns the name from which an object's id is derived. */
export const nameOf = (object: ObjectDescription): string => characteristicsOf(object).name;

const writeControlEffects = ({ controlEffects }: ObjectDescription): readonly string[] =>
  (controlEffects ?? []).map(({ givesControlTo, source, timestamp, until }, place) => {
    const by = givesControlTo ? ` by ${nameInNotation(givesControlTo)}` : '';
    const through = source && !(until && asksForSource(until)) ? ` through ${nameInNotation(source)}` : '';
    const since = (timestamp ?? place) === place ? '' : ` since ${timestamp}`;
    return `controlled${by}${through}${since}${writeUntil(until, source, givesControlTo)}`;
  });

const writeCounters = (counters: object): string => {
  const parts = Object.entries(counters).map(([name, count]) => `${count} ${nameInNotation(name)}`);
  return parts.length ? `counters ${parts.join(' and ')}` : 'no counters';
};

const writeChosen = ({ color, type, player, direction }: Chosen): readonly string[] => [
  ...(color ? [`chosen color ${wordsOf(color)}`] : []),
  ...(direction ? [`chosen direction ${wordsOf(direction)}`] : []),
  ...(type ? [`chosen type ${type}`] : []),
  ...(player ? [`chosen player ${nameInNotation(player)}`] : []),
];

const writeStatus = (object: ObjectDescription): readonly string[] => [
  ...writeFlags(object, objectFlags),
  ...(isRecord(object.counters) ? [writeCounters(object.counters)] : []),
  ...(object.chosen ? writeChosen(object.chosen) : []),
];

/**
 * Writes an object as an entry of the notation.
 *
 * - `id`: its id, if it is not the one derived from its name.
 * - `place`: its index among the objects, the default of its timestamp.
 */
export const writeObject = (object: ObjectDescription, id: string | null, place: number): string => {
  const { name, strength, colors, typeLine, rules } = characteristicsOf(object);
  const player = object.controller ?? object.owner;
  return [
    nameInNotation(name),
    ...(id === null ? [] : [`"${id}"`]),
    ...(strength === null ? [] : [strength]),
    ...colors,
    ...writeStatus(object),
    ...(object.keywords ?? []).map(keywordText),
    ...writeRules(object, ({ until }) => writeUntil(until)),
    ...(object.owner === player ? [] : [`owned by ${nameInNotation(object.owner)}`]),
    ...(object.control ? ['as it entered'] : []),
    ...writeControlEffects(object),
    ...(object.protector ? [`protected by ${nameInNotation(object.protector)}`] : []),
    ...((object.timestamp ?? place) === place ? [] : [`timestamp ${object.timestamp}`]),
    ...(typeLine === null ? [] : [`(${typeLine})`]),
    ...(rules === null ? [] : [`{${rules}}`]),
    ...(object.attachedTo ? [`on ${nameInNotation(object.attachedTo)}`] : []),
  ].join(' ');
};
