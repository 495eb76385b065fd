import type { Problem } from './problem.js';
import { unreadOf } from './cards/answers/unread-sentences.js';
import { missingChoice } from './cards/text/chosen.js';
import { isTextUntold } from './cards/answers/untold-texts.js';
import { memoizeByText } from './values/remembered.js';
import { isPlain, unknownKeyword, unreadKeyword } from './rules/702-keywords.js';
import { objectsAffected } from './cards/layers/static-abilities.js';
import { enumeration, json, listOf, objectSchema, required, string, type ValueOf } from './schema/schema.js';
import { filtersOfRule, type CombatRule } from './state/effects/combat-rule-schemas.js';
import type { OngoingEffect } from './state/effects/effects.js';
import type { EntityFilter } from './state/filters/entity-filter.js';
import { type GameObject, type GameState } from './state/game-state.js';
import { anyEntity } from './state/output-schemas.js';
import { typesAt } from './state/filters/types-at.js';
import { doubtfulTypes, isKnownTypeLine, whyDoubtfulInFilter } from './rules/205-type-words.js';
import { oncePerTable } from './state/once-per-table.js';

const warningCode = enumeration('WarningCode', 'Why a part of a description is not used.', {
  TEXT_NOT_READ: 'A sentence of a card that was not understood and may bear on an answer.',
  TEXT_NOT_TOLD:
    'A named permanent, other than a token, creature or basic land, is described without text, keywords or rules.',
  UNKNOWN_KEYWORD: 'There is no such keyword; the message names the nearest one, or says how to describe it.',
  KEYWORD_NOT_READ: 'A real keyword that may affect an answer but is not used; the message says why.',
  UNKNOWN_TYPE:
    'A word before the dash of a type line that is neither a type nor a supertype; or an unknown subtype, there or in a filter, that is one letter away from a known one. The message names the nearest one.',
  TEXT_CANNOT_SAY:
    'The notation has no words for a part of the table, so its text is null; only where a text is requested. The path names the field.',
});

export const warningSchema = objectSchema(
  'Warning',
  'A part of a table that was not understood or is not used: answers ignore it.',
  {
    code: required(warningCode, 'What kind of warning it is.'),
    path: required(listOf(json), 'Its path in the description: names of fields and indexes in lists, from 0.'),
    message: required(string, 'What is ignored, and what to write instead.'),
    about: required(listOf(anyEntity), 'The object that has it.'),
  },
);
export type Warning = ValueOf<typeof warningSchema>;

/** The maximum number of warnings about a table; the last one says that the list is cut. */
const mostWarnings = 200;

/** Lists the parts of a table that were not understood or are not used, in the order of the objects; memoized. */
export const warningsOf: (state: GameState) => readonly Warning[] = oncePerTable((state) => {
  const found: Warning[] = [];
  let place = -1;
  for (const object of state.objects.values()) {
    place += 1;
    const isUnderstood = isKnownTypeLine(object.typeLine) && object.keywords.every(isPlainKeyword);
    if (isUnderstood && !isTextUntold(object) && !object.printed && !mayFilter(object)) continue;
    const path = ['objects', place];
    found.push(
      ...textWarnings(object, path),
      ...typeWarnings(state, object, path),
      ...keywordWarnings(state, object, path),
    );
    if (found.length > mostWarnings) return cut(found);
  }
  for (const [place, effect] of state.effects.entries())
    if (found.length <= mostWarnings) found.push(...effectWarnings(state, effect, place));
  return found.length > mostWarnings ? cut(found) : found;
});

/** Warns of unknown keywords that an effect gives or removes; `about` is the first object that it affects. */
const effectWarnings = (state: GameState, effect: OngoingEffect, place: number): readonly Warning[] => {
  const unread = (['keywords', 'losesKeywords'] as const).flatMap((field) =>
    (effect[field] ?? []).flatMap((keyword, index) => {
      const unknown = unknownKeyword(keyword);
      return unknown ? [{ unknown, path: ['effects', place, field, index] }] : [];
    }),
  );
  const [object] = unread.length ? objectsAffected(state, effect) : [];
  return object ? unread.map(({ unknown, path }) => warningOf(object, unknown, path)) : [];
};

const cut = (found: readonly Warning[]): readonly Warning[] => {
  const firstWarnings = found.slice(0, mostWarnings);
  const last = firstWarnings.at(-1);
  return last
    ? [
        ...firstWarnings.slice(0, -1),
        { ...last, message: `${last.message} No more than ${mostWarnings} warnings are listed.` },
      ]
    : firstWarnings;
};

const isPlainKeyword = memoizeByText(isPlain);

