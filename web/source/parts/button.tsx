import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

interface Props extends Omit<ButtonHTMLAttributes, 'type' | 'onClick'> {
  readonly says: ComponentChildren;
  /** A second, smaller line. */
  readonly about?: string;
  /** Called on a press; null while it can't be pressed. */
  readonly press: (() => unknown) | null;
}

/** A button that submits nothing. */
export const Button = ({ says, about, press, ...attributes }: Props) => (
  <button {...attributes} type="button" disabled={!press} onClick={() => void press?.()}>
    {says}
    {about === undefined ? null : <small>{about}</small>}
  </button>
);
