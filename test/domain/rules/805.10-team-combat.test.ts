import { describe, expect, test } from '@jest/globals';
import { whyNotBlockable, blockable, blockVerdict } from '../blocks.js';
import { attacksToBlock } from '../../../src/domain/rules/506-combat-in-progress.js';
import { blockDeclarationOrder } from '../../../src/domain/rules/802-attack-multiple-players.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { attackVerdict } from '../attacks.js';
import { asked, rowsIn } from '../combat-asked.js';
import { attacksIn } from '../combat-told.js';
import { attackRules, broken, creature, editionsOf, inTeams, rules, thing, twoHeadedGiants, until } from '../tables.js';
import { under, walker, written, type AttackRule, type GameState, type ObjectDescription } from '../tables.js';

const creatures = { types: ['Creature'] };
const giants = (...objects: ObjectDescription[]) => inTeams('A1 A2 B1 B2', { variant: 'TWO_HEADED_GIANT', objects });
const order = (state: GameState, attacks: string) =>
  blockDeclarationOrder(state, attacksToBlock(state, attacksIn(attacks)));

const attackedBy = (...objects: ObjectDescription[]) => giants(creature('x', 'A1'), creature('y', 'A2'), ...objects);
const cap = (more: Partial<AttackRule> = {}) =>
  thing('cap', 'Artifact', 'B1', { attackRules: attackRules('AT_MOST', { count: 1, creatures, ...more }) });

test("the team's creatures are judged together, whoever declares them (805.10b)", () => {
  const verdict = (state: GameState, who: string) => attackVerdict(state, who, 'x > B1, y > B2');
  for (const who of ['A1', 'A2']) expect(verdict(attackedBy(cap()), who).legal).toBe(false);
  expect(rules(verdict(attackedBy(), 'A2').because)).toContain('805.10b');
  const shy = thing('shy', 'Artifact', 'B1', { attackRules: attackRules('CANT_ATTACK_ALONE', { creatures }) });
  expect(verdict(attackedBy(shy), 'A1').legal).toBe(true);
});

test('a limit on attacking one head is one on attacking the team until 2018', () => {
  const state = attackedBy(cap({ target: 'B1' }));
  const limited = (at: GameState) => !attackVerdict(at, 'A1', 'x > B1, y > B2').legal;
  expect(editionsOf(state, limited)).toEqual(until('CR_2018'));
  const around = (rule: Partial<AttackRule>) =>
    twoHeadedGiants({ A: 30, B: 30, C: 30 }, 2, {
      edition: 'CR_2018',
      objects: [creature('x', 'A1'), creature('y', 'A2'), cap(rule), walker('jace', 'B2')],
    });
  const legal = (rule: Partial<AttackRule>, attacks: string) => attackVerdict(around(rule), 'A1', attacks).legal;
  expect([legal({ target: 'B1' }, 'x > B2, y > B1'), legal({ target: 'B1' }, 'x > B1, y > C2')]).toEqual([false, true]);
  const named = { targets: { ids: ['B1'] } };
  const together = ['x > B2, y > B1', 'x > B2, y > jace', 'x > C1, y > C2'].map((attacks) => legal(named, attacks));
  expect(together).toEqual([false, true, true]);
});

const others = 'b1 team B | b2 team B | c1 team C | c2 team C';
const three = written(`Two-Headed Giant | a1 team A: x1 1/1 | a2 team A: x0 1/1; x2 1/1 | ${others}`);

test.each([
  ['805.10c: each attacker with its controller', 2, 'x0 > c2, x1 > b2, x2 > b2', ': a2 for x0 and x2 and a1 for x1.'],
  ['805.10f: whole teams announce damage', 1, 'x0 > c2, x1 > b2', ', then b1 and b2 and then c1 and c2.'],
  ['805.10f: also those of whom one member only is attacked', 1, 'x0 > c2', ', then c1 and c2.'],
])('a team deals damage: %s', (_, ruling, attacks, ends) =>
  expect(order(three, attacks).because[ruling]?.says.endsWith(ends)).toBe(true),
);

test('B39: either head of a team blocks what attacks the other (805.10d)', () => {
  const state = giants(creature('x', 'A1', { keywords: ['Menace'] }), creature('b1', 'B1'), creature('b2', 'B2'));
  expect(blockable(state, 'B1', 'x > B2')).toEqual({ b1: ['x'] });
  expect(blockVerdict(state, 'B1', 'x > B2', 'b1 > x, b2 > x').legal).toBe(true);
  expect(broken(blockVerdict(state, 'B2', 'x > B2', 'b2 > x'))).toEqual(['702.111b']);
  expect(rules(blockVerdict(state, 'B1', 'x > B2', '').because)).toContain('805.10d');
  expect(whyNotBlockable(state, 'A2', 'x > B2', 'b1')).toEqual([]);
});

test('810.7c: a card that protects one member protects the team, which is said of the others', () => {
  const text = "Creatures can't attack you.";
  const table = (edition: number) =>
    written(
      `Two-Headed Giant, edition ${edition} | A1* team A: bear 2/2 | A2 team A | B1 team B: moat {${text}} | B2 team B`,
    );
  const why = (edition: number) => rowsIn(asked.targets(table(edition), 'A1'))[0];
  expect(JSON.stringify(why(2018))).toContain(
    "bear can't attack B1 because of moat; B2 is on the same team, so bear can't attack B2 either.",
  );
  expect(why(2026)?.included.map(({ id }) => id)).toEqual(['B2']);
});

