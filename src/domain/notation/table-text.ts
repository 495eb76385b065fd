import { text } from '../schema/schema.js';

/** The schema of a table's text; its length limit fits the largest tables. */
export const tableText = text(1_000_000);
