import { expect, test } from '@jest/globals';
import { randomCases } from '../../random-cases.js';
import { randomNumbers, type RandomNumbers } from '../../random-numbers.js';
import * as attacking from './attacks-by-trying.js';
import * as blocking from './blocks-by-trying.js';
import {
  everyAttack,
  everyBlock,
  triedAttack,
  triedBlock,
  triedBlockers,
  triedTargets,
} from './declarations-by-trying.js';
import { table, type Description, type GameState } from '../tables.js';

const seed = 508_509;
const rounds = randomCases(500);

/** The tables on which the two disagree, with what each of them says. */
const disagreements = <Drawn extends { readonly description: Description }>(
  draw: (random: RandomNumbers) => Drawn,
  tryAll: (state: GameState, drawn: Drawn) => readonly unknown[],
  cases = rounds,
): readonly unknown[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: cases }, () => draw(random)).flatMap((drawn) => {
    const found = tryAll(table(drawn.description), drawn);
    return found.length ? [{ drawn, found }] : [];
  });
};

/** How many declarations a small table has at most. */
const fewDeclarations = 100;

/** Draws small tables until one has declarations that break no restriction and cost something, and asks about one of them. */
const paying =
  <Drawn extends { readonly asked: attacking.Attacks; readonly description: Description }>(
    draw: (random: RandomNumbers) => Drawn,
    everyDeclaration: (drawn: Drawn) => readonly attacking.Attacks[],
    costsIn: (drawn: Drawn) => (asked: attacking.Attacks) => readonly string[],
    isUnrestricted: (drawn: Drawn) => (asked: attacking.Attacks) => boolean,
  ) =>
  (random: RandomNumbers): Drawn => {
    for (;;) {
      const drawn = draw(random);
      if (!JSON.stringify(drawn.description).includes('unlessPays')) continue;
      const every = everyDeclaration(drawn);
      const costs = costsIn(drawn);
      const paid = every.length > fewDeclarations ? [] : every.filter((each) => costs(each).length > 0);
      const [first, ...others] = paid.filter(isUnrestricted(drawn));
      if (first) return { ...drawn, asked: random.oneOf([first, ...others]) };
    }
  };

const payingCases = randomCases(500);
const attackThatPays = paying(attacking.randomAttackCase, everyAttack, attacking.costRowsIn, attacking.isUnrestricted);
const blocksThatPay = paying(blocking.randomBlockCase, everyBlock, blocking.costRowsIn, blocking.isUnrestricted);

test('on attacks', () => expect(disagreements(attacking.randomAttackCase, triedAttack)).toEqual([]));
test('on blocks', () => expect(disagreements(blocking.randomBlockCase, triedBlock)).toEqual([]));
test('on what creatures may attack', () => expect(disagreements(attacking.randomAttackCase, triedTargets)).toEqual([]));
test('on what they may block', () => expect(disagreements(blocking.randomBlockCase, triedBlockers)).toEqual([]));
test('on attacks that cost something', () =>
  expect(disagreements(attackThatPays, triedAttack, payingCases)).toEqual([]));
test('on blocks that cost something', () => expect(disagreements(blocksThatPay, triedBlock, payingCases)).toEqual([]));
