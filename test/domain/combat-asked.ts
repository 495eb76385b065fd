import type { GameState } from '../../src/domain/state/game-state.js';
import type { Result } from '../../src/domain/result.js';
import { checkAttack } from '../../src/questions/check-attack.js';
import { checkBlocks } from '../../src/questions/check-blocks.js';
import { legalAttackTargets } from '../../src/questions/legal-attack-targets.js';
import { legalBlocks } from '../../src/questions/legal-blocks.js';
import { attacksIn, blocksIn } from './combat-told.js';
import { valueOf } from '../value-of.js';

/** The questions about combat as callers ask them, attacks and blocks told as "x > B". */
export const asked = {
  attack: (state: GameState, player: string, attacks: string) =>
    checkAttack.ask(state, { player, attacks: attacksIn(attacks) }),
  blocks: (state: GameState, player: string, attacks: string, blocks: string) =>
    checkBlocks.ask(state, { player, attacks: attacksIn(attacks), blocks: blocksIn(blocks) }),
  targets: (state: GameState, player = 'Ann', attackers?: readonly string[]) =>
    legalAttackTargets.ask(state, { player, ...(attackers && { attackers }) }),
  blockers: (state: GameState, player: string, attacks: string) =>
    legalBlocks.ask(state, { player, attacks: attacksIn(attacks) }),
};

interface Row {
  readonly attacker: { readonly id: string };
  readonly included: readonly { readonly id: string }[];
  readonly because: readonly { readonly doubt?: string }[];
}

/** What is answered of each creature that may attack. */
export const rowsIn = (answer: Result<unknown>): readonly Row[] => valueOf(answer) as readonly Row[];

export const isLegal = (answer: Result<unknown>): boolean => (valueOf(answer) as { readonly legal: boolean }).legal;

export const says = (answer: Result<unknown>, words: string): boolean => JSON.stringify(answer).includes(words);
