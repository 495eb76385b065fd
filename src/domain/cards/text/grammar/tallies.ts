import type { CardZone, Filter, Tally, Who } from '../../clauses.js';
import type { Color } from '../../../state/vocabulary.js';
import { counterName } from './counters.js';
import { landTypesAmongLands } from './costs.js';
import { all, any, amount, group, groupWords } from './groups.js';
import { after, before, first, map, mapSome, maybe, means, pair, says, several, type Parser } from './parser.js';
import { reference } from './references.js';
import { colorWord, number } from './words.js';

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

/** Whether cards in any zone can be told to be such. */
const isOfCards = (filter: Filter): boolean => {
  if (filter.is === 'ALL' || filter.is === 'ANY') return filter.of.every(isOfCards);
  return filter.is === 'NOT' ? isOfCards(filter.of) : filter.is === 'TYPE' || filter.is === 'COLOR';
};

/** "legendary creature", "instant and/or sorcery". */
const kindsOfCards: Parser<Filter> = mapSome(several(groupWords, says('or|and|and/or')), (runs) => {
  const found = any(...runs.map((run) => all(...run.map(({ filter }) => filter))));
  return isOfCards(found) ? found : null;
});

/** Cards of a kind, or of any, with what stands between them and their zone. */
export const cardsInZone = (between: Parser<unknown>): Parser<Tally> =>
  pair(
    before(maybe(kindsOfCards), 'card|cards'),
    pair(between, zone, (_, where) => where),
    (found, where): Tally => ({ cards: found, ...where }),
  );
const cards = cardsInZone(says('in'));

const cardTypes: Parser<Tally> = map(after('card type|types among cards in', graveyard), ({ of }) => ({
  cardTypesOf: of,
}));

const countersBorne: Parser<Tally> = pair(
  before(counterName, 'counter|counters on'),
  reference,
  ({ name }, countersOn): Tally => ({ countersOn, name }),
);

const players: Parser<Tally> = first<Tally>(
  means('opponent|opponents you have', { players: 'OPPONENTS' }),
  means('of? your? opponent|opponents', { players: 'OPPONENTS' }),
  means('player|players', { players: 'ANYBODY' }),
);

/** Reads cards that are counted: "card types among cards in all graveyards", "instant cards in your graveyard". */
export const cardsCounted: Parser<Tally> = first(cardTypes, cards);

/** Reads what can be counted: "card in your hand", "+1/+1 counters on ~", "Forest you control". */
export const countable: Parser<Tally> = first<Tally>(
  cardsCounted,
  countersBorne,
  means('basic land type|types among lands you control', landTypesAmongLands),
  map(group, (count) => ({ count })),
  players,
);

const colorsOf = (filter: Filter): readonly Color[] => (filter.is === 'COLOR' ? [filter.color] : []);

/** "your devotion to white and black". */
export const devotion: Parser<readonly Color[]> = mapSome(
  after('your devotion to', several(colorWord, says('and'))),
  (found) => {
    const colors = found.flatMap(colorsOf);
    return colors.length === found.length ? colors : null;
  },
);

const twice = (tally: Tally): Tally => ({ sum: [tally, tally] });

const term: Parser<Tally> = first<Tally>(
  map(devotion, (devotionTo) => ({ devotionTo })),
  means('your life total', { lifeOf: 'YOU' }),
  means('the life total of enchanted player', { lifeOf: 'ENCHANTED' }),
  map(after('twice the number of', countable), twice),
  after('the total? number of', countable),
  map(number, (found) => ({ number: found })),
  amount,
);

/** Reads a number that is counted: "the number of Swamps you control plus your devotion to black". */
export const tally: Parser<Tally> = map(several(term, says('plus')), (sum) => {
  const [one, ...others] = sum;
  return one && !others.length ? one : { sum };
});
