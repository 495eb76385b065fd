import type { Clause, Effect, Filter } from '../../../src/domain/cards/clauses.js';
import { cardTypes, landTypes, otherSubtypes, supertypes } from '../../../src/domain/rulebook/keywords-and-types.js';

/** "Creatures can't block it" and "It can't be blocked by creatures" say the same. */
const asOne = (effect: Effect): object =>
  effect.does === 'CANT_BLOCK' && effect.attackers
    ? { does: 'CANT_BE_BLOCKED', creatures: effect.attackers, by: effect.creatures }
    : effect;

type Group = readonly Filter[];

/** A group as several, to each of which belongs all that is told of it: "Goats or Elks you control" as two. */
const groupsIn = (filter: Filter): readonly Group[] => {
  if (filter.is === 'ANY') return filter.of.flatMap(groupsIn);
  if (filter.is === 'NOT') return [groupsIn(filter.of).map((of) => ({ is: 'NOT', of: { is: 'ALL', of } }))];
  if (filter.is !== 'ALL') return [[filter]];
  return filter.of.reduce<readonly Group[]>(
    (before, each) => before.flatMap((one) => groupsIn(each).map((other) => [...one, ...other])),
    [[]],
  );
};

const nouns: ReadonlySet<string> = new Set([...cardTypes, ...landTypes, ...otherSubtypes]);
const ofAnyKind: ReadonlySet<string> = new Set([...nouns, ...supertypes]);
const typeOf = (said: string): Filter => ({ is: 'TYPE', words: [said], said });

const isOf = (filter: Filter, types: ReadonlySet<string>): boolean =>
  filter.is === 'TYPE' && filter.words.some((word) => types.has(word));
const isNoun = (filter: Filter): boolean =>
  isOf(filter, nouns) || ['PERMANENT', 'COMMANDER', 'SELF', 'HOST'].includes(filter.is);
const isCreatureType = (filter: Filter): boolean => filter.is === 'TYPE' && !isOf(filter, ofAnyKind);

/** What is told of a group, with what goes without saying: that Forests are lands, and Goats that block creatures. */
const partsOf = (group: Group, ofCreatures: boolean): Group => {
  const others = group.filter(({ is }) => is !== 'PERMANENT');
  const isLand = group.some((each) => isOf(each, new Set(landTypes)));
  const isCreature = ofCreatures && (!group.some(isNoun) || group.some(isCreatureType));
  return [
    ...(others.length ? others : group),
    ...(isLand ? [typeOf('land')] : []),
    ...(isCreature ? [typeOf('creature')] : []),
  ];
};

/** The groups that are of creatures, if nothing else is told of what they are. */
const ofCreatures: ReadonlySet<string> = new Set(['creatures', 'attackers', 'by', 'blockers', 'others']);

const inOrder = (parts: readonly string[], sign: string): string => [...new Set(parts)].sort().join(sign);

const entriesTold = (value: object): string => {
  const told = Object.entries(value).filter(([key]) => key !== 'said');
  return `{${inOrder(
    told.map(([key, each]) => `${key}: ${toldOf(each, key)}`),
    ', ',
  )}}`;
};

const groupTold = (filter: Filter, areCreatures: boolean): string =>
  inOrder(
    groupsIn(filter).map((group) =>
      inOrder(
        partsOf(group, areCreatures).map((each) =>
          each.is === 'NOT' ? `not (${groupTold(each.of, areCreatures)})` : entriesTold(each),
        ),
        ' & ',
      ),
    ),
    ' | ',
  );

/** What is told at a place, in an order of its own, without the words in which it was said. */
const toldOf = (value: unknown, place: string): string => {
  if (Array.isArray(value))
    return `[${value
      .map((each) => toldOf(each, place))
      .sort()
      .join()}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('is' in value) return groupTold(value as Filter, ofCreatures.has(place));
  return entriesTold('does' in value ? asOne(value as Effect) : value);
};

/** What clauses do, in one order and each thing once, so that those of two sentences can be compared. */
export const effectsOf = (clauses: readonly Clause[]): string =>
  inOrder(
    clauses.filter(({ effect }) => effect.does !== 'NOTHING').map((each) => toldOf(each, '')),
    '; ',
  );
