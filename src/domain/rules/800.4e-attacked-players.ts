import { capitalized } from '../words/capitalized.js';
import { nameList, withVerb, type Ruling } from '../answer.js';
import type { GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';
import type { Leaving } from './800-general.js';

const { ruling } = citing('800.4e');

/** Says that creatures are still attacking a departing player but deal no damage. */
export const attackedRuling = (state: GameState, { leaving, after }: Leaving): readonly Ruling[] => {
  const attacks = state.combats.flatMap((combat) => combat.attacks);
  const attacked = leaving.filter(({ id }) => attacks.some(({ target }) => target === id));
  if (!attacked.length) return [];
  const isAttacked = new Set<string | null>(attacked.map(({ id }) => id));
  const attackers = attacks.flatMap(({ attacker, target }) =>
    isAttacked.has(target) ? (after.objects.get(attacker) ?? []) : [],
  );
  const staying = attackers.filter(({ zone }) => zone === 'BATTLEFIELD');
  const damage = `no combat damage is assigned to ${nameList(attacked, 'or')}`;
  const says = staying.length
    ? `${withVerb(staying, 'is', 'are')} still attacking, but ${damage}.`
    : `${capitalized(damage)}.`;
  return [ruling(state, '800.4e', says, ...staying, ...attacked)];
};
