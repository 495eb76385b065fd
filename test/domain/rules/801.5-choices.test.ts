import { expect, test } from '@jest/globals';
import { whoChooses as whoChoosesOf } from '../../../src/domain/rules/801.5-choices.js';
import { doubts, editionsWhere, emperors, everyEdition, ids, leftBy, ring, rules, sound, under } from '../tables.js';
import { until, type RulesEdition } from '../tables.js';

const whoChooses: typeof whoChoosesOf = (...given) => sound(whoChoosesOf(...given));
const five = 'A B C D E';

test('C04: an option may be picked though it reaches beyond the chooser’s range (printed example)', () => {
  const players = [1, 1, 2, 1, 1].map((rangeOfInfluence) => ({ rangeOfInfluence }));
  const state = ring('carissa rob alex dana erin', { players });
  const { candidates, because } = whoChooses(state, { source: { controller: 'alex' }, asks: 'AN_OPPONENT' });
  expect(ids(candidates)).toContain('carissa');
  expect(rules(because)).toContain('801.5b');
});

test('C05: range never limits which color or number is named', () => {
  const state = ring(five, { range: 1 });
  expect(rules(whoChooses(state, { source: { controller: 'A' }, asks: 'ANY_PLAYER' }).because)).toContain('801.5b');
});

test('C06: Fact or Fiction with range 1: the nearest opponent to the left (printed example)', () => {
  const { chooser, because } = whoChooses(emperors({}, 1), { source: { controller: 'AE' }, asks: 'AN_OPPONENT' });
  expect([chooser?.id, because[0].rule.number]).toEqual(['B1', '801.5c']);
});

test('C07: with the default ranges the emperor picks one of two', () => {
  const { candidates, pickedBy } = whoChooses(emperors(), { source: { controller: 'AE' }, asks: 'AN_OPPONENT' });
  expect([ids(candidates).sort(), pickedBy?.id]).toEqual([['B1', 'B2'], 'AE']);
});

test('C15: the choice of one who has left passes to another opponent in range', () => {
  const state = leftBy(ring(five, { range: 1 }), 'B');
  const { chooser, because } = whoChooses(state, { source: { controller: 'A' }, asks: 'PLAYER', player: 'B' });
  expect([chooser?.id, because[0].rule.number]).toEqual(['E', '800.4g']);
});

test('J22: a cost that one who has left is asked to pay counts as not paid', () => {
  const state = leftBy(ring(five), 'B');
  const cost = { source: { controller: 'A' }, asks: 'PLAYER', player: 'B', kind: 'PAY_COST' } as const;
  const asked = (edition: RulesEdition) => whoChooses(under(edition, state), cost);
  expect(everyEdition.flatMap((edition) => ids(asked(edition).candidates))).toEqual([]);
  expect(editionsWhere((edition) => doubts(asked(edition).because).length > 0)).toEqual(until('CR_2018'));
});

const rows = [2, 3, 4, 5, 6, 7].flatMap((seats) => [0, 1, 2, 3].map((range) => ({ seats, range })));

test.each(rows)(
  '801.5c, 801.2: at every ring of up to seven and every range, whoever the effect asks: %j',
  ({ seats, range }) => {
    const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
    const state = ring(players.join(' '), { range: 9, players: players.map(() => ({ rangeOfInfluence: range })) });
    const distance = (seat: number) => Math.min(seat, seats - seat);
    const expected = (asked: readonly string[]) => {
      const near = asked.filter((id) => distance(players.indexOf(id)) <= range);
      const left = [...players.slice(1), 'p0'].filter((id) => asked.includes(id)).slice(0, 1);
      const candidates = near.length ? near : left;
      return { candidates, pickedBy: candidates.length > 1 ? 'p0' : undefined, rule: near.length ? '801.2' : '801.5c' };
    };
    const asks = [
      [{ asks: 'AN_OPPONENT' }, players.slice(1)],
      [{ asks: 'ANY_PLAYER' }, players],
      [{ asks: 'CONTROLLER' }, ['p0']],
      ...players.map((player) => [{ asks: 'PLAYER', player }, [player]] as const),
    ] as const;
    for (const kind of ['OPTION', 'OBJECT_OR_PLAYER'] as const)
      for (const [effect, asked] of asks) {
        const found = whoChooses(state, { source: { controller: 'p0' }, ...effect, kind });
        const { candidates, pickedBy, because } = found;
        const told = { candidates: ids(candidates).sort(), pickedBy: pickedBy?.id, rule: because[0].rule.number };
        expect({ effect, ...told }).toEqual({ effect, ...expected(asked) });
        expect(found.chooser?.id).toBe(told.candidates.length === 1 ? told.candidates[0] : undefined);
        expect(rules(because)).toContain(kind === 'OPTION' ? '801.5b' : '801.5a');
      }
  },
);
