import { rulingSchema } from '../../domain/answer.js';
import type { Result as Found } from '../../domain/result.js';
import { listOf } from '../../domain/schema/schema.js';
import { createPick } from '../answer-json.js';
import type { Result, Ruling } from './types.js';

const pickRulings = createPick<readonly Ruling[]>(listOf(rulingSchema));

/** Converts a result for the package. */
export const showResult = <Value, Shown>(found: Found<Value>, show: (value: Value) => Shown): Result<Shown> => {
  if (found.ok) return { ok: true, value: show(found.value) };
  const { failure } = found;
  const converted = failure.code === 'ILLEGAL_EVENT' ? { ...failure, because: pickRulings(failure.because) } : failure;
  return { ok: false, failure: converted };
};
