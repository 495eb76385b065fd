import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/domain/answer.js';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import type { BlockRule, ObjectDescription } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { checkBlocks, type BlockVerdict } from '../../../src/domain/rules/509-check-blocks.js';
import { legalBlocks } from '../../../src/domain/rules/509-declare-blockers.js';
import { blockDeclarationOrder } from '../../../src/domain/rules/802-attack-multiple-players.js';
import { attacksToBlock, declaredBlocks, type ToldAttack } from '../../../src/domain/combat/combat-in-progress.js';
import {
  after,
  creature,
  editionsWhere,
  everyEdition,
  ids,
  player,
  ring,
  rules,
  table,
  thing,
  under,
} from '../tables.js';

const pairs = (text: string): (readonly [string, string])[] =>
  text.split(', ').flatMap((each) => {
    const [one = '', other = ''] = each.split(' > ');
    return one ? [[one, other] as const] : [];
  });
const told = (attacks: string): ToldAttack[] => pairs(attacks).map(([attacker, target]) => ({ attacker, target }));

const rowsOf = (state: GameState, who: string, attacks: string) =>
  legalBlocks(state, player(state, who), attacksToBlock(state, told(attacks)));
const blockable = (state: GameState, who: string, attacks: string): Record<string, string[]> =>
  Object.fromEntries(rowsOf(state, who, attacks).map(({ blocker, included }) => [blocker.id, ids(included)]));
const whyNot = (state: GameState, who: string, attacks: string, blocker: string): string[] =>
  rowsOf(state, who, attacks)
    .filter((row) => row.blocker.id === blocker)
    .flatMap(({ excluded }) => excluded.flatMap(({ because }) => rules(because)));
const verdict = (state: GameState, who: string, attacks: string, blocks: string): Answer<BlockVerdict> => {
  const declared = declaredBlocks(
    state,
    pairs(blocks).map(([blocker, attacker]) => ({ blocker, attacker })),
  );
  const result = checkBlocks(state, player(state, who), declared, attacksToBlock(state, told(attacks)));
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const witness = (found: BlockVerdict): string[] =>
  found.legalBlock.map(({ blocker, attacker }) => `${blocker.id} > ${attacker.id}`);
const broken = (found: BlockVerdict): string[] => rules(found.violations);

const four = 'rob carissa alex dana';
const counted = (kind: BlockRule['kind'], more: Partial<BlockRule> = {}): ObjectDescription['blockRules'] => [
  { kind, ...more },
];

describe('which player landwalk asks: printed example', () => {
  const attacks = 'bear > alex, walker > carissa';
  const withMountainOf = (owner: string) =>
    ring(four, {
      objects: [
        creature('bear', 'rob'),
        creature('walker', 'rob', { keywords: ['Mountainwalk'] }),
        creature('ox', 'carissa'),
        thing('mountain', 'Basic Land — Mountain', owner),
      ],
    });

  test('B18: only the lands of the player whom the mountainwalker attacks (802.2a)', () => {
    expect(blockable(withMountainOf('alex'), 'carissa', attacks)).toEqual({ ox: ['walker'] });
    expect(blockable(withMountainOf('carissa'), 'carissa', attacks)).toEqual({ ox: [] });
    expect(whyNot(withMountainOf('carissa'), 'carissa', attacks, 'ox')).toEqual(['802.4a', '702.14c']);
  });

  test('L28: in Two-Headed Giant either head until 2018, and since then the one attacked (805.10e)', () => {
    const state = table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
      objects: [
        creature('elf', 'A1', { keywords: ['Forestwalk'] }),
        creature('ox', 'B2'),
        thing('forest', 'Basic Land — Forest', 'B1'),
      ],
    });
    const stopped = editionsWhere((edition) => blockable(under(edition, state), 'B2', 'elf > B2').ox?.length === 0);
    expect(stopped).toEqual(everyEdition.slice(0, 6));
  });
});

