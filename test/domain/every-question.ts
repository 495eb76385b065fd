import { creaturesOf, playersInGame, type GameObject, type GameState } from '../../src/domain/state/game-state.js';
import { catalogue, type QuestionName } from '../../src/questions/catalogue/catalogue.js';
import { likelyValue } from './likely-arguments.js';
import { randomNumbers } from '../random-numbers.js';
import type { Dice } from './random-games.js';

/** Returns arguments with which each question may be asked at a table; nothing where there is nothing to ask about. */
export const sampleArguments = (state: GameState, dice: Dice): Readonly<Record<QuestionName, unknown>> => {
  const chosen = chosenArguments(state, dice);
  const others = catalogue.filter(({ name }) => !(name in chosen));
  const begun = dice.below(2 ** 30);
  const likely = others.map(
    (each) => [each.name, likelyValue(each.arguments, state, diceFor(each.name, begun))] as const,
  );
  return { ...Object.fromEntries(likely), ...chosen } as Record<QuestionName, unknown>;
};

/** Numbers of a question's own: another question among them changes none of its arguments. */
const diceFor = (question: string, begun: number): Dice => {
  const seed = Array.from(question).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, begun);
  const { below } = randomNumbers(seed);
  return { below, oneOf: (items) => items[below(items.length)] };
};

/** Arguments that hit something more often than whatever a schema allows. */
const chosenArguments = (state: GameState, dice: Dice): Readonly<Partial<Record<QuestionName, unknown>>> => {
  const player = dice.oneOf(playersInGame(state))?.id ?? '';
  const other = dice.oneOf(state.players)?.id ?? '';
  const object = dice.oneOf([...state.objects.keys()]);
  const source = object && dice.below(2) ? { object } : { controller: player };
  const permanents = [...state.objects.values()].filter(({ zone }) => zone === 'BATTLEFIELD');
  const creature = dice.oneOf(permanents.filter(({ types }) => types.includes('creature')))?.id;
  const isAttachment = ({ types }: GameObject) => types.includes('aura') || types.includes('equipment');
  const attachment = dice.oneOf(permanents.filter(isAttachment))?.id;
  const marker = dice.oneOf(state.turnMarkers)?.number;
  const active = state.players.find(({ id, inGame }) => inGame && id === state.turn.activePlayers[0]);
  const attacks = active
    ? creaturesOf(state, active).flatMap(({ id }) => (other === active.id ? [] : [{ attacker: id, target: other }]))
    : [];
  const attacking = state.combats[0]?.attacks[0]?.attacker;
  const among = { anyOf: [{}, { zone: 'BATTLEFIELD' }] };
  return {
    rangeOf: { player: other },
    ranges: {},
    legalTargets: { source, among },
    whoChooses: { effect: { source, asks: dice.oneOf(['CONTROLLER', 'AN_OPPONENT', 'ANY_PLAYER', 'A_TEAMMATE']) } },
    legalChoices: { choice: { chooser: player, source, among } },
    choiceOrder: { source, ...(marker ? { marker } : {}) },
    whoDecides: { decision: { player: other, controlledBy: player } },
    canActivate: object && { player, object },
    wouldTrigger: object && { ability: source, event: { kind: 'DIES', involves: [{ entity: object }] } },
    canAttach: attachment && { attachment, to: player },
    affectedBy: { source, among },
    informationFor: { source, among },
    preventionApplies: object && {
      effect: { source, specifiesSource: true, specifiesRecipient: false },
      damage: { source: object, recipient: player },
    },
    damageAfterRedirection: object && {
      damage: { source: object, recipient: player, amount: 5 },
      redirection: { source: { controller: player }, amount: 3, to: other },
    },
    outcomeOf: { result: { wins: player } },
    stateBasedActions: {},
    legalAttackTargets: { player },
    checkAttack: active && { player: active.id, attacks },
    legalBlocks: { player },
    checkBlocks: { player, blocks: [] },
    legalReselections: attacking && { attacker: attacking },
    blockDeclarationOrder: {},
    unblockedDamage: attacking && { attacker: attacking },
    departureOf: { players: [player] },
    legalDeployments: creature && { creature },
    canBeginTurn: marker && { marker },
    priority: marker ? { marker } : {},
    legalStacks: { spell: { controller: player, ...(object ? { targets: [object] } : {}) } },
    visibleHands: { player },
    lifeAfter: { change: { kind: 'LOSE', amounts: [{ player, amount: 3 }] } },
  };
};
