import type { Pair } from '../combat/combat-rules.js';
import type { ChosenTargets, Member } from '../combat/optimization/choices.js';
import type { Counting } from '../combat/counts.js';
import type { Candidate, Numbering } from '../combat/numbering.js';
import type { GameState } from '../state/game-state.js';
import type { Attackers } from './508-attack-violations.js';
import { bandObjections, bandsAmong, type DeclaredAttack } from './702.22-banding.js';

/** Converts choices to attacks; bands stay together if they are still legal. */
export const legalAttack = (
  { state, creatures, numbering }: Counting,
  free: readonly (readonly Candidate[])[],
  attacks: readonly DeclaredAttack[],
  chosen: ChosenTargets,
): readonly DeclaredAttack[] => {
  const declared = new Map(attacks.map((attack) => [attack.attacker.id, attack]));
  const legal = creatures.flatMap((attacker, member) => {
    const fitting = (free[member] ?? []).filter(({ target }) => numbering.numberOf(target) === chosen[member]?.[0]);
    const wanted = declared.get(attacker.id);
    const candidate = fitting.find(({ target }) => target.id === wanted?.target.id) ?? fitting[0];
    if (!candidate) return [];
    return [{ ...candidate, attacker, band: wanted?.target.id === candidate.target.id ? wanted.band : null }];
  });
  return withLegalBands(state, attacks, legal);
};

const withLegalBands = (
  state: GameState,
  declared: readonly DeclaredAttack[],
  attacks: readonly DeclaredAttack[],
): readonly DeclaredAttack[] => {
  const left = bandsAmong(attacks);
  const legalBands = new Set<number | null>();
  for (const [band, { length }] of bandsAmong(declared)) {
    const members = left.get(band) ?? [];
    if (members.length === length && !bandObjections(state, members).length) legalBands.add(band);
  }
  return attacks.map((attack) => (legalBands.has(attack.band) ? attack : { ...attack, band: null }));
};

/** Returns the numbered targets of each creature. */
export const membersFor = ({ numberOf }: Numbering, targets: readonly (readonly Candidate[])[]): readonly Member[] =>
  targets.map((candidates) => ({
    options: [...new Set(candidates.flatMap(({ target }) => numberOf(target) ?? []))],
    most: 1,
  }));

/** Finds the targets that each creature may attack for the costs paid, among those that count. */
export const targetsWithin = (
  { creatures, judged, bars }: Attackers,
  counts: (candidate: Candidate) => boolean,
  isPaid: (pair: Pair) => boolean,
): readonly (readonly Candidate[])[] =>
  creatures.map((creature) => {
    if (bars.unable(creature).length) return [];
    return judged(creature).flatMap(({ candidate, objections }) =>
      !objections.length && counts(candidate) && isPaid({ ...candidate, creature }) ? [candidate] : [],
    );
  });
