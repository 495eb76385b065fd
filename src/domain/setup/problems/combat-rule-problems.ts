import { problem, within, type Problem } from '../../problem.js';
import type { AttackRule, BlockRule, CombatRule } from '../../state/effects/combat-rule-schemas.js';
import { asksForSource, type Duration } from '../../state/effects/duration.js';

/** A field of a rule beside its kind. */
type Part = Exclude<keyof AttackRule | keyof BlockRule, 'kind'>;

/** The fields that each kind reads: those that it needs, one of those listed, and those that it takes beside that. */
interface Parts {
  readonly needs?: readonly Part[];
  readonly takes?: readonly Part[];
}

/** Every kind reads these. */
const common: readonly Part[] = ['creatures', 'unless', 'asLongAs', 'until'];

const aimed: readonly Part[] = ['target', 'targets', 'attackers'];
const aims: Parts = { takes: aimed };
const paid: Parts = { takes: [...aimed, 'unlessPays'] };
const counts: Parts = { needs: ['count'], ...aims };
const withOthers: Parts = { takes: [...aimed, 'others'] };
const byBlockers: Parts = { takes: [...aimed, 'blockers'] };

const parts: Readonly<Record<CombatRule['kind'], Parts>> = {
  ATTACKS_IF_ABLE: aims,
  ATTACKS_TARGET_IF_ABLE: { needs: aimed },
  ATTACKS_IF_OTHERS_DO: withOthers,
  AT_LEAST_IF_ABLE: counts,
  GOADED: { needs: ['target'] },
  CANT_ATTACK: paid,
  CANT_ATTACK_TARGET: { needs: aimed, ...paid },
  CANT_ATTACK_ALONE: aims,
  CANT_ATTACK_PLAYER_ALONE: aims,
  CANT_ATTACK_WITHOUT_OTHERS: { ...counts, ...withOthers },
  CAN_ATTACK_ONLY_ALONE: {},
  AT_MOST: { needs: ['count'], takes: [...aimed, 'eachTurn'] },
  CAN_ATTACK_AS_THOUGH_HASTE: aims,
  CAN_ATTACK_AS_THOUGH_NO_DEFENDER: aims,
  BLOCKS_IF_ABLE: aims,
  BLOCKS_TARGET_IF_ABLE: { needs: aimed },
  BLOCKS_IF_OTHERS_DO: withOthers,
  CANT_BLOCK: paid,
  CANT_BLOCK_TARGET: { needs: aimed, ...paid },
  CAN_BLOCK_ONLY: { needs: aimed, ...paid },
  CANT_BLOCK_ALONE: aims,
  CAN_BLOCK_ONLY_ALONE: {},
  CANT_BLOCK_WITHOUT_OTHERS: { ...counts, ...withOthers },
  CANT_BE_BLOCKED: { takes: [...aimed, 'blockers', 'unlessPays'] },
  CANT_BE_BLOCKED_EXCEPT_BY: { needs: ['blockers'], ...paid },
  CANT_BE_BLOCKED_BY_FEWER: counts,
  CANT_BE_BLOCKED_EXCEPT_BY_ALL: aims,
  CANT_BE_BLOCKED_BY_MORE: counts,
  MUST_BE_BLOCKED_IF_ABLE: byBlockers,
  MUST_BE_BLOCKED_BY_EXACTLY: { ...counts, ...byBlockers },
  MUST_BE_BLOCKED_BY_AT_LEAST: { ...counts, ...byBlockers },
  CAN_BLOCK_ADDITIONAL: { needs: ['count'] },
  CAN_BLOCK_ANY_NUMBER: {},
  CAN_BLOCK_AS_THOUGH_UNTAPPED: {},
  CAN_BLOCK_AS_THOUGH_SHADOW: {},
  ATTACKING_PLAYER_CHOOSES: {},
};

interface Rules {
  readonly attackRules?: readonly AttackRule[] | null;
  readonly blockRules?: readonly BlockRule[] | null;
}

const none: readonly Problem[] = [];

/** Finds combat rules that lack a field, or have one that their kind does not take. */
export const ruleProblems = ({ attackRules, blockRules }: Rules): readonly Problem[] =>
  attackRules?.length || blockRules?.length
    ? [...problemsIn('attackRules', attackRules ?? []), ...problemsIn('blockRules', blockRules ?? [])]
    : none;

const problemsIn = (list: string, rules: readonly CombatRule[]): readonly Problem[] =>
  rules.flatMap((rule, index) =>
    within(
      [list, index],
      [
        ...missing(rule),
        ...unexpected(rule),
        ...aimedTwice(rule),
        ...aboutDefender(rule),
        ...ofNone(rule),
        ...sourceProblems(rule.until),
      ],
    ),
  );

/** Finds a duration that needs a source, which only an effect has. */
export const sourceProblems = (until: Duration | null | undefined): readonly Problem[] =>
  until && asksForSource(until)
    ? [problem(['until', 'end'], `${until.end} asks for a source, which only an effect has.`)]
    : none;

const has = (rule: Partial<Readonly<Record<Part, unknown>>>, part: Part): boolean => isGiven(rule[part]);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const missing = (rule: CombatRule): readonly Problem[] => {
  const { needs = [] } = parts[rule.kind];
  const [first] = needs;
  return first && !needs.some((part) => has(rule, part)) ? [problem([first], `${rule.kind} needs a ${first}.`)] : [];
};

/** Fields that older builds refused, too, where a kind does not read them. */
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
export const unreadFieldProblems = ({ attackRules, blockRules }: Rules): readonly Problem[] =>
  attackRules?.length || blockRules?.length
    ? [...unreadIn('attackRules', attackRules ?? []), ...unreadIn('blockRules', blockRules ?? [])]
    : none;

const unreadIn = (list: string, rules: readonly CombatRule[]): readonly Problem[] =>
  rules.flatMap((rule, index) => {
    const unread = unreadFields(rule).filter((field) => !refusedBefore.has(field) && !isGoadedAtSeveral(rule, field));
    return within(
      [list, index],
      unread.map((field) => takesNone(rule, field)),
    );
  });

/** Of which another sentence says what to give instead. */
const isGoadedAtSeveral = ({ kind }: CombatRule, field: string): boolean => kind === 'GOADED' && field === 'targets';

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
  'CAN_BLOCK_AS_THOUGH_UNTAPPED',
  'CAN_BLOCK_AS_THOUGH_SHADOW',
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
