import { controllerByEffects, withController } from '../game-state/control.js';
import { changingObjects, withPlayers } from '../game-state/change.js';
import { forget } from '../game-state/forget.js';
import type { Attack, Combat, GameObject, GameState, Player } from '../game-state/game-state.js';
import { playerOf } from '../game-state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { variants } from './variants.js';
import { markersWithout } from './807.4-turn-markers.js';

export interface ControlChange {
  readonly object: GameObject;
  readonly from: Player;
  readonly to: Player;
}

/** What players leaving the game does to a table (800.4a). Each object is listed once. */
export interface Leaving {
  /** Everyone who leaves, teams that go along with a player included. */
  readonly leaving: readonly Player[];
  readonly leaveGame: readonly GameObject[];
  readonly ceaseToExist: readonly GameObject[];
  readonly exiled: readonly GameObject[];
  readonly controlChanges: readonly ControlChange[];
  readonly after: GameState;
}

/**
 * Who leaves along with these players?
 *
 * - 810.8b: where life is shared, the whole team.
 * - 809.5b: the team of an emperor.
 */
export const leavingWith = (state: GameState, players: readonly Player[]): readonly Player[] => {
  const shared = variants[state.variant].sharedLife;
  const teams = new Set(players.filter(({ role }) => shared || role === 'EMPEROR').map(({ team }) => team));
  return state.players.filter(
    (player) =>
      player.inGame && (players.some(({ id }) => id === player.id) || (player.team !== null && teams.has(player.team))),
  );
};

/**
 * What happens as players leave the game, all at once?
 *
 * - 800.4a: what they own leaves; effects that give them control end; what of theirs on the stack is no card ceases to
 *   exist; what they still control is exiled. Until 2012 all their spells and abilities ceased to exist.
 * - 800.4c: what would revert to a player who left before is exiled; until 2012 nothing about its control changed.
 * - 800.4n: cards in the ante zone stay.
 * - 506.4, 800.4e: what leaves the battlefield leaves combat; creatures that attacked one who leaves go on attacking.
 */
export const leave = (state: GameState, players: readonly Player[]): Leaving => {
  const leaving = leavingWith(state, players);
  const gone = new Set(leaving.map(({ id }) => id));
  const fates = [...state.objects.values()].map((object) => ({ object, ...fateOf(state, object, gone) }));
  const of = (kind: Fate['kind']) => fates.filter((fate) => fate.kind === kind).map(({ object }) => object);
  const stays = fates.flatMap(({ kind, after }) => (after && kind !== 'CEASES' ? [after] : []));
  return {
    leaving,
    leaveGame: of('LEAVES'),
    ceaseToExist: of('CEASES'),
    exiled: of('EXILED'),
    controlChanges: fates.flatMap(({ object, after, kind }) =>
      after && kind === 'STAYS' ? controlChange(state, object, after) : [],
    ),
    after: tableWithout(state, gone, stays),
  };
};

interface Fate {
  readonly kind: 'STAYS' | 'LEAVES' | 'CEASES' | 'EXILED';
  readonly after: GameObject | null;
}

const fateOf = (state: GameState, object: GameObject, gone: ReadonlySet<string>): Fate => {
  if (gone.has(object.owner) && object.zone !== 'ANTE') return { kind: 'LEAVES', after: null };
  const vanishes = object.zone === 'STACK' && object.controller !== null && gone.has(object.controller);
  if (vanishes && !decisionsOf(state.edition).departureSparesCardSpells) return { kind: 'CEASES', after: null };
  const freed = withoutEndedEffects(state, object, gone);
  const controller = controllerByEffects(freed);
  if (controller === null || playerStays(state, controller, gone))
    return { kind: 'STAYS', after: withController(freed) };
  if (gone.has(controller) && object.zone === 'STACK' && !object.card) return { kind: 'CEASES', after: null };
  return withoutController(state, object, freed, gone);
};

const playerStays = (state: GameState, id: string, gone: ReadonlySet<string>): boolean =>
  !gone.has(id) && playerOf(state, id).inGame;

