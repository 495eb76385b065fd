interface Props {
  readonly says: string;
  readonly copy: () => void;
}

/** A copy of a table that was recorded or is only supposed: that one is the visitor's to change. */
export const ToCopy = ({ says, copy }: Props) => (
  <>
    <p className="quiet">{says} A copy of it is yours to change.</p>
    <button type="button" onClick={copy}>
      Edit a copy
    </button>
  </>
);

/** Why a table is not the visitor's to change. */
export const whyNotOwn = (isSupposed: boolean): string =>
  isSupposed ? 'It is only supposed.' : 'It was recorded, and stays so.';
