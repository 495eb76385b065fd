import { describe, expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { objectOf, playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import type { Step } from '../../../src/domain/state/vocabulary.js';
import { whoChooses } from '../../../src/domain/rules/801.5-choices.js';
import { wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import {
  after,
  creature,
  emperors,
  ids,
  refusal as forbidden,
  ring,
  thing,
  twoHeadedGiants,
  written,
} from '../tables.js';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';

const failureOf = (state: GameState, ...events: readonly GameEvent[]) => {
  const taken = takePlace(state, events, { force: false });
  return taken.ok ? undefined : taken.failure;
};
const problems = (state: GameState, event: GameEvent): readonly string[] => {
  const failure = failureOf(state, event);
  return failure?.code === 'BAD_USER_INPUT' ? failure.problems.map(({ path }) => path.join('.')) : [];
};
const summary = (state: GameState, event: GameEvent): string => {
  const taken = takePlace(state, [event], { force: true });
  return taken.ok ? (taken.value[0]?.summary ?? '') : '';
};

test('nobody leaves twice, and the second time it is said why', () => {
  const leaves: GameEvent = { playerLeaves: { player: 'A' } };
  const problem = { message: 'Player "A" has left the game.' };
  expect(failureOf(ring('A B C'), leaves, leaves)).toMatchObject({ problems: [problem] });
});

test('a change of an object that changes nothing is refused, and one to what already is so is not', () => {
  const table = ring('A B', { objects: [creature('bear', 'A')] });
  expect(problems(table, { objectChanges: { object: 'bear' } })).toEqual(['events.0.objectChanges']);
  expect(problems(table, { objectChanges: { object: 'bear', power: null } })).toEqual(['events.0.objectChanges']);
  expect(problems(table, { objectChanges: { object: 'bear', name: 'bear' } })).toEqual([]);
});

describe('Turns and steps', () => {
  const steps: readonly Step[] = [
    ...(['UPKEEP', 'DRAW', 'PRECOMBAT_MAIN', 'BEGINNING_OF_COMBAT', 'DECLARE_ATTACKERS', 'DECLARE_BLOCKERS'] as const),
    ...(['COMBAT_DAMAGE', 'END_OF_COMBAT', 'POSTCOMBAT_MAIN', 'END', 'CLEANUP'] as const),
  ];

  test('a turn begins with its untap step and goes through all the others', () => {
    const begun = after(ring('a b c'), { turnEnds: {} }, { turnBegins: {} });
    expect(begun.turn).toMatchObject({ number: 2, activePlayers: ['b'], step: 'UNTAP' });
    expect(steps.map((step) => after(begun, { stepBegins: { step } }).turn.step)).toEqual(steps);
  });

  test('somebody else’s turn is refused (103.1), and so is a turn before an extra one (500.7)', () => {
    expect(forbidden(ring('a b c'), { turnBegins: { player: 'c' } })).toEqual(['103.1']);
    const extra = after(ring('a b c'), { extraTurn: { player: 'a' } });
    expect(forbidden(extra, { turnBegins: { player: 'b' } })).toEqual(['500.7']);
    expect(summary(ring('a b c'), { extraTurn: { player: 'a' } })).toBe('a gets an extra turn.');
  });

  test('of several extra turns the one given last comes first; the turn order goes on after them', () => {
    let state = after(ring('a b c'), { extraTurn: { player: 'c' } }, { extraTurn: { player: 'b' } });
    const order = [1, 2, 3].map(() => {
      state = after(state, { turnEnds: {} }, { turnBegins: {} });
      return state.turn.activePlayers[0];
    });
    expect(order).toEqual(['b', 'c', 'b']);
  });

  test('a turn does not end twice, and nobody who has left gets one (800.4k)', () => {
    expect(problems(after(ring('a b c'), { turnEnds: {} }), { turnEnds: {} })).toEqual(['events.0.turnEnds']);
    const left = after(ring('a b c'), { playerLeaves: { player: 'b' } });
    expect(problems(left, { extraTurn: { player: 'b' } })).toEqual(['events.0.extraTurn.player']);
    expect(after(left, { turnBegins: {} }).turn.activePlayers).toEqual(['c']);
  });
});

describe('Attaching', () => {
  const own = 'aura (Enchantment — Aura); sword (Artifact — Equipment)';
  const state = written(`range 1 | a: ${own} | b: near 2/2 | c: far 2/2 | d | e`);

  test('within range only (801.8, 801.9)', () => {
    const objections = (attachment: string, to: string) => forbidden(state, { attaches: { attachment, to } }).join();
    expect([objections('aura', 'far'), objections('sword', 'far')]).toEqual(['801.8', '801.9']);
    expect(objections('aura', 'c')).toBe('801.8');
    const attached = after(state, { attaches: { attachment: 'aura', to: 'near' } });
    expect(objectOf(attached, 'aura').attachedTo).toBe('near');
    expect(objectOf(after(attached, { unattaches: { objects: ['aura'] } }), 'aura').attachedTo).toBeNull();
  });

  test('only what can be attached, to what is there, and not to itself', () => {
    expect(problems(state, { attaches: { attachment: 'near', to: 'far' } })).toEqual(['events.0.attaches.attachment']);
    expect(problems(state, { attaches: { attachment: 'aura', to: 'aura' } })).toEqual(['events.0.attaches.to']);
    expect(problems(state, { unattaches: { objects: ['aura'] } })).toEqual(['events.0.unattaches.objects.0']);
    const moved = after(state, { objectMoves: { object: 'near', zone: 'LIBRARY' } });
    expect(problems(moved, { attaches: { attachment: 'aura', to: 'near' } })).toEqual(['events.0.attaches.to']);
  });
});

describe('Choices', () => {
  const emperor = emperors({}, 1);
  const effect = { source: { controller: 'AE' }, asks: 'AN_OPPONENT' } as const;

  test('are recorded of whoever makes them, and refused of anybody else (801.5c)', () => {
    expect(forbidden(emperor, { choiceMade: { effect, chooser: 'B1' } })).toEqual([]);
    expect(after(emperor, { choiceMade: { effect, chooser: 'B1' } })).toEqual(emperor);
    expect(forbidden(emperor, { choiceMade: { effect, chooser: 'B2' } })).toContain('801.5c');
    const ofNobody = { choiceMade: { effect: { ...effect, asks: 'PLAYER' as const }, chooser: 'B1' } };
    expect(problems(emperor, ofNobody)).toEqual(['events.0.choiceMade.effect.player']);
  });

  test('of an object or player are made by the same players', () => {
    const kinds = (['OPTION', 'OBJECT_OR_PLAYER', 'PAY_COST'] as const).map((kind) =>
      ids(whoChooses(emperor, { ...effect, kind }).candidates),
    );
    expect(kinds).toEqual([['B1'], ['B1'], ['B1']]);
  });

  test('an event of whatever kind triggers only inside the range (801.7)', () => {
    const state = ring('a b c d e', { range: 1, objects: [creature('bear', 'b'), creature('ox', 'c')] });
    const triggers = (kind: 'BLOCKS' | 'CAST' | 'LIFE_CHANGES', entity: string) =>
      wouldTrigger(state, { controller: 'a' }, { kind, involves: [{ entity }] }).answer;
    for (const kind of ['BLOCKS', 'CAST'] as const)
      expect([triggers(kind, 'bear'), triggers(kind, 'ox')]).toEqual([true, false]);
    expect([triggers('LIFE_CHANGES', 'b'), triggers('LIFE_CHANGES', 'c')]).toEqual([true, false]);
  });
});

describe('Life', () => {
  const hits = (amount: number): GameEvent => ({
    lifeChanges: { kind: 'DAMAGE', amounts: [{ player: 'a', amount, commander: 'dragon' }] },
  });
  const state = ring('a b c', { variant: 'COMMANDER', objects: [creature('dragon', 'b')] });

  test('damage by a commander adds up (903.10a)', () => {
    const twice = after(state, hits(15), hits(6));
    expect(playerOf(twice, 'a')).toMatchObject({ life: 19, commanderDamage: [{ commander: 'dragon', amount: 21 }] });
    expect(playerOf(after(twice, { stateBasedActions: {} }), 'a').inGame).toBe(false);
  });

  test('a payment that is too large is refused; forced, it is taken', () => {
    const pay: GameEvent = { lifeChanges: { kind: 'PAY', amounts: [{ player: 'a', amount: 41 }] } };
    expect(forbidden(state, pay)).toEqual(['119.4']);
    expect(playerOf(after(state, pay), 'a').life).toBe(-1);
    expect(summary(state, pay)).toBe('a pays 41 life.');
  });
});

describe('Results', () => {
  test('everybody at 0 at once is a draw (I14, 104.4a)', () => {
    const drawn = after(written('a 0 | b 0 | c 0'), { stateBasedActions: {} });
    expect(drawn.players.map(({ drew, inGame }) => [drew, inGame])).toEqual(Array(3).fill([true, false]));
    expect(problems(drawn, { result: { restart: { controller: 'a' } } })).toEqual(['events.0.result.restart']);
    expect(problems(drawn, { result: { loses: ['a'] } })).toEqual(['events.0.result.loses.0']);
  });

  test('a sentence begins with a capital of its own, not with one of a name', () => {
    const state = ring('a b c');
    expect(summary(state, { result: { loses: ['a'] } })).toBe('a loses.');
    expect(summary(state, { result: { draw: { controller: 'a' } } })).toMatch(
      /^The game is a draw for a, b and c and /,
    );
  });

  test('what is over does not end again (104.1)', () => {
    const over = after(ring('a b'), { playerLeaves: { player: 'b' } });
    expect(forbidden(over, { result: { wins: 'a' } })).toEqual(['104.1']);
    const reasons = ['CONCEDES', 'LOSES', 'DRAWS'] as const;
    for (const reason of reasons) expect(forbidden(over, { playerLeaves: { player: 'a', reason } })).toEqual(['104.1']);
  });

  test('a restart begins the game anew with whoever controls the effect (727.1a)', () => {
    const state = ring('a b c', { players: [{ life: 3 }, { poison: 4 }], objects: [creature('bear', 'a')] });
    const again = after(state, { result: { restart: { controller: 'b' } } });
    expect(again.turn).toMatchObject({ number: 1, activePlayers: ['b'] });
    expect(again.players.map(({ life, poison }) => [life, poison])).toEqual(Array(3).fill([20, 0]));
    expect(again.objects.size).toBe(0);
    expect(summary(state, { result: { restart: { controller: 'b' } } })).toBe('b restarts the game.');
  });
});

test('State-based actions: of legends of one name the player says which is kept (704.5j)', () => {
  const legend = (id: string) => thing(id, 'Legendary Artifact', 'a', { name: 'Crown' });
  const state = ring('a b c', { objects: [legend('one'), legend('two')] });
  expect(problems(state, { stateBasedActions: {} })).toEqual(['events.0.stateBasedActions.keep']);
  const kept = after(state, { stateBasedActions: { keep: ['two'] } });
  const zones = [...kept.objects.values()].map(({ id, zone }) => `${id} ${zone}`);
  expect(zones).toEqual(['one GRAVEYARD', 'two BATTLEFIELD']);
});

test('where turns are shared the team declares attackers, and blockers once (805.10b, 805.10d)', () => {
  const objects = [creature('ox', 'A1'), creature('elk', 'A2'), creature('owl', 'B1'), creature('bat', 'B2')];
  const attacks = [
    { attacker: 'ox', target: 'B1' },
    { attacker: 'elk', target: 'B2' },
  ];
  const turn = { activePlayers: ['A1', 'A2'], step: 'DECLARE_ATTACKERS' as const };
  const state = twoHeadedGiants({ A: 30, B: 30 }, 2, { objects, turn });
  const attack = { attackersDeclared: { player: 'A1', attacks } };
  expect(summary(state, attack)).toBe('A1 and A2 declare attackers: ox attacking B1 and elk attacking B2.');
  const attacked = after(state, attack, { stepBegins: { step: 'DECLARE_BLOCKERS' } });
  const block = (player: string, blocker: string) => ({
    blockersDeclared: { player, blocks: [{ blocker, attacker: 'ox' }] },
  });
  expect(summary(attacked, block('B2', 'owl'))).toBe('B1 and B2 declare blockers: owl blocking ox.');
  expect(failureOf(after(attacked, block('B1', 'owl')), block('B2', 'bat'))).toMatchObject({
    because: [{ says: 'B1 and B2 declare blockers once, and owl is already blocking.' }],
  });
});

test('what is named twice is said once', () => {
  const state = ring('A B C', { objects: [creature('ox', 'A')] });
  const twice = { on: ['ox', 'ox'], keywords: ['Flying', 'Flying'], until: { end: 'END_OF_TURN' as const } };
  expect(summary(state, { taps: { objects: ['ox', 'ox'] } })).toBe('Tapped: ox.');
  expect(summary(state, { effectBegins: twice })).toBe('An effect begins on ox: has Flying until end of turn.');
  expect(outcomeOf(state, { loses: ['B', 'B'] }).because.map(({ says }) => says)).toContain('B loses.');
});

test('damage by a commander is told as such, and poison in counters (903.10a)', () => {
  const state = ring('A B C', { objects: [creature('Krenko', 'A', { commander: true })] });
  const changed = (kind: 'DAMAGE' | 'POISON', ...amounts: { player: string; amount: number; commander?: string }[]) =>
    summary(state, { lifeChanges: { kind, amounts } });
  const hit = { player: 'B', amount: 3, commander: 'Krenko' };
  expect(changed('DAMAGE', hit, { player: 'C', amount: 1 })).toBe(
    'B is dealt 3 damage in combat by Krenko and C is dealt 1 damage.',
  );
  expect(changed('POISON', { player: 'B', amount: 1 }, { player: 'C', amount: 2 })).toBe(
    'B gets 1 poison counter and C gets 2 poison counters.',
  );
});
