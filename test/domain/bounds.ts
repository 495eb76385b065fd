import type { GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';

const largest = 2_147_483_647;
const smallest = -2_147_483_648;

export const everyNumber = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  if (value instanceof Map || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyNumber);
};
/** Whether a number fits into 32 bits. */
export const fits = (number: number): boolean => number >= smallest && number <= largest;

/** A table whose every number is as large as it may be. */
export const atTheBound: Description = {
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

export const amounts = (amount: number, player = 'a') => [{ player, amount }];
/** Events that take those numbers beyond their bounds, or leave them there. */
export const eventsAtTheBound: readonly GameEvent[] = [
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
