import { reaches } from '../state/range.js';
import { distinctRulings, type Ruling } from '../answer.js';
import { rulesOutOfRange, type Pair } from '../combat/combat-rules.js';
import type { Cost } from '../combat/prohibitions.js';
import { controllerOf, type GameState } from '../state/game-state.js';
import { citing } from '../rulebook/citing.js';
import { attackRulesApplying, prohibitionsAmong } from './508-attack-rules.js';
import { blockProhibitions, blockRulesApplying } from './509-block-rules.js';
import { describeDistance } from './801-limited-range-of-influence.js';

const { ruling } = citing('801.10');

/** Says that nobody has to pay attack costs whose source is out of range (801.10). */
export const attackCostsOutOfRange = (state: GameState, attacks: readonly Pair[]): readonly Ruling[] => {
  const attackers = attacks.map(({ creature }) => creature);
  const applied = attackRulesApplying(state, attackers, rulesOutOfRange);
  return notReached(state, prohibitionsAmong(state, applied).costsOf(...attacks));
};

/** Says that nobody has to pay block costs whose source is out of range (801.10). */
export const blockCostsOutOfRange = (state: GameState, blocks: readonly Pair[]): readonly Ruling[] => {
  const blockers = blocks.map(({ creature }) => creature);
  const attackers = blocks.flatMap(({ target }) => (target.kind === 'OBJECT' ? [target] : []));
  const applied = blockRulesApplying(state, blockers, attackers, rulesOutOfRange);
  return notReached(state, blockProhibitions(state, applied).costsOf(...blocks));
};

const notReached = (state: GameState, costs: readonly Cost[]): readonly Ruling[] =>
  distinctRulings(costs.map((cost) => costNotReached(state, cost)));

const costNotReached = (state: GameState, { creature, target, source, pays }: Cost): Ruling => {
  const isReached = reaches(state, { object: source.id }, creature);
  const far = controllerOf(state, isReached && target.kind === 'OBJECT' ? target : creature);
  const says = `${describeDistance(state, controllerOf(state, source), far)}, so ${source.name} does not make ${pays.name} pay.`;
  return ruling(state, '801.10', says, far, controllerOf(state, source), source, pays);
};
