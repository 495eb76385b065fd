import { reaches } from '../../state/range.js';
import { creatureTypes, keywordNames } from '../../rulebook/keywords-and-types.js';
import type { FullEffect, OngoingEffect } from '../../state/effects/effects.js';
import type { GameObject, GameState } from '../../state/game-state.js';
import type { NewCharacteristics } from '../../state/effects/new-characteristics.js';
import { objectsMatching } from '../../state/filters/matching.js';
import type { Clause, Filter } from '../clauses.js';

/** A clause of an ongoing effect about the objects that it affects. */
export interface EffectClause {
  readonly object: string;
  readonly clause: Clause;
  readonly timestamp: number;
  readonly effect: OngoingEffect;
  /** Keywords that the object gained at an unknown time: when it entered, or later (613.7c). */
  readonly gained?: { readonly by: string; readonly keywords: readonly string[] };
}

const itself: Filter = { is: 'SELF' };
const unconditional = { conditions: [], unlessPays: null };

const everyType = { gains: creatureTypes, loses: [], inPlaceOf: 'NOTHING' } as const;

/** The clauses by which an effect changes an object's characteristics. */
const becoming = ({
  types,
  inPlaceOf,
  everyCreatureType,
  colors,
  power,
  toughness,
}: NewCharacteristics): readonly Clause['effect'][] => {
  const gains = (types ?? []).map((each) => each.toLowerCase());
  const change = { gains, loses: [], inPlaceOf: inPlaceOf ?? 'NOTHING' } as const;
  return [
    ...(gains.length ? [{ does: 'CHANGES_TYPES', creatures: itself, change } as const] : []),
    ...(everyCreatureType ? [{ does: 'CHANGES_TYPES', creatures: itself, change: everyType } as const] : []),
    ...(colors ? [{ does: 'CHANGES_COLORS', creatures: itself, colors, isAdded: false } as const] : []),
    ...(typeof power === 'number'
      ? [{ does: 'CHANGES_STATS', creatures: itself, change: `${power}/${toughness ?? 0}` } as const]
      : []),
  ];
};

/** The changes of an ongoing effect as clauses: it removes abilities before it grants others. */
export const clausesOfEffect = (effect: OngoingEffect): readonly EffectClause[] => {
  const { keywords, losesKeywords, losesAllAbilities, becomes, timestamp } = effect;
  const effects: readonly Clause['effect'][] = [
    ...(becomes ? becoming(becomes) : []),
    ...(losesAllAbilities ? [{ does: 'LOSES_ALL', creatures: itself } as const] : []),
    ...(losesKeywords?.length ? [{ does: 'LOSES', creatures: itself, keywords: losesKeywords } as const] : []),
    ...(keywords?.length ? [{ does: 'HAS', creatures: itself, keywords } as const] : []),
  ];
  return effects.map((each) => ({ object: '', clause: { ...unconditional, effect: each }, timestamp, effect }));
};

/** Lists the keywords that the description gives an object in addition to those of its card. */
export const keywordsNotOnCard = ({ printed, keywords }: Pick<GameObject, 'printed' | 'keywords'>): readonly string[] =>
  printed ? keywords.filter((each) => !printed.keywords.includes(each)) : keywords;

/** Lists the keywords that an object gained at an unknown time: from counters (122.1b), or from its description. */
const gainedByIt = (object: GameObject): readonly string[] => {
  const { counters, printed, faceDown, keywords } = object;
  const ofCounters = counters ? Object.keys(counters).filter((name) => keywordNames.has(name.toLowerCase())) : [];
  return keywords.length && (printed ?? faceDown) ? [...ofCounters, ...keywordsNotOnCard(object)] : ofCounters;
};

/** Grants the keywords gained at an unknown time with the object's timestamp, so older effects do not remove them. */
export const gainedClauses = (object: GameObject): readonly EffectClause[] => {
  const { id, timestamp } = object;
  const keywords = gainedByIt(object);
  if (!keywords.length) return [];
  const clause: Clause = { ...unconditional, effect: { does: 'HAS', creatures: itself, keywords } };
  return [{ object: '', clause, timestamp, effect: { on: [id], timestamp }, gained: { by: id, keywords } }];
};

/** Lists the objects that an effect affects, given the computed table (611.2c). */
export const objectsOn = (state: GameState, { on, creatures, controller }: FullEffect): readonly GameObject[] =>
  on
    ? on.flatMap((id) => state.objects.get(id) ?? [])
    : objectsMatching(state, creatures ?? {}).filter((each) => !controller || reaches(state, { controller }, each));
