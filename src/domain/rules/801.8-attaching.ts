import { withObjects } from '../state/change.js';
import { isInRange, rangeIsLimited } from '../state/range.js';
import { cardForbiddingAttachment } from '../cards/answers/attaching.js';
import { withStaticAbilities } from '../cards/layers/static-abilities.js';
import { answer, addDoubt, type Answer, type Ruling } from '../answer.js';
import { matches } from '../state/filters/matching.js';
import { controllerOf, entityOf, hasType, isOnBattlefield, objectOf } from '../state/game-state.js';
import type { Entity, GameObject, GameState } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { protectorRulings } from './801-limited-range-of-influence.js';
import { leftPlayerRuling } from './800.4a-departed.js';
import type { Verdict } from './801.6-activating.js';
import { protectionFromAttachment, protectionExceptionRulings } from './702.16-protection.js';
import { describeDistanceTo } from './801.2-reach.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('101.2', '303.4c', '704.5m', '704.5n', '704.5p', '801.1', '801.8', '801.9');

/** Whether an object is an Aura, Equipment or Fortification. */
export const isAttachment = (object: GameObject): boolean =>
  isAura(object) || hasType(object, 'equipment') || hasType(object, 'fortification');

export const isAura = (object: GameObject): boolean => hasType(object, 'aura');

/**
 * Determines whether an Aura, Equipment or Fortification can be attached to an object or player.
 *
 * - 801.8: an Aura only to an object or (since 2007) player within range of its controller.
 * - 801.9: an Equipment or Fortification only to an object within range of its controller.
 * - 704.5n: an Equipment only to a creature, a Fortification only to a land, on the battlefield.
 * - 704.5m, 704.5p: nothing that is also a creature; with reconfigure it is no creature once attached (702.151b).
 * - 303.4c: an Aura only to what it can enchant by its card or the table; 101.2: unless the object can't be enchanted,
 *   or equipped.
 * - 702.16c, 702.16d: unless the object or player has protection from a quality of the attachment, and the protection
 *   does not except it (702.16n, 702.16p).
 * - 800.4a: not to a departed player.
 * - Doubt: an enchant ability that was not understood.
 */
export const canAttach = (state: GameState, attachment: GameObject, to: Entity): Answer<Verdict> => {
  const [objection, ...others] = attachmentObjections(state, attachment, to);
  const unknown = unknownToEdition(state, [attachment, to]);
  return objection
    ? answer({ answer: false }, objection, ...others, ...unknown)
    : answer(
        { answer: true },
        doubtEnchant(attachment, allowed(state, attachment, to)),
        ...protectorRulings(state, controllerOf(state, attachment), [to]),
        ...protectionExceptionRulings(...withAbilities(state, attachment, to)),
        ...unknown,
      );
};

/** Adds a doubt if an Aura's enchant ability was not understood, and the table does not say what it may enchant. */
const doubtEnchant = ({ name, enchants, printed }: GameObject, decided: Ruling): Ruling => {
  const unread = printed?.sentences.find(({ text, reading }) => reading === 'NOT_READ' && /^enchant\b/i.test(text));
  return unread && !enchants
    ? addDoubt(decided, `"${unread.text}" of ${name} is not used, but could change the answer.`)
    : decided;
};

/** The table with its static abilities applied, and both objects as they are at that table. */
const withAbilities = (
  state: GameState,
  attachment: GameObject,
  to: Entity,
): readonly [GameState, GameObject, Entity] => {
  const table = withStaticAbilities(state);
  return [table, objectOf(table, attachment.id), entityOf(table, to.id)];
};

/** Lists the objections to an attachment: range, enchant restrictions, protection and departures. */
export const attachmentObjections = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  const gone = leftPlayerRuling(state, to);
  if (gone) return [gone];
  const [table, its, other] = withAbilities(state, attachment, to);
  return [
    ...(isAura(its)
      ? [...auraOutOfRange(table, its, other), ...cannotEnchant(table, its, other)]
      : equipmentObjections(table, its, other)),
    ...alsoCreature(table, its, other),
    ...barred(table, its, other),
    ...protectionFromAttachment(table, its, other),
    ...(isAura(its) ? [] : wrongKind(table, its, other)),
  ];
};

const alsoCreature = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  if (!hasType(attachment, 'creature') || /^reconfigure\b/im.test(attachment.printed?.face.text ?? '')) return [];
  const says = `${attachment.name} is a creature as well, so it can't be attached to ${to.name}.`;
  return [ruling(state, isAura(attachment) ? '704.5m' : '704.5p', says, attachment, to)];
};

