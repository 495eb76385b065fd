import { object, optional, required, objectSchema, text, type ValueOf } from '../schema/schema.js';
import { keywordsWith, printedCardOf } from '../cards/database/printed.js';
import { keywordsNotOnCard } from '../cards/layers/ongoing-effects.js';
import { cardFields, characteristics } from '../state/object-description.js';
import { typesOf } from '../setup/types-of.js';
import { counterProblems, countersOf, newObjectProblems } from '../setup/problems/object-problems.js';
import { withObjects } from '../state/change.js';
import { withoutUndefined } from '../values/given.js';
import { hasType, objectOf, type GameObject, type GameState } from '../state/game-state.js';
import { readCard } from '../cards/database/card-data.js';
import { problem, type Problem } from '../problem.js';
import { chosenProblems } from '../setup/problems/chosen-problems.js';
import { ruleProblems } from '../setup/problems/combat-rule-problems.js';
import { settleTable } from '../rules/800-general.js';
import { renewedTimestamp } from '../state/effects/effects-begun.js';
import { eventKind } from './event-kind.js';

const input = objectSchema(
  'ObjectChangesInput',
  'Characteristics of an object change, at least one. The given ones replace the old.',
  {
    object: required(object, 'What changes.'),
    name: optional(text(), 'Its new name.'),
    typeLine: optional(text(), 'Its new type line.'),
    ...cardFields,
    ...characteristics,
  },
);
type ObjectChanges = ValueOf<typeof input>;

/** Returns the names of the characteristics that change. */
const changesIn = (given: ObjectChanges): readonly string[] =>
  Object.entries(given).flatMap(([name, value]) => (name !== 'object' && isTold(value) ? [name] : []));

const isTold = (value: unknown): boolean => (value ?? null) !== null;

/** Applies changes. New characteristics turn an object face up; a nonbattle loses its protector (310.9). */
const changed = (before: GameObject, given: ObjectChanges): GameObject => {
  const { faceDown, ...shown } = withChanges(before, given);
  const isShown = [given.name, given.typeLine, given.cardData, given.face, given.colors, given.enchants].some(isTold);
  const after = withoutUndefined(faceDown && !isShown ? { ...shown, faceDown } : shown);
  return hasType(after, 'battle') ? after : { ...after, protector: null };
};

/** 613.7f, 613.7g: whether an object is turned face up or transforms, and so receives a new timestamp. */
const isTurned = (before: GameObject, after: GameObject, { cardData = null }: ObjectChanges): boolean =>
  Boolean(before.faceDown && !after.faceDown) ||
  (cardData === null && (before.printed?.place ?? 0) !== (after.printed?.place ?? 0));

/** Returns the card after the change: another card, another face, or the same face with overridden fields. */
const printedNow = (before: GameObject, given: ObjectChanges): GameObject['printed'] => {
  const { printed } = before;
  const cardData = given.cardData ?? printed?.cardData;
  const face = given.face ?? ((given.cardData ?? null) === null ? printed?.place : null);
  const losesAllAbilities = given.losesAllAbilities ?? printed?.losesAllAbilities;
  const typeLine = given.typeLine ?? (given.cardData || given.face ? null : before.typeLine);
  const chosen = given.chosen ?? before.chosen;
  return printedCardOf({ ...given, typeLine, losesAllAbilities, cardData, face, chosen });
};

/** Returns the keywords that the card does not have; none once the object loses all abilities (613.1f, 613.7). */
const keptKeywords = (before: GameObject, { losesAllAbilities }: ObjectChanges): readonly string[] =>
  losesAllAbilities ? [] : keywordsNotOnCard(before);

/** Takes over the characteristics of another face or card. */
const withCharacteristics = (
  before: GameObject,
  { cardData, face }: ObjectChanges,
  printed: GameObject['printed'],
): GameObject =>
  printed && (cardData ?? face ?? null) !== null
    ? {
        ...before,
        name: printed.face.name ?? before.id,
        typeLine: printed.face.typeLine ?? before.typeLine,
        colors: printed.face.colors,
        power: printed.face.power,
        toughness: printed.face.toughness,
        figuresTold: undefined,
        printed,
      }
    : { ...before, printed };

const withChanges = (told: GameObject, given: ObjectChanges): GameObject => {
  const before = withCharacteristics(told, given, printedNow(told, given));
  const typeLine = given.typeLine ?? before.typeLine;
  const keywords = keywordsWith(before.printed, given.keywords ?? keptKeywords(told, given));
  return {
    ...before,
    ...(given.name && { madeUp: undefined }),
    name: given.name ?? before.name,
    typeLine,
    types: typesOf({ typeLine, printed: before.printed, keywords }),
    colors: given.colors ?? before.colors,
    keywords,
    power: given.power ?? before.power,
    toughness: given.toughness ?? before.toughness,
    ...((before.printed ?? before.faceDown) &&
      [given.power, given.toughness].some(isTold) && { figuresTold: true as const }),
    enchants: given.enchants ?? before.enchants,
    ...((given.counters ?? null) !== null && { counters: countersOf(given.counters).counters }),
    ...(given.chosen && { chosen: given.chosen }),
    attackRules: given.attackRules ?? before.attackRules,
    blockRules: given.blockRules ?? before.blockRules,
  };
};

/** Finds problems in the card data, or a face that the object's card does not have. */
const cardProblems = (state: GameState, { object: id, cardData, face }: ObjectChanges): readonly Problem[] => {
  const card = cardData ?? objectOf(state, id).printed?.cardData;
  if (card !== undefined) return (cardData ?? face ?? null) === null ? [] : readCard(card, face).problems;
  return typeof face === 'number' ? [problem(['face'], `"${id}" has no cardData, so it has no faces.`)] : [];
};

export const objectChanges = eventKind<ObjectChanges>({
  input,
  description:
    'Characteristics of an object change. An object that loses the type as which it is in combat is removed from combat (506.4).',
  problems: (state, given) => [
    ...(changesIn(given).length
      ? []
      : [problem([], `Nothing of "${given.object}" changes: give at least one field beside "object".`)]),
    ...newObjectProblems(
      { ...given, id: given.object, zone: objectOf(state, given.object).zone },
      isTold(given.typeLine) ? 'typeLine' : 'cardData',
    ),
    ...cardProblems(state, given),
    ...counterProblems(given),
    ...chosenProblems(given),
    ...ruleProblems(given),
  ],
  happen: (state: GameState, given) => {
    const before = objectOf(state, given.object);
    const after = changed(before, given);
    const object = isTurned(before, after, given) ? { ...after, timestamp: renewedTimestamp(state, after) } : after;
    return settleTable(state, withObjects(state, [object]));
  },
  summary: (state, given) =>
    `${objectOf(state, given.object).name} changes: ${changesIn(given).join(', ') || 'nothing'}.`,
});
