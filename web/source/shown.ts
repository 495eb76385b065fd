import type { Change, Chosen, Document, Edit } from './rules/document';
import type { Scene } from './rules/engine';
import type { Theme } from './theme';

/** The table on the page, the choice in it, and functions to change it; every part of the page gets these. */
export interface Shown {
  readonly document: Document;
  readonly scene: Scene | undefined;
  readonly chosen: Chosen | null;
  readonly change: Change;
  readonly edit: Edit;
  readonly theme: Theme;
}