/** Effects that give control to one who leaves end, and those whose source leaves with its owner. */
const withoutEndedEffects = (state: GameState, object: GameObject, gone: ReadonlySet<string>): GameObject => {
  const lasting = object.controlEffects.filter(({ givesControlTo, source }) => {
    const owner = source === null ? undefined : state.objects.get(source)?.owner;
    return !gone.has(givesControlTo) && !(owner !== undefined && gone.has(owner));
  });
  return lasting.length === object.controlEffects.length ? object : { ...object, controlEffects: lasting };
};

/** What has no controller left: exiled, or, before 800.4c, left with whoever controlled it if they stay. */
const withoutController = (
  state: GameState,
  object: GameObject,
  freed: GameObject,
  gone: ReadonlySet<string>,
): Fate => {
  const { controller } = object;
  const keeps = controller !== null && playerStays(state, controller, gone);
  if (keeps && !decisionsOf(state.edition).exilesWhatRevertsToDeparted)
    return { kind: 'STAYS', after: { ...freed, defaultController: controller } };
  return { kind: 'EXILED', after: decisionsOf(state.edition).exilesWhatDepartedControls ? exiled(freed) : null };
};

/** The object as a new one in exile (400.7). */
export const exiled = (object: GameObject): GameObject => moved(object, 'EXILE', object.owner);

/** The object as a new one in another zone, with no memory of what it was (400.7). */
export const moved = (object: GameObject, zone: GameObject['zone'], controller: string): GameObject =>
  withController({
    ...object,
    zone,
    defaultController: controller,
    controlEffects: [],
    tapped: false,
    attachedTo: null,
    protector: null,
    stack: null,
    controlledSinceTurnBegan: false,
  });

const controlChange = (state: GameState, before: GameObject, after: GameObject): readonly ControlChange[] =>
  before.controller !== null && after.controller !== null && before.controller !== after.controller
    ? [{ object: after, from: playerOf(state, before.controller), to: playerOf(state, after.controller) }]
    : [];

const tableWithout = (state: GameState, gone: ReadonlySet<string>, objects: readonly GameObject[]): GameState => {
  const remaining = withPlayers(
    { ...state, objects: new Map(objects.map((object) => [object.id, object])) },
    state.players.map((player) => (gone.has(player.id) ? { ...player, inGame: false, leftThisTurn: true } : player)),
  );
  return settled(state, {
    ...markersWithout(remaining, gone),
    extraTurns: state.extraTurns.filter((id) => !gone.has(id)),
  });
};

/**
 * The table once what refers to objects that are no longer there has been mended: attachments and combat.
 *
 * - 506.4: a permanent that leaves the battlefield or changes control is removed from combat.
 */
export const settled = (before: GameState, after: GameState): GameState => {
  const isThere = (id: string): boolean => after.objects.get(id)?.zone === 'BATTLEFIELD' || after.playersById.has(id);
  const fights = (id: string): boolean =>
    isThere(id) && after.objects.get(id)?.controller === before.objects.get(id)?.controller;
  const gone = [...before.objects.keys()].filter((id) => !after.objects.has(id));
  const remembered = gone.length ? forget(after, new Set(gone)) : after;
  const mended = changingObjects(remembered, (object) =>
    object.attachedTo === null || isThere(object.attachedTo) ? object : { ...object, attachedTo: null },
  );
  return { ...mended, combats: after.combats.map((combat) => combatAmong(mended, combat, fights)) };
};

const combatAmong = (state: GameState, combat: Combat, isThere: (id: string) => boolean): Combat => ({
  ...combat,
  attacks: combat.attacks
    .filter(({ attacker }) => isThere(attacker))
    .map((attack) => stillAttacked(state, attack, isThere)),
  blocks: combat.blocks.filter(({ attacker, blocker }) => isThere(attacker) && isThere(blocker)),
});

/** 506.4c: a creature goes on attacking though what it attacked has left combat. */
const stillAttacked = (state: GameState, attack: Attack, isThere: (id: string) => boolean): Attack => {
  const { target } = attack;
  const remains = target !== null && isThere(target) && (state.playersById.get(target)?.inGame ?? true);
  return remains ? attack : { ...attack, target: null };
};
