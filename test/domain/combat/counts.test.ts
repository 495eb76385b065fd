import { expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { attackRow, attackVerdict } from '../attacks.js';
import { attackTable } from '../laws.js';
import { attackRules, creature, ring, sentences } from '../tables.js';

const said = (attacks: string, laws = '') => {
  const state = attackTable(`A: ox 2/2; elk 2/2; cub 2/2 | B: jace (Planeswalker) | C | D${laws && ` | ${laws}`}`);
  return attackVerdict(state, 'A', attacks).violations.map(({ says }) => says);
};

test('at most so many: one object lets them, several let them', () => {
  const [wall, moat] = ['wall', 'moat'].map((id) => `law ${id} of B: AT_MOST 1 of all target B`);
  expect(said('ox > B, elk > B', wall)).toEqual(['wall lets at most one creature attack B, but ox and elk do.']);
  expect(said('ox > B, elk > B', `${wall} | ${moat}`)).toEqual([
    'wall and moat let at most one creature attack B, but ox and elk do.',
  ]);
  expect(said('ox > B, elk > C', `${wall} | ${moat}`)).toEqual([]);
});

test('506.6: each player who is attacked alone, once', () => {
  const rule = 'law wall of B: CANT_ATTACK_PLAYER_ALONE of all';
  const alone = (who: string, whom: string) =>
    `${who} can't attack ${whom} alone because of wall, and no other creature attacks ${whom}.`;
  expect(said('ox > B, elk > C', rule)).toEqual([alone('ox', 'B'), alone('elk', 'C')]);
  expect(said('ox > B, elk > B, cub > C', rule)).toEqual([alone('cub', 'C')]);
  expect(said('ox > jace', rule)).toEqual([]);
});

test('not without others: one of them does, or several do', () => {
  const rule = (count: number) => `law wall of B: CANT_ATTACK_WITHOUT_OTHERS ${count} of all`;
  expect(said('ox > B', rule(1))).toEqual(["ox can't attack because of wall unless another creature does, too."]);
  expect(said('ox > B, elk > B', rule(2))).toEqual([
    "ox and elk can't attack because of wall unless at least 2 others do, too.",
  ]);
  expect(said('ox > B, elk > B', rule(1))).toEqual([]);
});

test('not without others of a certain kind: those are named, where there are enough', () => {
  const alone = (count: number, ...greens: string[]) => {
    const shy = attackRules('CANT_ATTACK_WITHOUT_OTHERS', { count, others: { colors: ['GREEN'] } });
    const others = greens.map((id) => creature(id, 'A', { colors: ['GREEN'] }));
    const state = ring('A B C', { objects: [creature('ox', 'A', { attackRules: shy }), ...others] });
    return attackVerdict(state, 'A', 'ox > B').violations[0]?.says;
  };
  expect(alone(1, 'elk')).toBe("ox can't attack unless elk does, too.");
  expect(alone(1, 'elk', 'cub')).toBe("ox can't attack unless elk or cub does, too.");
  expect(alone(2, 'elk', 'cub')).toBe("ox can't attack unless at least 2 of elk and cub do, too.");
  expect(alone(1)).toBe("ox can't attack unless one creature of a certain kind does, too.");
  expect(alone(2, 'elk')).toBe("ox can't attack unless 2 creatures of a certain kind do, too.");
});

test.each([
  ['unless at least two other creatures attack', 'unless at least 2 others do, too'],
  ['unless another creature also attacks', 'unless another creature does, too'],
  ['unless at least two other Goblins attack', 'unless 2 creatures of a certain kind do, too'],
])('others of no certain kind are not named: %s', (text, says) => {
  const cardData = { name: 'ox', type_line: 'Creature — Ox', oracle_text: `ox can't attack ${text}.` };
  const objects = [{ id: 'ox', owner: 'A', cardData }, creature('elk', 'A')];
  const state = withStaticAbilities(ring('A B C', { objects }));
  expect(attackVerdict(state, 'A', 'ox > B').violations[0]?.says).toBe(`ox can't attack ${says}.`);
});

test('506.5: one attacker alone breaks a rule once, whoever else it is about', () =>
  expect(said('ox > B', 'law wall of B: CANT_ATTACK_ALONE of all')).toEqual([
    "ox can't attack alone because of wall, and no other creature attacks.",
  ]));

test('506.5: only alone: who attacks as well, or all together', () => {
  const rule = (creatures: string) => `law wall of B: CAN_ATTACK_ONLY_ALONE of ${creatures}`;
  expect(said('ox > B, elk > C, cub > C', rule('ox'))).toEqual([
    'ox can attack only alone because of wall, but elk and cub attack, too.',
  ]);
  expect(said('ox > B, elk > B', rule('ox'))).toEqual([
    'ox can attack only alone because of wall, but elk attacks, too.',
  ]);
  expect(said('ox > B, elk > B', rule('all'))).toEqual([
    'ox and elk can attack only alone because of wall, but they attack together.',
  ]);
  expect([said('elk > B, cub > C', rule('ox')), said('ox > B', rule('ox'))]).toEqual([[], []]);
});

test('506.5: of whom such a rule is, it is told beside what they may attack, unless that is nothing', () => {
  const row = (law: string, who = 'ox') =>
    sentences(attackRow(attackTable(`A: ox 2/2; elk 2/2 | B | ${law}`), 'A', who).because).filter((each) =>
      each.includes('alone'),
    );
  const [cant, only] = ['CANT_ATTACK_ALONE', 'CAN_ATTACK_ONLY_ALONE'].map((kind) => `law wall of B: ${kind} of ox`);
  expect(row(`${cant}`)).toEqual(["ox can't attack alone because of wall."]);
  expect(row(`${only}`)).toEqual(['ox can attack only alone because of wall.']);
  expect([row(`${cant}`, 'elk'), row(`${cant} | law moat of B: CANT_ATTACK of all`)]).toEqual([[], []]);
});

test('611.2: a rule of an effect without a name or a source', () => {
  const effects = [{ on: ['ox'], attackRules: [{ kind: 'CANT_ATTACK' as const }] }];
  const state = ring('A B', { objects: [creature('ox', 'A')], effects });
  expect(sentences(attackVerdict(state, 'A', 'ox > B').violations)).toEqual(["ox can't attack because of an effect."]);
});
