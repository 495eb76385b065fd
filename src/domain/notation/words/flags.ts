import type { Description, ObjectDescription, PlayerDescription } from '../../state/description.js';
import { constantReader, type Reader } from '../text/readers.js';

/** A phrase and the fields that it sets. */
type Flag<Described> = readonly [words: string, fields: Partial<Described>];

export const objectFlags: readonly Flag<ObjectDescription>[] = [
  ['tapped', { tapped: true }],
  ['token', { token: true }],
  ['not a card', { card: false }],
  ['commander', { commander: true }],
  ['face down', { faceDown: true }],
  ['phased out', { phasedOut: true }],
  ['made up', { madeUp: true }],
  ['loses all abilities', { losesAllAbilities: true }],
  ['summoning sick', { controlledSinceTurnBegan: false }],
];

export const playerFlags: readonly Flag<PlayerDescription>[] = [
  ['drew', { drew: true }],
  ["can't lose", { cantLose: true }],
  ["can't win", { cantWin: true }],
  ['monarch', { monarch: true }],
  ['initiative', { initiative: true }],
  ['not monarch', { monarch: false }],
  ['no initiative', { initiative: false }],
];

export const optionFlags: readonly Flag<NonNullable<Description['options']>>[] = [
  ['deploy creatures', { deployCreatures: true }],
  ['no deploying', { deployCreatures: false }],
  ['shared team turns', { sharedTeamTurns: true }],
  ['no shared team turns', { sharedTeamTurns: false }],
  ['planechase', { planechase: true }],
  ['no planechase', { planechase: false }],
];

export const markerFlags: readonly Flag<NonNullable<Description['turnMarkers']>[number]>[] = [
  ['waiting', { inTurn: false }],
  ['regular turn to come', { regularTurnToCome: true }],
  ['no regular turn to come', { regularTurnToCome: false }],
];

/** Creates the readers of flags. */
export const flagPhrases = <Described>(flags: readonly Flag<Described>[]) =>
  flags.map(([words, fields]): readonly [string, Reader<Described>] => [words, constantReader(fields)]);

/** Lists the flags that apply to a description. */
export const writeFlags = <Described extends Readonly<Record<string, unknown>>>(
  described: Described,
  flags: readonly Flag<Described>[],
): readonly string[] =>
  flags.flatMap(([words, fields]) =>
    Object.entries(fields).every(([field, value]) => described[field] === value) ? [words] : [],
  );
