import { describe, expect, test } from '@jest/globals';
import { textOf } from '../../../src/domain/notation/text-of.js';
import type { Step } from '../../../src/domain/state/vocabulary.js';
import { describe as told } from '../../../src/domain/setup/describe.js';
import { checkAttack } from '../../../src/questions/check-attack.js';
import { checkBlocks } from '../../../src/questions/check-blocks.js';
import { legalAttackTargets } from '../../../src/questions/legal-attack-targets.js';
import { legalBlocks } from '../../../src/questions/legal-blocks.js';
import { after, attackRules, creature, nextTurn, ring, tableOf, thing, written, type AttackRule } from '../tables.js';
import type { GameEvent, GameState } from '../tables.js';

const grounds = 'No more than one creature can attack each turn.\nNo more than one creature can block each turn.';
const at = (lines = '', text = grounds): GameState =>
  written(
    `Ann*: Bear 2/2 vigilance; Ogre 3/3; Grounds {${text}}\nBob: Wall 0/4; Elf 1/1\nCat: Rat 1/1${lines && `\n${lines}`}`,
  );

const step = (name: Step): GameEvent => ({ stepBegins: { step: name } });
const combat: readonly GameEvent[] = [
  step('DECLARE_ATTACKERS'),
  { attackersDeclared: { player: 'Ann', attacks: [{ attacker: 'Bear', target: 'Bob' }] } },
  step('DECLARE_BLOCKERS'),
  { blockersDeclared: { player: 'Bob', blocks: [{ blocker: 'Wall', attacker: 'Bear' }] } },
];
const again = [step('BEGINNING_OF_COMBAT'), step('DECLARE_ATTACKERS')];

interface Told {
  readonly legal: boolean;
  readonly violations: readonly { readonly says: string }[];
  readonly because: readonly { readonly doubt?: string }[];
}
const short = (answer: unknown): string => {
  const found = answer as { readonly ok: boolean; readonly value: Told };
  if (!found.ok) throw new Error(JSON.stringify(found));
  const { legal, violations, because } = found.value;
  return legal ? `legal${because[0]?.doubt ? `, but ${because[0].doubt}` : ''}` : (violations[0]?.says ?? '');
};
const attacking = (state: GameState, ...attackers: readonly string[]): string =>
  short(checkAttack.ask(state, { player: 'Ann', attacks: attackers.map((attacker) => ({ attacker, target: 'Bob' })) }));
const blocking = (state: GameState, player: string, blocker: string, attacker: string): string =>
  short(checkBlocks.ask(state, { player, blocks: [{ blocker, attacker }] }));

const earlier = "Ogre can't attack because of Grounds, as Bear has already attacked this turn.";

