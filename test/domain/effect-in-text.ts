import { readNotation } from '../../src/domain/notation/read-notation.js';
import type { EffectDescription } from '../../src/domain/state/description.js';

/** Reads what effects are described as from a line of the notation, for tables with those players and objects. */
export const effectsOfTable =
  (lines: string) =>
  (line: string): EffectDescription => {
    const { description, errors } = readNotation(`${lines.replaceAll(' | ', '\n')}\neffects:\n  ${line}`);
    const [effect] = description.effects ?? [];
    if (!effect || errors.length) throw new Error(JSON.stringify(errors));
    return effect;
  };
