import { cardTypes, landTypes } from '../../rulebook/keywords-and-types.js';
import { matches } from '../../state/filters/matching.js';
import { hasType, isOnBattlefield, playerOf, type GameObject, type GameState } from '../../state/game-state.js';
import { lifeOf } from '../../state/team-totals.js';
import { filtersCounted, singlePartsOf } from '../clause-groups.js';
import type { CardZone, Tally, Who } from '../clauses.js';
import { playersMeant } from './conditions.js';
import { devotionOf } from './devotion.js';
import { countersOf, filterAnywhere, numberOf, objectMeant, type Source } from './filters.js';

/** The cards of players in a zone; null where the table does not tell them: of hands and libraries each player's by itself. */
const cardsTold = (source: Source, zone: CardZone, of: Who): readonly GameObject[] | null => {
  const players = playersMeant(source, of);
  const there = [...source.state.objects.values()].filter((object) => object.zone === zone && object.card);
  const isTold =
    zone === 'GRAVEYARD' ? there.length > 0 : players.every((each) => there.some(({ owner }) => owner === each));
  return isTold ? there.filter(({ owner }) => players.includes(owner)) : null;
};

const countOfCards = (source: Source, { cards, zone, of }: Extract<Tally, { readonly zone: CardZone }>) => {
  const told = cardsTold(source, zone, of);
  if (!told || !cards) return told && told.length;
  const filter = filterAnywhere(source, cards);
  return told.filter((each) => matches(source.state, filter, each, { anyZone: true })).length;
};

const isCardType: ReadonlySet<string> = new Set(cardTypes);

const countOfTypes = (source: Source, of: Who): number | null => {
  const told = cardsTold(source, 'GRAVEYARD', of);
  return told && new Set(told.flatMap(({ types }) => types.filter((each) => isCardType.has(each)))).size;
};

const lifeMeant = (source: Source, who: Who): number | null => {
  const [one, ...others] = playersMeant(source, who);
  return one === undefined || others.length ? null : lifeOf(source.state, playerOf(source.state, one));
};

const devotionTold = (source: Source, to: Parameters<typeof devotionOf>[1]): number | null => {
  const { least, isOpen } = devotionOf(source, to);
  return isOpen ? null : least;
};

const countersTold = (source: Source, { countersOn, name }: Extract<Tally, { readonly countersOn: unknown }>) => {
  const object = objectMeant(source, countersOn);
  return object?.counters ? countersOf(object, name) : null;
};

const landWords: ReadonlySet<string> = new Set(['land', ...landTypes]);
const isOfLands = (tally: Tally): boolean =>
  filtersCounted(tally).some((each) =>
    singlePartsOf(each).some((part) => part.is === 'TYPE' && part.words.some((word) => landWords.has(word))),
  );

/** Whether a table tells of lands: many leave them out, so that none at all means nothing. */
const areLandsTold = ({ objects }: GameState): boolean =>
  [...objects.values()].some((object) => isOnBattlefield(object) && hasType(object, 'land'));

/** Adds numbers; null where one is not known. */
const sumOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);

/** The number that a sentence counts at the table, before power and toughness are worked out; null where it is not told. */
export const tallied = (source: Source, tally: Tally): number | null => {
  if ('sum' in tally) return sumOf(tally.sum.map((each) => tallied(source, each)));
  if ('cards' in tally) return countOfCards(source, tally);
  if ('cardTypesOf' in tally) return countOfTypes(source, tally.cardTypesOf);
  if ('lifeOf' in tally) return lifeMeant(source, tally.lifeOf);
  if ('countersOn' in tally) return countersTold(source, tally);
  if ('devotionTo' in tally) return devotionTold(source, tally.devotionTo);
  if ('players' in tally) return playersMeant(source, tally.players).length;
  if ('stat' in tally || (isOfLands(tally) && !areLandsTold(source.state))) return null;
  return numberOf(source, tally);
};
