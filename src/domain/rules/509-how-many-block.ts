import { withVerb } from '../answer.js';
import {
  sourceWords,
  numberWord,
  countedCreatures,
  breakersAndSources,
  type CountingRule,
  type Counting,
} from '../combat/counts.js';
import type { BlockRule } from '../state/description.js';
import { creaturesOf, type GameObject, type GameState } from '../state/game-state.js';
import type { AppliedBlockRule } from './509-block-rules.js';
import { notBlockedAlone } from './702.111-menace.js';
import type { Attacker } from './702.14-landwalk.js';

const everybody = ({ creatures }: Counting): readonly number[] => [...creatures.keys()];

/** The scope of a rule about one attacker: that attacker's number. */
export const attackerScope = ({ numbering }: Counting, attacker: GameObject): ReadonlySet<number> =>
  new Set([numbering.numberOf(attacker) ?? []].flat());

/** How many creatures must block an attacker together: a minimum number, or all that the defending player controls. */
interface BlockersNeeded {
  readonly least: number;
  /** The creatures that count; null if all blockers do. */
  readonly among: readonly GameObject[] | null;
  /** The rule's exception in words: "except by three or more creatures". */
  readonly except: string;
}

/** Finds how many creatures must block an attacker together by a rule; null if the rule does not limit that. */
export const blockedTogether = (
  state: GameState,
  { kind, count }: BlockRule,
  { defending }: Pick<Attacker, 'defending'>,
): BlockersNeeded | null => {
  const least = count ?? 0;
  if (kind === 'CANT_BE_BLOCKED_BY_FEWER')
    return { least, among: null, except: `except by ${numberWord(least)} or more creatures` };
  if (kind !== 'CANT_BE_BLOCKED_EXCEPT_BY_ALL' || !defending) return null;
  const among = creaturesOf(state, defending);
  return { least: among.length, among, except: `unless all creatures that ${defending.name} controls block it` };
};

/** Whether a rule lets no creature at all block an attacker, and so forbids every block. */
export const isBlockedByNone = ({ kind, count }: BlockRule): boolean => kind === 'CANT_BE_BLOCKED_BY_MORE' && !count;

/** A rule's limits on how many creatures block an attacker (509.1b). */
export const howManyBlock = (
  counting: Counting,
  applied: AppliedBlockRule,
  attack: Attacker,
): readonly CountingRule[] => {
  const { attacker } = attack;
  const { kind, count } = applied.rule;
  const [members, scope] = [everybody(counting), attackerScope(counting, attacker)];
  const by = sourceWords(applied, [attacker]);
  const createSays =
    (says: string): CountingRule['says'] =>
    (state, broken) =>
      counting.words.restriction(
        state,
        `${attacker.name} can't be blocked ${says}${by}, but ${withVerb(broken, 'blocks', 'block')} it.`,
        attacker,
        ...breakersAndSources(applied, broken),
      );
  if (isBlockedByNone(applied.rule)) return [];
  if (kind === 'CANT_BE_BLOCKED_BY_MORE') {
    const most = count ?? 0;
    return [
      { applied, limit: { members, scope, count: most }, says: createSays(`by more than ${countedCreatures(most)}`) },
    ];
  }
  const together = blockedTogether(counting.state, applied.rule, attack);
  if (!together) return [];
  const among = together.among ? counting.numbering.membersOf(together.among) : members;
  return [{ applied, company: { members, scope, least: together.least, among }, says: createSays(together.except) }];
};

/** 702.111b: two or more creatures block an attacker with menace. */
export const menaceRule = (counting: Counting, attacker: GameObject): CountingRule => {
  const members = everybody(counting);
  return {
    applied: null,
    company: { members, scope: attackerScope(counting, attacker), least: 2, among: members },
    says: (state, broken) => notBlockedAlone(state, [attacker], broken),
  };
};