describe('no more than one creature each turn', () => {
  const second = after(at(), ...combat, ...again);

  test('counts the combats of the turn together', () => {
    expect(attacking(second, 'Ogre')).toBe(earlier);
    expect(attacking(second, 'Bear')).toBe('legal');
    const value = [{ canAttack: true }, { canAttack: false }];
    expect(legalAttackTargets.ask(second, { player: 'Ann' })).toMatchObject({ value });
  });

  test('of more creatures each turn, those are left that have not attacked, or that do so again', () => {
    const law = 'No more than two creatures can attack each turn.';
    const state = written(
      `Ann*: Bear 2/2; Ogre 3/3; Imp 1/1; Elk 2/2; Grounds {${law}}\nBob\nturn: 3, declare attackers\nattacked: Bear > Bob; Ogre > Bob`,
    );
    const none = "Imp can't attack because of Grounds, as Bear and Ogre have already attacked this turn.";
    expect([attacking(state, 'Imp'), attacking(state, 'Bear', 'Ogre')]).toEqual([none, 'legal']);
    const one = written(textOf(state).text?.replace('; Ogre > Bob', '') ?? '');
    expect([attacking(one, 'Imp'), attacking(one, 'Bear', 'Imp')]).toEqual(['legal', 'legal']);
    expect(attacking(one, 'Imp', 'Elk')).toBe(
      'Grounds lets at most one of the creatures it affects attack, but Imp and Elk do, as Bear has already attacked this turn.',
    );
  });

  test('of blockers, too', () => {
    const attack = { attackersDeclared: { player: 'Ann', attacks: [{ attacker: 'Bear', target: 'Bob' }] } };
    const third = after(second, attack, step('DECLARE_BLOCKERS'));
    expect(blocking(third, 'Bob', 'Elf', 'Bear')).toBe(
      "Elf can't block because of Grounds, as Wall has already blocked this turn.",
    );
    expect(blocking(third, 'Bob', 'Wall', 'Bear')).toBe('legal');
    expect(legalBlocks.ask(third, { player: 'Bob' })).toMatchObject({ value: [{ included: [{}] }, { included: [] }] });
  });

  test('counts those that are gone', () => {
    const gone = after(second, { objectMoves: { object: 'Bear', zone: 'GRAVEYARD' } });
    expect(told(gone).attackedThisTurn).toEqual([{ target: 'Bob' }]);
    expect(attacking(gone, 'Ogre')).toContain('as a creature has already attacked this turn');
    const back = after(gone, { objectMoves: { object: 'Bear', zone: 'BATTLEFIELD' } });
    expect(attacking(back, 'Ogre')).toContain('as a creature has already attacked this turn');
  });

  test('is over with the turn', () => {
    const ended = after(second, { turnEnds: {} });
    expect([ended.attackedThisTurn, ended.blockedThisTurn]).toEqual([[], []]);
    expect(attacking(nextTurn(second), 'Ogre')).toBe('legal');
  });

  test('each combat, it counts each by itself', () => {
    const each = at('', grounds.replaceAll('turn', 'combat'));
    expect(attacking(after(each, ...combat, ...again), 'Ogre')).toBe('legal');
    expect(attacking(each, 'Ogre', 'Bear')).toContain('lets at most one creature attack');
  });

  test('a table tells it, and comes back the same', () => {
    const lines = 'turn: 3, declare attackers\nattacked: Bear > Bob\nblocked:';
    const state = at(lines);
    expect(attacking(state, 'Ogre')).toBe(earlier);
    expect(textOf(state).text).toContain(lines);
    expect(attacking(tableOf(told(state)), 'Ogre')).toBe(earlier);
  });

  test('where nothing is told of a turn that may have had a combat, there is a doubt', () => {
    const doubt = 'What attacked earlier this turn is unknown (attackedThisTurn).';
    expect(attacking(at(), 'Ogre')).toBe('legal');
    expect(attacking(at('turn: 2, declare attackers'), 'Ogre')).toBe(`legal, but ${doubt}`);
    expect(attacking(at('turn: 2, declare attackers\nattacked:'), 'Ogre')).toBe('legal');
    expect(attacking(tableOf(told(after(at(), ...again))), 'Ogre')).toBe('legal');
    const blocked = (line: string) =>
      blocking(at(`turn: 2, declare blockers\ncombat: Bear > Bob\n${line}`), 'Bob', 'Elf', 'Bear');
    const unread = at('turn: 2, declare attackers', `${grounds}\nCreatures attack with gusto.`);
    expect(attacking(unread, 'Ogre')).toMatch(
      new RegExp(`gusto.* is not used.*\\. ${doubt.replace(/[().]/g, '\\$&')}$`),
    );
    expect(blocked('blocked:')).toBe('legal');
    expect(blocked('attacked:')).toBe('legal, but What blocked earlier this turn is unknown (blockedThisTurn).');
    expect(attacking(at('turn: 2, declare attackers', grounds.replaceAll('turn', 'combat')), 'Ogre')).toBe('legal');
  });

  test('so there is on what each may attack or block', () => {
    const told = (verb: string) => [{ doubt: `What ${verb}ed earlier this turn is unknown (${verb}edThisTurn).` }];
    const attackers = legalAttackTargets.ask(at('turn: 2, declare attackers\nblocked:'), { player: 'Ann' });
    expect(attackers).toMatchObject({ value: [{ because: told('attack') }, { because: told('attack') }] });
    const fight = at('turn: 2, declare blockers\ncombat: Bear > Bob\nattacked:');
    const blockers = legalBlocks.ask(fight, { player: 'Bob' });
    expect(blockers).toMatchObject({ value: [{ because: told('block') }, { because: told('block') }] });
  });
});

test('a turn marker of what attacked is for Grand Melee', () =>
  expect(() => at('attacked: Bear > Bob marker 1')).toThrow('Only Grand Melee has turn markers'));

test('807.4: in Grand Melee what attacked and blocked is told of each marker, until the turn with it is over', () => {
  const seats = `p0*: x 1/1; Grounds {${grounds}} | p1: b 1/1 | p2 | p3 | p4*: y 1/1 | p5 | p6 | p7 | p8 | p9`;
  const fights = 'combat 1: x > p1 | blocks: b > x | combat 2: y > p5 | attacked: | blocked:';
  const turns = 'turn: 1, declare blockers | markers: 1 p0 declare blockers; 2 p4 declare blockers';
  const begins = (marker: number): GameEvent => ({ stepBegins: { marker, step: 'POSTCOMBAT_MAIN' } });
  const fought = (...events: readonly GameEvent[]) => {
    const { attackedThisTurn, blockedThisTurn } = after(
      written(`Grand Melee | ${seats} | ${turns} | ${fights}`),
      ...events,
    );
    return [attackedThisTurn, blockedThisTurn];
  };
  const [x, y] = [
    { attacker: 'x', target: 'p1', marker: 1 },
    { attacker: 'y', target: 'p5', marker: 2 },
  ];
  expect(fought(begins(1))).toEqual([[x], [{ blocker: 'b', marker: 1 }]]);
  expect(fought(begins(2), begins(1))).toEqual([[y, x], [{ blocker: 'b', marker: 1 }]]);
  expect(fought(begins(1), begins(2), { turnEnds: { marker: 1 } })).toEqual([[y], []]);
  expect(fought(begins(1), { turnEnds: { marker: 2 } })).toEqual([[x], [{ blocker: 'b', marker: 1 }]]);
});

