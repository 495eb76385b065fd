import { asRulings, nameList, distinctRulings, withVerb, type Answer, type Ruling, type Rulings } from '../answer.js';
import { doubtsAt } from '../cards/answers/doubts.js';
import { citing } from '../rulebook/citing.js';
import { cardTypes } from '../rulebook/keywords-and-types.js';
import { possessionsOf } from '../state/belongings.js';
import { filtersOfRule, type CombatRule } from '../state/effects/combat-rule-schemas.js';
import { matches } from '../state/filters/matching.js';
import { areOpponents, controllerOf, hasType, isOnBattlefield } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import type { ExcludedEntity } from '../selection.js';
import type { AttackTargets } from './508-declare-attackers.js';
import type { DeclaredBlock } from './509-check-blocks.js';
import type { AttackUnderWay, BlockTargets } from './509-declare-blockers.js';
import type { DeclaredAttack } from './702.22-banding.js';
import { printedObject, statRulings } from './613.4-power-and-toughness.js';
import { evasionObjections } from './702-evasion.js';

const { certain } = citing('613.1d', '613.1e');

const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

const madeBy = (object: GameObject, source: GameObject): string => {
  const types = object.types.filter((each) => cardTypes.includes(each)).join(' ');
  const lost = Object.entries(object.retyped ?? {}).flatMap(([type, by]) =>
    by === source.id && !hasType(object, type) ? [withArticle(type)] : [],
  );
  const is = types ? withArticle(types) : 'a permanent';
  const makes = source === object ? `${object.name}'s own ability makes it` : `${source.name} makes ${object.name}`;
  return `${makes} ${is}${lost.length ? ` and not ${lost.join(' or ')}` : ''}.`;
};

/** Says which effects make an object a creature, planeswalker or battle, or stop it from being one (613.1d). */
const typeRulings = (state: GameState, entity: Entity): readonly Ruling[] => {
  if (entity.kind === 'PLAYER') return [];
  const sources = [...new Set(Object.values(entity.retyped ?? {}))].flatMap((id) => state.objects.get(id) ?? []);
  return sources.map((source) => certain(state, '613.1d', madeBy(entity, source), source, entity));
};

const colorRulings = (state: GameState, object: GameObject): readonly Ruling[] => {
  const sources = (object.recolored?.by ?? []).flatMap((id) => state.objects.get(id) ?? []);
  if (!sources.length) return [];
  const colors = nameList(object.colors.map((each) => ({ name: each.toLowerCase() })));
  const says = `${withVerb(sources, 'makes', 'make')} ${object.name} ${object.colors.length ? colors : 'colorless'}.`;
  return [certain(state, '613.1e', says, ...sources, object)];
};

/** An object as it would be without the effects of a layer, and the rulings on those effects. */
interface WithoutLayer {
  readonly as: GameObject;
  readonly rulings: () => readonly Ruling[];
}

/** The object without effects on its colors, and without effects on its power and toughness. */
const withoutEffects = (state: GameState, object: GameObject): readonly WithoutLayer[] => {
  const printed = printedObject(state, object);
  return [
    ...(object.recolored
      ? [{ as: { ...object, colors: object.recolored.from }, rulings: () => colorRulings(state, object) }]
      : []),
    ...(printed ? [{ as: printed, rulings: () => statRulings(state, object) }] : []),
  ];
};

/**
 * Says which effects on an object's colors or size decide whether combat rules apply to it (613.1e, 613.4). `others`
 * names the rules' filter for creatures on the other side, which is skipped.
 */
const decidingEffects = (
  state: GameState,
  object: GameObject,
  rulesOf: (object: GameObject) => readonly CombatRule[],
  decides: (without: GameObject) => boolean = () => false,
  others = '',
): readonly Ruling[] =>
  withoutEffects(state, object).flatMap(({ as, rulings }) => {
    const isMeant = (rule: CombatRule): boolean =>
      filtersOfRule(rule).some(
        ({ path, filter }) =>
          filter && path[0] !== others && matches(state, filter, object) !== matches(state, filter, as),
      );
    const isDecided = decides(as) || [...state.objects.values()].some((each) => rulesOf(each).some(isMeant));
    return isDecided ? rulings() : [];
  });

const ofAttacker = (state: GameState, attacker: GameObject): readonly Ruling[] => [
  ...typeRulings(state, attacker),
  ...decidingEffects(state, attacker, ({ attackRules }) => attackRules),
];

const blockRulesOf = ({ blockRules }: GameObject): readonly CombatRule[] => blockRules;

/** Says which effects on colors and sizes decide a block: rules, or evasion abilities (702.13b, 702.16f, 702.36b, 702.118b). */
const ofBlock = (state: GameState, blocker: GameObject, attack: AttackUnderWay): readonly Ruling[] => {
  const { attacker } = attack;
  const count = (as: Partial<{ blocker: GameObject; attacker: GameObject }>): number =>
    evasionObjections(state, { ...attack, attacker: as.attacker ?? attacker }, as.blocker ?? blocker).length;
  return [
    ...decidingEffects(
      state,
      blocker,
      blockRulesOf,
      (withOwn) => count({ blocker: withOwn }) !== count({}),
      'attackers',
    ),
    ...decidingEffects(
      state,
      attacker,
      blockRulesOf,
      (withOwn) => count({ attacker: withOwn }) !== count({}),
      'blockers',
    ),
  ];
};

