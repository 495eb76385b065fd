import { withObjectsChanged, withObjects, withPlayersChanged } from '../state/change.js';
import { withFollowers } from '../state/control.js';
import { forget } from '../state/forget.js';
import { combatAmong, isPhasedOut } from '../state/phased-out.js';
import { withoutUndefined } from '../values/given.js';
import type { ControlEffect, GameObject, GameState, Player } from '../state/game-state.js';
import { playerOf, teammatesOf } from '../state/game-state.js';
import { changesInCombat, staysAttacked, staysFighter } from './506.4-removed-from-combat.js';
import { returnedBetween, withReturned } from './610.3-exiled-until.js';
import { withDesignationsPassed } from './725-the-monarch.js';
import { fatesOf, type Fate } from './800.4a-fates.js';
import { variants } from '../variants/variants.js';
import { markersWithout } from './807.4-turn-markers.js';

export interface ControlChange {
  readonly object: GameObject;
  readonly from: Player;
  readonly to: Player;
}

/** The consequences for a table when players leave the game (800.4a). Each object is listed once. */
export interface Leaving {
  /** Everyone who leaves, including teams that leave with a player. */
  readonly leaving: readonly Player[];
  readonly leaveGame: readonly GameObject[];
  readonly ceaseToExist: readonly GameObject[];
  readonly exiled: readonly GameObject[];
  /** The cards that return from exile, as the permanent that exiled them has left (610.3). */
  readonly returned: readonly GameObject[];
  readonly controlChanges: readonly ControlChange[];
  readonly after: GameState;
}

/**
 * Finds everyone who leaves when these players do.
 *
 * - 810.8b: where life is shared, the whole team.
 * - 809.5b: the team of an emperor.
 */
export const leaversWith = (state: GameState, players: readonly Player[]): readonly Player[] => {
  const shared = variants[state.variant].sharedLife;
  const own = new Set(players.map(({ id }) => id));
  const teams = new Set(players.filter(({ role }) => shared || role === 'EMPEROR').map(({ team }) => team));
  return state.players.filter(({ id, inGame, team }) => inGame && (own.has(id) || teams.has(team)));
};

/**
 * Determines what happens when players leave the game, all at once.
 *
 * - 800.4a: objects they own leave; effects that give them control end; their objects on the stack that are not cards
 *   cease to exist; what they still control is exiled. Until 2012 all their spells and abilities ceased to exist.
 * - 800.4c: an object that would revert to a player who left earlier is exiled; until 2012 its control did not change.
 * - 800.4n: cards in the ante zone stay; until 2009 they left with everything else.
 * - 610.3: cards exiled until something leaves the battlefield return.
 * - 725.4, 726.4: somebody else becomes the monarch and takes the initiative.
 * - 506.4, 800.4e: what leaves the battlefield leaves combat; creatures that attacked a departing player are still
 *   attacking.
 */
export const leave = (state: GameState, players: readonly Player[]): Leaving => {
  const leaving = leaversWith(state, players);
  const gone = new Set(leaving.map(({ id }) => id));
  const fates = fatesOf(state, gone);
  const of = (kind: Fate['kind']) => fates.filter((fate) => fate.kind === kind).map(({ object }) => object);
  const left = fates.flatMap((fate) => fate.after ?? []);
  const after = tableWithout(state, gone, left);
  return {
    leaving,
    leaveGame: of('LEAVES'),
    ceaseToExist: of('CEASES'),
    exiled: of('EXILED'),
    returned: returnedBetween(state, after),
    controlChanges: fates.flatMap(({ object }) => controlChange(after, object)),
    after,
  };
};

const controlChange = (state: GameState, before: GameObject): readonly ControlChange[] => {
  const object = state.objects.get(before.id);
  if (!object || object.controller === null || before.controller === null) return [];
  if (object.controller === before.controller) return [];
  return [{ object, from: playerOf(state, before.controller), to: playerOf(state, object.controller) }];
};

const tableWithout = (state: GameState, gone: ReadonlySet<string>, objects: readonly GameObject[]): GameState => {
  const left = { ...state, objects: new Map(objects.map((object) => [object.id, object])) };
  const departed = withPlayersChanged(left, (player) =>
    gone.has(player.id) ? { ...player, inGame: false, leftThisTurn: true, monarch: null, initiative: null } : player,
  );
  const remaining = withDesignationsPassed(state, departed);
  return settleTable(state, {
    ...markersWithout(remaining, gone),
    extraTurns: state.extraTurns.flatMap((id) => (gone.has(id) ? extraTurnOf(remaining, id) : [id])),
  });
};

