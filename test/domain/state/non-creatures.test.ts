import { expect, test } from '@jest/globals';
import { legalBlocks } from '../../../src/questions/legal-blocks.js';
import { unblockedDamage } from '../../../src/questions/unblocked-damage.js';
import { table } from '../tables.js';

const land = (oracle_text: string) => ({
  id: 'land',
  owner: 'a',
  cardData: { name: 'Meadow', type_line: 'Land', oracle_text },
});
const wall = { id: 'wall', typeLine: 'Creature — Wall', owner: 'b' };
const attacks = [{ attacker: 'land', target: 'b' }];
const combats = [{ attacks }];
const animating = '{1}: This land becomes a 1/1 creature until end of turn.';

test('508.1a: a land that attacks is a problem', () => {
  const state = table({ players: [{ id: 'a' }, { id: 'b' }], objects: [land('{T}: Add {G}.'), wall] });
  const message = '"land" is no creature (Land), and only creatures attack (508.1a).';
  expect(legalBlocks.ask(state, { player: 'b', attacks })).toMatchObject({
    failure: { problems: [{ path: ['attacks', 0, 'attacker'], message }] },
  });
});

test('508.1a: one that may have become a creature attacks with a doubt', () => {
  const state = table({ players: [{ id: 'a' }, { id: 'b' }], objects: [land(animating), wall], combats });
  const doubt = expect.stringContaining('Meadow is no creature as the table tells it');
  expect(legalBlocks.ask(state, { player: 'b', attacks })).toMatchObject({ value: [{ because: [{ doubt }] }] });
  expect(unblockedDamage.ask(state, { attacker: 'land' })).toMatchObject({ value: { because: [{ doubt }] } });
});
