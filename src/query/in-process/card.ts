import { card as cardSchema, readWholeCard } from '../../domain/cards/database/card.js';
import { readCard as readCardData } from '../../domain/cards/database/card-data.js';
import { badInput, success, type Result } from '../../domain/result.js';
import { createPick } from '../answer-json.js';
import type { Card } from './types.js';

const pickCard = createPick<Card>(cardSchema);

/** Reads a card for the package. */
export const cardOf = (cardData: { readonly [field: string]: unknown }): Result<Card> => {
  const { problems } = readCardData(cardData, null);
  const name = typeof cardData['name'] === 'string' ? cardData['name'] : '';
  return problems.length ? badInput(problems) : success(pickCard(readWholeCard(name, cardData)));
};
