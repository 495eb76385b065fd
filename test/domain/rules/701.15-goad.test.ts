import { expect, test } from '@jest/globals';
import { legalAttackTargets } from '../../../src/domain/rules/508-declare-attackers.js';
import { goadRuling } from '../../../src/domain/rules/701.15-goad.js';
import { objectOf, playerOf } from '../../../src/domain/state/game-state.js';
import { attackVerdict } from '../attacks.js';
import { legalBlocks } from '../../../src/questions/legal-blocks.js';
import { asked, rowsIn } from '../combat-asked.js';
import { attacksIn } from '../combat-told.js';
import { creature, ring, rules, thing, written, type GameState, type ObjectDescription } from '../tables.js';
import { valueOf } from '../../value-of.js';

const state = ring('A B C', { objects: [creature('bear', 'A'), creature('elk', 'A')] });

test('each goaded creature is named once', () => {
  const [bear, elk] = [objectOf(state, 'bear'), objectOf(state, 'elk')];
  const says = 'attacks if able, and a player other than whoever goaded it if able.';
  expect(goadRuling(state, [bear, bear]).says).toBe(`bear is goaded: it ${says}`);
  expect(goadRuling(state, [bear, elk]).says).toBe(`bear and elk are goaded: each ${says}`);
});

test('508.1d: what a creature goaded by two players leaves out is said once', () => {
  const goads = ['B', 'C'].map((target) => ({ kind: 'GOADED' as const, target }));
  const table = ring('A B C D', { objects: [creature('bear', 'A', { attackRules: goads })] });
  expect(attackVerdict(table, 'A', '').because[0].says).toBe(
    'A legal attack by A does what this one leaves out: bear attacks if able; bear attacks a player other than B if able; bear attacks a player other than C if able.',
  );
});

test.each([
  [['B'], 'bear is goaded by B: it attacks if able, and a player other than B if able.'],
  [['B', 'C'], 'bear is goaded by B and C: it attacks if able, and for each of them somebody else if able.'],
])('701.15b: what a creature goaded by %s may attack says so', (goaders, says) => {
  const attackRules = goaders.map((target) => ({ kind: 'GOADED' as const, target }));
  const table = ring('A B C D', { objects: [creature('bear', 'A', { attackRules }), creature('elk', 'A')] });
  const [bear, elk] = legalAttackTargets(table, playerOf(table, 'A'));
  expect(bear?.because.map((ruling) => ruling.says)).toContain(says);
  expect(rules(elk?.because ?? [])).not.toContain('701.15b');
});

test.each([
  ['told of the creature', '', 'x 2/2 goaded by A; y 2/2', '', 'y'],
  ['by a card', 'Creatures with power 3 or greater your opponents control are goaded.', 'x 2/2; y 3/3', '', 'x'],
  ['by its own card', '', 'x 2/2 {This creature is goaded.}; y 2/2', '', 'y'],
  ['by an effect', '', 'x 2/2; y 2/2', "effects: A's spell: goaded by A on y", 'x'],
  ['by a card that the range leaves out', 'All creatures are goaded.', 'x 2/2', 'range', 'x'],
  ['by none', '', 'x 2/2; y 2/2', '', 'x y'],
])('701.15b: of creatures goaded %s cards speak', (_, goads, blockers, more, may) => {
  const law = "law (Enchantment) {Goaded creatures your opponents control can't block.}";
  const far = more === 'range';
  const players = [`A: ox 2/2; ${law}`, `B: ${blockers}`, 'D', `C: goader (Enchantment) {${goads}}`];
  const state = written([...(far ? ['range 1'] : []), ...players, ...(far || !more ? [] : [more])].join(' | '));
  const rows = valueOf(legalBlocks.ask(state, { player: 'B', attacks: attacksIn('ox > B') }));
  const included = rows as readonly { blocker: { id: string }; included: readonly unknown[] }[];
  expect(included.flatMap((row) => (row.included.length ? row.blocker.id : [])).join(' ')).toBe(may);
});

test.each(['told of the creature', 'by an effect'])('701.15b: goaded %s on a condition, if that is met', (way) => {
  const asLongAs = { who: 'ANYONE' as const, controls: { types: ['artifact'] } };
  const attackRules = [{ kind: 'GOADED' as const, target: 'A', asLongAs }];
  const isEffect = way === 'by an effect';
  const boar = creature('boar', 'B', isEffect ? {} : { attackRules });
  const effects = isEffect ? [{ controller: 'A', on: ['boar'], attackRules }] : [];
  const law = thing('law', 'Enchantment', 'A', {
    cardData: { name: 'law', type_line: 'Enchantment', oracle_text: "Goaded creatures can't block." },
  });
  const among = (...more: readonly ObjectDescription[]) =>
    ring('A B C', { objects: [creature('ox', 'A'), law, boar, ...more], effects });
  const blocks = (table: GameState): number | undefined =>
    rowsIn(asked.blockers(table, 'B', 'ox > B'))[0]?.included.length;
  expect(blocks(among())).toBe(1);
  expect(blocks(among(thing('jug', 'Artifact', 'C')))).toBe(0);
});

test('801.10: an effect goads none of a group that is out of range of its controller', () => {
  const law = "law (Enchantment) {Goaded creatures can't block.}";
  const state = written(
    `range 1 | A*: ox 2/2; ${law} | B: x 2/2 | C | D | effects: D's spell: goaded by D on each creature`,
  );
  const [row] = rowsIn(asked.blockers(state, 'B', 'ox > B'));
  expect(row?.included.map(({ id }) => id)).toEqual(['ox']);
});

test.each([
  ['Goaded creatures get -1/-1.', 'a 1/1 skulk'],
  [
    "As long as you're the monarch, creatures your opponents control are goaded.",
    "law (Enchantment) {Goaded creatures can't block.}",
  ],
])('701.15b: what depends on who is goaded, or on what is not told of that, raises a doubt: %s', (text, beside) => {
  const state = written(`A: ox 2/2 skulk; jug (Artifact) {${text}}; ${beside} | B: x 2/2`);
  const [row] = rowsIn(asked.blockers(state, 'B', 'ox > B'));
  expect(row?.because.some(({ doubt }) => doubt !== undefined)).toBe(true);
});

test.each([
  [
    'Creatures your opponents control are goaded.',
    ['The table gives no mana cost for x; its mana value may decide the answer.'],
  ],
  ['Creatures you control are goaded.', []],
])('701.15b: who is goaded decides whether a doubt matters: %s', (goads, said) => {
  const law = "law (Enchantment) {Goaded creatures with mana value 3 or less can't block.}";
  const state = written(`A: ox 2/2; ${law}; jug (Artifact) {${goads}} | B: x 2/2`);
  const [row] = rowsIn(legalBlocks.ask(state, { player: 'B', attacks: attacksIn('ox > B') }));
  expect(row?.because.flatMap(({ doubt }) => doubt ?? [])).toEqual(said);
});
