import type { Answer } from '../../src/domain/answer.js';
import { attacksToBlock, declaredBlocks } from '../../src/domain/rules/506-combat-in-progress.js';
import { checkBlocks, type BlockVerdict } from '../../src/domain/rules/509-check-blocks.js';
import { legalBlocks } from '../../src/domain/rules/509-declare-blockers.js';
import { solve } from '../../src/solver/highs.js';
import { attacksIn, blocksIn } from './combat-told.js';
import { ids, player, rules, type GameState } from './tables.js';
import { valueOf } from '../value-of.js';

/** What each creature of that player may block of attacks such as "x > B, y > C". */
export const blockRows = (state: GameState, who: string, attacks: string) =>
  legalBlocks(state, player(state, who), attacksToBlock(state, attacksIn(attacks)));

export const blockable = (state: GameState, who: string, attacks: string): Record<string, string[]> =>
  Object.fromEntries(blockRows(state, who, attacks).map(({ blocker, included }) => [blocker.id, ids(included)]));

/** The rules for which a creature cannot block attackers. */
export const whyNotBlockable = (state: GameState, who: string, attacks: string, blocker: string): string[] =>
  blockRows(state, who, attacks)
    .filter((row) => row.blocker.id === blocker)
    .flatMap(({ excluded }) => excluded.flatMap(({ because }) => rules(because)));

/** The verdict on a declaration of blockers such as "b > x, c > y". */
export const blockVerdict = (state: GameState, who: string, attacks: string, blocks: string): Answer<BlockVerdict> => {
  const against = attacksToBlock(state, attacksIn(attacks));
  return valueOf(checkBlocks(state, player(state, who), declaredBlocks(state, blocksIn(blocks)), against, solve));
};

/** The legal blocks that a verdict comes with, in the same words. */
export const blockWitness = (found: BlockVerdict): string[] =>
  found.witness.map(({ blocker, attacker }) => `${blocker.id} > ${attacker.id}`);
