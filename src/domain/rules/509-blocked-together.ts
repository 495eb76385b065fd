import type { Answer, Ruling } from '../answer.js';
import { speaksOf } from '../combat/combat-rules.js';
import { because, counted, involved } from '../combat/counts.js';
import { hasKeyword, type GameObject, type GameState } from '../state/game-state.js';
import { blockWords, type AppliedBlockRule } from './509-block-rules.js';
import { menaceCites, notBlockedAlone } from './702.111-menace.js';
import type { Attacker } from './702.14-landwalk.js';

export const blockedTogetherCites = menaceCites;

/** A reason why one creature alone cannot block an attacker. */
type Together = (blocker: GameObject) => Ruling;

/** Adds to what a creature may block the rulings that it can't block it alone: 702.111b, menace; 509.1b, another ability. */
export const createTogetherSaid = (
  state: GameState,
  ofAttackers: readonly AppliedBlockRule[],
  attacks: readonly Attacker[],
) => {
  const reasons = new Map(attacks.map((attack) => [attack.attacker, togetherFor(state, ofAttackers, attack)]));
  return <Targets extends { readonly included: readonly GameObject[] }>(
    blocker: GameObject,
    targets: Answer<Targets>,
  ): Answer<Targets> => {
    const said = targets.included.flatMap((attacker) => reasons.get(attacker) ?? []).map((says) => says(blocker));
    return said.length ? { ...targets, because: [...targets.because, ...said] } : targets;
  };
};

const togetherFor = (
  state: GameState,
  ofAttackers: readonly AppliedBlockRule[],
  { attacker, defending }: Attacker,
): readonly Together[] => {
  const speaks = (applied: AppliedBlockRule): boolean =>
    applied.rule.kind === 'CANT_BE_BLOCKED_BY_FEWER' &&
    (applied.rule.count ?? 0) > 1 &&
    applied.creatures.includes(attacker) &&
    speaksOf(state, applied, { creature: attacker, target: attacker, defending });
  return [
    ...(hasKeyword(attacker, 'menace') ? [(blocker: GameObject) => notBlockedAlone(state, attacker, [blocker])] : []),
    ...ofAttackers.filter(speaks).map((applied) => exceptBy(state, attacker, applied)),
  ];
};

const exceptBy =
  (state: GameState, attacker: GameObject, applied: AppliedBlockRule): Together =>
  () => {
    const least = counted(applied.rule.count ?? 0);
    const says = `${attacker.name} can't be blocked except by ${least} or more creatures${because(applied, [attacker])}.`;
    return blockWords.restriction(state, says, attacker, ...involved(applied, [attacker]));
  };
