import { atLeast, required, objectSchema } from '../domain/schema/schema.js';
import type { GameState, TurnMarker } from '../domain/state/game-state.js';
import { problem, type Problem } from '../domain/problem.js';
import { canBeginTurn as mayBegin } from '../domain/rules/807.4-turn-markers.js';
import { verdict } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { whichMarker, type QuestionForm } from './catalogue/form.js';
import { ofMelee } from './catalogue/example-tables.js';

/** The turn marker of that number. */
export const markerNumbered = ({ turnMarkers }: GameState, number: number | null | undefined): TurnMarker | undefined =>
  turnMarkers.find((marker) => marker.number === number);

/** Finds an unknown turn marker in a question. */
export const unknownMarker = (
  state: GameState,
  number: number | null | undefined,
  name: string,
): readonly Problem[] => {
  if (typeof number !== 'number' || markerNumbered(state, number)) return [];
  const none =
    state.variant === 'GRAND_MELEE'
      ? `There is no turn marker ${number}.`
      : 'Only Grand Melee has turn markers (807.4).';
  return [problem([name], none)];
};

export const canBeginTurn = question({
  name: 'canBeginTurn',
  description: "May the turn of a turn marker's holder begin?",
  arguments: objectSchema('CanBeginTurnArguments', 'Which turn marker.', {
    marker: required(atLeast(1), 'The number of the turn marker.'),
  }),
  answer: verdict,
  problems: (state, { marker }) => unknownMarker(state, marker, 'marker'),
  ask: (state, { marker }) => {
    const turnMarker = markerNumbered(state, marker);
    if (!turnMarker) throw new Error(`There is no turn marker ${marker}.`);
    return mayBegin(state, turnMarker);
  },
});

export const form: QuestionForm = {
  group: 'MARKERS',
  place: 1,
  asks: 'May the next turn begin?',
  says: 'Whether the holder of a turn marker may begin their turn.',
  fields: [whichMarker],
  example: ofMelee({ marker: 2 }),
};
