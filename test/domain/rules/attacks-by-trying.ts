import type { AttackRule, Description } from '../../../src/domain/state/description.js';
import type { RandomNumbers } from '../../random-numbers.js';

/** What each creature attacks, by id; creatures that stay at home are left out. */
export type Attacks = Readonly<Record<string, string>>;

export interface AttackCase {
  readonly description: Description;
  readonly asked: Attacks;
  readonly creatures: readonly string[];
  readonly targets: readonly string[];
}

const kinds: readonly [AttackRule['kind'], ...AttackRule['kind'][]] = [
  'ATTACKS_IF_ABLE',
  'ATTACKS_TARGET_IF_ABLE',
  'GOADED',
  'CANT_ATTACK',
  'CANT_ATTACK_TARGET',
  'CANT_ATTACK_ALONE',
  'AT_MOST',
  'AT_MOST',
];

const subset = (random: RandomNumbers, values: readonly string[]): string[] =>
  values.filter(() => random.below(2) === 0);

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

const randomRule = (
  random: RandomNumbers,
  creatures: readonly string[],
  targets: readonly [string, ...string[]],
): AttackRule => {
  const kind = random.oneOf(kinds);
  const needsTarget = kind === 'ATTACKS_TARGET_IF_ABLE' || kind === 'CANT_ATTACK_TARGET' || kind === 'GOADED';
  const players = targets.filter((target) => !target.startsWith('walker'));
  const among = kind === 'GOADED' ? players : targets;
  return {
    kind,
    ...(random.below(3) ? { creatures: { ids: subset(random, creatures) } } : {}),
    ...(needsTarget || random.below(2) ? { target: among[random.below(among.length)] ?? targets[0] } : {}),
    ...(kind === 'AT_MOST' ? { count: random.below(4) } : {}),
  };
};

/** A table for up to six creatures and four things to attack, with all kinds of rules, and a declaration to ask about. */
export const randomAttackCase = (random: RandomNumbers): AttackCase => {
  const creatures = numbered('creature', random.below(6) + 1);
  const players = numbered('player', random.below(3) + 1);
  const walkers = numbered('walker', random.below(2));
  const targets: [string, ...string[]] = ['player0', ...players.slice(1), ...walkers];
  const rules = (count: number) => Array.from({ length: count }, () => randomRule(random, creatures, targets));
  const asked = creatures.flatMap((creature) =>
    random.below(4) ? [[creature, targets[random.below(targets.length)] ?? 'player0'] as const] : [],
  );
  return {
    creatures,
    targets,
    asked: Object.fromEntries(asked),
    description: {
      options: { attack: 'MULTIPLE_PLAYERS', ...(random.below(4) ? {} : { rangeOfInfluence: 1 }) },
      players: [{ id: 'me' }, ...players.map((id) => ({ id }))],
      objects: [
        ...creatures.map((id) => ({
          id,
          typeLine: 'Creature — Bear',
          owner: 'me',
          tapped: random.below(12) === 0,
          attackRules: rules(random.below(2)),
        })),
        ...walkers.map((id) => ({ id, typeLine: 'Planeswalker', owner: players.at(-1) ?? 'player0' })),
        ...['me', ...players].map((owner) => ({
          id: `${owner}-rules`,
          typeLine: 'Enchantment',
          owner,
          attackRules: rules(random.below(3)),
        })),
      ],
    },
  };
};

interface AppliedRule {
  readonly rule: AttackRule;
  readonly creatures: readonly string[];
}

/** The rules on the table, and whom of the creatures of `me` they speak of: only what their controller's range reaches. */
const rulesOf = ({ description, creatures }: AttackCase): readonly AppliedRule[] =>
  (description.objects ?? []).flatMap(({ id, owner, attackRules }) =>
    isNear(description, owner)
      ? (attackRules ?? []).map((rule) => ({
          rule,
          creatures: rule.creatures ? (rule.creatures.ids ?? []).filter((each) => creatures.includes(each)) : [id],
        }))
      : [],
  );

