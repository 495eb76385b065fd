import { describe, expect, test } from '@jest/globals';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { stateBasedActions } from '../../../src/domain/rules/704-state-based-actions.js';
import {
  after,
  creature,
  doubts,
  editionsWhere,
  emperors,
  everyEdition,
  ids,
  ring,
  rules,
  table,
  thing,
  under,
} from '../tables.js';

/** "TO_GRAVEYARD aura" for each action. */
const actions = (state: GameState): string[] =>
  stateBasedActions(state).map(({ kind, objects, players }) => [kind, ...ids(objects), ...ids(players)].join(' '));
const cited = (state: GameState): string[] => stateBasedActions(state).flatMap(({ because }) => rules(because));
const doubted = (state: GameState): string[] => stateBasedActions(state).flatMap(({ because }) => doubts(because));

const legend = (id: string, owner: string, more = {}) =>
  thing(id, 'Legendary Creature — Human', owner, { name: 'Kamahl', ...more });
const world = (id: string, owner: string, timestamp: number) => thing(id, 'World Enchantment', owner, { timestamp });
const five = 'A B C D E';

describe('legend and planeswalker uniqueness rules', () => {
  const asymmetric = (objects: ReturnType<typeof legend>[]) =>
    ring('alex rob carissa dana erin', {
      objects,
      players: [1, 1, 2, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence })),
    });

  test('G01: with asymmetric ranges only the one that sees the other goes, until 2013 (printed example)', () => {
    const state = asymmetric([legend('l-alex', 'alex'), legend('l-carissa', 'carissa')]);
    expect(everyEdition.map((edition) => actions(under(edition, state)))).toEqual([
      ...Array.from({ length: 4 }, () => ['TO_GRAVEYARD l-carissa']),
      ...Array.from({ length: 4 }, () => []),
    ]);
    expect(cited(under('CR_2009', state))).toEqual(['801.12']);
  });

  test('G02: with mutual range both go', () => {
    const state = ring(five, { edition: 'CR_2008', range: 1, objects: [legend('one', 'A'), legend('two', 'B')] });
    expect(actions(state)).toEqual(['TO_GRAVEYARD one', 'TO_GRAVEYARD two']);
  });

  const apart = ring(five, { edition: 'CR_2008', range: 1, objects: [legend('one', 'A'), legend('two', 'C')] });

  test('G04: where nobody sees the other both stay', () => {
    expect(actions(apart)).toEqual([]);
  });

  test('G05: as the next turn begins they meet', () => {
    const left = after(apart, { playerLeaves: { player: 'B' } });
    expect(actions(left)).toEqual([]);
    expect(actions(after(left, { turnEnds: {} }, { turnBegins: {} }))).toEqual([
      'TO_GRAVEYARD one',
      'TO_GRAVEYARD two',
    ]);
  });

  test('today a player keeps one of their own', () => {
    const state = ring(five, {
      objects: [legend('one', 'A'), legend('two', 'A'), legend('other', 'A', { name: 'X' }), legend('b', 'B')],
    });
    expect(actions(state)).toEqual(['KEEP_ONE one two']);
    expect(cited(under('CR_2013', state))).toEqual(['704.5k']);
    expect(actions(under('CR_2006', state))).toEqual(['TO_GRAVEYARD one', 'TO_GRAVEYARD two', 'TO_GRAVEYARD b']);
    expect(cited(under('CR_2006', state))).toEqual(['420.5e', '420.5e', '420.5e']);
  });

  test('planeswalkers of one type: the whole table in 2008, by range in 2009, each player’s own in 2013', () => {
    const walker = (id: string, owner: string) => thing(id, 'Planeswalker — Jace', owner);
    const state = ring(five, {
      range: 1,
      objects: [walker('a', 'A'), walker('c', 'C'), walker('c2', 'C'), thing('x', 'Planeswalker', 'A')],
    });
    expect(Object.fromEntries(everyEdition.map((edition) => [edition, actions(under(edition, state))]))).toEqual({
      CR_2005: [],
      CR_2006: [],
      CR_2008: ['TO_GRAVEYARD a', 'TO_GRAVEYARD c', 'TO_GRAVEYARD c2'],
      CR_2009: ['TO_GRAVEYARD c', 'TO_GRAVEYARD c2'],
      CR_2013: ['KEEP_ONE c c2'],
      CR_2018: [],
      CR_2023: [],
      CR_2026: [],
    });
    expect(editionsWhere((edition) => doubted(under(edition, state)).length > 0)).toEqual(['CR_2008']);
    expect(cited(under('CR_2009', state))).toEqual(['801.14', '801.14']);
    expect(cited(under('CR_2013', state))).toEqual(['704.5j']);
  });
});

