import { problem, problemsAmong, type Problem } from '../../problem.js';
import type { CombatRule } from '../../state/effects/combat-rule-schemas.js';
import { isTypeWord } from '../../state/effects/new-characteristics.js';
import { asksForPlayer, asksForSource, endsWithTurn, takesPlayer } from '../../state/effects/duration.js';
import { changesObjects, controllerOfEffect, hasCombatRules, type FullEffect } from '../../state/effects/effects.js';
import { controllerAt, hasController } from '../../state/control.js';
import { objectOf, playerOf, type GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { turnsOf } from '../../state/turns-under-way.js';
import type { Variant, Zone } from '../../state/vocabulary.js';
import { problemsOfRule, problemsOfRules, unreadFieldProblems } from './combat-rule-problems.js';

/** Finds effects that lack a field, or have fields that exclude each other. */
export const effectProblems = (
  effect: FullEffect,
  isInGame: (player: string) => boolean | undefined,
  variant: Variant,
): readonly Problem[] => [
  ...(Boolean(effect.on) === Boolean(effect.creatures)
    ? [problem(['on'], 'Give either "on", the ids of the objects, or "creatures", not both.')]
    : []),
  ...(changesObjects(effect) || hasCombatRules(effect) ? [] : [problem([], 'This effect does nothing.')]),
  ...(effect.player ? [problem(['player'], '"player" is only for an offer that needs one.')] : []),
  ...becomingProblems(effect),
  ...controlProblems(effect, isInGame),
  ...durationProblems(effect, variant),
  ...lostTurnProblems(effect, isInGame),
  ...problemsOfRules(effect, problemsOfRule),
  ...unreadFieldProblems(effect),
  ...problemsOfRules(effect, (rule) => problemsWithin(effect, rule)),
];

/** Rejects new characteristics without a source, without content, or with only one of power and toughness. */
const becomingProblems = ({ becomes, from }: FullEffect): readonly Problem[] => {
  if (!becomes) return [];
  const { types, inPlaceOf, everyCreatureType, colors, power = null, toughness = null } = becomes;
  const isNothing = !types && !everyCreatureType && !colors && power === null;
  return [
    ...(!from || isNothing || (power === null) !== (toughness === null)
      ? [
          problem(
            ['becomes'],
            '"becomes" needs types, colors, or power and toughness, and the effect needs its source, "from".',
          ),
        ]
      : []),
    ...((inPlaceOf && !types) || !(types ?? []).every(isTypeWord)
      ? [problem(['becomes', 'types'], 'Types are a word each, without colors and numbers.')]
      : []),
  ];
};

const controlProblems = (
  { givesControlTo, on }: FullEffect,
  isInGame: (player: string) => boolean | undefined,
): readonly Problem[] => {
  if (!givesControlTo) return [];
  if (isInGame(givesControlTo) === false)
    return [problem(['givesControlTo'], `"${givesControlTo}" has left the game (800.4b).`)];
  return on ? [] : [problem(['givesControlTo'], 'An effect that gives control has to list the objects in "on".')];
};

/** Rejects extraTurnsAfter for a turn that was not lost because a player left (800.4m). */
const lostTurnProblems = (
  { until, controller }: FullEffect,
  isInGame: (player: string) => boolean | undefined,
): readonly Problem[] => {
  if (typeof until?.extraTurnsAfter !== 'number') return [];
  if (asksForPlayer(until) && !isInGame(until.player ?? controller ?? '')) return [];
  const says = 'Only the next turn of a player who has left may be an extra turn that was lost (800.4m).';
  return [problem(['until', 'extraTurnsAfter'], says)];
};

const durationProblems = ({ until, from, controller }: FullEffect, variant: Variant): readonly Problem[] => {
  if (!until) return [];
  if (until.player && !takesPlayer(until) && variant !== 'GRAND_MELEE') {
    const says = `${until.end} takes a player only in Grand Melee, where several turns are under way (807.4).`;
    return [problem(['until', 'player'], says)];
  }
  if (asksForSource(until) && !from)
    return [problem(['until', 'end'], `${until.end} needs the source of the effect, "from".`)];
  return asksForPlayer(until) && !until.player && !controller && !from
    ? [problem(['until', 'player'], `${until.end} needs a player, whose turn it is.`)]
    : [];
};

/** Finds effects whose duration is already over (514.2, 611.2b). */
export const endedProblems = (
  { until, from }: FullEffect,
  isTurnOver: boolean,
  zoneOf: (object: string) => Zone | undefined,
): readonly Problem[] => {
  if (!until) return [];
  if (until.end === 'END_OF_TURN' && isTurnOver)
    return [problem(['until', 'end'], 'The turn has ended already (514.2).')];
  const zone = asksForSource(until) && from ? zoneOf(from) : undefined;
  return zone === undefined || zone === 'BATTLEFIELD'
    ? []
    : [problem(['from'], `"${from ?? ''}" is not on the battlefield (611.2b).`)];
};

/** Finds the problems of an effect that depend on the table. */
export const effectProblemsAt = (state: GameState, effect: FullEffect): readonly Problem[] => {
  const controller = controllerOfEffect(state, effect);
  return [...receivedProblems(state, effect, controller), ...endProblems(state, effect, controller)];
};

/** Rejects control of objects that have no controller (108.4), and control for a player out of range (801.10). */
const receivedProblems = (
  state: GameState,
  { givesControlTo, on }: FullEffect,
  controller: string | null,
): readonly Problem[] => {
  if (!givesControlTo) return [];
  const says = `"${givesControlTo}" is out of range of "${controller ?? ''}", so no effect of theirs gives them control (801.10).`;
  return [
    ...problemsAmong(on, ['on'], (id) =>
      hasController(objectOf(state, id).zone) ? null : `"${id}" is where objects have no controller (108.4).`,
    ),
    ...(controller && !reaches(state, { controller }, playerOf(state, givesControlTo))
      ? [problem(['givesControlTo'], says)]
      : []),
  ];
};

/** Rejects a source that another player controls (611.2b), and a duration that fits several turns under way (807.4). */
const endProblems = (state: GameState, { until, from }: FullEffect, controller: string | null): readonly Problem[] => {
  const player = until?.player ?? controller;
  if (until?.end === 'SOURCE_CHANGES_CONTROL' && from && player && controllerAt(state)(from) !== player)
    return [
      problem(until.player ? ['until', 'player'] : ['controller'], `"${player}" does not control "${from}" (611.2b).`),
    ];
  if (!until || !endsWithTurn(until) || until.player || !state.turnMarkers.some(({ inTurn }) => inTurn)) return [];
  const near = turnsOf(state, controller).length;
  const whose = near ? 'Several turns are' : `No turn within range of "${controller ?? ''}" is`;
  return near === 1
    ? []
    : [problem(['until', 'player'], `${whose} under way: name the player whose ${until.end} is meant (807.4).`)];
};

/** Finds fields of a rule that belong to its effect, or that need further fields of the effect. */
const problemsWithin = ({ from, name, controller }: FullEffect, rule: CombatRule): readonly Problem[] => [
  ...(rule.creatures
    ? [problem(['creatures'], 'The effect says which objects its rules apply to: leave out "creatures" here.')]
    : []),
  ...(rule.until ? [problem(['until'], 'The effect says when its rules end: leave out "until" here.')] : []),
  ...(rule.unlessPays && !from && !name
    ? [problem(['unlessPays'], 'A cost needs the source of the effect, "from", or its "name" if the source is gone.')]
    : []),
  ...((rule.unless || rule.asLongAs) && !controller && !from
    ? [
        problem(
          [rule.unless ? 'unless' : 'asLongAs'],
          'A condition needs the "controller" of the effect or its source, "from".',
        ),
      ]
    : []),
];
