import { expect } from '@jest/globals';
import type { Ruling } from '../../src/domain/answer.js';
import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import type { Description, ObjectDescription, PlayerDescription } from '../../src/domain/state/description.js';
import { describe } from '../../src/domain/state/describe.js';
import { playerOf, type Entity, type GameState, type Player } from '../../src/domain/state/game-state.js';
import { readDescription } from '../../src/domain/state/read-description.js';
import { editions, type RulesEdition } from '../../src/domain/rulebook/editions.js';

/** The table that a description tells of. */
export const table = (description: Description): GameState => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
};

interface Around extends Omit<Description, 'players'> {
  readonly range?: number;
  readonly players?: readonly Partial<PlayerDescription>[];
}

/** Players of those names around a table, each next one to the left, and what else there is. */
export const ring = (names: string, { range, players = [], ...rest }: Around = {}): GameState =>
  table({
    ...rest,
    options: { ...(range === undefined ? {} : { rangeOfInfluence: range }), ...rest.options },
    players: names.split(' ').map((id, seat) => ({ id, ...players[seat] })),
  });

/** An Emperor game of three against three: A1, AE, A2, B1, BE, B2. */
export const emperors = (rest: Omit<Description, 'players'> = {}, range?: number): GameState =>
  table({
    ...rest,
    variant: 'EMPEROR',
    teams: [{ id: 'A' }, { id: 'B' }],
    players: ['A1', 'AE', 'A2', 'B1', 'BE', 'B2'].map((id) => ({
      id,
      team: id.charAt(0),
      role: id.endsWith('E') ? 'EMPEROR' : 'GENERAL',
      ...(range === undefined ? {} : { rangeOfInfluence: range }),
    })),
  });

/** A creature of that player's; `more` says what else is so. */
export const creature = (id: string, owner: string, more: Partial<ObjectDescription> = {}): ObjectDescription => ({
  id,
  typeLine: 'Creature — Bear',
  owner,
  power: 2,
  toughness: 2,
  ...more,
});

export const thing = (
  id: string,
  typeLine: string,
  owner: string,
  more: Partial<ObjectDescription> = {},
): ObjectDescription => ({ id, typeLine, owner, ...more });

export const after = (state: GameState, ...events: readonly GameEvent[]): GameState => {
  const taken = takePlace(state, events, { force: true });
  if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
  return taken.value.at(-1)?.after ?? state;
};

/** The same table under another edition. */
export const under = (edition: RulesEdition, state: GameState): GameState => table({ ...describe(state), edition });

export const player = (state: GameState, id: string): Player => playerOf(state, id);

/** The ids of what an answer holds. */
export const ids = (entities: readonly Pick<Entity, 'id'>[]): string[] => entities.map(({ id }) => id);

/** The numbers of the rules, each of which says a sentence that names everybody it is about. */
export const rules = (because: readonly Ruling[]): string[] =>
  because.map(({ rule, says, about }) => {
    expect(says).toMatch(/^\S.*[.)]$/);
    for (const { name } of about) expect(says).toContain(name);
    return rule.number;
  });

export const doubts = (because: readonly Ruling[]): string[] =>
  because.flatMap(({ doubt }) => {
    if (doubt === undefined) return [];
    expect(doubt).toMatch(/^\S.*\.$/);
    return [doubt];
  });

export const everyEdition: readonly RulesEdition[] = editions.map(({ edition }) => edition);

/** The editions for which something holds, the oldest first. */
export const editionsWhere = (holds: (edition: RulesEdition) => boolean): RulesEdition[] => everyEdition.filter(holds);

/** An answer whose rulings are sentences that name everybody they are about. */
export const sound = <Answered extends { readonly because: readonly Ruling[] }>(answered: Answered): Answered => {
  expect(rules(answered.because).length).toBeGreaterThan(0);
  doubts(answered.because);
  return answered;
};
