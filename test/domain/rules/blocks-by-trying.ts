import type { CostOfX } from '../../../src/domain/state/cost-schemas.js';
import type { BlockRule, Description } from '../../../src/domain/state/description.js';
import type { RandomNumbers } from '../../random-numbers.js';
import { entriesOf, forestsOf, isInForce, isPrevented, joining, numbered, othersFor } from './attacks-by-trying.js';
import { costSaid, randomConditions, randomCosts, randomOthers, someCosts, subset } from './attacks-by-trying.js';
import type { Attacks, Some } from './attacks-by-trying.js';
import { defenderOf, isNear, randomSeating } from './seatings-by-trying.js';

/** Which attackers each creature blocks, their ids with spaces between them; creatures that do not block are left out. */
export type Blocks = Attacks;

export interface BlockCase {
  readonly description: Description;
  readonly asked: Blocks;
  /** What X is told to be in costs. */
  readonly costs: readonly CostOfX[];
  readonly blockers: readonly string[];
  /** Those that attack `me`; the others attack somebody else. */
  readonly attackers: readonly string[];
  readonly attacks: readonly { readonly attacker: string; readonly target: string }[];
}

const kinds = [
  ...(['BLOCKS_IF_ABLE', 'BLOCKS_TARGET_IF_ABLE', 'CANT_BLOCK', 'CANT_BLOCK_TARGET', 'CANT_BLOCK_ALONE'] as const),
  ...(['CANT_BE_BLOCKED', 'MUST_BE_BLOCKED_IF_ABLE', 'MUST_BE_BLOCKED_IF_ABLE', 'MUST_BE_BLOCKED_BY_EXACTLY'] as const),
  ...(['MUST_BE_BLOCKED_BY_AT_LEAST', 'ATTACKING_PLAYER_CHOOSES', 'AT_MOST', 'AT_MOST'] as const),
  ...(['BLOCKS_IF_OTHERS_DO', 'CAN_BLOCK_ONLY', 'CANT_BLOCK_WITHOUT_OTHERS', 'CANT_BE_BLOCKED_EXCEPT_BY'] as const),
  ...(['CANT_BE_BLOCKED_BY_FEWER', 'CANT_BE_BLOCKED_BY_MORE', 'CAN_BLOCK_ADDITIONAL'] as const),
  ...(['CAN_BLOCK_ADDITIONAL', 'CAN_BLOCK_ANY_NUMBER', 'CAN_BLOCK_ONLY_ALONE'] as const),
  ...(['CANT_BE_BLOCKED_EXCEPT_BY_ALL', 'CAN_BLOCK_AS_THOUGH_UNTAPPED', 'CAN_BLOCK_AS_THOUGH_SHADOW'] as const),
] as const;

const isAboutAttackers = (kind: BlockRule['kind']): boolean =>
  kind.startsWith('CANT_BE_BLOCKED') || mustBeBlocked(kind);

const mustBeBlocked = (kind: BlockRule['kind']): boolean => kind.startsWith('MUST_BE_BLOCKED');

const sets = (...ofKinds: readonly BlockRule['kind'][]): ReadonlySet<BlockRule['kind']> => new Set(ofKinds);
const counting = sets(
  ...(['AT_MOST', 'CANT_BLOCK_WITHOUT_OTHERS', 'CANT_BE_BLOCKED_BY_FEWER', 'CANT_BE_BLOCKED_BY_MORE'] as const),
);
const payable = sets(
  ...(['CANT_BLOCK', 'CANT_BLOCK_TARGET', 'CAN_BLOCK_ONLY', 'CANT_BE_BLOCKED', 'CANT_BE_BLOCKED_EXCEPT_BY'] as const),
);
const withOthers = sets('CANT_BLOCK_WITHOUT_OTHERS', 'BLOCKS_IF_OTHERS_DO');
const permissions = sets(
  ...(['CAN_BLOCK_ADDITIONAL', 'CAN_BLOCK_ANY_NUMBER', 'ATTACKING_PLAYER_CHOOSES'] as const),
  ...(['CAN_BLOCK_AS_THOUGH_UNTAPPED', 'CAN_BLOCK_AS_THOUGH_SHADOW'] as const),
);

