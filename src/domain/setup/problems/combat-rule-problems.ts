import { problem, atPath, type Problem } from '../../problem.js';
import type { AttackRule, BlockRule, CombatRule, RuleFields } from '../../state/effects/combat-rule-schemas.js';
import { asksForSource, type Duration } from '../../state/effects/duration.js';

/** A field of a rule, other than its kind. */
type Part = Exclude<keyof AttackRule | keyof BlockRule, 'kind'>;

/** The fields of a kind of rule: at least one of `needs`, and optionally those of `takes`. */
interface Parts {
  /** The fields of which at least one is needed. */
  readonly needs?: readonly Part[];
  readonly takes?: readonly Part[];
  /** The rule requires `count` creatures to do something, so `count` has to be at least 1. */
  readonly asksForSome?: boolean;
  /** The rule holds for a creature regardless of what that attacks or blocks. */
  readonly holdsAnywhere?: boolean;
}

/** The fields that every kind allows. */
const common: readonly Part[] = ['creatures', 'unless', 'asLongAs', 'until'];

const targetFields: readonly Part[] = ['target', 'targets', 'attackers'];
const withTargets: Parts = { takes: targetFields };
const paid: Parts = { takes: [...targetFields, 'unlessPays'] };
const counts: Parts = { needs: ['count'], ...withTargets };
const withOthers: Parts = { takes: [...targetFields, 'others'] };
const byBlockers: Parts = { takes: [...targetFields, 'blockers'] };
const anywhere: Parts = { holdsAnywhere: true };

const parts: Readonly<Record<CombatRule['kind'], Parts>> = {
  ATTACKS_IF_ABLE: withTargets,
  ATTACKS_TARGET_IF_ABLE: { needs: targetFields },
  ATTACKS_IF_OTHERS_DO: withOthers,
  AT_LEAST_IF_ABLE: { ...counts, asksForSome: true },
  GOADED: { needs: ['target'], ...anywhere },
  CANT_ATTACK: paid,
  CANT_ATTACK_TARGET: { needs: targetFields, ...paid },
  CANT_ATTACK_ALONE: withTargets,
  CANT_ATTACK_PLAYER_ALONE: withTargets,
  CANT_ATTACK_WITHOUT_OTHERS: { ...counts, ...withOthers },
  CAN_ATTACK_ONLY_ALONE: {},
  AT_MOST: { needs: ['count'], takes: [...targetFields, 'eachTurn'] },
  CAN_ATTACK_AS_THOUGH_HASTE: { ...withTargets, ...anywhere },
  CAN_ATTACK_AS_THOUGH_NO_DEFENDER: { ...withTargets, ...anywhere },
  BLOCKS_IF_ABLE: withTargets,
  BLOCKS_TARGET_IF_ABLE: { needs: targetFields },
  BLOCKS_IF_OTHERS_DO: withOthers,
  CANT_BLOCK: paid,
  CANT_BLOCK_TARGET: { needs: targetFields, ...paid },
  CAN_BLOCK_ONLY: { needs: targetFields, ...paid },
  CANT_BLOCK_ALONE: withTargets,
  CAN_BLOCK_ONLY_ALONE: {},
  CANT_BLOCK_WITHOUT_OTHERS: { ...counts, ...withOthers },
  CANT_BE_BLOCKED: { takes: [...targetFields, 'blockers', 'unlessPays'] },
  CANT_BE_BLOCKED_EXCEPT_BY: { needs: ['blockers'], ...paid },
  CANT_BE_BLOCKED_BY_FEWER: counts,
  CANT_BE_BLOCKED_EXCEPT_BY_ALL: withTargets,
  CANT_BE_BLOCKED_BY_MORE: counts,
  MUST_BE_BLOCKED_IF_ABLE: byBlockers,
  MUST_BE_BLOCKED_BY_EXACTLY: { ...counts, ...byBlockers, asksForSome: true },
  MUST_BE_BLOCKED_BY_AT_LEAST: { ...counts, ...byBlockers, asksForSome: true },
  CAN_BLOCK_ADDITIONAL: { needs: ['count'], ...anywhere },
  CAN_BLOCK_ANY_NUMBER: anywhere,
  CAN_BLOCK_AS_THOUGH_UNTAPPED: anywhere,
  CAN_BLOCK_AS_THOUGH_SHADOW: anywhere,
  ATTACKING_PLAYER_CHOOSES: anywhere,
};