describe('which attackers a player may block', () => {
  const state = ring(four, {
    objects: [
      creature('x', 'rob'),
      creature('y', 'rob'),
      creature('b', 'carissa'),
      creature('tapped', 'carissa', { tapped: true }),
      creature('both', 'carissa', { typeLine: 'Battle Creature' }),
      creature('c', 'alex'),
      thing('jace', 'Planeswalker — Jace', 'carissa'),
      thing('siege', 'Battle — Siege', 'dana', { protector: 'carissa' }),
    ],
  });

  test('B19: those that attack them, their planeswalkers, and battles that they protect (802.4a)', () => {
    expect(blockable(state, 'carissa', 'x > jace, y > siege').b).toEqual(['x', 'y']);
    expect(blockable(state, 'alex', 'x > carissa, y > alex')).toEqual({ c: ['y'] });
    expect(whyNot(state, 'alex', 'x > siege', 'c')).toEqual(['802.4a']);
    expect(rowsOf(state, 'alex', 'x > siege')[0]?.excluded[0]?.because[0].says).toBe(
      'x attacks siege, which carissa defends, not alex.',
    );
  });

  test('509.1a: not with a tapped creature or a battle', () => {
    expect(blockable(state, 'carissa', 'x > carissa')).toEqual({ b: ['x'], tapped: [], both: [] });
    expect(whyNot(state, 'carissa', 'x > carissa', 'tapped')).toEqual(['509.1a']);
    expect(whyNot(state, 'carissa', 'x > carissa', 'both')).toEqual(['509.1a']);
  });

  test('B25: an attacker whose target has left combat is blocked by whoever it attacked last', () => {
    const combats = [{ attacks: [{ attacker: 'x', defendingPlayer: 'alex' }] }];
    const under508 = ring(four, {
      objects: [creature('x', 'rob'), creature('c', 'alex'), creature('d', 'dana')],
      combats,
    });
    const rows = (who: string) => legalBlocks(under508, player(under508, who), attacksToBlock(under508, null));
    expect(ids(rows('alex')[0]?.included ?? [])).toEqual(['x']);
    expect(ids(rows('dana')[0]?.included ?? [])).toEqual([]);
  });

  test("B35: a defender blocks an attacker whose controller is out of the defender's own range", () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const ranged = table({
      players: names.map((id) => ({ id, rangeOfInfluence: id === 'A' ? 2 : 1 })),
      objects: [creature('x', 'A'), creature('c', 'C')],
    });
    expect(verdict(ranged, 'C', 'x > C', 'c > x').legal).toBe(true);
  });

  test('B39: either head of a team blocks what attacks the other (805.10d)', () => {
    const giants = table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }],
      players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
      objects: [creature('x', 'A1', { keywords: ['Menace'] }), creature('b1', 'B1'), creature('b2', 'B2')],
    });
    expect(blockable(giants, 'B1', 'x > B2')).toEqual({ b1: ['x'] });
    expect(verdict(giants, 'B1', 'x > B2', 'b1 > x, b2 > x').legal).toBe(true);
    expect(broken(verdict(giants, 'B2', 'x > B2', 'b2 > x'))).toEqual(['702.111b']);
    expect(rules(verdict(giants, 'B1', 'x > B2', '').because)).toContain('805.10d');
    expect(whyNot(giants, 'A2', 'x > B2', 'b1')).toEqual([]);
  });
});

