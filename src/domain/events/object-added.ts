import { objectDescription, type FullObject, type ObjectDescription } from '../state/object-description.js';
import { buildObject } from '../setup/build-game-state.js';
import { withObjects } from '../state/change.js';
import { descriptionUnder, withFollowers } from '../state/control.js';
import { newestTimestamp } from '../state/effects/effects-begun.js';
import { playerOf } from '../state/game-state.js';
import { controlProblems, problemsOfObject, newObjectProblems } from '../setup/problems/object-problems.js';
import { problem } from '../problem.js';
import type { Zone } from '../state/vocabulary.js';
import { eventKind } from './event-kind.js';

/** Records that an added object entered under its controller's control (110.2). */
const withEntry = (object: FullObject): FullObject => ({ control: 'ENTERED_UNDER', ...object });

export const objectAdded = eventKind<FullObject, ObjectDescription>({
  input: objectDescription,
  description:
    'An object is added to the table, such as a spell or a token: the newest object and, if a creature, summoning sick (302.6), unless the event says otherwise.',
  defaultsAt: ({ controlledSinceTurnBegan }) => ({ controlledSinceTurnBegan: controlledSinceTurnBegan ?? false }),
  problems: (state, object) => [
    ...(state.objects.has(object.id) || state.playersById.has(object.id) || state.teamsById.has(object.id)
      ? [problem(['id'], `The id "${object.id}" is taken.`)]
      : []),
    ...newObjectProblems(object),
    ...controlProblems(object),
    ...problemsOfObject(object, {
      isInGame: (id) => state.playersById.get(id)?.inGame,
      zoneOf: (id) => state.objects.get(id)?.zone,
      markers: state.variant === 'GRAND_MELEE' ? state.turnMarkers.map(({ number }) => number) : null,
    }),
  ],
  happen: (state, object) =>
    withFollowers(withObjects(state, [buildObject(withEntry(object), newestTimestamp(state))]), descriptionUnder),
  summary: (state, { name, id, owner, zone }) =>
    `${name ?? id}, owned by ${playerOf(state, owner).name}, is now ${inZone(zone)}.`,
});

/** Words a zone: "the battlefield" for BATTLEFIELD. */
export const zoneName = (zone: Zone): string =>
  zone === 'EXILE' ? 'exile' : `the ${zone.toLowerCase()}${zone === 'COMMAND' || zone === 'ANTE' ? ' zone' : ''}`;

/** Words a place: "on the battlefield", "in the graveyard". */
export const inZone = (zone: Zone): string =>
  `${zone === 'BATTLEFIELD' || zone === 'STACK' ? 'on' : 'in'} ${zoneName(zone)}`;
