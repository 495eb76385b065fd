import { describe, expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { departure, fates, noFates } from '../departures.js';
import { after, creature, doubts, editionsWhere, ring, rules, thing, under } from '../tables.js';

const names = 'alex bianca carissa';
const around = (...objects: ObjectDescription[]) => ring(names, { objects });

describe('what is said of objects', () => {
  test('cards in the ante zone stay (800.4n); until 2009 they left as everything else', () => {
    const state = around(thing('card', 'Instant', 'alex', { zone: 'ANTE' }));
    expect(fates(state, 'alex')).toEqual(noFates);
    expect(rules(departure(state, 'alex').because)).toContain('800.4n');
    const stays = (edition: RulesEdition) => departure(under(edition, state), 'alex').leaveGame.length === 0;
    expect(editionsWhere((edition) => !stays(edition))).toEqual(['CR_2005', 'CR_2006', 'CR_2008']);
    expect(doubts(departure(under('CR_2008', state), 'alex').because)).toContain(
      'CR_2008 does not say what becomes of cards in the ante zone.',
    );
  });

  test('the first ten objects are named, the others counted', () => {
    const state = around(...Array.from({ length: 13 }, (_, index) => creature(`bear${index}`, 'alex')));
    expect(departure(state, 'alex').because[0].says).toContain('bear8, bear9 and 3 others');
  });
});

describe('turn, priority and teams', () => {
  test('J18: priority passes to the next player in turn order; the oldest texts are silent', () => {
    const state = ring('alex bianca carissa dana', { turn: { activePlayers: ['bianca'] } });
    const asked = departure(state, 'bianca');
    expect(asked.priorityPassesTo?.id).toBe('carissa');
    expect(departure(state, 'alex').priorityPassesTo).toBeNull();
    const silent = (edition: RulesEdition) =>
      doubts(departure(under(edition, state), 'bianca').because).some((doubt) => doubt.includes("today's rule"));
    expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
    const without = after(state, { playerLeaves: { player: 'bianca' } });
    expect(departure(without, 'carissa').priorityPassesTo?.id).toBe('dana');
  });

  test('J19: the turn goes on without its active player', () => {
    const state = ring('alex bianca carissa', { turn: { activePlayers: ['alex'], step: 'UPKEEP' } });
    const asked = departure(state, 'alex');
    expect([asked.turnContinuesWithoutActivePlayer, rules(asked.because)]).toEqual([
      true,
      expect.arrayContaining(['800.4j']),
    ]);
    expect(departure(state, 'bianca').turnContinuesWithoutActivePlayer).toBe(false);
    const ended = after(state, { turnEnds: {} });
    expect(departure(ended, 'alex').turnContinuesWithoutActivePlayer).toBe(false);
    const silent = (edition: RulesEdition) =>
      departure(under(edition, state), 'alex').because.some(
        ({ rule, doubt }) => rule.key === '800.4j' && doubt !== undefined,
      );
    expect(editionsWhere(silent)).toEqual(['CR_2005', 'CR_2006']);
    const over = departure(state, 'alex', 'bianca');
    expect([over.turnContinuesWithoutActivePlayer, over.priorityPassesTo]).toEqual([false, null]);
    expect(rules(over.because)).toContain('104.2a');
  });

  test('J21: what lasts until the next turn of one who leaves; silent before 2012', () => {
    const state = ring('alex bianca carissa dana');
    const said = (edition: RulesEdition) =>
      departure(under(edition, state), 'alex').because.find(({ rule }) => rule.key === '800.4m');
    expect(said('CR_2026')?.says).toContain("after dana's and just before bianca's");
    expect(editionsWhere((edition) => said(edition)?.doubt !== undefined)).toEqual([
      'CR_2005',
      'CR_2006',
      'CR_2008',
      'CR_2009',
    ]);
  });

  test('J33: with planes in play the next player becomes the planar controller', () => {
    const state = ring('alex bianca carissa', { options: { planechase: true } });
    expect(rules(departure(state, 'alex').because)).toContain('800.4p');
    expect(rules(departure(state, 'bianca').because)).not.toContain('800.4p');
  });

  test('J38: several leave in one procedure; doubtful', () => {
    const state = ring('alex bianca carissa dana', {
      objects: [creature('wall', 'carissa', { controller: 'alex', controlEffects: [{ givesControlTo: 'bianca' }] })],
    });
    const asked = departure(state, 'alex', 'bianca');
    expect([fates(state, 'alex', 'bianca').exiled, doubts(asked.because).length]).toEqual([['wall'], 1]);
    expect(fates(state, 'bianca').controlChanges).toEqual(['wall: bianca to alex']);
  });

  test('in Grand Melee every turn under way goes on', () => {
    const state = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE' });
    expect(departure(state, 'E')).toMatchObject({
      turnContinuesWithoutActivePlayer: true,
      priorityPassesTo: { id: 'F' },
    });
    expect(departure(state, 'B')).toMatchObject({ turnContinuesWithoutActivePlayer: false, priorityPassesTo: null });
  });
});
