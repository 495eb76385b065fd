import { describe, expect, test } from '@jest/globals';
import { editions } from '../../../src/domain/rulebook/editions.js';
import { rulesOf } from '../../../src/domain/rulebook/rulebook.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { coverageOf } from '../../../src/questions/catalogue/coverage.js';

const outOfScope = [...['800.3', '800.6', '800.7', '805.3a', '805.3b', '805.4b', '805.4c', '805.6a'], '810.6'];
const row = (number: string) => coverageOf().find(({ rule }) => rule.number === number);

describe('Coverage', () => {
  test.each(editions.map(({ edition }) => edition))('of %s has every multiplayer rule of it, in order', (edition) => {
    const covered = coverageOf(edition);
    const multiplayer = rulesOf(edition).filter(({ key }) => /^8(0\d|1[01])\./.test(key));
    expect(covered.map(({ rule }) => rule)).toEqual(multiplayer);
    expect(covered.every(({ status, answeredBy }) => (status === 'ANSWERED') === answeredBy.length > 0)).toBe(true);
  });

  test('leaves out mulligans, opening hands, draw steps, land plays and tournaments only, and says why', () => {
    const left = coverageOf().filter(({ status }) => status === 'OUT_OF_SCOPE');
    expect(left.map(({ rule }) => rule.number)).toEqual(outOfScope);
    expect(left.every(({ note }) => note?.endsWith('.'))).toBe(true);
    expect(coverageOf().filter(({ status, note }) => status !== 'OUT_OF_SCOPE' && note !== null)).toEqual([]);
  });

  test('answers every rule that is in scope', () =>
    expect(coverageOf().filter(({ status }) => status === 'NOT_YET')).toEqual([]));

  test('names the questions and events that list a rule, a heading by what stands under it', () => {
    expect(row('810.9h')?.answeredBy).toEqual(['lifeAfter', 'lifeChanges']);
    expect(row('801.6')?.answeredBy).toEqual(['canActivate']);
    expect(row('801.5')?.answeredBy).toEqual(expect.arrayContaining(['whoChooses', 'legalChoices']));
    expect(row('800.4k')?.answeredBy).toContain('turnBegins');
    expect(row('807.2b')?.answeredBy).toEqual(['variant', 'options']);
  });

  test('every question lists the rules that it answers by', () =>
    expect(catalogue.filter(({ rules }) => rules.length === 0).map(({ name }) => name)).toEqual([]));
});
