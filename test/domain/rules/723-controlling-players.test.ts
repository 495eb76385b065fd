import { describe, expect, test } from '@jest/globals';
import { whoDecides, type Decision } from '../../../src/domain/rules/723-controlling-players.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { editionsWhere, under } from '../in-editions.js';
import { doubts, rules, sound } from '../rulings.js';
import { after, ring, twoHeadedGiants } from '../tables.js';

const decided = (state: GameState, given: Partial<Decision>) =>
  sound(whoDecides(state, { player: 'B', controlledBy: 'A', kind: 'GAME', ...given }));
const decides = (state: GameState, given: Partial<Decision> = {}): string | null =>
  decided(state, given).decides?.id ?? null;
const why = (state: GameState, given: Partial<Decision> = {}): string[] => rules(decided(state, given).because);

const state = ring('A B C');

describe('723: who controls a player', () => {
  test('decides what the game calls for, and nothing else', () => {
    expect([decides(state), why(state)]).toEqual(['A', ['723']]);
    expect([decides(state, { kind: 'OTHER' }), why(state, { kind: 'OTHER' })]).toEqual(['B', ['723']]);
  });

  test('104.3a: does not concede for them', () => {
    expect([decides(state, { kind: 'CONCEDE' }), why(state, { kind: 'CONCEDE' })]).toEqual(['B', ['104.3a']]);
  });

  test('who controls themselves decides', () => {
    expect(decides(state, { controlledBy: 'B' })).toBe('B');
    const [ruling] = decided(state, { controlledBy: 'B' }).because;
    expect(ruling.says).toBe('Nobody else controls B, so B decides.');
  });
});

describe('J28: 800.4a', () => {
  const without = (id: string) => after(state, { playerLeaves: { player: id } });

  test('once the controlling player has left, the controlled one decides', () => {
    expect([decides(without('A')), why(without('A'))]).toEqual(['B', ['800.4a']]);
    expect([decides(without('B')), why(without('B'))]).toEqual([null, ['800.4a']]);
    expect(decides(without('C'))).toBe('A');
  });

  test('until 2010 with a doubt, as only control of objects was spoken of', () => {
    const doubtful = editionsWhere((edition) => doubts(decided(under(edition, without('A')), {}).because).length > 0);
    expect(doubtful).toEqual(['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009']);
  });
});

describe('L34: with shared team turns the whole team is controlled (805.8)', () => {
  const giants = twoHeadedGiants({ A: 30, B: 30 });
  const given = { player: 'B2', controlled: 'B1', controlledBy: 'A1' };

  test('its other members, too', () => {
    expect([decides(giants, given), why(giants, given)]).toEqual(['A1', ['723', '805.8']]);
    expect(why(giants, { ...given, player: 'B1' })).toEqual(['723']);
  });

  test.each([
    ['of another team', giants, { ...given, player: 'A2' }],
    ['without shared turns', state, { player: 'B', controlled: 'C', controlledBy: 'A' }],
  ])('but nobody %s', (_, table, decision) => {
    const question = catalogue.find(({ name }) => name === 'whoDecides');
    expect(question?.ask(table, { decision })).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', problems: [{ path: ['decision', 'controlled'] }] },
    });
  });
});
