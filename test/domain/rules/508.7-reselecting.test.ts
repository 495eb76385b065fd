import { isPlayerInRange } from '../../../src/domain/state/range.js';
import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/domain/answer.js';
import { legalReselections } from '../../../src/domain/rules/508.7-reselecting.js';
import type { Selection } from '../../../src/domain/selection.js';
import { areOpponents, controllerOf, creaturesOf, playerOf } from '../../../src/domain/state/game-state.js';
import { seededTable } from '../random-games.js';
import { attackRules, creature, doubts, ids, ring, rules, siege, sound, thing, twoHeadedGiants } from '../tables.js';
import { leftBy, sentences, under, walker, written, type GameState } from '../tables.js';

const attack = (defending: string | null) => ({
  combats: [{ attacks: [{ attacker: 'ox', target: defending, defendingPlayer: defending }] }],
});
const ox = creature('ox', 'A');

const turned = (state: GameState, defendingPlayer: string | null = 'B'): Answer<Selection> =>
  sound(legalReselections(state, { attacker: 'ox', defendingPlayer }));
const to = (state: GameState, defendingPlayer: string | null = 'B'): string[] =>
  ids(turned(state, defendingPlayer).included);
const excludedBy = (state: GameState, defendingPlayer: string | null = 'B'): Record<string, string[]> =>
  Object.fromEntries(turned(state, defendingPlayer).excluded.map(({ entity, because }) => [entity.id, rules(because)]));

const whyNot = (state: GameState, defendingPlayer: string | null = 'B'): Record<string, string | undefined> => {
  const { excluded } = turned(state, defendingPlayer);
  return Object.fromEntries(excluded.map(({ entity, because }) => [entity.id, because[0].says]));
};

describe('508.7c: opponents and what is theirs', () => {
  const objects = [ox, walker('pw', 'C'), walker('own', 'A'), siege('s1', 'A', 'B'), siege('s2', 'C', 'A')];
  const state = ring('A B C', { objects, ...attack('B') });

  test('what is attacked already is among them', () => {
    expect(to(state)).toEqual(['B', 'C', 'pw', 's1']);
    expect(excludedBy(state)).toEqual({ A: ['508.7c'], own: ['508.7c'], s2: ['508.7c'] });
    expect(rules(turned(state).because)).toEqual(['508.7c']);
  });

  test('what is said of whoever is no opponent', () => {
    expect(whyNot(state)).toMatchObject({
      A: 'A controls ox.',
      own: 'own is controlled by A, who controls ox.',
      s2: 's2 is protected by A, who controls ox.',
    });
    const teams = written('Team vs. Team | A1 team A: ox 2/2 | A2 team A: pw (Planeswalker) | B1 team B | B2 team B');
    expect(whyNot(teams, 'B1')).toMatchObject({
      A2: "A2 is A1's teammate, not an opponent.",
      pw: "pw is controlled by A2, A1's teammate.",
    });
    const left = ring('A B C', { players: [{}, {}, { inGame: false }], objects: [ox, siege('s', 'A', 'C')] });
    expect(whyNot(left)).toMatchObject({ s: 's has no protector in the game.' });
  });

  test('nothing of a player who has left, and no battle that nobody protects', () => {
    const objects = [ox, siege('s1', 'A', 'B')];
    expect(to(ring('A B C', { players: [{}, {}, { inGame: false }], objects, ...attack('B') }))).toEqual(['B', 's1']);
  });

  test('508.7b: what restricts attacks is left out of account', () => {
    const fence = thing('fence', 'Enchantment', 'C', { attackRules: attackRules('CANT_ATTACK', { creatures: {} }) });
    const fenced = ring('A B C', { objects: [ox, fence], ...attack('B') });
    expect(to(fenced)).toEqual(['B', 'C']);
    expect(rules(turned(fenced).because)).toEqual(['508.7c', '508.7b']);
    const said = (from: GameState) => turned(from).because.map(({ says }) => says)[1];
    const counted = 'counted as attackers were declared, and no longer do.';
    expect(said(fenced)).toBe(`Restrictions, requirements and costs of attacking, here from fence, ${counted}`);
    const twice = ring('A B C', { objects: [ox, fence, { ...fence, id: 'wall' }], ...attack('B') });
    expect(said(twice)).toBe(`Restrictions, requirements and costs of attacking, here from fence and wall, ${counted}`);
  });
});

