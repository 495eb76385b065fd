import { cardTypes } from '../../rulebook/keywords-and-types.js';
import type { GameObject } from '../../state/game-state.js';
import type { CardZone, Who } from '../clauses.js';
import { playersMeant } from './players-meant.js';
import type { Source } from './source.js';

/**
 * Lists the cards in a zone of some players; null if the table does not list them: no graveyard has a card, or one of
 * the hands or libraries has none.
 */
export const listedCards = (source: Source, zone: CardZone, of: Who): readonly GameObject[] | null => {
  const players = playersMeant(source, of);
  const there = [...source.state.objects.values()].filter((object) => object.zone === zone && object.card);
  const isTold =
    zone === 'GRAVEYARD' ? there.length > 0 : players.every((each) => there.some(({ owner }) => owner === each));
  return isTold && players.length ? there.filter(({ owner }) => players.includes(owner)) : null;
};

const isCardType: ReadonlySet<string> = new Set(cardTypes);

/** Counts the card types among the cards in players' graveyards; null if the table does not list them. */
export const listedCardTypes = (source: Source, of: Who): number | null => {
  const told = listedCards(source, 'GRAVEYARD', of);
  return told && new Set(told.flatMap(({ types }) => types.filter((each) => isCardType.has(each)))).size;
};
