import type { Choices, Scope } from '../../../../src/domain/combat/optimization/choices.js';
import type { IntegerProgram } from '../../../../src/domain/combat/optimization/integer-program.js';

/** The first so many numbers, from 0. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Members who may each choose any of the targets, so many at once; no rule says anything, and nothing is asked. */
export const among = (members: number, targets: number, most = 1): Choices => ({
  members: upTo(members).map(() => ({ options: upTo(targets), most })),
  targets,
  requirements: [],
  limits: [],
  loners: [],
  companions: [],
  wanted: upTo(members).map(() => []),
});

export const everybody = upTo(4);

/** The bounds of the variables of a program, in ascending order. */
export const boundsOf = ({ variables }: IntegerProgram): readonly number[] =>
  variables.map(({ most }) => most).sort((one, other) => one - other);

/** The rows of a program as text, whichever variables they are about: "1 1 -2 ≤ 0". */
export const rowsOf = ({ rows }: IntegerProgram): readonly string[] =>
  rows
    .map(({ terms, most }) => {
      const factors = terms.map(({ factor }) => factor).sort((one, other) => other - one);
      return `${factors.join(' ')} ≤ ${most}`;
    })
    .sort();

const numbersIn = (word: string): readonly number[] => Array.from(word, Number);
/** Reads the targets of a rule, such as "02"; none: all of them. */
const at = (word = ''): Scope => (word ? new Set(numbersIn(word)) : null);

const ruleIn = (told: string): Partial<Choices> => {
  const [head, first = '', ...rest] = told.split(' ');
  const words = [first, ...rest];
  const after = (word: string): string | undefined =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const numbers = (word: string) => numbersIn(after(word) ?? '0123');
  const [members, scope, count] = [numbers('of'), at(after('at')), Number(first)];
  if (head === 'limit') return { limits: [{ members, scope, count }] };
  if (head === 'company') return { companions: [{ members, scope, least: count || 2, among: numbers('among') }] };
  if (head === 'asked') return { wanted: first.split(',').map(numbersIn) };
  const [least, most, others] = [after('least'), after('most'), after('unless')];
  return {
    requirements: [
      {
        ...{ member: first === 'somebody' ? null : count, scope, times: Number(after('x') ?? 1) },
        ...(least && { number: { members, least: Number(least), most: most ? Number(most) : null } }),
        ...(others && { unlessNone: new Set(numbersIn(others)) }),
      },
    ],
  };
};

/**
 * Reads rules of four members: "limit 1 of 02 at 0" lets one of 0 and 2 choose target 0, "company 3 of 01 at 2 among 123" lets
 * 0 or 1 choose 2 where three of the last do, "must 1 at 02 x 3" asks 1 for one of them three times, "must 0 unless 12" only
 * where 1 or 2 chooses something, and "must somebody of 01 least 2 most 3" for so many; "asked 1,0,,2" is asked about.
 */
export const rulesIn = (told: string): Pick<Choices, 'limits' | 'companions' | 'requirements'> & Partial<Choices> => {
  const rules = told ? told.split('; ').map(ruleIn) : [];
  return {
    limits: rules.flatMap(({ limits = [] }) => limits),
    companions: rules.flatMap(({ companions = [] }) => companions),
    requirements: rules.flatMap(({ requirements = [] }) => requirements),
    ...rules.find(({ wanted }) => wanted),
  };
};