describe('evasion', () => {
  const blocks = (attacker: Partial<ObjectDescription>, blocker: Partial<ObjectDescription>): boolean => {
    const state = ring(four, { objects: [creature('x', 'rob', attacker), creature('b', 'alex', blocker)] });
    return blockable(state, 'alex', 'x > alex').b?.length === 1;
  };
  const keywords = (...names: string[]) => ({ keywords: names });
  const artifact = { typeLine: 'Artifact Creature — Golem' };
  const lands = (keyword: string, typeLine: string): boolean => {
    const state = ring(four, {
      objects: [creature('x', 'rob', keywords(keyword)), creature('b', 'alex'), thing('land', typeLine, 'alex')],
    });
    return blockable(state, 'alex', 'x > alex').b?.length === 1;
  };

  test.each<[string, Partial<ObjectDescription>, Partial<ObjectDescription>, boolean]>([
    ['flying by nothing', keywords('Flying'), {}, false],
    ['flying by flying', keywords('flying'), keywords('FLYING'), true],
    ['flying by reach', keywords('Flying'), keywords('Reach'), true],
    ['nothing by flying', {}, keywords('Flying'), true],
    ['shadow by nothing', keywords('Shadow'), {}, false],
    ['nothing by shadow', {}, keywords('Shadow'), false],
    ['shadow by shadow', keywords('Shadow'), keywords('Shadow'), true],
    ['horsemanship by nothing', keywords('Horsemanship'), {}, false],
    ['nothing by horsemanship', {}, keywords('Horsemanship'), true],
    ['horsemanship by horsemanship', keywords('Horsemanship'), keywords('Horsemanship'), true],
    ['fear by red', keywords('Fear'), { colors: ['RED'] }, false],
    ['fear by black', keywords('Fear'), { colors: ['RED', 'BLACK'] }, true],
    ['fear by an artifact', keywords('Fear'), artifact, true],
    ['intimidate by another color', { ...keywords('Intimidate'), colors: ['GREEN'] }, { colors: ['RED'] }, false],
    ['intimidate by its color', { ...keywords('Intimidate'), colors: ['GREEN', 'RED'] }, { colors: ['RED'] }, true],
    ['intimidate by an artifact', keywords('Intimidate'), artifact, true],
    ['skulk by greater power', { ...keywords('Skulk'), power: 1 }, { power: 2 }, false],
    ['skulk by equal power', { ...keywords('Skulk'), power: 2 }, { power: 2 }, true],
    ['protection from red by red', keywords('Protection from red'), { colors: ['RED'] }, false],
    ['protection from red by blue', keywords('Protection from red'), { colors: ['BLUE'] }, true],
    ['protection from two colors', keywords('Protection from black and from red'), { colors: ['RED'] }, false],
    ['protection from all colors by green', keywords('Protection from all colors'), { colors: ['GREEN'] }, false],
    ['protection from all colors by colorless', keywords('Protection from all colors'), {}, true],
    ['protection from everything', keywords('Protection from everything'), {}, false],
    ['a blocker with protection', { colors: ['RED'] }, keywords('Protection from red'), true],
  ])('%s', (_, attacker, blocker, expected) => {
    expect(blocks(attacker, blocker)).toBe(expected);
  });

  test.each<[string, string, boolean]>([
    ['Islandwalk', 'Basic Land — Island', false],
    ['Islandwalk', 'Basic Land — Swamp', true],
    ['Islandwalk', 'Creature — Island', true],
    ['Snow swampwalk', 'Basic Snow Land — Swamp', false],
    ['Snow swampwalk', 'Basic Land — Swamp', true],
    ['Nonbasic landwalk', 'Land', false],
    ['Nonbasic landwalk', 'Basic Land — Plains', true],
    ['Legendary landwalk', 'Legendary Land', false],
  ])('%s against %s', (keyword, typeLine, expected) => {
    expect(lands(keyword, typeLine)).toBe(expected);
  });

  test('every ability that keeps a creature from blocking is told', () => {
    const state = ring(four, {
      objects: [creature('x', 'rob', keywords('Flying', 'Horsemanship', 'Fear')), creature('b', 'alex')],
    });
    expect(whyNot(state, 'alex', 'x > alex', 'b')).toEqual(['702.9b', '702.31b', '702.36b']);
  });
});

