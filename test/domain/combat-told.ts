import { expect } from '@jest/globals';
import type { Answer } from '../../src/domain/answer.js';
import type { EntityFilter } from '../../src/domain/state/filters/entity-filter.js';
import type { Entity, GameState } from '../../src/domain/state/game-state.js';
import { solve } from '../../src/solver/highs.js';
import { checkAttack, type AttackVerdict } from '../../src/domain/rules/508-check-attack.js';
import { legalAttackTargets } from '../../src/domain/rules/508-declare-attackers.js';
import type { ExcludedEntity } from '../../src/domain/selection.js';
import { checkBlocks } from '../../src/domain/rules/509-check-blocks.js';
import { legalBlocks } from '../../src/domain/rules/509-declare-blockers.js';
import { blockDeclarationOrder } from '../../src/domain/rules/802-attack-multiple-players.js';
import { attacksToBlock, declaredAttacks, declaredBlocks } from '../../src/domain/rules/506-combat-in-progress.js';
import type { AttackInput } from '../../src/domain/setup/problems/attack-problems.js';
import { ids, player, rules, type AttackRule, type BlockRule, type Ruling } from './tables.js';

/** Attacks as a line, for example "x > B in 1, y > C": x attacks B in band 1, y attacks C. */
export const attacksIn = (line: string): AttackInput[] =>
  pairsIn(line).map(([attacker, target, band]) => ({ attacker, target, ...(band ? { band: Number(band) } : {}) }));

/** Blocks as a line, for example "b > x, c > y". */
export const blocksIn = (line: string) => pairsIn(line).map(([blocker, attacker]) => ({ blocker, attacker }));

/** Makes the combats of a table in which these attack, for example "x > B". */
export const combatsIn = (line: string) => [{ attacks: attacksIn(line) }];

/** Pairs as a line, for example "b > x, c > y". */
export const pairsIn = (line: string): (readonly [string, string, string?])[] =>
  line.split(', ').flatMap((each) => {
    const [one = '', other = '', third] = each.split(/ > | in /);
    return one ? [[one, other, third] as const] : [];
  });

/** Reads a filter: "all", "creatures", ids, or parts such as "types=Wall controller=Ann power>=3". */
const filterIn = ([first, ...others]: readonly string[]): EntityFilter => {
  if (first === undefined || first === 'all') return {};
  if (first === 'creatures') return { types: ['Creature'] };
  const parts = [first, ...others].map((word) => /^(\w+)([<>]?)=(.*)$/.exec(word) ?? []);
  if (!parts[0]?.length) return { ids: [first, ...others] };
  const valueOf = (name: string, sign: string, value: string) =>
    sign ? { [sign === '>' ? 'atLeast' : 'atMost']: Number(value) } : name === 'types' ? [value] : value;
  return Object.fromEntries(parts.map(([, name = '', sign = '', value = '']) => [name, valueOf(name, sign, value)]));
};

const filterNames = { of: 'creatures', by: 'blockers', attackers: 'attackers', others: 'others', targets: 'targets' };
const conditionNames = { unless: 'unless', while: 'asLongAs' };

/**
 * Reads a rule on attacking or blocking: "AT_MOST 1 of b c target x by d pays {2} unless power>=3", where the condition is
 * what the defending player controls.
 */
export const ruleIn = (told: string): AttackRule & BlockRule => {
  const [head = '', ...parts] = told.split(/ (?=(?:of|target|targets|by|attackers|others|pays|unless|while) )/);
  const [kind, count] = head.split(' ');
  const after = (word: string): string[] =>
    parts.flatMap((part) => (part.startsWith(`${word} `) ? part.split(' ').slice(1) : []));
  const named = (names: Readonly<Record<string, string>>, read: (words: readonly string[]) => unknown) =>
    Object.entries(names).flatMap(([word, name]) => (after(word).length ? [[name, read(after(word))] as const] : []));
  const condition = (words: readonly string[]) => ({ who: 'DEFENDING_PLAYER', controls: filterIn(words) });
  const [[target], [unlessPays]] = [after('target'), after('pays')];
  return {
    ...{ kind, ...(count && { count: Number(count) }), ...(target && { target }), ...(unlessPays && { unlessPays }) },
    ...Object.fromEntries([...named(filterNames, filterIn), ...named(conditionNames, condition)]),
  } as AttackRule & BlockRule;
};

