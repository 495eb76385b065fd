import type { Change, ChosenEntity, Document, Edit } from './rules/document';
import type { Scene } from './rules/engine';
import type { Theme } from './theme';

/** The table on the page, the choice in it, and functions to change it; every part of the page gets these. */
export interface PageProps {
  readonly document: Document;
  readonly scene: Scene | undefined;
  readonly chosen: ChosenEntity | null;
  readonly change: Change;
  readonly edit: Edit;
  readonly theme: Theme;
}
