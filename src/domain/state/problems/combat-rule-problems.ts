import { problem, within, type Problem } from '../../problem.js';
import type { AttackRule, BlockRule, CombatRule } from '../combat-rule-schemas.js';

/** A part of a rule beside its kind and its creatures. */
type Part = 'target' | 'targets' | 'attackers' | 'blockers' | 'count' | 'others' | 'unlessPays';

/** The parts that each kind needs, one of those listed, and those that it takes beside that. */
interface Parts {
  readonly needs?: readonly Part[];
  readonly takes?: readonly Part[];
}

const aimed: readonly Part[] = ['target', 'targets', 'attackers'];
const paid: Parts = { takes: ['unlessPays'] };

const parts: Readonly<Record<CombatRule['kind'], Parts>> = {
  ATTACKS_IF_ABLE: {},
  ATTACKS_TARGET_IF_ABLE: { needs: aimed },
  ATTACKS_IF_OTHERS_DO: { takes: ['others'] },
  AT_LEAST_IF_ABLE: { needs: ['count'] },
  GOADED: { needs: ['target'] },
  CANT_ATTACK: paid,
  CANT_ATTACK_TARGET: { needs: aimed, ...paid },
  CANT_ATTACK_ALONE: {},
  CANT_ATTACK_PLAYER_ALONE: {},
  CANT_ATTACK_WITHOUT_OTHERS: { needs: ['count'], takes: ['others'] },
  AT_MOST: { needs: ['count'] },
  CAN_ATTACK_AS_THOUGH_HASTE: {},
  CAN_ATTACK_AS_THOUGH_NO_DEFENDER: {},
  BLOCKS_IF_ABLE: {},
  BLOCKS_TARGET_IF_ABLE: { needs: aimed },
  BLOCKS_IF_OTHERS_DO: { takes: ['others'] },
  CANT_BLOCK: paid,
  CANT_BLOCK_TARGET: { needs: aimed, ...paid },
  CAN_BLOCK_ONLY: { needs: aimed, ...paid },
  CANT_BLOCK_ALONE: {},
  CANT_BLOCK_WITHOUT_OTHERS: { needs: ['count'], takes: ['others'] },
  CANT_BE_BLOCKED: { takes: ['blockers', 'unlessPays'] },
  CANT_BE_BLOCKED_EXCEPT_BY: { needs: ['blockers'], ...paid },
  CANT_BE_BLOCKED_BY_FEWER: { needs: ['count'] },
  CANT_BE_BLOCKED_BY_MORE: { needs: ['count'] },
  MUST_BE_BLOCKED_IF_ABLE: { takes: ['blockers'] },
  MUST_BE_BLOCKED_BY_EXACTLY: { needs: ['count'], takes: ['blockers'] },
  MUST_BE_BLOCKED_BY_AT_LEAST: { needs: ['count'], takes: ['blockers'] },
  CAN_BLOCK_ADDITIONAL: { needs: ['count'] },
  CAN_BLOCK_ANY_NUMBER: {},
  ATTACKING_PLAYER_CHOOSES: {},
};

interface Rules {
  readonly attackRules?: readonly AttackRule[] | null;
  readonly blockRules?: readonly BlockRule[] | null;
}

const none: readonly Problem[] = [];

/** Finds rules of an object's abilities that lack a part, or have one that their kind does not take. */
export const ruleProblems = ({ attackRules, blockRules }: Rules): readonly Problem[] =>
  attackRules?.length || blockRules?.length
    ? [...problemsIn('attackRules', attackRules ?? []), ...problemsIn('blockRules', blockRules ?? [])]
    : none;

const problemsIn = (list: string, rules: readonly CombatRule[]): readonly Problem[] =>
  rules.flatMap((rule, index) =>
    within(
      [list, index],
      [...missing(rule), ...unexpected(rule), ...aimedTwice(rule), ...aboutDefender(rule), ...ofNone(rule)],
    ),
  );

const has = (rule: Partial<Readonly<Record<Part, unknown>>>, part: Part): boolean =>
  rule[part] !== undefined && rule[part] !== null && rule[part] !== '';

const missing = (rule: CombatRule): readonly Problem[] => {
  const { needs = [] } = parts[rule.kind];
  const [first] = needs;
  return first && !needs.some((part) => has(rule, part)) ? [problem([first], `${rule.kind} needs a ${first}.`)] : [];
};

/** Parts that only some kinds take. */
const uncommon: readonly Part[] = ['blockers', 'others', 'unlessPays'];

const unexpected = (rule: CombatRule): readonly Problem[] => {
  const { needs = [], takes = [] } = parts[rule.kind];
  return uncommon
    .filter((part) => has(rule, part) && !needs.includes(part) && !takes.includes(part))
    .map((part) => problem([part], `${rule.kind} takes no ${part}.`));
};

const aimedTwice = (rule: CombatRule): readonly Problem[] => {
  const several = aimed.find((part) => part !== 'target' && has(rule, part));
  if (!several || (!has(rule, 'target') && rule.kind !== 'GOADED')) return [];
  return [
    problem(
      [several],
      rule.kind === 'GOADED' ? `GOADED takes a target, not ${several}.` : `Give target or ${several}, not both.`,
    ),
  ];
};

/** Kinds that hold for a creature whatever it attacks or blocks. */
const aboutCreature: ReadonlySet<CombatRule['kind']> = new Set([
  'GOADED',
  'CAN_ATTACK_AS_THOUGH_HASTE',
  'CAN_ATTACK_AS_THOUGH_NO_DEFENDER',
  'CAN_BLOCK_ADDITIONAL',
  'CAN_BLOCK_ANY_NUMBER',
  'ATTACKING_PLAYER_CHOOSES',
]);

/** Kinds that require something of as many creatures as they count. */
const requiring: ReadonlySet<CombatRule['kind']> = new Set([
  'AT_LEAST_IF_ABLE',
  'MUST_BE_BLOCKED_BY_EXACTLY',
  'MUST_BE_BLOCKED_BY_AT_LEAST',
]);

const ofNone = ({ kind, count }: CombatRule): readonly Problem[] =>
  requiring.has(kind) && count === 0 ? [problem(['count'], `${kind} needs a count of at least 1.`)] : none;

const aboutDefender = ({ kind, unless, asLongAs }: CombatRule): readonly Problem[] =>
  aboutCreature.has(kind)
    ? Object.entries({ unless, asLongAs }).flatMap(([name, condition]) =>
        condition?.who === 'DEFENDING_PLAYER'
          ? [problem([name, 'who'], `${kind} cannot depend on a defending player.`)]
          : [],
      )
    : none;
