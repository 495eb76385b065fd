import type { Filter, Tally } from '../../clauses.js';
import type { Color } from '../../../state/vocabulary.js';
import { cardsCounted } from './cards-in-zones.js';
import { countersOnIt } from './counters.js';
import { landTypesAmongLands } from './costs.js';
import { amount, group } from './groups.js';
import { after, first, map, mapSome, means, says, several, type Parser } from './parser.js';
import { colorWord, number } from './words.js';

const players: Parser<Tally> = first<Tally>(
  means('opponent|opponents you have', { players: 'OPPONENTS' }),
  means('of? your? opponent|opponents', { players: 'OPPONENTS' }),
  means('player|players', { players: 'ANYBODY' }),
);

/** Reads what can be counted: "card in your hand", "+1/+1 counters on ~", "Forest you control". */
export const countable: Parser<Tally> = first<Tally>(
  cardsCounted,
  countersOnIt,
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
