import type { Document } from './rules/document';

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

/** The message below the top bar, with a button back to the table before, if there is one. */
export const NewsLine = ({ news: { says, before }, back, close }: Props) => (
  <p className="news" role="status">
    <span>{says}</span>
    {before ? (
      <button type="button" onClick={() => back(before)}>
        Back to it
      </button>
    ) : null}
    <button type="button" onClick={close}>
      Close
    </button>
  </p>
);
