import { expect, test } from '@jest/globals';
import { blockDeclarationOrder } from '../../../src/questions/block-declaration-order.js';
import { legalBlocks } from '../../../src/questions/legal-blocks.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { creature, sentences, siege, tableOf, thing, walker, type Ruling } from '../tables.js';
import { valueOf } from '../../value-of.js';

const objects = [
  ...[
    creature('ox', 'A'),
    creature('elk', 'A'),
    creature('bear', 'B'),
    creature('cub', 'C'),
    thing('mine', 'Land', 'B'),
  ],
  ...[
    walker('pw', 'B'),
    siege('fort', 'A', 'B'),
    thing('loose', 'Battle — Siege', 'A'),
    thing('free', 'Battle — Siege', 'B'),
  ],
  ...[
    { ...creature('gone', 'A'), zone: 'GRAVEYARD' as const },
    { ...walker('old', 'B'), zone: 'GRAVEYARD' as const },
  ],
];

const fight = (combat: object, options: object = {}) => ({
  ...{ players: ['A', 'B', 'C'].map((id) => ({ id })), objects, options, combats: [combat] },
});

const attack = (target: string, more: object = {}) => ({ attacks: [{ attacker: 'ox', target, ...more }] });
const blocked = (blocker: string) => ({ ...attack('B'), blocks: [{ blocker, attacker: 'ox' }] });

test.each<readonly [string, object, string]>([
  [
    '508.5',
    attack('pw', { defendingPlayer: 'C' }),
    '"pw" is attacked, and "B" is the defending player, not "C" (508.5).',
  ],
  [
    '508.5',
    attack('fort', { defendingPlayer: 'C' }),
    '"fort" is attacked, and "B" is the defending player, not "C" (508.5).',
  ],
  ['310.9b', attack('loose'), 'Nobody protects "loose": say who does, or who the defending player is (310.9b).'],
  [
    '506.4',
    { attacks: [{ attacker: 'gone', target: 'B' }] },
    'gone is not on the battlefield, and so not in combat (506.4).',
  ],
  ['509.1a', blocked('cub'), '"cub" is controlled by C, and B defends against "ox" (509.1a).'],
  ['509.1a', blocked('elk'), '"elk" is controlled by A, and B defends against "ox" (509.1a).'],
  ['509.1a', blocked('mine'), '"mine" is not a creature (Land); only creatures block (509.1a).'],
])('%s: a combat that cannot be is refused in a new table, and kept in one shared before', (_, combat, message) => {
  expect(readDescription(fight(combat))).toMatchObject({ failure: { problems: [{ message }] } });
  expect(tableOf(fight(combat)).combats).toHaveLength(1);
});

test('506.2a: only the defending player who was picked is attacked', () => {
  const picked = { ...attack('B'), defendingPlayer: 'C' };
  const message = 'B defends against "ox", but C was picked as the defending player (506.2a).';
  expect(readDescription(fight(picked, { attack: 'ONE_OPPONENT' }))).toMatchObject({
    failure: { problems: [{ message }] },
  });
  expect(readDescription(fight({ ...picked, defendingPlayer: 'B' }, { attack: 'ONE_OPPONENT' })).ok).toBe(true);
  expect(readDescription(fight(picked)).ok).toBe(true);
});

test.each([attack('pw'), attack('fort'), attack('loose', { defendingPlayer: 'B' }), attack('free'), blocked('bear')])(
  'one that can be is read: %j',
  (combat) => expect(readDescription(fight(combat)).ok).toBe(true),
);

const saidOf = (combat: object): readonly string[] =>
  sentences(
    (valueOf(blockDeclarationOrder.ask(valueOf(readDescription(fight(combat))), {})) as { because: readonly Ruling[] })
      .because,
  );

test('506.4: a planeswalker that has left the battlefield is not said to be attacked', () => {
  expect(saidOf(attack('pw'))).toContain('B, who controls pw, is the defending player for ox.');
  expect(saidOf(attack('old')).join(' ')).not.toContain('old');
  const rows = JSON.stringify(
    valueOf(legalBlocks.ask(valueOf(readDescription(fight(attack('old')))), { player: 'C' })),
  );
  expect(rows).toContain('ox attacks nothing anymore, and B was defending, not C.');
});

test('310.9b: nobody is said to protect a battle of which that is not told', () => {
  expect(saidOf(attack('free'))).toContain('B is the defending player for ox.');
});
