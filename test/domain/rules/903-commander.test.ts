import { expect, test } from '@jest/globals';
import { commander } from '../../../src/domain/variants/commander.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import { describe } from '../../../src/domain/setup/describe.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { withoutPhasedOut } from '../../../src/domain/state/phased-out.js';
import { attackable } from '../attacks.js';
import { changeIn } from '../life-changes-told.js';
import { actions, cited, legend } from '../state-based-actions.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import { after, creature, everyEdition, ids, player, ring, sentences, toldByRule, type GameState } from '../tables.js';

const game = (...damage: readonly number[]) =>
  ring('A B C', {
    variant: 'COMMANDER',
    objects: [legend('boss', 'B'), creature('A-bear', 'A')],
    players: damage.map((amount) => ({ commanderDamage: [{ commander: 'boss', amount }] })),
  });

test('903.7: everybody starts at 40 life, in every edition', () => {
  expect(game().players.map(({ life }) => life)).toEqual([40, 40, 40]);
  for (const edition of everyEdition) expect(commander.options(edition, 1).startingLife).toBe(40);
});

test('903.10a: 21 combat damage by one commander over the game, and not one less', () => {
  expect(actions(game(20))).toEqual([]);
  const lost = after(game(20), { lifeChanges: changeIn('DAMAGE A 1 boss') });
  expect([actions(lost), cited(lost)]).toEqual([['PLAYER_LOSES A'], ['903.10a', '704.6c']]);
});

test('903.10a: what a description says of one commander in several entries is added up, within 32 bits', () => {
  const dealt = (...amounts: readonly number[]) => {
    const commanderDamage = amounts.map((amount) => ({ commander: 'boss', amount }));
    const objects = [legend('boss', 'B')];
    return ring('A B C', { variant: 'COMMANDER', objects, players: [{ commanderDamage }] });
  };
  expect(actions(dealt(11, 10))).toEqual(['PLAYER_LOSES A']);
  expect(describe(dealt(2_000_000_000, 2_000_000_000)).players[0]?.commanderDamage).toEqual([
    { commander: 'boss', amount: 2_147_483_647 },
  ]);
});

test('903.10a: a change of life says what the commander has then dealt, and other damage does not', () => {
  const told = (state: GameState, dealt: string) => {
    const { because } = lifeAfter(state, changeIn(`DAMAGE ${dealt}`));
    return sentences(because.filter(({ rule }) => rule.key === '903.10a'));
  };
  expect(told(game(18), 'A 3 boss, C 2 boss')).toEqual([
    'Kamahl has then dealt A 21 combat damage over the game; at 21, A loses.',
    'Kamahl has then dealt C 2 combat damage over the game; at 21, C loses.',
  ]);
  const six = 'Kamahl has then dealt A 6 combat damage over the game; at 21, A loses.';
  expect([told(game(1), 'A 3 boss, A 2 boss'), told(game(18), 'A 3')]).toEqual([[six], []]);
  expect(told(ring('A B C', { objects: [legend('boss', 'B')] }), 'A 3 boss')).toEqual([]);
});

test('range is unlimited, and several players may be attacked', () => {
  const state = game();
  expect(ids(rangeOf(state, player(state, 'A')).players)).toEqual(['A', 'B', 'C']);
  expect(attackable(state, 'A')).toEqual(['B', 'C']);
});

test('903.10a: by a commander, even phased out, in words', () => {
  const told = (state: GameState) =>
    stateBasedActions(withoutPhasedOut(state)).flatMap(({ because }) => toldByRule(because));
  const says = (who: string) => [
    `903.10a: ${who} has dealt A 21 combat damage over the game, so A loses.`,
    "704.6c: A loses to a commander's combat damage.",
  ];
  expect(told(game(21))).toEqual(says('Kamahl'));
  expect(told(after(game(21), { phasesOut: { objects: ['boss'] } }))).toEqual(says('A commander'));
});
