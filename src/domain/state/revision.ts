/**
 * What builds decided. Since 1, cards in the ante zone and turn markers are decided by each edition (800.4n, 807.4);
 * since 2, what becomes attached or turns over receives a new timestamp (613.7e–613.7g).
 */
export type Revision = 0 | 1 | 2;

export const newestRevision: Revision = 2;
