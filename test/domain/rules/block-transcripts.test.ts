import { describe, expect, test } from '@jest/globals';
import type { BlockRule, Description, ObjectDescription } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { blockTargetsTold, blockTold, orderTold } from '../combat-told.js';
import { after, creature, everyEdition, ring, table, thing, under } from '../tables.js';

/** Whole answers on blocks, read and found right; each ruling as "number: sentence (whom it names) [what is in doubt]". */

const walker = (id: string, owner: string) => thing(id, 'Legendary Planeswalker — Jace', owner);
const siege = (id: string, owner: string, protector?: string) =>
  thing(id, 'Battle — Siege', owner, protector === undefined ? {} : { protector });
const rule = (id: string, owner: string, kind: BlockRule['kind'], more: Partial<BlockRule> = {}) =>
  thing(id, 'Enchantment', owner, { blockRules: [{ kind, ...more }] });
const having = (...blockRules: BlockRule[]): Partial<ObjectDescription> => ({ blockRules });
const of = (...wanted: string[]) => ({ creatures: { ids: wanted } });
const keywords = (...words: string[]) => ({ keywords: words });
const anyCreature = { creatures: { types: ['Creature'] } };

/** A attacks with x and y, and B may block with b and b2. */
const four = (...objects: ObjectDescription[]) =>
  ring('A B C D', {
    objects: [creature('x', 'A'), creature('y', 'A'), creature('b', 'B'), creature('b2', 'B'), ...objects],
  });
const evading = (
  attacker: Partial<ObjectDescription>,
  blocker: Partial<ObjectDescription>,
  ...more: ObjectDescription[]
) => ring('A B', { objects: [creature('x', 'A', attacker), creature('b', 'B', blocker), ...more] });
const teamsOf = (seats: string, objects: ObjectDescription[], more: Omit<Description, 'players'> = {}) =>
  table({
    variant: 'TWO_HEADED_GIANT',
    teams: [...new Set(seats.split(' ').map((id) => id.charAt(0)))].map((id) => ({ id })),
    players: seats.split(' ').map((id) => ({ id, team: id.charAt(0) })),
    objects,
    ...more,
  });
const giants = (...objects: ObjectDescription[]) =>
  teamsOf('A1 A2 B1 B2', [creature('x', 'A1'), creature('b1', 'B1'), creature('b2', 'B2'), ...objects]);
const melee = (combats: Description['combats']) =>
  ring('p0 p1 p2 p3 p4 p5 p6 p7 p8 p9', {
    variant: 'GRAND_MELEE',
    objects: [creature('x', 'p0'), creature('y', 'p4'), creature('b', 'p5')],
    ...(combats ? { combats } : {}),
  });
const leaves = (state: GameState, ...players: string[]) =>
  after(state, ...players.map((player) => ({ playerLeaves: { player } })));