describe('508.7d: one defending player only', () => {
  test.each(['LEFT', 'RIGHT', 'ONE_OPPONENT'] as const)('%s', (option) => {
    const objects = [ox, walker('b', 'B'), walker('c', 'C'), siege('s', 'C', 'B')];
    const state = ring('A B C D', { options: { attack: option }, objects, ...attack('B') });
    expect(to(state)).toEqual(['B', 'b', 's']);
    expect(excludedBy(state)).toEqual({ A: ['508.7c'], C: ['508.7d'], D: ['508.7d'], c: ['508.7d'] });
    expect(doubts(turned(state).because)).toEqual([]);
    expect(whyNot(state)).toMatchObject({
      C: "B is the only defending player, so ox can't be made to attack C.",
      c: "B is the only defending player, so ox can't be made to attack c, which is controlled by C.",
    });
  });

  test('none where the defending player is gone', () => {
    const state = ring('A B C', { options: { attack: 'LEFT' }, objects: [ox], ...attack('B') });
    expect(to(state, null)).toEqual([]);
    expect(rules(turned(state, null).because)).toEqual(['508.7d']);
  });

  test('nor where that player has left the game', () => {
    const state = leftBy(ring('A B C', { options: { attack: 'ONE_OPPONENT' }, objects: [ox], ...attack('B') }), 'B');
    expect(to(state)).toEqual([]);
    const gone = 'B, the only defending player, has left the game, so ox';
    expect(sentences(turned(state).because)).toEqual([`${gone} can't be made to attack anybody else.`]);
    expect(whyNot(state)).toMatchObject({ C: `${gone} can't be made to attack C.` });
  });

  test('with shared team turns the whole team defends, with a doubt', () => {
    const more = { options: { attack: 'ONE_OPPONENT' as const }, objects: [creature('ox', 'A1')] };
    const state = twoHeadedGiants({ A: 30, B: 30 }, 2, more);
    expect(to(state, 'B1')).toEqual(['B1', 'B2']);
    expect(doubts(turned(state, 'B1').because)).toHaveLength(1);
    const three = twoHeadedGiants({ A: 30, B: 30, C: 30 }, 2, more);
    expect(to(three, 'B1')).toEqual(['B1', 'B2']);
    expect(excludedBy(three, 'B1')).toMatchObject({ C1: ['508.7d'], C2: ['508.7d'] });
  });
});

describe('508.7e: within range', () => {
  const objects = [ox, walker('pw', 'C'), siege('s1', 'A', 'C'), siege('s2', 'C', 'E')];
  const state = ring('A B C D E', { range: 1, objects, ...attack('B') });

  test('a battle by its protector', () => {
    expect(to(state)).toEqual(['B', 'E', 's2']);
    expect(excludedBy(state)).toEqual({ A: ['508.7c'], C: ['508.7e'], D: ['508.7e'], pw: ['508.7e'], s1: ['508.7e'] });
    expect(rules(turned(state).because)).toEqual(['508.7c', '508.7e']);
    expect(turned(state).because[1]?.says).toBe("Only what is within A's range of 1 seat may be chosen.");
    const far = ring('A B C', { players: [{}, { rangeOfInfluence: 1 }], objects: [ox], ...attack('B') });
    expect(turned(far).because[1]?.says).toBe("A's range has no limit.");
  });

  test('editions that have no such rule answer by it, with a doubt', () => {
    expect(to(under('CR_2013', state)).slice(0, 2)).toEqual(['B', 'E']);
    expect(doubts(turned(under('CR_2013', state)).because).length).toBeGreaterThan(0);
    expect(doubts(turned(under('CR_2018', state)).because)).toEqual([]);
  });
});

