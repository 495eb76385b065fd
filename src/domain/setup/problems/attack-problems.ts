import { problemsAmong, atPath, type Problem } from '../../problem.js';
import { withTypesInCombat } from '../../cards/layers/static-abilities.js';
import { defendingPlayerIdOf } from '../../state/attacked-player.js';
import type { attack } from '../../state/description.js';
import { areOpponents, areTeammates, controllerOf, hasType, isOnBattlefield } from '../../state/game-state.js';
import { objectOf, playerOf, type GameState, type Player } from '../../state/game-state.js';
import type { ValueOf } from '../../schema/schema.js';
import type { CombatInput } from './turn-problems.js';

/** An attack in a description or a question. */
export type AttackInput = ValueOf<typeof attack>;

const ofObject = (state: GameState, id: string): Player => controllerOf(state, objectOf(state, id));

/** Whether players attack and defend together, as teammates do with shared team turns (805.10a). */
const areOneSide = ({ options }: GameState, one: Player, other: Player): boolean =>
  one.id === other.id || (options.sharedTeamTurns && areTeammates(one, other));

/** Returns an attack's defending player, as given or derived from its target (508.5); null if unknown. */
const defenderOf = (state: GameState, { target, defendingPlayer }: AttackInput): Player | null => {
  const id = defendingPlayer ?? (target ? defendingPlayerIdOf(state, target) : null);
  return id === null ? null : playerOf(state, id);
};

/** Finds attacks whose given defending player differs from the one that the target determines (508.5). */
export const otherDefenders = (
  state: GameState,
  attacks: readonly AttackInput[] | null | undefined,
): readonly Problem[] =>
  problemsAmong(attacks, ['attacks', 'defendingPlayer'], ({ target, defendingPlayer }) => {
    const defends = target ? defendingPlayerIdOf(state, target) : null;
    if (!defendingPlayer || defends === null || defends === defendingPlayer) return null;
    const attacked = `"${target ?? ''}" is attacked, `;
    return defends === target
      ? `${attacked}and so is the defending player, not "${defendingPlayer}" (508.5).`
      : `${attacked}and "${defends}" is the defending player, not "${defendingPlayer}" (508.5).`;
  });

/** Whether an attack is on an opponent, or an opponent's planeswalker or battle (508.1b); true if unknown. */
const isOnOpponent = (state: GameState, told: AttackInput): boolean => {
  const object = told.target ? state.objects.get(told.target) : undefined;
  if (object && !hasType(object, 'planeswalker') && !hasType(object, 'battle')) return false;
  const defending = defenderOf(state, told);
  return !defending || areOpponents(ofObject(state, told.attacker), defending);
};

/** Finds attackers of another side than the first attacker. Grand Melee is exempt, as several turns are under way. */
const attackingApart = (state: GameState, attacks: readonly AttackInput[]): readonly Problem[] => {
  const [first] = attacks.map(({ attacker }) => ofObject(state, attacker));
  if (!first || state.variant === 'GRAND_MELEE') return [];
  return problemsAmong(attacks, ['attacks', 'attacker'], ({ attacker }) => {
    const controller = ofObject(state, attacker);
    return areOneSide(state, first, controller)
      ? null
      : `"${attacker}" is controlled by ${controller.name}, and does not attack in the same turn as creatures of ${first.name} (508.1a).`;
  });
};

/** Finds impossible attacks: by creatures of several sides, or on something that no opponent defends. */
export const impossibleAttacks = (state: GameState, attacks: readonly AttackInput[]): readonly Problem[] => [
  ...attackingApart(state, attacks),
  ...problemsAmong(attacks, ['attacks'], (told) =>
    isOnOpponent(state, told)
      ? null
      : `"${told.attacker}" attacks neither an opponent nor an opponent's planeswalker or battle (508.1b).`,
  ),
];

/** Finds attacks on the attacker's own battle without a protector, and on opponents other than the picked defender. */
const undefendedAttacks = (state: GameState, { attacks, defendingPlayer }: CombatInput): readonly Problem[] =>
  problemsAmong(attacks, ['attacks', 'target'], (told) => {
    const defending = defenderOf(state, told);
    if (!defending) return told.target && isOnOwn(state, told) ? nobodyProtects(told.target) : null;
    const picked = defendingPlayer && state.options.attack === 'ONE_OPPONENT' ? playerOf(state, defendingPlayer) : null;
    return !picked || areOneSide(state, picked, defending)
      ? null
      : `${defending.name} defends against "${told.attacker}", but ${picked.name} was picked as the defending player (506.2a).`;
  });

/** Whether the attacker's side controls the target. */
const isOnOwn = (state: GameState, { attacker, target }: AttackInput): boolean =>
  !areOpponents(ofObject(state, attacker), ofObject(state, target ?? ''));

const nobodyProtects = (battle: string): string =>
  `Nobody protects "${battle}": say who does, or who the defending player is (310.9b).`;

/** Finds blocks by creatures that the defending player does not control (509.1a). */
const foreignBlocks = (state: GameState, { attacks, blocks }: CombatInput): readonly Problem[] =>
  problemsAmong(blocks, ['blocks', 'blocker'], ({ blocker, attacker }) => {
    const blockedAttack = attacks.find((each) => each.attacker === attacker);
    const [defending, controller] = [blockedAttack ? defenderOf(state, blockedAttack) : null, ofObject(state, blocker)];
    return !defending || areOneSide(state, defending, controller)
      ? null
      : `"${blocker}" is controlled by ${controller.name}, and ${defending.name} defends against "${attacker}" (509.1a).`;
  });

/** Finds creatures that fight though they are not on the battlefield (506.4). */
const notOnBattlefield = (state: GameState, { attacks, blocks }: CombatInput): readonly Problem[] => {
  const why = (id: string): string | null =>
    isOnBattlefield(objectOf(state, id)) ? null : `${id} is not on the battlefield, and so not in combat (506.4).`;
  return [
    ...problemsAmong(attacks, ['attacks', 'attacker'], ({ attacker }) => why(attacker)),
    ...problemsAmong(blocks, ['blocks', 'blocker'], ({ blocker }) => why(blocker)),
  ];
};

const fightProblems = (state: GameState, fight: CombatInput): readonly Problem[] => {
  const found = [...notOnBattlefield(state, fight), ...otherDefenders(state, fight.attacks)];
  const impossible = found.length
    ? found
    : [...impossibleAttacks(state, fight.attacks), ...undefendedAttacks(state, fight)];
  return [...impossible, ...foreignBlocks(state, fight)];
};

/** Finds the impossible attacks and blocks of a described table; applies type-changing cards where they may matter. */
export const combatProblemsAt = (state: GameState, combats: readonly CombatInput[]): readonly Problem[] =>
  combats.flatMap((fight, index) =>
    fightProblems(state, fight).length
      ? atPath(['combats', index], fightProblems(withTypesInCombat(state), fight))
      : [],
  );