const evasion: Record<string, () => GameState> = {
  'nothing keeps it from blocking': () => evading({}, {}),
  flying: () => evading(keywords('Flying'), {}),
  'flying, by flying': () => evading(keywords('Flying'), keywords('Flying')),
  'flying, by reach': () => evading(keywords('Flying'), keywords('Reach')),
  shadow: () => evading(keywords('Shadow'), {}),
  'shadow, by shadow': () => evading(keywords('Shadow'), keywords('Shadow')),
  'something without shadow, by shadow': () => evading({}, keywords('Shadow')),
  horsemanship: () => evading(keywords('Horsemanship'), keywords('Flying')),
  fear: () => evading(keywords('Fear'), { colors: ['WHITE', 'RED'] }),
  'fear, by black': () => evading(keywords('Fear'), { colors: ['BLACK'] }),
  'fear, by an artifact': () => evading(keywords('Fear'), { typeLine: 'Artifact Creature — Golem' }),
  intimidate: () => evading({ ...keywords('Intimidate'), colors: ['GREEN'] }, { colors: ['RED'] }),
  'intimidate, by its color': () =>
    evading({ ...keywords('Intimidate'), colors: ['RED'] }, { colors: ['GREEN', 'RED'] }),
  'intimidate, by an artifact': () =>
    evading({ ...keywords('Intimidate'), colors: ['RED'] }, { typeLine: 'Artifact Creature — Golem' }),
  skulk: () => evading({ ...keywords('Skulk'), power: 1 }, { power: 2 }),
  'skulk, by equal power': () => evading({ ...keywords('Skulk'), power: 2 }, { power: 2 }),
  'skulk without a power told': () =>
    table({
      players: [{ id: 'A' }, { id: 'B' }],
      objects: [
        thing('x', 'Creature — Shade', 'A', keywords('Skulk')),
        thing('b', 'Creature — Shade', 'B'),
        creature('b2', 'B', { power: 1 }),
      ],
    }),
  'skulk of negative power, by one without a power told': () =>
    evading(
      { ...keywords('Skulk'), power: -1 },
      { typeLine: 'Creature — Shade' },
      thing('b2', 'Creature — Shade', 'B'),
    ),
  islandwalk: () => evading(keywords('Islandwalk'), {}, thing('island', 'Basic Land — Island', 'B')),
  'islandwalk, the island being of the attacker': () =>
    evading(keywords('Islandwalk'), {}, thing('island', 'Basic Land — Island', 'A')),
  'islandwalk, the island being in a hand': () =>
    evading(keywords('Islandwalk'), {}, thing('island', 'Basic Land — Island', 'B', { zone: 'HAND' })),
  'islandwalk, an island being no land': () =>
    evading(keywords('Islandwalk'), {}, thing('fish', 'Creature — Island', 'B')),
  'islandwalk among other keywords, and swampwalk': () =>
    evading(
      keywords('Vigilance', 'Islandwalk', 'Swampwalk'),
      {},
      thing('plains', 'Basic Land — Plains', 'B'),
      thing('swamp', 'Basic Land — Swamp', 'B'),
    ),
  'snow swampwalk': () =>
    evading(
      keywords('Snow swampwalk'),
      {},
      thing('warm', 'Basic Land — Swamp', 'B'),
      thing('cold', 'Basic Snow Land — Swamp', 'B'),
    ),
  'snow  swampwalk past a warm swamp': () =>
    evading(keywords('Snow  swampwalk'), {}, thing('warm', 'Basic Land — Swamp', 'B')),
  'snow  swampwalk, and a cold swamp': () =>
    evading(keywords('Snow  swampwalk'), {}, thing('cold', 'Basic Snow Land — Swamp', 'B')),
  'a keyword that only begins like islandwalk': () =>
    evading(keywords('Islandhome'), {}, thing('island', 'Basic Land — Island', 'B')),
  'a landwalk that leaves out lands of a type with a hyphen': () =>
    evading(keywords('Nonpower-plant landwalk'), {}, thing('plant', 'Land — Urza’s Power-Plant', 'B')),
  'nonbasic landwalk': () =>
    evading(keywords('Nonbasic landwalk'), {}, thing('basic', 'Basic Land', 'B'), thing('tower', 'Land — Tower', 'B')),
  'non-basic landwalk past a basic land': () =>
    evading(keywords('Non-basic landwalk'), {}, thing('basic', 'Basic Land', 'B')),
  'a keyword that only holds the word walk': () =>
    evading(keywords('Walk', 'Islandwalker'), {}, thing('island', 'Basic Land — Island', 'B')),
  'protection from a color': () => evading(keywords('Protection from red'), { colors: ['RED', 'GREEN'] }),
  'protection from another color': () => evading(keywords('Protection from red'), { colors: ['GREEN'] }),
  'protection from two colors': () =>
    evading(keywords('Protection from black and from green'), { colors: ['GREEN', 'BLACK'] }),
  'protection from colors, one after the other': () =>
    evading(keywords('Protection from white,blue'), { colors: ['WHITE', 'BLUE'] }),
  'protection from all colors': () => evading(keywords('Protection from all colors'), { colors: ['WHITE'] }),
  'protection from each color': () => evading(keywords('Protection from each color'), { colors: ['BLUE'] }),
  'protection from all colors, by something colorless': () => evading(keywords('Protection from all colors'), {}),
  'protection from everything': () => evading(keywords('Protection from everything'), {}),
  'something that names a color and is no protection': () =>
    evading(keywords('Red', 'Everything'), { colors: ['RED'] }),
  'all of it at once': () =>
    evading(
      keywords(
        'Flying',
        'Shadow',
        'Horsemanship',
        'Fear',
        'Intimidate',
        'Skulk',
        'Islandwalk',
        'Protection from green',
      ),
      { colors: ['GREEN'], power: 3 },
      thing('island', 'Basic Land — Island', 'B'),
    ),
};

