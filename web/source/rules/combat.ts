import { declareTogether } from '../picture/lights';
import { isAfterCombat, type GameState } from '../../../src/domain/state/game-state';
import { nothingDeclared, type Declared, type Document } from './document';
import type { Scene } from './engine';

/** Names the combat that is under way or comes next: another one has another name. */
export const combatIn = ({ turn, turnMarkers, combats }: GameState): string =>
  JSON.stringify([
    [turn.number, turn.activePlayers, turn.ended || isAfterCombat(turn.step)],
    turnMarkers.map(({ number, holder, inTurn, step }) => [number, holder, inTurn, isAfterCombat(step)]),
    combats.flatMap(({ attacks }) => attacks.map(({ attacker }) => attacker)),
  ]);

/**
 * The declaration on the picture. It ends with its combat (511.3); what left the battlefield is no part of it, nor is
 * what somebody else controls by now.
 */
export const declaredAt = ({ declared, declaredIn }: Document, scene: Scene): Declared => {
  const { state } = scene;
  if (declaredIn !== combatIn(state)) return nothingDeclared;
  const isThere = (id: string): boolean => state.playersById.has(id) || state.objects.get(id)?.zone === 'BATTLEFIELD';
  const there = declared.attacks.filter(({ attacker, target }) => isThere(attacker) && isThere(target));
  const [first] = there;
  const attacks = there.filter(({ attacker }) => first && declareTogether(scene, first.attacker, attacker));
  const attacking = new Set(
    [...attacks, ...state.combats.flatMap((combat) => combat.attacks)].map((each) => each.attacker),
  );
  const blocks = declared.blocks.filter(({ blocker, attacker }) => isThere(blocker) && attacking.has(attacker));
  return { attacks, blocks };
};
