import type { Document } from './rules/document';
import { Button } from './parts/button';

/** A message about an automatic change, shown until it is closed. */
export interface News {
  readonly says: string;
  /** The table shown before, to go back to. */
  readonly before?: Document;
}

interface Props {
  readonly news: News;
  readonly back: (before: Document) => void;
  readonly close: () => void;
}

/** The message below the top bar, with a button back to the previous table, if there is one. */
export const NewsLine = ({ news: { says, before }, back, close }: Props) => (
  <p className="news" role="status">
    <span>{says}</span>
    {before ? <Button says="Back to it" press={() => back(before)} /> : null}
    <Button says="Close" press={close} />
  </p>
);
