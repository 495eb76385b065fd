import { expect, test } from '@jest/globals';
import type { BlockRule, ObjectDescription } from '../../../src/domain/state/description.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { attacksToBlock } from '../../../src/domain/combat/combat-in-progress.js';
import { brokenByBlocks } from '../../../src/domain/rules/509-check-blocks.js';
import { attacksIn } from '../combat-told.js';
import { blockVerdict, blockWitness } from '../blocks.js';
import { broken, rules, sentences } from '../rulings.js';
import { creature, player, ring, thing, twoHeadedGiants } from '../tables.js';

const four = 'rob carissa alex dana';
const blockRules = (kind: BlockRule['kind'], more: Partial<BlockRule> = {}): ObjectDescription['blockRules'] => [
  { kind, ...more },
];

const blockTable = (...objects: ObjectDescription[]) =>
  ring(four, {
    objects: [creature('x', 'rob'), creature('y', 'rob'), creature('b', 'alex'), creature('c', 'alex'), ...objects],
  });
const rule = (kind: BlockRule['kind'], more: Partial<BlockRule> = {}) =>
  thing(`${kind} rule`, 'Enchantment', 'rob', { blockRules: blockRules(kind, more) });
const both = 'x > alex, y > alex';
const of = (...wanted: string[]) => ({ creatures: { ids: wanted } });

test('nothing forbids a block where there are no rules', () => {
  const found = blockVerdict(blockTable(), 'alex', both, 'b > x, c > x');
  expect(found).toMatchObject({ legal: true, violations: [], requirementsPossible: 0 });
  expect(blockWitness(found)).toEqual(['b > x', 'c > x']);
  expect(rules(found.because)).toEqual(['509.1b', '509.1c']);
});

test("somebody else's creature, one that does not attack, one that blocks twice, one that attacks another", () => {
  const state = blockTable(creature('d', 'dana'), creature('z', 'rob'));
  expect(broken(blockVerdict(state, 'alex', both, 'd > x'))).toEqual(['509.1a']);
  expect(broken(blockVerdict(state, 'alex', both, 'b > z'))).toEqual(['509.1a']);
  expect(broken(blockVerdict(state, 'alex', both, 'b > x, b > y'))).toEqual(['509.1a']);
  expect(blockWitness(blockVerdict(state, 'alex', both, 'b > x, b > y'))).toEqual(['b > x']);
  expect(broken(blockVerdict(state, 'alex', 'x > alex, y > dana', 'b > y'))).toEqual(['802.4a']);
});

test('what forbids several blocks is said once', () => {
  const state = blockTable(creature('tapped', 'alex', { tapped: true }));
  const { violations } = blockVerdict(state, 'alex', both, 'tapped > x, tapped > y');
  expect(violations.map(({ says }) => says)).toEqual([
    "tapped is tapped and can't block.",
    'tapped can block only one creature, not x and y together.',
  ]);
});

const saidOf = (blocks: string, ...given: ObjectDescription[]): readonly string[] => {
  const { because } = blockVerdict(blockTable(...given), 'alex', both, blocks);
  rules(because);
  return sentences(because);
};

test('a sentence says who blocks whom: of blockers that a filter means, and of attackers alone', () => {
  const mean = { blockers: { ids: ['b'] } };
  expect(saidOf('b > x', rule('CANT_BE_BLOCKED', { ...of('x'), ...mean }))).toEqual([
    "x can't be blocked by b because of CANT_BE_BLOCKED rule.",
  ]);
  expect(saidOf('c > x', rule('CANT_BE_BLOCKED_EXCEPT_BY', { ...of('x'), ...mean }))).toEqual([
    "x can't be blocked by c because of CANT_BE_BLOCKED_EXCEPT_BY rule.",
  ]);
  expect(saidOf('b > x', rule('CAN_BLOCK_ONLY', { ...of('b'), attackers: { ids: ['y'] } }))).toEqual([
    'b can block only certain attackers because of CAN_BLOCK_ONLY rule, and x is not one of them.',
  ]);
  expect(saidOf('b > x, c > x', rule('CANT_BE_BLOCKED_BY_MORE', { ...of('x'), count: 1 }))).toEqual([
    "x can't be blocked by more than one creature because of CANT_BE_BLOCKED_BY_MORE rule, but b and c block it.",
  ]);
});

