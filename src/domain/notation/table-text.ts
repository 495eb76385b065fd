import { text } from '../schema/schema.js';

/** A text that may be a table; in characters, as many as the largest tables take. */
export const tableText = text(1_000_000);
