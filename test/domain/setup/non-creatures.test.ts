import { expect, test } from '@jest/globals';
import { takePlace } from '../../../src/domain/events/events.js';
import { blockDeclarationOrder } from '../../../src/questions/block-declaration-order.js';
import { checkBlocks } from '../../../src/questions/check-blocks.js';
import { legalBlocks } from '../../../src/questions/legal-blocks.js';
import { unblockedDamage } from '../../../src/questions/unblocked-damage.js';
import { table } from '../tables.js';

const cardData = { name: 'Meadow', type_line: 'Land' };
const land = (oracle_text: string) => ({ id: 'land', owner: 'a', cardData: { ...cardData, oracle_text } });
const wall = { id: 'wall', typeLine: 'Creature — Wall', owner: 'b' };
const attacks = [{ attacker: 'land', target: 'b' }];
const combats = [{ attacks }];
const animating = '{1}: This land becomes a 1/1 creature until end of turn.';

const blocking = [
  { asked: legalBlocks, given: { player: 'b', attacks } },
  { asked: checkBlocks, given: { player: 'b', attacks, blocks: [] } },
  { asked: blockDeclarationOrder, given: { attacks } },
];

test.each(blocking)('508.1a: a land that attacks is a problem of $asked.name', ({ asked, given }) => {
  const state = table({ players: [{ id: 'a' }, { id: 'b' }], objects: [land('{T}: Add {G}.'), wall] });
  const message = '"land" is not a creature (Land); only creatures attack (508.1a).';
  const problem = { path: ['attacks', 0, 'attacker'], message };
  expect(asked.ask(state, given)).toMatchObject({ failure: { problems: [problem] } });
});

test('508.1a: one that may have become a creature attacks with a doubt', () => {
  const state = table({ players: [{ id: 'a' }, { id: 'b' }], objects: [land(animating), wall], combats });
  const doubt = expect.stringContaining('Meadow is not a creature in the table');
  expect(legalBlocks.ask(state, { player: 'b', attacks })).toMatchObject({ value: [{ because: [{ doubt }] }] });
  expect(unblockedDamage.ask(state, { attacker: 'land' })).toMatchObject({ value: { because: [{ doubt }] } });
  expect(checkBlocks.ask(state, { player: 'b', blocks: [] })).toMatchObject({ value: { because: [{ doubt }, {}] } });
  expect(blockDeclarationOrder.ask(state, {})).toMatchObject({ value: { because: [{ doubt }, {}] } });
});

test('304.4: a permanent does not become an instant; the field of the event that says so is named', () => {
  const state = table({ players: [{ id: 'a' }, { id: 'b' }], objects: [wall] });
  const refusedAt = (told: object) =>
    takePlace(state, [{ objectChanges: { object: 'wall', ...told } }], { force: true });
  const at = (field: string) => ({ failure: { problems: [{ path: expect.arrayContaining([field]) }] } });
  expect(refusedAt({ typeLine: 'Instant' })).toMatchObject(at('typeLine'));
  const spark = { name: 'Spark', type_line: 'Sorcery', oracle_text: '' };
  expect(refusedAt({ cardData: spark })).toMatchObject(at('cardData'));
});
