import { named, type Answer, type Ruling } from '../answer.js';
import { speaksOf } from '../combat/combat-rules.js';
import { because, counted, involved } from '../combat/counts.js';
import { hasKeyword, type GameObject, type GameState } from '../state/game-state.js';
import { blockWords, type AppliedBlockRule } from './509-block-rules.js';
import { menaceCites, notBlockedAlone } from './702.111-menace.js';
import type { Attacker } from './702.14-landwalk.js';

export const blockedTogetherCites = menaceCites;

/** Adds to what a creature may block the rulings that it can't block it alone: 702.111b, menace; 509.1b, another ability. */
export const createTogetherSaid = (
  state: GameState,
  ofAttackers: readonly AppliedBlockRule[],
  attacks: readonly Attacker[],
) => {
  const exceptBy = ofAttackers.flatMap((applied) => {
    const attackers = new Set(attacks.filter((attack) => isBlockedByFewer(state, applied, attack)).map(attackerOf));
    return attackers.size ? [{ applied, attackers }] : [];
  });
  return <Targets extends { readonly included: readonly GameObject[] }>(
    blocker: GameObject,
    targets: Answer<Targets>,
  ): Answer<Targets> => {
    const threatening = targets.included.filter((attacker) => hasKeyword(attacker, 'menace'));
    const said = exceptBy.flatMap(({ applied, attackers }) =>
      exceptBySaid(
        state,
        applied,
        targets.included.filter((attacker) => attackers.has(attacker)),
      ),
    );
    if (!threatening.length && !said.length) return targets;
    const menacing = threatening.length ? [notBlockedAlone(state, threatening, [blocker])] : [];
    return { ...targets, because: [...targets.because, ...menacing, ...said] };
  };
};

const attackerOf = ({ attacker }: Attacker): GameObject => attacker;

/** Whether a rule asks for several creatures to block that attacker. */
const isBlockedByFewer = (state: GameState, applied: AppliedBlockRule, { attacker, defending }: Attacker): boolean =>
  applied.rule.kind === 'CANT_BE_BLOCKED_BY_FEWER' &&
  (applied.rule.count ?? 0) > 1 &&
  applied.creatures.includes(attacker) &&
  speaksOf(state, applied, { creature: attacker, target: attacker, defending });

const exceptBySaid = (
  state: GameState,
  applied: AppliedBlockRule,
  attackers: readonly GameObject[],
): readonly Ruling[] => {
  if (!attackers.length) return [];
  const by = because(applied, attackers);
  const says = `${named(attackers)}${attackers.length > 1 ? ' each' : ''} can't be blocked except by ${counted(applied.rule.count ?? 0)} or more creatures${by}.`;
  return [blockWords.restriction(state, says, ...involved(applied, attackers))];
};
