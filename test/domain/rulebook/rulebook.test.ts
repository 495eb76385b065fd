import { describe, expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { editionOn, editions, isBefore, newestEdition } from '../../../src/domain/rulebook/editions.js';
import type { Rule, RuleNumber } from '../../../src/domain/rulebook/rulebook.js';
import { findRule, numbersOf, ruleIn, rulesOf, hasRule } from '../../../src/domain/rulebook/rulebook.js';
import { numberIn as numberOf } from '../../../src/domain/rulebook/rule-entry.js';
import { entryOf, everyRule } from '../../../src/domain/rulebook/rules/every-rule.js';
import { coexistingKeys, keyOf, multiplayerRows, names as inTables, supportingRows } from './inventory.js';

const names = editions.map(({ edition }) => edition);

const isRuleNumber = (key: string): key is RuleNumber => key in everyRule;

const keys = Object.keys(everyRule).filter(isRuleNumber);

const numbersByEdition = (key: RuleNumber): (string | null)[] =>
  inTables.map((edition) => numberOf(entryOf(key), edition));

describe('Editions', () => {
  test('run from the oldest to the newest, each in force from its day', () => {
    expect(editions.slice(0, 9).map(({ edition, effective }) => `${edition} ${effective}`)).toEqual([
      ...['CR_2005 2005-08-01', 'CR_2006 2006-10-01', 'CR_2008 2008-02-01', 'CR_2009 2009-07-11'],
      ...['CR_2013 2013-07-13', 'CR_2018 2018-01-19', 'CR_2023 2023-11-17', 'CR_2026 2026-08-07'],
      'CR_2026_09 2026-09-25',
    ]);
    expect(newestEdition).toBe(names.at(-1));
    expect(editions[8]?.name).toBe('Comprehensive Rules of 25 September 2026');
    expect(new Set(editions.map(({ name }) => name)).size).toBe(editions.length);
  });

  test('end when the next text took effect, which need not be an edition here', () => {
    for (const { effective, supersededOn } of editions.slice(0, -1))
      expect(supersededOn?.localeCompare(effective)).toBe(1);
    expect(editions[7]?.supersededOn).toBe('2026-09-25');
    expect(editions.at(-1)?.supersededOn).toBeNull();
  });

  test.each<[string, RulesEdition | undefined]>([
    ['2005-07-31', undefined],
    ['2005-08-01', 'CR_2005'],
    ['2012-12-31', 'CR_2009'],
    ['2026-09-24', 'CR_2026'],
    ['2026-09-25', 'CR_2026_09'],
    ['2999-01-01', newestEdition],
  ])('on %s the newest in force was %s', (day, edition) => expect(editionOn(day)?.edition).toBe(edition));

  test('compare by the day that they took effect', () => {
    expect([isBefore('CR_2008', 'CR_2009'), isBefore('CR_2009', 'CR_2008')]).toEqual([true, false]);
    expect(isBefore('CR_2009', 'CR_2009')).toBe(false);
  });
});

describe('The rules of 800 to 811', () => {
  test('are the 180 rows of the inventory, and six of early 2018 beside them', () => {
    const ofMultiplayer = keys.filter((key) => /^8(0\d|1[01])\./.test(key));
    expect(multiplayerRows).toHaveLength(180);
    expect(coexistingKeys).toHaveLength(6);
    const inTable = multiplayerRows.map(({ numbers }) => keyOf(numbers));
    expect(ofMultiplayer.sort()).toEqual([...inTable, ...coexistingKeys].sort());
  });

  test.each(multiplayerRows.map(({ numbers, meaning }) => [keyOf(numbers), meaning, numbers] as const))(
    '%s (%s) has its number in each edition',
    (key, _meaning, numbers) => expect(isRuleNumber(key) && numbersByEdition(key)).toEqual(numbers),
  );
});

describe('The rules outside 800 to 811', () => {
  test.each(supportingRows)('%s has its number in each edition', (key, numbers) => {
    expect(isRuleNumber(key) && numbersByEdition(key)).toEqual(numbers);
  });

  test('are all in the table of numbers', () => {
    const known = new Set(supportingRows.map(([key]) => key));
    const missing = keys.filter((key) => !/^8(0\d|1[01])\./.test(key) && !known.has(key));
    expect({ 'without a row of numbers.md': missing }).toEqual({ 'without a row of numbers.md': [] });
  });
});

describe('Every rule', () => {
  test.each(names)('of %s has a number, a heading and a summary that is a sentence', (edition) => {
    for (const rule of rulesOf(edition)) {
      expect(rule.number).toMatch(/^[1-9]\d\d(\.[1-9]\d*[a-z]?)?$/);
      expect(`sections.ts heads ${rule.number}: ${rule.section}`).toMatch(/: [A-Z]/);
      expect(rule.summary).toMatch(/^[A-Z].*\.$/);
      expect(rule.edition).toBe(edition);
    }
  });

  test('is keyed by its newest number, or by its last number and edition if it has lapsed', () => {
    for (const key of keys) expect(keyOf(numbersByEdition(key).map((number) => number ?? null))).toBe(key);
  });

  test('says something else from an edition on only where it was there before', () => {
    for (const key of keys) {
      const { summary } = entryOf(key);
      const said = names.filter((edition) => edition in summary);
      expect([key, said[0]]).toEqual([key, names.find((edition) => hasRule(key, edition))]);
      const texts = said.map((edition) => summary[edition]);
      expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([]);
    }
  });

  test.each<[RulesEdition, string]>([
    ['CR_2005', '40'],
    ['CR_2006', '40'],
    ['CR_2008', '30'],
    ['CR_2026', '30'],
  ])('is summed up as %s has it', (edition, life) => {
    expect(ruleIn('810.4', edition).summary).toContain(`starts at ${life}`);
  });
});

test.each<[RuleNumber, RulesEdition, string]>([
  ['801.5c', 'CR_2005', 'Limited Range of Influence Option'],
  ['801.5c', 'CR_2026', 'Limited Range of Influence Option'],
  ['803.1a', 'CR_2008', 'Attack Left and Attack Right Options'],
  ['804.2', 'CR_2008', 'Deploy Creatures Option'],
  ['805.8', 'CR_2008', 'Two-Headed Giant Variant'],
  ['805.8', 'CR_2009', 'Two-Headed Giant Variant'],
  ['805.8', 'CR_2013', 'Shared Team Turns Option'],
  ['805.10b', 'CR_2013', 'Two-Headed Giant Variant'],
  ['807.4a', 'CR_2009', 'Grand Melee Variant'],
  ['807.4a', 'CR_2013', 'Grand Melee Variant'],
  ['809.3c', 'CR_2009', 'Emperor Variant'],
  ['809.3c', 'CR_2018', 'Emperor Variant'],
  ['811.3', 'CR_2009', 'Teams Variant'],
  ['811.3', 'CR_2013', 'Alternating Teams Variant'],
  ['603.9', 'CR_2018', 'Handling Triggered Abilities'],
  ['111.2', 'CR_2008', 'Tokens'],
  ['111.2', 'CR_2018', 'Permanents'],
  ['112.2', 'CR_2018', 'Spells'],
  ['723', 'CR_2008', "Controlling Another Player's Turn"],
  ['727.7', 'CR_2023', 'Restarting the Game'],
])('Headings: %s stands in %s under %s', (key, edition, section) => {
  expect(ruleIn(key, edition)).toMatchObject({ edition, section });
});

describe('The rule in an edition', () => {
  test('goes by that edition’s number', () =>
    expect(ruleIn('801.12', 'CR_2009')).toMatchObject({ number: '801.13', edition: 'CR_2009', key: '801.12' }));

  test('is the newest there is where the edition lacks it', () => {
    expect(ruleIn('801.15', 'CR_2008')).toBe(ruleIn('801.15', newestEdition));
    expect(ruleIn('508.1c', 'CR_2006')).toMatchObject({ number: '500.2', edition: 'CR_2006' });
    expect(ruleIn('506.6', 'CR_2026')).toMatchObject({ number: '506.6', edition: 'CR_2026_09' });
    expect(ruleIn('801.12 CR_2009', 'CR_2026')).toMatchObject({ number: '801.12', edition: 'CR_2009' });
    expect(ruleIn('802.5 CR_2023', 'CR_2005')).toMatchObject({ number: '802.5', edition: 'CR_2023' });
  });

  test('is one shared object', () => {
    expect(ruleIn('801.2', 'CR_2008')).toBe(findRule('601.2', 'CR_2008'));
    expect(rulesOf('CR_2008')).toContain(ruleIn('801.2', 'CR_2008'));
  });

  test('is there or is not', () => {
    expect([hasRule('801.14', 'CR_2006'), hasRule('801.14', 'CR_2008')]).toEqual([false, true]);
    expect(hasRule('801.12 CR_2009', 'CR_2013')).toBe(false);
    expect(names.filter((edition) => hasRule('725.4', edition))).toEqual(names.slice(5));
  });

  test('N15: the edition of 2023 has the rules on draws, loops, restarts and planes that a page left out', () => {
    for (const number of ['801.15', '801.16', '801.17', '801.18'] as const)
      expect([number, hasRule(number, 'CR_2023')]).toEqual([number, true]);
  });

  test('N16: the edition of 2018 has the world rule as 704.5k', () =>
    expect(ruleIn('704.5k', 'CR_2018').number).toBe('704.5k'));
});

describe('Finding a rule by its number', () => {
  test.each<[string, RulesEdition | undefined, RuleNumber]>([
    ['801.5c', 'CR_2013', '801.5c'],
    ['601.5c', 'CR_2005', '801.5c'],
    ['801.12', 'CR_2009', '801.12 CR_2009'],
    ['801.12', 'CR_2013', '801.12'],
    ['801.16', 'CR_2009', '801.14'],
    ['809.4', 'CR_2009', '811.4'],
    ['606.8b', 'CR_2005', '810.8a'],
    ['801.12', undefined, '801.12'],
    ['601.12', undefined, '801.12 CR_2009'],
    ['802.6', undefined, '802.5'],
  ])('%s in %s is %s', (number, edition, key) => expect(findRule(number, edition)?.key).toBe(key));

  test('without an edition it is of the newest one that has the number', () => {
    expect(findRule('601.2')?.edition).toBe('CR_2008');
    expect(findRule('802.6')?.edition).toBe('CR_2023');
    expect(findRule('802.5')?.edition).toBe(newestEdition);
  });

  test.each<[string, RulesEdition, RuleNumber]>([
    ['810.7', 'CR_2013', '810.7'],
    ['704.5v', 'CR_2023', '704.5v'],
    ['606.6e', 'CR_2006', '805.4b'],
    ['602.2a', 'CR_2008', '802.2a'],
    ['606.8a', 'CR_2008', '810.8c'],
    ['607.5a', 'CR_2005', '809.5b'],
  ])('%s, which several rules of today had in %s, is %s, and sums all of them up', (number, edition, key) => {
    const parts = keys.filter((each) => hasRule(each, edition) && ruleIn(each, edition).number === number);
    expect(parts.length).toBeGreaterThan(1);
    const found = findRule(number, edition);
    expect(found?.key).toBe(key);
    for (const part of parts) expect(found?.summary).toContain(ruleIn(part, edition).summary);
  });

  test.each(['', '801', '801.20', '999.9', '801.5C', ' 801.5c', 'constructor'])('%j is none', (number) => {
    expect(findRule(number)).toBeUndefined();
    expect(findRule(number, 'CR_2026')).toBeUndefined();
  });
});

describe('The numbers in other editions', () => {
  test('leave out the rule’s own edition, and are null where there is no such rule', () => {
    const told = numbersOf(ruleIn('801.14', 'CR_2009')).map(({ edition, number }) => `${edition} ${number}`);
    expect(told.slice(0, 8)).toEqual([
      ...['CR_2005 null', 'CR_2006 null', 'CR_2008 601.15', 'CR_2013 801.14', 'CR_2018 801.14', 'CR_2023 801.14'],
      ...['CR_2026 801.14', 'CR_2026_09 801.14'],
    ]);
  });
});

describe('The rules of an edition', () => {
  const parts = ({ number }: Rule): number[] => {
    const [chapter = '', rest = ''] = number.split('.');
    return [Number(chapter), Number.parseInt(rest || '0'), rest.replace(/^\d+/, '').charCodeAt(0) || 0];
  };

  test.each(names)('of %s come in order of number', (edition) => {
    const rules = rulesOf(edition);
    for (const [index, rule] of rules.slice(1).entries()) {
      const [before, after] = [parts(rules[index] ?? rule), parts(rule)];
      const differing = before.findIndex((part, place) => part !== after[place]);
      if (differing >= 0) expect(before[differing]).toBeLessThan(after[differing] ?? 0);
    }
  });

  test.each(names)('of %s have each number once', (edition) => {
    const numbers = rulesOf(edition).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('hold 801.2 before 801.2a before 801.10, and lapsed rules only where they stood', () => {
    const numbers = rulesOf('CR_2026').map(({ number }) => number);
    expect(numbers.indexOf('801.2')).toBeLessThan(numbers.indexOf('801.2a'));
    expect(numbers.indexOf('801.2a')).toBeLessThan(numbers.indexOf('801.10'));
    expect(rulesOf('CR_2023').some(({ key }) => key === '802.5 CR_2023')).toBe(true);
    expect(rulesOf('CR_2026').some(({ key }) => key === '802.5 CR_2023')).toBe(false);
  });

  test('are searched in number, heading and summary, whatever the case', () => {
    expect(rulesOf('CR_2026', '801.13').map(({ number }) => number)).toEqual(['801.13', '801.13a', '801.13b']);
    expect(rulesOf('CR_2026', 'emperor VARIANT').map(({ key }) => key)).toContain('809.3a');
    expect(rulesOf('CR_2026', 'ROLE OF').every(({ summary }) => /role/i.test(summary))).toBe(true);
    expect(rulesOf('CR_2026', 'rule  WORLD')).toEqual(rulesOf('CR_2026', 'world rule'));
    expect(rulesOf('CR_2026', 'world 704.5').map(({ number }) => number)).toEqual(['704.5k']);
    expect(rulesOf('CR_2026', 'world rule').map(({ number }) => number)).toEqual(['704.5k', '801.12']);
    expect(rulesOf('CR_2009', 'world rule').map(({ number }) => number)).toEqual(['704.5m', '801.13']);
    expect(rulesOf('CR_2026', 'no rule says this')).toEqual([]);
    expect(rulesOf('CR_2026', '')).toEqual(rulesOf('CR_2026'));
  });
});
