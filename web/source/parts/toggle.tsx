interface Props {
  readonly says: string;
  readonly isOn: boolean;
  readonly press: () => void;
}

export const Toggle = ({ says, isOn, press }: Props) => (
  <button type="button" aria-pressed={isOn} onClick={press}>
    {says}
  </button>
);