const randomRule = (random: RandomNumbers, blockers: readonly string[], attackers: Some): BlockRule => {
  const kind = random.oneOf(kinds);
  const needsTarget = kind === 'BLOCKS_TARGET_IF_ABLE' || kind === 'CANT_BLOCK_TARGET' || kind === 'CAN_BLOCK_ONLY';
  const isPermission = permissions.has(kind);
  const takesAim = !isAboutAttackers(kind) && !isPermission && kind !== 'CAN_BLOCK_ONLY_ALONE';
  const aims = needsTarget || (takesAim && random.below(2));
  const aim = random.below(2) ? { attackers: { ids: subset(random, attackers) } } : { target: random.oneOf(attackers) };
  const meansBlockers =
    kind === 'CANT_BE_BLOCKED_EXCEPT_BY' || ((kind === 'CANT_BE_BLOCKED' || mustBeBlocked(kind)) && random.below(2));
  return {
    kind,
    ...(random.below(3) && { creatures: { ids: subset(random, isAboutAttackers(kind) ? attackers : blockers) } }),
    ...(aims && aim),
    ...(counting.has(kind) && { count: random.below(4) }),
    ...(mustBeBlocked(kind) && kind !== 'MUST_BE_BLOCKED_IF_ABLE' && { count: 1 + random.below(3) }),
    ...(kind === 'CAN_BLOCK_ADDITIONAL' && { count: random.below(2) }),
    ...(withOthers.has(kind) && random.below(2) && { others: randomOthers(random, blockers) }),
    ...(meansBlockers && { blockers: randomOthers(random, blockers) }),
    ...(payable.has(kind) && random.below(2) && { unlessPays: random.oneOf(someCosts) }),
    ...(!isPermission && randomConditions(random)),
  };
};

const keywords = ['Menace', 'Menace', 'Flying', 'Fear', 'Vigilance', 'Shadow'];

/** A table for up to four blockers and three attackers, in any variant, with all kinds of rules, and a declaration. */
export const randomBlockCase = (random: RandomNumbers): BlockCase => {
  const { around, side, opponents, everybody } = randomSeating(random);
  const [attacking] = opponents;
  const blockers = numbered('blocker', random.below(4) + 1);
  const attackers: [string, ...string[]] = ['attacker0', ...numbered('attacker', random.below(3) + 1).slice(1)];
  const defended = random.oneOf([
    { id: 'walker', typeLine: 'Planeswalker', owner: random.oneOf(side) },
    { id: 'battle', typeLine: 'Battle — Siege', owner: attacking, protector: random.oneOf(side) },
  ]);
  const others = everybody.filter((id) => id !== attacking) as [string];
  const attacked = (): string => random.oneOf([...side, 'me', 'me', 'me', defended.id, random.oneOf(others)]);
  const target = (at: number) => (at ? attacked() : random.oneOf(['me', defended.id]));
  const attacks = attackers.map((attacker, at) => ({ attacker, target: target(at) }));
  const rules = (count: number) => Array.from({ length: count }, () => randomRule(random, blockers, attackers));
  const asked = blockers.flatMap((blocker) => {
    const blocked = random.below(3) ? [random.oneOf(attackers)] : subset(random, attackers);
    return random.below(4) && blocked.length ? [[blocker, blocked.join(' ')] as const] : [];
  });
  const creature = (id: string, owner: string) => ({
    ...{ id, owner, typeLine: 'Creature — Bear' },
    keywords: keywords.filter(() => random.below(7) === 0),
    tapped: owner !== attacking && random.below(9) === 0,
    power: random.below(3),
    blockRules: rules(random.below(2)),
  });
  const teamOf = (id: string) => around.players.find((player) => player.id === id)?.team;
  const teammates = everybody.filter((id) => teamOf(id) === teamOf(attacking));
  const activePlayers = around.options?.sharedTeamTurns ? teammates : [attacking];
  const description: Description = {
    ...around,
    ...(around.variant !== 'GRAND_MELEE' && { turn: { activePlayers } }),
    combats: [],
    objects: [
      ...blockers.map((id) => creature(id, random.oneOf(side))),
      ...attackers.map((id) => creature(id, attacking)),
      defended,
      ...forestsOf(random, everybody),
      ...everybody.slice(0, 4).map((owner) => ({
        ...{ id: `${owner}-rules`, typeLine: 'Enchantment', owner },
        blockRules: rules(random.below(2)),
      })),
    ],
  };
  const isDefended = ({ target }: { readonly target: string }): boolean =>
    side.includes(defenderOf(description, target));
  return {
    blockers,
    attackers: attackers.filter((id) => attacks.some((each) => each.attacker === id && isDefended(each))),
    attacks,
    costs: randomCosts(random, description, 'blockRules'),
    asked: Object.fromEntries(asked),
    description,
  };
};

