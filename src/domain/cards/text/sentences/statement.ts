import type { Clause, Condition, Effect, Filter } from '../../clauses.js';
import { conditionsBefore } from '../grammar/conditions.js';
import { subject } from '../grammar/groups.js';
import { after, first, many, map, mapSome, pair, says, three, whole, type Parser } from '../grammar/parser.js';
import { lastNamed } from '../grammar/references.js';
import type { Tokens } from '../grammar/tokens.js';
import { asThough } from './as-though.js';
import { becomes, withOthersLost } from './becomes.js';
import { blocksOnly, cantAttackOrBlock, onlyAlone } from './cant-attack-or-block.js';
import { cantBeAttached } from './cant-be-attached.js';
import { cantBeTargeted } from './cant-be-targeted.js';
import { cantBeBlocked } from './cant-be-blocked.js';
import { gets } from './stats.js';
import { has, furtherHas } from './has.js';
import { mayBlock } from './may-block.js';
import { mustAttack } from './must-attack.js';
import { mustBeBlocked } from './must-be-blocked.js';
import { irrelevantAbilities, irrelevantPredicate } from './of-no-account.js';
import { noEffect, type Predicate } from './predicate.js';
import { lure } from './lure.js';
import { riderClauses, sharedRider, none, riders, type Rider } from './riders.js';
import { wholeTable } from './whole-table.js';

/** Reads an ability in quotation marks: a static sentence about objects, players or the whole table. */
const sentence = (tokens: Tokens): readonly Clause[] | null => whole(statement, tokens) ?? whole(wholeTable, tokens);

const predicate: Parser<Predicate> = first(
  cantBeBlocked,
  mustBeBlocked,
  cantAttackOrBlock,
  blocksOnly,
  onlyAlone,
  mayBlock,
  asThough,
  mustAttack,
  gets,
  has(sentence),
  becomes,
  cantBeTargeted,
  cantBeAttached,
  irrelevantPredicate,
);

/** A verb phrase about the sentence's subject or, as in "all creatures able to block it do so", about its own. */
interface VerbPhrase {
  readonly effects: Predicate;
  readonly hasSubject: boolean;
  /** The subject of this verb and of those after it: "and other creatures you control get +1/+1 and have flying". */
  readonly subject?: Filter;
}

const ofSubject = (effects: Predicate): VerbPhrase => ({ effects, hasSubject: false });
const ofItsOwn = (effects: Predicate): VerbPhrase => ({ effects, hasSubject: true });

/** Reads a further subject; not "other creatures" after a group: others than the group, or than the object itself. */
const furtherSubject: Parser<Filter> = (tokens, at) =>
  tokens.lower.slice(at, at + 2).includes('other') && !lastNamed(tokens, at) ? null : subject(tokens, at);

const verb: Parser<VerbPhrase> = first<VerbPhrase>(
  map(irrelevantAbilities, () => ofItsOwn(noEffect)),
  map(lure, (effects) => ofItsOwn(() => effects)),
  pair(furtherSubject, predicate, (other, found) => ({ ...ofItsOwn(found), subject: other })),
  map(after('they', predicate), ofItsOwn),
  map(predicate, ofSubject),
);
/** Later parts may be keywords alone: "has flying as long as …, reach as long as …". */
const further: Parser<VerbPhrase> = first<VerbPhrase>(verb, map(furtherHas(sentence), ofSubject));

interface Part extends VerbPhrase {
  readonly rider: Rider | null;
}

const part = (said: Parser<VerbPhrase>): Parser<Part> => pair(said, riders, (found, rider) => ({ ...found, rider }));
const between = says(', and|or', 'and', ',');
const parts: Parser<readonly Part[]> = pair(part(verb), many(after(between, part(further))), (one, others) => [
  one,
  ...others,
]);

interface StatementParts {
  readonly effects: readonly Effect[];
  readonly hasSubject: boolean;
  readonly rider: Rider | null;
}

const isBare = (effect: Effect): boolean =>
  (effect.does === 'CANT_ATTACK' && !effect.target) || (effect.does === 'CANT_BLOCK' && !effect.attackers);
const isAlone = ({ does }: Effect): boolean => does === 'CANT_ATTACK_ALONE' || does === 'CANT_BLOCK_ALONE';

const saysSomething = ({ effects }: StatementParts): boolean => effects.some(({ does }) => does !== 'NOTHING');

/** "can't attack and can't block alone": it is unclear whether "alone" goes with attacking, too. */
const isOfLastAlone = (said: readonly StatementParts[]): boolean => {
  const bare = said.findIndex(({ effects }) => effects.some(isBare));
  return bare >= 0 && said.slice(bare).some(({ effects }) => effects.some(isAlone));
};

/**
 * Whether it is clear to which verbs conditions and costs apply: each to its own verb, and the last to all before it
 * that have the same subject. "If it is attacking and can't block" may be one condition.
 */
const isPlain = (said: readonly StatementParts[]): boolean => {
  const open = said.findIndex((part) => !part.rider && saysSomething(part));
  const later = open < 0 ? [] : said.slice(open + 1);
  const isEnd = (part: StatementParts): boolean => part === said.at(-1) && !later.some(({ hasSubject }) => hasSubject);
  const isCut = said.some(
    (part, at) => !part.rider && !part.hasSubject && said.slice(0, at).some(({ rider }) => rider),
  );
  return !isCut && !isOfLastAlone(said) && later.every((part) => !part.rider || isEnd(part));
};

/** Applies a condition at the end to all verbs without a condition of their own, if that is clear. */
const joined = (before: readonly Condition[], said: readonly StatementParts[]): readonly Clause[] | null => {
  const last = said.at(-1);
  if (!last || !isPlain(said)) return null;
  const clauses: Clause[] = [];
  for (const { effects, rider } of said) {
    const own = rider ?? sharedRider(last.rider ?? none, last.effects, effects);
    const found = own && riderClauses(effects, { ...own, conditions: [...before, ...own.conditions] });
    if (!found) return null;
    clauses.push(...found);
  }
  return withOthersLost(clauses);
};

const ofSubjects = (subject: Filter, [one, ...others]: readonly Part[]): readonly StatementParts[] => {
  if (!one) return [];
  const its = one.subject ?? subject;
  return [{ ...one, effects: one.effects(its) }, ...ofSubjects(its, others)];
};

/**
 * A static sentence about objects.
 *
 * Template: "[As long as ⟨condition⟩,] ⟨subject⟩ ⟨verb⟩ [and ⟨verb⟩] [unless|if|as long as ⟨condition⟩] [unless ⟨cost⟩]".
 */
export const statement: Parser<readonly Clause[]> = mapSome(
  three(conditionsBefore, subject, parts, (conditions, found, said) => joined(conditions, ofSubjects(found, said))),
  (clauses) => clauses,
);

/** Template: "Otherwise, ⟨subject⟩ ⟨verb⟩": applies if the condition of the previous sentence is not met. */
export const otherwise = (before: readonly Clause[]): Parser<readonly Clause[]> =>
  mapSome(after('otherwise ,?', statement), (clauses) => {
    const [condition, ...others] = before[0]?.conditions ?? [];
    if (!condition || others.length) return null;
    const negated: Condition = { asks: 'NOT', of: condition };
    return clauses.map((clause) => ({ ...clause, conditions: [negated, ...clause.conditions] }));
  });
