import { expect, test } from '@jest/globals';
import { clausesIn } from '../../../src/domain/cards/clause-groups.js';
import { readText } from '../../../src/domain/cards/text/read-text.js';
import { meansOf } from '../../../src/domain/cards/wording/meaning.js';
import { namesOnCard } from '../../../src/domain/cards/wording/names.js';
import type { Sentence } from '../../../src/domain/cards/clauses.js';
import { randomCases } from '../../random-cases.js';
import { randomNumbers } from '../../random-numbers.js';
import { randomTable } from './combat-in-english.js';
import { effectsOf } from './same-effects.js';
import { read, readAfterAnother } from './sentences.js';

const random = randomNumbers(Number(process.env.PROPERTY_SEED ?? 38));
const drawn = Array.from({ length: randomCases(300) }, () =>
  Object.values(randomTable(random).said).map(({ text }) => text),
);
const texts = [
  ...[...read, ...readAfterAnother].map(([text]) => text),
  'Bestow {3}{U}',
  'Reconfigure {2}',
  ...drawn.flat(),
];

const isRead = ({ reading }: Sentence): boolean => reading === 'READ';
const sentencesOf = (text: string): readonly Sentence[] => readText(text, 'NAME', 'Creature').sentences;
const readOf = (text: string): readonly Sentence[] => sentencesOf(text).filter(isRead);
const effectsIn = (sentences: readonly Sentence[]): string => effectsOf(sentences.flatMap(clausesIn));

test('what sentences mean, in words, leaves nothing out: sentences of one meaning have the same effects', () => {
  const meanings = new Map<string, Map<string, string>>();
  for (const sentence of texts.flatMap(readOf)) {
    const means = meansOf(clausesIn(sentence), namesOnCard('Creature'));
    const effects = meanings.get(means) ?? new Map<string, string>();
    meanings.set(means, effects.set(effectsIn([sentence]), sentence.text));
  }
  const unlike = [...meanings].filter(([, effects]) => effects.size > 1);
  expect(unlike.map(([means, effects]) => [means, ...effects.values()])).toEqual([]);
  expect(meanings.size).toBeGreaterThan(300);
});
