import type { Answer } from '../../src/domain/answer.js';
import { declaredAttacks } from '../../src/domain/rules/506-combat-in-progress.js';
import { checkAttack, type AttackVerdict } from '../../src/domain/rules/508-check-attack.js';
import { legalAttackTargets } from '../../src/domain/rules/508-declare-attackers.js';
import { solve } from '../../src/solver/highs.js';
import { attacksIn } from './combat-told.js';
import { ids, player, rules, type GameState } from './tables.js';
import { valueOf } from '../value-of.js';

/** Whom a creature of that player may attack; the creature is called "A-bear" for A where its id is left out. */
export const attackRow = (state: GameState, owner: string, id = `${owner}-bear`) => {
  const row = legalAttackTargets(state, player(state, owner)).find(({ attacker }) => attacker.id === id);
  if (!row) throw new Error(`no row of ${id}`);
  return row;
};

export const attackable = (state: GameState, owner: string, id?: string): string[] =>
  ids(attackRow(state, owner, id).included);

/** The rules for which that player's bear cannot attack that target. */
export const whyNotAttackable = (state: GameState, owner: string, target: string): string[] =>
  rules(attackRow(state, owner).excluded.find(({ entity }) => entity.id === target)?.because ?? []);

/** The verdict on a declaration such as "x > B in 1, y > C". */
export const attackVerdict = (state: GameState, who: string, attacks: string): Answer<AttackVerdict> =>
  valueOf(checkAttack(state, player(state, who), declaredAttacks(state, attacksIn(attacks)), solve));

/** The legal attack that a verdict comes with, in the same words. */
export const attackWitness = (found: AttackVerdict): string[] =>
  found.witness.map(
    ({ attacker, target, band }) => `${attacker.id} > ${target.id}${band === null ? '' : ` in ${band}`}`,
  );
