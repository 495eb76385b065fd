import type { InputHTMLAttributes } from 'preact';

type Props = InputHTMLAttributes & { readonly says: string; readonly set: (value: string) => void };

/** A labelled field. */
export const Input = ({ says, set, className, ...attributes }: Props) => (
  <label className={className}>
    <span>{says}</span>
    <input {...attributes} onInput={({ currentTarget }) => set(currentTarget.value)} />
  </label>
);
