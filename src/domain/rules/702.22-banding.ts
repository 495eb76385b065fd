import { nameList, withVerb, type Ruling } from '../answer.js';
import { hasKeyword, type Entity, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { attackTargetKey } from '../state/attacked-teams.js';
import { bandAttacksSeveral } from './802.3-attackers.js';
import { citing } from '../rulebook/citing.js';
import { groupPairs } from '../values/groups.js';

const { ruling } = citing('508.1e', '702.22c', '702.22d');

/** A creature that is declared to attack something, alone or in a band. */
export interface DeclaredAttack {
  readonly attacker: GameObject;
  readonly target: Entity;
  /** The player attacked, the planeswalker's controller or the battle's protector; null for a battle without one. */
  readonly defending: Player | null;
  readonly band: number | null;
}

/** The attacks of each band. */
export const bandsAmong = (attacks: readonly DeclaredAttack[]): ReadonlyMap<number, readonly DeclaredAttack[]> =>
  groupPairs(attacks.flatMap((attack) => (attack.band === null ? [] : [[attack.band, attack]])));

/**
 * Why creatures may not attack as one band; none if they may.
 *
 * - 702.22c: a band consists of creatures with banding and at most one without.
 * - 702.22d: its creatures can't attack different players or permanents; 802.3b: nor different players, if several may
 *   be attacked.
 */
export const bandObjections = (state: GameState, band: readonly DeclaredAttack[]): readonly Ruling[] => {
  const creatures = band.map(({ attacker }) => attacker);
  const without = creatures.filter((creature) => !hasKeyword(creature, 'banding'));
  const attacked = new Map(band.map(({ target }) => [attackTargetKey(state, target), target]));
  const targets = [...attacked.values()];
  const defending = new Set(band.map((attack) => attack.defending?.id));
  return [
    ...(without.length > 1 || without.length === creatures.length
      ? [tooFewWithBanding(state, creatures, without)]
      : []),
    ...(targets.length > 1
      ? [
          (defending.size > 1 && !state.options.sharedTeamTurns ? bandAttacksSeveral : bandAttacksOneInParts)(
            state,
            `${nameList(creatures)} attack as a band, so they can't attack ${nameList(targets)} at once.`,
            ...creatures,
            ...targets,
          ),
        ]
      : []),
  ];
};

const tooFewWithBanding = (
  state: GameState,
  creatures: readonly GameObject[],
  without: readonly GameObject[],
): Ruling => {
  const lack = `${withVerb(without, 'does', 'do')} not have banding`;
  const allowed =
    without.length === creatures.length
      ? 'a band needs a creature that has it'
      : 'a band holds at most one such creature';
  return ruling(state, '702.22c', `${lack}, and ${allowed}.`, ...creatures);
};

const bandAttacksOneInParts = (state: GameState, says: string, ...about: readonly Entity[]): Ruling =>
  ruling(state, '702.22d', says, ...about);

/** Returns the ruling that creatures attack as one band; none if they may not. */
export const bandAttackRulings = (state: GameState, band: readonly DeclaredAttack[]): readonly Ruling[] => {
  if (bandObjections(state, band).length) return [];
  const creatures = band.map(({ attacker }) => attacker);
  return [ruling(state, '508.1e', `${withVerb(creatures, 'attacks', 'attack')} as one band.`, ...creatures)];
};
