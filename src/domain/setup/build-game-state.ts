import { keptOfCard } from '../cards/database/card-data.js';
import { effectInFull } from './offers.js';
import { withPrintedControl } from '../cards/layers/control.js';
import { keywordsWith, printedCardOf } from '../cards/database/printed.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { newestEdition } from '../rulebook/editions.js';
import { buildCombat } from './build-combat.js';
import { countersOf } from './problems/object-problems.js';
import { typesOf } from './types-of.js';
import { withEarlierKept } from './earlier-attacks-and-blocks.js';
import {
  controlOf,
  type ControlInput,
  controllerByEffects,
  descriptionUnder,
  withFollowers,
  withControlExplained,
} from '../state/control.js';
import { isToPass, turnWithMarkers, withMarkedCombats } from '../state/turns-under-way.js';
import { withDescribedEffects } from '../state/effects/effects-begun.js';
import { createStoredReader } from '../schema/reader.js';
import { gameStateDescription, turn } from '../state/description.js';
import type { Description, FullDescription, FullObject, FullPlayer } from '../state/description.js';
import { playerOf } from '../state/game-state.js';
import type { GameObject, GameState, Options, Player, Team, Turn, TurnMarker } from '../state/game-state.js';
import { newestRevision } from '../state/revision.js';
import { leftOf } from '../state/seating.js';
import { seatsOf, variantOf } from './problems/seating-problems.js';
import { byCommander, withPlayers } from '../state/change.js';

/** Fills in the defaults of a stored description, even if it would be rejected today. */
export const fullDescription: (stored: Description) => FullDescription = createStoredReader(gameStateDescription);

/** Builds the game state of a description accepted earlier: one that was stored, or that the service wrote. */
export const buildGameState = (stored: Description): GameState => gameStateOf(fullDescription(stored));

/** Builds the game state of a validated description. */
export const gameStateOf = (description: FullDescription): GameState => {
  const options = optionsOf(description);
  const seated = playersOf(description, options);
  const bare: GameState = {
    edition: description.edition ?? newestEdition,
    variant: description.variant,
    options,
    settledOptions: settledOptionsOf(description),
    players: [],
    playersById: new Map(),
    countedSeats: 0,
    teams: [],
    teamsById: new Map(),
    objects: withCardsControl(objectsOf(description)),
    turn: turnOf(description),
    turnMarkers: [],
    combats: [],
    effects: [],
    attackedThisTurn: null,
    blockedThisTurn: null,
    extraTurns: description.extraTurns ?? [],
    revision: newestRevision,
  };
  const seatedTable = withTeams(withPlayers(bare, seated), description);
  const table = { ...seatedTable, turn: withWholeTeams(seatedTable) };
  const timed = withTurnsOf(table, markersOf(table, description));
  return withFights(withEffects(timed, description), description);
};

/** Gives objects the controllers that effects and cards determine. */
const withCardsControl = (objects: GameState['objects']): GameState['objects'] => {
  for (const { attachedTo, controlEffects } of objects.values())
    if (attachedTo !== null || controlEffects.length)
      return withPrintedControl(withFollowers({ objects }, descriptionUnder), descriptionUnder).objects;
  return objects;
};

/** Adds the effects of a description; an effect given by the number of an offer is expanded. */
const withEffects = (state: GameState, { effects }: FullDescription): GameState => {
  const full = effects?.map((each) => (typeof each.offer === 'number' ? effectInFull(state, each) : each));
  return withControlExplained(full?.length ? withDescribedEffects(state, full) : state);
};

/** Adds the combats to a table, and the attacks and blocks earlier in the turn. */
const withFights = (state: GameState, description: FullDescription): GameState =>
  withEarlierKept({
    ...withCombats(state, description),
    attackedThisTurn: description.attackedThisTurn ?? null,
    blockedThisTurn: description.blockedThisTurn ?? null,
  });

const withCombats = (state: GameState, { combats }: FullDescription): GameState =>
  combats?.length ? withMarkedCombats({ ...state, combats: combats.map((each) => buildCombat(state, each)) }) : state;

const settledOptionsOf = ({ options }: FullDescription): Partial<Options> =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => (value ?? null) !== null));

