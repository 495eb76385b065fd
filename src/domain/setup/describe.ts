import type { Description, EffectDescription, ObjectDescription, PlayerDescription } from '../state/description.js';
import { keywordsNotOnCard } from '../cards/layers/ongoing-effects.js';
import type { OngoingEffect } from '../state/effects/effects.js';
import { defendingPlayerIdOf } from '../state/attacked-player.js';
import { includesList } from './earlier-attacks-and-blocks.js';
import { given } from '../values/given.js';
import type {
  Attack,
  Combat,
  ControlEffect,
  GameObject,
  GameState,
  Player,
  Team,
  Turn,
  TurnMarker,
} from '../state/game-state.js';

/**
 * Describes a table: reading the description gives the same game state.
 *
 * Values that no description or event set are omitted, so another edition's default may apply.
 */
export const describe = (state: GameState): Description => ({
  edition: state.edition,
  variant: state.variant,
  ...given('options', state.settledOptions, Object.keys(state.settledOptions).length > 0),
  ...given('teams', state.teams.map(describeTeam), state.teams.length > 0),
  players: state.players.map(describePlayer),
  ...given('objects', [...state.objects.values()].map(describeObject), state.objects.size > 0),
  turn: describeTurn(state.turn),
  ...given('turnMarkers', state.turnMarkers.map(describeMarker), state.turnMarkers.length > 0),
  ...given('combats', state.combats.map(describeCombat(state)), state.combats.length > 0),
  ...given('effects', state.effects.map(describeEffect), state.effects.length > 0),
  ...given('attackedThisTurn', state.attackedThisTurn, includesList(state, state.attackedThisTurn)),
  ...given('blockedThisTurn', state.blockedThisTurn, includesList(state, state.blockedThisTurn)),
  ...given('extraTurns', state.extraTurns, state.extraTurns.length > 0),
});

const describeTeam = ({ id, name, life, poison, settled }: Team) => ({
  id,
  ...given('name', name, name !== id),
  ...given('life', life, settled.life),
  ...given('poison', poison, poison > 0),
});

const describePlayer = (player: Player): PlayerDescription => ({
  id: player.id,
  ...given('name', player.name, player.name !== player.id),
  ...given('team', player.team, player.team !== null),
  ...given('role', player.role, player.role !== null),
  ...given('rangeOfInfluence', player.range, player.settled.range),
  ...given('life', player.life, player.settled.life),
  ...given('poison', player.poison, player.poison > 0),
  ...given('inGame', false, !player.inGame),
  ...given('leftThisTurn', true, player.leftThisTurn),
  ...given('drew', true, player.drew),
  ...given('cantLose', true, player.cantLose),
  ...given('cantWin', true, player.cantWin),
  ...given('monarch', player.monarch, player.monarch !== null),
  ...given('initiative', player.initiative, player.initiative !== null),
  ...given('commanderDamage', player.commanderDamage, player.commanderDamage.length > 0),
});

const describeObject = (object: GameObject): ObjectDescription => ({
  id: object.id,
  ...given('name', object.name, object.name !== (object.printed?.face.name ?? object.id)),
  ...given('typeLine', object.typeLine, object.typeLine !== object.printed?.face.typeLine),
  ...given('cardData', object.printed?.cardData, object.printed !== null),
  ...given('face', object.printed?.place, typeof object.printed?.place === 'number'),
  owner: object.owner,
  ...given('controller', object.defaultController, object.defaultController !== object.owner),
  ...(isEntered(object) && { control: 'ENTERED_UNDER' as const }),
  ...given('zone', object.zone, object.zone !== 'BATTLEFIELD'),
  ...given('token', true, object.token),
  ...given('card', false, !object.card),
  ...describeCharacteristics(object),
  ...given('tapped', true, object.tapped),
  ...given('controlledSinceTurnBegan', false, !object.controlledSinceTurnBegan),
  ...given('attachedTo', object.attachedTo, object.attachedTo !== null),
  ...given('protector', object.protector, object.protector !== null),
  timestamp: object.timestamp,
  ...describeControlEffects(object),
  ...given('exiledUntil', object.exiledUntil, Boolean(object.exiledUntil)),
  ...given('returnedByTriggerOf', object.returnedByTriggerOf, Boolean(object.returnedByTriggerOf)),
  ...given('stack', object.stack, object.stack !== null),
  ...given('commander', true, object.commander),
  ...given('phasedOut', true, object.phasedOutUnder !== undefined),
  ...given('phasedOutUnder', object.phasedOutUnder, (object.phasedOutUnder ?? object.controller) !== object.controller),
  ...given('madeUp', true, Boolean(object.madeUp)),
  ...(object.faceDown && describeHidden(object.faceDown)),
});