test('810.7c: from 2008 it is doubtful whether anything protects the team but an object of that member', () => {
  const moat = (owner: string) =>
    thing('moat', 'Artifact', owner, { attackRules: attackRules('CANT_ATTACK_TARGET', { target: 'B1', creatures }) });
  const doubted = (state: GameState) =>
    editionsOf(state, (at) => /speaks only of/.test(JSON.stringify(asked.targets(at, 'A1'))));
  const shy = creature('bear', 'A1', { attackRules: attackRules('CANT_ATTACK_TARGET', { target: 'B1' }) });
  const since2008 = ['CR_2008', 'CR_2009', 'CR_2013', 'CR_2018'];
  expect([doubted(giants(shy)), doubted(giants(creature('bear', 'A1'), moat('B2')))]).toEqual([since2008, since2008]);
  expect(doubted(giants(creature('bear', 'A1'), moat('B1')))).toEqual([]);
});

describe('810.7b: until 2018 the defending player means both members of the team', () => {
  const theirs = 'B1 team B: isle (Land — Island) {}; ox 2/2; elk 2/2 | B2 team B: cub 2/2';
  const bear = (text: string) => `bear 2/2 {bear can't attack ${text}.}`;
  const table = (text: string, edition: number, sides = theirs) =>
    written(`Two-Headed Giant, edition ${edition} | A1* team A: ${bear(text)} | A2 team A | ${sides}`);
  const targets = (...given: Parameters<typeof table>) =>
    rowsIn(asked.targets(table(...given), 'A1'))[0]?.included.map(({ id }) => id);

  test.each([
    ['unless defending player controls an Island', ['B1', 'B2'], ['B1']],
    ['unless defending player controls a Forest', [], []],
    ['if defending player controls an Island', [], ['B2']],
    ['if defending player controls no Islands', ['B1', 'B2'], ['B1']],
    ['if defending player controls no Forests', [], []],
    ['unless you control more creatures than defending player', [], []],
    ['unless defending player controls more creatures than you', ['B1', 'B2'], ['B1']],
  ])('can’t attack %s', (text, together, apart) =>
    expect([2005, 2008, 2013, 2018, 2023].map((edition) => targets(text, edition))).toEqual([
      ...Array.from({ length: 4 }, () => together),
      apart,
    ]),
  );

  test('a comparison holds if it holds for either', () => {
    const text = 'unless you control more creatures than defending player';
    const sides = 'B1 team B: ox 2/2 | B2 team B';
    expect([targets(text, 2013, sides), targets(text, 2026, sides)]).toEqual([['B1', 'B2'], ['B2']]);
  });

  test('in words', () => {
    const says = (text: string, edition: number) => JSON.stringify(asked.targets(table(text, edition), 'A1'));
    expect(says('if defending player controls an Island', 2018)).toContain(
      "bear can't attack B2, as the team of B2 controls isle.",
    );
    expect(says('if defending player controls an Island', 2026)).toContain(
      "bear can't attack B1, as B1 controls isle.",
    );
  });

  test('and the attacking player both members of the other one, whoever attacks', () => {
    const goon = "goon 2/2 {goon can't block unless you control more creatures than attacking player.}";
    const blocks = (edition: number) =>
      rowsIn(
        asked.blockers(
          written(
            `Two-Headed Giant, edition ${edition} | A1 team A: x 1/1 | A2 team A | B1 team B: ${goon} | B2 team B`,
          ),
          'B1',
          'x > B1',
        ),
      )[0]?.included.map(({ id }) => id);
    expect([2008, 2013, 2018, 2023].map(blocks)).toEqual([['x'], ['x'], ['x'], []]);
  });

  test('of whom a ruling says so', () => {
    const said = (edition: RulesEdition) =>
      order(under(edition, three), 'x0 > c2, x1 > b2').because.map(
        ({ rule: { number }, says }) => `${number}: ${says}`,
      );
    const both =
      'An effect that refers to the attacking player means a1 and a2; a one-shot effect means one of them, chosen by its controller.';
    expect(said('CR_2008')).toContain(`606.7a: ${both}`);
    expect(said('CR_2018')).toContain(`810.7b: ${both}`);
    const apart = 'means the controller of the attacking creature: a2 for x0 and a1 for x1.';
    expect(said('CR_2023').join()).toContain(`805.10c: An effect that refers to the attacking player ${apart}`);
    expect(said('CR_2006').join()).toContain(apart.slice(0, -1));
  });
});

test.each([
  ['Two-Headed Giant', 'CR_2013', '810.7c', undefined],
  [
    'Team vs. Team, shared team turns',
    'CR_2013',
    '805.10b',
    'CR_2013 does not say so; the rule of CR_2026_09 is applied.',
  ],
  ['Team vs. Team, shared team turns', 'CR_2018', '805.10b', undefined],
] as const)(
  '805.10: until 2017 no game but Two-Headed Giant has rules for such combats: %s, %s',
  (game, edition, number, doubt) => {
    const state = under(edition, written(`${game} | A1* team A: bear 2/2 | A2 team A | B1 team B | B2 team B`));
    const { because } = attackVerdict(state, 'A1', 'bear > B1');
    const cited = because.filter(({ rule }) => rule.key === '805.10b' || rule.key === '810.7c CR_2018');
    expect(cited.map(({ rule, doubt: said }) => [rule.number, said])).toEqual([[number, doubt]]);
  },
);
