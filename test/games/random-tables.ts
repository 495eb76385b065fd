import type { Schema, Fields, RefersTo } from '../../src/domain/schema/schema.js';
import { gameEvent, takePlace, type GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { randomNumbers } from '../random-numbers.js';

/** A whole number from 0 that is below that one. */
export type Pick = (below: number) => number;

export const picksFrom = (seed: number): Pick => randomNumbers(seed).below;

export const oneOf = <Value>(pick: Pick, values: readonly Value[]): Value => {
  const value = values[pick(values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

/** Something that can happen at that table, legal or not, and the table after it; undefined where none comes to mind. */
export const randomEvent = (state: GameState, pick: Pick): { event: GameEvent; after: GameState } | undefined => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const event = valueFor(gameEvent, state, pick, 0) as GameEvent;
    const happened = takePlace(state, event.playerLeaves && pick(6) ? [] : [event], { force: true });
    const after = happened.ok ? happened.value.at(-1)?.after : undefined;
    if (after) return { event, after };
  }
  return undefined;
};

const types = ['Creature — Bear', 'Enchantment — Aura', 'Artifact — Equipment', 'Battle — Siege', 'Planeswalker'];
const texts = [...types, 'Flying'];

/** A random value of what is declared, in the shape that both doors ask for. */
const valueFor = (declaration: Schema, state: GameState, pick: Pick, depth: number): unknown => {
  switch (declaration.kind) {
    case 'scalar': {
      if (declaration.refersTo) return oneOf(pick, idsOf(state, declaration.refersTo));
      if (declaration.scalar === 'ID') return `new-${pick(1_000)}`;
      if (declaration.scalar === 'Boolean') return pick(2) === 0;
      return declaration.scalar === 'Int' ? (declaration.minimum ?? -2) + pick(6) : oneOf(pick, texts);
    }
    case 'enumeration':
      return oneOf(pick, Object.keys(declaration.values));
    case 'list':
      return Array.from({ length: (declaration.minimum ?? 0) + pick(3) }, () =>
        valueFor(declaration.of, state, pick, depth + 1),
      );
    case 'object':
      return structureFor(declaration.fields(), declaration.exactlyOne, state, pick, depth);
    case 'reference':
      throw new Error(`Nobody sends a ${declaration.to}.`);
  }
};

const structureFor = (fields: Fields, exactlyOne: boolean, state: GameState, pick: Pick, depth: number) => {
  const all = Object.entries(fields);
  const given = exactlyOne
    ? [oneOf(pick, all)]
    : all.filter(([, { presence }]) => presence === 'REQUIRED' || pick(2 + depth * depth) === 0);
  return Object.fromEntries(given.map(([name, { type }]) => [name, valueFor(type, state, pick, depth + 1)]));
};

const idsOf = (state: GameState, refersTo: RefersTo): readonly string[] => {
  const players = state.players.filter(({ inGame }) => refersTo !== 'PLAYER_IN_GAME' || inGame).map(({ id }) => id);
  const objects = [...state.objects.keys()];
  const ids = {
    PLAYER: players,
    PLAYER_IN_GAME: players,
    OBJECT: objects,
    ENTITY: [...players, ...objects],
    TEAM: state.teams.map(({ id }) => id),
  }[refersTo];
  return ids.length ? ids : ['nothing'];
};

const seats = (count: number, more: (seat: number) => object = () => ({})): Description['players'] =>
  Array.from({ length: count }, (_, seat) => ({ id: `p${seat}`, name: `Player ${seat}`, ...more(seat) }));

const permanents: NonNullable<Description['objects']> = [
  { id: 'bear', typeLine: 'Creature — Bear', owner: 'p0', power: 2, toughness: 2, keywords: ['Flying'] },
  { id: 'goaded', typeLine: 'Creature — Ogre', owner: 'p1', attackRules: [{ kind: 'GOADED', target: 'p0' }] },
  { id: 'stolen', typeLine: 'Creature — Ox', owner: 'p1', controlEffects: [{ givesControlTo: 'p0', source: 'magic' }] },
  { id: 'magic', typeLine: 'Enchantment — Aura', owner: 'p0', attachedTo: 'stolen', enchants: { types: ['creature'] } },
  { id: 'walker', typeLine: 'Legendary Planeswalker', owner: 'p2', controller: 'p3' },
  { id: 'siege', typeLine: 'Battle — Siege', owner: 'p0', protector: 'p3', timestamp: 4 },
  { id: 'spell', typeLine: 'Instant', owner: 'p2', zone: 'STACK' },
  { id: 'token', typeLine: 'Token Creature', owner: 'p3', token: true, card: false, tapped: true },
  { id: 'dead', typeLine: 'Creature — Rat', owner: 'p3', zone: 'GRAVEYARD' },
];
const teams = Object.entries({ A: 'First', B: 'Second' }).map(([id, name]) => ({ id, name }));
const ofLife = Object.entries({ A: { life: 25 }, B: { poison: 3 } }).map(([id, more]) => ({ id, ...more }));
const ofEmperors = (seat: number) => ({ ...blocks(3)(seat), role: seat % 3 === 1 ? 'EMPEROR' : 'GENERAL' });
const blocks = (size: number) => (seat: number) => ({ team: Math.floor(seat / size) % 2 ? 'B' : 'A' });

/** Tables to start from, of every variant. */
export const startingTables: readonly Description[] = [
  { players: seats(6), objects: permanents, options: { rangeOfInfluence: 1 }, extraTurns: ['p2', 'p4'] },
  { players: seats(5), objects: permanents, options: { attack: 'LEFT' }, edition: 'CR_2009' },
  { variant: 'COMMANDER', players: seats(4), objects: permanents, options: { rangeOfInfluence: 2 } },
  { variant: 'TEAM_VS_TEAM', teams, players: seats(6, blocks(3)), objects: permanents },
  { variant: 'TWO_HEADED_GIANT', teams: ofLife, players: seats(4, blocks(2)), objects: permanents },
  { variant: 'ALTERNATING_TEAMS', teams, players: seats(6, blocks(1)), objects: permanents },
  { variant: 'GRAND_MELEE', players: seats(12), objects: permanents },
  { variant: 'EMPEROR', teams, players: seats(6, ofEmperors), objects: permanents },
];
