import { describe, expect, test } from '@jest/globals';
import { showOffers, type OfferShown } from '../../../../src/domain/cards/offers/shown-offers.js';
import { namesOnCard } from '../../../../src/domain/cards/wording/names.js';
import { choices, notOffered, offered } from './offered.js';

const offersOf = (typeLine: string, text: string) =>
  showOffers({ name: 'NAME', typeLine, text }, namesOnCard(typeLine));

const asksSaid = ({ asks }: OfferShown): string => {
  if (!asks) return '';
  return asks.player ? ' (player)' : ` (${asks.objects} ${asks.atLeast}-${asks.atMost ?? 'any'})`;
};
const said = (offer: OfferShown): string => `${offer.effect}${asksSaid(offer)} ${offer.until}`;

describe('the offers of a card', () => {
  test.each(offered)('%s: %s', (typeLine, text, says) => expect(offersOf(typeLine, text).map(said)).toEqual([says]));

  test.each(notOffered)('%s offers nothing: %s', (typeLine, text) => expect(offersOf(typeLine, text)).toEqual([]));

  test.each(choices)('%s: by each choice', (text, ...effects) =>
    expect(offersOf('Creature — Bear', text).map(({ effect }) => effect)).toEqual(effects),
  );

  test('a sentence that is not understood as a whole offers nothing', () => {
    for (const [typeLine, text] of offered)
      for (const ending of [' unless the tide is high.', ' where the tide is high.', ' or the tide rises.'])
        for (const { says } of offersOf(typeLine, text.replace(/\.$/, ending))) expect(says).not.toContain('the tide');
  });

  test('they are numbered in the order of the text, whatever stands between them', () => {
    const texts = offered.filter(([typeLine]) => typeLine === 'Creature — Bear').map(([, text]) => text);
    const together = texts.join('\nFlying\n{T}: Add {C}.\n');
    expect(offersOf('Creature — Bear', together).map((each) => [each.offer, said(each)])).toEqual(
      texts.flatMap((text) => offersOf('Creature — Bear', text).map(said)).map((each, place) => [place + 1, each]),
    );
  });
});
