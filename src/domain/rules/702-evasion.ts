import { named, type Ruling } from '../answer.js';
import {
  controllerOf,
  hasKeyword,
  hasType,
  isOnBattlefield,
  type GameObject,
  type GameState,
  type Player,
} from '../state/game-state.js';
import type { Color } from '../state/vocabulary.js';
import { attacksTeams } from '../combat/combat-rules.js';
import { playerMeant, defendingPlayerCites } from './802.2-defending-players.js';
import { memberMeant, memberMeantCites } from './805.10-team-combat.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing(
  '702.9b',
  '702.13b',
  '702.14c',
  '702.16f',
  '702.28b',
  '702.31b',
  '702.36b',
  '702.118b',
);
const reach = citing('702.17b');

export const evasionCites = [...cites, ...defendingPlayerCites, ...memberMeantCites];
export const reachKeywordCites = reach.cites;

/** An attacking creature, and who defends against it; null where nobody does any more. */
export interface Attacker {
  readonly attacker: GameObject;
  readonly defending: Player | null;
}

type Objection = (state: GameState, attack: Attacker, blocker: GameObject) => Ruling | readonly Ruling[] | null;

/** An evasion ability: what `evades` says of a blocker keeps it from blocking a creature with that keyword. */
const evasion =
  (
    keyword: string,
    rule: '702.9b' | '702.13b' | '702.28b' | '702.31b' | '702.36b' | '702.118b',
    evades: (attacker: GameObject, blocker: GameObject) => string | null,
  ): Objection =>
  (state, { attacker }, blocker) => {
    const why = hasKeyword(attacker, keyword) ? evades(attacker, blocker) : null;
    return why === null
      ? null
      : ruling(
          state,
          rule,
          `${attacker.name} has ${keyword}, and ${why}, so ${blocker.name} can't block it.`,
          attacker,
          blocker,
        );
  };

const lacks = (blocker: GameObject, ...keywords: readonly string[]): string | null =>
  keywords.some((keyword) => hasKeyword(blocker, keyword))
    ? null
    : `${blocker.name} does not have ${keywords.join(' or ')}`;

const isArtifact = (blocker: GameObject): boolean => hasType(blocker, 'artifact');

/** 702.36b: artifact creatures and black creatures only. */
const fear = evasion('fear', '702.36b', (_, blocker) =>
  isArtifact(blocker) || blocker.colors.includes('BLACK') ? null : `${blocker.name} is neither an artifact nor black`,
);

/** 702.13b: artifact creatures and those that share a color only. */
const intimidate = evasion('intimidate', '702.13b', (attacker, blocker) =>
  isArtifact(blocker) || blocker.colors.some((color) => attacker.colors.includes(color))
    ? null
    : `${blocker.name} is not an artifact and shares no color with it`,
);

/** 702.118b: no creature of greater power; one whose power nobody told has none. */
const skulk = evasion('skulk', '702.118b', (attacker, blocker) =>
  (blocker.power ?? 0) > (attacker.power ?? 0) ? `${blocker.name} has greater power` : null,
);

/** 702.28b: creatures with shadow block only each other. */
const shadowBlocker: Objection = (state, { attacker }, blocker) =>
  hasKeyword(blocker, 'shadow') && !hasKeyword(attacker, 'shadow')
    ? ruling(
        state,
        '702.28b',
        `${blocker.name} has shadow and can't block ${attacker.name}, which does not have shadow.`,
        blocker,
        attacker,
      )
    : null;

/** 702.14c, 802.2a: landwalk asks for the lands of the one player who defends against that creature. */
const landwalk: Objection = (state, { attacker, defending }, blocker) => {
  if (!defending) return null;
  for (const keyword of attacker.keywords) {
    const isOfKind = landKind(keyword.toLowerCase());
    const land = isOfKind && landsOf(state, defending).find(isOfKind);
    if (land) {
      const says = `${attacker.name} has ${keyword.toLowerCase()}, and its defending player ${defending.name} ${landSaid(state, defending, land)}, so ${blocker.name} can't block it.`;
      const holders = [...new Set([defending, controllerOf(state, land)])];
      return [
        ruling(state, '702.14c', says, attacker, ...holders, land, blocker),
        ...defendingPlayerMeant(state, attacker, defending),
      ];
    }
  }
  return null;
};

const landSaid = (state: GameState, defending: Player, land: GameObject): string => {
  const holder = controllerOf(state, land);
  return holder !== defending
    ? `is on ${holder.name}'s team, and ${holder.name} controls ${land.name}`
    : `controls ${land.name}`;
};

