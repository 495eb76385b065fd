import { describe, expect, test } from '@jest/globals';
import { randomNumbers } from '../../random-numbers.js';
import { attackJudged, blocksJudged, type Judged } from './declarations-in-english.js';
import { demandingSentence } from './said-in-english.js';
import { attacksOf, blocksOf, randomTable, readingsOf, type Drawn } from './combat-in-english.js';

const seed = Number(process.env.PROPERTY_SEED ?? 508_509);
const rounds = Number(process.env.RANDOM_CASES ?? 500);

const random = randomNumbers(seed);
const drawn = Array.from({ length: rounds }, () => randomTable(random));

const demanding = Array.from({ length: rounds }, () => randomTable(random, demandingSentence));

const textsOf = ({ said }: Drawn): readonly string[] => Object.values(said).map(({ text }) => text);

/** Whether a card says that creatures attack or block only together: what each of them may do depends on the others. */
const isOfCompany = (each: Drawn): boolean => /alone|also|or more creatures|menace/.test(textsOf(each).join());

/** The tables at which the cards are read to allow something else than their sentences mean. */
const disagreements = (answers: typeof attacksOf): readonly unknown[] =>
  drawn.flatMap((each: Drawn) => {
    if (isOfCompany(each)) return [];
    const [read, meant] = answers(each);
    return read.join() === meant.join() ? [] : [{ texts: textsOf(each), read, meant, ...each }];
  });

describe(`Cards against what their sentences mean (${rounds} random tables, seed ${seed})`, () => {
  test('every sentence is read', () =>
    expect([...drawn, ...demanding].flatMap(readingsOf).filter(([reading]) => reading !== 'READ')).toEqual([]));

  test('whom creatures may attack', () => expect(disagreements(attacksOf)).toEqual([]));

  test('what creatures may block', () => expect(disagreements(blocksOf)).toEqual([]));

  test('the sentences change what is legal at one table of thirty, or more', () => {
    const isChanged = (answers: typeof attacksOf) => (each: Drawn) =>
      answers(each)[1].join() !== answers({ ...each, said: {} })[1].join();
    for (const answers of [attacksOf, blocksOf])
      expect(drawn.filter(isChanged(answers)).length).toBeGreaterThan(rounds / 30);
  });

  test.each([
    ['attacks', attackJudged],
    ['blocks', blocksJudged],
  ])('verdicts on whole %s, and what each creature may do: requirements, costs, company, how many', (_, judged) => {
    const found = [...demanding, ...drawn.filter(isOfCompany)].flatMap((each) =>
      judged(random, each).map((verdict) => ({ ...verdict, each })),
    );
    const isOther = ({ read, meant }: Judged) => JSON.stringify(read) !== JSON.stringify(meant);
    const wrong = found.filter(isOther).map(({ each, ...verdict }) => ({ texts: textsOf(each), ...verdict, each }));
    expect(wrong).toEqual([]);
    const asking = found.filter(({ meant }) => meant.requirementsPossible > 0);
    const illegal = found.filter(({ meant }) => !meant.legal);
    for (const some of [asking, illegal, found.filter(({ meant }) => meant.costs.length)])
      expect(some.length).toBeGreaterThan(rounds / 50);
  });
});
