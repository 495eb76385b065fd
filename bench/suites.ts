import type { Table } from './report.js';

/** A suite; its module exports such a `run`. */
export interface Suite {
  /** Briefly: three rounds of the ratios that --gate checks. */
  readonly run: (inShort?: boolean) => Promise<readonly Table[]>;
}

/** Every suite by name. */
export const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  // These come first: microseconds in this process are measured before anything else runs in it.
  ranges: () => import('./ranges.js'),
  table: () => import('./table.js'),
  combat: () => import('./combat.js'),
  'grand-melee': () => import('./grand-melee.js'),
  recording: () => import('./recording.js'),
  start: () => import('./start.js'),
  bytes: () => import('./bytes.js'),
  hostile: () => import('./hostile.js'),
  neighbours: () => import('./neighbours.js'),
  page: () => import('./page.js'),
  soak: () => import('./soak.js'),
  analytics: () => import('./analytics.js'),
  'own-cards': () => import('./own-cards.js'),
  // These come last: collecting the garbage of their requests would disturb measurements in this process.
  'processor-time': () => import('./processor-time.js'),
  inline: () => import('./inline.js'),
  stored: () => import('./stored.js'),
};