const targets: Record<string, () => readonly [GameState, string, string | null]> = {
  'several attackers': () => [four(), 'B', 'x > B, y > B'],
  'an attacker of somebody else': () => [four(creature('c', 'C')), 'C', 'x > B, y > C'],
  'nothing attacks': () => [four(), 'B', ''],
  'a planeswalker and a battle': () => [
    four(walker('jace', 'B'), siege('siege', 'A', 'B')),
    'B',
    'x > jace, y > siege',
  ],
  'a planeswalker and a battle of somebody else': () => [
    four(walker('jace', 'C'), siege('siege', 'A', 'C')),
    'B',
    'x > jace, y > siege',
  ],
  'a battle that nobody protects': () => [four(siege('siege', 'A')), 'B', 'x > siege'],
  'a battle that nobody protects, by an islandwalker': () => [
    ring('A B', {
      objects: [
        creature('x', 'A', keywords('Islandwalk')),
        creature('b', 'B'),
        siege('siege', 'A'),
        thing('island', 'Basic Land — Island', 'B'),
      ],
    }),
    'B',
    'x > siege',
  ],
  'what attacked has nobody to defend against it': () => [four(), 'B', 'x'],
  'a teammate is attacked, where each takes a turn': () => [
    teamsOf('A1 A2 B1 B2', [creature('x', 'A1'), creature('b', 'B1')], {
      variant: 'TEAM_VS_TEAM',
      turn: { activePlayers: ['A1'] },
    }),
    'B1',
    'x > B2',
  ],
  'one who defended has left': () => [
    leaves(
      ring('A B C', {
        objects: [creature('x', 'A'), creature('b', 'B')],
        combats: [{ attacks: [{ attacker: 'x', target: 'C' }] }],
      }),
      'C',
    ),
    'B',
    null,
  ],
  'a planeswalker that has left combat': () => [
    ring('A B C', {
      objects: [creature('x', 'A'), creature('b', 'B')],
      combats: [{ attacks: [{ attacker: 'x', defendingPlayer: 'B' }] }],
    }),
    'B',
    null,
  ],
  'a planeswalker of another that has left combat': () => [
    ring('A B C', {
      objects: [creature('x', 'A'), creature('b', 'B')],
      combats: [{ attacks: [{ attacker: 'x', defendingPlayer: 'C' }] }],
    }),
    'B',
    null,
  ],
  'attacks of two combats': () => [
    melee([
      { marker: 1, attacks: [{ attacker: 'x', target: 'p1' }] },
      { marker: 2, attacks: [{ attacker: 'y', target: 'p5' }] },
    ]),
    'p5',
    null,
  ],
  'a blocker that is tapped, and one that is a battle': () => [
    four(creature('tapped', 'C', { tapped: true }), creature('both', 'C', { typeLine: 'Battle Creature' })),
    'C',
    'x > C',
  ],
  'a blocker that is tapped, of one who is not attacked': () => [
    four(creature('c', 'C', { tapped: true })),
    'C',
    'x > B',
  ],
  "a creature that can't block, by itself and by something else": () => [
    four(creature('b3', 'B', having({ kind: 'CANT_BLOCK' })), rule('fright', 'A', 'CANT_BLOCK', of('b'))),
    'B',
    'x > B',
  ],
  "a creature that can't block one attacker": () => [
    four(
      creature('b3', 'B', having({ kind: 'CANT_BLOCK_TARGET', target: 'y' })),
      rule('fright', 'A', 'CANT_BLOCK_TARGET', { target: 'x', ...of('b') }),
    ),
    'B',
    'x > B, y > B',
  ],
  'at most none, of one attacker and of any': () => [
    four(
      rule('none', 'A', 'AT_MOST', { count: 0, ...of('b') }),
      rule('zero', 'A', 'AT_MOST', { count: 0, target: 'x', ...of('b2') }),
      rule('one', 'A', 'AT_MOST', { count: 1, ...of('b2') }),
    ),
    'B',
    'x > B, y > B',
  ],
  "an attacker that can't be blocked": () => [
    four(
      creature('z', 'A', having({ kind: 'CANT_BE_BLOCKED' })),
      rule('veil', 'A', 'CANT_BE_BLOCKED', of('x')),
      rule('mist', 'A', 'CANT_BE_BLOCKED', { target: 'y' }),
      rule('fog', 'A', 'CANT_BE_BLOCKED', { target: 'z', ...of('x') }),
    ),
    'B',
    'x > B, y > B, z > B',
  ],
  'a team that shares turns': () => [giants(), 'B1', 'x > B2'],
  'turns that teams would share, without teams': () => [
    ring('A B C', {
      options: { sharedTeamTurns: true },
      objects: [creature('x', 'A'), creature('y', 'A'), creature('b', 'B')],
    }),
    'B',
    'x > B, y > C',
  ],
  'a team that shares turns and is not attacked': () => [
    teamsOf('A1 A2 B1 B2 C1 C2', [creature('x', 'A1'), creature('b1', 'B1'), walker('jace', 'C2')]),
    'B1',
    'x > jace',
  ],
  'a team that shares turns and attacks': () => [giants(creature('a', 'A2')), 'A2', 'x > B1'],
};