/** The departing players whose extra turns are lost, as no teammate takes them (805.8). */
export const extraTurnLosers = (state: GameState, leaving: readonly Player[]): readonly Player[] =>
  leaving.filter(
    (player) =>
      state.extraTurns.includes(player.id) &&
      !(state.options.sharedTeamTurns && teammatesOf(state, player).some((mate) => !leaving.includes(mate))),
  );

/** 805.8: with shared team turns, an extra turn is the team's, and stays with its remaining members. */
const extraTurnOf = (state: GameState, departed: string): readonly string[] => {
  const heir = state.options.sharedTeamTurns ? teammatesOf(state, playerOf(state, departed))[0] : undefined;
  return heir ? [heir.id] : [];
};

/**
 * Returns the table after control effects have ended, all at once; `objects` are the objects without those effects.
 *
 * - 110.2, 613.7: the newest remaining effect then decides who controls an object, else its default.
 * - 800.4c: if that is a player who has left, the object is exiled; until 2012 its control did not change.
 */
export const controlEffectsEnded = (state: GameState, objects: readonly GameObject[]): GameState =>
  settleTable(state, withFates(state, fatesOf(withObjects(state, objects), new Set())));

/**
 * Returns the table after those objects have left the battlefield, or are no longer at the table.
 *
 * - 611.2, 611.3: control of others by an ability of one of them ends.
 * - 800.4c: an object that would revert to a player who has left is exiled; until 2012 its control did not change.
 */
export const leftBattlefield = (before: GameState, after: GameState, gone: ReadonlySet<string>): GameState => {
  const endsHere = ({ source }: ControlEffect): boolean => source !== null && gone.has(source);
  const loosens = [...after.objects.values()].some(({ controlEffects }) => controlEffects.some(endsHere));
  return settleTable(before, loosens ? withFates(after, fatesOf(after, new Set(), gone)) : after, gone);
};

/** Returns the table without objects that are no longer part of it. */
export const withoutObjects = (state: GameState, gone: ReadonlySet<string>): GameState => {
  const objects = new Map([...state.objects].filter(([id]) => !gone.has(id)));
  return leftBattlefield(state, { ...state, objects }, gone);
};

const withFates = (state: GameState, fates: readonly Fate[]): GameState => ({
  ...state,
  objects: new Map(fates.flatMap(({ after }) => (after ? [[after.id, after] as const] : []))),
});

/**
 * Updates controllers that follow another object's, and removes attachments and combat pairs whose objects are gone.
 *
 * - 610.3: what was exiled until something leaves the battlefield comes back.
 * - 506.4: a permanent that leaves the battlefield, phases out, changes control or loses its type is removed from
 *   combat; 400.7: so is one that returned as a new object.
 */
export const settleTable = (
  before: GameState,
  changed: GameState,
  left: ReadonlySet<string> = new Set(),
): GameState => {
  const after = withFollowers(withReturned(changed));
  const isThere = (id: string): boolean =>
    (after.objects.get(id)?.zone === 'BATTLEFIELD' && !left.has(id)) || after.playersById.has(id);
  const gone = [...before.objects.keys()].filter((id) => !after.objects.has(id));
  const remembered = gone.length ? forget(after, new Set(gone)) : after;
  const mended = withObjectsChanged(remembered, (object) => withoutGone(object, isThere));
  const changeOf = changesInCombat(before, after);
  const stays = (id: string): boolean =>
    isThere(id) && !isPhasedOut(after, id) && after.objects.get(id)?.controller === before.objects.get(id)?.controller;
  const fights = (id: string): boolean => stays(id) && staysFighter(after, changeOf(id));
  const isAttacked = (id: string): boolean =>
    stays(id) && staysAttacked(changeOf(id)) && (mended.playersById.get(id)?.inGame ?? true);
  return { ...mended, combats: after.combats.map((combat) => combatAmong(combat, fights, isAttacked)) };
};

/** Clears an object's host, or the permanent that it waits for in exile, if that is gone. */
const withoutGone = (object: GameObject, isThere: (id: string) => boolean): GameObject => {
  const isGone = (id: string | null | undefined): boolean => Boolean(id) && !isThere(id ?? '');
  const { attachedTo, returnedByTriggerOf } = object;
  if (!isGone(attachedTo) && !isGone(returnedByTriggerOf)) return object;
  return withoutUndefined({
    ...object,
    ...(isGone(attachedTo) && { attachedTo: null }),
    ...(isGone(returnedByTriggerOf) && { returnedByTriggerOf: undefined }),
  });
};
