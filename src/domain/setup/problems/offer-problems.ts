import { readCard } from '../../cards/database/card-data.js';
import { offersOf, offersOfObject } from '../../cards/offers/read-offers.js';
import { subjectOfOffer } from '../../cards/offers/offered-clauses.js';
import type { NeededObjects, Offer } from '../../cards/offers/offer.js';
import { problem, type Problem } from '../../problem.js';
import type { FullDescription } from '../../state/description.js';
import type { GameState } from '../../state/game-state.js';
import type { FullEffect } from '../../state/effects/effects.js';

/** The fields that an offer replaces. */
const inItsPlace = [
  ...(['creatures', 'keywords', 'losesKeywords', 'losesAllAbilities', 'attackRules', 'blockRules'] as const),
  'givesControlTo',
  'becomes',
] as const;

const isTold = (value: unknown): boolean => value !== undefined && value !== null && value !== false;

/** The parts of an offer's source that its checks need. */
interface OfferingSource {
  readonly name: string;
  readonly offers: readonly Offer[];
  readonly attachedTo: string | null;
}

const numberProblem = ({ name, offers }: OfferingSource, number: number): Problem =>
  problem(
    ['offer'],
    offers.length
      ? `The card of ${name} offers ${offers.length === 1 ? '1 effect' : `${offers.length} effects`}: there is no offer ${number}.`
      : `The card of ${name} offers no effects: describe what it does, in keywords or blockRules for example.`,
  );

const describeCount = ({ least, most }: NeededObjects): string => {
  if (most === null) return least ? `${least} or more objects` : 'objects';
  const count = least === most ? `${most}` : `${least} to ${most}`;
  return `${count} ${most === 1 ? 'object' : 'objects'}`;
};

/** Rejects too few or too many objects, and objects for an offer that determines them itself. */
const objectProblems = ({ on }: FullEffect, offer: Offer): readonly Problem[] => {
  const { objects } = offer;
  const count = on?.length ?? 0;
  if (!objects) {
    const isGroup = !/^(?:SELF|HOST)$/.test(subjectOfOffer(offer)?.is ?? '');
    return on && !isGroup ? [problem(['on'], 'This offer determines its own objects: leave out "on".')] : [];
  }
  const isRight = count >= Math.max(1, objects.least) && count <= (objects.most ?? Infinity);
  return isRight ? [] : [problem(['on'], `This offer needs ${describeCount(objects)} in "on", not ${count}.`)];
};

const playerProblems = ({ player }: FullEffect, { asksForPlayer }: Offer): readonly Problem[] => {
  if (asksForPlayer === isTold(player)) return [];
  const says = asksForPlayer
    ? 'This offer needs "player", whose creatures it affects.'
    : 'This offer needs no player: leave out "player".';
  return [problem(['player'], says)];
};

const endProblems = ({ until }: FullEffect, { end }: Offer): readonly Problem[] =>
  !until || until.end === (end ?? 'NEXT_TURN')
    ? []
    : [problem(['until', 'end'], `This offer ends with ${end ?? 'NEXT_TURN'}: leave out "until".`)];

const hostProblems = ({ name, attachedTo }: OfferingSource, offer: Offer): readonly Problem[] =>
  offer.objects || offer.asksForPlayer || subjectOfOffer(offer)?.is !== 'HOST' || attachedTo !== null
    ? []
    : [problem(['from'], `${name} is attached to nothing, and this offer is on what it is attached to.`)];

/** Moves the problems of an expanded effect to the fields that the client sent. */
export const seenFromOffer = (given: FullEffect, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({
    path: isTold(Object.entries(given).find(([name]) => name === path[0])?.[1]) ? path : ['offer'],
    message,
  }));

/** Finds problems of an effect given by an offer's number; `source` is null if it is not at the table. */
const offerProblems = (effect: FullEffect, source: OfferingSource | null): readonly Problem[] => {
  const { from, offer: number } = effect;
  if (typeof number !== 'number') return [];
  if (!from) return [problem(['from'], 'An offer belongs to a card: name the object that is the card in "from".')];
  if (!source) return [];
  const offer = source.offers[number - 1];
  if (!offer) return [numberProblem(source, number)];
  return [
    ...inItsPlace.flatMap((field) =>
      isTold(effect[field]) ? [problem([field], `The offer says what the effect does: leave out "${field}".`)] : [],
    ),
    ...objectProblems(effect, offer),
    ...playerProblems(effect, offer),
    ...endProblems(effect, offer),
    ...hostProblems(source, offer),
  ];
};

/** Finds problems of a described effect given by the number of an offer. */
export const describedOfferProblems = (objects: FullDescription['objects'], effect: FullEffect): readonly Problem[] => {
  const source = objects?.find(({ id }) => id === effect.from);
  if (!source) return offerProblems(effect, null);
  const { id, name, faceDown, cardData, attachedTo } = source;
  const { face } = faceDown || (cardData ?? null) === null ? { face: null } : readCard(cardData, source.face);
  return offerProblems(effect, {
    name: name ?? face?.name ?? id,
    offers: face ? offersOf(face) : [],
    attachedTo: objects?.some((each) => each.id === attachedTo) ? (attachedTo ?? null) : null,
  });
};

/** Finds problems of an effect that begins at a table and is given by the number of an offer. */
export const offerProblemsAt = ({ objects }: GameState, effect: FullEffect): readonly Problem[] => {
  const source = objects.get(effect.from ?? '');
  if (!source) return offerProblems(effect, null);
  const host = objects.get(source.attachedTo ?? '');
  return offerProblems(effect, { name: source.name, offers: offersOfObject(source), attachedTo: host?.id ?? null });
};
