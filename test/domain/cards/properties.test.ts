import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { meansOf } from '../../../src/domain/cards/wording/meaning.js';
import { namesOnCard } from '../../../src/domain/cards/wording/names.js';
import { readText } from '../../../src/domain/cards/text/read-text.js';
import { describe as told } from '../../../src/domain/setup/describe.js';
import { warningsOf } from '../../../src/domain/warnings.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { sampleArguments } from '../every-question.js';
import { diceOf } from '../random-games.js';
import { ring, table } from '../tables.js';
import { chosen, objectsOf, players } from './random-cards.js';
import { notAsked, read } from './sentences.js';

const meaning = (text: string, name = 'NAME'): readonly string[] =>
  readText(text, name, 'Creature').sentences.map((each) =>
    each.reading === 'READ' ? meansOf(each.clauses, namesOnCard('Creature')) : each.reading,
  );

describe('wordings that mean the same', () => {
  const same: readonly (readonly [string, (sentence: string) => string])[] = [
    [
      'each turn',
      (sentence) =>
        /no more than|at most/i.test(sentence) ? sentence : sentence.replaceAll('each combat', 'each turn'),
    ],
    ['this creature', (sentence) => sentence.replaceAll('Orsa', 'this creature')],
    ['a name in full', (sentence) => sentence.replaceAll('Orsa', 'Orsa, of the Fen')],
    ['all creatures', (sentence) => sentence.replace(/^Creatures /, 'All creatures ')],
    ['bent apostrophes', (sentence) => sentence.replaceAll("'", '’')],
    ['cannot', (sentence) => sentence.replaceAll("can't", 'cannot')],
    ['she or he', (sentence) => sentence.replaceAll('they control', 'he or she controls')],
    ['reminder text', (sentence) => `${sentence} (It can't (at all) block.)`],
    ['an ability word', (sentence) => `Tidefall — ${sentence}`],
  ];

  test.each(same)('%s', (_, exchange) => {
    for (const [sentence] of read) {
      const ours = sentence.replaceAll('NAME', 'Orsa');
      const [found, meant] = [exchange(ours), ours].map((each) => meaning(each, 'Orsa, of the Fen'));
      expect([ours, found]).toEqual([ours, meant]);
    }
  });
});

/** What every question answers at a table, byte for byte. */
const answers = (state: ReturnType<typeof table>, seed: number): string => {
  const dice = diceOf([0, 1, 2, 3, 4, 5].map((place) => seed >> place));
  const given = new Map<string, unknown>(Object.entries(sampleArguments(state, dice)));
  return JSON.stringify(
    Object.values(catalogue).map((question) => {
      const asked = given.get(question.name);
      return asked === undefined ? null : question.ask(state, asked);
    }),
  );
};

describe('random tables of cards', () => {
  const numRuns = 60;

  test('are answered, and the same as they are told again', () => {
    const property = fc.property(chosen, fc.nat(), (cards, seed) => {
      const state = ring(players.join(' '), { objects: objectsOf(cards) });
      const again = table(told(state));
      expect(answers(again, seed)).toBe(answers(state, seed));
      expect(warningsOf(again)).toHaveLength(warningsOf(state).length);
      const sentences = [...state.objects.values()].flatMap(({ printed }) => printed?.sentences ?? []);
      const unread = sentences.filter(({ reading }) => reading === 'NOT_READ');
      expect(warningsOf(state).filter(({ code }) => code === 'TEXT_NOT_READ')).toHaveLength(unread.length);
    });
    fc.assert(property, { numRuns });
  });

  test('are answered the same without what is not asked about', () => {
    const property = fc.property(chosen, fc.nat(), fc.constantFrom(...notAsked), (cards, seed, idle) => {
      const quiet = (oracle_text: string) => {
        const cardData = { name: 'NAME', type_line: 'Enchantment', oracle_text };
        const objects = [...objectsOf(cards), { id: 'quiet', owner: 'Bob', cardData }];
        return ring(players.join(' '), { objects });
      };
      const withoutTexts = (found: string): string => found.replaceAll(JSON.stringify(idle).slice(1, -1), '');
      expect(withoutTexts(textless(answers(quiet(idle), seed)))).toBe(textless(answers(quiet(''), seed)));
    });
    fc.assert(property, { numRuns });
  });
});

/** Answers without the cards of the objects in them. */
const textless = (found: string): string =>
  JSON.stringify(JSON.parse(found, (name, value: unknown) => (name === 'printed' ? undefined : value)));
