import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { whyNobodyLoses } from '../../../src/domain/rules/704.5-losing.js';
import { playersInGame } from '../../../src/domain/state/game-state.js';
import { doubts } from '../rulings.js';
import { seatedTeams } from '../seats.js';
import { actions, cited } from '../state-based-actions.js';
import { after, leftBy, ring, sentences, twoHeadedGiants, written, type RulesEdition } from '../tables.js';

test('players at 0 life or with ten poison counters', () => {
  const players = [{ life: 0 }, { poison: 10 }, { life: -3, poison: 12 }, { life: 1, poison: 9 }];
  const state = ring('A B C D', { players });
  expect(actions(state)).toEqual(['PLAYER_LOSES A', 'PLAYER_LOSES B', 'PLAYER_LOSES C']);
  expect(cited(state)).toEqual(['704.5a', '704.5c', '704.5a', '704.5c']);
  expect(actions(leftBy(state, 'A'))).not.toContain('PLAYER_LOSES A');
});

test('104.4a, 104.4d: when everybody loses at once, each row says that it is a draw', () => {
  const gone = (...lives: readonly number[]) => cited(ring('A B', { players: lives.map((life) => ({ life })) }));
  expect([gone(0, 0), gone(0, 1)]).toEqual([['704.5a', '104.4a', '704.5a', '104.4a'], ['704.5a']]);
  const teams = (A: number, B: number) => cited(twoHeadedGiants({ A, B }));
  expect([teams(0, 0), teams(1, 0)]).toEqual([
    ['704.6a', '810.8c', '104.4d', '704.6a', '810.8c', '104.4d'],
    ['704.6a', '810.8c'],
  ]);
});

test('104.2a: whoever has won already does not lose, though nothing keeps them in the game any more', () => {
  const text = "You can't win the game and your opponents can't lose the game.";
  const state = written(`A 0 poison 12 | B: Abyssal Persecutor 6/6 {${text}}`);
  const over = leftBy(state, 'B');
  const had = 'A had won already: no opponents were left in the game.';
  expect([actions(over), sentences(whyNobodyLoses(over))]).toEqual([[], [had]]);
  expect(playersInGame(after(state, { playerLeaves: { player: 'B' } }, { stateBasedActions: {} }))).toHaveLength(1);
  expect(whyNobodyLoses(leftBy(ring('A B'), 'B'))).toEqual([]);
});

test.each([
  ["You can't lose the game as long as the tide is high.", [true, false]],
  ["Your opponents can't lose the game as long as the tide is high.", [false, true]],
  ["You don't lose the game for having 0 or less life as long as the tide is high.", [true, false]],
  ["You don't lose the game for drawing from an empty library.", [false, false]],
  ["As long as you control a Goat, you can't lose the game.", [false, false]],
])('a card that is not understood may spare players: %s', (text, doubted) => {
  const state = written(`A 0: Mirror (Artifact) {${text}} | B 0 | C`);
  expect(stateBasedActions(state).map(({ because }) => doubts(because).length > 0)).toEqual(doubted);
});

test('a card that replaces the loss is a doubt for its controller', () => {
  const text = 'If you would lose the game, instead exile Mirror and your life total becomes 5.';
  const mirror = `Mirror (Artifact) {${text}}`;
  const doubt = `"${text}" of Mirror is not used, but could prevent that loss.`;
  const state = written(`A 0: ${mirror} | B 0 | C`);
  const [ofA = [], ofB = []] = stateBasedActions(state).map(({ because }) => doubts(because));
  expect([ofA, ofB]).toEqual([[doubt], []]);
  expect(['A', 'B'].map((each) => doubts(outcomeOf(state, { loses: [each] }).because))).toEqual([[doubt], []]);
  const cardData = { name: 'Mirror', type_line: 'Artifact', oracle_text: text };
  const teams = twoHeadedGiants({ A: 0, B: 30 }, 2, { objects: [{ id: 'mirror', owner: 'A2', cardData }] });
  expect(stateBasedActions(teams).map(({ because }) => doubts(because))).toEqual([[doubt]]);
});

