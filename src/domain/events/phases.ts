import { problemsAmong, type Problem } from '../problem.js';
import { phasedIn } from '../rules/702.26-phasing.js';
import { settleTable } from '../rules/800-general.js';
import { withEach, withObjects } from '../state/change.js';
import { withAttached } from '../state/phased-out.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { eventKind } from './event-kind.js';
import { objectsInput, createSummary, zoneProblems, type Objects } from './objects-input.js';

/** Rejects phasing out a source that controls a remaining object, as that object's controller would be unknown. */
const controlProblems = (state: GameState, { objects }: Objects): readonly Problem[] => {
  const out = withAttached(state.objects, objects);
  const controlled = [...state.objects.values()].filter(({ id }) => !out.has(id));
  return problemsAmong(objects, ['objects'], (id) => {
    const under = controlled.find(({ controlEffects }) =>
      controlEffects.some(({ source, isPrinted, until }) => source === id && !isPrinted && !until),
    );
    if (!under) return null;
    return `"${id}" gives control of "${under.id}", which stays: let that effect end first (controlEffectEnds).`;
  });
};

export const phasesOut = eventKind<Objects>({
  input: objectsInput,
  description:
    "Permanents phase out with everything attached to them: they are treated as if they did not exist until they phase in, as their controller's next turn begins (702.26).",
  problems: (state, given) => [...zoneProblems(state, given), ...controlProblems(state, given)],
  happen: (state, { objects }) => {
    const among = withAttached(state.objects, objects);
    const out = objects
      .map((id) => objectOf(state, id))
      .filter(({ attachedTo }) => !among.has(attachedTo ?? ''))
      .map((object) => ({ ...object, phasedOutUnder: object.controller ?? object.owner }));
    return settleTable(state, withObjects(state, out));
  },
  summary: createSummary('Phased out'),
});

export const phasesIn = eventKind<Objects>({
  input: objectsInput,
  description: 'Phased-out permanents phase in early, with everything attached to them (702.26).',
  reachesPhasedOut: true,
  problems: (state, { objects }) =>
    problemsAmong(objects, ['objects'], (id) =>
      objectOf(state, id).phasedOutUnder === undefined
        ? `"${id}" is not phased out, or phased out with what it is attached to.`
        : null,
    ),
  happen: (state, { objects }) => withEach(state, objects, (id) => phasedIn(objectOf(state, id))),
  summary: createSummary('Phased in'),
});