const blocks: Record<string, () => readonly [GameState, string, string, string]> = {
  'nothing blocks': () => [four(), 'B', 'x > B', ''],
  'two creatures block one': () => [four(), 'B', 'x > B, y > B', 'b > x, b2 > x'],
  'what attacks others is left out of account': () => [four(), 'B', 'x > B, y > C', 'b > x'],
  'a creature of another player': () => [four(creature('c', 'C')), 'B', 'x > B', 'c > x'],
  'a creature that does not attack': () => [four(), 'B', 'x > B', 'b > y'],
  'a creature that attacks somebody else': () => [four(), 'B', 'x > B, y > C', 'b > y'],
  'a tapped creature blocks what does not attack': () => [
    four(creature('t', 'B', { tapped: true })),
    'B',
    'x > B',
    't > y',
  ],
  'a tapped creature blocks what flies': () => [
    four(creature('t', 'B', { tapped: true }), creature('z', 'A', keywords('Flying'))),
    'B',
    'z > B',
    't > z',
  ],
  'one creature blocks two': () => [four(), 'B', 'x > B, y > B', 'b > x, b > y'],
  'one creature blocks two, each of which it should': () => [
    four(
      rule('lure', 'A', 'BLOCKS_TARGET_IF_ABLE', { target: 'x', ...of('b') }),
      rule('call', 'A', 'BLOCKS_TARGET_IF_ABLE', { target: 'y', ...of('b') }),
    ),
    'B',
    'x > B, y > B',
    'b > x, b > y',
  ],
  'each blocks if able, and one does not': () => [
    four(rule('war', 'A', 'BLOCKS_IF_ABLE', anyCreature)),
    'B',
    'x > B',
    'b > x',
  ],
  'a requirement that no block can obey, beside one that could be': () => [
    four(creature('t', 'B', { tapped: true }), rule('war', 'A', 'BLOCKS_IF_ABLE', of('b', 't'))),
    'B',
    'x > B',
    '',
  ],
  'one requirement is obeyed': () => [four(rule('war', 'A', 'BLOCKS_IF_ABLE', of('b'))), 'B', 'x > B', 'b > x'],
  'a requirement of its own': () => [
    four(creature('b3', 'B', having({ kind: 'BLOCKS_IF_ABLE' }, { kind: 'BLOCKS_TARGET_IF_ABLE', target: 'x' }))),
    'B',
    'x > B, y > B',
    'b > y',
  ],
  'blocks if able with a target': () => [
    four(rule('lure', 'A', 'BLOCKS_IF_ABLE', { target: 'x', ...of('b') })),
    'B',
    'x > B, y > B',
    'b > y',
  ],
  'is blocked if able': () => [
    four(rule('bait', 'A', 'MUST_BE_BLOCKED_IF_ABLE', of('x'))),
    'B',
    'x > B, y > B',
    'b > y',
  ],
  'is blocked if able, says the attacker': () => [
    four(creature('z', 'A', having({ kind: 'MUST_BE_BLOCKED_IF_ABLE' }))),
    'B',
    'z > B',
    '',
  ],
  'is blocked if able, twice, and one creature for two attackers': () => [
    ring('A B', {
      objects: [
        creature('x', 'A'),
        creature('y', 'A'),
        creature('b', 'B'),
        rule('bait', 'A', 'MUST_BE_BLOCKED_IF_ABLE', of('x', 'y')),
        rule('lure', 'A', 'MUST_BE_BLOCKED_IF_ABLE', { target: 'y' }),
        rule('fog', 'A', 'MUST_BE_BLOCKED_IF_ABLE', { target: 'x', ...of('y') }),
      ],
    }),
    'B',
    'x > B, y > B',
    'b > x',
  ],
  'is blocked if able, by another player': () => [
    four(rule('bait', 'A', 'MUST_BE_BLOCKED_IF_ABLE', of('y'))),
    'B',
    'x > B, y > C',
    '',
  ],
  'is blocked if able, and has menace': () => [
    four(creature('z', 'A', { ...keywords('Menace'), ...having({ kind: 'MUST_BE_BLOCKED_IF_ABLE' }) })),
    'B',
    'z > B',
    '',
  ],
  'is blocked if able, has menace, and only one can block': () => [
    ring('A B', {
      objects: [
        creature('x', 'A', { ...keywords('Menace'), ...having({ kind: 'MUST_BE_BLOCKED_IF_ABLE' }) }),
        creature('b', 'B'),
      ],
    }),
    'B',
    'x > B',
    '',
  ],
  'menace, blocked by one': () => [four(creature('z', 'A', keywords('Menace'))), 'B', 'z > B', 'b > z'],
  'menace, blocked by two': () => [four(creature('z', 'A', keywords('Menace'))), 'B', 'z > B', 'b > z, b2 > z'],
  'menace, not blocked': () => [four(creature('z', 'A', keywords('Menace'))), 'B', 'z > B, x > B', 'b > x'],
  'a limit on all, broken': () => [
    four(rule('cap', 'A', 'AT_MOST', { count: 1, ...anyCreature })),
    'B',
    'x > B, y > B',
    'b > x, b2 > y',
  ],
  'a limit on all, kept': () => [
    four(rule('cap', 'A', 'AT_MOST', { count: 1, ...anyCreature })),
    'B',
    'x > B, y > B',
    'b2 > y',
  ],
  'a limit on one attacker, broken': () => [
    four(rule('cap', 'A', 'AT_MOST', { count: 1, target: 'x', ...anyCreature })),
    'B',
    'x > B, y > B',
    'b > x, b2 > x',
  ],
  'a limit on one attacker, kept': () => [
    four(rule('cap', 'A', 'AT_MOST', { count: 1, target: 'x', ...anyCreature })),
    'B',
    'x > B, y > B',
    'b > y, b2 > y',
  ],
  "can't block alone, and does": () => [
    four(creature('b3', 'B', having({ kind: 'CANT_BLOCK_ALONE' }))),
    'B',
    'x > B',
    'b3 > x',
  ],
  "can't block alone, says something else": () => [
    four(rule('shy', 'A', 'CANT_BLOCK_ALONE', of('b'))),
    'B',
    'x > B, y > B',
    'b > y',
  ],
  "can't block alone, in company": () => [
    four(rule('shy', 'A', 'CANT_BLOCK_ALONE', of('b'))),
    'B',
    'x > B, y > B',
    'b > y, b2 > x',
  ],
  "can't block one attacker alone": () => [
    four(rule('shy', 'A', 'CANT_BLOCK_ALONE', { target: 'x', ...of('b') })),
    'B',
    'x > B, y > B',
    'b > x, b2 > y',
  ],
  "another than the one that can't block alone": () => [
    four(rule('shy', 'A', 'CANT_BLOCK_ALONE', of('b'))),
    'B',
    'x > B',
    'b2 > x',
  ],
  "blocks although it can't, and what can't be blocked": () => [
    four(rule('fright', 'A', 'CANT_BLOCK', of('b')), rule('veil', 'A', 'CANT_BE_BLOCKED', of('y'))),
    'B',
    'x > B, y > B',
    'b > x, b2 > y',
  ],
  "must block and can't": () => [
    four(rule('war', 'A', 'BLOCKS_IF_ABLE', of('b')), rule('fright', 'A', 'CANT_BLOCK', of('b'))),
    'B',
    'x > B',
    '',
  ],
  'a rule about an attacker of somebody else says nothing': () => [
    four(
      rule('cap', 'A', 'AT_MOST', { count: 1, target: 'y', ...anyCreature }),
      rule('lure', 'A', 'BLOCKS_TARGET_IF_ABLE', { target: 'y', ...of('b') }),
    ),
    'B',
    'x > B, y > C',
    'b > x, b2 > x',
  ],
  'a team that shares turns': () => [giants(), 'B1', 'x > B2', 'b1 > x, b2 > x'],
  'turns that teams would share, without teams': () => [
    ring('A B C', {
      options: { sharedTeamTurns: true },
      objects: [creature('x', 'A'), creature('b', 'B'), creature('c', 'C')],
    }),
    'B',
    'x > B',
    'b > x, c > x',
  ],
  'a team that shares turns, a creature of others': () => [giants(creature('a', 'A2')), 'B1', 'x > B2', 'a > x'],
  'a team that shares turns, under requirements': () => [
    giants(rule('war', 'A1', 'BLOCKS_IF_ABLE', anyCreature)),
    'B2',
    'x > B1',
    'b1 > x',
  ],
};

