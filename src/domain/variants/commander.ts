import { variantRules } from './variant-rules.js';

/** 903: Free-for-All with commanders. */
export const commander = variantRules({
  variant: 'COMMANDER',
  summary: 'Free-for-All with 40 life: several players may be attacked, range is unlimited.',
  rules: ['903.2', '903.7', '903.10a'],
  minimumPlayers: 3,
  teams: 'POSSIBLE',
  seatsAtRandom: true,
  options: () => ({ startingLife: 40 }),
});
