import { expect, test } from '@jest/globals';
import type { Description } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { randomCases } from '../../random-cases.js';
import { randomNumbers, type RandomNumbers } from '../../random-numbers.js';
import { randomAttackCase } from './attacks-by-trying.js';
import { randomBlockCase } from './blocks-by-trying.js';
import { triedAttack, triedBlock } from './declarations-by-trying.js';
import { table } from '../tables.js';

const seed = 508_509;
const rounds = randomCases(500);
const timeLimit = 120_000;

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

test('on attacks', () => expect(disagreements(randomAttackCase, triedAttack)).toEqual([]), timeLimit);
test('on blocks', () => expect(disagreements(randomBlockCase, triedBlock)).toEqual([]), timeLimit);