test('at random tables: opponents in range, of the one defending player where only one is attacked', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const state = seededTable(seed);
    const attacker = state.players.flatMap((each) => creaturesOf(state, each))[0];
    if (!attacker) continue;
    const controller = controllerOf(state, attacker);
    const defending = state.players.find((each) => each.inGame && areOpponents(each, controller));
    if (!defending) continue;
    const found = legalReselections(state, { attacker: attacker.id, defendingPlayer: defending.id });
    const expected = state.players.filter(
      (each) =>
        each.inGame &&
        areOpponents(controller, each) &&
        isPlayerInRange(state, controller, each) &&
        (state.options.attack === 'MULTIPLE_PLAYERS' ||
          each.id === defending.id ||
          (state.options.sharedTeamTurns && each.team !== null && each.team === defending.team)),
    );
    expect([seed, ids(found.included.filter(({ kind }) => kind === 'PLAYER'))]).toEqual([seed, ids(expected)]);
    for (const each of found.included)
      if (each.kind === 'OBJECT')
        expect(ids(expected)).toContain(playerOf(state, each.protector ?? each.controller ?? '').id);
  }
});

describe('508.7c: an effect that says which player (Capricopian)', () => {
  const objects = [ox, walker('pw', 'C'), siege('s1', 'A', 'B')];
  const players = (option: 'MULTIPLE_PLAYERS' | 'ONE_OPPONENT') => {
    const state = ring('A B C', { objects, options: { attack: option }, ...attack('B') });
    return sound(legalReselections(state, { attacker: 'ox', defendingPlayer: 'B' }, true));
  };

  test('turns the attack to players only', () => {
    const { included, excluded, because } = players('MULTIPLE_PLAYERS');
    expect(ids(included)).toEqual(['B', 'C']);
    expect(excluded.find(({ entity }) => entity.id === 'pw')?.because[0]).toMatchObject({
      rule: { number: '508.7c' },
      says: `The effect says "which player", so ox can't be made to attack pw.`,
    });
    expect(because[0].says).toBe(`ox may be made to attack any of A's opponents; the effect says "which player".`);
  });

  test('508.7: any other effect to what they control or protect, too', () => {
    const state = ring('A B C', { objects, options: { attack: 'MULTIPLE_PLAYERS' }, ...attack('B') });
    const [first] = legalReselections(state, { attacker: 'ox', defendingPlayer: 'B' }, false).because;
    const any = "ox may be made to attack any of A's opponents, or what they control or protect.";
    expect([first.says, ids(first.about)]).toEqual([any, ['ox', 'A']]);
  });

  test('508.7d: or of the one defending player, if there still is one', () => {
    const state = ring('A B C', { objects, options: { attack: 'ONE_OPPONENT' }, ...attack('B') });
    const said = (defendingPlayer: string | null) => {
      const { because, excluded } = legalReselections(state, { attacker: 'ox', defendingPlayer }, false);
      return [because[0].says, excluded.find(({ entity }) => entity.id === 'C')?.because[0]?.says];
    };
    expect(said('B')).toEqual([
      'Only one player may be attacked, so ox may only be made to attack B, or what B controls or protects.',
      "B is the only defending player, so ox can't be made to attack C.",
    ]);
    expect(said(null)).toEqual([
      'ox has no defending player anymore.',
      "ox has no defending player, so ox can't be made to attack C.",
    ]);
  });

  test('and to the one defending player where only one may be attacked', () => {
    const { included, because } = players('ONE_OPPONENT');
    expect(ids(included)).toEqual(['B']);
    expect(because[0].says).toBe('Only one player may be attacked, so ox may only be made to attack B.');
  });
});
