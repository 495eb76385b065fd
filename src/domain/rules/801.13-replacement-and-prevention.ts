import { rangeIsLimited, isExemptFromRange, reaches } from '../state/range.js';
import { answer, addDoubt, withVerb, type Answer, type Ruling, asRulings } from '../answer.js';
import { atLeast, entity, flag, optional, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { entityOf, hasType, objectOf } from '../state/game-state.js';
import type { Entity, GameObject, GameState } from '../state/game-state.js';
import { doubtDamage, doubtPrevention, redirectsDamage } from '../cards/answers/damage-changes.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { hasRule } from '../rulebook/rulebook.js';
import { canBeDealtDamage, noDamageRuling, noDamageReason, type Damage } from './120.1-damage.js';
import type { Verdict } from './801.6-activating.js';
import { leftControllerRuling } from './800.4a-departed.js';
import { controllerOfSource, objectOfSource, source } from '../state/source.js';
import { describeDistanceTo, describeSource, type NamedPhrase } from './801.2-reach.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('614.7', '614.9', '801.1', '801.10', '801.13', '801.13a', '801.13b', '801.18');

export const prevention = objectSchema('PreventionInput', 'An effect that prevents damage.', {
  source: required(source, 'The spell or ability that prevents it.'),
  specifiesSource: required(flag, 'Whether the effect names the source of the damage.'),
  specifiesRecipient: required(flag, 'Whether the effect names the recipient of the damage.'),
  replaces: optional(flag, 'Whether it does not prevent the damage but changes it, as an effect that doubles it.'),
});
export type Prevention = ValueOf<typeof prevention>;

/**
 * Determines whether an effect prevents damage, as far as range is concerned.
 *
 * - 801.13b: an effect that names the source needs the source in range, one that names the recipient needs the
 *   recipient; one that names neither or both needs both.
 * - 801.18: an effect of a plane prevents damage anywhere, outside Grand Melee.
 * - 614.7a, 800.4a, 800.4e, 801.10, 120.1a: damage that is not dealt anyway leaves nothing to prevent.
 * - 801.10: an effect that changes damage in another way, such as doubling it, needs both in range, whatever it names.
 * - Doubt: such other effects, which no rule mentions; an effect that names both; the recipient's own protection; cards
 *   that say that damage can't be prevented.
 */
export const preventionApplies = (state: GameState, effect: Prevention, given: Damage): Answer<Verdict> => {
  const unknown = unknownToEdition(state, [objectOf(state, given.source), entityOf(state, given.recipient)]);
  const [first, ...others] = preventionRulings(state, effect, given);
  if (first) return answer({ answer: false }, first, ...others, ...unknown);
  if (effect.replaces) return answer({ answer: true }, prevents(state, effect, given), ...unknown);
  const shielded = {
    dealer: objectOf(state, given.source),
    recipient: entityOf(state, given.recipient),
    isOfCombat: given.combat,
  };
  return answer({ answer: true }, doubtPrevention(state, shielded, prevents(state, effect, given)), ...unknown);
};

/** Why the effect does not prevent the damage; none if it does. */
const preventionRulings = (state: GameState, effect: Prevention, given: Damage): readonly Ruling[] => {
  const gone = leftControllerRuling(state, effect.source) ?? noDamageRuling(state, given);
  if (gone) return [gone];
  if (isOwnProtection(state, effect, given)) return [];
  return partsThatCount(state, effect, given)
    .filter((part) => !reaches(state, effect.source, part))
    .map((part) => notPrevented(state, effect, given, part));
};

const partsThatCount = (state: GameState, effect: Prevention, given: Damage): readonly Entity[] => {
  const either = effect.replaces || effect.specifiesSource === effect.specifiesRecipient;
  return [
    ...(either || effect.specifiesSource ? [objectOf(state, given.source)] : []),
    ...(either || effect.specifiesRecipient ? [entityOf(state, given.recipient)] : []),
  ];
};

const notPrevented = (state: GameState, effect: Prevention, given: Damage, part: Entity): Ruling => {
  const { says, about } = describeDistanceTo(state, controllerOfSource(state, effect.source), part);
  const done = effect.replaces ? 'changed' : 'prevented';
  return byRange(state, effect, given, `${says}, so the damage is not ${done}.`, ...about);
};

const ofReplacement =
  'The rules say what range does to effects that prevent or redirect damage, not to others that change it; here everything in the event has to be in range.';

/** Says whether the effect applies by range, with the doubt that the text leaves. */
const byRange = (
  state: GameState,
  effect: Prevention,
  given: Damage,
  says: string,
  ...about: readonly Entity[]
): Ruling =>
  effect.replaces
    ? addDoubt(ruling(state, '801.10', says, ...about), ofReplacement)
    : withDoubts(state, effect, given, ruling(state, '801.13b', says, ...about));

const prevents = (state: GameState, effect: Prevention, given: Damage): Ruling => {
  const subject = describeSource(state, effect.source, 'effect');
  const shield = objectOfSource(state, effect.source);
  const recipient = entityOf(state, given.recipient);
  if (shield && isExemptFromRange(state, effect.source))
    return ruling(state, '801.18', `${shield.name} is exempt from range and ${verbOf(effect)} the damage.`, shield);
  if (!rangeIsLimited(state)) {
    const says = `This game does not limit ranges: ${subject.says} ${verbOf(effect)} the damage.`;
    return ruling(state, '801.1', says, ...subject.about);
  }
  return isOwnProtection(state, effect, given)
    ? ownProtection(state, recipient)
    : preventsWithin(state, effect, given, subject);
};

const verbOf = ({ replaces }: Prevention): string => (replaces ? 'changes' : 'prevents');

const ownProtection = (state: GameState, recipient: Entity): Ruling => {
  const says = `${recipient.name}'s own protection prevents the damage, wherever it comes from.`;
  const doubt = 'Read literally, an effect that names a source prevents no damage from a source out of range.';
  return addDoubt(ruling(state, '801.13b', says, recipient), doubt);
};

const preventsWithin = (state: GameState, effect: Prevention, given: Damage, subject: NamedPhrase): Ruling => {
  const within = partsThatCount(state, effect, given);
  const controller = controllerOfSource(state, effect.source);
  const are = `${withVerb(within, 'is', 'are')} within ${controller.name}'s range`;
  const says = `${are}, so ${subject.says} ${verbOf(effect)} the damage.`;
  return byRange(state, effect, given, says, ...within, controller, ...subject.about);
};

/** Whether the effect is the recipient's own protection, which is a quality of the recipient itself. */
const isOwnProtection = (state: GameState, effect: Prevention, given: Damage): boolean =>
  !effect.replaces &&
  effect.source.object === given.recipient &&
  objectOf(state, given.recipient).keywords.some((keyword) => keyword.toLowerCase().startsWith('protection'));

/** Adds the doubt that the edition's text leaves (D21). */
const withDoubts = (state: GameState, effect: Prevention, given: Damage, decided: Ruling): Ruling => {
  const doubt = doubtsAbout(state, effect, entityOf(state, given.recipient));
  return doubt && rangeIsLimited(state) ? addDoubt(decided, doubt) : decided;
};

const doubtsAbout = (state: GameState, effect: Prevention, recipient: Entity): string | null => {
  const { printsHonorablePassage, preventionCoversUnspecified, preventionCoversPermanents } = decisionsOf(
    state.edition,
  );
  const { specifiesSource, specifiesRecipient } = effect;
  if (specifiesSource && specifiesRecipient)
    return printsHonorablePassage
      ? 'This edition prints an example, Honorable Passage, that prevents such damage, against the rule itself.'
      : 'The rule covers effects that name the source and effects that name the recipient, not effects that name both.';
  if (!specifiesSource && !specifiesRecipient)
    return preventionCoversUnspecified
      ? null
      : `${state.edition} does not cover effects that name neither source nor recipient; today's rule is applied.`;
  const covered = preventionCoversPermanents || !specifiesRecipient || isCreatureOrPlayer(recipient);
  return covered ? null : `${state.edition} covers only damage to creatures and players; today's rule is applied.`;
};

const isCreatureOrPlayer = (recipient: Entity): boolean =>
  recipient.kind === 'PLAYER' || hasType(recipient, 'creature');

export const redirection = objectSchema('RedirectionInput', 'An effect that redirects damage.', {
  source: required(source, 'The spell or ability that redirects it.'),
  amount: required(atLeast(0), 'The most damage that it redirects.'),
  to: required(entity, 'The new recipient.'),
});
export type Redirection = ValueOf<typeof redirection>;

export interface DamageDealt {
  readonly recipient: Entity;
  readonly amount: number;
}
/**
 * Determines what happens to redirected damage.
 *
 * - 614.7: damage that is not dealt anyway can't be redirected.
 * - 801.10, 801.11: a redirection does not apply if the original recipient is out of its controller's range.
 * - 614.9: nor does a redirection to a player or object that is gone.
 * - 801.13a: damage redirected out of range of its source's controller, or of the redirection's (801.10), does nothing.
 * - Doubt: 801.13a mentions spells and abilities; here it applies to combat damage, too. Other cards that change
 *   damage.
 */
export const damageAfterRedirection = (state: GameState, given: Damage, redirected: Redirection) => {
  const [recipient, to] = [entityOf(state, given.recipient), entityOf(state, redirected.to)];
  const unknown = unknownToEdition(state, [recipient, to]);
  const undealt = noDamageRuling(state, given);
  if (undealt)
    return answer({ dealt: [], lost: given.amount }, undealt, ...nothingToRedirect(state, redirected), ...unknown);
  const stays = staysWhereItWas(state, redirected, recipient, to);
  const moved = stays ? 0 : Math.min(given.amount, redirected.amount);
  const against = moved ? outOfReach(state, given, redirected, { recipient: to, amount: moved }) : [];
  const rest = { recipient, amount: given.amount - moved };
  const dealt = mergeByRecipient(against.length ? [rest] : [rest, { recipient: to, amount: moved }]);
  const rulings = dealt.map((each) => dealtRuling(state, each, each.recipient === recipient ? null : redirected));
  const [first, ...others] = asRulings([...(stays ? [stays] : []), ...against, ...rulings, ...unknown]);
  /** If only the redirection's controller is given, it may be any of their cards that redirect damage. */
  const isApplied = (text: string, { id, controller }: GameObject): boolean =>
    redirected.source.object
      ? id === redirected.source.object
      : controller === redirected.source.controller && redirectsDamage(text);
  const details = { dealer: objectOf(state, given.source), isOfCombat: given.combat, isApplied };
  const doubted = doubtDamage(state, [recipient, to], first, details);
  return answer({ dealt, lost: against.length ? moved : 0 }, doubted, ...others);
};

const mergeByRecipient = (parts: readonly DamageDealt[]): readonly DamageDealt[] => {
  const amounts = new Map<Entity, number>();
  for (const { recipient, amount } of parts) amounts.set(recipient, (amounts.get(recipient) ?? 0) + amount);
  return [...amounts].flatMap(([recipient, amount]) => (amount ? [{ recipient, amount }] : []));
};

/** 614.7, since 2009: a replacement effect does nothing with an event that never happens. */
const nothingToRedirect = (state: GameState, { source: given }: Redirection): readonly Ruling[] => {
  if (!hasRule('614.7', state.edition)) return [];
  const { says, about } = describeSource(state, given, 'effect');
  return [ruling(state, '614.7', `No damage would be dealt, so ${says} redirects none.`, ...about)];
};

/** Why an effect redirects nothing; null if it redirects something, or would redirect 0. */
const staysWhereItWas = (
  state: GameState,
  { source: given, amount }: Redirection,
  recipient: Entity,
  to: Entity,
): Ruling | null => {
  const gone = leftControllerRuling(state, given);
  if (gone || !amount) return gone;
  const subject = describeSource(state, given, 'effect');
  const redirectsNothing = `so ${subject.says} redirects nothing`;
  if (!reaches(state, given, recipient)) {
    const { says, about } = describeDistanceTo(state, controllerOfSource(state, given), recipient);
    return ruling(state, '801.10', `${says}, ${redirectsNothing}.`, ...about, ...subject.about);
  }
  if (canBeDealtDamage(to)) return null;
  const stays = ruling(state, '614.9', `${noDamageReason(to)}, ${redirectsNothing}.`, to, ...subject.about);
  const isSilent = to.kind === 'PLAYER' && !decisionsOf(state.edition).redirectionKnowsDeparted;
  return isSilent
    ? addDoubt(stays, `${state.edition} speaks only of permanents that are gone; today's rule is applied.`)
    : stays;
};

/** Why redirected damage is not dealt: the recipient is out of range of the damage's source, or the redirection's. */
const outOfReach = (
  state: GameState,
  given: Damage,
  redirected: Redirection,
  { recipient: to, amount }: DamageDealt,
): readonly Ruling[] =>
  [{ object: given.source }, redirected.source]
    .filter((each) => !reaches(state, each, to))
    .map((each) => {
      const { says, about } = describeDistanceTo(state, controllerOfSource(state, each), to);
      const nothing = `${says}, so the ${amount} damage redirected to ${to.name} is not dealt.`;
      const lost = ruling(state, '801.13a', nothing, ...about, to);
      const isOfCombat = given.combat && each.object === given.source;
      return isOfCombat ? addDoubt(lost, 'The rule mentions spells and abilities, not combat damage.') : lost;
    });

const dealtRuling = (state: GameState, { recipient, amount }: DamageDealt, redirected: Redirection | null): Ruling => {
  const says = `${recipient.name} is dealt ${amount} damage`;
  if (!redirected) return ruling(state, '801.13', `${says}.`, recipient);
  const by = describeSource(state, redirected.source, 'effect');
  return ruling(state, '801.13', `${says}, redirected by ${by.says}.`, recipient, ...by.about);
};
