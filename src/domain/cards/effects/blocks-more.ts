import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can block an additional creature each combat; … any number of creatures. */
export const blocksMore: EffectKind<'BLOCKS_MORE'> = {
  ...onBlockers,
  means: (who, { additional }, names, { amountPhrase }) => {
    if (!additional) return `${who} may block as many attackers as there are`;
    const more = amountPhrase(additional, names);
    const attackers =
      'number' in additional ? `${more} attacker${more === '1' ? '' : 's'} more` : `more attackers, by ${more},`;
    return `${who} may block ${attackers} than usual in each combat`;
  },
  sort: 'OTHER',
  blockRules: ({ additional }, source, { numberOf }) => [
    additional
      ? { kind: 'CAN_BLOCK_ADDITIONAL', count: numberOf(source, additional) ?? 0 }
      : { kind: 'CAN_BLOCK_ANY_NUMBER' },
  ],
};