const orders: Record<string, () => readonly [GameState, string | null]> = {
  'nobody is attacked': () => [four(), ''],
  'one player is attacked': () => [four(), 'x > C'],
  'three players are attacked, by seats': () => [four(creature('z', 'A')), 'x > D, y > B, z > C'],
  'turn order begins after the attacking player': () => [
    ring('A B C D', { objects: [creature('x', 'C'), creature('y', 'C')] }),
    'x > B, y > D',
  ],
  'a planeswalker and a battle': () => [four(walker('jace', 'C'), siege('siege', 'A', 'B')), 'x > jace, y > siege'],
  'a battle that nobody protects': () => [four(siege('siege', 'A')), 'x > siege'],
  'one who has left does not declare': () => [
    leaves(
      ring('A B C', {
        objects: [creature('x', 'A'), creature('y', 'A')],
        combats: [
          {
            attacks: [
              { attacker: 'x', target: 'C' },
              { attacker: 'y', target: 'B' },
            ],
          },
        ],
      }),
      'C',
    ),
    null,
  ],
  'teams that share turns': () => [
    teamsOf('B1 B2 C1 C2 A1 A2', [creature('x', 'A2'), creature('y', 'A1'), creature('z', 'A1')]),
    'x > C2, y > B2, z > B1',
  ],
  'teammates whose players take turns of their own': () => [
    teamsOf('A1 A2 B1 B2', [creature('x', 'A2'), creature('y', 'A2')], {
      variant: 'TEAM_VS_TEAM',
      turn: { activePlayers: ['A2'] },
    }),
    'x > B2, y > B1',
  ],
  'turns that teams would share, without teams': () => [
    ring('A B C D', { options: { sharedTeamTurns: true }, objects: [creature('x', 'C'), creature('y', 'C')] }),
    'x > B, y > D',
  ],
  'an attacker whose controller holds no turn marker': () => [
    ring('p0 p1 p2 p3 p4 p5 p6 p7 p8 p9', {
      variant: 'GRAND_MELEE',
      objects: [creature('x', 'p0'), creature('y', 'p2')],
    }),
    'x > p1, y > p3',
  ],
  'one head of a team that shares turns': () => [giants(), 'x > B2'],
  'two combats of Grand Melee, the higher marker first': () => [
    melee([
      { marker: 2, attacks: [{ attacker: 'y', target: 'p5' }] },
      { marker: 1, attacks: [{ attacker: 'x', target: 'p1' }] },
    ]),
    null,
  ],
};