/** With range 1, a player sits near `me`, who has seat 0, if they sit in the next seat or the last one. */
const isNear = ({ options, players }: Description, id: string): boolean => {
  const seat = players.findIndex((player) => player.id === id);
  return options?.rangeOfInfluence === undefined || seat <= 1 || seat === players.length - 1;
};

const speaksOf = ({ target }: AttackRule, attacked: string): boolean => !target || target === attacked;

/** Whether a declaration breaks no restriction, read off the rules as they stand. */
export const isUnrestricted = (tried: AttackCase): ((attacks: Attacks) => boolean) => {
  const { description, targets } = tried;
  const objects = new Map((description.objects ?? []).map((object) => [object.id, object]));
  const near = new Set(targets.filter((target) => isNear(description, objects.get(target)?.owner ?? target)));
  const rules = rulesOf(tried);
  return (attacks) => {
    const entries = entriesOf(attacks);
    if (entries.some(([creature, target]) => objects.get(creature)?.tapped || !near.has(target))) return false;
    return rules.every(({ rule, creatures }) => {
      const all = entries.filter(([, target]) => speaksOf(rule, target));
      const among = all.filter(([creature]) => creatures.includes(creature));
      if (rule.kind === 'CANT_ATTACK' || rule.kind === 'CANT_ATTACK_TARGET') return among.length === 0;
      if (rule.kind === 'AT_MOST') return among.length <= (rule.count ?? 0);
      return rule.kind !== 'CANT_ATTACK_ALONE' || among.length === 0 || all.length > 1;
    });
  };
};

/** How many requirements a declaration obeys, read off the rules as they stand. */
export const obeyedIn = (tried: AttackCase): ((attacks: Attacks) => number) => {
  const requirements: ((attacks: Attacks) => boolean)[] = [];
  const goaded = new Set<string>();
  for (const { rule, creatures } of rulesOf(tried)) {
    for (const creature of creatures) {
      const { kind, target } = rule;
      if (kind === 'ATTACKS_IF_ABLE' || kind === 'ATTACKS_TARGET_IF_ABLE')
        requirements.push((attacks) => attacks[creature] !== undefined && speaksOf(rule, attacks[creature]));
      if (kind !== 'GOADED' || goaded.has(`${creature} ${target ?? ''}`)) continue;
      goaded.add(`${creature} ${target ?? ''}`);
      requirements.push((attacks) => attacks[creature] !== undefined);
      requirements.push((attacks) => (attacks[creature] ?? '').startsWith('player') && attacks[creature] !== target);
    }
  }
  return (attacks) => requirements.filter((isObeyed) => isObeyed(attacks)).length;
};

const known = new Map<string, readonly Attacks[]>();

/** Every declaration there is: each creature at home, or attacking any of the targets. */
export const everyChoice = (creatures: readonly string[], targets: readonly string[]): readonly Attacks[] => {
  const key = JSON.stringify([creatures, targets]);
  const every = known.get(key) ?? madeChoices(creatures, targets);
  known.set(key, every);
  return every;
};

const madeChoices = (creatures: readonly string[], targets: readonly string[]): readonly Attacks[] =>
  creatures.reduce<Attacks[]>(
    (begun, creature) =>
      begun.flatMap((attacks) => [attacks, ...targets.map((target) => ({ ...attacks, [creature]: target }))]),
    [{}],
  );

const knownEntries = new WeakMap<Attacks, [string, string][]>();

/** Who does what in a declaration, worked out once for each. */
export const entriesOf = (attacks: Attacks): [string, string][] => {
  const entries = knownEntries.get(attacks) ?? Object.entries(attacks);
  knownEntries.set(attacks, entries);
  return entries;
};

/** How many creatures do something else in the one declaration than in the other. */
export const differences = (creatures: readonly string[], one: Attacks, other: Attacks): number =>
  creatures.filter((creature) => one[creature] !== other[creature]).length;