const none: readonly Problem[] = [];

/** Finds combat rules that lack a field, or have one that their kind does not allow. */
export const problemsOfRules = (
  { attackRules, blockRules }: RuleFields,
  find: (rule: CombatRule) => readonly Problem[],
): readonly Problem[] => {
  if (!attackRules?.length && !blockRules?.length) return none;
  return Object.entries<readonly CombatRule[]>({
    attackRules: attackRules ?? [],
    blockRules: blockRules ?? [],
  }).flatMap(([list, rules]) => rules.flatMap((rule, index) => atPath([list, index], find(rule))));
};

/** Finds combat rules that lack a field, or have one that their kind does not take. */
export const ruleProblems = (rules: RuleFields): readonly Problem[] =>
  problemsOfRules(rules, (rule) => [...problemsOfRule(rule), ...sourceProblems(rule.until)]);

/** Finds a rule's problems, except those of its duration. */
export const problemsOfRule = (rule: CombatRule): readonly Problem[] => [
  ...missing(rule),
  ...unexpected(rule),
  ...aimedTwice(rule),
  ...aboutDefender(rule),
  ...ofNone(rule),
];

/** Finds a duration that needs a source, which only an effect has. */
export const sourceProblems = (until: Duration | null | undefined): readonly Problem[] =>
  until && asksForSource(until)
    ? [problem(['until', 'end'], `${until.end} needs a source, which only an effect has.`)]
    : none;

const has = (rule: Partial<Readonly<Record<Part, unknown>>>, part: Part): boolean => isGiven(rule[part]);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const missing = (rule: CombatRule): readonly Problem[] => {
  const { needs = [] } = parts[rule.kind];
  const [first] = needs;
  return first && !needs.some((part) => has(rule, part)) ? [problem([first], `${rule.kind} needs a ${first}.`)] : [];
};

/** The fields that older builds, too, rejected for kinds that do not allow them. */
const refusedBefore: ReadonlySet<string> = new Set<Part>(['blockers', 'others', 'unlessPays']);

const unexpected = (rule: CombatRule): readonly Problem[] =>
  unreadFields(rule).flatMap((field) => (refusedBefore.has(field) ? [takesNone(rule, field)] : []));

const takesNone = ({ kind }: CombatRule, field: string): Problem => problem([field], `${kind} takes no ${field}.`);

const unreadFields = (rule: CombatRule): readonly string[] => {
  const { needs = [], takes = [] } = parts[rule.kind];
  const read = new Set<string>(['kind', ...common, ...needs, ...takes]);
  return Object.entries(rule).flatMap(([field, value]) => (isGiven(value) && !read.has(field) ? [field] : []));
};

/** Finds fields that older builds accepted but ignored, as their kind of rule does not use them. */
export const unreadFieldProblems = (rules: RuleFields): readonly Problem[] =>
  problemsOfRules(rules, (rule) =>
    unreadFields(rule)
      .filter((field) => !refusedBefore.has(field) && !isGoadedAtSeveral(rule, field))
      .map((field) => takesNone(rule, field)),
  );

/** Whether a GOADED rule has several targets, which another message covers. */
const isGoadedAtSeveral = ({ kind }: CombatRule, field: string): boolean => kind === 'GOADED' && field === 'targets';

const aimedTwice = (rule: CombatRule): readonly Problem[] => {
  const several = targetFields.find((part) => part !== 'target' && has(rule, part));
  if (!several || (!has(rule, 'target') && rule.kind !== 'GOADED')) return [];
  return [
    problem(
      [several],
      rule.kind === 'GOADED' ? `GOADED takes a target, not ${several}.` : `Give target or ${several}, not both.`,
    ),
  ];
};

const ofNone = ({ kind, count }: CombatRule): readonly Problem[] =>
  parts[kind].asksForSome && count === 0 ? [problem(['count'], `${kind} needs a count of at least 1.`)] : none;

const aboutDefender = ({ kind, unless, asLongAs }: CombatRule): readonly Problem[] =>
  parts[kind].holdsAnywhere
    ? Object.entries({ unless, asLongAs }).flatMap(([name, condition]) =>
        condition?.who === 'DEFENDING_PLAYER'
          ? [problem([name, 'who'], `${kind} cannot depend on a defending player.`)]
          : [],
      )
    : none;
