import { describe, expect, test } from '@jest/globals';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attackVerdict, attackWitness } from '../attacks.js';
import { inShort } from '../combat-told.js';
import { attackTable } from '../laws.js';
import { after, broken, creature, doubts, emperors, ids, leftBy, sentences, walker, written } from '../tables.js';

const table = (objects: string, laws = '', settings = '') =>
  attackTable([settings, `A: ${objects}`, 'B', 'C', 'D', 'E', laws].filter(Boolean).join(' | '));
const around = (laws = '', settings = '') => table('x 2/2; y 2/2; z 2/2', laws, settings);

type Case = readonly [title: string, state: GameState, attacks: string, inShort: string, witness?: string];
const judges = (cases: readonly Case[], who = 'A') =>
  test.each(cases)('%s', (_, state, attacks, expected, ...[witness]) => {
    const found = attackVerdict(state, who, attacks);
    expect(inShort(found)).toBe(expected);
    if (witness !== undefined) expect(attackWitness(found).join(', ')).toBe(witness);
  });

describe('a declaration as a whole', () => {
  const jaceOfB = around('B: jace (Planeswalker) | law rule of B: ATTACKS_TARGET_IF_ABLE target B of x');
  const bans = (owner: string) => table('x 2/2', `law rule of ${owner}: CANT_ATTACK of x`, 'range 1');
  const from = (typeLine: string, zone: string) => around(`B's ${zone}: it (${typeLine}) | law it: CANT_ATTACK of x`);
  const left = table('x 2/2; y 2/2', 'C: jace (Planeswalker)', 'attack left');
  const theirs = around('B: theirs 2/2; rock (Artifact)');
  const alone = around('law rule of B: CANT_ATTACK_ALONE of x | law must of B: ATTACKS_IF_ABLE of x');
  const there = around('law rule of B: CANT_ATTACK_ALONE target B of x');

  judges([
    ['no rules forbid nothing', around(), 'x > B, y > C', 'legal 0/0 508.1c 508.1d', 'x > B, y > C'],
    ['no foreign creature, no rock', theirs, 'theirs > C, x > rock, y > A', 'illegal 0/0 508.1a 508.1b 508.1b', ''],
    ['what forbids several attacks is said once', left, 'x > C, y > jace', 'illegal 0/0 803.1a'],
    ['a player is no planeswalker', jaceOfB, 'x > jace', 'illegal 0/1 508.1d', 'x > B'],
    ['what is in range of its controller applies (801.10)', bans('B'), 'x > E', 'illegal 0/0 508.1c'],
    ['what is out of range applies to nobody (801.10)', bans('C'), 'x > E', 'legal 0/0 508.1c 508.1d'],
    ['rules work from the command zone of emblems', from('Emblem', 'command zone'), 'x > B', 'illegal 0/0 508.1c'],
    ['but not of creatures', from('Legendary Creature — Angel', 'command zone'), 'x > B', 'legal 0/0 508.1c 508.1d'],
    ['nor from the graveyard', from('Enchantment', 'graveyard'), 'x > B', 'legal 0/0 508.1c 508.1d'],
    ["can't attack alone, not even where it has to attack", alone, 'x > B', 'illegal 1/1 508.1c 506.5'],
    ["can't attack alone, but with another", alone, 'x > B, y > C', 'legal 1/1 508.1c 508.1d'],
    ['then it has to attack with another', alone, '', 'illegal 0/1 508.1d'],
    ["can't attack one player alone: others do not count", there, 'x > B, y > C', 'illegal 0/0 508.1c 802.3a'],
    ['two attack that player', there, 'x > B, y > B', 'legal 0/0 508.1c 508.1d'],
    ['it attacks another player', there, 'x > C', 'legal 0/0 508.1c 508.1d 506.5'],
  ]);

  test("the sentence on what can't attack alone", () => {
    const found = attackVerdict(alone, 'A', 'x > B');
    expect(broken(found)).toEqual(['508.1c']);
    expect(found.violations[0]?.says).toContain("x can't attack alone");
  });

  test('the sentence about requirements names the creatures and what is required of them', () => {
    const laws = 'law rule of B: ATTACKS_IF_ABLE of x y | law two of B: ATTACKS_TARGET_IF_ABLE target C of x';
    const found = attackVerdict(around(laws), 'A', 'x > B');
    expect(inShort(found)).toMatch(/^illegal 1\/3 /);
    expect(sentences(found.violations)).toEqual([
      'A legal attack by A does what this one leaves out: y attacks if able (rule); x attacks C if able (two).',
    ]);
    expect(ids(found.violations[0]?.about ?? [])).toEqual(['y', 'rule', 'x', 'two', 'C', 'A']);
  });

  test('overlapping limits are decided exactly: the middle creature stays at home', () => {
    const limits = 'law one of B: AT_MOST 1 of x y | law two of B: AT_MOST 1 of y z';
    const found = attackVerdict(around(`law rule of B: ATTACKS_IF_ABLE of x y z | ${limits}`), 'A', 'y > B');
    expect(inShort(found)).toMatch(/^illegal 1\/2 /);
    expect(attackWitness(found).map((each) => each.charAt(0))).toEqual(['x', 'z']);
  });
});