describe('a declaration of blockers as a whole', () => {
  const blockTable = (...objects: ObjectDescription[]) =>
    ring(four, {
      objects: [creature('x', 'rob'), creature('y', 'rob'), creature('b', 'alex'), creature('c', 'alex'), ...objects],
    });
  const rule = (kind: BlockRule['kind'], more: Partial<BlockRule> = {}) =>
    thing(`${kind} rule`, 'Enchantment', 'rob', { blockRules: counted(kind, more) });
  const both = 'x > alex, y > alex';
  const of = (...wanted: string[]) => ({ creatures: { ids: wanted } });

  test('nothing forbids a block where there are no rules', () => {
    const found = verdict(blockTable(), 'alex', both, 'b > x, c > x');
    expect(found).toMatchObject({ legal: true, violations: [], requirementsPossible: 0 });
    expect(witness(found)).toEqual(['b > x', 'c > x']);
    expect(rules(found.because)).toEqual(['509.1b', '509.1c']);
  });

  test("somebody else's creature, one that does not attack, one that blocks twice, one that attacks another", () => {
    const state = blockTable(creature('d', 'dana'), creature('z', 'rob'));
    expect(broken(verdict(state, 'alex', both, 'd > x'))).toEqual(['509.1a']);
    expect(broken(verdict(state, 'alex', both, 'b > z'))).toEqual(['509.1a']);
    expect(broken(verdict(state, 'alex', both, 'b > x, b > y'))).toEqual(['509.1a']);
    expect(witness(verdict(state, 'alex', both, 'b > x, b > y'))).toEqual(['b > x']);
    expect(broken(verdict(state, 'alex', 'x > alex, y > dana', 'b > y'))).toEqual(['802.4a']);
  });

  test('B21: each defending player is judged alone, so that two of them do not block one with menace (802.4b)', () => {
    const menace = ring(four, {
      objects: [
        creature('x', 'rob', { keywords: ['Menace'] }),
        creature('y', 'rob'),
        creature('b', 'alex'),
        creature('c', 'carissa'),
      ],
    });
    const attacks = 'x > alex, y > carissa';
    expect(broken(verdict(menace, 'alex', attacks, 'b > x'))).toEqual(['702.111b']);
    expect(broken(verdict(menace, 'alex', attacks, 'b > x, c > x'))).toEqual(['509.1a']);
    expect(rules(verdict(menace, 'carissa', attacks, 'c > y').because)).toContain('802.4b');
  });

  test('a requirement to block, and one to be blocked', () => {
    const must = blockTable(rule('BLOCKS_IF_ABLE', of('b')), rule('MUST_BE_BLOCKED_IF_ABLE', of('y')));
    const found = verdict(must, 'alex', both, '');
    expect(found).toMatchObject({ legal: false, requirementsObeyed: 0, requirementsPossible: 2 });
    expect(broken(found)).toEqual(['509.1c']);
    expect(found.violations[0]?.says).toContain('b blocks if able (BLOCKS_IF_ABLE rule)');
    expect(found.violations[0]?.says).toContain('y is blocked if able');
    expect(verdict(must, 'alex', both, 'b > y').legal).toBe(true);
    expect(verdict(must, 'alex', both, 'b > x').requirementsObeyed).toBe(1);
    expect(verdict(must, 'alex', 'x > alex', '')).toMatchObject({ requirementsPossible: 1 });
  });

  test('a rule about an attacker that names only its target is about that attacker', () => {
    expect(verdict(blockTable(rule('MUST_BE_BLOCKED_IF_ABLE', { target: 'x' })), 'alex', both, '').legal).toBe(false);
    expect(broken(verdict(blockTable(rule('CANT_BE_BLOCKED', { target: 'x' })), 'alex', both, 'b > x'))).toEqual([
      '509.1b',
    ]);
    expect(verdict(blockTable(rule('CANT_BE_BLOCKED', { target: 'x' })), 'alex', both, 'b > y').legal).toBe(true);
  });

  test("can't block, can't block one attacker, at most so many, can't block alone", () => {
    const is = (state: GameState, blocks: string) => verdict(state, 'alex', both, blocks).legal;
    expect(is(blockTable(rule('CANT_BLOCK', of('b'))), 'b > x')).toBe(false);
    expect(is(blockTable(rule('CANT_BLOCK_TARGET', { target: 'x', ...of('b') })), 'b > x')).toBe(false);
    expect(is(blockTable(rule('CANT_BLOCK_TARGET', { target: 'x', ...of('b') })), 'b > y')).toBe(true);
    const one = blockTable(rule('AT_MOST', { count: 1, ...of('b', 'c') }));
    expect(is(one, 'b > x, c > y')).toBe(false);
    expect(is(one, 'b > x')).toBe(true);
    const onX = blockTable(rule('AT_MOST', { count: 1, target: 'x', ...of('b', 'c') }));
    expect(broken(verdict(onX, 'alex', both, 'b > x, c > x'))).toEqual(['509.1b']);
    expect(is(onX, 'b > x, c > y')).toBe(true);
    const shy = blockTable(rule('CANT_BLOCK_ALONE', of('b')));
    expect(broken(verdict(shy, 'alex', both, 'b > x'))).toEqual(['509.1b']);
    expect(is(shy, 'b > x, c > y')).toBe(true);
    expect(is(shy, 'c > y')).toBe(true);
  });

  test('rules of a player out of range apply to nobody (801.10)', () => {
    const far = (range: number) =>
      ring(four, {
        range,
        objects: [creature('x', 'carissa'), creature('b', 'alex'), rule('CANT_BLOCK', of('b'))],
      });
    expect(verdict(far(2), 'alex', 'x > alex', 'b > x').legal).toBe(false);
    expect(verdict(far(1), 'alex', 'x > alex', 'b > x').legal).toBe(true);
  });
});

