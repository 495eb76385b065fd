import { isInRange, isPlayerInRange, rangeIsLimited, isExemptFromRange } from '../state/range.js';
import { doubtTriggering } from '../cards/answers/triggering.js';
import { answer, addDoubt, nameList, type Answer, type Ruling } from '../answer.js';
import { entity, enumeration, flag, listOf, optional, player, required, objectSchema } from '../schema/schema.js';
import type { ValueOf } from '../schema/schema.js';
import { controllerOf, entityOf, playerOf } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { problem, problemsAmong, type Problem } from '../problem.js';
import { timingRuling, triggerTimings } from './603-triggered-abilities.js';
import { oncePerMember } from './805.4d-triggers.js';
import { protectorRulings } from './801-limited-range-of-influence.js';
import type { Verdict } from './801.6-activating.js';
import { controllerOfSource, objectOfSource, type Source } from '../state/source.js';
import { describeDistanceTo, describeSource, type NamedPhrase } from './801.2-reach.js';
import { leaversWith } from './800-general.js';
import { departedController, notDyingRuling } from './800.4a-departed.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('800.4d', '801.1', '801.7', '801.7a', '801.18');

export const triggerEventKind = enumeration('TriggerEventKind', 'The kind of event that an ability triggers on.', {
  ENTERS: 'An object enters the battlefield; the table after it counts (603.6a).',
  LEAVES_BATTLEFIELD: 'A permanent leaves the battlefield; the table before it counts (603.10a).',
  DIES: 'A creature dies; the table before it counts (603.10a).',
  CONTROL_CHANGES: 'Control of a permanent changes; controllers before and after count.',
  GAINS_CONTROL: 'A player gains control of a permanent; the table after it counts (603.10).',
  LOSES_CONTROL:
    'A player loses control of a permanent; the table before it counts (603.10d), so controllerBefore is required.',
  ATTACKS: 'A creature attacks.',
  BLOCKS: 'A creature blocks.',
  BECOMES_BLOCKED: 'An attacking creature becomes blocked.',
  DAMAGE: 'Damage is dealt.',
  CAST: 'A spell is cast.',
  DRAWS: 'A player draws.',
  LIFE_CHANGES: 'A player gains or loses life.',
  OTHER: 'Any other event, for example the beginning of a step.',
});
export type TriggerEventKind = ValueOf<typeof triggerEventKind>;

const participant = objectSchema('ParticipantInput', 'An object or player in a trigger event.', {
  entity: required(entity, 'The object or player.'),
  controllerBefore: optional(player, 'Its controller before the event; by default its present controller.'),
  controllerAfter: optional(player, 'Its controller after the event; by default its present controller.'),
});
type Participant = ValueOf<typeof participant>;

export const triggerEvent = objectSchema(
  'TriggerEventInput',
  'A trigger event: the words after "when", "whenever" or "at".',
  {
    kind: required(triggerEventKind, 'Its kind, which decides whether the table before or after it counts.'),
    involves: required(
      listOf(participant, { maximum: 1_000 }),
      'Every object and player in the trigger event; empty for the beginning of a step without a named player.',
    ),
    from: optional(
      player,
      'For ENTERS: whose zone the object comes from, where the ability names it, as "enters from a graveyard" does.',
    ),
    leftGame: optional(
      flag,
      'For LEAVES_BATTLEFIELD and DIES: whether it left the game with its owner, which is not dying (800.4a).',
    ),
  },
);
export type TriggerEvent = ValueOf<typeof triggerEvent>;

/** Finds problems in an event: players, objects or a former controller missing, or a useless leftGame or from. */
export const triggerEventProblems = (
  state: GameState,
  { kind, involves, from, leftGame }: TriggerEvent,
): readonly Problem[] => {
  if (from && kind !== 'ENTERS') return [problem(['from'], `${kind} takes no from.`)];
  if (leftGame && kind !== 'DIES' && kind !== 'LEAVES_BATTLEFIELD')
    return [problem(['leftGame'], `${kind} takes no leftGame.`)];
  if (kind !== 'OTHER' && !involves.length)
    return [problem(['involves'], `${kind} needs at least one object or player of the event.`)];
  if (kind !== 'LOSES_CONTROL') return [];
  return problemsAmong(involves, ['involves', 'controllerBefore'], ({ entity: id, controllerBefore }) =>
    state.objects.has(id) && !controllerBefore ? `Say who controlled "${id}" before the event.` : null,
  );
};

/**
 * Determines whether an ability would trigger on an event.
 *
 * - 801.7: only if everything in the event is within range of the ability's controller.
 * - 603.10: an ability that looks back at its own source is controlled by the source's former controller.
 * - 801.7a, 603.6a, 603.10, 603.10a, 603.10d: whether the table before or after the event counts.
 * - 805.4d: in a step that a team shares, it triggers once for each member it refers to.
 * - 801.18: an ability of a plane triggers on anything outside Grand Melee.
 * - 800.4a: objects that leave the game with their owner do not die.
 * - 800.4d: a departed player's ability is never put onto the stack, nor one of a player who leaves in the event.
 * - Doubt: a step is neither an object nor a player; it counts as the active player's. Whether the zone that an object
 *   comes from is part of the event; here it is if the ability names it. Cards that stop triggers.
 */