test('M09: an emperor at 0 life', () => {
  const teams = 'A1 team A | AE team A emperor 0 | A2 team A | B1 team B | BE team B emperor | B2 team B';
  const state = written(`Emperor | ${teams}`);
  expect([actions(state), cited(state)]).toEqual([['PLAYER_LOSES AE A1 A2'], ['704.5a', '809.5b']]);
});

const twoHeaded = (edition: RulesEdition, team: object, member: object, size = 2) =>
  twoHeadedGiants({}, size, {
    edition,
    teams: [{ id: 'A', ...team }, { id: 'B' }],
    players: seatedTeams({ A: size, B: size }).map((each, seat) => (seat ? each : { ...each, ...member })),
  });

test('a team without life loses, one row', () => {
  const state = twoHeaded('CR_2026', { life: 0 }, {});
  expect([actions(state), cited(state)]).toEqual([['TEAM_LOSES A1 A2'], ['704.6a', '810.8c']]);
  expect(actions(twoHeaded('CR_2026', { life: 1 }, {}))).toEqual([]);
});

test('D36: a team’s poison, fifteen and five more a member, since 2011; before, ten of one member', () => {
  const losing = (...given: Parameters<typeof twoHeaded>) => actions(twoHeaded(...given)).join();
  const modern = [15, 14].map((poison) => losing('CR_2026', { poison }, {}));
  expect([...modern, losing('CR_2013', { poison: 10 }, {})]).toEqual(['TEAM_LOSES A1 A2', '', '']);
  expect([19, 20].map((poison) => losing('CR_2026', { poison }, {}, 3))).toEqual(['', 'TEAM_LOSES A1 A2 A3']);
  expect([10, 9].map((poison) => losing('CR_2009', {}, { poison }))).toEqual(['TEAM_LOSES A1 A2', '']);
});

test('101.2: who does not lose though they would, in words', () => {
  const kept = (life: number, poison: number, ...rules: readonly string[]) => {
    const text = rules.map((reason) => `You don't lose the game for having ${reason}.`).join('\n');
    const state = written(`A ${life} poison ${poison}: Unlife (Enchantment) {${text}} | B 0 can't lose | C`);
    return [sentences(whyNobodyLoses(state)), actions(state)];
  };
  const [life, poison] = ['0 or less life', 'ten or more poison counters'] as const;
  const others = "B can't lose, so stays in the game.";
  expect(kept(0, 9, life, poison)).toEqual([[others, 'A has 0 life and does not lose for that, as Unlife says.'], []]);
  const ten = 'A has 10 poison counters and does not lose for that, as Unlife says.';
  expect(kept(1, 10, life, poison)).toEqual([[others, ten], []]);
  expect(kept(1, 9, life, poison)).toEqual([[others], []]);
  expect([kept(0, 9, poison)[1], kept(1, 10, life)[1]]).toEqual([['PLAYER_LOSES A'], ['PLAYER_LOSES A']]);
});

test('101.2: nor does a team lose by counters of which a card of one of them says so', () => {
  const text = "You don't lose the game for having ten or more poison counters.";
  const cardData = { name: 'unlife', type_line: 'Enchantment', oracle_text: text };
  const unlife = { id: 'unlife', owner: 'A2', cardData };
  const teams = [{ id: 'A', poison: 15 }, { id: 'B' }];
  const poisoned = (...objects: (typeof unlife)[]) =>
    actions(twoHeadedGiants({}, 2, { teams, players: seatedTeams({ A: 2, B: 2 }), objects }));
  expect([poisoned(), poisoned(unlife)]).toEqual([['TEAM_LOSES A1 A2'], []]);
});

test("101.2: of a player who can't lose, and would not, nothing is said", () => {
  const sentencesAt = (life: number) => sentences(whyNobodyLoses(ring('A B', { players: [{ cantLose: true, life }] })));
  expect([sentencesAt(0).length, sentencesAt(20)]).toEqual([1, []]);
});
