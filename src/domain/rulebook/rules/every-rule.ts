import { limitedRangeOfInfluence } from './801-limited-range-of-influence.js';

export const everyRule = {
  ...limitedRangeOfInfluence,
};

/** A rule by its newest number; one that has lapsed by its last number and edition, as in '801.12 CR_2009'. */
export type RuleNumber = keyof typeof everyRule;