interface AppliedRule {
  readonly rule: BlockRule;
  readonly source: string;
  readonly creatures: readonly string[];
  /** Whether it holds as far as that attacker goes. */
  readonly holds: (attacker: string) => boolean;
}

const rulesOf = ({ description, blockers, attackers, attacks }: BlockCase): readonly AppliedRule[] =>
  (description.objects ?? []).flatMap(({ id, owner, blockRules }) =>
    (blockRules ?? []).map((rule) => {
      const all = isAboutAttackers(rule.kind) ? attackers : blockers;
      const meant = (rule.creatures ? (rule.creatures.ids ?? []) : [id]).filter((each) => all.includes(each));
      return {
        ...{ rule, source: id },
        creatures: meant.filter((each) => isNear(description, owner, defenderOf(description, each))),
        holds: (attacker) =>
          isInForce(
            description,
            rule,
            owner,
            defenderOf(description, attacks.find((each) => each.attacker === attacker)?.target ?? 'me'),
          ),
      };
    }),
  );

const aimsAt = ({ target, attackers }: BlockRule, attacker: string): boolean =>
  (!target || target === attacker) && (!attackers || Boolean(attackers.ids?.includes(attacker)));

/** Whether a rule speaks of blocking that attacker. */
const speaksOf = ({ rule, holds }: AppliedRule, attacker: string): boolean => holds(attacker) && aimsAt(rule, attacker);

/** Who blocks what, one pair a block. */
const pairsOf = (blocks: Blocks): readonly (readonly [string, string])[] =>
  entriesOf(blocks).flatMap(([blocker, attackers]) =>
    attackers.split(' ').map((attacker) => [blocker, attacker] as const),
  );

/** How many attackers a creature may block. */
export const mostOf = (tried: BlockCase): ((blocker: string) => number) => {
  const rules = rulesOf(tried);
  return (blocker) => {
    const own = rules.filter(({ creatures }) => creatures.includes(blocker)).map(({ rule }) => rule);
    if (own.some(({ kind }) => kind === 'CAN_BLOCK_ANY_NUMBER')) return Math.max(1, tried.attackers.length);
    const additional = own.filter(({ kind }) => kind === 'CAN_BLOCK_ADDITIONAL');
    const some = 1 + additional.reduce((sum, { count }) => sum + (count ?? 0), 0);
    return Math.min(some, Math.max(1, tried.attackers.length));
  };
};

/** The rules that forbid a block, and whether they forbid it whatever is blocked. */
const forbiddenBy =
  (tried: BlockCase, rules: readonly AppliedRule[]) =>
  ([blocker, attacker]: readonly [string, string]): readonly AppliedRule[] =>
    rules.filter(({ rule, creatures, holds }) => {
      if (!holds(attacker)) return false;
      const { kind, count, blockers } = rule;
      if (kind === 'CANT_BE_BLOCKED' || kind === 'CANT_BE_BLOCKED_EXCEPT_BY') {
        const isMeant =
          !blockers || othersFor(tried.description, { others: blockers }, [blocker], attacker).includes(blocker);
        return creatures.includes(attacker) && aimsAt(rule, attacker) && isMeant === (kind === 'CANT_BE_BLOCKED');
      }
      if (!creatures.includes(blocker)) return false;
      if (kind === 'CAN_BLOCK_ONLY') return !aimsAt(rule, attacker);
      const isForbidden = kind === 'CANT_BLOCK' || kind === 'CANT_BLOCK_TARGET' || (kind === 'AT_MOST' && count === 0);
      return isForbidden && aimsAt(rule, attacker);
    });

