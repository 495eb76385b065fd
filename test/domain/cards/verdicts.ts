import type { GameObject } from '../../../src/domain/state/game-state.js';

const isObject = (value: unknown): value is GameObject =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'OBJECT';

/** What a verdict says, without the words of its rulings. */
export const verdictOf = (answered: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answered, (name, value: unknown) =>
      ['because', 'violations', 'legalAttack', 'legalBlock', 'witness', 'source', 'creature'].includes(name)
        ? undefined
        : isObject(value)
          ? value.id
          : value,
    ),
  );