describe('world rule', () => {
  test('G07: the older one sees the newer: it goes', () => {
    const state = emperors({ objects: [world('W1', 'AE', 1), world('W2', 'B1', 2)] });
    expect([actions(state), cited(state)]).toEqual([['TO_GRAVEYARD W1'], ['801.12']]);
  });

  test('G08: only the newer sees the older: both stay', () => {
    expect(actions(emperors({ objects: [world('W1', 'B1', 1), world('W2', 'AE', 2)] }))).toEqual([]);
  });

  test('G10: a tie that only one of them sees; doubtful', () => {
    const state = emperors({ objects: [world('a', 'AE', 1), world('b', 'B1', 1)] });
    expect([actions(state), doubted(state).length]).toEqual([['TO_GRAVEYARD a'], 1]);
  });

  test('G11: in a chain of three the older two go together; doubtful for the one that does not see the newest', () => {
    const state = ring(five, { range: 1, objects: [world('W1', 'A', 1), world('W2', 'B', 2), world('W3', 'C', 3)] });
    expect(actions(state)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W2']);
    expect(doubted(state)).toHaveLength(1);
  });

  test('G12: the newest that is out of range does not count; doubtful', () => {
    const state = ring('A B C D E F', {
      range: 1,
      objects: [world('W1', 'A', 1), world('W2', 'B', 2), world('W3', 'D', 3)],
    });
    expect([actions(state), doubted(state).length]).toEqual([['TO_GRAVEYARD W1'], 1]);
  });

  test('G13: two worlds meet as the next turn begins', () => {
    const state = ring('A B C D E', { range: 1, objects: [world('W1', 'A', 1), world('W2', 'C', 2)] });
    const left = after(state, { playerLeaves: { player: 'B' } });
    expect([actions(state), actions(left)]).toEqual([[], []]);
    expect(actions(after(left, { turnEnds: {} }, { turnBegins: {} }))).toEqual(['TO_GRAVEYARD W1']);
  });

  test('without the option the newest of the table stays, and none on a tie', () => {
    const state = ring(five, { objects: [world('W1', 'A', 1), world('W2', 'C', 2), world('W3', 'D', 1)] });
    expect([actions(state), cited(state)]).toEqual([
      ['TO_GRAVEYARD W1', 'TO_GRAVEYARD W3'],
      ['704.5k', '704.5k'],
    ]);
    const tie = ring(five, { objects: [world('W1', 'A', 2), world('W2', 'C', 2), world('W3', 'D', 1)] });
    expect(actions(tie)).toEqual(['TO_GRAVEYARD W1', 'TO_GRAVEYARD W2', 'TO_GRAVEYARD W3']);
    expect(doubted(tie)).toEqual([]);
  });
});

describe('attachments', () => {
  test('E02: the enchanted creature is stolen out of range', () => {
    const objects = [creature('bear', 'B'), thing('aura', 'Enchantment — Aura', 'A', { attachedTo: 'bear' })];
    const state = ring(five, { range: 1, objects });
    expect(actions(state)).toEqual([]);
    const stolen = after(state, { controlChanges: { object: 'bear', to: 'C' } });
    expect([actions(stolen), cited(stolen)]).toEqual([['TO_GRAVEYARD aura'], ['801.8', '704.5m']]);
  });

  test.each([
    ['E04', 'Artifact — Equipment', creature('bear', 'B')],
    ['E05', 'Artifact — Fortification', thing('bear', 'Land', 'B')],
  ])('%s: %s comes off and stays', (_id, typeLine, bear) => {
    const state = ring(five, { range: 1, objects: [bear, thing('gear', typeLine, 'A', { attachedTo: 'bear' })] });
    expect(actions(state)).toEqual([]);
    const stolen = after(state, { controlChanges: { object: 'bear', to: 'C' } });
    expect([actions(stolen), cited(stolen)]).toEqual([['UNATTACH gear'], ['801.9', '704.5n']]);
  });

  test('an Aura on nothing, on what it cannot enchant, Equipment on no creature, and a stray attachment', () => {
    const objects = [
      creature('bear', 'A'),
      thing('land', 'Land', 'A'),
      thing('stray', 'Enchantment — Aura', 'A'),
      thing('picky', 'Enchantment — Aura', 'A', { attachedTo: 'bear', enchants: { types: ['Land'] } }),
      thing('sword', 'Artifact — Equipment', 'A', { attachedTo: 'land' }),
      thing('fort', 'Artifact — Fortification', 'A', { attachedTo: 'bear' }),
      thing('odd', 'Artifact', 'A', { attachedTo: 'bear' }),
    ];
    expect(actions(ring(five, { objects }))).toEqual([
      'TO_GRAVEYARD stray',
      'TO_GRAVEYARD picky',
      'UNATTACH sword',
      'UNATTACH fort',
      'UNATTACH odd',
    ]);
  });

  test('E08: a turn that begins after somebody left makes no attachment illegal', () => {
    const objects = [creature('bear', 'B'), thing('aura', 'Enchantment — Aura', 'A', { attachedTo: 'bear' })];
    const state = ring(five, { range: 1, objects });
    const next = after(state, { playerLeaves: { player: 'E' } }, { turnEnds: {} }, { turnBegins: {} });
    expect(actions(next)).toEqual([]);
  });
});

describe('losing', () => {
  test('players at 0 life or with ten poison counters', () => {
    const state = ring('A B C D', {
      players: [{ life: 0 }, { poison: 10 }, { life: -3, poison: 12 }, { life: 1, poison: 9 }],
    });
    expect(actions(state)).toEqual(['PLAYER_LOSES A', 'PLAYER_LOSES B', 'PLAYER_LOSES C']);
    expect(cited(state)).toEqual(['704.5a', '704.5c', '704.5a', '704.5c']);
    expect(actions(after(state, { playerLeaves: { player: 'A' } }))).not.toContain('PLAYER_LOSES A');
  });

  test('N02: 21 combat damage by one commander, in Commander only', () => {
    const dealt = (amount: number) => ({
      commanderDamage: [
        { commander: 'boss', amount },
        { commander: 'other', amount: 5 },
      ],
    });
    const objects = [legend('boss', 'B'), legend('other', 'C', { name: 'Other' })];
    const state = ring('A B C', { variant: 'COMMANDER', objects, players: [dealt(21), {}, dealt(20)] });
    expect([actions(state), cited(state)]).toEqual([['PLAYER_LOSES A'], ['903.10a', '704.6c']]);
    expect(actions(ring('A B C', { objects, players: [dealt(30)] }))).toEqual([]);
  });

  test('M09: an emperor at 0 life', () => {
    const state = table({
      variant: 'EMPEROR',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: ['A1', 'AE', 'A2', 'B1', 'BE', 'B2'].map((id) => ({
        id,
        team: id.charAt(0),
        role: id.endsWith('E') ? 'EMPEROR' : 'GENERAL',
        ...(id === 'AE' ? { life: 0 } : {}),
      })),
    });
    expect([actions(state), cited(state)]).toEqual([['PLAYER_LOSES AE'], ['704.5a', '809.5b']]);
  });

  const twoHeaded = (edition: (typeof everyEdition)[number], team: object, member: object, size = 2) =>
    table({
      edition,
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A', ...team }, { id: 'B' }],
      players: ['A', 'B'].flatMap((id) =>
        Array.from({ length: size }, (_, index) => ({
          id: `${id}${index + 1}`,
          team: id,
          ...(id === 'A' && index === 0 ? member : {}),
        })),
      ),
    });

  test('a team without life loses, one row', () => {
    const state = twoHeaded('CR_2026', { life: 0 }, {});
    expect([actions(state), cited(state)]).toEqual([['TEAM_LOSES A1 A2'], ['704.6a', '810.8c']]);
    expect(actions(twoHeaded('CR_2026', { life: 1 }, {}))).toEqual([]);
  });

  test('D36: a team’s poison, fifteen and five more a member, since 2011; before, ten of one member', () => {
    expect(actions(twoHeaded('CR_2026', { poison: 15 }, {}))).toEqual(['TEAM_LOSES A1 A2']);
    expect(actions(twoHeaded('CR_2026', { poison: 14 }, {}))).toEqual([]);
    expect(actions(twoHeaded('CR_2026', { poison: 19 }, {}, 3))).toEqual([]);
    expect(actions(twoHeaded('CR_2026', { poison: 20 }, {}, 3))).toEqual(['TEAM_LOSES A1 A2 A3']);
    expect(actions(twoHeaded('CR_2013', {}, { poison: 10 }))).toEqual([]);
    const old = twoHeaded('CR_2009', { poison: 15 }, { poison: 10 });
    expect(actions(old)).toEqual(['TEAM_LOSES A1 A2']);
    expect(actions(twoHeaded('CR_2009', { poison: 15 }, { poison: 9 }))).toEqual([]);
  });
});

describe('battles, tokens and the like', () => {
  const siege = (more = {}) => thing('siege', 'Battle — Siege', 'A', more);

  test('B38: no new protector while the battle is attacked, one afterwards', () => {
    const objects = [siege({ protector: 'B' }), creature('bear', 'A')];
    const combats = [{ attacks: [{ attacker: 'bear', target: 'siege' }] }];
    const state = ring(five, { objects, combats, turn: { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' } });
    const left = after(state, { playerLeaves: { player: 'B' } });
    expect(actions(left)).toEqual([]);
    expect(actions({ ...left, combats: [] })).toEqual(['CHOOSE_PROTECTOR siege']);
  });

  test('the protector of a Siege is an opponent in range, or it goes to the graveyard', () => {
    expect(actions(ring(five, { range: 1, objects: [siege({ protector: 'A' })] }))).toEqual(['CHOOSE_PROTECTOR siege']);
    expect(actions(ring(five, { range: 1, objects: [siege({ protector: 'B' })] }))).toEqual([]);
    const [alone] = stateBasedActions(ring(five, { range: 0, objects: [siege()] }));
    expect([alone?.kind, rules(alone?.because ?? [])]).toEqual(['TO_GRAVEYARD', ['704.5x', '310.11']]);
    const other = ring(five, { range: 0, objects: [thing('keep', 'Battle', 'A', {})] });
    expect(actions(other)).toEqual(['CHOOSE_PROTECTOR keep']);
    expect(actions(ring(five, { objects: [thing('keep', 'Battle', 'A', { protector: 'A' })] }))).toEqual([]);
  });

  test('an edition without battles says so', () => {
    const state = ring(five, { edition: 'CR_2018', objects: [siege()] });
    expect(doubted(state)).toEqual([expect.stringContaining('CR_2018 knows no battles')]);
    expect(doubted(under('CR_2023', state))).toEqual([]);
  });

  test('tokens and copies that are not where they can be, creatures without toughness', () => {
    const objects = [
      creature('token', 'A', { token: true, zone: 'GRAVEYARD' }),
      creature('here', 'A', { token: true }),
      thing('copy', 'Instant', 'A', { card: false, zone: 'EXILE' }),
      thing('ability', 'Ability', 'A', { card: false, zone: 'STACK' }),
      creature('frail', 'A', { toughness: 0 }),
      thing('unknown', 'Creature', 'A'),
    ];
    const state = ring(five, { objects });
    expect(actions(state)).toEqual(['CEASES_TO_EXIST token', 'CEASES_TO_EXIST copy', 'TO_GRAVEYARD frail']);
    expect(cited(state)).toEqual(['704.5d', '704.5e', '704.5f']);
  });

  test('what goes to the graveyard for several reasons goes once, for all of them', () => {
    const objects = [thing('old', 'World Enchantment — Aura', 'A', { timestamp: 1 }), world('new', 'A', 2)];
    const [only, ...others] = stateBasedActions(ring(five, { objects }));
    expect([rules(only?.because ?? []), others]).toEqual([['704.5m', '704.5k'], []]);
  });
});