describe('what creatures may block', () => {
  test.each(Object.entries(evasion))('%s', (_, given) => {
    expect(blockTargetsTold(given(), 'B', 'x > B')).toMatchSnapshot();
  });

  test.each(Object.entries(targets))('%s', (_, given) => {
    expect(blockTargetsTold(...given())).toMatchSnapshot();
  });

  test.each(everyEdition)('forestwalk, and a head of the other team, in %s', (edition) => {
    const state = giants(creature('elf', 'A1', keywords('Forestwalk')), thing('forest', 'Basic Land — Forest', 'B1'));
    expect(blockTargetsTold(under(edition, state), 'B2', 'elf > B2, x > B1')).toMatchSnapshot();
    const own = giants(creature('elf', 'A1', keywords('Forestwalk')), thing('forest', 'Basic Land — Forest', 'A2'));
    expect(blockTargetsTold(under(edition, own), 'B2', 'elf > B2')).toMatchSnapshot();
  });
});

describe('whether a block is legal', () => {
  test.each(Object.entries(blocks))('%s', (_, given) => {
    expect(blockTold(...given())).toMatchSnapshot();
  });
});

describe('who declares blockers first', () => {
  test.each(Object.entries(orders))('%s', (_, given) => {
    expect(orderTold(...given())).toMatchSnapshot();
  });
});
