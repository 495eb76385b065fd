import { describe, expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import { changeIn, changeInShort } from '../life-changes-told.js';
import { after, doubts, editionsOf, inTeams, refusal, ring, thing, toldByRule, twoHeadedGiants } from '../tables.js';
import { under, until, type GameState, type RulesEdition } from '../tables.js';

const at25 = twoHeadedGiants({ A: 25, B: 30 });
const at30 = twoHeadedGiants({ A: 30, B: 30 });
const at30To12 = twoHeadedGiants({ A: 30, B: 12 });
const at10 = twoHeadedGiants({ A: 10, B: 30 });

test('L11: the team has to choose; L13: the event is refused; D36: the team gets the poison', () => {
  expect(takePlace(at25, [{ lifeChanges: changeIn('SET A1 3, A2 4') }], { force: false })).toMatchObject({
    failure: { code: 'BAD_USER_INPUT', problems: [{ path: ['events', 0, 'lifeChanges', 'chosen'] }] },
  });
  expect(refusal(at30, { lifeChanges: changeIn('EXCHANGE A1, A2') })).toEqual(['810.9e']);
  expect(lifeAfter(at30To12, changeIn('EXCHANGE A1, A2')).totals).toMatchObject([{ before: 30, after: 30 }]);
  expect(after(at30, { lifeChanges: changeIn('POISON A1 3, A2 2') }).teams[0]?.poison).toBe(5);
});

test('L14: until 2008 an exchange is doubtful', () => {
  const because = (state: GameState) => lifeAfter(state, changeIn('EXCHANGE A1, B1')).because;
  expect(because(under('CR_2009', at10))[0].rule.number).toBe('806.9c');
  expect(editionsOf(at10, (at) => doubts(because(at)).length > 0)).toEqual(until('CR_2008'));
});

/** Tells what is said of a change where A2 is chosen, the edition before it where it is not the newest. */
const said = (state: GameState, told: string): string[] => {
  const [, edition, change = ''] = /^(CR_\d+ )?(.*)$/.exec(told) ?? [];
  const at = edition ? under(edition.trim() as RulesEdition, state) : state;
  return toldByRule(lifeAfter(at, { ...changeIn(change), chosen: ['A2'] }).because);
};

describe('what is said', () => {
  const half = "606.9a: A1's life total is 5, half of the team's, rounded up.";
  const ofMember = (member: string, life = 10) => `810.9a: ${member}'s life total is ${life}, the team's.`;

  test.each([
    ['GAIN A1 3', '810.9: A1 gains 3 life, so team A goes from 10 to 13.'],
    ['GAIN A1 3, A2 5', '810.9: A1 and A2 gain 8 life in all, so team A goes from 10 to 18.'],
    ['LOSE A1 3', '810.9: A1 loses 3 life, so team A goes from 10 to 7.'],
    ['LOSE A1 3, A2 1', '810.9: A1 and A2 lose 4 life in all, so team A goes from 10 to 6.'],
    ['DAMAGE A1 0', '810.9: A1 is dealt 0 damage, so team A stays at 10.'],
    ['DAMAGE A1 3, A2 5', '810.9: A1 and A2 are dealt 8 damage in all, so team A goes from 10 to 2.'],
    ['POISON A1 3', '810.10: A1 shares poison counters with the team, so team A goes from 0 to 3.'],
    ['POISON A1 3, A2 1', '810.10: A1 and A2 share poison counters with the team, so team A goes from 0 to 4.'],
    ['POISON A1 0', '810.10: A1 shares poison counters with the team, so team A stays at 0.'],
    ['POISON A1 -3', '810.10b: A1 shares poison counters with the team, so team A stays at 0.'],
    ['CR_2009 POISON A1 1', '120.1c: A1 goes from 0 to 1 poison counter.'],
    ['CR_2009 POISON A1 2', '120.1c: A1 goes from 0 to 2 poison counters.'],
    ['PAY A1 11', "119.4: A1 can't pay 11 life with a life total of 10."],
    ['PAY A1 6, A2 6', '810.9b: A1 and A2 would pay 12 life together, but team A has only 10.'],
    ['SET A1 9', "810.9c: A1's life total becomes 9: A1 loses 1, so team A goes from 10 to 9."],
    ['SET A1 12', "810.9c: A1's life total becomes 12: A1 gains 2, so team A goes from 10 to 12."],
    ['SET A1 10', "810.9c: A1's life total becomes 10: A1 gains and loses nothing, so team A stays at 10."],
    ['CR_2005 SET A1 9', '606.9c: The life total of A1 is set, so that of team A becomes 9.'],
    ['CR_2006 SET A1 9', "606.9c: A1's life total becomes 9: A1 gains 4, so team A goes from 10 to 14.", half],
    ['CR_2009 PAY A1 11', '806.9d: A1 would pay 11 life, but team A has only 10.'],
    [
      'CR_2006 PAY A1 6',
      "119.4: A1 can't pay 6 life with a life total of 5. (CR_2006 has no such rule; this is 119.4 of CR_2026_09.)",
      half,
    ],
    ['SET A1 9, A2 4', "810.9d: Team A chooses A2, so only A2's life total is set: the team goes from 10 to 4."],
    [
      'CR_2006 SET A1 9, A2 4',
      "606.9b: The life totals of A1 and A2, all of team A, are set, so the team's becomes their sum, 13.",
    ],
    ['EXCHANGE A1, A2', "810.9e: A1 and A2 are teammates, so they can't exchange life totals."],
    [
      'PAY A1 3, A2 2',
      '810.9b: A1 and A2 can pay 5 life, so team A goes from 10 to 5.',
      ofMember('A1'),
      ofMember('A2'),
    ],
    [
      'EXCHANGE A1, B1',
      "810.9c: A1's life total goes from 10 to B1's, 30, so team A goes from 10 to 30.",
      "810.9c: B1's life total goes from 30 to A1's, 10, so team B goes from 30 to 10.",
      ...[ofMember('A1'), ofMember('B1', 30)],
    ],
  ])('of a team: %s', (told, ...because) => expect(said(at10, told)).toEqual(because));

  test('what is paid is the life total of a member (810.9a)', () => {
    expect(said(at10, 'PAY A1 3')[0]).toBe('119.4: A1 can pay 3 life, so team A goes from 10 to 7.');
    expect(said(at10, 'CR_2005 PAY A1 3, A2 2')[0]).toMatch(/^119\.4: /);
  });

  test.each([
    ['GAIN a 3', '119.3: a gains 3 life and goes from 5 to 8.'],
    ['DAMAGE a 0', '120.3a: a is dealt 0 damage and stays at 5.'],
    ['DAMAGE a 1, a 2', '120.3a: a is dealt 3 damage in all and goes from 5 to 2.'],
    ['POISON a 2', '122.1f: a goes from 0 to 2 poison counters.'],
    ['PAY a 5', '119.4: a can pay 5 life, so a goes from 5 to 0.'],
    ['SET a 2', "119.5: a's life total becomes 2: a loses 3."],
    [
      'EXCHANGE a, b',
      "701.12c: a's life total goes from 5 to b's, 20.",
      "701.12c: b's life total goes from 20 to a's, 5.",
    ],
    [
      'EXCHANGE b, c',
      "701.12c: b's life total stays at 20, as c's is 20, too.",
      "701.12c: c's life total stays at 20, as b's is 20, too.",
    ],
  ])('of a player: %s', (told, ...because) =>
    expect(said(ring('a b c', { players: [{ life: 5 }] }), told)).toEqual(because),
  );

  test('of some members of a team that is set in part, or has lost one', () => {
    const without = (...left: string[]) => {
      const players = ['A1', 'A2', 'A3'].map((id) => ({ inGame: !left.includes(id) }));
      return inTeams('A1 A2 A3 B1 B2 B3', { variant: 'TWO_HEADED_GIANT', players });
    };
    const three = twoHeadedGiants({ A: 30, B: 30 }, 3);
    expect(said(three, 'SET A1 9, A3 40')).toEqual([
      "810.9c: A1's life total becomes 9: A1 loses 21; A3's life total becomes 40: A3 gains 10, so team A goes from 30 to 19.",
    ]);
    expect(said(three, 'CR_2005 SET A1 9, A3 9')).toEqual([
      '606.9c: The life totals of A1 and A3 are set, so that of team A becomes -12.',
    ]);
    const doubted = (told: string) => doubts(lifeAfter(three, changeIn(told)).because).length;
    expect([doubted('SET A1 9, A3 9'), doubted('SET A1 9')]).toEqual([1, 0]);
    expect(said(without('A3'), 'SET A1 9, A2 4')[0]).toMatch(/^810\.9d: Team A chooses A2/);
    expect(said(without('A2', 'A3'), 'SET A1 9')[0]).toMatch(/^810\.9c: A1's life total becomes 9/);
  });

  test('of commanders, what each has dealt to each player', () => {
    const commander = (id: string, owner: string) => thing(id, 'Legendary Creature — Elf', owner);
    const duel = ring('a b c', { variant: 'COMMANDER', objects: [commander('x', 'a'), commander('y', 'b')] });
    expect(said(duel, 'DAMAGE c 4 x, c 3 y, c 5 x, b 2 x')).toEqual([
      '120.3a: c is dealt 12 damage in all and goes from 40 to 28.',
      '120.3a: b is dealt 2 damage and goes from 40 to 38.',
      '903.10a: x has then dealt c 9 combat damage over the game; at 21, c loses.',
      '903.10a: y has then dealt c 3 combat damage over the game; at 21, c loses.',
      '903.10a: x has then dealt b 2 combat damage over the game; at 21, b loses.',
    ]);
    expect(said(after(duel, { lifeChanges: changeIn('DAMAGE c 6 x') }), 'DAMAGE c 1 y, c 2 x').slice(1)).toEqual([
      '903.10a: y has then dealt c 1 combat damage over the game; at 21, c loses.',
      '903.10a: x has then dealt c 8 combat damage over the game; at 21, c loses.',
    ]);
  });
});

test.each<[string, GameState, string, string]>([
  ['L01: Flame Rift: 4 to each player is 8 to each team', at30, 'DAMAGE A1 4, A2 4, B1 4, B2 4', '22 22: 810.9 810.9'],
  ['L06: setting the life of one member', at25, 'SET A1 20', '20: 810.9c'],
  ['L06: in 2005', under('CR_2005', at25), 'SET A1 20', '20: 606.9c'],
  ['L07: in 2006', under('CR_2006', at25), 'SET A1 20', '32: 606.9c 606.9a'],
  ['L07: in 2009', under('CR_2009', at25), 'SET A1 20', '32: 806.9c 806.9a'],
  ['L10: in 2013', under('CR_2013', at25), 'SET A1 20', '20: 810.9c'],
  ['L10: lower', at25, 'SET A1 10', '10: 810.9c'],
  ['L05: setting the life of all: the sum once', under('CR_2006', at25), 'SET A1 3, A2 4', '7: 606.9b'],
  ['L11: now one member whom the team chooses', at25, 'SET A1 3, A2 4; chosen A1', '3: 810.9d'],
  ['L11: or the other', at25, 'SET A1 3, A2 4; chosen A2', '4: 810.9d'],
  ['L11: of both', twoHeadedGiants({ A: 7, B: 13 }), 'SET A1 7, A2 7, B1 7, B2 7; chosen A1 B2', '7 7: 810.9d 810.9d'],
  ['L14: with an opponent the teams change places', at30To12, 'EXCHANGE A1, B1', '12 30: 810.9c 810.9c 810.9a 810.9a'],
  ['L13: with a teammate nothing happens', at30To12, 'EXCHANGE A1, A2', 'not allowed 30: 810.9e'],
  ['players with equal totals', ring('a b c'), 'EXCHANGE a, b', '20 20: 701.12c 701.12c'],
  ['810.9b: paying all that there is', at10, 'PAY A1 10', '0: 119.4 810.9a'],
  ['810.9b: never more', at10, 'PAY A1 11', 'not allowed 10: 119.4'],
  ['810.9b: together no more than the team has', at10, 'PAY A1 6, A2 5', 'not allowed 10: 810.9b'],
  ['810.9b: but all of it', at10, 'PAY A1 5, A2 5', '0: 810.9b 810.9a 810.9a'],
  ['810.9b: in 2009 as much as the team has', under('CR_2009', at10), 'PAY A1 9', '1: 806.9d'],
  ['810.9b: in 2009 no more', under('CR_2009', at10), 'PAY A1 11', 'not allowed 10: 806.9d'],
  ['810.9b: in 2006 half of it', under('CR_2006', at10), 'PAY A1 6', 'not allowed 10: 119.4 606.9a'],
  ['D36: poison is the team’s since 2011', at30, 'POISON A1 3, A2 2', '5: 810.10'],
  ['D36: before, each player’s', under('CR_2009', at30), 'POISON A1 3, A2 2', '3 2: 120.1c 120.1c'],
  ['D36: never below 0', after(at30, { lifeChanges: changeIn('POISON A1 3, A2 2') }), 'POISON A2 -9', '0: 810.10b'],
  ['L08: 17 of one head doubles to 34 (810.9a)', twoHeadedGiants({ A: 17, B: 30 }), 'SET A1 34', '34: 810.9c'],
])('%s', (_, state, told, expected) => expect(changeInShort(state, told)).toBe(expected));

test('614.9, 615: damage that a card prevents, or deals otherwise, is a doubt; other changes are none', () => {
  const cardData = { name: 'Rift', type_line: 'Land', oracle_text: 'Prevent all damage that would be dealt to you.' };
  const state = ring('a b c', { objects: [{ id: 'rift', owner: 'b', cardData }] });
  const doubted = (told: string) => doubts(lifeAfter(state, changeIn(told)).because);
  expect(doubted('DAMAGE b 3')).toEqual([
    '"Prevent all damage that would be dealt to you." of Rift is not used, but could change how the damage is dealt.',
  ]);
  expect([doubted('DAMAGE a 3, b 3').length, doubted('DAMAGE a 3').length, doubted('LOSE b 3').length]).toEqual([
    1, 0, 0,
  ]);
});

test.each([
  ["You can't get poison counters.", 'POISON b 2', 'POISON a 2'],
  ['If a player would get one or more poison counters, they get that many plus one instead.', 'POISON a 2', 'GAIN a 2'],
  [
    'If you would put one or more counters on a permanent or player, put twice that many counters on it instead.',
    'POISON a 2',
    'GAIN a 2',
  ],
  ['If you would gain life, you gain twice that much life instead.', 'GAIN b 2', 'GAIN a 2'],
  ['If an opponent would gain life, that player loses that much life instead.', 'GAIN a 2', 'GAIN b 2'],
  ['If an opponent would lose life, they lose twice that much life instead.', 'DAMAGE a 2', 'LOSE b 2'],
  ['If a player would lose life, that player loses twice that much life instead.', 'SET b 9', 'GAIN b 1'],
  ["Damage doesn't cause you to lose life.", 'DAMAGE b 2', 'DAMAGE a 2'],
  ["Your life total can't change as long as the tide is high.", 'SET b 9', 'SET a 9'],
  ["Your opponents can't gain life as long as the tide is high.", 'GAIN a 2', 'GAIN b 2'],
  ["Players can't lose life as long as the tide is high.", 'LOSE a 2', 'GAIN a 2'],
  ["You can't pay life.", 'PAY b 2', 'LOSE b 2'],
  ["Players can't pay life or sacrifice creatures to cast spells.", 'PAY a 2', 'GAIN a 2'],
  ['If you would lose life, you gain that much life instead.', 'PAY b 2', 'PAY a 2'],
])('a card that changes what happens to life or counters is a doubt where it does: %s', (text, changed, other) => {
  const cardData = { name: 'Vow', type_line: 'Enchantment', oracle_text: text };
  const state = ring('a b c', { objects: [{ id: 'vow', owner: 'b', cardData }] });
  const doubted = (told: string) => doubts(lifeAfter(state, changeIn(told)).because);
  expect(doubted(changed)).toEqual([`"${text}" of Vow is not used, but could change the total.`]);
  expect(doubted(other)).toEqual([]);
});

test.each([
  ['GAIN a 2', []],
  ['SET a 30', []],
  ['SET a 30, b 30', ['b']],
  ['SET b 1', []],
  ['GAIN b 2', ['b']],
])(
  '119.5, 119.7: a card that changes gains is no doubt where nothing can be gained, or life is lost: %s',
  (told, whose) => {
    const card = (id: string, oracle_text: string) => ({
      id,
      owner: 'b',
      cardData: { name: id, type_line: 'Enchantment', oracle_text },
    });
    const objects = [
      card('Vow', 'If a player would gain life, that player gains twice that much life instead.'),
      card('Lock', "Your opponents can't gain life."),
    ];
    const doubted = doubts(lifeAfter(ring('a b c', { objects }), changeIn(told)).because);
    expect(doubted.length).toBe(whose.length);
  },
);

test('what is put on creatures alone is no doubt of poison counters', () => {
  const oracle =
    'If you would put one or more +1/+1 counters on a creature you control, put that many plus one on it instead.';
  const cardData = { name: 'Vow', type_line: 'Enchantment', oracle_text: oracle };
  const state = ring('a b c', { objects: [{ id: 'vow', owner: 'b', cardData }] });
  expect(doubts(lifeAfter(state, changeIn('POISON a 2')).because)).toEqual([]);
});

test('a doubt of the rules stays beside that of a card', () => {
  const oracle = 'If a player would gain life, that player gains twice that much life instead.';
  const cardData = { name: 'Vow', type_line: 'Enchantment', oracle_text: oracle };
  const state = twoHeadedGiants({ A: 30, B: 30 }, 3, { objects: [{ id: 'vow', owner: 'B1', cardData }] });
  expect(doubts(lifeAfter(state, changeIn('SET A1 40, A2 40')).because)).toEqual([
    `The text may mean one member, or all of them. "${oracle}" of Vow is not used, but could change the total.`,
  ]);
});

test('801.10: but only within range, and not of what happens once', () => {
  const vow = (text: string, range?: number) => {
    const cardData = { name: 'Vow', type_line: 'Enchantment', oracle_text: text };
    return ring('a b c d e', { objects: [{ id: 'vow', owner: 'b', cardData }], ...(range && { range }) });
  };
  const doubted = (state: GameState, told: string) => doubts(lifeAfter(state, changeIn(told)).because).length;
  const doubled = 'If a player would gain life, that player gains twice that much life instead.';
  expect(['GAIN c 1', 'GAIN d 1', 'GAIN d 1, c 1'].map((told) => doubted(vow(doubled, 1), told))).toEqual([1, 0, 1]);
  expect(doubted(vow(`{2}: ${doubled}`), 'GAIN c 1')).toBe(0);
});

test('whether costs saw half of the life of a team until 2008 is doubtful', () => {
  const doubted = (told: string) =>
    editionsOf(at10, (at) =>
      doubts(lifeAfter(at, changeIn(told)).because).some((doubt) => /whether costs/.test(doubt)),
    );
  expect(['PAY A1 5', 'PAY A1 6', 'PAY A1 11'].map(doubted)).toEqual([[], until('CR_2008'), []]);
});
