import { newestEdition } from '../rulebook/editions.js';
import { attackedPlayer } from './attacked-player.js';
import { controllerByEffects } from './control.js';
import type { Description, ObjectDescription, PlayerDescription } from './description.js';
import type {
  Attack,
  Combat,
  ControlEffect,
  GameObject,
  GameState,
  Options,
  Player,
  Team,
  Turn,
  TurnMarker,
} from './game-state.js';
import { seatsOf, variantOf } from './seating-problems.js';
import { withPlayers } from './change.js';

/** The game state that a description tells of; the description has been checked. */
export const buildGameState = (description: Description): GameState => {
  const options = optionsOf(description);
  const seated = playersOf(description, options);
  const bare: GameState = {
    edition: description.edition ?? newestEdition,
    variant: description.variant ?? 'FREE_FOR_ALL',
    options,
    settledOptions: settledOptionsOf(description),
    players: [],
    playersById: new Map(),
    countedSeats: 0,
    teams: [],
    teamsById: new Map(),
    objects: objectsOf(description),
    turn: { number: 1, activePlayers: [], step: 'PRECOMBAT_MAIN', ended: false, resumesAfter: null },
    turnMarkers: [],
    combats: [],
    extraTurns: description.extraTurns ?? [],
  };
  const table = withTeams(withPlayers(bare, seated), description);
  const turn = turnOf(table, description);
  const timed = { ...table, turn, turnMarkers: markersOf({ ...table, turn }, description) };
  return { ...timed, combats: (description.combats ?? []).map((each) => buildCombat(timed, each)) };
};

const settledOptionsOf = ({ options }: Description): Partial<Options> =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => (value ?? null) !== null));

const optionsOf = (description: Description): Options => {
  const teams = Math.max(1, description.teams?.length ?? 0);
  const defaults = variantOf(description).options(
    description.edition ?? newestEdition,
    Math.ceil(description.players.length / teams),
  );
  return { ...defaults, ...settledOptionsOf(description) };
};

const playersOf = (description: Description, options: Options): readonly Player[] => {
  const seats = seatsOf(description);
  const rangeAt = options.rangeOfInfluence === null ? variantOf(description).rangeAt : undefined;
  return description.players.map((each, seat) => {
    const range = each.rangeOfInfluence ?? (rangeAt ? rangeAt(seats, seat) : options.rangeOfInfluence);
    return buildPlayer(each, seat, range, options.startingLife);
  });
};

const buildPlayer = (given: PlayerDescription, seat: number, range: number | null, startingLife: number): Player => ({
  kind: 'PLAYER',
  id: given.id,
  name: given.name ?? given.id,
  seat,
  countedSeat: null,
  team: given.team ?? null,
  role: given.role ?? null,
  range,
  life: given.life ?? startingLife,
  poison: given.poison ?? 0,
  inGame: given.inGame ?? true,
  leftThisTurn: given.leftThisTurn ?? false,
  drew: given.drew ?? false,
  commanderDamage: given.commanderDamage ?? [],
  settled: { range: typeof given.rangeOfInfluence === 'number', life: typeof given.life === 'number' },
});

const withTeams = (state: GameState, description: Description): GameState => {
  const shared = variantOf(description).sharedLife;
  const teams = (description.teams ?? []).map((given): Team => ({
    id: given.id,
    name: given.name ?? given.id,
    members: state.players.filter(({ team }) => team === given.id).map(({ id }) => id),
    life: shared ? (given.life ?? state.options.startingLife) : null,
    poison: given.poison ?? 0,
    settled: { life: typeof given.life === 'number' },
  }));
  return { ...state, teams, teamsById: new Map(teams.map((team) => [team.id, team])) };
};

const objectsOf = ({ objects }: Description): GameState['objects'] => {
  const words = remembered(wordsOf);
  const built = new Map<string, GameObject>();
  (objects ?? []).forEach((each, index) => built.set(each.id, buildObject(each, index, words)));
  return built;
};

/** Many objects have the same type line. */
const remembered = <Value>(find: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = find(text);
    known.set(text, value);
    return value;
  };
};

