/** The functions on offers that tables use. The package loads this module on first use. */
export { notedOf } from '../cards/offers/noted-offers.js';
export { effectInFull } from '../cards/offers/told-offers.js';
export { describedOfferProblems, offerProblemsAt, seenFromOffer } from './problems/offer-problems.js';
