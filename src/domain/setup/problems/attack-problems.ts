import { problemsAmong, within, type Problem } from '../../problem.js';
import { withTypesInCombat } from '../../cards/layers/static-abilities.js';
import { defendingPlayerIdOf } from '../../state/attacked-player.js';
import type { attack, FullDescription } from '../../state/description.js';
import { areOpponents, areTeammates, controllerOf, hasType, objectOf, playerOf } from '../../state/game-state.js';
import type { GameState } from '../../state/game-state.js';
import type { ValueOf } from '../../schema/schema.js';

/** An attack as a table or a question tells it. */
export type ToldAttack = ValueOf<typeof attack>;

/** Whether an attack is on somebody or something that its controller's opponents defend (508.1b), or defended. */
const isOnOpponent = (state: GameState, { attacker, target, defendingPlayer }: ToldAttack): boolean => {
  const object = target ? state.objects.get(target) : undefined;
  if (object && !hasType(object, 'planeswalker') && !hasType(object, 'battle')) return false;
  const defending = defendingPlayer ?? (target ? defendingPlayerIdOf(state, target) : null);
  return !defending || areOpponents(controllerOf(state, objectOf(state, attacker)), playerOf(state, defending));
};

/** Finds attackers whose controllers do not attack in the same turn as the first one's; in Grand Melee several turns go on. */
const attackingApart = (state: GameState, attacks: readonly ToldAttack[]): readonly Problem[] => {
  const [first] = attacks.map(({ attacker }) => controllerOf(state, objectOf(state, attacker)));
  if (!first || state.variant === 'GRAND_MELEE') return [];
  return problemsAmong(attacks, ['attacks', 'attacker'], ({ attacker }) => {
    const controller = controllerOf(state, objectOf(state, attacker));
    const areTogether = state.options.sharedTeamTurns && areTeammates(first, controller);
    if (controller === first || areTogether) return null;
    return `"${attacker}" is controlled by ${controller.name}, and does not attack in the same turn as creatures of ${first.name} (508.1a).`;
  });
};

/** Finds attacks that no combat holds: by creatures of several sides, or on what no opponent defends. */
export const impossibleAttacks = (state: GameState, attacks: readonly ToldAttack[]): readonly Problem[] => [
  ...attackingApart(state, attacks),
  ...problemsAmong(attacks, ['attacks'], (told) =>
    isOnOpponent(state, told)
      ? null
      : `"${told.attacker}" attacks neither an opponent nor an opponent's planeswalker or battle (508.1b).`,
  ),
];

/** Finds such attacks in the combats of a described table. */
export const combatsRefusedAt = (told: GameState, { combats }: FullDescription): readonly Problem[] => {
  if (!combats?.length) return [];
  const state = withTypesInCombat(told);
  return combats.flatMap(({ attacks }, index) => within(['combats', index], impossibleAttacks(state, attacks)));
};
