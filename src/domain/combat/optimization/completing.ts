import { groupPairs } from '../../values/groups.js';
import { oncePer, oncePerKey } from '../../values/remembered.js';
import { isWithin, type Choices, type Companions, type Scope } from './choices.js';

/** The choices that members may make, regardless of requirements, and the targets that may go together. */
export interface Completion extends Pick<Choices, 'members' | 'limits' | 'companions' | 'loners'> {
  readonly areTogether: (target: number, other: number) => boolean;
}

interface Choice {
  readonly member: number;
  readonly target: number;
}

type Chosen = readonly Choice[];

/** The maximum number of pairs of choices to compare. */
const maxCompared = 10_000_000;

/**
 * Finds whether any declaration that breaks no rule has a member choose a target, along with the others that it takes;
 * null once too many choices have been compared to know.
 */
export const createCanChoose = (given: Completion): ((member: number) => (target: number) => boolean | null) => {
  const isBroken = createIsBroken(given);
  const companionsFor = byChoice(given.companions);
  const mostOf = oncePerKey((each: Companions) => mostAmong(given, each));
  let compared = 0;
  let found: Chosen = [];
  const canComplete = (chosen: Chosen): boolean => {
    compared += chosen.length ** 2;
    if (compared > maxCompared) return true;
    if (isBroken(chosen)) return false;
    const lacking = chosen
      .flatMap(companionsFor)
      .find(({ among, scope, least }) => countOf(among, scope, chosen) < least);
    if (!lacking) found = chosen;
    if (!lacking || mostOf(lacking) < lacking.least) return !lacking;
    return lacking.among.some((member) => {
      compared += chosen.length;
      const options = optionsBeside(given, chosen, member, lacking.scope);
      return compared > maxCompared || options.some((target) => canComplete([...chosen, { member, target }]));
    });
  };
  return oncePerKey((member: number) =>
    oncePerKey((target: number): boolean | null => {
      const choice = { member, target };
      const others = found.slice(1).filter((each) => each.member !== member && given.areTogether(each.target, target));
      const can = canComplete([choice, ...others]) || canComplete([choice]);
      return can && compared > maxCompared ? null : can;
    }),
  );
};

/** Finds the rules about a choice: those on its member for any target, and those on its member for its target. */
const byChoice = <Rule extends { readonly members: readonly number[]; readonly scope: Scope }>(
  rules: readonly Rule[],
): ((choice: Choice) => readonly Rule[]) => {
  const anywhere = groupPairs(
    rules.flatMap((rule) => (rule.scope ? [] : rule.members.map((member) => [member, rule] as const))),
  );
  const at = groupPairs(rules.flatMap((rule) => [...(rule.scope ?? [])].map((target) => [target, rule] as const)));
  return ({ member, target }) => [
    ...(anywhere.get(member) ?? []),
    ...(at.get(target)?.filter(({ members }) => setOf(members).has(member)) ?? []),
  ];
};

const setOf = oncePer((members: readonly number[]): ReadonlySet<number> => new Set(members));

/** How many of those members choose a target within a scope. */
const countOf = (members: readonly number[], scope: Scope, chosen: Chosen): number => {
  const meant = setOf(members);
  const choosing = chosen.filter(({ member, target }) => meant.has(member) && isWithin(scope, target));
  return new Set(choosing.map(({ member }) => member)).size;
};

/** Finds whether choices break a limit or a rule about choosing only alone. */
const createIsBroken = ({ limits, loners }: Completion): ((chosen: Chosen) => boolean) => {
  const [limitsFor, lonersFor] = [byChoice(limits), byChoice(loners)];
  return (chosen) =>
    chosen.some(
      (choice) =>
        limitsFor(choice).some(({ members, scope, count }) => countOf(members, scope, chosen) > count) ||
        (lonersFor(choice).length > 0 && chosen.some(({ member }) => member !== choice.member)),
    );
};

/** The targets within a scope that a member may choose besides the choices so far; none if it chooses one already. */
const optionsBeside = (
  { members, areTogether }: Completion,
  chosen: Chosen,
  member: number,
  scope: Scope,
): readonly number[] => {
  const own = chosen.filter((each) => each.member === member);
  const { options, most } = members[member] ?? { options: [], most: 0 };
  if (own.length >= most || own.some(({ target }) => isWithin(scope, target))) return [];
  return options.filter((each) => isWithin(scope, each) && chosen.every(({ target }) => areTogether(target, each)));
};

/** The most companions that can choose together, judged by the options of each and by each limit alone. */
const mostAmong = ({ members, limits }: Completion, { members: needing, among, scope }: Companions): number => {
  const able = among.filter((member) => members[member]?.options.some((target) => isWithin(scope, target)));
  const allowed = limits.flatMap((limit) => {
    if (limit.scope !== null && !(scope && [...scope].every((target) => limit.scope?.has(target)))) return [];
    const isLimited = (member: number): boolean => setOf(limit.members).has(member);
    const isBeside = needing.every((member) => isLimited(member) && !setOf(among).has(member));
    return [able.filter((member) => !isLimited(member)).length + limit.count - Number(isBeside)];
  });
  return Math.min(able.length, ...allowed);
};
