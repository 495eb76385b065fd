import { keywordNames } from '../../../rulebook/keywords-and-types.js';
import type { Parser } from './parser.js';

const landwalk = /^(?:(?:non)?basic |legendary |snow |artifact )?\p{L}+walk$/u;

const isKeyword = (name: string): boolean => keywordNames.has(name) || (name.endsWith('walk') && landwalk.test(name));

/** Reads the name of a keyword ability: one word, or two as in "first strike" and "nonbasic landwalk". */
export const keywordName: Parser<string> = ({ lower }, at) => {
  const [one, other] = [lower[at], lower[at + 1]];
  if (one === undefined) return null;
  const both = `${one} ${other ?? ''}`;
  if (other !== undefined && isKeyword(both)) return { value: both, next: at + 2 };
  return isKeyword(one) ? { value: one, next: at + 1 } : null;
};
