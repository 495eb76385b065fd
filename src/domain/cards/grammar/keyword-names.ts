import { keywordAbilities } from '../../rulebook/keywords-and-types.js';
import type { Parser } from './parser.js';

const landwalk = /^(?:(?:non)?basic |legendary |snow |artifact )?\p{L}+walk$/u;
const simple: ReadonlySet<string> = new Set(Object.values(keywordAbilities).flat());

const isKeyword = (name: string): boolean => simple.has(name) || landwalk.test(name);

/** Reads the name of a keyword ability: one word, or two as in "first strike" and "nonbasic landwalk". */
export const keywordName: Parser<string> = ({ lower }, at) => {
  for (const length of [2, 1]) {
    const name = lower.slice(at, at + length).join(' ');
    if (at + length <= lower.length && isKeyword(name)) return { value: name, next: at + length };
  }
  return null;
};