const withMoreRulings = (because: Rulings, more: readonly Ruling[]): Rulings =>
  more.length ? asRulings(distinctRulings([...because, ...more])) : because;

/** A player's permanents that effects may have made noncreatures. */
export const doubtfulCreatures = (state: GameState, player: Player): readonly GameObject[] => {
  const { ofBeing } = doubtsAt(state);
  return possessionsOf(state, player).filter(
    (object) =>
      object.controller === player.id &&
      isOnBattlefield(object) &&
      !hasType(object, 'creature') &&
      (object.retyped?.['creature'] !== undefined || ofBeing(object).length > 0),
  );
};

interface NoLongerAttackable extends ExcludedEntity {
  readonly entity: GameObject;
}

/** Lists permanents that could be attacked if effects had not changed their types. */
const noLongerAttackable = (state: GameState): readonly NoLongerAttackable[] =>
  [...state.objects.values()].flatMap((object) => {
    const { retyped } = object;
    const isLost = ['planeswalker', 'battle'].some((type) => retyped?.[type] && !hasType(object, type));
    const [first, ...others] = isLost && isOnBattlefield(object) ? typeRulings(state, object) : [];
    return first ? [{ entity: object, because: [first, ...others] }] : [];
  });

/**
 * Adds to attack targets the effects on types and colors that decide them.
 *
 * - 613.1d, 613.1e, 613.4: an object's types, colors, power and toughness are those after all effects.
 */
export const explainAttackTargets = (
  state: GameState,
  rows: readonly Answer<AttackTargets>[],
): readonly Answer<AttackTargets>[] => {
  const lost = noLongerAttackable(state);
  const isOfOpponent = (attacker: GameObject, { entity }: NoLongerAttackable): boolean =>
    areOpponents(controllerOf(state, attacker), controllerOf(state, entity));
  return rows.map((row) => ({
    ...row,
    excluded: [...row.excluded, ...lost.filter((each) => isOfOpponent(row.attacker, each))],
    because: withMoreRulings(row.because, [
      ...ofAttacker(state, row.attacker),
      ...row.included.flatMap((each) => typeRulings(state, each)),
    ]),
  }));
};

/** Adds to block targets the effects on types and colors that decide them. */
export const explainBlockTargets = (
  state: GameState,
  rows: readonly Answer<BlockTargets>[],
  attacks: readonly AttackUnderWay[],
): readonly Answer<BlockTargets>[] => {
  const underWay = new Map(attacks.map((each) => [each.attacker.id, each]));
  return rows.map((row) => {
    const { blocker } = row;
    const rulingsOn = ({ id }: Entity): readonly Ruling[] => {
      const attack = underWay.get(id);
      return attack ? ofBlock(state, blocker, attack) : [];
    };
    return {
      ...row,
      excluded: row.excluded.map(({ entity, because }) => ({
        entity,
        because: withMoreRulings(because, rulingsOn(entity)),
      })),
      because: withMoreRulings(row.because, [...typeRulings(state, blocker), ...row.included.flatMap(rulingsOn)]),
    };
  });
};

/** The creatures that a requirement is about. */
const required = (because: readonly Ruling[]): readonly Entity[] =>
  because.flatMap(({ rule, about }) => (rule.key === '508.1d' || rule.key === '509.1c' ? about : []));

/** Adds to a verdict on attackers the effects that decide it. */
export const explainAttack = <Verdict extends object>(
  state: GameState,
  attacks: readonly DeclaredAttack[],
  verdict: Answer<Verdict>,
): Answer<Verdict> => ({
  ...verdict,
  because: withMoreRulings(verdict.because, [
    ...attacks.flatMap(({ attacker, target }) => [...ofAttacker(state, attacker), ...typeRulings(state, target)]),
    ...required(verdict.because).flatMap((each) => typeRulings(state, each)),
  ]),
});

/** Adds to a verdict on blockers the effects that decide it. */
export const explainBlocks = <Verdict extends object>(
  state: GameState,
  blocks: readonly DeclaredBlock[],
  attacks: readonly AttackUnderWay[],
  verdict: Answer<Verdict>,
): Answer<Verdict> => ({
  ...verdict,
  because: withMoreRulings(verdict.because, [
    ...blocks.flatMap(({ blocker }) => typeRulings(state, blocker)),
    ...blocks.flatMap(({ blocker, attacker }) =>
      attacks.flatMap((attack) => (attack.attacker === attacker ? ofBlock(state, blocker, attack) : [])),
    ),
    ...required(verdict.because).flatMap((each) => typeRulings(state, each)),
  ]),
});