describe('the order of blocks', () => {
  const order = (state: GameState, attacks: ToldAttack[] | null) => {
    const { players, because } = blockDeclarationOrder(state, attacksToBlock(state, attacks));
    return { players: ids(players), rules: rules(because) };
  };
  const state = ring(four, {
    objects: [
      creature('x', 'rob'),
      creature('y', 'rob'),
      thing('jace', 'Planeswalker — Jace', 'dana'),
      thing('siege', 'Battle — Siege', 'rob', { protector: 'carissa' }),
    ],
  });

  test('in turn order after the attacking player, those who defend (802.4)', () => {
    expect(order(state, told('x > jace, y > siege'))).toEqual({
      players: ['carissa', 'dana'],
      rules: ['802.4', '802.5'],
    });
    expect(order(state, told('x > alex')).players).toEqual(['alex']);
    expect(order(state, [])).toEqual({ players: [], rules: ['509.1a'] });
  });

  test('with shared team turns team by team (805.10d)', () => {
    const teams = table({
      variant: 'TWO_HEADED_GIANT',
      teams: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
      players: ['B1', 'B2', 'C1', 'C2', 'A1', 'A2'].map((id) => ({ id, team: id.charAt(0) })),
      objects: ['A1', 'A2', 'A2'].map((owner, index) => creature(`x${index}`, owner)),
    });
    expect(order(teams, told('x0 > C2, x1 > B2, x2 > B1'))).toEqual({
      players: ['B1', 'B2', 'C2'],
      rules: ['805.10d', '805.10f', '805.10c'],
    });
  });

  test('in Grand Melee combat by combat, the lower turn marker first', () => {
    const names = Array.from({ length: 10 }, (_, seat) => `p${seat}`);
    const melee = ring(names.join(' '), {
      variant: 'GRAND_MELEE',
      objects: [creature('x', 'p0'), creature('y', 'p4')],
      combats: [
        { marker: 2, attacks: [{ attacker: 'y', target: 'p5' }] },
        { marker: 1, attacks: [{ attacker: 'x', target: 'p1' }] },
      ],
    });
    expect(order(melee, null)).toEqual({ players: ['p1', 'p5'], rules: ['802.4', '802.5', '802.4', '802.5'] });
  });
});

describe('blockers are declared', () => {
  const state = ring(four, {
    objects: [creature('x', 'rob'), creature('y', 'rob'), creature('b', 'alex'), creature('c', 'carissa')],
    turn: { activePlayers: ['rob'], step: 'DECLARE_BLOCKERS' },
    combats: [
      {
        attacks: [
          { attacker: 'x', target: 'alex' },
          { attacker: 'y', target: 'carissa' },
        ],
      },
    ],
  });
  const declare = (who: string, blocks: string): GameEvent => ({
    blockersDeclared: { player: who, blocks: pairs(blocks).map(([blocker, attacker]) => ({ blocker, attacker })) },
  });
  const refused = (from: GameState, event: GameEvent): string[] => {
    const taken = takePlace(from, [event], { force: false });
    return taken.ok ? [] : taken.failure.code === 'ILLEGAL_EVENT' ? rules(taken.failure.because) : [taken.failure.code];
  };

  test('the combat shows them', () => {
    expect(after(state, declare('carissa', 'c > y'), declare('alex', 'b > x')).combats[0]?.blocks).toEqual([
      { blocker: 'c', attacker: 'y' },
      { blocker: 'b', attacker: 'x' },
    ]);
    expect(refused(state, declare('carissa', 'c > y'))).toEqual([]);
  });

  test('refused: another step, out of turn, a second time, nothing to block, an illegal declaration', () => {
    const early = after(state, { stepBegins: { step: 'DECLARE_ATTACKERS' } });
    expect(refused(early, declare('alex', 'b > x'))).toEqual(['509.1']);
    const alexFirst = after(state, declare('alex', 'b > x'));
    expect(refused(alexFirst, declare('carissa', 'c > y'))).toEqual(['802.4']);
    expect(refused(alexFirst, declare('alex', ''))).toEqual(['509.1']);
    expect(refused(state, declare('dana', ''))).toEqual(['509.1']);
    expect(refused(state, declare('alex', 'b > y'))).toEqual(['802.4a']);
  });

  test('a block of what does not attack, or the same one twice, makes no sense', () => {
    expect(refused(state, declare('alex', 'b > c'))).toEqual(['BAD_USER_INPUT']);
    expect(refused(state, declare('alex', 'b > x, b > x'))).toEqual(['BAD_USER_INPUT']);
  });

  test('506.4: a blocker that leaves, or whose attacker does, blocks no more', () => {
    const blocked = after(state, declare('alex', 'b > x'));
    expect(after(blocked, { objectMoves: { object: 'x', zone: 'EXILE' } }).combats[0]?.blocks).toEqual([]);
    expect(after(blocked, { playerLeaves: { player: 'alex' } }).combats[0]?.blocks).toEqual([]);
  });

  test('forced, one sentence tells what happened', () => {
    const taken = takePlace(state, [declare('alex', 'b > y')], { force: true });
    expect(taken.ok && taken.value[0]?.summary).toBe('alex declares blockers: b blocking y.');
    expect(taken.ok && rules(taken.value[0]?.illegalBecause ?? [])).toEqual(['802.4a']);
  });
});
