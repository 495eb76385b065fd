import { expect, test } from '@jest/globals';
import { nextChooserRuling, replacementsFor } from '../../../src/domain/rules/800.4f-choices.js';
import { whoChooses, type ChoiceEffect } from '../../../src/domain/rules/801.5-choices.js';
import { doubts, ids, player, rules, toldByRule, written, type GameState } from '../tables.js';

const state = written('A | B | C left | D');
const alone = written('Team vs. Team | A team x | B team x | C team y left | D team y left');
const parted = written('Team vs. Team | A team x | B team x left | C team y | D team y');

/** Tells who chooses, among whom, and by which rules: "nobody of A D: 800.4g". */
const chosen = (asked: GameState, effect: Omit<ChoiceEffect, 'source'>, controller = 'B') => {
  const { chooser, candidates, because } = whoChooses(asked, { source: { controller }, ...effect });
  return `${chooser?.id ?? 'nobody'} of ${ids(candidates).join(' ') || 'none'}: ${rules(because).join(' ')}`;
};

test.each([
  ['another opponent', state, 'B', 'C', 'A D'],
  ['any player where no opponent is left', alone, 'A', 'C', 'A B'],
  ['any player where a teammate was asked', parted, 'A', 'B', 'A C D'],
])('800.4g: it goes to %s', (who, table, controller, asked, others) => {
  const { because, candidates } = whoChooses(table, { source: { controller }, asks: 'PLAYER', player: asked });
  expect([ids(candidates), ids(replacementsFor(table, player(table, controller), player(table, asked)))]).toEqual([
    ...[others.split(' '), others.split(' ')],
  ]);
  const another = who.startsWith('any') ? 'player' : 'opponent';
  expect(because[0].says).toBe(`${asked} has left the game, so ${controller} picks another ${another} to choose.`);
});

test('800.4a: once the controller of the effect has left, nobody is asked', () => {
  for (const asks of ['CONTROLLER', 'AN_OPPONENT', 'ANY_PLAYER'] as const)
    expect(chosen(state, { asks }, 'C')).toBe('nobody of none: 800.4a');
});

test('a choice that nobody in the game can make is a doubt', () => {
  const { because, chooser } = whoChooses(state, { source: { controller: 'A' }, asks: 'A_TEAMMATE' });
  expect(chooser).toBeNull();
  expect(doubts(because)).toEqual(['The rules do not say what becomes of a choice that nobody in the game can make.']);
});

test('800.4h: the next in turn order makes a choice that a rule asks for, if anybody is left', () => {
  const next = (table: GameState, who: string) => toldByRule([nextChooserRuling(table, player(table, who)).because]);
  const said = '800.4h: C has left the game, so D, the next player in turn order, makes the choice.';
  expect(next(state, 'C')).toEqual([said]);
  const nobody = written('A left | B left');
  expect(next(nobody, 'A')).toEqual(['800.4h: A has left the game, and nobody is left to choose.']);
});
