import { withTypesInCombat } from '../cards/layers/static-abilities.js';
import { nameList, type Ruling } from '../answer.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { hasType, type GameObject, type GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';
import { groupPairs } from '../values/groups.js';

const { ruling } = citing('506.4', '506.4c');

/**
 * Says what was removed from combat by an event but is still on the battlefield, and what becomes of attackers.
 *
 * - 506.4: attackers and blockers that changed control or stopped being creatures.
 * - 506.4c: creatures whose attacked planeswalker or battle has left combat are still attacking, but nothing in
 *   particular.
 */
export const removedFromCombat = (before: GameState, after: GameState): readonly Ruling[] => [
  ...fightersRemoved(before, after),
  ...[...attackersLeft(before, after)].map(([attacked, attackers]) => {
    const one = attackers.length === 1;
    const says = `${nameList(attackers)} ${one ? 'is' : 'are'} still attacking, but no longer ${attacked.name}, which has left combat: unless ${one ? 'it is' : 'they are'} blocked, ${one ? 'it deals' : 'they deal'} no combat damage.`;
    return ruling(after, '506.4c', says, ...attackers, attacked);
  }),
];

/** An object before and after something happened to it. */
interface Change {
  readonly before: GameObject | undefined;
  readonly after: GameObject | undefined;
}

/** Finds how an object in combat has changed, including its types after static abilities. */
export const changesInCombat = (before: GameState, after: GameState): ((id: string) => Change) => {
  const [was, is] = [before, { ...after, combats: before.combats }].map(withTypesInCombat);
  return (id) => ({ before: was?.objects.get(id), after: is?.objects.get(id) });
};

const has = (object: GameObject | undefined, ...types: readonly string[]): boolean =>
  types.some((type) => object && hasType(object, type));

/**
 * Whether an attacker or blocker stays in combat with its present types.
 *
 * - 506.4: not once it stops being a creature or, in editions with battles, becomes a battle.
 */
export const staysFighter = ({ edition }: GameState, { before, after }: Change): boolean =>
  (has(after, 'creature') || !has(before, 'creature')) &&
  !(decisionsOf(edition).hasBattles && has(after, 'battle') && !has(before, 'battle'));

/**
 * Whether an attacked planeswalker or battle stays in combat.
 *
 * - 506.4: not once it stops being a planeswalker or battle; 506.4d: whether it also blocks does not matter.
 * - 506.4e: a permanent that was both stays as long as it is one of them.
 */
export const staysAttacked = ({ before, after }: Change): boolean => {
  const attackedAs = ['planeswalker', 'battle'].filter((type) => has(before, type));
  return !attackedAs.length || has(after, ...attackedAs);
};

const fightersOf = ({ combats }: GameState): ReadonlySet<string> =>
  new Set(
    combats.flatMap(({ attacks, blocks }) => [
      ...attacks.map(({ attacker }) => attacker),
      ...blocks.map(({ blocker }) => blocker),
    ]),
  );

const fightersRemoved = (before: GameState, after: GameState): readonly Ruling[] => {
  const fought = [...fightersOf(before)]
    .flatMap((id) => after.objects.get(id) ?? [])
    .filter(({ zone }) => zone === 'BATTLEFIELD');
  const isTaken = ({ id, controller }: GameObject): boolean => controller !== before.objects.get(id)?.controller;
  const changeOf = changesInCombat(before, after);
  const others = fought.filter((object) => !isTaken(object) && !staysFighter(after, changeOf(object.id)));
  const isBattle = ({ id }: GameObject): boolean => has(changeOf(id).after, 'creature');
  return [
    ...describeRemoved(after, fought.filter(isTaken), ['its controller changes', 'their controllers change']),
    ...describeRemoved(after, others.filter(isBattle), ['it is a battle now', 'they are battles now']),
    ...describeRemoved(
      after,
      others.filter((each) => !isBattle(each)),
      ['it is no longer a creature', 'they are no longer creatures'],
    ),
  ];
};

const describeRemoved = (
  state: GameState,
  removed: readonly GameObject[],
  [ofOne, ofMore]: readonly [string, string],
): readonly Ruling[] => {
  if (!removed.length) return [];
  const [are, why] = removed.length === 1 ? ['is', ofOne] : ['are', ofMore];
  return [ruling(state, '506.4', `${nameList(removed)} ${are} removed from combat, since ${why}.`, ...removed)];
};

/** Attackers of a planeswalker or battle that has left combat, by that permanent; they are still attacking. */
const attackersLeft = (before: GameState, after: GameState): ReadonlyMap<GameObject, readonly GameObject[]> => {
  const attacked = new Map(
    before.combats.flatMap(({ attacks }) => attacks.map((each) => [each.attacker, each.target])),
  );
  const attacks = after.combats.flatMap((combat) => combat.attacks);
  return groupPairs(
    attacks.flatMap(({ attacker, target }) => {
      const creature = after.objects.get(attacker);
      const left = target === null ? before.objects.get(attacked.get(attacker) ?? '') : undefined;
      return creature && left ? [[left, creature]] : [];
    }),
  );
};
