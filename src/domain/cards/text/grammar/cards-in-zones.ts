import type { Amount, CardZone, Filter, Who } from '../../clauses.js';
import { all, any, groupWords } from './group-words.js';
import { after, before, first, map, mapSome, maybe, means, says, several, three, type Parser } from './parser.js';

/** "your hand", "all graveyards", "your opponents' hands". */
const placed = (zone: CardZone, one: string, many: string) =>
  first<{ readonly zone: CardZone; readonly of: Who }>(
    means(`your ${one}`, { zone, of: 'YOU' }),
    means(`all ${many}`, { zone, of: 'ANYBODY' }),
    means(`all players' ${many}`, { zone, of: 'ANYBODY' }),
    means(`the chosen player's ${one}`, { zone, of: 'ENCHANTED' }),
    means(`enchanted player's ${one}`, { zone, of: 'ENCHANTED' }),
    means(`your opponents' ${many}`, { zone, of: 'ALL_OPPONENTS' }),
  );
const graveyard = placed('GRAVEYARD', 'graveyard', 'graveyards');
const zone = first(placed('HAND', 'hand', 'hands'), graveyard, placed('LIBRARY', 'library', 'libraries'));

/** Whether a filter can match cards in any zone. */
const isOfCards = (filter: Filter): boolean => {
  if (filter.is === 'ALL' || filter.is === 'ANY') return filter.of.every(isOfCards);
  return filter.is === 'NOT' ? isOfCards(filter.of) : filter.is === 'TYPE' || filter.is === 'COLOR';
};

/** The card types of permanents (110.4). */
const permanent: Filter = {
  is: 'TYPE',
  words: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
  said: 'permanent',
};

/** "legendary creature", "instant and/or sorcery". */
const kindsOfCards: Parser<Filter> = mapSome(several(groupWords, says('or|and|and/or')), (runs) => {
  const found = any(...runs.map((run) => all(...run.map(({ filter }) => filter))));
  return isOfCards(found) ? found : null;
});

/** Reads "[instant] card|cards ⟨between⟩ ⟨zone⟩". */
export const cardsInZone = (between: Parser<unknown>): Parser<Amount> =>
  three(
    before(maybe(first(means('permanent', permanent), kindsOfCards)), 'card|cards'),
    between,
    zone,
    (found, _, where) => ({ cards: found, ...where }),
  );
const cards = cardsInZone(says('in'));

const cardTypes: Parser<Amount> = map(after('card type|types among cards in', graveyard), ({ of }) => ({
  cardTypesOf: of,
}));

/** Reads cards that are counted: "card types among cards in all graveyards", "instant cards in your graveyard". */
export const cardsCounted: Parser<Amount> = first(cardTypes, cards);
