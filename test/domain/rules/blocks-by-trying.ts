import type { BlockRule, Description } from '../../../src/domain/state/description.js';
import type { RandomNumbers } from '../../random-numbers.js';
import { entriesOf, type Attacks } from './attacks-by-trying.js';

/** Which attacker each creature blocks, by id; creatures that do not block are left out. */
export type Blocks = Attacks;

export interface BlockCase {
  readonly description: Description;
  readonly asked: Blocks;
  readonly blockers: readonly string[];
  /** Those that attack `me`; the others attack somebody else. */
  readonly attackers: readonly string[];
  readonly attacks: readonly { readonly attacker: string; readonly target: string }[];
}

const kinds: readonly [BlockRule['kind'], ...BlockRule['kind'][]] = [
  'BLOCKS_IF_ABLE',
  'BLOCKS_TARGET_IF_ABLE',
  'CANT_BLOCK',
  'CANT_BLOCK_TARGET',
  'CANT_BLOCK_ALONE',
  'CANT_BE_BLOCKED',
  'MUST_BE_BLOCKED_IF_ABLE',
  'MUST_BE_BLOCKED_IF_ABLE',
  'AT_MOST',
  'AT_MOST',
];

const subset = (random: RandomNumbers, values: readonly string[]): string[] =>
  values.filter(() => random.below(2) === 0);

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

const isAboutAttackers = (kind: BlockRule['kind']): boolean =>
  kind === 'CANT_BE_BLOCKED' || kind === 'MUST_BE_BLOCKED_IF_ABLE';

const randomRule = (
  random: RandomNumbers,
  blockers: readonly string[],
  attackers: readonly [string, ...string[]],
): BlockRule => {
  const kind = random.oneOf(kinds);
  const needsTarget = kind === 'BLOCKS_TARGET_IF_ABLE' || kind === 'CANT_BLOCK_TARGET';
  const target = needsTarget || (!isAboutAttackers(kind) && random.below(2));
  return {
    kind,
    ...(random.below(3) ? { creatures: { ids: subset(random, isAboutAttackers(kind) ? attackers : blockers) } } : {}),
    ...(target ? { target: random.oneOf(attackers) } : {}),
    ...(kind === 'AT_MOST' ? { count: random.below(4) } : {}),
  };
};

const keywords = ['Menace', 'Menace', 'Flying', 'Fear', 'Vigilance'];

/** A table for up to six blockers and four attackers, with all kinds of rules, and a declaration to ask about. */
export const randomBlockCase = (random: RandomNumbers): BlockCase => {
  const blockers = numbered('blocker', random.below(6) + 1);
  const attackers: [string, ...string[]] = ['attacker0', ...numbered('attacker', random.below(4) + 1).slice(1)];
  const elsewhere = attackers.slice(1).filter(() => random.below(5) === 0);
  const rules = (count: number) => Array.from({ length: count }, () => randomRule(random, blockers, attackers));
  const asked = blockers.flatMap((blocker) => (random.below(4) ? [[blocker, random.oneOf(attackers)] as const] : []));
  const creature = (id: string, owner: string) => ({
    id,
    owner,
    typeLine: 'Creature — Bear',
    keywords: keywords.filter(() => random.below(7) === 0),
    tapped: owner === 'me' && random.below(12) === 0,
    blockRules: rules(random.below(2)),
  });
  return {
    blockers,
    attackers: attackers.filter((id) => !elsewhere.includes(id)),
    attacks: attackers.map((attacker) => ({ attacker, target: elsewhere.includes(attacker) ? 'other' : 'me' })),
    asked: Object.fromEntries(asked),
    description: {
      options: { attack: 'MULTIPLE_PLAYERS', ...(random.below(4) ? {} : { rangeOfInfluence: 1 }) },
      players: [{ id: 'me' }, { id: 'attacking' }, { id: 'other' }, { id: 'far' }].slice(0, 3 + random.below(2)),
      objects: [
        ...blockers.map((id) => creature(id, 'me')),
        ...attackers.map((id) => creature(id, 'attacking')),
        ...['me', 'attacking', 'other'].map((owner) => ({
          id: `${owner}-rules`,
          typeLine: 'Enchantment',
          owner,
          blockRules: rules(random.below(2)),
        })),
      ],
    },
  };
};

