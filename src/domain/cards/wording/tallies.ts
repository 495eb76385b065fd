import type { CardZone, Tally, Who } from '../clauses.js';
import type { Names } from './names.js';
import { listed, nounSaid, numberSaid } from './nouns.js';

const several: Readonly<Record<CardZone, string>> = { HAND: 'hands', GRAVEYARD: 'graveyards', LIBRARY: 'libraries' };

const zoneSaid = (zone: CardZone, of: Who, { players }: Names): string => {
  if (of === 'ANYBODY') return `the ${several[zone]} of all players`;
  return of === 'ALL_OPPONENTS'
    ? `the ${several[zone]} of the opponents of ${players.YOU}`
    : `the ${zone.toLowerCase()} of ${players[of]}`;
};

const countersSaid = (name: string | null): string => (name === null ? 'counters' : `${name} counters`);

/** A number that is counted, as a sentence says it. */
export const tallySaid = (tally: Tally, names: Names): string => {
  if ('sum' in tally) return tally.sum.map((each) => tallySaid(each, names)).join(' plus ');
  if ('lifeOf' in tally) return `the life total of ${names.players[tally.lifeOf]}`;
  if ('countersOn' in tally) return `the number of ${countersSaid(tally.name)} on ${names.objects[tally.countersOn]}`;
  if ('devotionTo' in tally)
    return `the devotion of ${names.players.YOU} to ${listed(
      tally.devotionTo.map((each) => each.toLowerCase()),
      'and',
    )}`;
  if ('players' in tally)
    return tally.players === 'ANYBODY' ? 'the number of players' : `the number of opponents of ${names.players.YOU}`;
  if ('cardTypesOf' in tally)
    return `the number of card types among the cards in ${zoneSaid('GRAVEYARD', tally.cardTypesOf, names)}`;
  if (!('cards' in tally)) return numberSaid(tally, names);
  const which = tally.cards ? ` that are ${nounSaid(tally.cards, names, 'cards')}` : '';
  return `the number of cards in ${zoneSaid(tally.zone, tally.of, names)}${which}`;
};
