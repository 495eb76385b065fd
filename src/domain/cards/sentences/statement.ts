import type { Clause, Condition, Cost, Effect, Filter } from '../clauses.js';
import { conditionBehind, conditionBefore } from '../grammar/conditions.js';
import { cost } from '../grammar/costs.js';
import { subject } from '../grammar/groups.js';
import { first, many, map, mapSome, maybe, pair, says, several, type Parser } from '../grammar/parser.js';
import { reference } from '../grammar/references.js';
import { asThough } from './as-though.js';
import { becomes } from './becomes.js';
import { blocksOnly, cantAttackOrBlock } from './cant-attack-or-block.js';
import { cantBeAttached } from './cant-be-attached.js';
import { cantBeTargeted } from './cant-be-targeted.js';
import { cantBeBlocked } from './cant-be-blocked.js';
import { gets } from './stats.js';
import { has } from './has.js';
import { mayBlock } from './may-block.js';
import { mustAttack } from './must-attack.js';
import { mustBeBlocked } from './must-be-blocked.js';
import { abilitiesOfNoAccount, ofNoAccount } from './of-no-account.js';
import { nothing, type Predicate } from './predicate.js';
import { lure } from './lure.js';

const predicate: Parser<Predicate> = first(
  cantBeBlocked,
  mustBeBlocked,
  cantAttackOrBlock,
  blocksOnly,
  mayBlock,
  asThough,
  mustAttack,
  gets,
  has,
  becomes,
  cantBeTargeted,
  cantBeAttached,
  ofNoAccount,
);

/** The words after a verb: conditions, and costs. */
interface Rider {
  readonly conditions: readonly Condition[];
  readonly unlessPays: Cost | null;
}

const riders: Parser<Rider | null> = map(many(first<Condition | Cost>(cost, conditionBehind)), (found) =>
  found.length
    ? {
        conditions: found.flatMap((each) => (typeof each === 'string' ? [] : [each])),
        unlessPays: found.find((each) => typeof each === 'string') ?? null,
      }
    : null,
);

/** A verb with its subject, where it has one of its own: "they can't attack you", "all creatures able to block it do so". */
type Said = (subject: Filter) => readonly Effect[];

const further: Parser<Said> = first<Said>(
  map(abilitiesOfNoAccount, (): Said => nothing),
  map(
    lure,
    (effects): Said =>
      () =>
        effects,
  ),
  pair(
    map(reference, (is): Filter => ({ is })),
    predicate,
    (itself, found): Said =>
      () =>
        found(itself),
  ),
  pair(says('they?'), predicate, (_, found): Said => found),
);

interface Part {
  readonly said: Said;
  readonly rider: Rider | null;
}

const partOf = (said: Said, rider: Rider | null): Part => ({ said, rider });
const parts: Parser<readonly Part[]> = several(
  pair(further, riders, partOf),
  first(says(', and|or'), says('and'), says(',')),
);

const restrictions: ReadonlySet<Effect['does']> = new Set(['CANT_ATTACK', 'CANT_BLOCK']);

/** A cost frees from restrictions; nothing else is understood to be paid for. */
const clausesOf = (effects: readonly Effect[], { conditions, unlessPays }: Rider): readonly Clause[] | null => {
  if (unlessPays !== null && !effects.some(({ does }) => restrictions.has(does))) return null;
  return effects.map((effect) => ({
    effect,
    conditions,
    unlessPays: restrictions.has(effect.does) ? unlessPays : null,
  }));
};

const none: Rider = { conditions: [], unlessPays: null };

/** A condition at the end is said of all that has nothing of its own. */
const joined = (condition: Condition | null, subjectMeant: Filter, said: readonly Part[]): readonly Clause[] | null => {
  const last = said.at(-1)?.rider ?? none;
  const clauses: Clause[] = [];
  for (const part of said) {
    const { conditions, unlessPays } = part.rider ?? last;
    const every = condition ? [condition, ...conditions] : conditions;
    const found = clausesOf(part.said(subjectMeant), {
      conditions: every,
      unlessPays: part === said.at(-1) || part.rider ? unlessPays : null,
    });
    if (!found) return null;
    clauses.push(...found);
  }
  return clauses;
};

/**
 * A static sentence about objects.
 *
 * Template: "[As long as ⟨condition⟩,] ⟨subject⟩ ⟨verb⟩ [and ⟨verb⟩] [unless|if|as long as ⟨condition⟩] [unless ⟨cost⟩]".
 */
export const statement: Parser<readonly Clause[]> = mapSome(
  pair(
    maybe(conditionBefore),
    pair(subject, parts, (found, said) => ({ found, said })),
    (condition, { found, said }) => joined(condition, found, said),
  ),
  (clauses) => clauses,
);

/** Template: "Otherwise, ⟨subject⟩ ⟨verb⟩": what holds where the condition of the sentence before does not. */
export const otherwise = (before: readonly Clause[]): Parser<readonly Clause[]> =>
  mapSome(
    pair(says('otherwise ,?'), statement, (_, found) => found),
    (clauses) => {
      const [condition, ...others] = before[0]?.conditions ?? [];
      if (!condition || others.length) return null;
      const negated: Condition = { asks: 'NOT', of: condition };
      return clauses.map((clause) => ({ ...clause, conditions: [negated, ...clause.conditions] }));
    },
  );
