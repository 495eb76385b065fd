import { landTypes } from '../../rulebook/keywords-and-types.js';
import { hasType, isOnBattlefield, playerOf, type GameState } from '../../state/game-state.js';
import { lifeOf } from '../../state/team-totals.js';
import { filtersCounted, singlePartsOf, withoutNot } from '../clause-groups.js';
import type { Condition, Tally, Who } from '../clauses.js';
import { devotionOf, type ListedCount } from './devotion.js';
import { countersOf, numberOf } from './filters.js';
import { playersMeant } from './players-meant.js';
import { objectMeant, type Source } from './source.js';

const exactly = (least: number): ListedCount => ({ least, isOpen: false });
const notGiven: ListedCount = { least: 0, isOpen: true };
const ifGiven = (count: number | null): ListedCount => (count === null ? notGiven : exactly(count));

const lifeMeant = (source: Source, who: Who): ListedCount => {
  const [one, ...others] = playersMeant(source, who);
  return one === undefined || others.length ? notGiven : exactly(lifeOf(source.state, playerOf(source.state, one)));
};

const countersTold = (
  source: Source,
  { countersOn, name }: Extract<Tally, { readonly countersOn: unknown }>,
): ListedCount => {
  const object = objectMeant(source, countersOn);
  return object?.counters ? exactly(countersOf(object, name)) : notGiven;
};

const landWords: ReadonlySet<string> = new Set(['land', ...landTypes]);
const isOfLands = (tally: Tally): boolean =>
  filtersCounted(tally).some((each) =>
    singlePartsOf(each).some((part) => part.is === 'TYPE' && part.words.some((word) => landWords.has(word))),
  );

/** Whether a table lists lands: many tables leave them out, so the lack of lands means nothing. */
const areLandsTold = ({ objects }: GameState): boolean =>
  [...objects.values()].some((object) => isOnBattlefield(object) && hasType(object, 'land'));

const sumOf = (all: readonly ListedCount[]): ListedCount => ({
  least: all.reduce((sum, { least }) => sum + least, 0),
  isOpen: all.some(({ isOpen }) => isOpen),
});

const countOf = (source: Source, tally: Tally): ListedCount => {
  if ('sum' in tally) return sumOf(tally.sum.map((each) => countOf(source, each)));
  if ('lifeOf' in tally) return lifeMeant(source, tally.lifeOf);
  if ('countersOn' in tally) return countersTold(source, tally);
  if ('devotionTo' in tally) return devotionOf(source, tally.devotionTo);
  if ('players' in tally) return exactly(playersMeant(source, tally.players).length);
  if ('stat' in tally || (isOfLands(tally) && !areLandsTold(source.state))) return notGiven;
  return ifGiven(numberOf(source, tally));
};

/** The number that a sentence counts, before power and toughness are computed; null if unknown. */
export const valueOfTally = (source: Source, tally: Tally): number | null => {
  const { least, isOpen } = countOf(source, tally);
  return isOpen ? null : least;
};

type OfCount = Extract<Condition, { readonly asks: 'COUNTS' }>;

/** Whether the number, as far as the table gives it, meets a condition. */
export const meetsCount = (source: Source, { counted, least, most }: OfCount): boolean => {
  const told = countOf(source, counted);
  return told.least >= least && (most === null || told.least <= most);
};

/** The number that decides a condition, if the table does not give enough of it to decide; otherwise null. */
export const undecidedCount = (source: Source, condition: Condition): Tally | null => {
  const asked = withoutNot(condition);
  if (asked.asks !== 'COUNTS') return null;
  const { least, isOpen } = countOf(source, asked.counted);
  const isDecided = asked.most === null ? least >= asked.least : least > asked.most;
  return isOpen && !isDecided ? asked.counted : null;
};
