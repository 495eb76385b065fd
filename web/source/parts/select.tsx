import type { Edition } from '../api';
import { editions } from '../../../src/domain/rulebook/editions';
import { yearOf } from '../rules/words';

interface Props {
  readonly says: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, says: string, title?: string])[];
  /** The words for no value, where none may be chosen. */
  readonly none?: string;
  readonly set: (value: string) => void;
  readonly className?: string;
}

/** A labelled choice of one value. */
export const Select = ({ says, value, options, none, set, className }: Props) => (
  <label className={className}>
    <span>{says}</span>
    <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
      {none === undefined ? null : <option value="">{none}</option>}
      {options.map(([each, words, title]) => (
        <option key={each} value={each} title={title}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

interface EditionProps extends Omit<Props, 'options' | 'value' | 'set'> {
  readonly own: Edition;
  readonly value: Edition | null;
  readonly set: (edition: Edition | null) => void;
}

/** A choice of an edition other than the table's own. */
export const SelectOtherEdition = ({ own, value, set, ...rest }: EditionProps) => (
  <Select
    {...rest}
    value={value ?? ''}
    options={editions.flatMap(({ edition }) => (edition === own ? [] : [[edition, yearOf(edition)] as const]))}
    set={(edition) => set((edition || null) as Edition | null)}
  />
);