const wrongKind = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  const wanted = hasType(attachment, 'fortification') ? 'land' : 'creature';
  if (to.kind === 'PLAYER') return [];
  const isThere = isOnBattlefield(to);
  if (isThere && (hasType(to, wanted) || hasType(onceAttached(state, attachment, to), wanted))) return [];
  const verb = attachment.attachedTo === to.id ? 'stay' : 'be';
  const says = `${to.name} is not ${isThere ? `a ${wanted}` : 'on the battlefield'}, so ${attachment.name} can't ${verb} attached to it.`;
  return [ruling(state, '704.5n', says, to, attachment)];
};

/** The host as it is once the attachment is attached to it: an Equipment may make it a creature. */
const onceAttached = (state: GameState, attachment: GameObject, to: GameObject): GameObject => {
  if (attachment.attachedTo === to.id) return to;
  return objectOf(withStaticAbilities(withObjects(state, [{ ...attachment, attachedTo: to.id }])), to.id);
};

const outOfRange = (
  state: GameState,
  number: '801.8' | '801.9',
  attachment: GameObject,
  to: Entity,
): readonly Ruling[] => {
  const controller = controllerOf(state, attachment);
  if (isInRange(state, controller, to)) return [];
  const { says, about } = describeDistanceTo(state, controller, to);
  const cant = `${says}, so ${attachment.name} can't`;
  return [
    number === '801.8'
      ? ruling(state, number, `${cant} enchant ${to.name}.`, ...about, attachment, to)
      : ruling(state, number, `${cant} be attached to ${to.name}.`, ...about, attachment, to),
  ];
};

/** D17: until 2007 the rule mentioned only Auras on objects. */
const auraOutOfRange = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  const silent = to.kind === 'PLAYER' && !decisionsOf(state.edition).rangeLimitsAurasOnPlayers;
  return outOfRange(state, '801.8', attachment, to).map((each) =>
    silent ? addDoubt(each, `${state.edition} mentions only Auras on objects; today's rule is applied.`) : each,
  );
};

const cannotEnchant = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] =>
  attachment.enchants && !matches(state, attachment.enchants, to)
    ? [ruling(state, '303.4c', `${attachment.name}'s enchant ability does not allow ${to.name}.`, to, attachment)]
    : [];

/** 303.4c, 101.2: says that a card forbids attaching the attachment. */
const barred = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  const source = to.kind === 'OBJECT' ? cardForbiddingAttachment(state, attachment, to) : undefined;
  if (!source) return [];
  const because = source === to ? '' : ` because of ${source.name}`;
  const cant = (does: string): string =>
    `${to.name} can't be ${does}${because}, so ${attachment.name} can't be attached to it.`;
  const about = [to, attachment, source];
  return [
    isAura(attachment)
      ? ruling(state, '303.4c', cant('enchanted'), ...about)
      : ruling(state, '101.2', cant('equipped'), ...about),
  ];
};

/** D17: until 2007 the rule mentioned only Equipment. */
const equipmentObjections = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  if (to.kind === 'PLAYER') {
    const says = `${attachment.name} can be attached only to objects, not to ${to.name}.`;
    return [ruling(state, '801.9', says, attachment, to)];
  }
  const silent = hasType(attachment, 'fortification') && !decisionsOf(state.edition).hasFortifications;
  return [
    ...outOfRange(state, '801.9', attachment, to).map((each) =>
      silent ? addDoubt(each, `${state.edition} mentions only Equipment; today's rule is applied.`) : each,
    ),
    ...otherThanItsCardAllows(state, attachment, to),
  ];
};

/** 101.2: says that an Equipment can't be attached to an object that its card, or the table, does not allow. */
const otherThanItsCardAllows = (state: GameState, attachment: GameObject, to: Entity): readonly Ruling[] => {
  if (!attachment.enchants || matches(state, attachment.enchants, to)) return [];
  const says = `${attachment.name} can be attached only to certain objects, and ${to.name} is not one of them.`;
  return [ruling(state, '101.2', says, attachment, to)];
};

const allowed = (state: GameState, attachment: GameObject, to: Entity): Ruling => {
  const may = `${attachment.name} can be attached to ${to.name}`;
  const controller = controllerOf(state, attachment);
  if (!rangeIsLimited(state)) return ruling(state, '801.1', `This game does not limit ranges: ${may}.`, attachment, to);
  const says = `${to.name} is within ${controller.name}'s range, so ${may}.`;
  return isAura(attachment)
    ? ruling(state, '801.8', says, controller, attachment, to)
    : ruling(state, '801.9', says, controller, attachment, to);
};