interface AppliedRule {
  readonly rule: BlockRule;
  readonly creatures: readonly string[];
}

/** With range 1 and four seats, those who sit opposite each other do not reach each other. */
const reaches = ({ options, players }: Description, one: string, other: string): boolean => {
  const seat = (id: string) => players.findIndex((player) => player.id === id);
  return options?.rangeOfInfluence === undefined || players.length < 4 || Math.abs(seat(one) - seat(other)) !== 2;
};

const rulesOf = ({ description, blockers, attackers }: BlockCase): readonly AppliedRule[] =>
  (description.objects ?? []).flatMap(({ id, owner, blockRules }) =>
    (blockRules ?? []).map((rule) => {
      const [all, holder] = isAboutAttackers(rule.kind) ? [attackers, 'attacking'] : [blockers, 'me'];
      const meant = (rule.creatures ? (rule.creatures.ids ?? []) : [id]).filter((each) => all.includes(each));
      return { rule, creatures: reaches(description, owner, holder) ? meant : [] };
    }),
  );

const speaksOf = ({ target }: BlockRule, attacker: string): boolean => !target || target === attacker;

/** Whether a declaration breaks no restriction, read off the rules as they stand. */
export const isUnrestricted = (tried: BlockCase): ((blocks: Blocks) => boolean) => {
  const objects = new Map((tried.description.objects ?? []).map((object) => [object.id, object]));
  const has = (id: string, keyword: string) => objects.get(id)?.keywords?.includes(keyword) ?? false;
  const rules = rulesOf(tried);
  const evades = (attacker: string, blocker: string) =>
    (has(attacker, 'Flying') && !has(blocker, 'Flying')) || has(attacker, 'Fear');
  return (blocks) => {
    const entries = entriesOf(blocks);
    const alone = (attacker: string) => entries.filter(([, other]) => other === attacker).length === 1;
    const isForbidden = ([blocker, attacker]: [string, string]) =>
      objects.get(blocker)?.tapped ||
      !tried.attackers.includes(attacker) ||
      evades(attacker, blocker) ||
      (has(attacker, 'Menace') && alone(attacker));
    if (entries.some(isForbidden)) return false;
    return rules.every(({ rule, creatures }) => {
      if (rule.kind === 'CANT_BE_BLOCKED') return entries.every(([, attacker]) => !creatures.includes(attacker));
      const all = entries.filter(([, attacker]) => speaksOf(rule, attacker));
      const among = all.filter(([blocker]) => creatures.includes(blocker));
      if (rule.kind === 'CANT_BLOCK' || rule.kind === 'CANT_BLOCK_TARGET') return among.length === 0;
      if (rule.kind === 'AT_MOST') return among.length <= (rule.count ?? 0);
      return rule.kind !== 'CANT_BLOCK_ALONE' || among.length === 0 || all.length > 1;
    });
  };
};

/** How many requirements a declaration obeys, read off the rules as they stand. */
export const obeyedIn = (tried: BlockCase): ((blocks: Blocks) => number) => {
  const requirements = rulesOf(tried).flatMap(({ rule, creatures }) =>
    creatures.map((creature) => (blocks: Blocks): boolean => {
      if (rule.kind === 'MUST_BE_BLOCKED_IF_ABLE') return Object.values(blocks).includes(creature);
      const blocked = blocks[creature];
      const requires = rule.kind === 'BLOCKS_IF_ABLE' || rule.kind === 'BLOCKS_TARGET_IF_ABLE';
      return requires && blocked !== undefined && speaksOf(rule, blocked);
    }),
  );
  return (blocks) => requirements.filter((isObeyed) => isObeyed(blocks)).length;
};
