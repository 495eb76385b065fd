import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { attackForms, blockForms } from '../../../src/domain/notation/words/rule-forms.js';
import { objectFlags, optionFlags, playerFlags } from '../../../src/domain/notation/words/flags.js';

test('docs/notation.md lists the words for each kind of rule', async () => {
  const [, rules = ''] =
    /\n- \*\*Rules\*\* about(.*?) A cost follows/s.exec(await readFile('docs/notation.md', 'utf8')) ?? [];
  const said = [...rules.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
  const listed = said.map((words) => words.replace(/\b(?:Bob|Ogre)\b/, '@').replace(/\d+/, '#'));
  for (const forms of [attackForms, blockForms]) {
    const kinds = new Set(forms.map(([, kind]) => kind));
    for (const [words, kind] of forms) if (listed.includes(words)) kinds.delete(kind);
    expect([...kinds]).toEqual([]);
  }
});

test.each(Object.entries({ objectFlags, playerFlags, optionFlags }))(
  'docs/notation.md says the words of %s',
  async (_, flags) => {
    const text = (await readFile('docs/notation.md', 'utf8')).replaceAll(/\s+/g, ' ');
    expect(flags.map(([words]) => words).filter((words) => !text.includes(words))).toEqual([]);
  },
);
