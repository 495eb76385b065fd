import { createRefusals } from '../../questions/catalogue/over-limit.js';

/** Create the failures of requests over the server's limits. */
export const { overLimit, refuseOver } = createRefusals({
  memory: (maximum) => `That is too much to work out at once: it takes more than ${maximum} MiB of memory.`,
  values: (maximum, value) => `The request holds ${value} values; at most ${maximum} are read. Ask about less at once.`,
});