/** Returns the options in force; turns are shared only if there are teams (805.1). */
const optionsOf = (description: FullDescription): Options => {
  const teams = description.teams?.length ?? 0;
  const defaults = variantOf(description).options(
    description.edition ?? newestEdition,
    Math.ceil(description.players.length / Math.max(1, teams)),
  );
  const options = { ...defaults, ...settledOptionsOf(description) };
  return { ...options, sharedTeamTurns: options.sharedTeamTurns && teams > 0 };
};

const playersOf = (description: FullDescription, options: Options): readonly Player[] => {
  const seats = seatsOf(description);
  const rangeAt = options.rangeOfInfluence === null ? variantOf(description).rangeAt : undefined;
  return description.players.map((each, seat) => {
    const range = each.rangeOfInfluence ?? (rangeAt ? rangeAt(seats, seat) : options.rangeOfInfluence);
    return buildPlayer(each, seat, range, options.startingLife);
  });
};

const buildPlayer = (given: FullPlayer, seat: number, range: number | null, startingLife: number): Player => ({
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
  hasTeamsPoison: false,
  inGame: given.inGame,
  leftThisTurn: given.leftThisTurn,
  drew: given.drew,
  cantLose: given.cantLose,
  cantWin: given.cantWin,
  monarch: given.monarch ?? null,
  initiative: given.initiative ?? null,
  commanderDamage: given.commanderDamage ? byCommander(given.commanderDamage) : [],
  settled: { range: typeof given.rangeOfInfluence === 'number', life: typeof given.life === 'number' },
});