const listed = (entities: readonly Pick<Entity, 'id'>[]): string => ids(entities).join(', ') || '–';

const rulingTold = ({ rule, says, about, doubt }: Ruling): string =>
  `${rule.number}: ${says} (${listed(about)})${doubt === undefined ? '' : ` [${doubt}]`}`;

const told = (indent: string, because: readonly Ruling[]): string[] => because.map((each) => indent + rulingTold(each));

const exclusionsTold = (excluded: readonly ExcludedEntity[]): string[] =>
  excluded.flatMap(({ entity, because }) => [`  not ${entity.id}`, ...told('    ', because)]);

/** Whom each creature of a player may attack, and why, line by line. */
export const attackTargetsTold = (state: GameState, who: string): string =>
  legalAttackTargets(state, player(state, who))
    .flatMap(({ attacker, canAttack, included, excluded, because }) => [
      `${attacker.id} ${canAttack ? 'can' : 'cannot'} attack: ${listed(included)}`,
      ...told('  ', because),
      ...exclusionsTold(excluded),
    ])
    .join('\n');

/** What each creature of a player may block, and why, line by line. */
export const blockTargetsTold = (state: GameState, who: string, attacks: string | null): string =>
  legalBlocks(state, player(state, who), attacksToBlock(state, attacks === null ? null : attacksIn(attacks)))
    .flatMap(({ blocker, included, excluded, because }) => [
      `${blocker.id} can block: ${listed(included)}`,
      ...told('  ', because),
      ...exclusionsTold(excluded),
    ])
    .join('\n');

type Verdict = Omit<Answer<AttackVerdict>, 'witness'>;

/** Tells a verdict in short: "illegal 0/1 508.1d 701.15b", with how many requirements it obeys and what it cites. */
export const inShort = ({ legal, requirementsObeyed, requirementsPossible, because }: Verdict): string =>
  `${legal ? 'legal' : 'illegal'} ${requirementsObeyed}/${requirementsPossible} ${rules(because).join(' ')}`;

const verdictTold = (verdict: Verdict, witness: readonly string[]): string => {
  const { legal, violations, requirementsObeyed, requirementsPossible, because } = verdict;
  expect(because.slice(0, violations.length)).toEqual(violations);
  return [
    `${legal ? 'legal' : 'illegal'}, ${requirementsObeyed} of ${requirementsPossible} requirements`,
    ...told('  against it ', violations),
    ...told('  ', because.slice(violations.length)),
    `  ${legal ? 'as declared' : 'legal would be'}: ${witness.join(', ') || 'none'}`,
  ].join('\n');
};

/** The verdict on a declaration of attackers, line by line; its witness as the line itself would be written. */
export const attackTold = (state: GameState, who: string, attacks: string): string => {
  const result = checkAttack(state, player(state, who), declaredAttacks(state, attacksIn(attacks)), solve);
  if (!result.ok) return JSON.stringify(result.failure);
  const inBand = (band: number | null) => (band === null ? '' : ` in ${band}`);
  return verdictTold(
    result.value,
    result.value.witness.map(
      ({ attacker, target, defending, band }) =>
        `${attacker.id} > ${target.id}${inBand(band)}${defending?.id === target.id ? '' : ` of ${defending?.id ?? 'nobody'}`}`,
    ),
  );
};

/** The verdict on a declaration of blockers, line by line. */
export const blockTold = (state: GameState, who: string, attacks: string, blocks: string): string => {
  const against = attacksToBlock(state, attacksIn(attacks));
  const result = checkBlocks(state, player(state, who), declaredBlocks(state, blocksIn(blocks)), against, solve);
  if (!result.ok) return JSON.stringify(result.failure);
  return verdictTold(
    result.value,
    result.value.witness.map(({ blocker, attacker }) => `${blocker.id} > ${attacker.id}`),
  );
};

/** Who declares blockers in which order, and why, line by line. */
export const orderTold = (state: GameState, attacks: string | null): string => {
  const declared = attacks === null ? null : attacksIn(attacks);
  const { players, because } = blockDeclarationOrder(state, attacksToBlock(state, declared));
  return [`order: ${listed(players)}`, ...told('  ', because)].join('\n');
};
