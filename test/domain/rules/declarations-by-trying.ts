import { attacksToBlock, declaredAttacks, declaredBlocks } from '../../../src/domain/combat/combat-in-progress.js';
import type { Result } from '../../../src/domain/result.js';
import { checkAttack, type AttackVerdict } from '../../../src/domain/rules/508-check-attack.js';
import { checkBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import { solve } from '../../../src/solver/highs.js';
import * as attacking from './attacks-by-trying.js';
import * as blocking from './blocks-by-trying.js';
import { mayAttack } from './seatings-by-trying.js';

const valueOf = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

interface Tried {
  readonly unrestricted: (choices: attacking.Attacks) => boolean;
  readonly obeyed: (choices: attacking.Attacks) => number;
  /** Those that break no restriction and cost nothing. */
  readonly free: readonly attacking.Attacks[];
  readonly costs: readonly string[];
  /** How far a declaration is from the one asked about. */
  readonly distance: (asked: attacking.Attacks, choices: attacking.Attacks) => number;
}

/** The most requirements that can be obeyed, and how close a declaration that obeys them comes to the one asked about. */
const bestByTrying = ({ obeyed, distance, free }: Tried, asked: attacking.Attacks) => {
  let [most, closest] = [-1, Infinity];
  for (const choices of free) {
    const count = obeyed(choices);
    if (count < most) continue;
    const away = distance(asked, choices);
    if (count > most || (count === most && away < closest)) [most, closest] = [count, away];
  }
  return { most, closest };
};

/** Where trying every declaration says otherwise than the verdict; of several ways to pick a defender, by the best one. */
const compared = ([first, ...others]: readonly [Tried, ...Tried[]], asked: attacking.Attacks, verdict: Verdict) => {
  const tried = others.reduce((best, each) => (isBetter(each, best, asked) ? each : best), first);
  const asGood = [first, ...others].filter((each) => !isBetter(tried, each, asked));
  const { most, closest } = bestByTrying(tried, asked);
  const { witness } = verdict;
  const expected = {
    legal: tried.unrestricted(asked) && tried.obeyed(asked) >= most,
    requirementsObeyed: tried.obeyed(asked),
    requirementsPossible: most,
    costs: [...tried.costs].sort(),
  };
  const found = {
    legal: verdict.legal,
    requirementsObeyed: verdict.requirementsObeyed,
    requirementsPossible: verdict.requirementsPossible,
    costs: verdict.costs.map(({ creature, target, cost }) => `${creature.id} > ${target.id}: ${cost}`).sort(),
  };
  const isSame = (one: attacking.Attacks, other: attacking.Attacks): boolean =>
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
  const isClosest = expected.legal
    ? isSame(asked, witness)
    : asGood.some(({ free }) => free.some((each) => isSame(each, witness))) &&
      tried.obeyed(witness) === most &&
      tried.distance(asked, witness) === closest;
  const agrees =
    JSON.stringify(found) === JSON.stringify(expected) && isClosest && verdict.legal === !verdict.violations.length;
  return agrees ? [] : [{ found, expected, isClosest, closest }];
};

const isBetter = (one: Tried, other: Tried, asked: attacking.Attacks): boolean => {
  const isLegal = ({ unrestricted, obeyed }: Tried, most: number) => unrestricted(asked) && obeyed(asked) >= most;
  const [mine, theirs] = [bestByTrying(one, asked), bestByTrying(other, asked)];
  const [legal, isOtherLegal] = [isLegal(one, mine.most), isLegal(other, theirs.most)];
  if (legal !== isOtherLegal) return legal;
  return mine.most === theirs.most ? mine.closest < theirs.closest : mine.most > theirs.most;
};

interface Verdict {
  readonly legal: boolean;
  readonly violations: readonly unknown[];
  readonly requirementsObeyed: number;
  readonly requirementsPossible: number;
  readonly costs: AttackVerdict['costs'];
  readonly witness: attacking.Attacks;
}

/** Asks about an attack, and finds where trying every declaration says otherwise. */
export const triedAttack = (state: GameState, drawn: attacking.AttackCase): readonly unknown[] => {
  const { asked, creatures, targets } = drawn;
  const attacks = Object.entries(asked).map(([attacker, target]) => ({ attacker, target }));
  const verdict = valueOf(checkAttack(state, playerOf(state, 'me'), declaredAttacks(state, attacks), solve));
  const witness = Object.fromEntries(verdict.witness.map(({ attacker, target }) => [attacker.id, target.id]));
  const [unrestricted, costs] = [attacking.isUnrestricted(drawn), attacking.costsIn(drawn)];
  const possible = attacking
    .everyChoice(creatures, (creature) => targets.filter((target) => mayAttack(drawn.description, creature, target)))
    .filter((each) => unrestricted(each) && costs(each).length === 0);
  const distance = (one: attacking.Attacks, other: attacking.Attacks): number =>
    attacking.differences(creatures, one, other);
  const [first = null, ...others] = attacking.picksIn(drawn);
  const triedWith = (picked: string | null): Tried => {
    const free = possible.filter((each) => attacking.isAgainst(drawn, each, picked));
    return { unrestricted, obeyed: attacking.obeyedIn(drawn, free), free, costs: costs(asked), distance };
  };
  return compared([triedWith(first), ...others.map(triedWith)], asked, { ...verdict, witness });
};

/** The same of blocks. */
export const triedBlock = (state: GameState, drawn: blocking.BlockCase): readonly unknown[] => {
  const { asked, blockers, attackers, attacks } = drawn;
  const blocks = Object.entries(asked).flatMap(([blocker, blocked]) =>
    blocked.split(' ').map((attacker) => ({ blocker, attacker })),
  );
  const against = attacksToBlock(state, attacks);
  const verdict = valueOf(checkBlocks(state, playerOf(state, 'me'), declaredBlocks(state, blocks), against, solve));
  const witness: Record<string, string> = {};
  for (const { blocker, attacker } of verdict.witness)
    witness[blocker.id] = [...(witness[blocker.id]?.split(' ') ?? []), attacker.id].sort().join(' ');
  const [unrestricted, costs, most] = [blocking.isUnrestricted(drawn), blocking.costsIn(drawn), blocking.mostOf(drawn)];
  const free = attacking
    .everyChoice(blockers, (blocker) => blocking.everyBlock(attackers, most(blocker)))
    .filter((each) => unrestricted(each) && costs(each).length === 0);
  const obeyed = blocking.obeyedIn(drawn, free);
  const distance = (one: attacking.Attacks, other: attacking.Attacks): number =>
    blockers.reduce((sum, id) => sum + blocking.distance(one[id], other[id], most(id)), 0);
  const tried = { unrestricted, obeyed, free, costs: costs(asked), distance };
  return compared([tried], asked, { ...verdict, witness });
};