/** Of several defending players an ability means its own creature's. */
const defendingPlayerMeant = (state: GameState, attacker: GameObject, defending: Player): readonly Ruling[] => {
  if (attacksTeams(state)) return [];
  if (state.options.sharedTeamTurns) return [memberMeant(state, attacker, defending)];
  return state.options.attack === 'MULTIPLE_PLAYERS' ? [playerMeant(state, attacker, defending)] : [];
};

/** 810.7: while creatures attacked teams, the lands of every member counted. */
const landsOf = (state: GameState, defending: Player): readonly GameObject[] => {
  const isHolder = (player: Player): boolean =>
    attacksTeams(state) ? player.team === defending.team : player === defending;
  return [...state.objects.values()].filter(
    (object) => isOnBattlefield(object) && hasType(object, 'land') && isHolder(controllerOf(state, object)),
  );
};

/** The lands that a landwalk keyword speaks of, such as mountainwalk, snow swampwalk or nonbasic landwalk; null: it is none. */
const landKind = (keyword: string): ((land: GameObject) => boolean) | null => {
  if (!keyword.endsWith('walk')) return null;
  const words = keyword.slice(0, -'walk'.length).split(/\s+/);
  return (land) =>
    words.every((word) =>
      word.startsWith('non') ? !hasType(land, word.slice(3).replace(/^-/, '')) : hasType(land, word),
    );
};

const colorWords: Readonly<Record<Color, string>> = {
  WHITE: 'white',
  BLUE: 'blue',
  BLACK: 'black',
  RED: 'red',
  GREEN: 'green',
};

/** 702.16f: not by creatures of a color that it has protection from, nor by any if it has protection from everything. */
const protection: Objection = (state, { attacker }, blocker) => {
  const words = attacker.keywords
    .map((keyword) => keyword.toLowerCase())
    .filter((keyword) => keyword.startsWith('protection from'))
    .flatMap((keyword) => keyword.split(/[\s,]/));
  const all = words.includes('all') || words.includes('each');
  const from = blocker.colors.filter((color) => all || words.includes(colorWords[color]));
  if (!from.length && !words.includes('everything')) return null;
  const colors = named(from.map((color) => ({ name: colorWords[color] })));
  const says = from.length
    ? `${attacker.name} has protection from ${colors}, and ${blocker.name} is ${colors}, so it can't block ${attacker.name}.`
    : `${attacker.name} has protection from everything, so ${blocker.name} can't block it.`;
  return ruling(state, '702.16f', says, attacker, blocker);
};

const objections: readonly Objection[] = [
  evasion('flying', '702.9b', (_, blocker) => lacks(blocker, 'flying', 'reach')),
  evasion('shadow', '702.28b', (_, blocker) => lacks(blocker, 'shadow')),
  evasion('horsemanship', '702.31b', (_, blocker) => lacks(blocker, 'horsemanship')),
  shadowBlocker,
  fear,
  intimidate,
  skulk,
  landwalk,
  protection,
];

/**
 * Which evasion abilities keep a creature from blocking that attacker?
 *
 * - 702.9b: flying, which flyers and creatures with reach (702.17b) block.
 * - 702.28b, 702.31b, 702.36b, 702.13b, 702.118b: shadow, horsemanship, fear, intimidate, skulk.
 * - 702.14c, 802.2a: landwalk, by the lands of its own defending player.
 * - 702.16f: protection from a color.
 */
export const evasionObjections = (state: GameState, attack: Attacker, blocker: GameObject): readonly Ruling[] =>
  objections.flatMap((objection) => objection(state, attack, blocker) ?? []);

/**
 * Says which attackers with flying a creature blocks by its reach.
 *
 * - 702.17b: creatures with reach block creatures with flying.
 */
export const blocksByReach = (
  state: GameState,
  blocker: GameObject,
  blocked: readonly GameObject[],
): readonly Ruling[] => {
  const flyers = blocked.filter((attacker) => hasKeyword(attacker, 'flying'));
  if (!flyers.length || hasKeyword(blocker, 'flying') || !hasKeyword(blocker, 'reach')) return [];
  const says = `${blocker.name} has reach and can block ${named(flyers, 'or')}, which ${flyers.length === 1 ? 'has' : 'have'} flying.`;
  return [reach.ruling(state, '702.17b', says, blocker, ...flyers)];
};
