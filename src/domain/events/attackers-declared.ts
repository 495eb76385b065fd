import { withStaticAbilities } from '../cards/layers/static-abilities.js';
import { nameList, withVerb, type Ruling } from '../answer.js';
import { listOf, playerInGame, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { attackedPlayer } from '../state/attacked-player.js';
import { withEach } from '../state/change.js';
import { costs, paidCosts } from '../state/cost-schemas.js';
import { attack, tableLimits } from '../state/description.js';
import { entityOf, hasKeyword, objectOf, playerOf } from '../state/game-state.js';
import type { Attack, GameState, Player } from '../state/game-state.js';
import { success, type Result } from '../result.js';
import { combatOf, stepOf, turnObjections, withCombat } from '../rules/506-combat.js';
import { brokenByAttack, checkAttack } from '../rules/508-check-attack.js';
import { stepsOfAttack } from '../combat/sizes.js';
import { declaredAttackProblems, declaredAttacks } from '../rules/506-combat-in-progress.js';
import type { Solve } from '../combat/optimization/integer-program.js';
import { askWithCosts, costProblems, paymentProblems, unpaidRulings } from '../combat/payments.js';
import { eventKind } from './event-kind.js';
import { stepName } from './step-begins.js';
import { declarePhrase } from '../rules/805-shared-team-turns.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('508.1', '508.1j');

const input = objectSchema('AttackersDeclaredInput', 'The active player declares attackers (508.1).', {
  player: required(playerInGame, 'Who declares them; with shared team turns any member of the active team.'),
  attacks: required(listOf(attack, { maximum: tableLimits.objects }), 'Which creature attacks what.'),
  paid: paidCosts,
  costs,
});
type AttackersDeclared = ValueOf<typeof input>;

/** Checks the time of the declaration (508.1), its legality (508.1a–508.1e) and the payment of its costs (508.1j). */
const objections = (
  state: GameState,
  { player: id, attacks, paid: payments }: AttackersDeclared,
  solve: Solve | null,
): Result<readonly Ruling[]> => {
  const player = playerOf(state, id);
  const verdict = checkAttack(state, player, declaredAttacks(state, attacks), solve);
  if (!verdict.ok) return verdict;
  return success([
    ...timeObjections(state, player),
    ...verdict.value.violations,
    ...unpaidRulings(verdict.value.costs, payments, (says, ...about) => ruling(state, '508.1j', says, ...about)),
  ]);
};

/** Finds why no attack is possible now, and the restrictions that the declared attack breaks. */
const plainObjections = (state: GameState, { player: id, attacks }: AttackersDeclared): readonly Ruling[] => {
  const player = playerOf(state, id);
  return [...timeObjections(state, player), ...brokenByAttack(state, player, declaredAttacks(state, attacks))];
};

const timeObjections = (state: GameState, player: Player): readonly Ruling[] => {
  const step = stepOf(state, player);
  const attackers = (combatOf(state, player)?.attacks ?? []).map(({ attacker }) => objectOf(state, attacker));
  const now = `Attackers are declared in the declare attackers step, not in the ${stepName(step)}.`;
  const already = `Attackers are declared once, and ${withVerb(attackers, 'is', 'are')} already attacking.`;
  return [
    ...turnObjections(state, player),
    ...(step === 'DECLARE_ATTACKERS' ? [] : [ruling(state, '508.1', now)]),
    ...(attackers.length ? [ruling(state, '508.1', already, ...attackers)] : []),
  ];
};

/** 508.1f, 702.20b: attackers become tapped, unless they have vigilance. */
const happen = (state: GameState, { player, attacks }: AttackersDeclared): GameState => {
  const declared = declaredAttacks(state, attacks).map(({ attacker, target, band }): Attack => ({
    attacker: attacker.id,
    target: target.id,
    defendingPlayer: attackedPlayer(state, target.id),
    band,
  }));
  if (!declared.length) return state;
  const attackers = declared.map(({ attacker }) => objectOf(state, attacker));
  const table = withStaticAbilities(state);
  const tapping = attackers.filter(
    (creature) => !creature.tapped && !hasKeyword(objectOf(table, creature.id), 'vigilance'),
  );
  const again = new Set(declared.map(({ attacker }) => attacker));
  return withCombat(
    withEach(state, tapping, (creature) => ({ ...creature, tapped: true })),
    playerOf(state, player),
    (combat) => ({
      ...combat,
      attacks: [...combat.attacks.filter(({ attacker }) => !again.has(attacker)), ...declared],
    }),
  );
};

export const attackersDeclared = eventKind<AttackersDeclared>({
  input,
  description: 'The active player declares attackers, which become tapped (508.1).',
  rules: ['801.3', '802.3', '802.3a', '802.3b', '803.1a', '803.1b', '805.10b', '809.3c', '811.4'],
  problems: (state, { attacks, paid: payments, costs: told }) => [
    ...declaredAttackProblems(attacks),
    ...paymentProblems(payments, attacks, ({ attacker, target }) => [attacker, target]),
    ...(told?.length ? costProblems(withStaticAbilities(state), told, 'attackRules') : []),
  ],
  steps: (state, { player }) => stepsOfAttack(state, playerOf(state, player)),
  exactObjections: (state, given, solve) =>
    askWithCosts(withStaticAbilities(state), given.costs, 'attackRules', (table) => objections(table, given, solve)),
  plainObjections: (state, given) => plainObjections(withStaticAbilities(state), given),
  happen,
  summary: (state, { player, attacks }) => {
    const phrases = attacks.map(({ attacker, target }) => {
      const creature = objectOf(state, attacker).name;
      return { name: target ? `${creature} attacking ${entityOf(state, target).name}` : creature };
    });
    return `${declarePhrase(state, playerOf(state, player))} attackers: ${phrases.length ? nameList(phrases) : 'none'}.`;
  },
});
