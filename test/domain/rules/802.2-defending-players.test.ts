import { expect, test } from '@jest/globals';
import { blockDeclarationOrder } from '../../../src/domain/rules/802-attack-multiple-players.js';
import { attackUnderWay } from '../../../src/domain/rules/509-declare-blockers.js';
import { defendsPermanent, defenderRuling } from '../../../src/domain/rules/802.2-defending-players.js';
import { defendingPlayerIdOf } from '../../../src/domain/state/attacked-player.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { creature, doubts, leftBy, player, ring, siege, walker } from '../tables.js';

const objects = [creature('bear', 'A'), creature('elk', 'A'), walker('jace', 'C'), siege('invasion', 'A', 'B')];
const around = (rest: Parameters<typeof ring>[1] = {}): GameState =>
  ring('A B C D', { options: { attack: 'MULTIPLE_PLAYERS' }, objects, ...rest });

const meant = (state: GameState, ...targets: string[]) => {
  const attacks = targets.map((target, index) => {
    const attacker = ['bear', 'elk'][index] ?? '';
    return attackUnderWay(state, { attacker, target, defendingPlayer: defendingPlayerIdOf(state, target) });
  });
  return blockDeclarationOrder(state, attacks).because.filter(({ rule }) => rule.key === '802.2a');
};

const state = around();

test('an ability of an attacking creature means the one player whom that creature attacks', () => {
  const says = 'For bear the defending player is B alone, whoever else is attacked.';
  expect(defenderRuling(state, objectOf(state, 'bear'), player(state, 'B')).says).toBe(says);
});

test('the protector of a battle and the controller of a planeswalker defend', () => {
  const says = (who: string, what: string) =>
    defendsPermanent(state, player(state, who), objectOf(state, what), [objectOf(state, 'bear')]).says;
  expect(says('B', 'invasion')).toBe('B, who protects invasion, is the defending player for bear.');
  expect(says('C', 'jace')).toBe('C, who controls jace, is the defending player for bear.');
  const left = leftBy(state, 'B');
  const [battle, bear] = [objectOf(left, 'invasion'), objectOf(left, 'bear')];
  expect(defendsPermanent(left, player(left, 'B'), battle, [bear]).says).toBe(
    'B, who protected invasion and has left the game, is the defending player for bear.',
  );
});

test('it is the rule of attacks on several players', () =>
  expect(meant(around({ options: { attack: 'ONE_OPPONENT' } }), 'invasion')).toEqual([]));

test('the text of 2008 does not speak of planeswalkers', () => {
  const walkers = (edition: 'CR_2008' | 'CR_2009') =>
    doubts(meant(around({ edition, objects: objects.slice(0, 3) }), 'jace'));
  const silent = 'CR_2008 does not mention planeswalkers where several players may be attacked.';
  expect([walkers('CR_2008'), walkers('CR_2009')]).toEqual([[silent], []]);
});
