import { nameList, type Ruling } from '../answer.js';
import { isAbout } from '../combat/combat-rules.js';
import { sourceWords, breakersAndSources } from '../combat/counts.js';
import type { TargetRulings } from '../combat/target-rulings.js';
import { hasKeyword, type GameObject, type GameState } from '../state/game-state.js';
import { blockWords, type AppliedBlockRule } from './509-block-rules.js';
import { blockedTogether } from './509-how-many-block.js';
import { notBlockedAlone } from './702.111-menace.js';
import { groupPairs } from '../values/groups.js';
import type { Attacker } from './702.14-landwalk.js';

/** Creates the rulings on attackers that a creature can't block alone: 702.111b, menace; 509.1b, other abilities. */
export const createTogetherRulings = (
  state: GameState,
  ofAttackers: readonly AppliedBlockRule[],
  attacks: readonly Attacker[],
): TargetRulings<GameObject> => {
  const exceptBy = ofAttackers.flatMap((applied) =>
    [...togetherAmong(state, applied, attacks)].map(([except, attackers]) => ({
      ...{ applied, except, attackers: new Set(attackers) },
    })),
  );
  return (blocker, included) => {
    const threatening = included.filter((attacker) => hasKeyword(attacker, 'menace'));
    const exceptions = exceptBy.flatMap(({ applied, except, attackers }) =>
      exceptionRulings(
        state,
        applied,
        except,
        included.filter((attacker) => attackers.has(attacker)),
      ),
    );
    return [...(threatening.length ? [notBlockedAlone(state, threatening, [blocker])] : []), ...exceptions];
  };
};

/** The attackers that a rule keeps from being blocked by a single creature, grouped by the rule's exception. */
const togetherAmong = (state: GameState, applied: AppliedBlockRule, attacks: readonly Attacker[]) => {
  const creatures = new Set(applied.creatures);
  return groupPairs(
    attacks.flatMap((attack) => {
      const { attacker, defending } = attack;
      const together = creatures.has(attacker) ? blockedTogether(state, applied.rule, attack) : null;
      if (!together || (together.least < 2 && !together.among)) return [];
      const isMeant = isAbout(state, applied, { creature: attacker, target: attacker, defending });
      return isMeant ? [[together.except, attacker] as const] : [];
    }),
  );
};

const exceptionRulings = (
  state: GameState,
  applied: AppliedBlockRule,
  except: string,
  attackers: readonly GameObject[],
): readonly Ruling[] => {
  if (!attackers.length) return [];
  const by = sourceWords(applied, attackers);
  const says = `${nameList(attackers)}${attackers.length > 1 ? ' each' : ''} can't be blocked ${except}${by}.`;
  return [blockWords.restriction(state, says, ...breakersAndSources(applied, attackers))];
};
