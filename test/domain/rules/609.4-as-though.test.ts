import { expect, test } from '@jest/globals';
import { blockable } from '../blocks.js';
import { asked, rowsIn } from '../combat-asked.js';
import { creature, ring, sentences, written, type BlockRule, type ObjectDescription, type Ruling } from '../tables.js';

/** What is said of an answer's rows about what is as though it were otherwise. */
const saysIn = (answer: Parameters<typeof rowsIn>[0]): readonly string[] =>
  rowsIn(answer)
    .flatMap(({ because }) => sentences(because as readonly Ruling[]))
    .filter((each) => each.includes('as though'));

test('609.4: a creature blocks as though it were untapped, or had shadow', () => {
  const told = (
    kind: BlockRule['kind'] | null,
    blocker: Partial<ObjectDescription>,
    keywords: readonly string[] = [],
  ) =>
    blockable(
      ring('A B', {
        objects: [
          creature('x', 'A', { keywords }),
          creature('b', 'B', { ...blocker, ...(kind && { blockRules: [{ kind }] }) }),
        ],
      }),
      'B',
      'x > B',
    ).b;
  expect(told(null, { tapped: true })).toEqual([]);
  expect(told('CAN_BLOCK_AS_THOUGH_UNTAPPED', { tapped: true })).toEqual(['x']);
  expect(told('CAN_BLOCK_AS_THOUGH_UNTAPPED', { tapped: true }, ['Flying'])).toEqual([]);
  expect(told(null, {}, ['Shadow'])).toEqual([]);
  expect(told('CAN_BLOCK_AS_THOUGH_SHADOW', {}, ['Shadow'])).toEqual(['x']);
  expect(told('CAN_BLOCK_AS_THOUGH_SHADOW', {})).toEqual(['x']);
  expect(told('CAN_BLOCK_AS_THOUGH_SHADOW', {}, ['Shadow', 'Flying'])).toEqual([]);
});

test.each([
  [
    'has haste',
    'x 2/2 summoning sick; law (Enchantment) {All creatures can attack your opponents as though they had haste.}',
    'x may attack B or C as though it had haste because of law.',
  ],
  [
    'lacks defender',
    "x 2/2 defender; law (Enchantment) {Creatures you control can attack as though they didn't have defender.}",
    "x may attack B or C as though it didn't have defender because of law.",
  ],
  ['lacks what it has anyway', 'x 2/2; law (Enchantment) {All creatures can attack as though they had haste.}', ''],
])('609.4: a creature attacks as though it %s, and the answer says so', (_, objects, says) => {
  const said = saysIn(asked.targets(written(`A: ${objects} | B | C`), 'A'));
  expect(said).toEqual(says ? [says] : []);
});

test('609.4: what a creature blocks as though it were otherwise says so', () => {
  const text =
    'B: ox 2/2 tapped; law (Enchantment) {Tapped creatures you control can block as though they were untapped.}';
  const dryad = 'elf 1/1 {This creature can block creatures with shadow as though it had shadow.}';
  const state = written(`A: x 2/2; wisp 1/1 shadow | ${text}; ${dryad}`);
  expect(saysIn(asked.blockers(state, 'B', 'x > B, wisp > B'))).toEqual([
    'ox may block as though it were untapped because of law.',
    'elf may block wisp as though it had shadow.',
  ]);
});
