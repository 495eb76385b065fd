import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { outcomeOf as question } from '../../../src/questions/outcome-of.js';
import { creature, doubts, ids, inEveryEdition, leftBy, player, ring, rules, sentences } from '../tables.js';
import { twoHeadedGiants, type GameState } from '../tables.js';

const around = (active: string, range?: number): GameState =>
  ring('Ann Bob Cat Dan', {
    ...(range === undefined ? {} : { range }),
    objects: [creature('engine', 'Ann'), creature('mirror', 'Bob')],
    turn: { activePlayers: [active] },
  });
const looped = (state: GameState, ...mayEnd: readonly string[]) =>
  outcomeOf(
    state,
    { loop: ['engine', 'mirror'] },
    mayEnd.map((id) => player(state, id)),
  );

test('I07: a loop that a player may end is no draw', () => {
  const { drawn, remaining, gameOver, because } = looped(around('Ann'), 'Bob');
  expect([ids(drawn), ids(remaining), gameOver]).toEqual([[], ['Ann', 'Bob', 'Cat', 'Dan'], false]);
  expect(sentences(because)).toEqual([
    'Bob may end the loop of engine and mirror by another choice, so the game is not a draw.',
    'Bob says how often the loop goes on, and then makes another choice.',
  ]);
  expect(rules(because)).toEqual(['104.4b', '732.1b']);
  expect(ids(looped(around('Ann')).drawn)).toHaveLength(4);
  const limited = inEveryEdition(around('Ann', 1), (state) => rules(looped(state, 'Bob').because)[0]);
  expect(limited).toEqual(['102.4b', '102.4b', '102.4b', '104.4b', ...Array.from({ length: 5 }, () => '801.16')]);
});

test('of several the active player ends it, or the first of them in turn order', () => {
  const ends = (active: string) => sentences(looped(around(active), 'Bob', 'Dan').because)[1];
  expect(ends('Dan')).toBe('Of Bob and Dan, Dan, the active player, has to make another choice, and the loop ends.');
  expect(ends('Cat')).toBe(
    'Of Bob and Dan, Dan, the first of them in turn order, has to make another choice, and the loop ends.',
  );
  expect(ends('Ann')).toBe(
    'Of Bob and Dan, Bob, the first of them in turn order, has to make another choice, and the loop ends.',
  );
});

test('nobody is active once the active player has left', () =>
  expect(sentences(looped(leftBy(around('Dan'), 'Dan'), 'Ann', 'Bob').because)[1]).toBe(
    'Of Ann and Bob, Ann, the first of them in turn order, has to make another choice, and the loop ends.',
  ));

test('which of several active players ends it is doubtful', () => {
  const engines = { objects: [creature('engine', 'A1'), creature('mirror', 'B1')] };
  const heads = twoHeadedGiants({ A: 30, B: 30 }, 2, engines);
  const ends = (...mayEnd: readonly string[]) => looped(heads, ...mayEnd).because[1];
  expect(ends('A2', 'A1')?.says).toBe(
    'Of A2 and A1, A1, an active player, has to make another choice, and the loop ends.',
  );
  expect(ends('A2', 'A1')?.doubt).toMatch(/^The rule mentions one active player/);
  expect([ends('B1', 'A2')?.says, ends('B1', 'A2')?.doubt]).toEqual([
    'Of B1 and A2, A2, the active player, has to make another choice, and the loop ends.',
    undefined,
  ]);
});

test('until 2009 numbers settle it, and in 2009 the active player is named alone', () => {
  const told = (active: string) =>
    inEveryEdition(around(active), (state) => {
      const { because } = looped(state, 'Bob', 'Dan');
      return /numbers/.test(sentences(because)[1] ?? '') ? 'numbers' : doubts(because).length;
    });
  expect(told('Dan')).toEqual(['numbers', 'numbers', 'numbers', 0, 0, 0, 0, 0, 0]);
  expect(told('Ann')).toEqual(['numbers', 'numbers', 'numbers', 1, 0, 0, 0, 0, 0]);
});

test('who may end it is told of a loop only', () => {
  const asked = question.ask(around('Ann'), { result: { wins: 'Ann' }, mayEnd: ['Bob'] });
  expect(asked).toMatchObject({ ok: false, failure: { problems: [{ path: ['mayEnd'] }] } });
  expect(question.ask(around('Ann'), { result: { loop: ['engine'] }, mayEnd: ['Bob'] }).ok).toBe(true);
});
