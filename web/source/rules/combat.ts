import { declareTogether } from '../picture/lights';
import { isAfterCombat, type GameState } from '../../../src/domain/state/game-state';
import { nothingDeclared, type Declared, type Document } from './document';
import type { Scene } from './engine';

/** Identifies the combat in progress or the next one; differs from combat to combat. */
export const combatIn = ({ turn, turnMarkers, combats }: GameState): string =>
  JSON.stringify([
    [turn.number, turn.activePlayers, turn.ended || isAfterCombat(turn.step)],
    turnMarkers.map(({ number, holder, inTurn, step }) => [number, holder, inTurn, isAfterCombat(step)]),
    combats.flatMap(({ attacks }) => attacks.map(({ attacker }) => attacker)),
  ]);

/**
 * The declaration in the picture. It ends with its combat (511.3), and omits whatever has left the battlefield or has
 * changed controllers.
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
