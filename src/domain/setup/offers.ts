/** All that a table asks of the offers of cards; the package loads it when something first asks. */
export { notedOf } from '../cards/offers/noted-offers.js';
export { effectInFull } from '../cards/offers/told-offers.js';
export { describedOfferProblems, offerProblemsAt, seenFromOffer } from './problems/offer-problems.js';