/** Whether a rule speaks of all blocks of a creature, so that it is paid for once. */
const isWhole = ({ kind, target, attackers, unless, asLongAs }: BlockRule): boolean =>
  kind === 'CANT_BLOCK' &&
  !target &&
  !attackers &&
  ![unless, asLongAs].some((each) => each?.who === 'DEFENDING_PLAYER');

/** What has to be paid for a declaration, as "blocker > attacker: cost", in no order. */
export const costsIn = (tried: BlockCase): ((blocks: Blocks) => readonly string[]) =>
  createCosts(tried, (blocker, attacker, _, __, cost) => `${blocker} > ${attacker}: ${cost}`);

/** The same by creature and source; one that may block several pays for each what it does not pay to block at all. */
export const costRowsIn = (tried: BlockCase): ((blocks: Blocks) => readonly string[]) => {
  const most = mostOf(tried);
  return createCosts(tried, (blocker, attacker, rule, source, cost) => {
    const each = most(blocker) > 1 && !isWhole(rule) ? ` > ${attacker}` : '';
    return `${blocker}${each}, ${source}: ${cost}`;
  });
};

const createCosts = (
  tried: BlockCase,
  row: (blocker: string, attacker: string, rule: BlockRule, source: string, cost: string) => string,
): ((blocks: Blocks) => readonly string[]) => {
  const forbidden = forbiddenBy(tried, rulesOf(tried));
  return (blocks) => {
    const paid = new Map<BlockRule, Set<string>>();
    return pairsOf(blocks).flatMap(([blocker, attacker]) =>
      tried.attackers.includes(attacker)
        ? forbidden([blocker, attacker]).flatMap(({ rule, source }) => {
            const before = paid.get(rule) ?? new Set();
            if (!rule.unlessPays || (isWhole(rule) && before.has(blocker))) return [];
            paid.set(rule, before.add(blocker));
            return [row(blocker, attacker, rule, source, costSaid(tried.costs, rule.unlessPays, source))];
          })
        : [],
    );
  };
};

/** Whether a declaration breaks no restriction, read off the rules as they stand; what is paid for is none. */
export const isUnrestricted = (tried: BlockCase): ((blocks: Blocks) => boolean) => {
  const objects = new Map((tried.description.objects ?? []).map((object) => [object.id, object]));
  const has = (id: string, keyword: string) => objects.get(id)?.keywords?.includes(keyword) ?? false;
  const rules = rulesOf(tried);
  const forbidden = forbiddenBy(tried, rules);
  const most = mostOf(tried);
  const may = (kind: BlockRule['kind'], blocker: string) =>
    rules.some(({ rule, creatures }) => rule.kind === kind && creatures.includes(blocker));
  const evades = (attacker: string, blocker: string) =>
    (has(attacker, 'Flying') && !has(blocker, 'Flying')) ||
    (has(attacker, 'Shadow') && !has(blocker, 'Shadow') && !may('CAN_BLOCK_AS_THOUGH_SHADOW', blocker)) ||
    (has(blocker, 'Shadow') && !has(attacker, 'Shadow')) ||
    has(attacker, 'Fear');
  const ownersOf = (player: string) => tried.blockers.filter((id) => objects.get(id)?.owner === player);
  const defending = (attacker: string) =>
    defenderOf(tried.description, tried.attacks.find((each) => each.attacker === attacker)?.target ?? '');
  return (blocks) => {
    const pairs = pairsOf(blocks);
    const blocking = (attacker: string) => pairs.filter(([, other]) => other === attacker).length;
    const isForbidden = (pair: readonly [string, string]) =>
      (objects.get(pair[0])?.tapped && !may('CAN_BLOCK_AS_THOUGH_UNTAPPED', pair[0])) ||
      !tried.attackers.includes(pair[1]) ||
      evades(pair[1], pair[0]) ||
      forbidden(pair).some(({ rule }) => !rule.unlessPays) ||
      (has(pair[1], 'Menace') && blocking(pair[1]) === 1);
    if (pairs.some(isForbidden)) return false;
    if (entriesOf(blocks).some(([blocker, attackers]) => attackers.split(' ').length > most(blocker))) return false;
    return rules.every((each) => {
      const { rule, creatures } = each;
      const count = rule.count ?? 0;
      const attacked = [...new Set(pairs.map(([, attacker]) => attacker))].filter(
        (attacker) => creatures.includes(attacker) && speaksOf(each, attacker),
      );
      if (rule.kind === 'CANT_BE_BLOCKED_BY_FEWER') return attacked.every((attacker) => blocking(attacker) >= count);
      if (rule.kind === 'CANT_BE_BLOCKED_EXCEPT_BY_ALL')
        return attacked.every((attacker) =>
          ownersOf(defending(attacker)).every((id) => pairs.some(([one, other]) => one === id && other === attacker)),
        );
      if (rule.kind === 'CANT_BE_BLOCKED_BY_MORE') return attacked.every((attacker) => blocking(attacker) <= count);
      const all = [...new Set(pairs.filter(([, attacker]) => speaksOf(each, attacker)).map(([blocker]) => blocker))];
      const among = all.filter((blocker) => creatures.includes(blocker));
      if (rule.kind === 'CAN_BLOCK_ONLY_ALONE') return !among.length || entriesOf(blocks).length === 1;
      return isPrevented(tried.description, rule, tried.blockers, among, all);
    });
  };
};

