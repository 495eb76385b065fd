import type { CostOfX } from '../../../src/domain/state/cost-schemas.js';
import type { AttackRule, Description } from '../../../src/domain/state/description.js';
import type { RuleCondition } from '../../../src/domain/state/effects/combat-rule-schemas.js';
import type { EntityFilter } from '../../../src/domain/state/filters/entity-filter.js';
import type { RandomNumbers } from '../../random-numbers.js';
import { defenderOf, isNear, mayAttack, randomSeating, sideOf } from './seatings-by-trying.js';

/** What each creature attacks, by id; creatures that stay at home are left out. */
export type Attacks = Readonly<Record<string, string>>;

type Ids = readonly string[];
export type Some = readonly [string, ...string[]];

export interface AttackCase {
  readonly description: Description;
  readonly asked: Attacks;
  readonly creatures: readonly string[];
  readonly targets: readonly string[];
  /** What X is told to be in costs. */
  readonly costs: readonly CostOfX[];
  /** The players who declare together. */
  readonly side: readonly string[];
}

const kinds = [
  ...(['ATTACKS_IF_ABLE', 'ATTACKS_TARGET_IF_ABLE', 'GOADED', 'CANT_ATTACK', 'CANT_ATTACK_TARGET'] as const),
  ...(['CANT_ATTACK_ALONE', 'AT_MOST', 'AT_MOST', 'ATTACKS_IF_OTHERS_DO', 'AT_LEAST_IF_ABLE'] as const),
  ...(['AT_LEAST_IF_ABLE', 'CANT_ATTACK_PLAYER_ALONE', 'CANT_ATTACK_WITHOUT_OTHERS', 'CAN_ATTACK_ONLY_ALONE'] as const),
  ...(['CAN_ATTACK_AS_THOUGH_HASTE', 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER'] as const),
] as const;

export const someCosts = ['{0}', '{1}', '{2}', '{X}'] as const;

/** Tells what X is for half of the objects with such a cost. */
export const randomCosts = (random: RandomNumbers, { objects }: Description, rules: 'attackRules' | 'blockRules') =>
  (objects ?? []).flatMap(({ id, [rules]: own }) =>
    own?.some(({ unlessPays }) => unlessPays === '{X}') && random.below(2) ? [{ source: id, x: random.below(3) }] : [],
  );

/** A cost with X as it is told. */
export const costSaid = (costs: readonly CostOfX[], cost: string | null | undefined, source: string): string =>
  (cost ?? '').replace('X', `${costs.find((each) => each.source === source)?.x ?? 'X'}`);

export const subset = (random: RandomNumbers, values: readonly string[]): string[] =>
  values.filter(() => random.below(2) === 0);

export const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

/** Which of the others count: some by id, or those whose power compares with the creature's. */
export const randomOthers = (random: RandomNumbers, creatures: readonly string[]): EntityFilter =>
  random.below(2)
    ? { ids: subset(random, creatures) }
    : { power: { comparedWithOther: random.oneOf(['LESS', 'AT_MOST', 'EQUAL', 'AT_LEAST', 'GREATER']) } };

/** What some rules depend on: how many Forests somebody controls. */
export const randomConditions = (random: RandomNumbers): Pick<AttackRule, 'unless' | 'asLongAs'> => {
  const condition = (): RuleCondition => ({
    who: random.oneOf(['CONTROLLER', 'DEFENDING_PLAYER', 'ANYONE']),
    controls: { types: ['Forest'] },
    ...(random.below(2) ? { atLeast: random.below(3) } : {}),
    ...(random.below(2) ? { atMost: random.below(3) } : {}),
  });
  return { ...(random.below(5) ? {} : { unless: condition() }), ...(random.below(5) ? {} : { asLongAs: condition() }) };
};

const randomRule = (random: RandomNumbers, creatures: Ids, targets: Some): AttackRule => {
  const kind = random.oneOf(kinds);
  const isGoading = kind === 'GOADED';
  const needsTarget = kind === 'ATTACKS_TARGET_IF_ABLE' || kind === 'CANT_ATTACK_TARGET' || isGoading;
  const needsOthers = kind === 'CANT_ATTACK_WITHOUT_OTHERS';
  const among = isGoading ? targets.filter((target) => target.startsWith('player')) : targets;
  const aim =
    !isGoading && random.below(3) === 0
      ? { targets: { ids: subset(random, targets) } }
      : { target: among[random.below(among.length)] ?? targets[0] };
  const isPermission = kind.startsWith('CAN_ATTACK_AS_THOUGH');
  const isAimed = needsTarget || (kind !== 'CAN_ATTACK_ONLY_ALONE' && random.below(2));
  return {
    kind,
    ...(random.below(3) && { creatures: { ids: subset(random, creatures) } }),
    ...(isAimed && aim),
    ...(kind === 'AT_MOST' && { count: random.below(4) }),
    ...(kind === 'AT_LEAST_IF_ABLE' && { count: 1 + random.below(3) }),
    ...(needsOthers && { count: random.below(3) }),
    ...((needsOthers || kind === 'ATTACKS_IF_OTHERS_DO') &&
      random.below(2) && { others: randomOthers(random, creatures) }),
    ...((kind === 'CANT_ATTACK' || kind === 'CANT_ATTACK_TARGET') &&
      random.below(2) && { unlessPays: random.oneOf(someCosts) }),
    ...(!isPermission && !isGoading && randomConditions(random)),
  };
};

/** A table for up to six creatures, with all kinds of rules, in any variant, and a declaration to ask about. */
export const randomAttackCase = (random: RandomNumbers): AttackCase => {
  const { around, side, opponents, everybody } = randomSeating(random);
  const walkers = numbered('walker', random.below(2)).map((id) => ({
    ...{ id, typeLine: 'Planeswalker' },
    owner: random.oneOf(opponents),
  }));
  const battles = numbered('battle', random.below(2)).map((id) => ({
    ...{ id, typeLine: 'Battle — Siege' },
    ...random.oneOf([
      { owner: 'me', protector: random.oneOf(opponents) },
      { owner: random.oneOf(opponents), protector: 'me' },
    ]),
  }));
  const targets: [string, ...string[]] = [...opponents];
  targets.push(...[...walkers, ...battles].map(({ id }) => id));
  const creatures = numbered('creature', random.below(targets.length > 4 ? 4 : 6) + 1);
  const rules = (count: number) => Array.from({ length: count }, () => randomRule(random, creatures, targets));
  const isOneDefender = random.below(2) === 0;
  const picked = random.oneOf(targets);
  const asked = creatures.flatMap((creature) =>
    random.below(4) ? [[creature, isOneDefender ? picked : random.oneOf(targets)] as const] : [],
  );
  const description: Description = {
    ...around,
    objects: [
      ...creatures.map((id) => ({
        id,
        typeLine: 'Creature — Bear',
        owner: random.oneOf(side),
        tapped: random.below(12) === 0,
        controlledSinceTurnBegan: random.below(10) > 0,
        keywords: random.below(10) ? [] : ['Defender'],
        power: random.below(3),
        attackRules: rules(random.below(2)),
      })),
      ...[...walkers, ...battles],
      ...forestsOf(random, everybody),
      ...everybody.slice(0, 4).map((owner) => ({
        id: `${owner}-rules`,
        typeLine: 'Enchantment',
        owner,
        attackRules: rules(random.below(3)),
      })),
    ],
  };
  return {
    ...{ creatures, targets, side, description },
    costs: randomCosts(random, description, 'attackRules'),
    asked: Object.fromEntries(asked),
  };
};

/** Up to two Forests of each player. */
export const forestsOf = (random: RandomNumbers, players: readonly string[]) =>
  players.flatMap((owner) =>
    numbered(`${owner}-forest`, random.below(3)).map((id) => ({ id, typeLine: 'Basic Land — Forest', owner })),
  );

type AppliedRule = Readonly<{ rule: AttackRule; source: string; owner: string; creatures: readonly string[] }>;

/** The rules on the table, and whom of the creatures of `me` they speak of: only what their controller's range reaches. */
const rulesOf = ({ description, creatures }: AttackCase): readonly AppliedRule[] =>
  (description.objects ?? []).flatMap(({ id, owner, attackRules }) =>
    (attackRules ?? []).map((rule) => ({
      rule,
      source: id,
      owner,
      creatures: (rule.creatures ? (rule.creatures.ids ?? []) : [id]).filter(
        (each) => creatures.includes(each) && isNear(description, owner, defenderOf(description, each)),
      ),
    })),
  );

/** Whether a condition holds, and so on, for a rule of an object of that owner, against that defending player. */
export const isInForce = (
  description: Description,
  { unless, asLongAs }: Pick<AttackRule, 'unless' | 'asLongAs'>,
  owner: string,
  defending: string,
): boolean => {
  const holds = ({ who, atLeast, atMost }: RuleCondition): boolean => {
    const controls = (player: string): boolean => {
      const count = (description.objects ?? []).filter(
        (object) =>
          object.owner === player && (object.typeLine ?? '').includes('Forest') && isNear(description, owner, player),
      ).length;
      return count >= (atLeast ?? (atMost === undefined ? 1 : 0)) && count <= (atMost ?? Infinity);
    };
    if (who === 'ANYONE') return description.players.some(({ id }) => isNear(description, owner, id) && controls(id));
    return controls(who === 'CONTROLLER' ? owner : defending);
  };
  return (!unless || !holds(unless)) && (!asLongAs || holds(asLongAs));
};

/** Whether a rule speaks of attacking that. */
const speaksIn =
  ({ description }: AttackCase) =>
  ({ rule, owner }: AppliedRule, attacked: string): boolean =>
    (!rule.target || rule.target === attacked) &&
    (!rule.targets || Boolean(rule.targets.ids?.includes(attacked))) &&
    isInForce(description, rule, owner, defenderOf(description, attacked));

export const othersFor = (
  { objects }: Description,
  { others }: { readonly others?: EntityFilter | null },
  creatures: readonly string[],
  creature: string,
): readonly string[] => {
  const power = (id: string) => (objects ?? []).find((object) => object.id === id)?.power ?? 0;
  const compared = others?.power?.comparedWithOther;
  return creatures.filter((other) => {
    if (other === creature || (others?.ids && !others.ids.includes(other))) return false;
    const difference = power(other) - power(creature);
    if (!compared) return true;
    return {
      LESS: difference < 0,
      AT_MOST: difference <= 0,
      EQUAL: difference === 0,
      AT_LEAST: difference >= 0,
      GREATER: difference > 0,
    }[compared];
  });
};

/** Whether so few of some attack or block, or with so many others, as a rule says. */
export const isPrevented = (
  description: Description,
  rule: Pick<AttackRule, 'count' | 'others'> & { readonly kind: string },
  all: readonly string[],
  some: readonly string[],
  many: readonly string[],
): boolean => {
  const count = rule.count ?? 0;
  if (rule.kind === 'AT_MOST') return some.length <= count;
  if (rule.kind.endsWith('WITHOUT_OTHERS'))
    return some.every((each) => {
      const others = othersFor(description, rule, all, each);
      return many.filter((other) => others.includes(other)).length >= count;
    });
  return !/(?:ATTACK|BLOCK)_ALONE$/.test(rule.kind) || some.length === 0 || many.length > 1;
};

const forbids = ({ kind, count }: AttackRule): boolean =>
  kind === 'CANT_ATTACK' || kind === 'CANT_ATTACK_TARGET' || (kind === 'AT_MOST' && count === 0);

/** What has to be paid for a declaration, as "creature > target: cost", in no order. */
export const costsIn = (tried: AttackCase): ((attacks: Attacks) => readonly string[]) =>
  createCosts(tried, (creature, target, cost) => `${creature} > ${target}: ${cost}`);

/** The same by creature and source, whatever the creature attacks: what it pays to the one source is one row. */
export const costRowsIn = (tried: AttackCase): ((attacks: Attacks) => readonly string[]) =>
  createCosts(tried, (creature, _, cost, source) => `${creature}, ${source}: ${cost}`);

const createCosts = (
  tried: AttackCase,
  row: (creature: string, target: string, cost: string, source: string) => string,
): ((attacks: Attacks) => readonly string[]) => {
  const speaks = speaksIn(tried);
  const rules = rulesOf(tried).filter(({ rule }) => forbids(rule) && rule.unlessPays);
  return (attacks) =>
    entriesOf(attacks).flatMap(([creature, target]) =>
      rules
        .filter((each) => each.creatures.includes(creature) && speaks(each, target))
        .map(({ rule, source }) => row(creature, target, costSaid(tried.costs, rule.unlessPays, source), source)),
    );
};

/** Whether a declaration breaks no restriction, read off the rules as they stand; what is paid for is none. */
export const isUnrestricted = (tried: AttackCase): ((attacks: Attacks) => boolean) => {
  const { description, creatures: all } = tried;
  const objects = new Map((description.objects ?? []).map((object) => [object.id, object]));
  const rules = rulesOf(tried);
  const speaks = speaksIn(tried);
  const may = (creature: string, target: string, kind: AttackRule['kind']): boolean =>
    rules.some((each) => each.rule.kind === kind && each.creatures.includes(creature) && speaks(each, target));
  const isUnable = (creature: string, target: string): boolean => {
    const object = objects.get(creature);
    return Boolean(
      object?.tapped ||
      (object?.controlledSinceTurnBegan === false && !may(creature, target, 'CAN_ATTACK_AS_THOUGH_HASTE')) ||
      (object?.keywords?.length && !may(creature, target, 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER')),
    );
  };
  const unable = new Set(
    all.flatMap((creature) =>
      tried.targets.flatMap((target) => (isUnable(creature, target) ? [`${creature} ${target}`] : [])),
    ),
  );
  return (attacks) => {
    const entries = entriesOf(attacks);
    if (
      entries.some(
        ([creature, target]) => unable.has(`${creature} ${target}`) || !mayAttack(description, creature, target),
      )
    )
      return false;
    const defending = new Set(entries.map(([, target]) => sideOf(description, defenderOf(description, target))));
    if (description.options?.attack === 'ONE_OPPONENT' && defending.size > 1) return false;
    return rules.every((each) => {
      const { rule, creatures } = each;
      const spoken = entries.filter(([, target]) => speaks(each, target));
      const among = spoken.filter(([creature]) => creatures.includes(creature));
      if (forbids(rule)) return Boolean(rule.unlessPays) || among.length === 0;
      if (rule.kind === 'CANT_ATTACK_PLAYER_ALONE')
        return among.every(
          ([, target]) => !target.startsWith('player') || entries.filter(([, other]) => other === target).length > 1,
        );
      if (rule.kind === 'CAN_ATTACK_ONLY_ALONE') return !among.length || entries.length === 1;
      const [some, many] = [among, spoken].map((those) => those.map(([creature]) => creature));
      return isPrevented(description, rule, all, some ?? [], many ?? []);
    });
  };
};

/**
 * The sides of which one counts as the defending player: the one that is attacked, or each of several that might be where
 * one is picked and none of them is attacked, or several are. Null: whoever may be attacked.
 */
export const picksIn = ({ description, targets, asked, side }: AttackCase): readonly (string | null)[] => {
  if (description.options?.attack !== 'ONE_OPPONENT' || description.combats?.length) return [null];
  const sideOfTarget = (target: string): string => sideOf(description, defenderOf(description, target));
  const attackable = targets.filter((target) => side.some((player) => mayAttack(description, player, target)));
  const might = [...new Set(attackable.map(sideOfTarget))];
  if (might.length < 2) return [null];
  const declared = [...new Set(Object.values(asked).map(sideOfTarget))];
  return declared.length === 1 && declared.every((each) => might.includes(each)) ? declared : might;
};

/** Whether a declaration attacks that side only. */
export const isAgainst = ({ description }: AttackCase, attacks: Attacks, picked: string | null): boolean =>
  picked === null ||
  Object.values(attacks).every((target) => sideOf(description, defenderOf(description, target)) === picked);

export type Requirement = (choices: Attacks) => boolean;

/** What asks a creature to do that where others do something; nothing where it never can. `possible` as below. */
export const joining = (does: Requirement, others: Ids, possible: readonly Attacks[]): readonly Requirement[] => {
  const isAnybodyOut = (choices: Attacks): boolean => others.some((other) => choices[other] !== undefined);
  const canJoin = possible.some((each) => does(each) && isAnybodyOut(each));
  return canJoin ? [(choices) => does(choices) || !isAnybodyOut(choices)] : [];
};

/**
 * How many requirements a declaration obeys, read off the rules as they stand; those that somebody has to obey where others
 * attack, and never can, are left out. `possible` are the declarations that break no restriction and cost nothing.
 */
export const obeyedIn = (tried: AttackCase, possible: readonly Attacks[]): ((attacks: Attacks) => number) => {
  const goaded = new Set<string>();
  const speaks = speaksIn(tried);
  const playerOf = (id: string): string => defenderOf(tried.description, id);
  const requirements = rulesOf(tried).flatMap((each): readonly Requirement[] => {
    const { rule, creatures, owner } = each;
    if (!tried.targets.some((target) => isInForce(tried.description, rule, owner, playerOf(target)))) return [];
    const { kind, target, count } = rule;
    const asSaid =
      (creature: string): Requirement =>
      ({ [creature]: attacked }) =>
        attacked !== undefined && speaks(each, attacked);
    if (kind === 'AT_LEAST_IF_ABLE')
      return [...new Set(creatures.map(playerOf))].map((player) => {
        const own = creatures.filter((creature) => playerOf(creature) === player).map(asSaid);
        return (attacks) => own.filter((attacksAsSaid) => attacksAsSaid(attacks)).length >= (count ?? 0);
      });
    return creatures.flatMap((creature) => {
      const pair = `${creature} ${target ?? ''}`;
      if (kind === 'ATTACKS_IF_ABLE' || kind === 'ATTACKS_TARGET_IF_ABLE') return [asSaid(creature)];
      if (kind === 'ATTACKS_IF_OTHERS_DO')
        return joining(asSaid(creature), othersFor(tried.description, rule, tried.creatures, creature), possible);
      if (kind !== 'GOADED' || goaded.has(pair)) return [];
      goaded.add(pair);
      return [
        (attacks) => attacks[creature] !== undefined,
        (attacks) => (attacks[creature] ?? '').startsWith('player') && attacks[creature] !== target,
      ];
    });
  });
  return (attacks) => requirements.filter((isObeyed) => isObeyed(attacks)).length;
};

const known = new Map<string, readonly Attacks[]>();

/** Every declaration there is: each creature at home, or choosing any of its targets. */
export const everyChoice = (creatures: Ids, targetsOf: (creature: string) => Ids): readonly Attacks[] => {
  const key = JSON.stringify(creatures.map((creature) => [creature, targetsOf(creature)]));
  const every = known.get(key) ?? madeChoices(creatures, targetsOf);
  known.set(key, every);
  return every;
};

const madeChoices = (creatures: Ids, targetsOf: (creature: string) => Ids): readonly Attacks[] =>
  creatures.reduce<Attacks[]>(
    (begun, creature) =>
      begun.flatMap((attacks) => [
        attacks,
        ...targetsOf(creature).map((target) => ({ ...attacks, [creature]: target })),
      ]),
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