export const wouldTrigger = (state: GameState, given: Source, event: TriggerEvent): Answer<Verdict> => {
  const ability = withFormerController(given, event);
  const verdict = decide(state, ability, event);
  if (!verdict.answer) return verdict;
  const details = {
    kind: event.kind,
    participants: participantsOf(state, event),
    controller: controllerOfSource(state, ability),
  };
  return { ...verdict, because: doubtTriggering(state, details, verdict.because) };
};

const decide = (state: GameState, ability: Source, event: TriggerEvent): Answer<Verdict> => {
  const unknown = unknownToEdition(state, participantsOf(state, event));
  if (event.kind === 'DIES' && event.leftGame)
    return answer({ answer: false }, notDyingRuling(state, participantsOf(state, event)), ...unknown);
  const settled = settledBeforehand(state, ability, event);
  if (settled) {
    const triggers = settled.rule.key !== '800.4d';
    return answer({ answer: triggers }, settled, ...(triggers ? inSharedStep(state, ability, event) : []), ...unknown);
  }
  if (!event.involves.length) return stepVerdict(state, ability);
  const controller = controllerOfSource(state, ability);
  const beyond = partsOf(event).find((each) => !isWithin(state, controller, event.kind, each));
  const verdict = beyond ? outOfRangeRulings(state, ability, event, beyond) : inRangeRulings(state, ability, event);
  return answer({ answer: !beyond }, ...verdict, ...(beyond ? [] : inSharedStep(state, ability, event)), ...unknown);
};

/** Lists the participants that have to be in range; `from`: the player whose zone an object comes from, if named. */
const partsOf = ({ involves, from }: TriggerEvent): readonly Participant[] =>
  from ? [...involves, { entity: from }] : involves;

/** 603.10: an ability that looks back at its own source is controlled by that source's controller before the event. */
const withFormerController = (ability: Source, { kind, involves }: TriggerEvent): Source => {
  const own = involves.find((each) => each.entity === ability.object);
  return own?.controllerBefore && triggerTimings[kind]?.when === 'before'
    ? { controller: own.controllerBefore }
    : ability;
};

/** 805.4d is about steps, which have no event kind of their own. */
const inSharedStep = (state: GameState, ability: Source, event: TriggerEvent): readonly Ruling[] =>
  event.kind === 'OTHER' ? oncePerMember(state, ability, participantsOf(state, event)) : [];

const participantsOf = (state: GameState, { involves }: TriggerEvent): readonly Entity[] =>
  involves.map((each) => entityOf(state, each.entity));

/** 800.4d: the ability's controller, if they left before the event or leave in it, with what they own. */
const leftByThen = (state: GameState, ability: Source, { leftGame, involves }: TriggerEvent): Player | null => {
  const owners = involves.flatMap(({ entity: id }) => state.objects.get(id)?.owner ?? []);
  const leaving = leftGame
    ? leaversWith(
        state,
        owners.map((id) => playerOf(state, id)),
      )
    : [];
  return (
    departedController(state, ability) ?? leaving.find((each) => each === controllerOfSource(state, ability)) ?? null
  );
};

const settledBeforehand = (state: GameState, ability: Source, event: TriggerEvent): Ruling | null => {
  const departed = leftByThen(state, ability, event);
  if (departed) {
    const says = `${departed.name} has left the game, so ${departed.name}'s triggered abilities are not put onto the stack.`;
    return ruling(state, '800.4d', says, departed);
  }
  const object = objectOfSource(state, ability);
  if (object && isExemptFromRange(state, ability))
    return ruling(
      state,
      '801.18',
      `${object.name} is exempt from range, so it triggers wherever the event happens.`,
      object,
    );
  if (rangeIsLimited(state)) return null;
  const { says, about } = describeSource(state, ability, 'ability');
  return ruling(
    state,
    '801.1',
    `This game does not limit ranges: ${says} triggers wherever the event happens.`,
    ...about,
  );
};

/** An object's controllers at the time that counts for the kind of event. */
const controllersThatCount = (
  state: GameState,
  kind: TriggerEventKind,
  object: GameObject,
  given: Participant,
): readonly Player[] => {
  const [before, after] = [given.controllerBefore, given.controllerAfter].map((id) =>
    id ? playerOf(state, id) : null,
  );
  const now = controllerOf(state, object);
  if (kind === 'CONTROL_CHANGES') return [...new Set([before ?? now, after ?? now])];
  if (triggerTimings[kind]?.when === 'before') return [before ?? now];
  return [after ?? now];
};

