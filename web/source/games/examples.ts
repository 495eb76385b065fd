import type { Description, GameEvent } from '../api';
import { documentOf, type Document } from '../rules/document';
import { variants, type Variant } from '../rules/words';

interface Example {
  readonly name: string;
  readonly state: Description;
  readonly events: readonly GameEvent[];
}

const files = import.meta.glob<Example>('../../../examples/*.json', { import: 'default' });

/** The title of an example: its variant. */
const titleOf = (file: string): string => {
  const name = file
    .replace(/^.*\/|\.json$/g, '')
    .replaceAll('-', '_')
    .toUpperCase();
  return name in variants ? variants[name as Variant] : 'Another game';
};

export const examples = Object.keys(files)
  .sort()
  .map((file) => ({
    title: titleOf(file),
    open: async (): Promise<Document | null> => {
      const example = await files[file]?.();
      return example ? documentOf(example.name, example.state, example.events) : null;
    },
  }));