const typeWarnings = (state: GameState, object: GameObject, path: Problem['path']): readonly Warning[] =>
  doubtfulTypes(object, (word) => namedAt(state).has(word)).map(({ word, why }) =>
    unknownType(object, `"${word}" in the type line of ${object.name} ${why}`, [...path, 'typeLine']),
  );

const unknownType = (object: GameObject, message: string, path: Problem['path']): Warning => ({
  ...{ code: 'UNKNOWN_TYPE', path, message, about: [object] },
});

/** The lower-case words of a table's filters and keywords: an unknown type among them is a made-up type, not a typo. */
const namedAt: (state: GameState) => ReadonlySet<string> = oncePerTable(
  (state) => new Set([...state.objects.values()].flatMap(wordsUsedBy).map((word) => word.toLowerCase())),
);

const wordsUsedBy = (object: GameObject): readonly string[] => [
  ...filtersOf(object).flatMap(([filter]) => typesIn(filter)),
  ...object.keywords.flatMap((keyword) => keyword.split(' ')),
];

const typesIn = (filter: EntityFilter): readonly string[] => [
  ...(filter.types ?? []),
  ...[filter.not ?? [], filter.anyOf ?? []].flat().flatMap(typesIn),
];

const keywordWarnings = (state: GameState, object: GameObject, path: Problem['path']): readonly Warning[] => [
  ...object.keywords.flatMap((keyword, index): readonly Warning[] => {
    const unread = unreadKeyword(state, object, keyword);
    return unread ? [warningOf(object, unread, [...path, 'keywords', index])] : [];
  }),
  ...filtersOf(object).flatMap(([filter, within]) => filterWarnings(state, object, filter, [...path, ...within])),
];

const textWarnings = (object: GameObject, path: Problem['path']): readonly Warning[] =>
  isTextUntold(object)
    ? [{ code: 'TEXT_NOT_TOLD', path, message: missingTextMessage(object), about: [object] }]
    : unreadWarnings(object, path);

const missingTextMessage = ({ name }: GameObject): string =>
  `The text of ${name} is missing: send its cardData, or { text: "" } if it has no text.`;

const unreadWarnings = (object: GameObject, path: Problem['path']): readonly Warning[] =>
  unreadOf(object).map(({ text }) => {
    const untold = missingChoice(text, object.chosen);
    const why = untold
      ? `is not used, as its chosen ${untold} is not given: give it as chosen.${untold}`
      : 'was not understood and is not used: describe what it does, in attackRules or blockRules for example';
    const message = `${object.name} says "${text}", which ${why}.`;
    return { code: 'TEXT_NOT_READ', path: [...path, 'cardData'], message, about: [object] };
  });

const warningOf = (
  object: GameObject,
  { code, keyword, why }: NonNullable<ReturnType<typeof unreadKeyword>>,
  path: Problem['path'],
): Warning => {
  const because = why();
  const message = `"${keyword}" of ${object.name} ${because}${because.endsWith('?') ? '' : '.'}`;
  return { code, path, message, about: [object] };
};

const mayFilter = ({ attackRules, blockRules, enchants }: GameObject): boolean =>
  enchants !== null || attackRules.length > 0 || blockRules.length > 0;

/** Lists the filters in an object's description, each with its path. */
const filtersOf = ({
  attackRules,
  blockRules,
  enchants,
}: GameObject): readonly (readonly [EntityFilter, Problem['path']])[] => [
  ...(enchants ? [[enchants, ['enchants']] as const] : []),
  ...filtersIn('attackRules', attackRules),
  ...filtersIn('blockRules', blockRules),
];

const filtersIn = (name: string, rules: readonly CombatRule[]): readonly (readonly [EntityFilter, Problem['path']])[] =>
  rules.flatMap((rule, index) =>
    filtersOfRule(rule).flatMap(({ filter, path }) => (filter ? [[filter, [name, index, ...path]] as const] : [])),
  );

const filterWarnings = (
  state: GameState,
  object: GameObject,
  filter: EntityFilter,
  path: Problem['path'],
): readonly Warning[] => [
  ...(filter.keywords ?? []).flatMap((keyword, index): readonly Warning[] => {
    const unread = unknownKeyword(keyword);
    return unread ? [warningOf(object, unread, [...path, 'keywords', index])] : [];
  }),
  ...(filter.types ?? []).flatMap((word, index): readonly Warning[] => {
    const why = whyDoubtfulInFilter(word);
    if (why === null || typesAt(state).has(word.toLowerCase())) return [];
    return [unknownType(object, `"${word}" in a filter of ${object.name} ${why}`, [...path, 'types', index])];
  }),
  ...(filter.not ? filterWarnings(state, object, filter.not, [...path, 'not']) : []),
  ...(filter.anyOf ?? []).flatMap((each, index) => filterWarnings(state, object, each, [...path, 'anyOf', index])),
];
