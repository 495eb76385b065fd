import { describe, expect, test } from '@jest/globals';
import { playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import type { Description } from '../../../src/domain/state/description.js';
import type { Result } from '../../../src/domain/result.js';
import { checkAttack } from '../../../src/domain/rules/508-check-attack.js';
import { checkBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { attacksToBlock, declaredAttacks, declaredBlocks } from '../../../src/domain/combat/combat-in-progress.js';
import { randomCases } from '../../random-cases.js';
import { randomNumbers, type RandomNumbers } from '../../random-numbers.js';
import { solve } from '../../../src/solver/highs.js';
import { table } from '../tables.js';
import * as attacking from './attacks-by-trying.js';
import * as blocking from './blocks-by-trying.js';

const seed = 508_509;
const rounds = randomCases(5_000);
const timeLimit = 120_000;

const valueOf = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

interface Tried {
  readonly unrestricted: (choices: attacking.Attacks) => boolean;
  readonly obeyed: (choices: attacking.Attacks) => number;
  readonly creatures: readonly string[];
  readonly every: readonly attacking.Attacks[];
}

/** The most requirements that can be obeyed, and how close a declaration that obeys them comes to the one asked about. */
const bestByTrying = ({ unrestricted, obeyed, creatures, every }: Tried, asked: attacking.Attacks) => {
  let [most, closest] = [-1, Infinity];
  for (const choices of every) {
    const count = obeyed(choices);
    if (count < most || !unrestricted(choices)) continue;
    const distance = attacking.differences(creatures, asked, choices);
    if (count > most || (count === most && distance < closest)) [most, closest] = [count, distance];
  }
  return { most, closest };
};

/** Where trying every declaration says otherwise than the verdict. */
const compared = (tried: Tried, asked: attacking.Attacks, verdict: Verdict) => {
  const { most, closest } = bestByTrying(tried, asked);
  const { witness } = verdict;
  const expected = {
    legal: tried.unrestricted(asked) && tried.obeyed(asked) === most,
    requirementsObeyed: tried.obeyed(asked),
    requirementsPossible: most,
    witness: { unrestricted: true, obeyed: most, distance: closest },
  };
  const found = {
    legal: verdict.legal,
    requirementsObeyed: verdict.requirementsObeyed,
    requirementsPossible: verdict.requirementsPossible,
    witness: {
      unrestricted: tried.unrestricted(witness),
      obeyed: tried.obeyed(witness),
      distance: attacking.differences(tried.creatures, asked, witness),
    },
  };
  const agrees = JSON.stringify(found) === JSON.stringify(expected) && verdict.legal === !verdict.violations.length;
  return agrees ? [] : [{ found, expected }];
};

interface Verdict {
  readonly legal: boolean;
  readonly violations: readonly unknown[];
  readonly requirementsObeyed: number;
  readonly requirementsPossible: number;
  readonly witness: attacking.Attacks;
}

const triedAttack = (state: GameState, drawn: attacking.AttackCase): readonly unknown[] => {
  const { asked, creatures, targets } = drawn;
  const attacks = Object.entries(asked).map(([attacker, target]) => ({ attacker, target }));
  const verdict = valueOf(checkAttack(state, playerOf(state, 'me'), declaredAttacks(state, attacks), solve));
  const witness = Object.fromEntries(verdict.witness.map(({ attacker, target }) => [attacker.id, target.id]));
  const tried = {
    unrestricted: attacking.isUnrestricted(drawn),
    obeyed: attacking.obeyedIn(drawn),
    creatures,
    every: attacking.everyChoice(creatures, targets),
  };
  return compared(tried, asked, { ...verdict, witness });
};

const triedBlock = (state: GameState, drawn: blocking.BlockCase): readonly unknown[] => {
  const { asked, blockers, attackers, attacks } = drawn;
  const blocks = Object.entries(asked).map(([blocker, attacker]) => ({ blocker, attacker }));
  const against = attacksToBlock(state, attacks);
  const verdict = valueOf(checkBlocks(state, playerOf(state, 'me'), declaredBlocks(state, blocks), against, solve));
  const witness = Object.fromEntries(verdict.witness.map(({ blocker, attacker }) => [blocker.id, attacker.id]));
  const tried = {
    unrestricted: blocking.isUnrestricted(drawn),
    obeyed: blocking.obeyedIn(drawn),
    creatures: blockers,
    every: attacking.everyChoice(blockers, attackers),
  };
  return compared(tried, asked, { ...verdict, witness });
};

/** The tables on which the two disagree, with what each of them says. */
const disagreements = <Drawn extends { readonly description: Description }>(
  draw: (random: RandomNumbers) => Drawn,
  tryAll: (state: GameState, drawn: Drawn) => readonly unknown[],
): readonly unknown[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: rounds }, () => draw(random)).flatMap((drawn) => {
    const found = tryAll(table(drawn.description), drawn);
    return found.length ? [{ drawn, found }] : [];
  });
};

describe(`Verdicts against trying every declaration (${rounds} random tables each, seed ${seed})`, () => {
  test('on attacks', () => expect(disagreements(attacking.randomAttackCase, triedAttack)).toEqual([]), timeLimit);
  test('on blocks', () => expect(disagreements(blocking.randomBlockCase, triedBlock)).toEqual([]), timeLimit);
});
