import type { Tally } from '../clauses.js';
import type { Names } from './names.js';
import { countersNamed, wordList, amountPhrase } from './nouns.js';

/** Words a number that is counted. */
export const tallyPhrase = (tally: Tally, names: Names): string => {
  if ('sum' in tally) return tally.sum.map((each) => tallyPhrase(each, names)).join(' plus ');
  if ('lifeOf' in tally) return `the life total of ${names.players[tally.lifeOf]}`;
  if ('countersOn' in tally) return `the number of ${countersNamed(tally.name)} on ${names.objects[tally.countersOn]}`;
  if ('devotionTo' in tally) {
    const colors = tally.devotionTo.map((each) => each.toLowerCase());
    return `the devotion of ${names.players.YOU} to ${wordList(colors, 'and')}`;
  }
  if ('players' in tally)
    return tally.players === 'ANYBODY' ? 'the number of players' : `the number of opponents of ${names.players.YOU}`;
  return amountPhrase(tally, names);
};
