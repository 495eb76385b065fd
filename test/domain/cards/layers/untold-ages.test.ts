import { describe, expect, test } from '@jest/globals';
import { asked, isLegal } from '../../combat-asked.js';
import { written } from '../../tables.js';

/** Whether an elk may block the ox, or the ox may attack, and with which doubt. */
const answered = (table: string, asks: 'block' | 'attack'): string => {
  const state = written(`Ann*: ${table.replace('law', 'law (Enchantment)')} | Bob: elk 1/1`);
  const answer =
    asks === 'block' ? asked.blocks(state, 'Bob', 'ox > Bob', 'elk > ox') : asked.attack(state, 'Ann', 'ox > Bob');
  const [, doubt = ''] = /"doubt":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(answer)) ?? [];
  return [isLegal(answer) ? 'yes' : 'no', doubt.replaceAll('\\"', "'")].filter(Boolean).join(': ');
};
const whether = (what: string): string => `The table does not say whether ${what}; the answer may differ.`;

describe('what an object gained at a time that is not told may be newer than what takes it away (613.7)', () => {
  const open = whether("flying of ox is newer than 'Creatures lose flying.' of law");

  test.each([
    ['a counter that may be newer', 'ox 2/2 {} counters 1 flying; law {Creatures lose flying.}', `yes: ${open}`],
    ['a counter that is newer', 'law {Creatures lose flying.}; ox 2/2 {} counters 1 flying', 'no'],
    ['a keyword beside the card that may be newer', 'ox 2/2 {} flying; law {Creatures lose flying.}', `yes: ${open}`],
    ['a keyword beside the card that is newer', 'law {Creatures lose all abilities.}; ox 2/2 {} flying', 'no'],
    ['a keyword of a face-down creature', 'law {Creatures lose all abilities.}; ox face down {} flying', 'no'],
    ['a keyword of the card', 'law {Creatures lose all abilities.}; ox 2/2 {Flying}', 'yes'],
    ['a keyword without a card, which is its own', 'law {Creatures lose all abilities.}; ox 2/2 flying', 'yes'],
    ['another keyword', 'ox 2/2 {} haste; law {Creatures lose all abilities.}', 'yes'],
  ])('%s', (_, table, expected) => expect(answered(table, 'block')).toBe(expected));

  const ability = whether("a rule of ox is an ability, which 'Creatures lose all abilities.' of law takes away");

  test.each([
    ['without a card may be an ability', "ox 2/2 can't attack", `no: ${ability}`],
    ['with an end is none (611.2)', "ox 2/2 can't attack until end of turn", 'no'],
    ['beside a card happened to it', "ox 2/2 {} can't attack", 'no'],
  ])('a rule %s', (_, ox, expected) =>
    expect(answered(`${ox}; law {Creatures lose all abilities.}`, 'attack')).toBe(expected),
  );
});
