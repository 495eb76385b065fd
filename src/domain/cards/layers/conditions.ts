import { poisonOf, lifeOf as lifeOfPlayer } from '../../state/team-totals.js';
import { hasType, playerOf, playersInGame, type GameObject, type GameState } from '../../state/game-state.js';
import { matches } from '../../state/filters/matching.js';
import { creatureTypes } from '../../rulebook/keywords-and-types.js';
import type { PlayerCondition, RelativeCondition, RuleCondition } from '../../state/effects/combat-rule-schemas.js';
import type { Condition, Filter, Who } from '../clauses.js';
import type { KindHandler, ByConditionKind } from '../of-each-kind.js';
import { isDefending, type ControlCondition, type OfPlayer } from '../clause-groups.js';
import { meetsCount } from './tallies.js';
import { playersMeant } from './players-meant.js';
import { entityFilter, inRange } from './filters.js';
import { controllerMeant, objectMeant, type Source } from './source.js';

/** Whether one of the players meant passes the test; for EACH_OPPONENT, whether all do. */
const isSoOf = (source: Source, who: Who, isSuch: (player: string) => boolean): boolean => {
  const players = playersMeant(source, who);
  return who === 'EACH_OPPONENT' ? players.every(isSuch) : players.some(isSuch);
};

/** Whether somebody has more than the players compared with; "than each other player" means more than every one. */
const isMoreThan = (source: Source, than: Who, isMore: (player: string) => boolean): boolean =>
  than === 'OTHERS' ? playersMeant(source, than).every(isMore) : isSoOf(source, than, isMore);

const lifeOf = ({ state }: Source, player: string): number => lifeOfPlayer(state, playerOf(state, player));

const hasLife = (life: number, { compare, number }: Extract<Condition, { readonly asks: 'LIFE' }>): boolean =>
  compare === 'AT_LEAST' ? life >= number : life <= number;

const countOf = (objects: readonly GameObject[], player: string): number =>
  objects.filter(({ controller }) => controller === player).length;

const isBetween = (count: number, { least, most }: { readonly least: number; readonly most: number | null }): boolean =>
  count >= least && count <= (most ?? Infinity);

/** 506.5: whether an object is the only attacker of its combat; in Grand Melee there may be other combats. */
const attacksAlone = ({ combats }: GameState, object: GameObject | undefined): boolean =>
  combats.some(
    ({ attacks: [first, ...others] }) => first !== undefined && first.attacker === object?.id && !others.length,
  );

/** Counts the objects of a kind that the players control together. */
const countTogether = (source: Source, { who, what }: { readonly who: Who; readonly what: Filter }): number => {
  const theirs = new Set(playersMeant(source, who));
  return inRange(source, what).filter(({ controller }) => theirs.has(controller ?? '')).length;
};

const creatureTypeWords: ReadonlySet<string> = new Set(creatureTypes);

/** Counts a player's objects of the creature type that most of them share. */
const mostOfOneType = (objects: readonly GameObject[], player: string): number => {
  const controlled = objects.filter(({ controller }) => controller === player);
  const types = new Set(controlled.flatMap((each) => each.types.filter((type) => creatureTypeWords.has(type))));
  return [...types].reduce((most, type) => Math.max(most, controlled.filter((each) => hasType(each, type)).length), 0);
};

/** Whether a player controls the objects that a condition asks for. */
const meets = (source: Source, condition: ControlCondition) => {
  const objects = inRange(source, condition.what);
  switch (condition.asks) {
    case 'CONTROLS':
      return (player: string): boolean => isBetween(countOf(objects, player), condition);
    case 'SHARE_TYPE':
      return (player: string): boolean => mostOfOneType(objects, player) >= condition.least;
    case 'MORE_THAN': {
      const { than } = condition;
      return (player: string): boolean =>
        isMoreThan(source, than, (other) => countOf(objects, player) > countOf(objects, other));
    }
  }
};

/** Whether a player's life, poison counters or designation are as the condition says. */
const isAsTold = (source: Source, condition: OfPlayer) => {
  const { state } = source;
  switch (condition.asks) {
    case 'LIFE':
      return (player: string): boolean => hasLife(lifeOf(source, player), condition);
    case 'POISON':
      return (player: string): boolean => poisonOf(state, playerOf(state, player)) >= condition.least;
    case 'MORE_LIFE':
      return (player: string): boolean =>
        isMoreThan(source, condition.than, (other) => lifeOf(source, player) > lifeOf(source, other));
    case 'DESIGNATED':
      return (player: string): boolean => playerOf(state, player)[condition.as] === true;
  }
};

/** 500.7: whether this is an extra turn; in Grand Melee, an extra turn of the object's controller. */
const isInExtraTurn = (source: Source): boolean => {
  const { turn, turnMarkers } = source.state;
  if (!turnMarkers.length) return turn.resumesAfter !== null;
  const you = controllerMeant(source);
  return turnMarkers.some(({ holder, inTurn, regularTurnToCome }) => holder === you && inTurn && regularTurnToCome);
};