const isWithin = (state: GameState, controller: Player, kind: TriggerEventKind, given: Participant): boolean => {
  return entitiesThatCount(state, kind, given).every((each) => isInRange(state, controller, each));
};

/** The player involved, or the object under each controller that counts. */
const entitiesThatCount = (state: GameState, kind: TriggerEventKind, given: Participant): readonly Entity[] => {
  const involved = entityOf(state, given.entity);
  if (involved.kind === 'PLAYER') return [involved];
  return controllersThatCount(state, kind, involved, given).map((each) => controlledBy(involved, each));
};

const controlledBy = (object: GameObject, { id }: Player): GameObject =>
  object.controller === null && object.owner === id ? object : { ...object, controller: id };

const outOfRangeRulings = (
  state: GameState,
  ability: Source,
  event: TriggerEvent,
  beyond: Participant,
): readonly [Ruling, ...Ruling[]] => {
  const controller = controllerOfSource(state, ability);
  const subject = describeSource(state, ability, 'ability');
  const away = describeOutOfRange(state, controller, event.kind, beyond);
  const says = `${away.says}, so ${subject.says} does not trigger.`;
  const because = ruling(state, '801.7', says, ...away.about, ...subject.about);
  const doubt = whyDoubtful(state, event, beyond);
  return [doubt === null ? because : addDoubt(because, doubt), ...momentRulings(state, event, beyond)];
};

const describeOutOfRange = (
  state: GameState,
  controller: Player,
  kind: TriggerEventKind,
  given: Participant,
): NamedPhrase => {
  const far = entitiesThatCount(state, kind, given).find((each) => !isInRange(state, controller, each));
  return describeDistanceTo(state, controller, far ?? entityOf(state, given.entity));
};

const inRangeRulings = (state: GameState, ability: Source, event: TriggerEvent): readonly [Ruling, ...Ruling[]] => {
  const controller = controllerOfSource(state, ability);
  const subject = describeSource(state, ability, 'ability');
  const involved = partsOf(event).flatMap((each) => entitiesThatCount(state, event.kind, each));
  const says = `Everything in the event is within ${controller.name}'s range, so ${subject.says} triggers.`;
  return [
    ruling(state, '801.7', says, controller, ...subject.about),
    ...event.involves.slice(0, 1).flatMap((first) => momentRulings(state, event, first)),
    ...protectorRulings(state, controller, involved),
  ];
};

/** 801.7a: says at which moment the table counts. */
const momentRulings = (state: GameState, { kind }: TriggerEvent, given: Participant): readonly Ruling[] => {
  const moment = triggerTimings[kind];
  const object = state.objects.get(given.entity);
  if (!moment || !object) return [];
  const controllers = controllersThatCount(state, kind, object, given);
  const sentence = `What counts is who controls ${object.name} ${moment.when} the event: ${nameList(controllers)}.`;
  return [ruling(state, '801.7a', sentence, object, ...controllers), timingRuling(state, moment, object)];
};

/** 801.7: an event of a step, which is neither an object nor a player. */
const stepVerdict = (state: GameState, ability: Source): Answer<Verdict> => {
  const controller = controllerOfSource(state, ability);
  const active = state.turn.activePlayers.map((id) => playerOf(state, id));
  const near = active.find((each) => isPlayerInRange(state, controller, each));
  const subject = describeSource(state, ability, 'ability');
  const turn = near ? inItsRange(controller, near) : outOfItsRange(controller, active);
  const says = `${turn}, so ${subject.says} ${near ? 'triggers' : 'does not trigger'}.`;
  return answer(
    { answer: near !== undefined },
    addDoubt(
      ruling(state, '801.7', says, ...(near ? [near] : active), controller, ...subject.about),
      'The event names no object or player; a step is taken to happen where its active player sits, which the rules do not say.',
    ),
  );
};

const inItsRange = (controller: Player, active: Player): string =>
  active.id === controller.id
    ? `It is ${controller.name}'s own turn`
    : `It is ${active.name}'s turn, and ${active.name} is within ${controller.name}'s range`;

const outOfItsRange = (controller: Player, active: readonly Player[]): string =>
  active.length
    ? `It is ${nameList(active)}'s turn, out of ${controller.name}'s range`
    : `It is nobody's turn within ${controller.name}'s range`;

/** Says why it is unclear whether an event is of that kind, or where it happens; null if it is clear. */
const whyDoubtful = (state: GameState, { kind, from }: TriggerEvent, { entity }: Participant): string | null => {
  if (entity === from) return 'The rules do not say whether the zone that an object comes from is part of the event.';
  if (kind !== 'OTHER') return null;
  const involved = entityOf(state, entity);
  if (involved.kind === 'PLAYER')
    return 'If the event is the beginning of a step of that player, the rules do not say whether it happens where that player sits.';
  return involved.zone === 'STACK'
    ? 'If the event is that something becomes the target of that spell or ability, the rules do not say whether the spell or ability is part of the event.'
    : null;
};