const isEntered = ({ zone, owner, defaultController, controlIsOpen }: GameObject): boolean =>
  zone === 'BATTLEFIELD' && defaultController !== owner && !controlIsOpen;

/** Describes what a face-down object is when face up. */
const describeHidden = (hidden: NonNullable<GameObject['faceDown']>): Partial<ObjectDescription> => ({
  ...Object.fromEntries(
    (['name', 'typeLine', 'cardData', 'face', 'colors', 'enchants'] as const).map((name) => [name, hidden[name]]),
  ),
  faceDown: true,
});

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Whether to write power or toughness: if it overrides the card's, or no card gives it. */
const isFigureToTell = (object: GameObject, figure: 'power' | 'toughness'): boolean =>
  object[figure] !== null &&
  (object.figuresTold || (!object.faceDown && object[figure] !== (object.printed?.face[figure] ?? null)));

const describeCharacteristics = (object: GameObject): Partial<ObjectDescription> => {
  const { face = null, losesAllAbilities = false } = object.printed ?? {};
  const keywords = keywordsNotOnCard(object);
  return {
    ...given('colors', object.colors, !isSame(object.colors, face?.colors ?? [])),
    ...given('keywords', keywords, keywords.length > 0),
    ...given('losesAllAbilities', true, losesAllAbilities),
    ...given('power', object.power, isFigureToTell(object, 'power')),
    ...given('toughness', object.toughness, isFigureToTell(object, 'toughness')),
    ...given('counters', object.counters, Boolean(object.counters)),
    ...given('chosen', object.chosen, Boolean(object.chosen)),
    ...given('enchants', object.enchants, object.enchants !== null),
    ...given('attackRules', object.attackRules, object.attackRules.length > 0),
    ...given('blockRules', object.blockRules, object.blockRules.length > 0),
  };
};

const describeControlEffects = ({ controlEffects }: GameObject): Partial<ObjectDescription> => {
  const listed = controlEffects.filter(({ isPrinted }) => !isPrinted);
  return given('controlEffects', listed.map(describeControlEffect), listed.length > 0);
};

const describeControlEffect = ({ givesControlTo, source, timestamp, until }: ControlEffect) => ({
  ...given('givesControlTo', givesControlTo, givesControlTo !== null),
  ...given('source', source, source !== null),
  timestamp,
  ...given('until', until, Boolean(until)),
});

const describeEffect = (effect: OngoingEffect): EffectDescription => ({
  ...Object.fromEntries(
    Object.entries(effect).filter(
      ([name, value]) => value !== null && value !== false && (name === 'on' || !isEmpty(value)),
    ),
  ),
  timestamp: effect.timestamp,
});

const isEmpty = (value: unknown): boolean => Array.isArray(value) && !value.length;

const describeTurn = ({ number, activePlayers, step, ended, resumesAfter }: Turn) => ({
  number,
  activePlayers,
  step,
  ...given('ended', true, ended),
  ...given('resumesAfter', resumesAfter, resumesAfter !== null),
});

const describeMarker = ({ regularTurnToCome, ...marker }: TurnMarker) => ({
  ...marker,
  ...given('regularTurnToCome', regularTurnToCome, regularTurnToCome === marker.inTurn),
});

const describeCombat =
  (state: GameState) =>
  ({ attacks, blocks, defendingPlayer, marker }: Combat) => ({
    attacks: attacks.map((attack) => describeAttack(state, attack)),
    ...given('blocks', blocks, blocks.length > 0),
    ...given('defendingPlayer', defendingPlayer, defendingPlayer !== null),
    ...given('marker', marker, marker !== null),
  });

const describeAttack = (state: GameState, { attacker, target, defendingPlayer, band }: Attack) => {
  const isImplied = target !== null && defendingPlayerIdOf(state, target) === defendingPlayer;
  return {
    attacker,
    ...given('target', target, target !== null),
    ...given('defendingPlayer', defendingPlayer, !isImplied && defendingPlayer !== null),
    ...given('band', band, band !== null),
  };
};
