import { randomInt } from 'node:crypto';
import { describe as group, expect, test } from '@jest/globals';
import { takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { describe } from '../../../src/domain/state/describe.js';
import type { Description } from '../../../src/domain/state/description.js';
import { readDescription } from '../../../src/domain/state/read-description.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from '../every-question.js';
import { diceOf } from '../random-games.js';

const largest = 2_147_483_647;
const smallest = -2_147_483_648;

const everyNumber = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  if (value instanceof Map || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyNumber);
};
const fits = (number: number): boolean => number >= smallest && number <= largest;

/** A table whose every number is as large as it may be. */
const atTheBound: Description = {
  players: ['a', 'b', 'c'].map((id) => ({
    id,
    life: id === 'c' ? smallest : largest,
    poison: largest,
    commanderDamage: [{ commander: 'bear', amount: largest }],
  })),
  objects: [
    { id: 'bear', typeLine: 'Legendary Creature — Bear', owner: 'a', timestamp: largest, power: largest, toughness: 1 },
    { id: 'spell', typeLine: 'Instant', owner: 'b', zone: 'STACK', timestamp: smallest },
  ],
  turn: { number: largest, activePlayers: ['a'] },
};

const amounts = (amount: number, player = 'a') => [{ player, amount }];
const events: readonly GameEvent[] = [
  { turnBegins: { player: 'b' } },
  { objectAdded: { id: 'new', typeLine: 'Artifact', owner: 'a' } },
  { objectMoves: { object: 'bear', zone: 'GRAVEYARD' } },
  { controlChanges: { object: 'bear', to: 'b' } },
  ...(['DAMAGE', 'GAIN', 'LOSE', 'PAY', 'SET', 'POISON'] as const).flatMap((kind) =>
    ['a', 'c'].map((player): GameEvent => ({ lifeChanges: { kind, amounts: amounts(largest, player) } })),
  ),
  { lifeChanges: { kind: 'DAMAGE', amounts: [{ player: 'a', amount: 1, commander: 'bear' }] } },
  { playerLeaves: { player: 'b' } },
  { stateBasedActions: {} },
];

group('what rules work out stays within 32 bits', () => {
  test('an event whose result does not is refused, and every answer after the others fits', () => {
    const numbers = Array.from({ length: 50 }, () => randomInt(2 ** 31));
    process.stdout.write(`bounds: numbers ${numbers.join(' ')}\n`);
    const state = readDescription(atTheBound);
    if (!state.ok) throw new Error(JSON.stringify(state.failure));
    for (const event of events) {
      const taken = takePlace(state.value, [event], { force: true });
      if (!taken.ok) {
        const [name = ''] = Object.keys(event);
        const paths = taken.failure.code === 'BAD_USER_INPUT' ? taken.failure.problems.map(({ path }) => path) : [];
        expect(paths[0]?.slice(0, 3)).toEqual(['events', 0, name]);
        continue;
      }
      const after = taken.value[0]?.after ?? state.value;
      expect(everyNumber(describe(after)).filter((number) => !fits(number))).toEqual([]);
      expect(readDescription(describe(after)).ok).toBe(true);
      const given = sampleArguments(after, diceOf(numbers));
      for (const question of catalogue) {
        const answered = question.ask(after, Reflect.get(given, question.name));
        if (answered.ok) expect(everyNumber(answered.value).filter((number) => !fits(number))).toEqual([]);
        else expect(answered.failure.code).toBe('BAD_USER_INPUT');
      }
    }
  });

  test('the path of a total that grows too large is that of the amount', () => {
    const state = readDescription(atTheBound);
    if (!state.ok) throw new Error(JSON.stringify(state.failure));
    expect(takePlace(state.value, [{ lifeChanges: { kind: 'GAIN', amounts: amounts(1) } }], { force: false })).toEqual({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        problems: [{ path: ['events', 0, 'lifeChanges', 'amounts', 0, 'amount'], message: expect.any(String) }],
      },
    });
  });
});
