import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import { tableInText } from '../../src/domain/notation/table-in-text.js';
import type { AttackRule, BlockRule, Description, ObjectDescription } from '../../src/domain/state/description.js';
import type { PlayerDescription } from '../../src/domain/state/description.js';
import { playerOf, type GameState, type Player } from '../../src/domain/state/game-state.js';
import { readDescription, readShape, stateOf } from '../../src/domain/setup/read-description.js';
import { valueOf } from '../value-of.js';

export type { AttackRule, BlockRule, Description, GameEvent, GameState, ObjectDescription, PlayerDescription };
export type { Ruling } from '../../src/domain/answer.js';
export type { RulesEdition } from '../../src/domain/rulebook/editions.js';
export type { EffectDescription } from '../../src/domain/state/description.js';
export type { GameObject } from '../../src/domain/state/game-state.js';
export * from './in-editions.js';
export * from './rulings.js';

/** The table that a description tells of. */
export const table = (description: Description): GameState => valueOf(readDescription(description));

/** The table that a server tells of, even one that it would reject today; builds differ in the defaults written out. */
export const tableOf = (told: unknown): GameState => valueOf(stateOf(readShape(told), true));

/** Reads a table in the notation; its lines may stand in one, with a bar between them. */
export const written = (text: string): GameState => {
  const { description, read } = tableInText(text.replaceAll(' | ', '\n'));
  return valueOf(read(description));
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

/** Seats players whose ids begin with their teams, such as A1 and B1; in Team vs. Team where nothing else is said. */
export const inTeams = (names: string, { range, players = [], ...rest }: Around = {}): GameState =>
  ring(names, {
    variant: 'TEAM_VS_TEAM',
    teams: [...new Set(names.split(' ').map((id) => id.charAt(0)))].map((id) => ({ id })),
    ...rest,
    ...(range === undefined ? {} : { range }),
    players: names.split(' ').map((id, seat) => ({ team: id.charAt(0), ...players[seat] })),
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

/** A bear of each of those players: "A-bear" of A. */
export const bears = (names: string): ObjectDescription[] =>
  names.split(' ').map((name) => creature(`${name}-bear`, name));

export const thing = (
  id: string,
  typeLine: string,
  owner: string,
  more: Partial<ObjectDescription> = {},
): ObjectDescription => ({ id, typeLine, owner, ...more });

/** Makes the one attack rule of an object; `more` says what else is so. */
export const attackRules = (kind: AttackRule['kind'], more: Partial<AttackRule> = {}) => [{ kind, ...more }];

export const blockRules = (kind: BlockRule['kind'], more: Partial<BlockRule> = {}): BlockRule[] => [{ kind, ...more }];

export const siege = (id: string, owner: string, protector: string): ObjectDescription =>
  thing(id, 'Battle — Siege', owner, { protector });

export const walker = (id: string, owner: string): ObjectDescription =>
  thing(id, 'Legendary Planeswalker — Jace', owner);

export const after = (state: GameState, ...events: readonly GameEvent[]): GameState =>
  valueOf(takePlace(state, events, { force: true })).at(-1)?.after ?? state;

export const leftBy = (state: GameState, ...players: readonly string[]): GameState =>
  after(state, ...players.map((player) => ({ playerLeaves: { player } })));

export const nextTurn = (state: GameState): GameState => after(state, { turnEnds: {} }, { turnBegins: {} });

export const playersAt = (state: GameState, names: readonly string[]): Player[] =>
  names.map((name) => playerOf(state, name));

export const player = (state: GameState, id: string): Player => playerOf(state, id);