test('508.1c: only those count of whom the limit speaks, and only where they attacked whom it speaks of', () => {
  const limited = (rule: Partial<AttackRule>) =>
    ring('Ann Bob Cat', {
      objects: [
        ...[creature('Bear', 'Ann'), creature('Ogre', 'Ann', { keywords: ['Flying'] })],
        thing('Grounds', 'Enchantment', 'Cat', {
          attackRules: attackRules('AT_MOST', { count: 1, eachTurn: true, creatures: {}, ...rule }),
        }),
      ],
      turn: { number: 3, activePlayers: ['Ann'], step: 'DECLARE_ATTACKERS' },
      attackedThisTurn: [{ attacker: 'Bear', target: 'Cat' }],
      blockedThisTurn: [],
    });
  const isLegal = (rule: Partial<AttackRule>) => attacking(limited(rule), 'Ogre') === 'legal';
  expect([isLegal({}), isLegal({ creatures: { keywords: ['Flying'] } })]).toEqual([false, true]);
  expect([isLegal({ targets: { kind: 'PLAYER' } }), isLegal({ target: 'Bob' })]).toEqual([false, true]);
});

test('807.4: in Grand Melee a limit counts the attacks of the turn of whoever attacks, and every block', () => {
  const seats = `p0*: x 1/1; y 1/1; Grounds {${grounds}} | p1: b 1/1; c 1/1 | p2 | p3 | p4* | p5 | p6 | p7 | p8 | p9`;
  const at = (step: string, told: string) =>
    written(`Grand Melee | ${seats} | turn: 1, ${step} | markers: 1 p0 ${step}; 2 p4 ${step} | ${told}`);
  const attack = (marker: number) => {
    const state = at('declare attackers', `attacked: x > p1 marker ${marker} | blocked:`);
    return short(checkAttack.ask(state, { player: 'p0', attacks: [{ attacker: 'y', target: 'p1' }] }));
  };
  const earlier = "y can't attack because of Grounds, as x has already attacked this turn.";
  expect([attack(1), attack(2)]).toEqual([earlier, 'legal']);
  const fight = at('declare blockers', 'combat 1: x > p1 | attacked: | blocked: b marker 1');
  expect(blocking(fight, 'p1', 'c', 'x')).toBe("c can't block because of Grounds, as b has already blocked this turn.");
});

test('508.1c: a limit each turn that names no creatures counts the creature that has it alone', () => {
  const lone = (attacker: string) =>
    ring('Ann Bob', {
      objects: [
        creature('Bear', 'Ann', { attackRules: attackRules('AT_MOST', { count: 1, eachTurn: true }) }),
        creature('Ogre', 'Ann'),
      ],
      turn: { number: 3, activePlayers: ['Ann'], step: 'DECLARE_ATTACKERS' },
      attackedThisTurn: [{ attacker, target: 'Bob' }],
      blockedThisTurn: [],
    });
  expect(attacking(lone('Ogre'), 'Bear')).toBe('legal');
});

test("a creature that can't attack a player again attacks another in the next combat", () => {
  const text =
    "Ann*: Razer 4/4 vigilance {This creature can't attack a player it has already attacked this turn.}; Ox 2/2";
  const begun = written(`${text} | Bob | Cat`);
  const attack = { attackersDeclared: { player: 'Ann', attacks: [{ attacker: 'Razer', target: 'Bob' }] } };
  const next = after(begun, step('DECLARE_ATTACKERS'), attack, ...again);
  const asks = (state: GameState, target: string) =>
    short(checkAttack.ask(state, { player: 'Ann', attacks: [{ attacker: 'Razer', target }] }));
  expect([asks(begun, 'Bob'), asks(next, 'Cat')]).toEqual(['legal', 'legal']);
  expect(asks(next, 'Bob')).toBe("Razer can't attack Bob, as it has already attacked that player this turn.");
  expect(asks(nextTurn(next), 'Bob')).toBe('legal');
  expect(asks(written(`${text} | Bob | Cat | turn: 1, declare attackers`), 'Bob')).toBe(
    'legal, but What attacked earlier this turn is unknown (attackedThisTurn).',
  );
});
