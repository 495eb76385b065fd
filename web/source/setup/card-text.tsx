import { Toggle } from '../parts/toggle';

interface Props {
  readonly text: string | null;
  readonly set: (text: string | null) => void;
}

/** A field for the printed text of a card, whose sentences are read. */
export const CardText = ({ text, set }: Props) => (
  <>
    <label>
      <span>Its text, as it is printed</span>
      <textarea
        rows={2}
        value={text ?? ''}
        onChange={({ currentTarget: { value } }) => set(value.trim() === '' ? null : value)}
      />
    </label>
    <div className="chips">
      <Toggle says="It has no text" isOn={text === ''} press={() => set(text === '' ? null : '')} />
    </div>
  </>
);
