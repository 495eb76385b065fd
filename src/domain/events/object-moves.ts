import { object, optional, playerInGame, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { exileFields } from '../setup/build-game-state.js';
import { hasController } from '../state/control.js';
import { withObjects } from '../state/change.js';
import { objectOf, playerOf, type GameState } from '../state/game-state.js';
import { zone, type Zone } from '../state/vocabulary.js';
import { problem, type Problem } from '../problem.js';
import { exileProblems, spellProblems } from '../setup/problems/object-problems.js';
import { moveTo } from '../rules/400.7-new-objects.js';
import { leftBattlefield } from '../rules/800-general.js';
import { eventKind } from './event-kind.js';
import { inZone, zoneName } from './object-added.js';
import { newestTimestamp } from '../state/effects/effects-begun.js';

const input = objectSchema('ObjectMovesInput', 'An object moves to another zone, as a new object (400.7).', {
  object: required(object, 'What moves.'),
  zone: required(zone, 'Where to.'),
  controller: optional(playerInGame, 'Its controller, on the battlefield and on the stack; by default its owner.'),
  exiledUntil: optional(object, 'Into exile: the permanent that exiles it until it leaves the battlefield (610.3).'),
  returnedByTriggerOf: optional(
    object,
    'Into exile: the permanent whose leaves-the-battlefield ability returns it (800.4d).',
  ),
});
type ObjectMoves = ValueOf<typeof input>;

const zoneAfter =
  ({ objects }: GameState, { object: moving, zone: to }: ObjectMoves) =>
  (id: string): Zone | undefined =>
    id === moving ? to : objects.get(id)?.zone;

const problems = (state: GameState, given: ObjectMoves): readonly Problem[] => {
  const object = objectOf(state, given.object);
  const owner = playerOf(state, object.owner);
  return [
    ...spellProblems({ ...object, zone: given.zone }),
    ...(given.controller && !hasController(given.zone)
      ? [problem(['controller'], `Nobody controls objects ${inZone(given.zone)} (108.4).`)]
      : []),
    ...exileProblems({ ...given, id: given.object, token: object.token }, { zoneOf: zoneAfter(state, given) }),
    ...(owner.inGame || given.zone === 'ANTE'
      ? []
      : [
          problem(
            ['object'],
            `${owner.name}, who owns "${given.object}", has left the game; it stays in the ante zone (800.4n).`,
          ),
        ]),
  ];
};

export const objectMoves = eventKind<ObjectMoves>({
  input,
  description:
    'An object moves to another zone. It becomes a new object: attachments to it and its effects on others end.',
  rules: ['800.4b', '800.4c'],
  problems,
  happen: (state, given) => {
    const before = objectOf(state, given.object);
    const after = {
      ...moveTo(before, given.zone, given.controller ?? before.owner),
      timestamp: newestTimestamp(state),
      ...exileFields(given),
    };
    return leftBattlefield(state, withObjects(state, [after]), new Set([before.id]));
  },
  summary: (state, given) => `${objectOf(state, given.object).name} moves to ${zoneName(given.zone)}.`,
});