const withTeams = (state: GameState, description: FullDescription): GameState => {
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

const objectsOf = ({ objects }: FullDescription): GameState['objects'] => {
  const built = new Map<string, GameObject>();
  (objects ?? []).forEach((each, index) => built.set(each.id, buildObject(each, index)));
  return built;
};

/** The characteristics of every face-down permanent (708.2a). */
const faceDown = { name: null, cardData: null, face: null, typeLine: 'Creature', colors: [], enchants: null };

/** Builds an object from its description; `place` is its timestamp unless one is given. */
export const buildObject = (given: FullObject, place: number): GameObject => {
  if (!given.faceDown) return faceUp(given, place);
  const { power, toughness, cardData } = given;
  const hidden = { ...given, faceDown: false, cardData: (cardData ?? null) === null ? null : keptOfCard(cardData) };
  return {
    ...faceUp({ ...given, ...faceDown, power: power ?? 2, toughness: toughness ?? 2 }, place),
    ...(hasGivenStats(given) && { figuresTold: true as const }),
    faceDown: hidden,
  };
};

const faceUp = (given: FullObject, place: number): GameObject => {
  const printed = printedCardOf(given);
  const typeLine = given.typeLine ?? printed?.face.typeLine ?? '';
  const types = typesOf({ typeLine, printed, keywords: given.keywords ?? [] });
  const control = controlOf(given);
  const { zone, defaultController, controlEffects } = control;
  const controller = controllerByEffects({ zone, types, defaultController, controlEffects }, () => null);
  return objectOf(given, { place, printed, typeLine, types, control, controller });
};

interface Parts extends Pick<GameObject, 'printed' | 'typeLine' | 'types' | 'controller'> {
  readonly place: number;
  readonly control: ControlInput;
}

const objectOf = (given: FullObject, known: Parts): GameObject => {
  let object = baseProps(given, known);
  for (const propsOf of rareProps) {
    const extra = propsOf(given, known);
    if (extra) object = { ...object, ...extra };
  }
  return object;
};

/** Builds the properties that every object has; without a spread, which would take most of the time. */
const baseProps = (given: FullObject, { place, printed, typeLine, types, control, controller }: Parts): GameObject => ({
  kind: 'OBJECT',
  id: given.id,
  name: given.name ?? printed?.face.name ?? given.id,
  typeLine,
  types,
  owner: given.owner,
  zone: control.zone,
  defaultController: control.defaultController,
  controlEffects: control.controlEffects,
  controller,
  token: given.token,
  card: given.card,
  colors: given.colors ?? printed?.face.colors ?? [],
  keywords: keywordsWith(printed, given.keywords),
  power: given.power ?? printed?.face.power ?? null,
  toughness: given.toughness ?? printed?.face.toughness ?? null,
  tapped: given.tapped,
  controlledSinceTurnBegan: given.controlledSinceTurnBegan ?? true,
  attachedTo: given.attachedTo ?? null,
  enchants: given.enchants ?? null,
  protector: given.protector ?? null,
  timestamp: given.timestamp ?? place,
  attackRules: given.attackRules ?? [],
  blockRules: given.blockRules ?? [],
  stack: given.stack ?? null,
  printed,
  commander: given.commander,
});

/** The properties that few objects have; null for other objects. */
const rareProps: readonly ((given: FullObject, known: Parts) => Partial<GameObject> | null)[] = [
  ({ phasedOut, phasedOutUnder, owner }, { controller }) =>
    phasedOut ? { phasedOutUnder: phasedOutUnder ?? controller ?? owner } : null,
  (given) => (given.exiledUntil || given.returnedByTriggerOf ? exileFields(given) : null),
  ({ counters }) => (counters ? countersOf(counters) : null),
  ({ madeUp }) => (madeUp ? { madeUp } : null),
  ({ chosen }) => (chosen ? { chosen } : null),
  (_, { control }) => (control.controlIsOpen ? { controlIsOpen: true } : null),
  (given, { printed }) => (printed && hasGivenStats(given) ? { figuresTold: true } : null),
];

const hasGivenStats = ({ power, toughness }: Pick<FullObject, 'power' | 'toughness'>): boolean =>
  typeof power === 'number' || typeof toughness === 'number';

/** Returns the fields that link an exiled card to the permanent whose leaving returns it (610.3). */
export const exileFields = ({
  exiledUntil,
  returnedByTriggerOf,
}: Pick<FullObject, 'exiledUntil' | 'returnedByTriggerOf'>): Pick<
  GameObject,
  'exiledUntil' | 'returnedByTriggerOf'
> => ({ ...(exiledUntil && { exiledUntil }), ...(returnedByTriggerOf && { returnedByTriggerOf }) });

const fullTurn = createStoredReader(turn);

/** Returns the described turn; by default the starting player's first. */
const turnOf = (description: FullDescription): Turn => {
  const described = description.turn ?? fullTurn({ activePlayers: [firstPlayer(description)] });
  return { ...described, resumesAfter: described.resumesAfter ?? null };
};

const firstPlayer = (description: FullDescription): string => {
  const starting = variantOf(description).startingSeat(seatsOf(description));
  const order = [...description.players.slice(starting), ...description.players.slice(0, starting)];
  return (order.find(({ inGame }) => inGame) ?? order[0])?.id ?? '';
};

/** With shared team turns, extends the active players to their whole teams (805.4a). */
const withWholeTeams = ({ options, players, turn: described }: GameState): Turn => {
  if (!options.sharedTeamTurns) return described;
  const active = new Set(described.activePlayers);
  const teams = new Set(players.filter(({ id }) => active.has(id)).map(({ team }) => team));
  const activePlayers = players
    .filter(
      ({ id, team, inGame, leftThisTurn }) =>
        active.has(id) || (team !== null && teams.has(team) && (inGame || leftThisTurn)),
    )
    .map(({ id }) => id);
  return { ...described, activePlayers };
};

const withTurnsOf = (table: GameState, turnMarkers: readonly TurnMarker[]): GameState =>
  turnMarkers.length ? { ...table, turnMarkers, turn: turnWithMarkers(table.turn, turnMarkers) } : table;

const markersOf = (state: GameState, description: FullDescription): readonly TurnMarker[] => {
  const { variant, turnMarkers } = description;
  const starting = state.players.find(({ id }) => id === state.turn.activePlayers[0]);
  if (!turnMarkers?.length) return starting ? variantOf(description).turnMarkers(state.players, starting) : [];
  if (variant !== 'GRAND_MELEE') return [];
  return turnMarkers.map(({ number, holder, inTurn, removals, step, regularTurnToCome }) =>
    asReceived(state, { number, holder, inTurn, removals, step, regularTurnToCome: regularTurnToCome ?? !inTurn }),
  );
};

/** 807.4c: in editions where markers don't wait to be received, a marker whose holder takes no more turns goes left. */
const asReceived = (state: GameState, marker: TurnMarker): TurnMarker =>
  isToPass(state, marker) && !decisionsOf(state.edition).markersWaitToBeReceived
    ? { ...marker, holder: leftOf(state, playerOf(state, marker.holder)).id, regularTurnToCome: true }
    : marker;
