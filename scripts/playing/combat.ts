import { playerOf, type GameState } from '../../src/domain/state/game-state.js';
import { combatOf } from '../../src/domain/rules/506-combat.js';
import { legalAttackTargets } from '../../src/domain/rules/508-declare-attackers.js';
import { legalBlocks } from '../../src/domain/rules/509-declare-blockers.js';
import { attacksToBlock } from '../../src/domain/rules/506-combat-in-progress.js';
import type { Play, Turn } from './playing.js';
import { oneOf } from './tables.js';

/** Plays a combat: random legal attacks, some of them blocked, and the damage. */
export const fight = (play: Play, turn: Turn, player: string): void => {
  const attacks = attacksOf(play, player);
  if (!attacks.length || !play.happens({ stepBegins: { ...turn, step: 'DECLARE_ATTACKERS' } })) return;
  if (play.happens({ attackersDeclared: { player, attacks } })) {
    play.happens({ stepBegins: { ...turn, step: 'DECLARE_BLOCKERS' } });
    for (const defending of defendingIn(play.state(), player)) block(play, defending);
    play.happens({ stepBegins: { ...turn, step: 'COMBAT_DAMAGE' } });
    damage(play, player);
  }
  play.happens({ combatEnds: turn });
};

const attacksOf = ({ state, next }: Play, player: string) =>
  legalAttackTargets(state(), playerOf(state(), player)).flatMap(({ attacker, included }) =>
    included.length && next(4) > 0 ? [{ attacker: attacker.id, target: oneOf(next, included).id }] : [],
  );

const defendingIn = (state: GameState, player: string): readonly string[] => {
  const attacks = combatOf(state, playerOf(state, player))?.attacks ?? [];
  return [...new Set(attacks.flatMap(({ defendingPlayer }) => defendingPlayer ?? []))];
};

const block = (play: Play, player: string): void => {
  const [first] = legalBlocks(
    play.state(),
    playerOf(play.state(), player),
    attacksToBlock(play.state(), undefined),
  ).filter(({ included }) => included.length);
  const blocks =
    first && play.next(2) ? [{ blocker: first.blocker.id, attacker: oneOf(play.next, first.included).id }] : [];
  if (blocks.length) play.happens({ blockersDeclared: { player, blocks } });
};

/** Players lose life for unblocked attackers; blocked creatures die. */
const damage = (play: Play, player: string): void => {
  const combat = combatOf(play.state(), playerOf(play.state(), player));
  const blocked = new Set((combat?.blocks ?? []).map(({ attacker }) => attacker));
  const hits = (combat?.attacks ?? []).filter(({ attacker }) => !blocked.has(attacker));
  const amounts = hits.flatMap(({ attacker, target }) =>
    target !== null && play.state().playersById.has(target)
      ? [{ player: target, amount: play.state().objects.get(attacker)?.power ?? 1 }]
      : [],
  );
  if (amounts.length) play.happens({ lifeChanges: { kind: 'DAMAGE', amounts } });
  if (blocked.size) play.happens({ objectsRemoved: { objects: [...blocked] } });
  play.happens({ stateBasedActions: {} });
};
