import type { Description, EffectDescription, ObjectDescription, PlayerDescription } from '../state/description.js';
import { keywordsNotOnCard } from '../cards/layers/ongoing-effects.js';
import type { OngoingEffect } from '../state/effects/effects.js';
import { defendingPlayerIdOf } from '../state/attacked-player.js';
import { includesList } from './earlier-attacks-and-blocks.js';
import { fieldIf } from '../values/given.js';
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
  ...fieldIf('options', state.settledOptions, Object.keys(state.settledOptions).length > 0),
  ...fieldIf('teams', state.teams.map(describeTeam), state.teams.length > 0),
  players: state.players.map(describePlayer),
  ...fieldIf('objects', [...state.objects.values()].map(describeObject), state.objects.size > 0),
  turn: describeTurn(state.turn),
  ...fieldIf('turnMarkers', state.turnMarkers.map(describeMarker), state.turnMarkers.length > 0),
  ...fieldIf('combats', state.combats.map(describeCombat(state)), state.combats.length > 0),
  ...fieldIf('effects', state.effects.map(describeEffect), state.effects.length > 0),
  ...fieldIf('attackedThisTurn', state.attackedThisTurn, includesList(state, state.attackedThisTurn)),
  ...fieldIf('blockedThisTurn', state.blockedThisTurn, includesList(state, state.blockedThisTurn)),
  ...fieldIf('extraTurns', state.extraTurns, state.extraTurns.length > 0),
});

const describeTeam = ({ id, name, life, poison, settled }: Team) => ({
  id,
  ...fieldIf('name', name, name !== id),
  ...fieldIf('life', life, settled.life),
  ...fieldIf('poison', poison, poison > 0),
});

const describePlayer = (player: Player): PlayerDescription => ({
  id: player.id,
  ...fieldIf('name', player.name, player.name !== player.id),
  ...fieldIf('team', player.team, player.team !== null),
  ...fieldIf('role', player.role, player.role !== null),
  ...fieldIf('rangeOfInfluence', player.range, player.settled.range),
  ...fieldIf('life', player.life, player.settled.life),
  ...fieldIf('poison', player.poison, player.poison > 0),
  ...fieldIf('inGame', false, !player.inGame),
  ...fieldIf('leftThisTurn', true, player.leftThisTurn),
  ...fieldIf('drew', true, player.drew),
  ...fieldIf('cantLose', true, player.cantLose),
  ...fieldIf('cantWin', true, player.cantWin),
  ...fieldIf('monarch', player.monarch, player.monarch !== null),
  ...fieldIf('initiative', player.initiative, player.initiative !== null),
  ...fieldIf('commanderDamage', player.commanderDamage, player.commanderDamage.length > 0),
});

const describePhasing = ({ phasedOutUnder: under, controller }: GameObject) => ({
  ...fieldIf('phasedOut', true, under !== undefined),
  ...fieldIf('phasedOutUnder', under, (under ?? controller) !== controller),
});

const describeObject = (object: GameObject): ObjectDescription => ({
  id: object.id,
  ...fieldIf('name', object.name, object.name !== (object.printed?.face.name ?? object.id)),
  ...fieldIf('typeLine', object.typeLine, object.typeLine !== object.printed?.face.typeLine),
  ...fieldIf('cardData', object.printed?.cardData, object.printed !== null),
  ...fieldIf('face', object.printed?.place, typeof object.printed?.place === 'number'),
  owner: object.owner,
  ...fieldIf('controller', object.defaultController, object.defaultController !== object.owner),
  ...(isEntered(object) && { control: 'ENTERED_UNDER' as const }),
  ...fieldIf('zone', object.zone, object.zone !== 'BATTLEFIELD'),
  ...fieldIf('token', true, object.token),
  ...fieldIf('card', false, !object.card),
  ...describeCharacteristics(object),
  ...fieldIf('tapped', true, object.tapped),
  ...fieldIf('controlledSinceTurnBegan', false, !object.controlledSinceTurnBegan),
  ...fieldIf('attachedTo', object.attachedTo, object.attachedTo !== null),
  ...fieldIf('protector', object.protector, object.protector !== null),
  timestamp: object.timestamp,
  ...describeControlEffects(object),
  ...fieldIf('exiledUntil', object.exiledUntil, Boolean(object.exiledUntil)),
  ...fieldIf('returnedByTriggerOf', object.returnedByTriggerOf, Boolean(object.returnedByTriggerOf)),
  ...fieldIf('stack', object.stack, object.stack !== null),
  ...fieldIf('commander', true, object.commander),
  ...describePhasing(object),
  ...fieldIf('madeUp', true, Boolean(object.madeUp)),
  ...(object.faceDown && describeHidden(object.faceDown)),
});

const isEntered = ({ zone, owner, defaultController, controlIsOpen }: GameObject): boolean =>
  zone === 'BATTLEFIELD' && defaultController !== owner && !controlIsOpen;

/** Describes the face-up characteristics of a face-down object. */
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
    ...fieldIf('colors', object.colors, !isSame(object.colors, face?.colors ?? [])),
    ...fieldIf('keywords', keywords, keywords.length > 0),
    ...fieldIf('losesAllAbilities', true, losesAllAbilities),
    ...fieldIf('power', object.power, isFigureToTell(object, 'power')),
    ...fieldIf('toughness', object.toughness, isFigureToTell(object, 'toughness')),
    ...fieldIf('counters', object.counters, Boolean(object.counters)),
    ...fieldIf('chosen', object.chosen, Boolean(object.chosen)),
    ...fieldIf('enchants', object.enchants, object.enchants !== null),
    ...fieldIf('attackRules', object.attackRules, object.attackRules.length > 0),
    ...fieldIf('blockRules', object.blockRules, object.blockRules.length > 0),
  };
};

const describeControlEffects = ({ controlEffects }: GameObject): Partial<ObjectDescription> => {
  const listed = controlEffects.filter(({ isPrinted }) => !isPrinted);
  return fieldIf('controlEffects', listed.map(describeControlEffect), listed.length > 0);
};

const describeControlEffect = ({ givesControlTo, source, timestamp, until }: ControlEffect) => ({
  ...fieldIf('givesControlTo', givesControlTo, givesControlTo !== null),
  ...fieldIf('source', source, source !== null),
  timestamp,
  ...fieldIf('until', until, Boolean(until)),
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
  ...fieldIf('ended', true, ended),
  ...fieldIf('resumesAfter', resumesAfter, resumesAfter !== null),
});

const describeMarker = ({ regularTurnToCome, ...marker }: TurnMarker) => ({
  ...marker,
  ...fieldIf('regularTurnToCome', regularTurnToCome, regularTurnToCome === marker.inTurn),
});

const describeCombat =
  (state: GameState) =>
  ({ attacks, blocks, defendingPlayer, marker }: Combat) => ({
    attacks: attacks.map((attack) => describeAttack(state, attack)),
    ...fieldIf('blocks', blocks, blocks.length > 0),
    ...fieldIf('defendingPlayer', defendingPlayer, defendingPlayer !== null),
    ...fieldIf('marker', marker, marker !== null),
  });

const describeAttack = (state: GameState, { attacker, target, defendingPlayer, band }: Attack) => {
  const isImplied = target !== null && defendingPlayerIdOf(state, target) === defendingPlayer;
  return {
    attacker,
    ...fieldIf('target', target, target !== null),
    ...fieldIf('defendingPlayer', defendingPlayer, !isImplied && defendingPlayer !== null),
    ...fieldIf('band', band, band !== null),
  };
};
