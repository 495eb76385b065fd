import { controllerAt, controllerBy } from '../../src/domain/state/control.js';
import { takePlace, type GameEvent, type Occurrence } from '../../src/domain/events/events.js';
import type { Description, EffectDescription, ObjectDescription } from '../../src/domain/state/description.js';
import { durationEnd, type DurationEnd } from '../../src/domain/state/effects/duration.js';
import { playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import { step, variant, zone, type Step, type Variant, type Zone } from '../../src/domain/state/vocabulary.js';
import { legalAttackTargets } from '../../src/domain/rules/508-declare-attackers.js';
import { whoChooses } from '../../src/domain/rules/801.5-choices.js';
import { stateBasedActions } from '../../src/domain/rules/704-state-based-actions.js';
import { table, type PlayerDescription } from './tables.js';

export const everyVariant = Object.keys(variant.values) as readonly Variant[];

/** Numbers that decide what happens, taken one by one; after the last one it is always the first choice. */
export interface Dice {
  readonly below: (count: number) => number;
  readonly oneOf: <Item>(items: readonly Item[]) => Item | undefined;
}

export const diceOf = (numbers: readonly number[]): Dice => {
  let next = 0;
  const below = (count: number) => (numbers[next++] ?? 0) % Math.max(1, count);
  return { below, oneOf: (items) => items[below(items.length)] };
};

const teamsOf = (variant: Variant, dice: Dice): readonly PlayerDescription[] => {
  const [teams, size] = [2 + dice.below(2), 2 + dice.below(2)];
  const names = ['A', 'B', 'C'].slice(0, teams);
  const seats = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  if (variant === 'ALTERNATING_TEAMS')
    return seats(size).flatMap((n) => names.map((team) => ({ id: `${team}${n}`, team })));
  if (variant === 'EMPEROR')
    return names.flatMap((team) =>
      seats(3 + (size % 2)).map((n) => ({ id: `${team}${n}`, team, role: n === 2 ? 'EMPEROR' : 'GENERAL' }) as const),
    );
  return names.flatMap((team) => seats(size).map((n) => ({ id: `${team}${n}`, team })));
};

const isTeamGame = (variant: Variant) =>
  ['TEAM_VS_TEAM', 'EMPEROR', 'TWO_HEADED_GIANT', 'ALTERNATING_TEAMS'].includes(variant);

const playersOf = (variant: Variant, dice: Dice): readonly PlayerDescription[] => {
  if (isTeamGame(variant)) return teamsOf(variant, dice);
  const count = variant === 'GRAND_MELEE' ? 8 + dice.below(11) : 3 + dice.below(4);
  return Array.from({ length: count }, (_, index) => ({ id: `p${index + 1}` }));
};

const typeLines = [
  'Creature — Bear',
  'Legendary Creature — Elf',
  'Artifact Creature — Golem',
  'Legendary Planeswalker — Jace',
  'Battle — Siege',
  'Enchantment — Aura',
  'Artifact — Equipment',
  'World Enchantment',
  'Instant',
] as const;

const anObject = (id: string, players: readonly string[], dice: Dice): ObjectDescription => {
  const typeLine = dice.oneOf(typeLines) ?? typeLines[0];
  const creature = typeLine.includes('Creature') ? { power: 2, toughness: 1 + dice.below(4) } : {};
  return {
    id,
    name: `${typeLine.split(' ').at(-1) ?? ''} ${dice.below(2) ? id : ''}`.trim(),
    typeLine,
    owner: dice.oneOf(players) ?? '',
    ...(dice.below(4) ? {} : { controller: dice.oneOf(players) ?? '' }),
    ...creature,
    ...(typeLine === 'Instant' ? { zone: 'STACK' as const } : {}),
    ...(dice.below(5) || typeLine === 'Instant' ? {} : { token: true }),
    ...(dice.below(3) ? {} : { keywords: [dice.oneOf(['Flying', 'Vigilance', 'Haste', 'Defender']) ?? 'Flying'] }),
  };
};

/** A table of that variant with some objects on it. */
export const randomTable = (variant: Variant, dice: Dice): GameState => {
  const players = playersOf(variant, dice);
  const teams = [...new Set(players.flatMap(({ team }) => team ?? []))];
  const ids = players.map(({ id }) => id);
  const objects = Array.from({ length: 3 + dice.below(8) }, (_, index) => anObject(`o${index + 1}`, ids, dice));
  const range = dice.below(3);
  const description: Description = {
    variant,
    edition: dice.oneOf(['CR_2026', 'CR_2026', 'CR_2006', 'CR_2009', 'CR_2018']) ?? 'CR_2026',
    ...(range && !['EMPEROR', 'GRAND_MELEE'].includes(variant) ? { options: { rangeOfInfluence: range } } : {}),
    ...(teams.length ? { teams: teams.map((id) => ({ id })) } : {}),
    players,
    objects,
  };
  return table(description);
};

const idsIn = (state: GameState, fits: (typeLine: string, zone: string) => boolean) =>
  [...state.objects.values()].flatMap(({ id, typeLine, zone }) => (fits(typeLine, zone) ? [id] : []));

type Making = (state: GameState, dice: Dice) => GameEvent | undefined;
/** What is made of something, if there is any. */
const of = <Item, Made>(item: Item | undefined, make: (item: Item) => Made): Made | undefined =>
  item === undefined || item === '' ? undefined : make(item);

const player = (state: GameState, dice: Dice) => dice.oneOf(playersInGame(state))?.id ?? '';
const permanent = (state: GameState, dice: Dice) => dice.oneOf(idsIn(state, (_, zone) => zone === 'BATTLEFIELD'));
const anyObject = (state: GameState, dice: Dice) => dice.oneOf([...state.objects.keys()]);
const marker = (state: GameState, dice: Dice) => {
  const number = dice.oneOf(state.turnMarkers)?.number;
  return number === undefined ? {} : { marker: number };
};

/** Phasing is told apart: tables of random games hold what exists (702.26-phasing.test.ts). */
const makings: { readonly [Name in Exclude<keyof GameEvent, 'phasesOut' | 'phasesIn'>]-?: Making } = {
  turnBegins: (state, dice) => ({ turnBegins: marker(state, dice) }),
  turnEnds: (state, dice) => ({ turnEnds: marker(state, dice) }),
  stepBegins: (state, dice) => {
    const begun = dice.oneOf(Object.keys(step.values) as Step[]) ?? 'UPKEEP';
    return { stepBegins: { step: begun, ...marker(state, dice) } };
  },
  extraTurn: (state, dice) => ({ extraTurn: { player: player(state, dice) } }),
  becomesMonarch: (state, dice) => ({ becomesMonarch: { player: player(state, dice) } }),
  takesInitiative: (state, dice) => ({ takesInitiative: { player: player(state, dice) } }),
  playerLeaves: (state, dice) => {
    const leaver = player(state, dice);
    const reason = dice.oneOf(['CONCEDES', 'LOSES', 'DRAWS'] as const) ?? 'LOSES';
    return { playerLeaves: { player: leaver, reason } };
  },
  objectAdded: (state, dice) => {
    const id = `n${state.objects.size + 1}-${dice.below(10_000)}`;
    const owners = playersInGame(state).map((each) => each.id);
    return { objectAdded: anObject(id, owners, dice) };
  },
  objectMoves: (state, dice) =>
    of(anyObject(state, dice), (object) => ({
      objectMoves: { object, zone: dice.oneOf(Object.keys(zone.values) as Zone[]) ?? 'EXILE' },
    })),
  objectChanges: (state, dice) =>
    of(anyObject(state, dice), (object) => ({ objectChanges: { object, power: dice.below(9), keywords: ['Reach'] } })),
  objectsRemoved: (state, dice) => of(anyObject(state, dice), (id) => ({ objectsRemoved: { objects: [id] } })),
  controlChanges: (state, dice) => {
    const object = permanent(state, dice);
    const source = dice.below(2) ? permanent(state, dice) : undefined;
    return object ? { controlChanges: { object, to: player(state, dice), ...(source ? { source } : {}) } } : undefined;
  },
  controlEffectEnds: (state, dice) => {
    const object = dice.oneOf([...state.objects.values()].filter(({ controlEffects }) => controlEffects.length));
    const effect = object && dice.oneOf(object.controlEffects);
    const to = effect && controllerBy(effect, controllerAt(state));
    return object && to ? { controlEffectEnds: { object: object.id, to } } : undefined;
  },
  attaches: (state, dice) => {
    const attachment = dice.oneOf(idsIn(state, (line, zone) => /Aura|Equipment/.test(line) && zone === 'BATTLEFIELD'));
    const to = dice.below(3) ? permanent(state, dice) : player(state, dice);
    return attachment && to ? { attaches: { attachment, to } } : undefined;
  },
  unattaches: (state, dice) =>
    of(dice.oneOf([...state.objects.values()].filter(({ attachedTo }) => attachedTo)), ({ id }) => ({
      unattaches: { objects: [id] },
    })),
  taps: (state, dice) => of(permanent(state, dice), (object) => ({ taps: { objects: [object] } })),
  untaps: (state, dice) => of(permanent(state, dice), (object) => ({ untaps: { objects: [object] } })),
  protectorChosen: (state, dice) =>
    of(dice.oneOf(idsIn(state, (line, zone) => line.startsWith('Battle') && zone === 'BATTLEFIELD')), (battle) => ({
      protectorChosen: { battle, protector: player(state, dice) },
    })),
  defendingPlayerChosen: (state, dice) => ({
    defendingPlayerChosen: { player: state.turn.activePlayers[0] ?? '', defendingPlayer: player(state, dice) },
  }),
  attackersDeclared: (state, dice) => {
    const active = dice.oneOf(state.turn.activePlayers);
    const attacking = active ? state.playersById.get(active) : undefined;
    if (!attacking?.inGame) return undefined;
    const attacks = legalAttackTargets(state, attacking).flatMap(({ attacker, included }) => {
      const target = dice.oneOf(included);
      return target ? [{ attacker: attacker.id, target: target.id }] : [];
    });
    return { attackersDeclared: { player: attacking.id, attacks } };
  },
  blockersDeclared: (state, dice) => {
    const attack = dice.oneOf(state.combats.flatMap(({ attacks }) => attacks));
    const defending = attack?.defendingPlayer;
    if (!attack || !defending) return undefined;
    const creatures = idsIn(state, (line, zone) => line.includes('Creature') && zone === 'BATTLEFIELD');
    const blocker = dice.oneOf(creatures.filter((id) => state.objects.get(id)?.controller === defending));
    const blocks = blocker ? [{ blocker, attacker: attack.attacker }] : [];
    return { blockersDeclared: { player: defending, blocks } };
  },
  combatEnds: (state, dice) => ({ combatEnds: marker(state, dice) }),
  effectBegins: (state, dice) =>
    of(permanent(state, dice), (object) => {
      const by = player(state, dice);
      const end = dice.oneOf(Object.keys(durationEnd.values) as DurationEnd[]) ?? 'NEXT_TURN';
      const does = dice.oneOf<Partial<EffectDescription>>([
        { keywords: ['Haste'], losesKeywords: ['Defender'] },
        { losesAllAbilities: true, attackRules: [{ kind: 'GOADED', target: by }] },
        { givesControlTo: by },
        { blockRules: [{ kind: 'CANT_BLOCK' }] },
      ]);
      const on = dice.below(3) || does?.givesControlTo ? { on: [object] } : { creatures: { types: ['Creature'] } };
      return { effectBegins: { from: object, controller: by, ...on, ...does, until: { end } } };
    }),
  choiceMade: (state, dice) => {
    const effect = { source: { controller: player(state, dice) }, asks: 'AN_OPPONENT' } as const;
    const chooser = dice.oneOf(whoChooses(state, effect).candidates);
    return chooser ? { choiceMade: { effect, chooser: chooser.id } } : undefined;
  },
  lifeChanges: (state, dice) => ({
    lifeChanges: {
      kind: dice.oneOf(['DAMAGE', 'GAIN', 'LOSE', 'PAY', 'SET', 'POISON'] as const) ?? 'GAIN',
      amounts: [{ player: player(state, dice), amount: dice.below(25) }],
    },
  }),
  deploys: (state, dice) =>
    of(dice.oneOf(idsIn(state, (line, zone) => line.includes('Creature') && zone === 'BATTLEFIELD')), (creature) => ({
      deploys: { creature, to: player(state, dice) },
    })),
  result: (state, dice) => {
    const someone = player(state, dice);
    return dice.oneOf<GameEvent>([
      { result: { loses: [someone] } },
      { result: { wins: someone } },
      { result: { draw: { controller: someone } } },
      { result: { restart: { controller: someone } } },
    ]);
  },
  stateBasedActions: (state) => ({
    stateBasedActions: {
      keep: stateBasedActions(state)
        .flatMap(({ kind, objects }) => (kind === 'KEEP_ONE' ? objects.slice(0, 1) : []))
        .map(({ id }) => id),
    },
  }),
};

const names = Object.keys(makings) as (keyof typeof makings)[];

/** A game at that table: the events that the rules allow among those that the dice come up with. */
export const randomGame = (start: GameState, dice: Dice, tries: number): readonly Occurrence[] => {
  const game: Occurrence[] = [];
  for (let count = 0; count < tries; count += 1) {
    const state = game.at(-1)?.after ?? start;
    const name = dice.oneOf(names);
    const event = name && playersInGame(state).length ? makings[name](state, dice) : undefined;
    const taken = event ? takePlace(state, [event], { force: false }) : undefined;
    if (taken?.ok) game.push(...taken.value);
  }
  return game;
};

/** A random table of one of all variants, the same for the same seed. */
export const seededTable = (seed: number): GameState => {
  const numbers = Array.from({ length: 400 }, (_, index) => Math.imul(seed * 977 + index * 131 + 7, 2_654_435) >>> 9);
  return randomTable(everyVariant[seed % everyVariant.length] ?? 'FREE_FOR_ALL', diceOf(numbers));
};
