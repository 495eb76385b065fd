import { Button } from '../parts/button';
interface Props {
  readonly says: string;
  readonly copy: () => void;
}

/** Offers a copy, which the visitor may change, of a table that was recorded or is only supposed. */
export const CopyOffer = ({ says, copy }: Props) => (
  <>
    <p className="quiet">{says} A copy of it is yours to change.</p>
    <Button says="Edit a copy" press={copy} />
  </>
);

/** Says why the visitor may not change a table. */
export const whyNotEditable = (isSupposed: boolean): string =>
  isSupposed ? 'It contains supposed events.' : 'It was recorded, so it cannot be changed.';
