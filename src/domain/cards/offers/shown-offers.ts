import { atLeast, flag, integer, nullable, objectSchema, required, string, type ValueOf } from '../../schema/schema.js';
import { durationEnd } from '../../state/effects/duration.js';
import type { GameObject, GameState } from '../../state/game-state.js';
import { meansOf } from '../wording/meaning.js';
import { namesAt, type Names } from '../wording/names.js';
import { filterPhrase } from '../wording/nouns.js';
import type { Offer } from './offer.js';
import { offersOf, type FaceWithText } from './read-offers.js';

const offerAsks = objectSchema('OfferAsks', 'What an effect of a table has to give besides the number of an offer.', {
  objects: nullable(
    string,
    'The objects to give as `on`: its targets, or those its sentence refers to; null if only a player is needed.',
  ),
  atLeast: required(integer, 'How many objects there are at least.'),
  atMost: nullable(integer, 'How many there are at most; null: any number.'),
  player: required(flag, 'Whether it needs a player, whose creatures it affects.'),
});

export const offerSchema = objectSchema(
  'Offer',
  'An ongoing effect that a spell or a triggered, activated, loyalty or chapter ability can make (611.2). An effect of a table is given by its number: { from: "rogue", offer: 1, on: ["bear"] }.',
  {
    offer: required(atLeast(1), 'Its number among the offers of the face, from 1.'),
    says: required(string, 'The sentences of the card that make it.'),
    effect: required(string, 'What it does, in words.'),
    asks: nullable(offerAsks, 'What has to be given with it; null if nothing.'),
    until: required(durationEnd, "What ends it; goading ends as the goading player's next turn begins (701.15a)."),
  },
);
export type OfferShown = ValueOf<typeof offerSchema>;

/** Names the objects that an offer asks for "that object" or "each of those objects", and its player "the player". */
const withAsked = (names: Names, { objects, asksForPlayer }: Offer): Names => ({
  objects: { ...names.objects, ...(objects && { HOST: objects.most === 1 ? 'that object' : 'each of those objects' }) },
  players: { ...names.players, ...(asksForPlayer && { ENCHANTED: 'the player' }) },
});

const asksOf = ({ objects, asksForPlayer }: Offer, names: Names): OfferShown['asks'] =>
  objects || asksForPlayer
    ? {
        objects: objects && filterPhrase(objects.what, names, 'creatures'),
        atLeast: objects?.least ?? 0,
        atMost: objects ? objects.most : 0,
        player: asksForPlayer,
      }
    : null;

/** Returns the offers of a face for an answer, worded with the given names. */
export const showOffers = (face: FaceWithText, names: Names): readonly OfferShown[] =>
  offersOf(face).map((each, place) => ({
    offer: place + 1,
    says: each.says,
    effect: meansOf(each.clauses, withAsked(names, each)),
    asks: asksOf(each, names),
    until: each.end ?? 'NEXT_TURN',
  }));

/** Returns the offers of the face of an object that is up; none without cardData. */
export const offersAt = (state: GameState, object: GameObject): readonly OfferShown[] => {
  const face = state.objects.get(object.id)?.printed?.face;
  return face ? showOffers(face, namesAt(state, object)) : [];
};