describe('a creature that attacks if others do', () => {
  const withCap = (capped: string) =>
    around(`law x: ATTACKS_IF_OTHERS_DO${capped && ` | law rule of B: AT_MOST 1 of ${capped}`}`);

  judges([
    ['keeps nobody at home whom it can never join', withCap('x y z'), 'y > B', 'legal 0/0 508.1c 508.1d'],
    ['goes along where it can', withCap('x y'), 'z > B', 'illegal 0/1 508.1d'],
    ['is legal then', withCap('x y'), 'x > C, z > B', 'legal 1/1 508.1c 508.1d'],
    ['keeps those at home whom it cannot join (508.1d)', withCap('x y'), 'y > B', 'illegal 0/1 508.1d'],
  ]);

  test('508.1d: the latter with a doubt; whoever can go along leaves none', () => {
    expect(doubts(attackVerdict(withCap('x y'), 'A', 'y > B').because)).toEqual([
      "The rules do not say whether others must stay out because x, which has to attack if they do, can't join them; here they must.",
    ]);
    for (const [capped, attacks] of Object.entries({ 'x y': 'z > B', '': 'y > B' })) {
      const found = attackVerdict(withCap(capped), 'A', attacks);
      expect([broken(found), doubts(found.because)]).toEqual([['508.1d'], []]);
    }
  });
});

describe('goaded creatures', () => {
  const goaded = (by: string, settings = '') => {
    const goads = by.split(' ').map((player) => `GOADED target ${player}`);
    return table('x 2/2', `C: jace (Planeswalker) | law x: ${goads.join('; ')}`, settings);
  };

  judges([
    [
      'B32: attack who goaded them if nobody else',
      goaded('B', 'attack left'),
      'x > B',
      'legal 1/1 508.1c 508.1d 701.15b',
    ],
    ['B32: and may not stay at home', goaded('B', 'attack left'), '', 'illegal 0/1 508.1d 701.15b'],
    ['it is two requirements', goaded('B'), 'x > C', 'legal 2/2 508.1c 508.1d 701.15b'],
    ['whoever goaded it does not obey the second', goaded('B'), 'x > B', 'illegal 1/2 508.1d 701.15b'],
    ['no planeswalker does', goaded('B'), 'x > jace', 'illegal 1/2 508.1d 701.15b'],
    ['701.15d: the same player counts once', goaded('B B'), 'x > C', 'legal 2/2 508.1c 508.1d 701.15b'],
    ['701.15c: different players add up', goaded('B C'), 'x > D', 'legal 4/4 508.1c 508.1d 701.15b'],
    ['701.15c: three of the four', goaded('B C'), 'x > C', 'illegal 3/4 508.1d 701.15b'],
  ]);
});

