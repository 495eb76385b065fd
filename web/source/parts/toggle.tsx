import { Button } from './button';
interface Props {
  readonly says: string;
  readonly isOn: boolean;
  readonly press: () => void;
}

export const Toggle = ({ says, isOn, press }: Props) => <Button aria-pressed={isOn} says={says} press={press} />;

interface RowProps<Value> {
  /** The name of the row, where no legend names it. */
  readonly label?: string;
  readonly options: readonly (readonly [value: Value, says: string])[];
  readonly isOn: (value: Value) => boolean;
  readonly press: (value: Value) => void;
}

/** A row of toggles, one for each value. */
export const Toggles = <Value,>({ label, options, isOn, press }: RowProps<Value>) => (
  <div className="chips" role={label === undefined ? undefined : 'group'} aria-label={label}>
    {options.map(([value, says]) => (
      <Toggle key={says} says={says} isOn={isOn(value)} press={() => press(value)} />
    ))}
  </div>
);
