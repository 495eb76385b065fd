import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨this⟩ can't attack a player it has already attacked this turn. */
export const cantAttackAgain: EffectKind<'CANT_ATTACK_AGAIN'> = {
  ...onAttackers,
  means: (who) => `${who} may attack each player once a turn`,
  sort: 'RESTRICTION',
  attackRules: (_, { state, object }) => {
    const earlier = (state.attackedThisTurn ?? []).filter(({ attacker }) => attacker === object.id);
    const ids = earlier.flatMap(({ target }) => target ?? []);
    return [{ kind: 'CANT_ATTACK_TARGET', targets: { kind: 'PLAYER', ids }, eachTurn: true }];
  },
  isUsed: ({ creatures }) => creatures.is === 'SELF',
};
