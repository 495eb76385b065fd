import { expect } from '@jest/globals';
import type { Ruling } from '../../src/domain/answer.js';
import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import type { Description, ObjectDescription, PlayerDescription } from '../../src/domain/state/description.js';
import { describe } from '../../src/domain/state/describe.js';
import { playerOf, type Entity, type GameState, type Player } from '../../src/domain/state/game-state.js';
import { readDescription, readShape, stateOf } from '../../src/domain/state/read-description.js';
import { editions, type RulesEdition } from '../../src/domain/rulebook/editions.js';

/** The table that a description tells of. */
export const table = (description: Description): GameState => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
};

/** The table that a server tells of, even one that it would reject today; builds differ in the defaults written out. */
export const tableOf = (told: unknown): GameState => {
  const read = stateOf(readShape(told), () => []);
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

/** Teams of heads: A1, A2 … beside B1, B2 …, each team with its life total or the one that it starts with. */
export const twoHeadedGiants = (
  teams: Readonly<Record<string, number | undefined>>,
  size = 2,
  rest: Partial<Description> = {},
): GameState =>
  table({
    variant: 'TWO_HEADED_GIANT',
    teams: Object.entries(teams).map(([id, life]) => ({ id, ...(life === undefined ? {} : { life }) })),
    players: Object.keys(teams).flatMap((team) =>
      Array.from({ length: size }, (_, index) => ({ id: `${team}${index + 1}`, team })),
    ),
    ...rest,
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

export const siege = (id: string, owner: string, protector: string): ObjectDescription =>
  thing(id, 'Battle — Siege', owner, { protector });

export const walker = (id: string, owner: string): ObjectDescription =>
  thing(id, 'Legendary Planeswalker — Jace', owner);

export const after = (state: GameState, ...events: readonly GameEvent[]): GameState => {
  const taken = takePlace(state, events, { force: true });
  if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
  return taken.value.at(-1)?.after ?? state;
};

/** The rules for which an event is refused; none where it is not. */
export const refusal = (state: GameState, event: GameEvent): readonly string[] => {
  const taken = takePlace(state, [event], { force: false });
  return taken.ok || taken.failure.code !== 'ILLEGAL_EVENT' ? [] : rules(taken.failure.because);
};

/** What is wrong with a description, in words. */
export const problemsOf = (description: Description): readonly string[] => {
  const read = readDescription(description);
  return read.ok || read.failure.code !== 'BAD_USER_INPUT' ? [] : read.failure.problems.map(({ message }) => message);
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

/** The rules that a declaration of attackers or blockers breaks. */
export const broken = ({ violations }: { readonly violations: readonly Ruling[] }): string[] => rules(violations);

export const everyEdition: readonly RulesEdition[] = editions.map(({ edition }) => edition);

/** The editions for which something holds, the oldest first. */
export const editionsWhere = (holds: (edition: RulesEdition) => boolean): RulesEdition[] => everyEdition.filter(holds);

/** An answer whose rulings are sentences that name everybody they are about. */
export const sound = <Answered extends { readonly because: readonly Ruling[] }>(answered: Answered): Answered => {
  expect(rules(answered.because).length).toBeGreaterThan(0);
  doubts(answered.because);
  return answered;
};
