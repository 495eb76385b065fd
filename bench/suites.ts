import type { Table } from './report.js';

/** What is measured together; the module of a suite has such a `run`. */
export interface Suite {
  /** In short: three rounds, of no more than the ratios that no change may bring down. */
  readonly run: (inShort?: boolean) => Promise<readonly Table[]>;
}

/** Every suite by the name that it is asked for with. */
export const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  // The first ones: what is timed in microseconds in this process is timed while there is nothing else in it.
  ranges: () => import('./ranges.js'),
  table: () => import('./table.js'),
  combat: () => import('./combat.js'),
  'grand-melee': () => import('./grand-melee.js'),
  recording: () => import('./recording.js'),
  start: () => import('./start.js'),
  hostile: () => import('./hostile.js'),
  soak: () => import('./soak.js'),
  analytics: () => import('./analytics.js'),
  // The last ones: what is left of their requests would be cleared away at the cost of what is timed in this process.
  inline: () => import('./inline.js'),
  stored: () => import('./stored.js'),
};