test('509.1c, 509.1d: a requirement that costs something need not be obeyed, and may be', () => {
  const taxed = [rule('CANT_BLOCK', { unlessPays: '{3}', ...of('b', 'c') }), rule('MUST_BE_BLOCKED_IF_ABLE', of('x'))];
  expect(saidOf('', ...taxed)).toContain(
    'x is blocked if able (MUST_BE_BLOCKED_IF_ABLE rule), but no legal block does that without a cost, which nobody has to pay, so alex need not do it.',
  );
  expect(saidOf('b > x', ...taxed)).toContain(
    'These blocks by alex do all that is required: x is blocked if able (MUST_BE_BLOCKED_IF_ABLE rule).',
  );
  const forbidden = [rule('CANT_BLOCK', of('b', 'c')), rule('MUST_BE_BLOCKED_IF_ABLE', of('x'))];
  expect(saidOf('', ...forbidden)).toContain(
    'x is blocked if able (MUST_BE_BLOCKED_IF_ABLE rule), but no legal block does that, so alex need not do it.',
  );
});

test('a requirement to block, and one to be blocked', () => {
  const must = blockTable(rule('BLOCKS_IF_ABLE', of('b')), rule('MUST_BE_BLOCKED_IF_ABLE', of('y')));
  const found = blockVerdict(must, 'alex', both, '');
  expect(found).toMatchObject({ legal: false, requirementsObeyed: 0, requirementsPossible: 2 });
  expect(broken(found)).toEqual(['509.1c']);
  expect(found.violations[0]?.says).toContain('b blocks if able (BLOCKS_IF_ABLE rule)');
  expect(found.violations[0]?.says).toContain('y is blocked if able');
  expect(blockVerdict(must, 'alex', both, 'b > y').legal).toBe(true);
  expect(blockVerdict(must, 'alex', both, 'b > x').requirementsObeyed).toBe(1);
  expect(blockVerdict(must, 'alex', 'x > alex', '')).toMatchObject({ requirementsPossible: 1 });
});

test('a rule about an attacker that names only its target is about that attacker', () => {
  expect(blockVerdict(blockTable(rule('MUST_BE_BLOCKED_IF_ABLE', { target: 'x' })), 'alex', both, '').legal).toBe(
    false,
  );
  expect(broken(blockVerdict(blockTable(rule('CANT_BE_BLOCKED', { target: 'x' })), 'alex', both, 'b > x'))).toEqual([
    '509.1b',
  ]);
  expect(blockVerdict(blockTable(rule('CANT_BE_BLOCKED', { target: 'x' })), 'alex', both, 'b > y').legal).toBe(true);
});

test("can't block, can't block one attacker, at most so many, can't block alone", () => {
  const is = (state: GameState, blocks: string) => blockVerdict(state, 'alex', both, blocks).legal;
  expect(is(blockTable(rule('CANT_BLOCK', of('b'))), 'b > x')).toBe(false);
  expect(is(blockTable(rule('CANT_BLOCK_TARGET', { target: 'x', ...of('b') })), 'b > x')).toBe(false);
  expect(is(blockTable(rule('CANT_BLOCK_TARGET', { target: 'x', ...of('b') })), 'b > y')).toBe(true);
  const one = blockTable(rule('AT_MOST', { count: 1, ...of('b', 'c') }));
  expect(is(one, 'b > x, c > y')).toBe(false);
  expect(is(one, 'b > x')).toBe(true);
  const onX = blockTable(rule('AT_MOST', { count: 1, target: 'x', ...of('b', 'c') }));
  expect(broken(blockVerdict(onX, 'alex', both, 'b > x, c > x'))).toEqual(['509.1b']);
  expect(is(onX, 'b > x, c > y')).toBe(true);
  const shy = blockTable(rule('CANT_BLOCK_ALONE', of('b')));
  expect(broken(blockVerdict(shy, 'alex', both, 'b > x'))).toEqual(['509.1b']);
  expect(is(shy, 'b > x, c > y')).toBe(true);
  expect(is(shy, 'c > y')).toBe(true);
});