const isMetByPlayers = (condition: OfPlayer, source: Source): boolean =>
  isSoOf(source, condition.who, isAsTold(source, condition));
const isMetByTheirs = (condition: ControlCondition, source: Source): boolean =>
  isSoOf(source, condition.who, meets(source, condition));

const areMet: ByConditionKind<Source, boolean> = {
  NOT: ({ of }, source) => !isMet(source, of),
  TURN_OF: ({ who }, source) =>
    playersMeant(source, who).some((each) => source.state.turn.activePlayers.includes(each)),
  LIFE: isMetByPlayers,
  POISON: isMetByPlayers,
  MORE_LIFE: isMetByPlayers,
  DESIGNATED: isMetByPlayers,
  COMPANY: () => false,
  CONTROLS: (condition, source) =>
    condition.who === 'ALL_OPPONENTS'
      ? isBetween(countTogether(source, condition), condition)
      : isMetByTheirs(condition, source),
  SHARE_TYPE: isMetByTheirs,
  MORE_THAN: isMetByTheirs,
  IS: ({ which, what }, source) => {
    const object = objectMeant(source, which);
    return object !== undefined && matches(source.state, entityFilter(source, what), object);
  },
  EXISTS: (condition, source) => isBetween(inRange(source, condition.what).length, condition),
  COUNTS: (condition, source) => meetsCount(source, condition),
  EXTRA_TURN: (_, source) => isInExtraTurn(source),
  IN_GRAVEYARD: (_, { object }) => object.zone === 'GRAVEYARD',
  ATTACKS_ALONE: ({ which }, source) => attacksAlone(source.state, objectMeant(source, which)),
};

/** Whether a condition that does not mention a defending player is met. */
export const isMet = (source: Source, condition: Condition): boolean => {
  const test: KindHandler<Condition, Source, boolean> = areMet[condition.asks];
  return test(condition, source);
};

/** Whether a defending player would meet the condition. */
const isDefenderAsTold = (source: Source, condition: OfPlayer): ((defending: string) => boolean) => {
  if (condition.asks !== 'MORE_LIFE' || condition.who === 'DEFENDING') return isAsTold(source, condition);
  const lives = playersMeant(source, condition.who).map((each) => lifeOf(source, each));
  return (defending) => lives.some((life) => life > lifeOf(source, defending));
};

/** Turns a condition on the defending player alone into a list of the players who meet it. */
const toldOfPlayer = (source: Source, condition: OfPlayer): PlayerCondition => ({
  who: 'DEFENDING_PLAYER',
  controls: { ids: [] },
  players: playersMeant(source, 'ANYBODY').filter(isDefenderAsTold(source, condition)),
  asks: condition.asks === 'DESIGNATED' ? condition.as : condition.asks === 'POISON' ? 'POISON' : 'LIFE',
});

/** Turns a condition on the objects that a player controls into a table's condition; null if no player meets it. */
const told = (source: Source, condition: ControlCondition): RuleCondition | RelativeCondition | null => {
  const who = 'DEFENDING_PLAYER';
  const controls = entityFilter(source, condition.what);
  if (condition.asks === 'CONTROLS')
    return { who, controls, atLeast: condition.least, ...(condition.most === null ? {} : { atMost: condition.most }) };
  if (condition.asks === 'SHARE_TYPE') {
    const players = playersInGame(source.state).filter(({ id }) => meets(source, condition)(id));
    const shown = players.flatMap(
      ({ id }) => inRange(source, condition.what).find(({ controller }) => controller === id) ?? [],
    );
    return shown.length ? { who, controls: { ids: shown.map(({ id }) => id) }, atLeast: 1 } : null;
  }
  const other = condition.than === 'DEFENDING' ? condition.who : condition.than;
  const counts = playersMeant(source, other).map((each) => countOf(inRange(source, condition.what), each));
  const count = Math.max(0, ...counts);
  if (condition.than !== 'DEFENDING') return { who, controls, atLeast: count + 1 };
  return count ? { who, controls, atLeast: 0, atMost: count - 1, isRelative: true } : null;
};

/** The conditions that depend on the defending player, in the form of a table's combat rule. */
export interface OpenConditions {
  readonly unless?: RuleCondition;
  readonly asLongAs?: RuleCondition;
}

/** Returns the conditions that depend on the defending player; null if another condition is not met. */
export const openConditions = (source: Source, conditions: readonly Condition[]): OpenConditions | null => {
  let open: OpenConditions = {};
  for (const condition of conditions) {
    const [asked, name] =
      condition.asks === 'NOT' ? [condition.of, 'unless' as const] : [condition, 'asLongAs' as const];
    if (asked.asks === 'COMPANY') continue;
    if (!isDefending(asked)) {
      if (!isMet(source, condition)) return null;
      continue;
    }
    const rule = 'what' in asked ? told(source, asked) : toldOfPlayer(source, asked);
    if (!rule && name === 'asLongAs') return null;
    if (rule) open = { ...open, [name]: rule };
  }
  return open;
};
