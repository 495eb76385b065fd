import { withStaticAbilities } from '../cards/layers/static-abilities.js';
import { nameList, withVerb, type Ruling } from '../answer.js';
import { listOf, playerInGame, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { costs, paidCosts } from '../state/cost-schemas.js';
import { block, tableLimits } from '../state/description.js';
import { controllerOf, objectOf, playerOf, type Block, type GameState, type Player } from '../state/game-state.js';
import { problemsAmong } from '../problem.js';
import { success, type Result } from '../result.js';
import { stepOf } from '../rules/506-combat.js';
import { creaturesDeclaredBy } from '../rules/508-attack-rules.js';
import { brokenByBlocks, checkBlocks } from '../rules/509-check-blocks.js';
import { attacksAtTable, defendsAgainst } from '../rules/509-declare-blockers.js';
import { blockDeclarationOrder } from '../rules/802-attack-multiple-players.js';
import { stepsOfBlocks } from '../combat/sizes.js';
import { declaredBlockProblems, declaredBlocks } from '../rules/506-combat-in-progress.js';
import type { Solve } from '../combat/optimization/integer-program.js';
import { askWithCosts, costProblems, paymentProblems, unpaidRulings } from '../combat/payments.js';
import { eventKind } from './event-kind.js';
import { stepName } from './step-begins.js';
import { declaredBefore } from '../rules/802.4-blockers.js';
import { declarePhrase, turnPartners } from '../rules/805-shared-team-turns.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('509.1', '509.1f');

const input = objectSchema('BlockersDeclaredInput', 'A defending player declares blockers (509.1).', {
  player: required(playerInGame, 'Who declares them; with shared team turns any member of the defending team.'),
  blocks: required(listOf(block, { maximum: tableLimits.objects }), 'Which creature blocks which attacker.'),
  paid: paidCosts,
  costs,
});
type BlockersDeclared = ValueOf<typeof input>;

/** Checks the time (509.1) and order (802.4) of the blocks, their legality (509.1a–509.1c) and payment (509.1f). */
const objections = (
  state: GameState,
  { player: id, blocks, paid: payments }: BlockersDeclared,
  solve: Solve | null,
): Result<readonly Ruling[]> => {
  const player = playerOf(state, id);
  const verdict = checkBlocks(state, player, declaredBlocks(state, blocks), attacksAtTable(state), solve);
  if (!verdict.ok) return verdict;
  return success([
    ...timeObjections(state, player),
    ...orderObjections(state, player),
    ...verdict.value.violations,
    ...unpaidRulings(verdict.value.costs, payments, (says, ...about) => ruling(state, '509.1f', says, ...about)),
  ]);
};

/** Finds why no blocks are possible now, and the restrictions that the declared blocks break. */
const plainObjections = (state: GameState, { player: id, blocks }: BlockersDeclared): readonly Ruling[] => {
  const player = playerOf(state, id);
  return [
    ...timeObjections(state, player),
    ...orderObjections(state, player),
    ...brokenByBlocks(state, player, declaredBlocks(state, blocks), attacksAtTable(state)),
  ];
};

/** Checks the step of the player who attacks the blocking player. */
const timeObjections = (state: GameState, player: Player): readonly Ruling[] => {
  const attack = attacksAtTable(state).find((each) => defendsAgainst(state, player, each));
  if (!attack) return [ruling(state, '509.1', `Nothing attacks ${player.name}, who has nothing to block.`, player)];
  const step = stepOf(state, controllerOf(state, attack.attacker));
  return step === 'DECLARE_BLOCKERS'
    ? []
    : [ruling(state, '509.1', `Blockers are declared in the declare blockers step, not in the ${stepName(step)}.`)];
};

const orderObjections = (state: GameState, player: Player): readonly Ruling[] => {
  const own = new Set(creaturesDeclaredBy(state, player).map((creature) => creature.id));
  const blocking = state.combats.flatMap(({ blocks }) => blocks.map(({ blocker }) => objectOf(state, blocker)));
  const before = blocking.filter(({ id }) => own.has(id));
  if (before.length) {
    const says = `${declarePhrase(state, player)} blockers once, and ${withVerb(before, 'is', 'are')} already blocking.`;
    return [ruling(state, '509.1', says, ...turnPartners(state, player), ...before)];
  }
  const { players } = blockDeclarationOrder(state, attacksAtTable(state));
  const later = players.slice(players.indexOf(player) + 1);
  const ahead = later.find((other) => blocking.some(({ controller }) => controller === other.id));
  if (!ahead || !players.includes(player)) return [];
  return [declaredBefore(state, ahead, player)];
};

const pairOf = ({ blocker, attacker }: Block): string => JSON.stringify([blocker, attacker]);

export const blockersDeclared = eventKind<BlockersDeclared>({
  input,
  description: 'A defending player declares blockers (509.1).',
  rules: ['802.4', '802.4a', '802.4b', '805.10d'],
  problems: (state, { blocks, paid: payments, costs: told }) => {
    const attacking = new Set(attacksAtTable(state).map(({ attacker }) => attacker.id));
    return [
      ...declaredBlockProblems(blocks),
      ...paymentProblems(payments, blocks, ({ blocker, attacker }) => [blocker, attacker]),
      ...(told?.length ? costProblems(withStaticAbilities(state), told, 'blockRules') : []),
      ...problemsAmong(blocks, ['blocks', 'attacker'], ({ attacker }) =>
        attacking.has(attacker) ? null : `"${attacker}" does not attack.`,
      ),
    ];
  },
  steps: (state, { player }) => stepsOfBlocks(state, playerOf(state, player), attacksAtTable(state).length),
  exactObjections: (state, given, solve) =>
    askWithCosts(withStaticAbilities(state), given.costs, 'blockRules', (table) => objections(table, given, solve)),
  plainObjections: (state, given) => plainObjections(withStaticAbilities(state), given),
  happen: (state, { blocks }) => ({
    ...state,
    combats: state.combats.map((combat) => {
      const attacking = new Set(combat.attacks.map(({ attacker }) => attacker));
      const earlier = new Set(combat.blocks.map(pairOf));
      const added = blocks.filter((block) => attacking.has(block.attacker) && !earlier.has(pairOf(block)));
      return added.length ? { ...combat, blocks: [...combat.blocks, ...added] } : combat;
    }),
  }),
  summary: (state, { player, blocks }) => {
    const phrases = blocks.map(({ blocker, attacker }) => ({
      name: `${objectOf(state, blocker).name} blocking ${objectOf(state, attacker).name}`,
    }));
    return `${declarePhrase(state, playerOf(state, player))} blockers: ${phrases.length ? nameList(phrases) : 'none'}.`;
  },
});
