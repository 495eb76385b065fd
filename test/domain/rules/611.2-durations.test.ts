import { describe, expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { describe as told } from '../../../src/domain/setup/describe.js';
import type { Description, EffectDescription, ObjectDescription } from '../../../src/domain/state/description.js';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import type { FullEffect } from '../../../src/domain/state/effects/effects.js';
import { describeEffect } from '../../../src/domain/rules/611.2-describe-effects.js';
import { legalAttackTargets } from '../../../src/domain/rules/508-declare-attackers.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import type { Result } from '../../../src/domain/result.js';
import { melee } from '../grand-melee.js';
import { arrows } from '../arrows.js';
import { asked, isLegal, says } from '../combat-asked.js';
import { effectsOfTable } from '../effect-in-text.js';
import { after, attackRules, blockRules, creature, inTeams, leftBy, nextTurn, player, ring, table } from '../tables.js';
import { thing, twoHeadedGiants, under, type GameState } from '../tables.js';
import { valueOf } from '../../value-of.js';

const end = (name: NonNullable<EffectDescription['until']>['end'], whose?: string) => ({
  until: { end: name, ...(whose && { player: whose }) },
});
const turns = (state: GameState, count: number): GameState =>
  Array.from({ length: count }).reduce<GameState>((each) => nextTurn(each), state);
const saidOf = (state: GameState, ...events: readonly GameEvent[]): string => {
  const taken = valueOf(takePlace(state, events, { force: true }));
  return taken.map(({ summary }) => summary).join(' ');
};

const kardur = thing('kardur', 'Legendary Creature — Demon', 'Bob', { name: 'Kardur' });
const objects: readonly ObjectDescription[] = [creature('bear', 'Ann'), creature('ox', 'Cat'), kardur];
const at = (effect: EffectDescription, more: Omit<Description, 'players'> = {}) =>
  ring('Ann Bob Cat', { objects: [...objects], effects: [effect], ...more });
const effectIn = effectsOfTable('Ann*: bear 2/2 | Bob: Kardur "kardur" 1/1 | Cat: ox 2/2');
const keywordsOf = (state: GameState, id: string) => withStaticAbilities(state).objects.get(id)?.keywords;
const count = ({ effects }: GameState): number => effects.length;
const cleanup = { stepBegins: { step: 'CLEANUP' as const } };

describe('an effect ends by itself', () => {
  const haste = { name: 'Rush', on: ['bear'], keywords: ['Haste'] };

  test('at the end of the turn (514.2)', () => {
    const state = at({ ...haste, ...end('END_OF_TURN') });
    expect(keywordsOf(state, 'bear')).toEqual(['Haste']);
    expect(keywordsOf(after(state, { stepBegins: { step: 'END' } }), 'bear')).toEqual(['Haste']);
    expect(saidOf(state, cleanup)).toBe("The cleanup step of Ann's turn begins; the effect of Rush is over (514.2).");
    expect([count(after(state, { turnEnds: {} })), count(after(state, { turnBegins: {} }))]).toEqual([0, 0]);
    expect(saidOf(at({ ...haste, ...end('END_OF_TURN') }, { edition: 'CR_2005' }), cleanup)).toContain('(314.2)');
    const nameless = at({ on: ['bear'], keywords: ['Haste'], ...end('END_OF_TURN') });
    expect(saidOf(nameless, cleanup)).toContain('an effect is over');
  });

  test('at the end of combat (500.5)', () => {
    const turn = { activePlayers: ['Ann'], step: 'COMBAT_DAMAGE' as const };
    const state = at({ ...haste, ...end('END_OF_COMBAT') }, { turn });
    expect(count(after(state, { stepBegins: { step: 'END_OF_COMBAT' } }))).toBe(1);
    expect(saidOf(state, { stepBegins: { step: 'POSTCOMBAT_MAIN' } })).toMatch(
      /; the effect of Rush is over \(500\.5\)\.$/,
    );
    expect(count(turns(at({ ...haste, ...end('END_OF_COMBAT') }), 1))).toBe(0);
    const older = at({ ...haste, ...end('END_OF_COMBAT') }, { turn, edition: 'CR_2008' });
    expect(saidOf(older, { stepBegins: { step: 'POSTCOMBAT_MAIN' } })).toContain('(300.4)');
    const another = after(state, { stepBegins: { step: 'BEGINNING_OF_COMBAT' } });
    const last = after(state, { stepBegins: { step: 'END_OF_COMBAT' } }, { stepBegins: { step: 'DECLARE_ATTACKERS' } });
    expect([another, last].map(count)).toEqual([0, 0]);
    expect([count(after(state, { turnEnds: {} })), count(after(state, { combatEnds: {} }))]).toEqual([0, 0]);
  });

  test('as the next turn of a player begins, or ends (500.5)', () => {
    const [begins, ends] = (['NEXT_TURN', 'END_OF_NEXT_TURN'] as const).map((name) =>
      at({ ...haste, ...end(name, 'Cat') }),
    );
    expect([1, 2].map((each) => count(turns(begins ?? at(haste), each)))).toEqual([1, 0]);
    expect([1, 2, 3].map((each) => count(turns(ends ?? at(haste), each)))).toEqual([1, 1, 0]);
    expect(turns(ends ?? at(haste), 2).effects[0]?.until).toEqual({ end: 'END_OF_TURN' });
    expect(turns(at({ ...haste, ...end('NEXT_TURN', 'Ann') }), 2).effects).toHaveLength(1);
    expect(turns(at({ ...haste, ...end('NEXT_TURN', 'Ann') }), 3).effects).toHaveLength(0);
  });

  test('as the turn of one who left would have begun (800.4m)', () => {
    const state = after(at({ ...haste, ...end('NEXT_TURN', 'Bob') }), { playerLeaves: { player: 'Bob' } });
    expect(count(state)).toBe(1);
    expect(saidOf(state, { turnEnds: {} }, { turnBegins: {} })).toMatch(
      /^Ann's turn ends\. Cat's turn begins; .*\(800\.4m\)\.$/,
    );
    const gone = after(at({ ...haste, ...end('NEXT_TURN', 'Cat') }), { playerLeaves: { player: 'Cat' } });
    expect([1, 2].map((each) => count(turns(gone, each)))).toEqual([1, 0]);
    const extra = after(gone, { extraTurn: { player: 'Ann' } });
    expect([1, 2, 3].map((each) => count(turns(extra, each)))).toEqual([1, 1, 0]);
    for (const name of ['NEXT_TURN', 'END_OF_NEXT_TURN'] as const) {
      const leaves = { playerLeaves: { player: 'Cat' } };
      const lost = after(at({ ...haste, ...end(name, 'Cat') }, { extraTurns: ['Cat'] }), leaves);
      expect([0, 1].map((each) => count(turns(lost, each)))).toEqual([1, 0]);
    }
  });

  /** Whose turns begin, each with whether the effect goes on by then, after those have an extra turn and leave, as events. */
  const turnsUntil = (queue: string, ...events: readonly string[]): string => {
    const start = ring('Ann Bob Cat Dan', {
      ...{ objects: [creature('bear', 'Ann')], effects: [{ ...haste, ...end('NEXT_TURN', 'Cat') }] },
      extraTurns: queue.split(' ').filter(Boolean),
    });
    const happened = events.map((each): GameEvent => {
      const [player = '', what] = each.split(' ');
      if (what === 'extra') return { extraTurn: { player } };
      return what === 'leaves' ? { playerLeaves: { player } } : { turnBegins: {} };
    });
    let state = after(start, ...happened);
    const said = [];
    while (count(state)) {
      state = table(told(nextTurn(state)));
      said.push(state.turn.activePlayers[0] ?? '');
    }
    return said.join(' ');
  };

  test.each<readonly [ends: string, extraTurns: string, ...events: string[]]>([
    ['Bob', 'Cat', 'Cat leaves'],
    ['Bob Bob', 'Cat', 'Cat leaves', 'Bob extra'],
    ['Dan Bob Bob', 'Cat', 'Cat leaves', 'Bob extra', 'Dan extra'],
    ['Bob', 'Bob Cat', 'Cat leaves'],
    ['Dan Bob', 'Bob Cat', 'Cat leaves', 'Dan extra'],
    ['Dan', 'Dan Bob Cat', 'Cat leaves', 'Bob leaves'],
    ['Dan', 'Dan Cat', 'Cat leaves', 'Bob leaves'],
    ['Bob', 'Dan Cat', 'Dan leaves', 'Cat leaves'],
    ['Dan Ann', 'Ann Cat Dan', 'Cat leaves'],
    ['Cat', 'Cat'],
    ['Ann Bob Dan', 'Ann', 'Cat leaves'],
    ['Bob Bob Dan', '', 'Cat leaves', 'Bob extra'],
  ])('an extra turn that was lost ends it as it would have begun: %s (500.7, 800.4m)', (ends, queue, ...events) =>
    expect(turnsUntil(queue, ...events)).toBe(ends),
  );

  test('with its source, or with the control of it (611.2b)', () => {
    const there = at({ from: 'kardur', on: ['bear'], keywords: ['Haste'], ...end('SOURCE_LEAVES') });
    expect(count(after(there, { controlChanges: { object: 'kardur', to: 'Ann' } }))).toBe(1);
    const leaves = { objectMoves: { object: 'kardur', zone: 'EXILE' as const } };
    expect(saidOf(there, leaves)).toMatch(/the effect of Kardur is over \(611\.2b\)/);
    const held = at({ from: 'kardur', on: ['bear'], keywords: ['Haste'], ...end('SOURCE_CHANGES_CONTROL') });
    expect(count(after(held, { controlChanges: { object: 'kardur', to: 'Ann' } }))).toBe(0);
    expect(count(after(held, { playerLeaves: { player: 'Bob' } }))).toBe(0);
  });

  test('for what it is on: a new object is another one (400.7)', () => {
    const both = at({ ...haste, on: ['bear', 'ox'] });
    const moved = after(both, { objectMoves: { object: 'bear', zone: 'EXILE' } });
    expect(moved.effects[0]?.on).toEqual(['ox']);
    expect(count(after(moved, { objectsRemoved: { objects: ['ox'] } }))).toBe(0);
    expect(after(both, { objectMoves: { object: 'bear', zone: 'BATTLEFIELD' } }).effects[0]?.on).toEqual(['ox']);
  });

  test('not before the game does where it says nothing (611.2a)', () =>
    expect([count(turns(at(haste), 9)), count(turns(at({ ...haste, ...end('END_OF_GAME') }), 9))]).toEqual([1, 1]));

  test('in Grand Melee with the turn and combat of its player, or of who is within their range (807.4)', () => {
    const effectOf = (controller: string, name: 'END_OF_TURN' | 'END_OF_COMBAT') => ({
      ...{ ...haste, name: controller, controller, ...end(name) },
    });
    const state = (name: 'END_OF_TURN' | 'END_OF_COMBAT') =>
      ring('p1 p2 p3 p4 p5 p6 p7 p8', {
        ...{ variant: 'GRAND_MELEE', objects: [creature('bear', 'p1'), creature('ox', 'p5')] },
        effects: ['p1', 'p5', 'p6'].map((each) => effectOf(each, name)),
      });
    const left = ({ effects }: GameState) => effects.map(({ name }) => name).join(' ');
    const ends = [1, 2].map((marker) => left(after(state('END_OF_TURN'), { turnEnds: { marker } })));
    expect([ends, [1, 2].map((marker) => left(after(state('END_OF_COMBAT'), { combatEnds: { marker } })))]).toEqual([
      ['p5 p6', 'p1'],
      ['p5 p6', 'p1'],
    ]);
    const attack = { attackersDeclared: { player: 'p5', attacks: [{ attacker: 'ox', target: 'p6' }] } };
    expect(left(after(state('END_OF_COMBAT'), attack))).toBe('p1 p5 p6');
  });

  const onward = `${'ends 2, begins 2, '.repeat(4)}${'ends 1, begins 1, '.repeat(3)}ends 1, begins 1`;

  test.each<readonly [ends: string, markers: string, events: string, edition?: 'CR_2006']>([
    ['begins 2', '1@0 2@4 3@8', 'ends 2, begins 2'],
    ['begins 2', '1@0 2@4 3@8', 'leaves 5, ends 2, begins 2'],
    ['begins 2', '1@0 *2@5 3@9', 'leaves 5, begins 2'],
    ['begins 2', '1@0 *2@5 3@9', 'leaves 5, leaves 6, begins 2'],
    ['begins 2', '1@0 *2@5 3@9', 'leaves 5, extra 6, begins 2, ends 2, begins 2'],
    ['never', '1@0 2@5 3@11', `leaves 5, ${onward}`],
    ['begins 1', '1@0 2@5 3@11', `leaves 5, ${onward}, ends 1, begins 1`],
    ['begins 2', '1@0 2@5 3@9', 'extra 5, leaves 5, ends 2, begins 2, ends 2, begins 2'],
    ['begins 2', '1@0 2@5 3@9', 'extra 5, ends 2, leaves 5, begins 2'],
    ['begins 2', '1@0 2@5 3@9', 'extra 5, ends 2, begins 2'],
    ['begins 2', '1@1 2@4 3@8', 'leaves 5, ends 2, ends 3, begins 3, ends 3, begins 3, begins 2', 'CR_2006'],
  ])('in Grand Melee it ends as it %s: %s | %s (800.4m, 807.4)', (ends, markers, events, ...[edition]) => {
    const effects = [{ ...haste, on: ['ox'], ...end('NEXT_TURN', 's5') }];
    let state = melee(14, markers, { objects: [creature('ox', 's11')], effects, ...(edition && { edition }) });
    const over = events.split(', ').find((each) => {
      const [what, number] = each.split(' ');
      const [player, marker] = [`s${number}`, Number(number)];
      if (what === 'leaves') state = after(state, { playerLeaves: { player } });
      else if (what === 'extra') state = after(state, { extraTurn: { player } });
      else state = after(state, what === 'ends' ? { turnEnds: { marker } } : { turnBegins: { marker } });
      state = table(told(state));
      return !count(state);
    });
    expect(over ?? 'never').toBe(ends);
  });

  test('where turns are shared, with the turn of the team (805.4)', () => {
    const rest = { objects: [creature('bear', 'A1')], effects: [{ ...haste, ...end('NEXT_TURN', 'B2') }] };
    const state = twoHeadedGiants({ A: undefined, B: undefined }, 2, rest);
    expect([count(state), count(nextTurn(state))]).toEqual([1, 0]);
  });

  test.each(['A2', 'A1 A2'])(
    'where %s leave in their turn, not as it is over, but as the team would have the next',
    (gone) => {
      const effects = [{ name: 'Rush', on: ['ox'], keywords: ['Haste'], ...end('NEXT_TURN', 'A2') }];
      const options = { sharedTeamTurns: true };
      const left = leftBy(
        inTeams('A1 A2 B1 B2 C1 C2', { options, effects, objects: [creature('ox', 'B1')] }),
        ...gone.split(' '),
      );
      expect([0, 1, 2, 3].map((passed) => count(turns(left, passed)))).toEqual([1, 1, 1, 0]);
    },
  );
});

describe('goading lasts until the next turn of who goads (701.15a)', () => {
  const goaded = (more: object = {}) =>
    ring('Ann Bob Cat', {
      objects: [creature('bear', 'Ann', { attackRules: attackRules('GOADED', { target: 'Bob', ...more }) })],
    });

  test('and ends by itself', () => {
    expect(saidOf(goaded(), { turnEnds: {} }, { turnBegins: {} })).toBe(
      "Ann's turn ends. Bob's turn begins; bear is no longer goaded by Bob (701.15a).",
    );
    expect(told(nextTurn(goaded())).objects?.[0]).not.toHaveProperty('attackRules');
  });

  test('unless it says otherwise', () => {
    expect(nextTurn(goaded(end('END_OF_GAME'))).objects.get('bear')?.attackRules).toHaveLength(1);
    expect(after(goaded(end('END_OF_TURN')), { turnEnds: {} }).objects.get('bear')?.attackRules).toHaveLength(0);
    expect(nextTurn(goaded({ creatures: {} })).objects.get('bear')?.attackRules).toHaveLength(1);
  });

  test('as an effect on several creatures, too', () => {
    const state = at({ name: 'Disrupt', on: ['bear', 'ox'], attackRules: [{ kind: 'GOADED', target: 'Bob' }] });
    expect([count(state), count(nextTurn(state))]).toEqual([1, 0]);
    const attack = asked.attack(state, 'Ann', 'bear > Bob');
    expect(JSON.stringify(attack)).toContain('bear attacks a player other than Bob if able (Disrupt)');
  });

  test('beside what an effect says for longer, too', () => {
    const mixed = { name: 'Fury', on: ['bear'], keywords: ['Flying'] };
    const state = at({ ...mixed, attackRules: ['Bob', 'Cat'].map((target) => ({ kind: 'GOADED' as const, target })) });
    expect([0, 1, 2, 3].map((each) => count(turns(state, each)))).toEqual([3, 2, 1, 1]);
    expect(table(told(state)).effects).toEqual(state.effects);
  });

  test('and ends for a new object', () => {
    const back = after(
      goaded(),
      { objectMoves: { object: 'bear', zone: 'EXILE' } },
      { objectMoves: { object: 'bear', zone: 'BATTLEFIELD' } },
    );
    expect(back.objects.get('bear')?.attackRules).toEqual([]);
  });
});

test('a rule of an object ends with the next turn, whose beginning it waits for (500.5)', () => {
  const rule = { kind: 'CANT_ATTACK' as const, until: { end: 'END_OF_NEXT_TURN' as const, player: 'Bob' } };
  const alone = { kind: 'CANT_ATTACK_ALONE' as const };
  const bear = creature('bear', 'Ann', { attackRules: [alone, rule], blockRules: blockRules('CANT_BLOCK_ALONE') });
  const state = ring('Ann Bob Cat', { objects: [bear] });
  const ends = (at: GameState) => at.objects.get('bear')?.attackRules.map(({ until }) => until?.end);
  expect(ends(state)).toEqual([undefined, 'END_OF_NEXT_TURN']);
  expect(ends(turns(state, 1))).toEqual([undefined, 'END_OF_TURN']);
  expect(ends(turns(state, 2))).toEqual([undefined]);
  expect(saidOf(turns(state, 1), cleanup)).toBe("The cleanup step of Bob's turn begins; a rule of bear ends (514.2).");
});

describe('control by an effect', () => {
  const threaten: EffectDescription = {
    ...{ name: 'Threaten', controller: 'Ann', on: ['ox'], givesControlTo: 'Ann', keywords: ['Haste'] },
    ...end('END_OF_TURN'),
  };

  test('goes back as it ends (514.2)', () => {
    const state = at(threaten);
    expect([state.objects.get('ox')?.controller, keywordsOf(state, 'ox')]).toEqual(['Ann', ['Haste']]);
    expect(told(table(told(state)))).toEqual(told(state));
    expect(saidOf(state, { turnEnds: {} })).toBe(
      "Ann's turn ends; the effect of Threaten is over (514.2); Ann's control of ox ends (514.2).",
    );
    const ended = after(state, { turnEnds: {} }).objects.get('ox');
    expect([ended?.controller, ended?.controlEffects]).toEqual(['Cat', []]);
  });

  test('of several objects ends at once, and is said of each player once', () => {
    const given = (controller: string, on: string[]) => ({ on, controller, givesControlTo: controller });
    const state = ring('Ann Bob Cat', {
      objects: [...objects, creature('elk', 'Cat'), creature('owl', 'Cat')],
      effects: [given('Ann', ['ox', 'elk']), given('Bob', ['owl', 'bear']), given('Cat', ['elk'])].map(
        (effect, index) => ({ ...effect, name: `Riot ${index}`, ...end('END_OF_TURN') }),
      ),
    });
    const controlled = ({ objects: now }: GameState) => [...now.values()].map(({ controller }) => controller);
    expect(controlled(state)).toEqual(['Bob', 'Ann', 'Bob', 'Cat', 'Bob']);
    expect(controlled(after(state, { turnEnds: {} }))).toEqual(['Ann', 'Cat', 'Bob', 'Cat', 'Cat']);
    expect(saidOf(state, { turnEnds: {} }).split('; ').slice(1)).toEqual([
      "Bob's control of bear and owl ends (514.2)",
      "Ann's control of ox ends (514.2).",
    ]);
  });

  test('given to another lasts until the next turn of whose effect it is, or as long as they hold its source', () => {
    const given = { controller: 'Cat', on: ['bear'], givesControlTo: 'Bob', from: 'ox' };
    const next = at({ ...given, ...end('NEXT_TURN') });
    expect([1, 2].map((each) => turns(next, each).objects.get('bear')?.controller)).toEqual(['Bob', 'Ann']);
    const held = at({ ...given, ...end('SOURCE_CHANGES_CONTROL') });
    const stolen = after(held, { controlChanges: { object: 'ox', to: 'Bob' } });
    expect([turns(held, 3), stolen].map(({ objects: now }) => now.get('bear')?.controller)).toEqual(['Bob', 'Ann']);
  });

  test('ends at once what lasts as long as somebody controls what goes back (611.2b)', () => {
    const held = { ...end('SOURCE_CHANGES_CONTROL'), controller: 'Ann', from: 'ox', on: ['bear'] };
    const state = ring('Ann Bob Cat', { objects: [...objects], effects: [threaten, { ...held, keywords: ['Reach'] }] });
    expect([count(state), count(after(state, { turnEnds: {} }))]).toEqual([2, 0]);
  });

  test('begins as an event, and the creature is summoning sick but for haste (302.6)', () => {
    const { keywords: _, ...plain } = threaten;
    const targets = (effect: EffectDescription) => {
      const state = after(ring('Ann Bob Cat', { objects: [...objects] }), { effectBegins: effect });
      return legalAttackTargets(withStaticAbilities(state), player(state, 'Ann')).find(
        ({ attacker }) => attacker.id === 'ox',
      )?.included.length;
    };
    expect([targets(plain), targets(threaten)]).toEqual([0, 2]);
  });
});

describe('what an effect is on', () => {
  test('is settled as it begins where it changes objects, and open where it says a rule (611.2c)', () => {
    const begun = after(ring('Ann Bob Cat', { objects: [...objects] }), {
      effectBegins: {
        ...{ name: 'Uproar', controller: 'Bob', creatures: { types: ['Creature'], controller: 'Ann' } },
        ...{ losesAllAbilities: true, attackRules: [{ kind: 'CANT_ATTACK_TARGET', target: 'Bob' }] },
      },
    });
    const later = after(begun, { objectAdded: creature('elk', 'Ann', { keywords: ['Haste'] }) });
    expect(later.effects.map(({ on, creatures }) => [on, creatures])).toEqual([
      [['bear'], undefined],
      [undefined, { types: ['Creature'], controller: 'Ann' }],
    ]);
    expect(keywordsOf(later, 'elk')).toEqual(['Haste']);
    const attack = asked.attack(later, 'Ann', 'elk > Bob');
    expect(attack).toMatchObject({ ok: true, value: { legal: false } });
    expect(JSON.stringify(attack)).toContain("elk can't attack Bob because of Uproar.");
  });

  test('is settled where it goads: goaded is what a permanent is (701.15b)', () => {
    const ox = creature('ox', 'Cat');
    const goad = { name: 'Disrupt', controller: 'Ann', creatures: { types: ['Creature'], opponentOf: 'Ann' } };
    const goading = [
      { kind: 'GOADED' as const, target: 'Ann' },
      { kind: 'CANT_ATTACK_TARGET' as const, target: 'Ann' },
    ];
    for (const until of [{}, end('NEXT_TURN')]) {
      const effect = { ...goad, ...until, attackRules: goading };
      const begun = after(ring('Ann Bob Cat', { objects: [ox] }), { effectBegins: effect });
      const later = after(begun, { objectAdded: creature('elk', 'Cat', { keywords: ['Haste'] }) });
      expect(later.effects.map(({ on, creatures }) => on ?? creatures)).toEqual([goad.creatures, ['ox']]);
      const legal = (attacks: string) => isLegal(asked.attack(later, 'Cat', attacks));
      expect([legal('ox > Bob'), legal('ox > Bob, elk > Ann'), legal('')]).toEqual([true, false, false]);
    }
  });

  test('is within range of its controller, unless it names it (801.10)', () => {
    const bear = creature('bear', 'Ann');
    const far = (effect: EffectDescription) =>
      keywordsOf(ring('Ann Bob Cat Dan Eve', { range: 1, objects: [bear], effects: [effect] }), 'bear');
    const haste = { name: 'Rush', controller: 'Cat', keywords: ['Haste'] };
    expect([far({ ...haste, creatures: {} }), far({ ...haste, on: ['bear'] })]).toEqual([[], ['Haste']]);
  });

  const doubt =
    "The rules do not say whether Rush goes on to affect bear, which is out of Cat's range (801.10); here it does.";

  test.each<readonly [EffectDescription, Record<'attacks' | 'blocks', boolean>]>([
    [{ keywords: ['Haste'] }, { attacks: true, blocks: false }],
    [{ losesKeywords: ['Flying'] }, { attacks: false, blocks: true }],
    [{ losesAllAbilities: true }, { attacks: true, blocks: true }],
    [{ attackRules: [{ kind: 'CANT_ATTACK' }] }, { attacks: true, blocks: false }],
    [{ attackRules: [{ kind: 'GOADED', target: 'Cat' }] }, { attacks: true, blocks: false }],
    [{ blockRules: [{ kind: 'CANT_BLOCK' }] }, { attacks: false, blocks: true }],
    [{ keywords: ['Trample'] }, { attacks: false, blocks: false }],
    [
      { keywords: ['Haste'], controller: 'Bob' },
      { attacks: false, blocks: false },
    ],
  ])('is doubted where it is out of range by now, and may decide (801.10): %j', (effect, doubted) => {
    const state = ring('Ann Bob Cat Dan Eve', {
      ...{ range: 1, objects: [creature('bear', 'Ann'), creature('ox', 'Bob')] },
      effects: [{ name: 'Rush', controller: 'Cat', on: ['bear'], ...effect }],
    });
    const attacks = ['bear > Bob', ''].map((line) => says(asked.attack(state, 'Ann', line), doubt));
    const blocks = says(asked.blocks(state, 'Ann', 'ox > Ann', 'bear > ox'), doubt);
    expect({ attacks, blocks }).toEqual({ attacks: [doubted.attacks, doubted.attacks], blocks: doubted.blocks });
    const older = says(asked.attack(under('CR_2006', state), 'Ann', ''), doubt.replace('801.10', '601.10'));
    expect(older).toBe(doubted.attacks);
  });

  test('reaches as far as from the empty seat once that of its controller no longer counts: a doubt (800.4m, 801.10)', () => {
    const hush: EffectDescription = {
      ...{ name: 'Hush', controller: 'Ann', creatures: { types: ['Creature'] }, ...end('NEXT_TURN') },
      blockRules: [{ kind: 'CANT_BLOCK' }],
    };
    const bears = ['Bob', 'Cat', 'Dan', 'Eve'].map((owner) => creature(`bear of ${owner}`, owner));
    const six = ring('Ann Bob Cat Dan Eve Fay', {
      range: 1,
      objects: [...bears, creature('ox', 'Fay')],
      effects: [hush],
    });
    const open = 'The rules do not say how far Hush reaches now that Ann has left';
    const mayBlock = (state: GameState, player: string) => {
      const answer = asked.blocks(nextTurn(state), player, `ox > ${player}`, `bear of ${player} > ox`);
      return [isLegal(answer), says(answer, open)];
    };
    const four = turns(leftBy(six, 'Ann'), 4);
    expect(['Bob', 'Cat', 'Dan', 'Eve'].map((each) => mayBlock(four, each))).toEqual(
      [false, true, true, true].map((legal) => [legal, true]),
    );
    expect(mayBlock(leftBy(four, 'Bob'), 'Cat')).toEqual([false, true]);
  });

  test('comes in the order of age with what cards say (613.7)', () => {
    const anthem = (timestamp: number) => ({
      ...thing('anthem', 'Enchantment', 'Ann', { timestamp }),
      cardData: { name: 'Anthem', type_line: 'Enchantment', oracle_text: 'Creatures you control have flying.' },
    });
    const effects = [{ on: ['bear'], losesKeywords: ['Flying'], timestamp: 5 }];
    const grounded = (timestamp: number) =>
      keywordsOf(ring('Ann Bob Cat', { objects: [creature('bear', 'Ann'), anthem(timestamp)], effects }), 'bear');
    expect([grounded(4), grounded(6)]).toEqual([[], ['flying']]);
  });
});

test("an effect of a card in a hand is its owner's (108.4a)", () => {
  const hidden = thing('card', 'Instant', 'Bob', { zone: 'HAND' });
  const at = (effect: EffectDescription) => ring('Ann Bob Cat', { objects: [...objects, hidden], effects: [effect] });
  const state = at({ from: 'card', on: ['ox'], givesControlTo: 'Ann', keywords: ['Haste'], ...end('NEXT_TURN') });
  expect(table(told(state))).toEqual(state);
  expect([count(state), count(nextTurn(state))]).toEqual([1, 0]);
  expect(nextTurn(state).objects.get('ox')?.controller).toBe('Cat');
});

test('a cost goes on, and is told, once the source of its effect is gone', () => {
  const toll = { from: 'kardur', on: ['bear'], attackRules: [{ kind: 'CANT_ATTACK' as const, unlessPays: '{2}' }] };
  const state = after(at(toll), { objectsRemoved: { objects: ['kardur'] } });
  expect(table(told(state))).toEqual(state);
  const attack = asked.attack(state, 'Ann', 'bear > Bob');
  expect(attack).toMatchObject({ ok: true, value: { legal: true, costs: [{ cost: '{2}' }] } });
});

test('a table whose effects are told is the same when told again', () => {
  const quick = effectIn("haste can't block on each creature from kardur");
  const state = after(at(quick), { objectsRemoved: { objects: ['kardur'] } });
  expect(told(state).effects?.map(({ name, from }) => [name, from])).toEqual([
    ['Kardur', undefined],
    ['Kardur', undefined],
  ]);
  expect(told(table(told(state)))).toEqual(told(state));
});

test.each(
  arrows(`
haste flying on bear until end of turn → bear: has Haste and Flying until end of turn
loses all abilities loses reach on bear and on ox until Bob's next turn
  → bear and ox: lose all abilities, lose Reach until Bob's next turn
goaded by Bob on each creature controlled by Ann from kardur → bear: goaded by Bob until Bob's next turn
can't be blocked except by 2 or more on ox as long as Bob controls kardur
  → ox: can't be blocked except by 2 or more creatures as long as Bob controls Kardur
at most 1 can attack Bob on each creature controlled by Ann → bear: at most 1 of the creatures can attack Bob
must be blocked if able on bear → bear: is blocked if able
reach on bear as long as Cat controls ox → bear: has Reach as long as Cat controls ox
loses flying on bear until end of combat → bear: loses Flying until end of combat
`),
)('is told in words: %s', (effect, says) => {
  const state = at(effectIn(effect));
  expect(state.effects.map((each) => describeEffect(state, each))).toEqual([says]);
});

test('is told in words: control that it gives, and ends of nobody and nothing that is told', () => {
  const says = (effect: FullEffect) => describeEffect(ring('Ann Bob Cat', { objects }), { on: ['bear'], ...effect });
  expect(says({ givesControlTo: 'Bob' })).toBe('bear: under the control of Bob');
  expect(says({ until: { end: 'NEXT_TURN' } })).toBe("nothing of bear until somebody's next turn");
  expect(says({ until: { end: 'SOURCE_LEAVES' } })).toMatch(/ its source /);
  expect(says({ until: { end: 'END_OF_TURN', player: 'Bob' } })).toBe('nothing of bear until end of turn');
  expect(says({ on: ['bear', 'ox'], becomes: { types: ['Wall'] } })).toMatch(/^bear and ox: become /);
});

test('is told in words as it begins, also where there is nothing that it is on', () => {
  const begins = (effect: FullEffect) => saidOf(ring('Ann Bob Cat', { objects }), { effectBegins: effect });
  expect(begins({ name: 'Rush', on: ['bear'], keywords: ['Haste'] })).toBe(
    'An effect of Rush begins on bear: has Haste.',
  );
  const walls = { types: ['Wall'] };
  expect(begins({ creatures: walls, keywords: ['Haste'] })).toBe('An effect begins on nothing: has Haste.');
});

describe('an effect that cannot be is refused', () => {
  const around: Omit<Description, 'players'> = { objects: [...objects, creature('elk', 'Ann', { zone: 'GRAVEYARD' })] };
  const says = (told: Result<unknown>, from: number): string =>
    told.ok || told.failure.code !== 'BAD_USER_INPUT'
      ? 'taken'
      : told.failure.problems.map(({ path, message }) => `${path.slice(from).join('.')}: ${message}`).join(' ');
  /** What is wrong with an effect as it begins, and where it is described: the same. */
  const refusedAt = (effect: EffectDescription, rest: Partial<Description> = {}): string => {
    const given = { ...around, players: ['Ann', 'Bob', 'Cat'].map((id) => ({ id })), ...rest };
    const begun = says(takePlace(table(given), [{ effectBegins: effect }], { force: true }), 3);
    expect(says(readDescription({ ...given, effects: [effect] }), 2)).toBe(begun);
    return begun;
  };
  const bear = { on: ['bear'] };
  const on = { ...bear, keywords: ['Haste'] };
  const becoming = { ...bear, from: 'ox' };
  const asks =
    'becomes: "becomes" needs types, colors, or power and toughness, and the effect needs its source, "from".';
  const words = 'becomes.types: Types are a word each, without colors and numbers.';

  test.each<readonly [EffectDescription, string]>([
    [{ keywords: ['Haste'] }, 'on: Give either "on", the ids of the objects, or "creatures", not both.'],
    [bear, ': This effect does nothing.'],
    [{ ...bear, becomes: { types: ['Frog'] } }, asks],
    [{ ...becoming, becomes: {} }, asks],
    [{ ...becoming, becomes: { power: 1 } }, asks],
    [{ ...becoming, becomes: { types: ['blue'] } }, words],
    [{ ...becoming, becomes: { inPlaceOf: 'TYPES', power: 1, toughness: 1 } }, words],
    [{ ...on, ...end('SOURCE_LEAVES') }, 'until.end: SOURCE_LEAVES needs the source of the effect, "from".'],
    [{ ...on, ...end('NEXT_TURN') }, 'until.player: NEXT_TURN needs a player, whose turn it is.'],
    [{ ...on, ...end('NEXT_TURN', 'Dan') }, 'until.player: There is no player "Dan" at this table.'],
    [{ ...on, from: 'muse' }, 'from: There is no object "muse" at this table.'],
    [
      { ...bear, attackRules: attackRules('CANT_ATTACK', { creatures: {} }) },
      'attackRules.0.creatures: The effect says which objects its rules apply to: leave out "creatures" here.',
    ],
    [
      { on: ['bear'], attackRules: attackRules('CANT_ATTACK', end('SOURCE_LEAVES')) },
      'attackRules.0.until: The effect says when its rules end: leave out "until" here.',
    ],
    [
      { ...on, ...end('END_OF_TURN', 'Bob') },
      'until.player: END_OF_TURN takes a player only in Grand Melee, where several turns are under way (807.4).',
    ],
    [
      { ...bear, attackRules: attackRules('CANT_ATTACK', { unlessPays: '{2}' }) },
      'attackRules.0.unlessPays: A cost needs the source of the effect, "from", or its "name" if the source is gone.',
    ],
    [
      { creatures: {}, givesControlTo: 'Ann' },
      'givesControlTo: An effect that gives control has to list the objects in "on".',
    ],
    [{ on: ['elk'], givesControlTo: 'Bob' }, 'on.0: "elk" is where objects have no controller (108.4).'],
    [
      { ...on, from: 'kardur', controller: 'Ann', ...end('SOURCE_CHANGES_CONTROL') },
      'controller: "Ann" does not control "kardur" (611.2b).',
    ],
    [
      { ...on, from: 'kardur', ...end('SOURCE_CHANGES_CONTROL', 'Cat') },
      'until.player: "Cat" does not control "kardur" (611.2b).',
    ],
    [
      { ...on, until: { end: 'NEXT_TURN', player: 'Bob', extraTurnsAfter: 0 } },
      'until.extraTurnsAfter: Only the next turn of a player who has left may be an extra turn that was lost (800.4m).',
    ],
  ])('%j', (effect, problem) => expect(refusedAt(effect)).toBe(problem));

  test('where it gives control to somebody out of range', () => {
    const players = ['Ann', 'Bob', 'Cat', 'Dan'].map((id) => ({ id }));
    const given = { ...bear, controller: 'Ann', givesControlTo: 'Cat' };
    expect(refusedAt(given, { players, options: { rangeOfInfluence: 1 } })).toBe(
      'givesControlTo: "Cat" is out of range of "Ann", so no effect of theirs gives them control (801.10).',
    );
  });

  test.each([
    ['s7', 'No turn within range of "s7" is under way: name the player whose END_OF_TURN is meant (807.4).'],
    ['s2', 'Several turns are under way: name the player whose END_OF_TURN is meant (807.4).'],
    ['s0', 'taken'],
  ])('where it ends with one of several turns, and not told with which: of %s', (controller, problem) => {
    const at = told(melee(10, '1@1 2@3', { objects: [creature('bear', controller)] }));
    const says = refusedAt({ ...on, controller, ...end('END_OF_TURN') }, at);
    expect(says).toBe(problem === 'taken' ? problem : `until.player: ${problem}`);
    expect(refusedAt({ ...on, controller, ...end('END_OF_TURN', 's1') }, at)).toBe('taken');
  });

  test('more than a table holds', () => {
    const effects = Array.from({ length: 1_000 }, () => on);
    const full = ring('Ann Bob', { objects: [creature('bear', 'Ann')], effects });
    expect(() => after(full, { effectBegins: on })).toThrow('A table holds 1000 effects at most');
  });

  test('a rule of an object that asks for a source, told or by an event', () => {
    const rules = { attackRules: attackRules('CANT_ATTACK', end('SOURCE_LEAVES')) };
    const says = 'SOURCE_LEAVES needs a source, which only an effect has.';
    expect(() => ring('Ann Bob', { objects: [creature('bear', 'Ann', rules)] })).toThrow(says);
    const state = ring('Ann Bob', { objects: [creature('bear', 'Ann')] });
    expect(() => after(state, { objectChanges: { object: 'bear', ...rules } })).toThrow(says);
    const control = [{ givesControlTo: 'Bob', ...end('SOURCE_LEAVES') }];
    expect(() => ring('Ann Bob', { objects: [creature('bear', 'Ann', { controlEffects: control })] })).toThrow(says);
  });

  test('what is out of range, as an effect begins (801.10)', () => {
    const far = ring('Ann Bob Cat Dan Eve', { range: 1, objects: [creature('bear', 'Ann')] });
    const taken = takePlace(far, [{ effectBegins: { ...on, controller: 'Cat' } }], { force: true });
    expect(JSON.stringify(taken)).toContain('out of range');
  });

  test('an end that has come already', () => {
    const gone = { ...on, from: 'bear', ...end('SOURCE_LEAVES') };
    const exiled = creature('bear', 'Ann', { zone: 'EXILE' });
    expect(() => ring('Ann Bob', { objects: [exiled], effects: [gone] })).toThrow('611.2b');
    const ended = after(ring('Ann Bob Cat', { objects: [...objects] }), { turnEnds: {} });
    const over = takePlace(ended, [{ effectBegins: { ...on, ...end('END_OF_TURN') } }], { force: true });
    expect(JSON.stringify(over)).toContain('The turn has ended already (514.2).');
    const left = after(ring('Ann Bob Cat', { objects: [...objects] }), { playerLeaves: { player: 'Bob' } });
    expect(() => after(left, { effectBegins: { ...on, controller: 'Bob' } })).toThrow('no effect of theirs begins');
    expect(() => after(left, { effectBegins: { ...on, ...end('NEXT_TURN', 'Bob') } })).toThrow('never begins (800.4k)');
  });
});