test('rules of a player out of range apply to nobody (801.10)', () => {
  const far = (range: number) =>
    ring(four, { range, objects: [creature('x', 'carissa'), creature('b', 'alex'), rule('CANT_BLOCK', of('b'))] });
  expect(blockVerdict(far(2), 'alex', 'x > alex', 'b > x').legal).toBe(false);
  expect(blockVerdict(far(1), 'alex', 'x > alex', 'b > x').legal).toBe(true);
});
test('509.1a: how many a creature can block', () => {
  const more = [rule('CAN_BLOCK_ADDITIONAL', { count: 1, ...of('b') }), creature('z', 'rob')];
  const found = blockVerdict(blockTable(...more), 'alex', 'x > alex, y > alex, z > alex', 'b > x, b > y, b > z');
  expect(found.violations.map(({ says }) => says)).toEqual(['b can block only 2 creatures, not x, y and z together.']);
  expect(saidOf('b > x, b > y')[0]).toBe('b can block only one creature, not x and y together.');
});

test('509.1d: what others would block costs nothing', () => {
  const tax = rule('CANT_BE_BLOCKED', { unlessPays: '{1}', ...of('x') });
  const state = blockTable(tax, creature('d', 'dana'));
  expect(blockVerdict(state, 'alex', both, 'b > x').costs).toHaveLength(1);
  expect(blockVerdict(state, 'alex', both, 'd > x').costs).toEqual([]);
  expect(blockVerdict(state, 'alex', both, 'b > y').costs).toEqual([]);
});

test('509.1c, 509.1d: one creature or one attacker that costs something is enough', () => {
  const tapped = creature('d', 'alex', { tapped: true });
  const tax = rule('CANT_BLOCK', { unlessPays: '{3}', ...of('b', 'c') });
  const required = rule('MUST_BE_BLOCKED_IF_ABLE', of('x'));
  const withoutCost =
    'x is blocked if able (MUST_BE_BLOCKED_IF_ABLE rule), but no legal block does that without a cost, which nobody has to pay, so alex need not do it.';
  expect(saidOf('', tapped, tax, required)).toContain(withoutCost);
  const taxed = rule('CANT_BE_BLOCKED', { unlessPays: '{3}', ...of('x') });
  expect(saidOf('', taxed, required)).toContain(withoutCost);
});

test('of two attackers, the one that is left to others costs nothing and breaks nothing', () => {
  const state = blockTable(rule('CANT_BLOCK', of('c')));
  const brokenBy = (attacks: string, ...blocks: (readonly [string, string])[]) =>
    brokenByBlocks(
      state,
      player(state, 'alex'),
      blocks.map(([blocker, attacker]) => ({
        blocker: objectOf(state, blocker),
        attacker: objectOf(state, attacker),
      })),
      attacksToBlock(state, attacksIn(attacks)),
    );
  expect(rules(brokenBy(both, ['b', 'x']))).toEqual([]);
  expect(rules(brokenBy(both, ['c', 'x']))).toEqual(['509.1b']);
  expect(rules(brokenBy('x > alex, y > dana', ['b', 'y']))).toEqual(['802.4a']);
  const many = blockTable(rule('CAN_BLOCK_ANY_NUMBER', of('b')));
  const twice = [objectOf(many, 'x'), objectOf(many, 'y')].map((attacker) => ({
    ...{ attacker, blocker: objectOf(many, 'b') },
  }));
  const against = attacksToBlock(many, attacksIn('x > alex, y > dana'));
  expect(rules(brokenByBlocks(many, player(many, 'alex'), twice, against))).toEqual(['802.4a', '509.1a']);
});

