import { expect, test } from '@jest/globals';
import { attackVerdict } from '../attacks.js';
import { broken, creature, leftBy, ring, sentences, siege, thing, twoHeadedGiants, under, walker } from '../tables.js';

const others = [thing('rock', 'Artifact', 'B'), walker('own', 'A'), siege('keep', 'C', 'A')];
const objects = [creature('ox', 'A'), creature('elk', 'A'), creature('owl', 'B'), ...others];
const state = ring('A B C', { objects });
const said = (attacks: string, table = state) => attackVerdict(table, 'A', attacks).violations.map(({ says }) => says);

test('508.1a: only creatures of the active player on the battlefield attack', () => {
  expect(said('owl > B')).toContain('owl is not a creature on the battlefield under the control of A.');
  expect(broken(attackVerdict(state, 'A', 'rock > B'))).toContain('508.1a');
  expect(broken(attackVerdict(under('CR_2008', state), 'A', 'rock > B'))).toContain('308.2a');
});

test('508.1b: opponents in the game, their planeswalkers and battles are attacked, nothing else', () => {
  expect(said('ox > A')).toEqual(["A controls ox, so ox can't attack A."]);
  const own = "own is neither a battle nor an opponent's planeswalker on the battlefield, so ox can't attack own.";
  expect(said('ox > own')).toEqual([own]);
  expect(said('ox > rock')).toHaveLength(1);
  expect(said('ox > B')).toEqual([]);
  const left = leftBy(ring('A B C D', { objects }), 'C');
  expect(said('ox > C', left)).toEqual(["C has left the game, so ox can't attack C."]);
  const heads = twoHeadedGiants({ A: 30, B: 30 }, 2, { objects: [creature('ox', 'A1')] });
  const { violations } = attackVerdict(heads, 'A1', 'ox > A2');
  expect(sentences(violations)).toEqual(["A2 is A1's teammate, so ox can't attack A2."]);
  expect(broken(attackVerdict(state, 'A', 'ox > keep'))).toEqual(['310.9b']);
});

test('506.2a: where one opponent is picked, an attack on two breaks it, and on one with a planeswalker does not', () => {
  const one = ring('A B C', { options: { attack: 'ONE_OPPONENT' }, objects: [...objects, walker('jace', 'B')] });
  expect(broken(attackVerdict(one, 'A', 'ox > B, elk > C'))).toEqual(['506.2a']);
  expect(broken(attackVerdict(one, 'A', 'ox > B, elk > jace'))).toEqual([]);
  expect(said('ox > B, elk > C', ring('A B C', { options: { attack: 'MULTIPLE_PLAYERS' }, objects }))).toEqual([]);
});
