import { variantRules } from './variant-rules.js';

/** 806: everyone for themselves, seated at random; by default unlimited range and attack multiple players. */
export const freeForAll = variantRules({
  variant: 'FREE_FOR_ALL',
  summary:
    'Everyone for themselves; range is unlimited and several players may be attacked unless the options say otherwise.',
  rules: ['806.1', '806.2a', '806.2b', '806.2c', '806.3'],
  minimumPlayers: 3,
  seatsAtRandom: true,
});
