import type { AttackRule, BlockRule, EffectDescription } from '../../src/domain/state/description.js';
import { attackRuleKind, blockRuleKind } from '../../src/domain/state/effects/combat-rule-schemas.js';
import { durationEnd, type DurationEnd } from '../../src/domain/state/effects/duration.js';
import { isOnBattlefield, playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import type { Dice } from './random-games.js';

export const attackKinds = Object.keys(attackRuleKind.values) as readonly AttackRule['kind'][];
export const blockKinds = Object.keys(blockRuleKind.values) as readonly BlockRule['kind'][];
export const durationEnds = Object.keys(durationEnd.values) as readonly DurationEnd[];
export const someKeywords = ['Flying', 'Haste', 'Defender', 'Menace', 'Vigilance', 'Shadow', 'Protection from green'];

const becomings: readonly EffectDescription['becomes'][] = [
  { types: ['Elemental', 'Creature'], power: 2, toughness: 2 },
  { types: ['Island'], inPlaceOf: 'SUBTYPES', colors: ['BLUE'] },
  { types: ['Artifact'], inPlaceOf: 'TYPES', colors: [] },
  { everyCreatureType: true },
];

const takesCount = /AT_MOST|AT_LEAST|WITHOUT_OTHERS|FEWER|BY_MORE|EXACTLY|ADDITIONAL/;

/** A rule of that kind with the parts that it needs: about attacking that player or permanent. */
export const attackRuleOf = (kind: AttackRule['kind'], target: string): AttackRule => ({
  kind,
  ...(/TARGET|GOADED/.test(kind) && { target }),
  ...(takesCount.test(kind) && { count: 1 }),
});

/** A rule of that kind with the parts that it needs: about blocking that attacker. */
export const blockRuleOf = (kind: BlockRule['kind'], target: string): BlockRule => ({
  kind,
  ...(/TARGET|ONLY(?!_ALONE)/.test(kind) && { target }),
  ...(kind === 'CANT_BE_BLOCKED_EXCEPT_BY' && { blockers: { keywords: ['Flying'] } }),
  ...(takesCount.test(kind) && { count: 1 }),
});

/** Something that an effect does; control aside, of which it gives an object that it names. */
const doing = (state: GameState, dice: Dice, by: string, source: string | undefined): Partial<EffectDescription> => {
  const permanents = [...state.objects.values()].filter(isOnBattlefield).map(({ id }) => id);
  const keywords = [dice.oneOf(someKeywords) ?? 'Flying'];
  const attackKind = dice.oneOf(attackKinds) ?? 'GOADED';
  const whom = attackKind !== 'GOADED' && dice.below(2) ? dice.oneOf(permanents) : by;
  return {
    ...(dice.below(3) ? {} : { keywords }),
    ...(dice.below(4) ? {} : { losesKeywords: ['Flying', 'Reach'] }),
    ...(dice.below(5) ? {} : { losesAllAbilities: true }),
    ...(source === undefined || dice.below(4) ? {} : { becomes: dice.oneOf(becomings) }),
    ...(dice.below(2) ? {} : { attackRules: [attackRuleOf(attackKind, whom ?? by)] }),
    ...(dice.below(2)
      ? {}
      : { blockRules: [blockRuleOf(dice.oneOf(blockKinds) ?? 'CANT_BLOCK', dice.oneOf(permanents) ?? '')] }),
  };
};

/** An effect of any kind, with any end, on permanents of a table; undefined where there are none. */
export const effectOfAnyKind = (state: GameState, dice: Dice): EffectDescription | undefined => {
  const permanents = [...state.objects.values()].filter(isOnBattlefield);
  const [by, object] = [dice.oneOf(playersInGame(state))?.id, dice.oneOf(permanents)?.id];
  if (by === undefined || object === undefined) return undefined;
  const end = dice.oneOf(durationEnds) ?? 'END_OF_TURN';
  const source = end.startsWith('SOURCE') || dice.below(2) ? dice.oneOf(permanents)?.id : undefined;
  const controlled = source === undefined ? null : state.objects.get(source)?.controller;
  const controller = (end === 'SOURCE_CHANGES_CONTROL' && controlled) || by;
  const given = dice.below(4) || source === object ? {} : { givesControlTo: by };
  const on = 'givesControlTo' in given || dice.below(2) ? { on: [object] } : { creatures: { types: ['Creature'] } };
  const whose = dice.below(2) ? { player: dice.oneOf(playersInGame(state))?.id ?? by } : {};
  return {
    ...{ name: 'It', controller, ...(source && { from: source }), ...on, ...doing(state, dice, by, source), ...given },
    until: { end, ...(end.includes('NEXT') && whose) },
  };
};
