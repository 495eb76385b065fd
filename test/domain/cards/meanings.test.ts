import { expect, test } from '@jest/globals';
import { effectKinds } from '../../../src/domain/cards/effects/kinds.js';
import { readText } from '../../../src/domain/cards/text/read-text.js';
import { meansOf } from '../../../src/domain/cards/wording/meaning.js';
import { namesOnCard } from '../../../src/domain/cards/wording/names.js';
import type { Clause, Sentence } from '../../../src/domain/cards/clauses.js';
import { randomCases } from '../../random-cases.js';
import { randomNumbers } from '../../random-numbers.js';
import { randomTable } from './combat-in-english.js';
import { cardNames, inCardWords } from './in-card-words.js';
import { effectsOf } from './same-effects.js';
import { read, readAfterAnother } from './sentences.js';

const random = randomNumbers(Number(process.env.PROPERTY_SEED ?? 38));
const said = () => Object.values(randomTable(random).said).map(({ text }) => text);
const drawn = Array.from({ length: randomCases(300) }, said);
/** Of it two things are meant that no sentence of a card says in one: it is no creature, and an Aura. */
const bestow = 'Bestow {3}{U}';
const texts = [...[...read, ...readAfterAnother].map(([text]) => text), bestow, 'Reconfigure {2}', ...drawn.flat()];

const isRead = ({ reading }: Sentence): boolean => reading === 'READ';
const sentencesOf = (text: string): readonly Sentence[] => readText(text, 'NAME', 'Creature').sentences;
const readOf = (text: string): readonly Sentence[] => sentencesOf(text).filter(isRead);
const clausesIn = ({ clauses = [] }: Sentence): readonly Clause[] => clauses;

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

/** What a text means, sentence by sentence as a card would say it. */
const inOtherWords = (text: string): string =>
  readOf(text)
    .flatMap((sentence) => meansOf(clausesIn(sentence), cardNames).split(/(?<=\.) (?=[A-Z])/))
    .map(inCardWords)
    .join(' ');

test('what sentences mean, said in the words of cards again, is read, and has the same effects', () => {
  const unlike = texts.filter((text) => {
    const again = sentencesOf(inOtherWords(text));
    return !again.every(isRead) || effectsIn(again) !== effectsIn(readOf(text));
  });
  const wordings = (sentences: readonly string[]) => sentences.map((text) => [text, inOtherWords(text)]);
  const missing = 'said otherwise, for want of a line of effects-in-card-words.ts';
  expect({ [missing]: wordings(unlike) }).toEqual({ [missing]: wordings([bestow]) });
});

test('there are sentences of every effect', () => {
  const said = texts.flatMap(readOf).flatMap(clausesIn);
  const kinds = new Set<string>(said.map(({ effect }) => effect.does));
  const missing = 'without a sentence in sentences.ts';
  const unsaid = Object.keys(effectKinds).filter((each) => !kinds.has(each));
  expect({ [missing]: unsaid }).toEqual({ [missing]: ['GIVEN_TO_PLAYER'] });
});
