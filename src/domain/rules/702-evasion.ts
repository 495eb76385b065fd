import { nameList, type Ruling } from '../answer.js';
import type { Applied } from '../combat/combat-rules.js';
import { sourceWords, breakersAndSources } from '../combat/counts.js';
import { hasKeyword, hasType, type GameObject, type GameState } from '../state/game-state.js';
import { landwalk, type Attacker } from './702.14-landwalk.js';
import { protectionObjection } from './702.16-protection.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('702.9b', '702.13b', '702.17b', '702.28b', '702.31b', '702.36b', '702.118b');

type Objection = (state: GameState, attack: Attacker, blocker: GameObject) => Ruling | readonly Ruling[] | null;

/** An evasion ability: a blocker for which `evades` returns a reason can't block a creature with that keyword. */
const evasion =
  (
    keyword: string,
    rule: '702.9b' | '702.13b' | '702.28b' | '702.31b' | '702.36b' | '702.118b',
    evades: (attacker: GameObject, blocker: GameObject) => string | null,
  ): Objection =>
  (state, { attacker }, blocker) => {
    const why = hasKeyword(attacker, keyword) ? evades(attacker, blocker) : null;
    if (why === null) return null;
    const says = `${attacker.name} has ${keyword}, and ${why}, so ${blocker.name} can't block it.`;
    return ruling(state, rule, says, attacker, blocker);
  };

const lacks = (blocker: GameObject, ...keywords: readonly string[]): string | null =>
  keywords.some((keyword) => hasKeyword(blocker, keyword))
    ? null
    : `${blocker.name} does not have ${keywords.join(' or ')}`;

const isArtifact = (blocker: GameObject): boolean => hasType(blocker, 'artifact');

/** 702.36b: only artifact creatures and black creatures can block the attacker. */
const fear = evasion('fear', '702.36b', (_, blocker) =>
  isArtifact(blocker) || blocker.colors.includes('BLACK') ? null : `${blocker.name} is neither an artifact nor black`,
);

/** 702.13b: only artifact creatures and creatures that share a color with the attacker can block it. */
const intimidate = evasion('intimidate', '702.13b', (attacker, blocker) =>
  isArtifact(blocker) || blocker.colors.some((color) => attacker.colors.includes(color))
    ? null
    : `${blocker.name} is not an artifact and shares no color with it`,
);

/** 702.118b: creatures with greater power can't block the attacker; unknown power counts as 0. */
const skulk = evasion('skulk', '702.118b', (attacker, blocker) =>
  (blocker.power ?? 0) > (attacker.power ?? 0) ? `${blocker.name} has greater power` : null,
);

/** 702.28b: creatures with shadow block only each other. */
const shadowBlocker: Objection = (state, { attacker }, blocker) => {
  if (!hasKeyword(blocker, 'shadow') || hasKeyword(attacker, 'shadow')) return null;
  const says = `${blocker.name} has shadow and can't block ${attacker.name}, which does not have shadow.`;
  return ruling(state, '702.28b', says, blocker, attacker);
};

const shadow = evasion('shadow', '702.28b', (_, blocker) => lacks(blocker, 'shadow'));

const objections: readonly Objection[] = [
  evasion('flying', '702.9b', (_, blocker) => lacks(blocker, 'flying', 'reach')),
  shadow,
  evasion('horsemanship', '702.31b', (_, blocker) => lacks(blocker, 'horsemanship')),
  shadowBlocker,
  fear,
  intimidate,
  skulk,
  landwalk,
  (state, { attacker }, blocker) => protectionObjection(state, attacker, blocker),
];

/**
 * Which evasion abilities keep a creature from blocking an attacker?
 *
 * - 702.9b: flying, which only creatures with flying or reach (702.17b) can block.
 * - 702.28b, 702.31b, 702.36b, 702.13b, 702.118b: shadow, horsemanship, fear, intimidate, skulk.
 * - 702.14c, 802.2a: landwalk, by the lands of its own defending player.
 * - 702.16f: protection.
 * - 609.4: shadow does not stop a creature that may block as though it had shadow.
 */
export const evasionObjections = (
  state: GameState,
  attack: Attacker,
  blocker: GameObject,
  isAsWithShadow = false,
): readonly Ruling[] =>
  objections.flatMap((objection) =>
    isAsWithShadow && objection === shadow ? [] : (objection(state, attack, blocker) ?? []),
  );

/**
 * Says which attackers with flying a creature can block as it has reach.
 *
 * - 702.17b: creatures with reach can block creatures with flying.
 */
export const blocksByReach = (
  state: GameState,
  blocker: GameObject,
  blocked: readonly GameObject[],
): readonly Ruling[] => {
  const flyers = blocked.filter((attacker) => hasKeyword(attacker, 'flying'));
  if (!flyers.length || hasKeyword(blocker, 'flying') || !hasKeyword(blocker, 'reach')) return [];
  const says = `${blocker.name} has reach and can block ${nameList(flyers, 'or')}, which ${flyers.length === 1 ? 'has' : 'have'} flying.`;
  return [ruling(state, '702.17b', says, blocker, ...flyers)];
};

/** Says which attackers with shadow a creature without it can block as though it had shadow (609.4). */
export const blocksAsWithShadow = (
  state: GameState,
  blocker: GameObject,
  blocked: readonly GameObject[],
  applied: Applied,
): readonly Ruling[] => {
  const shadowy = blocked.filter((attacker) => hasKeyword(attacker, 'shadow'));
  if (!shadowy.length || hasKeyword(blocker, 'shadow')) return [];
  const says = `${blocker.name} may block ${nameList(shadowy, 'or')} as though it had shadow${sourceWords(applied, [blocker])}.`;
  return [ruling(state, '702.28b', says, ...breakersAndSources(applied, [blocker]), ...shadowy)];
};
