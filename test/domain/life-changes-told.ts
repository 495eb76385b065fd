import type { LifeChange } from '../../src/domain/rules/810.9-life-change.js';
import { lifeAfter } from '../../src/domain/rules/810.9-team-life.js';
import { rules, type GameState } from './tables.js';

/** Reads a change such as "DAMAGE A1 3, A2 5 x; cantLoseLife A1", where x is the commander that deals the damage. */
export const changeIn = (told: string): LifeChange => {
  const [head = '', ...more] = told.split('; ');
  const [, kind, list = ''] = /^(\w+) (.*)$/.exec(head) ?? [];
  const amounts = list.split(', ').map((each) => {
    const [player = '', amount, commander] = each.split(' ');
    return { player, ...(amount && { amount: Number(amount) }), ...(commander && { commander }) };
  });
  const others = more.map((each) => {
    const [word = '', ...players] = each.split(' ');
    return [word, players.length ? players : true] as const;
  });
  return { kind: kind as LifeChange['kind'], amounts, redistributes: false, ...Object.fromEntries(others) };
};

/** Tells what comes of it: "20 30: 810.9g", the totals in the order of the change, with "not allowed" before them. */
export const changeInShort = (state: GameState, told: string): string => {
  const { allowed, totals, because } = lifeAfter(state, changeIn(told));
  return `${allowed ? '' : 'not allowed '}${totals.map(({ after }) => after).join(' ')}: ${rules(because).join(' ')}`;
};
