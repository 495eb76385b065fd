import { memoizeByKey, type Memoized } from '../../values/remembered.js';

/** Reads something from the text of a card's face. */
export type ReadFace<Value> = (text: string, name: string, typeLine: string) => Value;

/** Memoizes a function of a card's face, as tables hold the same cards again and again. */
export const oncePerFace = <Value extends object>(
  read: ReadFace<Value>,
): Memoized<Parameters<ReadFace<Value>>, Value> =>
  memoizeByKey((text, name, typeLine) => `${typeLine}\n${name}\n\n${text}`, read, { most: 5_000 });