/** An object as it is described; `place` orders it by age where the description does not. */
export const buildObject = (given: ObjectDescription, place: number, words = wordsOf): GameObject => {
  const zone = given.zone ?? 'BATTLEFIELD';
  const defaultController = given.controller ?? given.owner;
  const controlEffects = given.controlEffects?.length ? given.controlEffects.map(buildControlEffect) : [];
  return {
    kind: 'OBJECT',
    id: given.id,
    name: given.name ?? given.id,
    typeLine: given.typeLine,
    types: words(given.typeLine),
    zone,
    owner: given.owner,
    defaultController,
    controller: controllerByEffects({ zone, defaultController, controlEffects }),
    token: given.token ?? false,
    card: given.card ?? true,
    colors: given.colors ?? [],
    keywords: given.keywords ?? [],
    power: given.power ?? null,
    toughness: given.toughness ?? null,
    tapped: given.tapped ?? false,
    controlledSinceTurnBegan: given.controlledSinceTurnBegan ?? true,
    attachedTo: given.attachedTo ?? null,
    enchants: given.enchants ?? null,
    protector: given.protector ?? null,
    timestamp: given.timestamp ?? place,
    controlEffects,
    attackRules: given.attackRules ?? [],
    blockRules: given.blockRules ?? [],
    stack: given.stack ?? null,
  };
};

/** The words of a type line, in lower case; the dash between types and subtypes is none. */
export const wordsOf = (typeLine: string): readonly string[] =>
  typeLine
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const buildControlEffect = (
  given: NonNullable<ObjectDescription['controlEffects']>[number],
  place: number,
): ControlEffect => ({
  givesControlTo: given.givesControlTo,
  source: given.source ?? null,
  timestamp: given.timestamp ?? place,
});

const turnOf = (state: GameState, description: Description): Turn => {
  const given = description.turn;
  return {
    number: given?.number ?? 1,
    activePlayers: wholeTeams(state, given?.activePlayers ?? [firstPlayer(state, description)]),
    step: given?.step ?? 'PRECOMBAT_MAIN',
    ended: given?.ended ?? false,
    resumesAfter: given?.resumesAfter ?? null,
  };
};

const firstPlayer = (state: GameState, description: Description): string => {
  const starting = variantOf(description).startingSeat(seatsOf(description));
  const order = [...state.players.slice(starting), ...state.players.slice(0, starting)];
  return (order.find(({ inGame }) => inGame) ?? order[0])?.id ?? '';
};

/** With shared team turns, whoever is named stands for the whole team (805.4a). */
const wholeTeams = (state: GameState, active: readonly string[]): readonly string[] => {
  if (!state.options.sharedTeamTurns) return active;
  const teams = new Set(state.players.filter(({ id }) => active.includes(id)).map(({ team }) => team));
  return state.players
    .filter(
      ({ id, team, inGame, leftThisTurn }) =>
        active.includes(id) || (team !== null && teams.has(team) && (inGame || leftThisTurn)),
    )
    .map(({ id }) => id);
};

const markersOf = (state: GameState, description: Description): readonly TurnMarker[] => {
  const { variant, turnMarkers } = description;
  const starting = state.players.find(({ id }) => id === state.turn.activePlayers[0]);
  if (!turnMarkers?.length) return starting ? variantOf(description).turnMarkers(state.players, starting) : [];
  if (variant !== 'GRAND_MELEE') return [];
  return turnMarkers.map(({ number, holder, inTurn, removals, step, regularTurnToCome }) => ({
    number,
    holder,
    inTurn: inTurn ?? true,
    removals: removals ?? 0,
    step: step ?? 'PRECOMBAT_MAIN',
    regularTurnToCome: regularTurnToCome ?? inTurn === false,
  }));
};

const buildCombat = (state: GameState, given: NonNullable<Description['combats']>[number]): Combat => ({
  attacks: given.attacks.map((each) => buildAttack(state, each)),
  blocks: given.blocks ?? [],
  defendingPlayer: given.defendingPlayer ?? null,
  marker: given.marker ?? null,
});

type GivenAttack = NonNullable<Description['combats']>[number]['attacks'][number];

const buildAttack = (state: GameState, { attacker, target, defendingPlayer, band }: GivenAttack): Attack => ({
  attacker,
  target: target ?? null,
  defendingPlayer: defendingPlayer ?? (target ? attackedPlayer(state, target) : null),
  band: band ?? null,
});
