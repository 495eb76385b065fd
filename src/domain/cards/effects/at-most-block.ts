import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: No more than ⟨n⟩ ⟨group⟩ can block each combat; … each turn. */
export const atMostBlock: EffectKind<'AT_MOST_BLOCK'> = {
  ...onBlockers,
  means: (who, { count, eachTurn }) =>
    `at most ${count} of the ${who} may block in each ${eachTurn ? 'turn' : 'combat'}`,
  sort: 'RESTRICTION',
  blockRules: ({ count, eachTurn }) => [{ kind: 'AT_MOST', count, ...(eachTurn && { eachTurn }) }],
};
