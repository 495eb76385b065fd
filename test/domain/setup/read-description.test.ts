import { describe, expect, test } from '@jest/globals';
import { describe as tell } from '../../../src/domain/setup/describe.js';
import type { Description, ObjectDescription } from '../../../src/domain/state/description.js';
import { readNotation } from '../../../src/domain/notation/read-notation.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { arrows } from '../arrows.js';
import { after, attackRules, problemsOf, table as read, written } from '../tables.js';

const pathsOf = (description: Description): readonly string[] => {
  const result = readDescription(description);
  if (result.ok || result.failure.code !== 'BAD_USER_INPUT') return [];
  return result.failure.problems.map(({ path }) => path.join('.'));
};
/** The table that a text in the notation describes, whatever is wrong with it. */
const told = (text: string): Description => readNotation(text.replaceAll(' | ', '\n')).description;

const players = ['ann', 'bob', 'cat', 'dan'].map((id) => ({ id }));
const bear = { id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' };
/** Four players, the first of whom has such a bear, beside other things. */
const withBear = (more: Partial<ObjectDescription>, ...others: ObjectDescription[]): Description => ({
  players,
  objects: [...others, { ...bear, ...more }],
});
const bob = { id: 'bob' };
const buried = { ...bear, id: 'ox', zone: 'GRAVEYARD' } as const;
const deep = { not: { anyOf: [{ ids: ['zoe'] }] } };
const giants = 'ann team A | bob team A | cat team B | dan team B';

describe('problems, each with its path', () => {
  test.each(
    arrows(`
fewer than two players → ann → players
a land that attacks (508.1a) → ann: land (Land) | bob | combat: land > bob → combats.0.attacks.0.attacker
teams in Free-for-All → ann team A | bob team B → players.0.team → players.1.team
a team without players → Team vs. Team | teams: A; B | ann team A | bob team A → teams.1
no team → Team vs. Team | ann team A | bob team B | cat → players.2.team
a team that sits apart (808.2) → Team vs. Team | ann team A | bob team B | cat team A | dan team B
  → players.0 → players.1 → players.2 → players.3
teams that do not alternate (811.3) → Alternating Teams | ann team A | bob team B | cat team B | dan team A
  → players.2 → players.3
unequal teams → Two-Headed Giant | eve team A | ${giants} → teams.1
a player's own life in Two-Headed Giant → Two-Headed Giant | ${giants.replace('ann', 'ann 20')} → players.0.life
what a departed player owns → ann | bob | eve left: bear 2/2 → objects.0.owner
two active players → ann* | bob* → turn.activePlayers
turn markers outside Grand Melee → ann | bob | markers: 1 ann → turnMarkers
a combat of a turn marker that there is not
  → Grand Melee | ann: bear 2/2 | bob | cat | dan | markers: 1 ann | combat 2: bear > bob → combats.0.marker
a creature that attacks twice, and a block of what does not attack
  → ann: bear 2/2 | bob: ox 2/2 | cat | combat: bear > bob; bear > cat | blocks: bear > ox
  → combats.0.attacks.1.attacker → combats.0.blocks.0.attacker
how the owner came to control what they control → ann: bear 2/2 as it entered | bob → objects.0.control
an extra turn of one who has left → ann | bob | eve left | extra turns: eve → extraTurns.0
`),
  )('%s: %s', (_, text = '', ...paths) => expect(pathsOf(told(text))).toEqual(paths));

  test.each<[string, Description, ...string[]]>([
    ['an empty id', { players: [{ id: '' }, bob] }, 'players.0.id'],
    ['a range below zero', { players: [{ id: 'ann', rangeOfInfluence: -1 }, bob] }, 'players.0.rangeOfInfluence'],
    ['an instant on the battlefield (304.4)', withBear({ typeLine: 'Instant' }), 'objects.0.zone'],
    ['players and objects of one id', withBear({ id: 'bob' }), 'objects.0.id'],
    ['an unknown owner', withBear({ owner: 'zoe' }), 'objects.0.owner'],
    ['an unknown team', { variant: 'COMMANDER', players: [{ id: 'ann', team: 'A' }, bob] }, 'players.0.team'],
    ['an attachment to nothing', withBear({ attachedTo: 'nothing' }), 'objects.0.attachedTo'],
    ['an attachment to itself', withBear({ attachedTo: 'bear' }), 'objects.0.attachedTo'],
    ['an attachment to what is in a graveyard', withBear({ attachedTo: 'ox' }, buried), 'objects.1.attachedTo'],
    ['a protector of no battle', withBear({ protector: 'bob' }), 'objects.0.protector'],
    ['gone and in the game', { players: [{ id: 'ann', leftThisTurn: true }, bob] }, 'players.0.leftThisTurn'],
    ['a rule without its target', withBear({ attackRules: attackRules('GOADED') }), 'objects.0.attackRules.0.target'],
    [
      'attack rules that require so many creatures, without a count or with none',
      withBear({ attackRules: [{ kind: 'AT_LEAST_IF_ABLE' }, { kind: 'AT_LEAST_IF_ABLE', count: 0 }] }),
      ...['objects.0.attackRules.0.count', 'objects.0.attackRules.1.count'],
    ],
    [
      'block rules that require so many creatures, likewise, and fields that mean nothing to a kind of rule',
      withBear({
        blockRules: [
          { kind: 'MUST_BE_BLOCKED_BY_EXACTLY', blockers: { types: ['Wall'] } },
          { kind: 'MUST_BE_BLOCKED_BY_AT_LEAST', count: 0 },
          { kind: 'MUST_BE_BLOCKED_IF_ABLE', blockers: {}, others: {} },
          { kind: 'ATTACKING_PLAYER_CHOOSES', unlessPays: '{1}' },
        ],
      }),
      ...['0.count', '1.count', '2.others', '3.unlessPays'].map((path) => `objects.0.blockRules.${path}`),
    ],
    [
      'fields that a kind does not read',
      withBear({
        attackRules: [
          { kind: 'ATTACKS_IF_ABLE', count: 1 },
          { kind: 'GOADED', target: 'bob', count: 0 },
          { kind: 'CAN_ATTACK_AS_THOUGH_HASTE', target: 'bob', others: {} },
        ],
        blockRules: [
          { kind: 'CAN_BLOCK_ADDITIONAL', count: 1, target: 'bear' },
          { kind: 'CAN_BLOCK_ANY_NUMBER', attackers: {} },
          { kind: 'ATTACKING_PLAYER_CHOOSES', count: 1 },
          { kind: 'CANT_BE_BLOCKED', count: 2, target: 'bear' },
        ],
      }),
      ...['attackRules.2.others', 'attackRules.0.count', 'attackRules.1.count', 'blockRules.0.target'].map(
        (path) => `objects.0.${path}`,
      ),
      ...['1.attackers', '2.count', '3.count'].map((path) => `objects.0.blockRules.${path}`),
    ],
    ['an unknown id deep in a filter', withBear({ enchants: deep }), 'objects.0.enchants.not.anyOf.0.ids.0'],
    ['how another came to control what its owner controls', withBear({ control: 'EFFECT' }), 'objects.0.control'],
    [
      'how somebody came to control what nobody controls, or what has not entered',
      withBear(
        { control: 'EFFECT', zone: 'HAND', controller: 'bob' },
        { ...bear, id: 'ox', zone: 'STACK', controller: 'bob', control: 'ENTERED_UNDER' },
      ),
      ...['objects.0.control', 'objects.1.control'],
    ],
  ])('%s', (_, description, ...paths) => expect(pathsOf(description)).toEqual(paths));

  test.each([
    ['809.2: an emperor beside the middle is named', 'A emperor, A, A, B, B emperor, B', 'players.0'],
    [
      '809.6a: emperors in range of each other',
      'A, A, A emperor, A, B, B emperor, B, B',
      ...['players.2', 'players.5'],
    ],
  ])('%s', (_, seats, ...paths) => {
    const lines = seats.split(', ').map((seat, index) => `${'abcdefgh'.charAt(index)} team ${seat}`);
    expect(pathsOf(told(['Emperor', ...lines].join(' | ')))).toEqual(paths);
  });
});

test.each<[string, Description, string]>([
  ['no near one', withBear({ owner: 'zoe' }), 'There is no player "zoe" at this table.'],
  [
    'one of an object',
    withBear({ owner: 'bear' }),
    'There is no player "bear" at this table: it is one of the objects.',
  ],
  ['a near one', withBear({ owner: 'Ann' }), 'There is no player "Ann" at this table: did you mean "ann"?'],
  [
    'a near object',
    withBear({ id: 'boots', attachedTo: 'bera' }, bear),
    'There is no player or object "bera" at this table: did you mean "bear"?',
  ],
])('an unknown id is told with %s', (_, description, message) => expect(problemsOf(description)).toEqual([message]));

describe('what is left out', () => {
  test('a name is the id, a controller the owner, the turn the first player’s', () => {
    const state = read({ players, objects: [bear] });
    expect(state.objects.get('bear')).toMatchObject({ name: 'bear', controller: 'ann', zone: 'BATTLEFIELD' });
    expect(state.turn).toMatchObject({ number: 1, activePlayers: ['ann'], step: 'PRECOMBAT_MAIN' });
  });

  test('null is the same as left out', () => {
    const empty = { objects: null, turn: null, options: { attack: null } };
    expect(tell(read({ players, ...empty }))).toEqual(tell(read({ players })));
  });

  test('with shared team turns the whole first team is active (805.4a)', () =>
    expect(written(`Two-Headed Giant | ${giants}`).turn.activePlayers).toEqual(['ann', 'bob']));

  test.each<readonly [Partial<ObjectDescription>, string]>([
    [{ controller: 'cat', control: 'EFFECT' }, 'cat'],
    [{ controller: 'cat', control: 'EFFECT', zone: 'STACK', typeLine: 'Instant' }, 'cat'],
    [{ controller: 'cat', control: 'EFFECT', controlEffects: [{ givesControlTo: 'dan' }] }, 'dan'],
    [{ controller: 'cat', control: 'EFFECT', controlEffects: [{ givesControlTo: 'dan', timestamp: -5 }] }, 'dan'],
  ])('control told in short is an older effect than those told beside it: %j (613.7)', (more, controller) => {
    const state = read(withBear(more));
    expect(state.objects.get('bear')).toMatchObject({ controller, defaultController: 'ann' });
    expect(tell(read(tell(state)))).toEqual(tell(state));
  });

  test('the newest control effect decides who controls an object (613.7)', () => {
    const controlEffects = [
      { givesControlTo: 'cat', timestamp: 5 },
      { givesControlTo: 'dan', timestamp: 3 },
    ];
    expect(read(withBear({ controller: 'bob', controlEffects })).objects.get('bear')?.controller).toBe('cat');
  });

  test('nobody controls what is in a graveyard (108.4)', () =>
    expect(read(withBear({ zone: 'GRAVEYARD' })).objects.get('bear')?.controller).toBeNull());
});

describe('a table told again', () => {
  const rich: Description = {
    edition: 'CR_2018',
    options: { rangeOfInfluence: 2, attack: 'LEFT' },
    players: [
      { id: 'ann', name: 'Ann', life: 7, rangeOfInfluence: 1 },
      { id: 'bob', inGame: false, leftThisTurn: true },
      { id: 'cat', poison: 3, commanderDamage: [{ commander: 'bear', amount: 4 }] },
      { id: 'dan' },
    ],
    objects: [
      { ...bear, tapped: true, keywords: ['Flying'], colors: ['GREEN'], controlEffects: [{ givesControlTo: 'cat' }] },
      { id: 'aura', typeLine: 'Enchantment — Aura', owner: 'cat', attachedTo: 'dan', enchants: { kind: 'PLAYER' } },
    ],
    turn: { number: 9, activePlayers: ['bob'], step: 'DECLARE_BLOCKERS', resumesAfter: 'ann' },
    combats: [{ attacks: [{ attacker: 'bear', defendingPlayer: 'dan' }] }],
    extraTurns: ['dan', 'ann'],
  };

  test('is the same table', () => {
    const state = read(rich);
    expect(read(tell(state))).toEqual(state);
  });

  test('leaves out what neither the description nor an event settled, so that an edition’s default can take its place', () => {
    const old = read({ ...tell(written(`Two-Headed Giant | teams: A; B 17 | ${giants}`)), edition: 'CR_2006' });
    expect(old.teams.map(({ life }) => life)).toEqual([40, 17]);
  });
});

describe('a table told again after events', () => {
  test('613.1b: an Aura that somebody else controls still controls what it enchants', () => {
    const magic = { name: 'Hold', type_line: 'Enchantment — Aura', oracle_text: 'You control enchanted creature.' };
    const held = { id: 'hold', owner: 'bob', attachedTo: 'bear', cardData: magic };
    const stolen = after(read(withBear({}, held)), { controlChanges: { object: 'hold', to: 'cat' } });
    expect(objectOf(read(tell(stolen)), 'bear').controller).toBe('cat');
  });

  test('a figure that is not known is not told', () => {
    const moat = { id: 'moat', owner: 'ann', cardData: { name: 'Moat', type_line: 'Enchantment', text: '' } };
    const strong = after(read(withBear({}, moat)), { objectChanges: { object: 'moat', power: 8 } });
    expect(tell(strong).objects?.[0]).not.toHaveProperty('toughness');
  });
});
