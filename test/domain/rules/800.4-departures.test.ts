import { describe, expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { departureOf } from '../../../src/domain/rules/800.4-departures.js';
import { describe as describeTable } from '../../../src/domain/setup/describe.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import type { LeaveReason } from '../../../src/domain/state/vocabulary.js';
import { controlEffects, departure, fates, fatesInShort } from '../departures.js';
import { after, creature, doubts, editionsOf, emperors, ids, inEveryEdition, inTeams, leftBy } from '../tables.js';
import { player, ring, rules, table, thing, twoHeadedGiants, under, until, type GameState } from '../tables.js';

const [names, four] = ['alex bianca carissa', 'alex bianca carissa dana'];
const around = (...objects: ObjectDescription[]) => ring(names, { objects });

const saidUnder = (edition: RulesEdition, state: GameState, event: GameEvent) => {
  const taken = takePlace(under(edition, state), [event], { force: false });
  return taken.ok && taken.value[0]?.summary;
};

test('what others own and a leaving player takes along is told in the summary (800.4a)', () => {
  const elk = creature('elk', 'alex', { controller: 'bianca', control: 'ENTERED_UNDER' });
  const spell = thing('spell', 'Instant', 'alex', { controller: 'bianca', zone: 'STACK' });
  const said = (edition: RulesEdition) =>
    saidUnder(edition, around(elk, spell), { playerLeaves: { player: 'bianca' } });
  const leaves = 'bianca concedes and leaves the game';
  expect(said('CR_2005')).toBe(`${leaves}; elk leaves the game (600.4a); spell ceases to exist (600.4a).`);
  expect(said('CR_2009')).toBe(`${leaves}; spell ceases to exist (800.4a); elk is exiled (800.4a).`);
  expect(said('CR_2026')).toBe(`${leaves}; elk and spell are exiled (800.4a).`);
});

test('cards in the ante zone stay (800.4n); until 2009 they left as everything else', () => {
  const state = around(thing('card', 'Instant', 'alex', { zone: 'ANTE' }));
  expect(fatesInShort(state, 'alex')).toBe('');
  expect(rules(departure(state, 'alex').because)).toContain('800.4n');
  expect(editionsOf(state, (at) => fatesInShort(at, 'alex') !== '')).toEqual(until('CR_2008'));
  const says = 'CR_2008 does not say what becomes of cards in the ante zone.';
  expect(doubts(departure(under('CR_2008', state), 'alex').because)).toContain(says);
});

test('an extra turn of one who leaves does not begin (800.4k), under the number of each edition', () => {
  const state = ring(names, { extraTurns: ['bianca', 'carissa', 'bianca'] });
  const lost = (at: GameState) => departure(at, 'bianca').because.filter(({ rule }) => rule.key === '800.4k');
  const unbegun = "bianca has left, so the extra turn that bianca was to take doesn't begin.";
  expect(lost(state).map(({ says }) => says)).toEqual([unbegun]);
  expect(inEveryEdition(state, (at) => lost(at)[0]?.rule.number)).toEqual([
    ...['800.4k', '800.4k', '800.4k', '800.4k', '800.4k', '800.4j', '800.4k', '800.4k', '800.4k'],
  ]);
  expect(departure(state, 'alex').because.some(({ rule }) => rule.key === '800.4k')).toBe(false);
  const said = (at: GameState, event: GameEvent) => saidUnder('CR_2018', at, event);
  const turn = "bianca's extra turn will not begin (800.4j).";
  expect(said(state, { playerLeaves: { player: 'bianca' } })).toBe(`bianca concedes and leaves the game; ${turn}`);
  expect(saidUnder('CR_2013', state, { playerLeaves: { player: 'bianca' } })).toContain('(800.4k of CR_2026_09)');
  expect(said(state, { result: { loses: ['bianca'] } })).toBe(`bianca loses; ${turn}`);
  const dead = ring(names, { extraTurns: ['bianca'], players: [{}, { life: 0 }] });
  expect(said(dead, { stateBasedActions: {} })).toBe(`State-based actions: bianca loses; ${turn}`);
  expect(said(state, { result: { wins: 'alex' } })).not.toContain('extra turn');
  const teams = inTeams('A1 A2 B1 B2', { options: { sharedTeamTurns: true }, extraTurns: ['B1'] });
  expect(departure(teams, 'B1').because.some(({ rule }) => rule.key === '800.4k')).toBe(false);
  const heads = inTeams('A1 A2 A3 B1', { options: { sharedTeamTurns: true }, extraTurns: ['A1'] });
  expect(departure(heads, 'A1', 'A2').because.some(({ rule }) => rule.key === '800.4k')).toBe(false);
});

test('of objects the first ten are named, the others counted', () => {
  const state = around(...Array.from({ length: 13 }, (_, index) => creature(`bear${index}`, 'alex')));
  expect(departure(state, 'alex').because[0].says).toContain('bear8, bear9 and 3 others');
});

/** All that is said as players leave, without the rulings that are the same for everybody. */
const told = (state: GameState, leaving: string, reason: LeaveReason = 'CONCEDES') => {
  const players = leaving.split(' ').map((id) => player(state, id));
  const departed = departureOf(state, players, reason);
  return {
    said: departed.because.filter(({ rule }) => !/00\.4[im]$/.test(rule.number)).map(({ says }) => says),
    along: ids(departed.alsoLeaving).join(' '),
    continues: departed.turnContinuesWithoutActivePlayer,
    priority: departed.priorityPassesTo?.id ?? null,
    drew: ids(departed.after({}).players.filter(({ drew }) => drew)).join(' '),
    several: doubts(departed.because).some((doubt) => doubt.startsWith('The rules give no order')),
  };
};

describe('all that is said', () => {
  test('what another player controlled until now reverts to nobody (800.4c)', () => {
    const elk = creature('elk', 'carissa', { controller: 'alex', ...controlEffects('bianca by magic') });
    const state = around(thing('magic', 'Enchantment', 'alex'), elk);
    expect(told(state, 'alex').said).toContain('elk is exiled, since nobody in the game is left to control it.');
  });

  test('only what goes to the graveyard is put there', () => {
    const orb = { name: 'Orb', timestamp: 1 };
    const legends = ['one', 'two'].map((id) => thing(id, 'Legendary Artifact', 'bianca', orb));
    expect(ids(departure(around(...legends), 'alex').toGraveyard)).toEqual([]);
  });

  test('of turns that are over or have nobody left', () => {
    const over = ring(names, { turn: { activePlayers: ['alex'], ended: true } });
    expect(told(over, 'alex')).toMatchObject({ continues: false, priority: null });
    expect(told(over, 'alex').said).toEqual(['alex leaves the game at once.', 'alex concedes, and so loses the game.']);
    const players = [{ inGame: false, leftThisTurn: true }];
    expect(told(ring(four, { players, turn: { activePlayers: ['alex'] } }), 'bianca').continues).toBe(false);
  });

  test('of teams', () => {
    const heads = twoHeadedGiants({ A: 30, B: 30, C: 30 });
    const alone = {
      said: [
        'A1 and A2 leave the game at once.',
        'A1 concedes, and so loses the game.',
        'A2 leaves with A1, whose life total they share.',
        "A1 and A2's turn continues without an active player.",
        'Priority passes to B1.',
        'B1 is the primary player of the next team.',
      ],
      ...{ along: 'A2', continues: true, priority: 'B1', drew: '', several: false },
    };
    expect(told(heads, 'A1')).toEqual(alone);
    expect(told(heads, 'A1 A2')).toMatchObject({ along: '', several: true, priority: 'B1' });
    expect(told(heads, 'B1 A2')).toMatchObject({ along: 'A1 B2', continues: false, priority: null, several: true });
    expect(told(emperors(), 'AE')).toMatchObject({ along: 'A1 A2', several: false, priority: null });
    const sharing = inTeams('A1 A2 B1 B2 C1 C2', { options: { sharedTeamTurns: true } });
    expect(told(sharing, 'A1')).toMatchObject({ along: '', continues: false, priority: null });
    expect(told(sharing, 'A1 A2 B1')).toMatchObject({ continues: true, priority: 'B2' });
    const options = { sharedTeamTurns: false };
    const left = told(table({ ...describeTable(sharing), options, turn: { activePlayers: ['A1'] } }), 'A1');
    expect(left).toMatchObject({ continues: true, priority: 'A2' });
    expect(left.said.join(' ')).not.toContain('primary');
  });
});

/** Lists the editions whose texts are silent on that rule as the player leaves. */
const silentOn = (state: GameState, leaver: string, key: string) =>
  editionsOf(state, (at) => departure(at, leaver).because.some(({ rule, doubt }) => rule.key === key && doubt));

describe('turn, priority and teams', () => {
  test('J18: priority passes to the next player in turn order; the oldest texts are silent', () => {
    const state = ring(four, { turn: { activePlayers: ['bianca'] } });
    expect(departure(state, 'bianca').priorityPassesTo?.id).toBe('carissa');
    expect(departure(state, 'alex').priorityPassesTo).toBeNull();
    const silent = (at: GameState) =>
      doubts(departure(at, 'bianca').because).some((doubt) => doubt.includes("today's rule"));
    expect(editionsOf(state, silent)).toEqual(until('CR_2006'));
    expect(departure(leftBy(state, 'bianca'), 'carissa').priorityPassesTo?.id).toBe('dana');
  });

  test('J19: the turn goes on without its active player', () => {
    const state = ring(names, { turn: { activePlayers: ['alex'], step: 'UPKEEP' } });
    const continues = (...given: Parameters<typeof departure>) => departure(...given).turnContinuesWithoutActivePlayer;
    expect([continues(state, 'alex'), continues(state, 'bianca')]).toEqual([true, false]);
    expect(rules(departure(state, 'alex').because)).toContain('800.4j');
    expect(continues(after(state, { turnEnds: {} }), 'alex')).toBe(false);
    expect(silentOn(state, 'alex', '800.4j')).toEqual(until('CR_2006'));
    const over = departure(state, 'alex', 'bianca');
    expect([over.turnContinuesWithoutActivePlayer, over.priorityPassesTo]).toEqual([false, null]);
    expect(rules(over.because)).toContain('104.2a');
  });

  test('J21: what lasts until the next turn of one who leaves; silent before 2012', () => {
    const state = ring(four);
    const last = departure(under('CR_2026', state), 'alex').because.find(({ rule }) => rule.key === '800.4m');
    expect(last?.says).toContain("after dana's and just before bianca's");
    expect(silentOn(state, 'alex', '800.4m')).toEqual(until('CR_2009'));
  });

  test('J33: with planes in play the next player becomes the planar controller', () => {
    const state = ring(names, { options: { planechase: true } });
    expect(rules(departure(state, 'alex').because)).toContain('800.4p');
    expect(rules(departure(state, 'bianca').because)).not.toContain('800.4p');
  });

  test('J38: several leave in one procedure; doubtful', () => {
    const wall = creature('wall', 'carissa', { controller: 'alex', ...controlEffects('bianca') });
    const state = ring(four, { objects: [wall] });
    const asked = departure(state, 'alex', 'bianca');
    expect([fates(state, 'alex', 'bianca').exiled, doubts(asked.because).length]).toEqual([['wall'], 1]);
    expect(fates(state, 'bianca').controlChanges).toEqual(['wall: bianca to alex']);
  });

  test('in Grand Melee every turn under way goes on', () => {
    const state = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE' });
    expect(told(state, 'E')).toMatchObject({ continues: true, priority: 'F' });
    expect(told(state, 'B')).toMatchObject({ continues: false, priority: null });
  });
});
