/**
 * The decisions of the builds that recorded a game. Since 1, cards in the ante zone and turn markers follow the edition
 * (800.4n, 807.4); since 2, an object that becomes attached or turns over receives a new timestamp (613.7e–613.7g).
 */
export type Revision = 0 | 1 | 2;

export const newestRevision: Revision = 2;