describe('one defending player', () => {
  const teams = (laws = '', objects = '') =>
    attackTable(
      `Team vs. Team, attack one opponent | A1* team A: x 2/2; y 2/2${objects} | A2 team A | B1 team B | B2 team B | turn: 1, beginning of combat${laws}`,
    );
  const picked = after(teams(), { defendingPlayerChosen: { player: 'A1', defendingPlayer: 'B2' } });
  const general = emperors({ objects: [creature('x', 'A1'), creature('z', 'AE'), walker('jace', 'B2')] });
  const must = teams(' | law rule of B1: ATTACKS_TARGET_IF_ABLE target B1 of x');

  judges(
    [
      ['B31: the active player picks one (506.2a)', teams(), 'x > B1, y > B2', 'illegal 0/0 506.2a'],
      ['B31: and all creatures attack that one', teams(), 'x > B2, y > B2', 'legal 0/0 508.1c 508.1d 506.2a'],
      ['506.2a: no doubt where the pick decides nothing', teams(), '', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: nor on attacking a teammate', teams(), 'x > A2', 'illegal 0/0 508.1b'],
      ['506.2a: nor where one opponent is left', leftBy(teams(), 'B2'), 'x > B1', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: of a general, who can pick one only', general, 'x > B2', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: or what that one controls', general, 'x > jace', 'legal 0/0 508.1c 508.1d'],
      ['506.2a: but not the emperor', general, 'x > BE', 'illegal 0/0 801.3 809.3c'],
      ['attacking another is not asked of one who attacks this one', must, 'x > B2', 'legal 0/0 508.1c 508.1d 506.2a'],
      ['nor of one who attacks nobody', must, '', 'legal 0/0 508.1c 508.1d 506.2a'],
      ['but of one who attacks that one', must, 'y > B1', 'illegal 0/1 508.1d 506.2a'],
      ['events-08: once picked, nobody else is attacked', picked, 'x > B1', 'illegal 0/0 506.2a'],
      ['events-08: and that one is', picked, 'x > B2', 'legal 0/0 508.1c 508.1d'],
    ],
    'A1',
  );
  judges([['506.2a: an emperor can pick nobody', general, 'z > B1', 'illegal 0/0 809.3c']], 'AE');

  test('506.2a: a doubt where another could have been picked, and none once one is', () => {
    expect(attackWitness(attackVerdict(teams(), 'A1', 'x > B1, y > B2'))).toHaveLength(1);
    expect(doubts(attackVerdict(teams(), 'A1', 'x > B2').because)).toHaveLength(1);
    expect(doubts(attackVerdict(picked, 'A1', 'x > B2').because)).toEqual([]);
  });

  test('506.2a: of two picks that require as much, the one that changes fewer creatures', () => {
    const toB2 = 'ATTACKS_TARGET_IF_ABLE target B2';
    const laws = ['v', 'w'].map((id) => ` | law ${id}: ATTACKS_TARGET_IF_ABLE target B1`).join('');
    const state = teams(`${laws} | law z: ${toB2}; ${toB2}`, '; v 2/2; w 2/2; z 2/2');
    const found = attackVerdict(state, 'A1', 'x > B1, y > B2');
    expect(found).toMatchObject({ legal: false, requirementsPossible: 2 });
    expect(attackWitness(found)).toContain('z > B2');
    expect(attackWitness(found)).not.toContain('v > B1');
  });

  test('506.2a: one out of reach is not picked, so what is required is asked of the others', () => {
    const settings = 'attack one opponent, range 1';
    const verdict = attackVerdict(table('x 2/2', 'law x: ATTACKS_IF_ABLE', settings), 'A', 'x > C');
    expect(verdict).toMatchObject({ legal: false, requirementsPossible: 1 });
    expect(attackWitness(verdict)).toHaveLength(1);
  });
});

describe('508.1d: nobody has to pay, and who pays for one creature excuses no other', () => {
  const three = (objects: string, laws: string) => attackTable(`A: ${objects} | B | C | ${laws}`);
  const one = three('x 2/2; y 2/2', 'law x: ATTACKS_IF_ABLE; CANT_ATTACK pays {3} | law y: ATTACKS_IF_ABLE');
  const propaganda = 'law rule of B: CANT_ATTACK target B of all pays {2}';
  const two = three('x 2/2; y 2/2', `${propaganda} | law goad of C: GOADED target C of x y`);
  judges([
    ['y, which is free, attacks though x pays', one, 'x > B', 'illegal 1/2 508.1d 508.1h 508.1h', 'y > B'],
    ['x stays at home, since it costs', one, 'y > B', 'legal 1/1 508.1c 508.1d'],
    ['x pays, y is free', one, 'x > B, y > C', 'legal 2/2 508.1c 508.1h 508.1d'],
    [
      'Propaganda: y attacks the goader for nothing',
      two,
      'x > B',
      'illegal 2/3 508.1d 508.1h 508.1h 701.15b',
      'x > C, y > C',
    ],
    ['and pays nothing for that', two, 'x > B, y > C', 'legal 3/3 508.1c 508.1h 508.1d 701.15b'],
    [
      'it pays as much for attacking somebody else',
      three('x 2/2', 'law x: CANT_ATTACK pays {3}; GOADED target C'),
      'x > C',
      'illegal 1/2 508.1d 508.1h 508.1h 701.15b',
      '',
    ],
  ]);
});

test('508.1d: a legal attack that pays does more, and no ruling denies it', () => {
  const laws = 'law x: GOADED target B | law rule of C: CANT_ATTACK_TARGET target C of all pays {2}';
  const said = (attacks: string) =>
    sentences(attackVerdict(attackTable(`A: x 2/2 | B | C | ${laws}`), 'A', attacks).because).join(' ');
  expect(said('x > B')).toContain(
    'all that is required and possible at once without more costs; left out: x attacks a player other than B',
  );
  expect(said('x > C')).toContain('does all that is required');
});

test('508.1h: of an attack that is forbidden it says that no cost makes it legal', () => {
  const said = (word: string) => {
    const state = attackTable(`A: x 2/2 ${word} | B | C | law rule of C: CANT_ATTACK_TARGET target C of all pays {2}`);
    return sentences(attackVerdict(state, 'A', 'x > C').because);
  };
  expect(said('tapped')).toContain('Paying what this attack by A would cost does not make it legal.');
  expect(said('').join(' ')).not.toContain('does not make it legal');
});

test('why nobody can do what is required: it cannot attack, they cannot, or one of them could', () => {
  const required = (creatures: string) =>
    attackVerdict(table(creatures, 'law flag of B: ATTACKS_TARGET_IF_ABLE target A of all'), 'A', '').because[1]?.says;
  const nobody = 'x attacks A if able (flag), but there is nobody it can attack, so A need not attack.';
  expect(required('x 2/2 tapped')).toBe(nobody);
  expect(required('x 2/2 tapped; y 2/2 tapped')).toContain('there is nobody they can attack, so A need not attack.');
  expect(required('x 2/2 tapped; y 2/2')).toContain('but no legal attack does that, so A need not attack.');
});

test('805.10b: what a teammate has to do is said of the team', () => {
  const far = "a2 team A: ox 2/2 attacks if able can't attack";
  const state = written(`Two-Headed Giant | a1* team A: elk 2/2 | ${far} | b1 team B | b2 team B`);
  expect(sentences(attackVerdict(state, 'a1', 'elk > b1').because).join(' ')).toContain(
    'so the team of a1 need not attack',
  );
});