/** Whether enough of those who count block an attacker. */
const isBlockedAsSaid = (tried: BlockCase, { kind, count, blockers }: BlockRule, attacker: string) => {
  const others = blockers && othersFor(tried.description, { others: blockers }, tried.blockers, attacker);
  const counting = others ?? tried.blockers;
  return (blocks: Blocks): boolean => {
    const pairs = pairsOf(blocks).filter(([blocker, blocked]) => blocked === attacker && counting.includes(blocker));
    if (kind === 'MUST_BE_BLOCKED_IF_ABLE') return pairs.length > 0;
    return kind === 'MUST_BE_BLOCKED_BY_EXACTLY' ? pairs.length === count : pairs.length >= (count ?? 0);
  };
};

/** How many requirements a declaration obeys, read off the rules as they stand; `possible` as for attacks. */
export const obeyedIn = (tried: BlockCase, possible: readonly Blocks[]): ((blocks: Blocks) => number) => {
  const requirements = rulesOf(tried).flatMap((each) =>
    each.creatures.flatMap((creature) => {
      const { rule } = each;
      const blocksAsSaid = (blocks: Blocks): boolean =>
        pairsOf(blocks).some(([blocker, attacker]) => blocker === creature && speaksOf(each, attacker));
      if (mustBeBlocked(rule.kind)) return each.holds(creature) ? [isBlockedAsSaid(tried, rule, creature)] : [];
      if (rule.kind === 'BLOCKS_IF_ABLE' || rule.kind === 'BLOCKS_TARGET_IF_ABLE') return [blocksAsSaid];
      if (rule.kind !== 'BLOCKS_IF_OTHERS_DO') return [];
      return joining(blocksAsSaid, othersFor(tried.description, rule, tried.blockers, creature), possible);
    }),
  );
  return (blocks) => requirements.filter((isObeyed) => isObeyed(blocks)).length;
};

/** Every set of attackers that a creature may block at once, as declarations write it. */
export const everyBlock = (attackers: readonly string[], most: number): readonly string[] =>
  attackers
    .reduce<readonly (readonly string[])[]>((sets, each) => [...sets, ...sets.map((set) => [...set, each])], [[]])
    .filter(({ length }) => length > 0 && length <= most)
    .map((set) => set.join(' '));

/** How far a creature is from what is asked of it: every block of one that may block several counts. */
export const distance = (asked: string | undefined, chosen: string | undefined, most: number): number => {
  const [wanted, found] = [asked?.split(' ') ?? [], chosen?.split(' ') ?? []];
  const missing = wanted.filter((each) => !found.includes(each)).length;
  const beside = found.filter((each) => !wanted.includes(each)).length;
  if (most > 1) return missing + beside;
  return wanted.length ? Number(missing === wanted.length) : Number(beside > 0);
};