test('506.5: who blocks alone is told of where a rule speaks of that creature, and only there', () => {
  const alone = 'b blocks alone: no other creature was declared to.';
  const shy = rule('CANT_BLOCK_ALONE', of('b'));
  expect(saidOf('b > x', shy)).toEqual([
    "b can't block alone because of CANT_BLOCK_ALONE rule, and no other creature blocks.",
    alone,
  ]);
  expect(saidOf('b > x, c > x', shy)).not.toContain(alone);
  expect(saidOf('', shy)).toHaveLength(2);
  expect(saidOf('b > x')).not.toContain(alone);
  expect(saidOf('b > x', rule('AT_MOST', { count: 1, ...of('b', 'c') }))).not.toContain(alone);
  expect(saidOf('c > x', shy)).not.toContain('c blocks alone: no other creature was declared to.');
});

test('509.1c, 509.1d: what is forbidden costs nothing, nor does another block that is free', () => {
  const need = (who: string) =>
    `${who} is blocked if able (MUST_BE_BLOCKED_IF_ABLE rule), but no legal block does that, so alex need not do it.`;
  const required = rule('MUST_BE_BLOCKED_IF_ABLE', of('x'));
  expect(saidOf('', rule('CANT_BE_BLOCKED', of('x')), required)).toContain(need('x'));
  const forbidden = rule('CANT_BE_BLOCKED', of('x', 'y'));
  expect(saidOf('', forbidden, rule('CANT_BLOCK', { unlessPays: '{3}', ...of('b', 'c') }), required)).toContain(
    need('x'),
  );
});

test('802.4a: what attacks others requires nothing', () => {
  const must = blockTable(rule('MUST_BE_BLOCKED_IF_ABLE', of('x', 'y')));
  const leftOut = "alex's blocks are judged without the creatures that attack other players.";
  const said = (attacks: string) => {
    const { requirementsPossible, because } = blockVerdict(must, 'alex', attacks, 'b > x');
    return [requirementsPossible, because.some(({ says }) => says === leftOut)];
  };
  expect([said('x > alex, y > dana'), said('x > alex')]).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('509.1c: who may block nothing need not block', () => {
  const must = rule('BLOCKS_IF_ABLE', of('b'));
  for (const forbidden of [rule('CANT_BLOCK', of('b')), rule('CANT_BE_BLOCKED', of('x', 'y'))])
    expect(blockVerdict(blockTable(must, forbidden), 'alex', both, '')).toMatchObject({
      ...{ legal: true, requirementsObeyed: 0, requirementsPossible: 0 },
    });
});

test('805.10d: a team declares its blockers together', () => {
  const objects = [creature('x', 'A1'), creature('b', 'B1'), creature('c', 'B2')];
  const found = blockVerdict(twoHeadedGiants({ A: 30, B: 30 }, 2, { objects }), 'B1', 'x > B1', 'c > x');
  expect(found.legal).toBe(true);
  expect(sentences(found.because)).toContain('The creatures of the team of B1 are declared together.');
});

test('what a declaration breaks takes rules of the attackers and their number', () => {
  const state = blockTable(
    creature('z', 'rob', { keywords: ['Menace'] }),
    rule('CAN_BLOCK_ANY_NUMBER', of('b')),
    rule('CANT_BE_BLOCKED', of('y')),
  );
  const brokenBy = (attacks: string, ...attackers: readonly string[]) =>
    rules(
      brokenByBlocks(
        state,
        player(state, 'alex'),
        attackers.map((attacker) => ({ blocker: objectOf(state, 'b'), attacker: objectOf(state, attacker) })),
        attacksToBlock(state, attacksIn(attacks)),
      ),
    );
  expect(brokenBy('x > alex, z > alex', 'z')).toEqual(['702.111b']);
  expect(brokenBy('x > alex, y > alex', 'y')).toEqual(['509.1b']);
  expect(brokenBy('x > alex, z > alex', 'x', 'z')).toEqual(['702.111b']);
  expect(brokenBy('x > alex', 'x')).toEqual([]);
});
