import { describe, expect, test } from '@jest/globals';
import { describe as tell } from '../../../src/domain/state/describe.js';
import type { Description } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/state/read-description.js';

const read = (description: Description): GameState => {
  const result = readDescription(description);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const pathsOf = (description: Description): readonly string[] => {
  const result = readDescription(description);
  if (result.ok || result.failure.code !== 'BAD_USER_INPUT') return [];
  return result.failure.problems.map(({ path }) => path.join('.'));
};

const players = ['ann', 'bob', 'cat', 'dan'].map((id) => ({ id }));
const team = (id: string, name: string, role?: 'EMPEROR' | 'GENERAL') => ({ id, team: name, ...(role && { role }) });
const teams = [{ id: 'A' }, { id: 'B' }];
const bear = { id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' };

describe('problems, each with its path', () => {
  test.each<[string, Description, readonly string[]]>([
    ['fewer than two players', { players: [{ id: 'ann' }] }, ['players']],
    ['an empty id', { players: [{ id: '' }, { id: 'bob' }] }, ['players.0.id']],
    [
      'a range below zero',
      { players: [{ id: 'ann', rangeOfInfluence: -1 }, { id: 'bob' }] },
      ['players.0.rangeOfInfluence'],
    ],
    ['players and objects of one id', { players, objects: [{ ...bear, id: 'bob' }] }, ['objects.0.id']],
    [
      'an instant on the battlefield (304.4)',
      { players, objects: [{ id: 'o', typeLine: 'Instant', owner: 'ann' }] },
      ['objects.0.zone'],
    ],
    [
      'a land that attacks (508.1a)',
      {
        players,
        objects: [{ id: 'o', typeLine: 'Land', owner: 'ann' }],
        combats: [{ attacks: [{ attacker: 'o', target: 'bob' }] }],
      },
      ['combats.0.attacks.0.attacker'],
    ],
    ['an unknown owner', { players, objects: [{ ...bear, owner: 'zoe' }] }, ['objects.0.owner']],
    ['an unknown team', { variant: 'COMMANDER', players: [team('ann', 'A'), { id: 'bob' }] }, ['players.0.team']],
    [
      'teams in Free-for-All',
      { teams, players: [team('ann', 'A'), team('bob', 'B')] },
      ['players.0.team', 'players.1.team'],
    ],
    [
      'a team without players',
      { variant: 'TEAM_VS_TEAM', teams, players: [team('ann', 'A'), team('bob', 'A')] },
      ['teams.1'],
    ],
    [
      'no team',
      { variant: 'TEAM_VS_TEAM', teams, players: [team('ann', 'A'), team('bob', 'B'), { id: 'cat' }] },
      ['players.2.team'],
    ],
    [
      'a team that sits apart (808.2)',
      {
        variant: 'TEAM_VS_TEAM',
        teams,
        players: [team('ann', 'A'), team('bob', 'B'), team('cat', 'A'), team('dan', 'B')],
      },
      ['players.0', 'players.1', 'players.2', 'players.3'],
    ],
    [
      'teams that do not alternate (811.3)',
      {
        variant: 'ALTERNATING_TEAMS',
        teams,
        players: [team('ann', 'A'), team('bob', 'B'), team('cat', 'B'), team('dan', 'A')],
      },
      ['players.2', 'players.3'],
    ],
    [
      'unequal teams',
      {
        variant: 'TWO_HEADED_GIANT',
        teams,
        players: [team('ann', 'A'), team('bob', 'A'), team('cat', 'A'), team('dan', 'B'), team('eve', 'B')],
      },
      ['teams.1'],
    ],
    [
      "a player's own life in Two-Headed Giant",
      {
        variant: 'TWO_HEADED_GIANT',
        teams,
        players: [{ ...team('ann', 'A'), life: 20 }, team('bob', 'A'), team('cat', 'B'), team('dan', 'B')],
      },
      ['players.0.life'],
    ],
    ['an attachment to nothing', { players, objects: [{ ...bear, attachedTo: 'nothing' }] }, ['objects.0.attachedTo']],
    ['an attachment to itself', { players, objects: [{ ...bear, attachedTo: 'bear' }] }, ['objects.0.attachedTo']],
    [
      'an attachment to something in a graveyard',
      { players, objects: [bear, { ...bear, id: 'ox', zone: 'GRAVEYARD' }, { ...bear, id: 'cow', attachedTo: 'ox' }] },
      ['objects.2.attachedTo'],
    ],
    ['a protector of no battle', { players, objects: [{ ...bear, protector: 'bob' }] }, ['objects.0.protector']],
    [
      'what a departed player owns',
      { players: [...players, { id: 'eve', inGame: false }], objects: [{ ...bear, owner: 'eve' }] },
      ['objects.0.owner'],
    ],
    [
      'departed this turn and in the game',
      { players: [{ id: 'ann', leftThisTurn: true }, { id: 'bob' }] },
      ['players.0.leftThisTurn'],
    ],
    ['two active players', { players, turn: { activePlayers: ['ann', 'bob'] } }, ['turn.activePlayers']],
    ['turn markers outside Grand Melee', { players, turnMarkers: [{ number: 1, holder: 'ann' }] }, ['turnMarkers']],
    [
      'an attack rule without a target',
      { players, objects: [{ ...bear, attackRules: [{ kind: 'GOADED' }] }] },
      ['objects.0.attackRules.0.target'],
    ],
    [
      'rules that require so many creatures, without a count or with none',
      {
        players,
        objects: [
          {
            ...bear,
            attackRules: [{ kind: 'AT_LEAST_IF_ABLE' }, { kind: 'AT_LEAST_IF_ABLE', count: 0 }],
            blockRules: [
              { kind: 'MUST_BE_BLOCKED_BY_EXACTLY', blockers: { types: ['Wall'] } },
              { kind: 'MUST_BE_BLOCKED_BY_AT_LEAST', count: 0 },
              { kind: 'MUST_BE_BLOCKED_IF_ABLE', blockers: {}, others: {} },
              { kind: 'ATTACKING_PLAYER_CHOOSES', unlessPays: '{1}' },
            ],
          },
        ],
      },
      [
        'objects.0.attackRules.0.count',
        'objects.0.attackRules.1.count',
        'objects.0.blockRules.0.count',
        'objects.0.blockRules.1.count',
        'objects.0.blockRules.2.others',
        'objects.0.blockRules.3.unlessPays',
      ],
    ],
    [
      'an unknown id deep in a filter',
      { players, objects: [{ ...bear, enchants: { not: { anyOf: [{ ids: ['zoe'] }] } } }] },
      ['objects.0.enchants.not.anyOf.0.ids.0'],
    ],
    [
      'a creature that attacks twice, and a block of what does not attack',
      {
        players,
        objects: [bear, { ...bear, id: 'ox', owner: 'bob' }],
        combats: [
          {
            attacks: [
              { attacker: 'bear', target: 'bob' },
              { attacker: 'bear', target: 'cat' },
            ],
            blocks: [{ blocker: 'bear', attacker: 'ox' }],
          },
        ],
      },
      ['combats.0.attacks.1.attacker', 'combats.0.blocks.0.attacker'],
    ],
    [
      'an extra turn of one who has left',
      { players: [...players, { id: 'eve', inGame: false }], extraTurns: ['eve'] },
      ['extraTurns.0'],
    ],
  ])('%s', (_, description, paths) => {
    expect(pathsOf(description)).toEqual(paths);
  });

  test('an emperor beside the middle is named (809.2), and emperors in range of each other (809.6a)', () => {
    const seats = (...roles: ('EMPEROR' | 'GENERAL')[]) =>
      roles.map((role, index) => team(`p${index}`, index < roles.length / 2 ? 'A' : 'B', role));
    const emperorAside = seats('EMPEROR', 'GENERAL', 'GENERAL', 'GENERAL', 'EMPEROR', 'GENERAL');
    expect(pathsOf({ variant: 'EMPEROR', teams, players: emperorAside })).toEqual(['players.0']);
    const facing = seats('GENERAL', 'GENERAL', 'EMPEROR', 'GENERAL', 'GENERAL', 'EMPEROR', 'GENERAL', 'GENERAL');
    expect(pathsOf({ variant: 'EMPEROR', teams, players: facing })).toEqual(['players.2', 'players.5']);
  });
});

test.each<[string, Description, string]>([
  ['no near one', { players, objects: [{ ...bear, owner: 'zoe' }] }, 'There is no player "zoe" at this table.'],
  [
    'a near one',
    { players, objects: [{ ...bear, owner: 'Ann' }] },
    'There is no player "Ann" at this table: did you mean "ann"?',
  ],
  [
    'a near object',
    { players, objects: [bear, { ...bear, id: 'boots', attachedTo: 'bera' }] },
    'There is no player or object "bera" at this table: did you mean "bear"?',
  ],
])('an unknown id is told with %s', (_, description, message) => {
  const result = readDescription(description);
  expect(result).toMatchObject({ ok: false, failure: { problems: [{ message }] } });
});

describe('what is left out', () => {
  test('a name is the id, a controller the owner, the turn the first player’s', () => {
    const state = read({ players, objects: [bear] });
    expect(state.objects.get('bear')).toMatchObject({ name: 'bear', controller: 'ann', zone: 'BATTLEFIELD' });
    expect(state.turn).toMatchObject({ number: 1, activePlayers: ['ann'], step: 'PRECOMBAT_MAIN' });
  });

  test('null is the same as left out', () => {
    expect(tell(read({ players, objects: null, turn: null, options: { attack: null } }))).toEqual(
      tell(read({ players })),
    );
  });

  test('with shared team turns the whole first team is active (805.4a)', () => {
    const description: Description = {
      variant: 'TWO_HEADED_GIANT',
      teams,
      players: [team('ann', 'A'), team('bob', 'A'), team('cat', 'B'), team('dan', 'B')],
    };
    expect(read(description).turn.activePlayers).toEqual(['ann', 'bob']);
  });

  test('the newest control effect decides who controls an object (613.7)', () => {
    const controlEffects = [
      { givesControlTo: 'cat', timestamp: 5 },
      { givesControlTo: 'dan', timestamp: 3 },
    ];
    expect(
      read({ players, objects: [{ ...bear, controller: 'bob', controlEffects }] }).objects.get('bear')?.controller,
    ).toBe('cat');
  });

  test('nobody controls what is in a graveyard (108.4)', () => {
    expect(read({ players, objects: [{ ...bear, zone: 'GRAVEYARD' }] }).objects.get('bear')?.controller).toBeNull();
  });
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
    const description: Description = {
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B', life: 17 }],
      players: [team('ann', 'A'), team('bob', 'A'), team('cat', 'B'), team('dan', 'B')],
    };
    const old = read({ ...tell(read(description)), edition: 'CR_2006' });
    expect(old.teams.map(({ life }) => life)).toEqual([40, 17]);
  });
});
