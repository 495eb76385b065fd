import { describe, expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { resultProblems, type Result } from '../../../src/domain/rules/104-results.js';
import { outcomeInShort } from '../outcomes.js';
import { creature, doubts, emperors, everyEdition, inTeams, leftBy, ring, rules, saidBy } from '../tables.js';
import { sentences, thing, under, type GameState, type RulesEdition } from '../tables.js';

const near = ring('A B C D E F', { range: 1 });
const five = ring('A B C D E', { range: 1 });
const three = ring('A B C', { range: 1 });
const free = ring('A B C D E F');
const teams = inTeams('A1 A2 B1 B2');
const giants = inTeams('A1 A2 B1 B2', { variant: 'TWO_HEADED_GIANT' });
const withoutA2 = inTeams('A1 A2 B1 B2', { players: [{}, { inGame: false }] });
const drawnA2 = inTeams('A1 A2 B1 B2', { players: [{}, { inGame: false, drew: true }] });
const emperors2006 = emperors({ edition: 'CR_2006' });
const old = under('CR_2006', near);
const oneNear = ring('A B C D E F', { players: [{}, { rangeOfInfluence: 1 }] });
const loop = [creature('a', 'B'), creature('b', 'C')];
const freeLoop = ring('A B C D E F', { objects: loop });
const eight = ring('A B C D E F G H', { range: 1, objects: loop });
const outcome = (state: GameState, result: Result) => outcomeInShort(outcomeOf(state, result));
const loses = (...players: string[]): Result => ({ loses: players });
const draw = (controller: string): Result => ({ draw: { controller } });

test.each<[string, GameState, Result, string]>([
  ['I01: the opponents in range lose instead, since 2007', near, { wins: 'A' }, 'lost B F, stay A C D E'],
  ['I01: before, everybody', old, { wins: 'A' }, 'won A, lost B C D E F, stay A, over'],
  ['I02: with no opponent in range nobody loses', emperors({}, 1), { wins: 'AE' }, 'stay A1 AE A2 B1 BE B2'],
  ['a win over everybody who is left ends the game', three, { wins: 'A' }, 'won A, lost B C, stay A, over'],
  ['an unlimited range among limited ones reaches all', oneNear, { wins: 'A' }, 'won A, lost B C D E F, stay A, over'],
  ['a limited one those in it', oneNear, { wins: 'B' }, 'lost A C, stay B D E F'],
  ['a team that shares its life wins as one', giants, { wins: 'A1' }, 'won A1 A2, lost B1 B2, stay A1 A2, over'],
  ['D33: an emperor wins for all', emperors2006, { wins: 'AE' }, 'won A1 AE A2, lost B1 BE B2, stay A1 AE A2, over'],
  ['I04: whoever is left wins, however far away', five, loses('B', 'C', 'D', 'E'), 'won A, lost B C D E, stay A, over'],
  ['I13: with teammates who had lost', withoutA2, loses('B1', 'B2'), 'won A1 A2, lost B1 B2, stay A1, over'],
  ['but not with those for whom it was a draw', drawnA2, loses('B1', 'B2'), 'won A1, lost B1 B2, stay A1, over'],
  ['even by an effect', drawnA2, { wins: 'A1' }, 'won A1, lost B1 B2, stay A1, over'],
  ['I13: not before', withoutA2, loses('B1'), 'lost B1, stay A1 B2'],
  ['104.2c: even with losers', teams, loses('A1', 'B1', 'B2'), 'won A1 A2, lost B1 B2, leave A1 B1 B2, stay A2, over'],
  ['I14: when everybody loses at once it is a draw', ring('A B C'), loses('A', 'B', 'C'), 'drew A B C, over'],
  ['I14: when all teams do, too', giants, loses('A1', 'B2'), 'drew A1 A2 B1 B2, over'],
  ['a team loses with its emperor', emperors(), loses('AE'), 'won B1 BE B2, lost A1 AE A2, stay B1 BE B2, over'],
  ['or with any member where life is shared', giants, loses('A2'), 'won B1 B2, lost A1 A2, stay B1 B2, over'],
  ['I05: a draw is for those in range, since 2009', near, draw('A'), 'drew A B F, stay C D E'],
  ['I05: without limits for everybody', free, draw('A'), 'drew A B C D E F, over'],
  ['I08: a loop is a draw for those in range, since 2010', eight, { loop: ['a', 'b'] }, 'drew A B C D, stay E F G H'],
  ['I08: without the option for all', freeLoop, { loop: ['a'] }, 'drew A B C D E F, over'],
  ['I10: a draw may leave one emperor alone', emperors(), draw('AE'), 'won BE, drew A1 AE A2 B1 B2, stay BE, over'],
  ['809.5c: an emperor draws for all', emperors(), draw('B1'), 'won A1 AE, drew A2 B1 BE B2, stay A1 AE, over'],
])('%s', (_, state, result, expected) => expect(outcome(state, result)).toBe(expected));

test.each<[string, GameState, Result, string[], number]>([
  ['a win in range', three, { wins: 'A' }, ['801.14', '104.3h', '104.2a'], 0],
  ['a win of a team that shares its life', giants, { wins: 'A1' }, ['104.2b', '810.8a'], 0],
  ['a loss that leaves one team', withoutA2, loses('B1', 'B2'), ['104.3e', '104.2c'], 0],
  ['the same in 2005', under('CR_2005', withoutA2), loses('B1', 'B2'), ['104.3e', '102.2c'], 1],
  ['a loss of all teams', giants, loses('A1', 'B2'), ['104.3e', '810.8a', '104.4d'], 0],
  ['a loss of an emperor', emperors(), loses('AE'), ['104.3e', '809.5b', '104.2c'], 0],
  ['a win without those for whom it was a draw', drawnA2, { wins: 'A1' }, ['104.2b'], 1],
  ['a draw', free, draw('A'), ['104.4c'], 0],
])('the rules of %s', (_, state, result, expected, doubtful) => {
  const { because } = outcomeOf(state, result);
  expect([rules(because), doubts(because).length]).toEqual([expected, doubtful]);
});

test('the rules and doubts of some other outcomes', () => {
  expect(rules(outcomeOf(ring('A B C'), loses('A', 'B', 'C')).because)).toContain('104.4a');
  expect(rules(outcomeOf(emperors(), draw('B1')).because)).toContain('809.5c');
  expect(doubts(outcomeOf(emperors(), draw('AE')).because)).toHaveLength(1);
  expect(doubts(outcomeOf(emperors2006, { wins: 'AE' }).because)).toHaveLength(1);
  expect(sentences(outcomeOf(old, { wins: 'A' }).because).join(' ')).toContain('CR_2006 has no such rule');
});

test('I01, I05, I08: when editions changed', () => {
  const inEach = (found: (edition: RulesEdition) => number | boolean) => everyEdition.map(found);
  const over = inEach((edition) => outcomeOf(under(edition, near), { wins: 'A' }).gameOver);
  expect(over).toEqual([true, true, false, false, false, false, false, false, false]);
  const drawn = inEach((edition) => outcomeOf(under(edition, near), draw('A')).drawn.length);
  expect(drawn).toEqual([6, 6, 6, 6, 3, 3, 3, 3, 3]);
  const looped = inEach((edition) => outcomeOf(under(edition, eight), { loop: ['a', 'b'] }).drawn.length);
  expect(looped).toEqual([8, 8, 8, 8, 4, 4, 4, 4, 4]);
});

test('I12: without the option the game is over; from 2010 to 2017 all opponents lose instead', () => {
  for (const edition of everyEdition) {
    const result = outcomeOf(under(edition, teams), { wins: 'A1' });
    expect(outcomeInShort(result)).toMatch(/^won A1 A2, lost B1 B2, .*over$/);
    const instead = result.because.some(({ rule }) => rule.key === '800.7 CR_2013');
    expect([edition, instead]).toEqual([edition, edition === 'CR_2013']);
    expect(doubts(result.because)).toHaveLength(instead ? 0 : 1);
  }
});

test('104.3e: who loses, in words', () => {
  const says = (...players: string[]) => outcomeOf(ring('A B C D'), loses(...players)).because[0].says;
  expect([says('A'), says('A', 'B')]).toEqual(['A loses.', 'A and B lose.']);
});

test('104.2c, 104.5, 810.8a: who wins, loses or leaves along with others, in words', () => {
  const said = (rule: string, state: GameState, result: Result) => saidBy(outcomeOf(state, result).because, rule);
  const heads = inTeams('A1 A2 A3 B1 B2 B3', { variant: 'TWO_HEADED_GIANT' });
  expect([giants, heads].flatMap((state) => said('810.8a', state, { wins: 'A1' }))).toEqual([
    'A2 wins with A1, as a team.',
    'A2 and A3 win with A1, as a team.',
  ]);
  expect([giants, heads].flatMap((state) => said('810.8a', state, loses('A1')))).toEqual([
    'A2 loses with the rest of their team.',
    'A2 and A3 lose with the rest of their team.',
  ]);
  expect([loses('A'), loses('A', 'B')].flatMap((result) => said('104.5', free, result))).toEqual([
    'A leaves the game, which goes on.',
    'A and B leave the game, which goes on.',
  ]);
  expect(said('104.2c', inTeams('A1 A2 B1', { players: [{}, { cantWin: true }] }), loses('B1'))).toEqual([
    "None of A1's opponents is left in the game, so A1 and A2 win, though an effect says otherwise.",
  ]);
});

test.each<[string, GameState, readonly Result[], string, string]>([
  ['A', leftBy(ring('A B'), 'B'), [{ wins: 'A' }, loses('A'), draw('A'), { restart: { controller: 'A' } }], 'A', 'A'],
  ['A', leftBy(ring('A B', { range: 1 }), 'B'), [{ wins: 'A' }, loses('A'), draw('A')], 'A', 'A'],
  ['A1, A2', leftBy(inTeams('A1 A2 B1 B2'), 'B1', 'B2'), [loses('A1'), loses('A1', 'A2')], 'A1 A2', 'A1 A2'],
  ['A1, A2', leftBy(withoutA2, 'B1', 'B2'), [loses('A1'), { wins: 'A1' }], 'A1 A2', 'A1'],
])('104.2a, 104.2c: what the last side, %s, has won, nothing changes', (_, state, results, winners, stay) => {
  for (const result of results) {
    expect(outcome(state, result)).toBe(`won ${winners}, stay ${stay}, over`);
    const said = `${winners.replace(' ', ' and ')} had won already: no opponents were left in the game.`;
    expect(sentences(outcomeOf(state, result).because)).toEqual([said]);
  }
});

test('101.2: by the win of one who can’t win nobody wins, loses, draws or leaves', () => {
  const found = outcomeOf(ring('A B', { players: [{ cantWin: true }] }), { wins: 'A' });
  const nobody = { winners: [], losers: [], drawn: [], leaving: [] };
  expect(found).toMatchObject({ ...nobody, remaining: [{ id: 'A' }, { id: 'B' }], gameOver: false });
});

test('104.2c: whether those win who had lost was not said before 2006', () => {
  const last = (...left: ReadonlyArray<boolean | 'drew'>) => {
    const players = left.map((each) => ({ inGame: !each, drew: each === 'drew' }));
    return doubts(outcomeOf(inTeams('A1 A2 A3 B1', { edition: 'CR_2005', players }), loses('B1')).because);
  };
  expect(last()).toEqual([]);
  expect([last(false, true), last(false, true, true)]).toEqual([
    ['102.2c of CR_2005 does not say whether A2 still wins with their team.'],
    ['102.2c of CR_2005 does not say whether A2 and A3 still win with their team.'],
  ]);
  expect(last(false, 'drew', true)[0]).toMatch(/ was a draw still win with their team\. .* whether A3 still wins with/);
});

describe('draws and restarts', () => {
  test('the last one left wins plainly, unless a teammate drew or an effect says otherwise', () => {
    const last = (state: GameState, controller: string) => {
      const { because } = outcomeOf(state, draw(controller));
      const won = because.find(({ rule }) => rule.key === '104.2a' || rule.key === '104.2c');
      return `${won?.says} ${won?.doubt === undefined ? 'plainly' : 'doubtfully'}`;
    };
    const four = (more: object = {}) => ring('A B C D', { range: 1, players: [{}, {}, more, {}] });
    const wins = "None of C's opponents is left in the game, so C wins";
    expect(last(four(), 'A')).toBe(`${wins}. plainly`);
    expect(last(four({ cantWin: true }), 'A')).toBe(`${wins}, though an effect says otherwise. plainly`);
    expect(last(inTeams('A1 A2 A3 B1', { range: 1 }), 'A1')).toMatch(/doubtfully$/);
    expect(last(inTeams('B1 A1 A2 A3', { range: 0, players: [{}, {}, { inGame: false, drew: true }] }), 'B1')).toBe(
      "None of A1's opponents is left in the game, so A1 and A3 win. doubtfully",
    );
    const apart = inTeams('A1 A2 B1 A3', { range: 1 });
    expect(last(apart, 'A1')).toBe("None of B1's opponents is left in the game, so B1 wins. plainly");
  });

  test.each<[string, Result]>([
    ['draws', { draw: { object: 'plane' } }],
    ['loops', { loop: ['plane'] }],
  ])('a plane %s for everybody', (_, result) => {
    const planar = ring('A B C D E F', { range: 1, objects: [thing('plane', 'Plane', 'A', { zone: 'COMMAND' })] });
    const { drawn, because } = outcomeOf(planar, result);
    expect([drawn.length, because[0].rule.number]).toEqual([6, '801.18']);
  });

  test('a spell of one who has left makes no sense', () => {
    const state = leftBy(free, 'F');
    expect(resultProblems(state, draw('F')).map(({ path }) => path)).toEqual([['draw']]);
    expect(resultProblems(state, { restart: { controller: 'A' } })).toEqual([]);
  });
});

describe('101.2: what a card says of winning and losing, and is not used, is a doubt of whom it names', () => {
  const tide = 'as long as the tide is high';
  test.each([
    [`Your opponents can't win the game ${tide}.`, 'win B, win C'],
    [`You can't win the game ${tide}.`, 'win A'],
    [`Players can't win or lose the game ${tide}.`, 'win A, win B, win C, lose A, lose B, lose C'],
    [`You can't win the game and your opponents can't lose the game ${tide}.`, 'win A, lose B, lose C'],
    [`You can't lose the game and your opponents can't win the game ${tide}.`, 'win B, win C, lose A'],
    ['If an opponent would win the game, that player draws a card instead.', 'win B, win C'],
  ])('%s', (oracle_text, expected) => {
    const law = thing('law', 'Enchantment', 'A', { cardData: { name: 'Law', type_line: 'Enchantment', oracle_text } });
    const state = ring('A B C', { objects: [law] });
    const isDoubted = (result: Result) => outcomeOf(state, result).because.some(({ doubt }) => doubt?.includes('Law'));
    const found = ['A', 'B', 'C'].map((wins) => (isDoubted({ wins }) ? [`win ${wins}`] : []));
    const lost = ['A', 'B', 'C'].map((each) => (isDoubted(loses(each)) ? [`lose ${each}`] : []));
    expect([...found, ...lost].flat().join(', ')).toBe(expected);
  });
});
