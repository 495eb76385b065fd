import { describe, expect, test } from '@jest/globals';
import { differencesOf, findEditionOn } from '../../../src/domain/rulebook/differences.js';
import { departures } from '../../../src/domain/rulebook/differences/leaving-the-game.js';
import { rangeAndAttacks } from '../../../src/domain/rulebook/differences/range-and-attacks.js';
import { variants } from '../../../src/domain/rulebook/differences/variants.js';
import { editions, type RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { valueInEdition } from '../../../src/domain/rulebook/rule-entry.js';
import { findRule, hasRule, ruleIn, type RuleNumber } from '../../../src/domain/rulebook/rulebook.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { keyOf, multiplayerRows } from './inventory.js';

/** Rules worded otherwise of which no difference is told, by what was found when both texts were read. */
const readByEye: Readonly<Record<string, readonly RuleNumber[]>> = {
  'planeswalkers and battles alone, which are a difference of their own': [
    ...(['120.1a', '506.4', '506.4c', '508.1b', '508.7c', '508.7d', '508.7e', '509.1a', '510.1b', '702.22d'] as const),
    ...(['801.3', '802.2a', '802.3', '802.4a', '805.10b', '805.10d', '805.10e', '704.5v', '704.5w', '704.5y'] as const),
  ],
  'a decision of another rule: of teams, poison, uniqueness, range, payments or departures': [
    ...([
      '104.4b',
      '122.1f',
      '704.5c',
      '704.5j',
      '704.5j CR_2013',
      '800.4g',
      '801.8',
      '805.3a',
      '805.10f',
      '810.5',
    ] as const),
  ],
  'a doubt of the ruling in the older edition': ['104.2c', '614.9', '702.9b'],
  'what nobody asks about: untap costs, phasing, redistributed life, whole turns': ['119.7', '302.6', '723'],
  'the same in other words': ['104.2a', '104.5', '613.1e', '701.15b', '805.6'],
};

const names = editions.map(({ edition }) => edition);

describe('What editions decide otherwise', () => {
  const told = [...departures, ...rangeAndAttacks, ...variants];

  const editionsWith = (topic: string): RulesEdition[] =>
    names.filter((edition) => differencesOf(edition).some((difference) => difference.topic === topic));

  test('is nothing in the newest one, and less the newer an edition is', () => {
    const counts = names.map((edition) => differencesOf(edition).length);
    expect(counts.at(-1)).toBe(0);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(0);
  });

  test.each<[string, string, RulesEdition[]]>([
    ['D1', 'What a departed player still controls', ['CR_2005', 'CR_2006', 'CR_2008']],
    ['D1', 'Card spells of a departed player', ['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009']],
    ['D1', 'Priority of a departed player', ['CR_2005', 'CR_2006']],
    ['D4', 'Objects of a departed owner that would change zones', ['CR_2005', 'CR_2006', 'CR_2008']],
    ['D6', 'Costs asked of a departed player', ['CR_2005', 'CR_2006', 'CR_2008', 'CR_2009', 'CR_2013', 'CR_2018']],
    ['D7', 'Information about departed players', names.slice(0, 7)],
    ['D10', 'The first mulligan', names.slice(0, 6)],
    ['D11', "Winning by an effect where ranges aren't limited", ['CR_2013']],
    ['D12', 'Winning and range', ['CR_2005', 'CR_2006']],
    ['D13', 'Battles', names.slice(0, 6)],
    ['D15', "The printed example of an emperor's choice", ['CR_2005']],
    ['D18', "Counting for a neighbor's creatures", names.slice(0, 4)],
    ['D19', 'The legend rule', names.slice(0, 4)],
    ['D19', 'The planeswalker uniqueness rule', ['CR_2009']],
    ['D21', 'Prevention of damage across a range', names.slice(0, 4)],
    ['D22', 'Winning by an effect with limited ranges', ['CR_2005', 'CR_2006']],
    ['D22', 'Draws by an effect with limited ranges', names.slice(0, 4)],
    ['D26', 'Order of combat damage', ['CR_2009', 'CR_2013', 'CR_2018', 'CR_2023']],
    ['D28', 'Combat in Two-Headed Giant', names.slice(0, 6)],
    ['D28', 'References to attacking and defending players in Two-Headed Giant', names.slice(0, 6)],
    ['D30', 'Removing turn markers', names.slice(0, 4)],
    ['D35', 'Starting life in Two-Headed Giant', ['CR_2005', 'CR_2006']],
    ['D37', 'The first draw in Two-Headed Giant', ['CR_2006']],
    ['D38', "Setting one member's life total", names.slice(0, 4)],
    ['D39', 'A number in Teams', ['CR_2005']],
  ])('%s: %s', (_mark, topic, expected) => expect(editionsWith(topic)).toEqual(expected));

  test('is cited by the edition’s own number, or by none where it has no such rule', () => {
    const numberOf = (topic: string, edition: RulesEdition) =>
      differencesOf(edition).find((difference) => difference.topic === topic)?.number;
    expect(numberOf('Starting life in Two-Headed Giant', 'CR_2005')).toBe('606.4a');
    expect(numberOf("Reading a member's life total", 'CR_2009')).toBe('806.9a');
    expect(numberOf('Draws by an effect with limited ranges', 'CR_2009')).toBeNull();
    for (const edition of names)
      for (const { number } of differencesOf(edition))
        if (number !== null)
          expect([edition, number, findRule(number, edition)?.number]).toEqual([edition, number, number]);
  });

  test('ends with an edition that decides as today', () => {
    for (const { topic, otherwise } of told) {
      const decided = names.filter((edition) => edition in otherwise).map((edition) => otherwise[edition]);
      expect([topic, decided.at(-1)]).toEqual([topic, null]);
    }
  });

  test('covers every difference that the inventory marks, but for a mere change of numbers', () => {
    const marks = new Set(multiplayerRows.map(({ difference }) => difference).filter(Boolean));
    const ofRules = new Set<string>(told.map(({ rule }) => rule));
    const ofThese = multiplayerRows.filter(({ numbers }) => ofRules.has(keyOf(numbers)));
    const toldMarks = new Set(ofThese.map(({ difference }) => difference));
    expect([...marks].filter((mark) => !toldMarks.has(mark))).toEqual(['D20']);
    expect(marks.size).toBe(39);
  });

  test('is told of every rule that a question rests on and an edition words otherwise, or read to decide as today', () => {
    const isTold = (rule: RuleNumber, edition: RulesEdition): boolean =>
      told.some((each) => each.rule === rule && valueInEdition(each.otherwise, edition));
    const isWordedOtherwise = (rule: RuleNumber, edition: RulesEdition): boolean =>
      hasRule(rule, edition) && ruleIn(rule, edition).summary !== ruleIn(rule, 'CR_2026_09').summary;
    const rules = [...new Set(catalogue.flatMap((question) => question.rules))];
    const found = rules.filter((rule) => names.some((each) => isWordedOtherwise(rule, each) && !isTold(rule, each)));
    expect(found.sort()).toEqual(Object.values(readByEye).flat().sort());
  });

  test('has a topic only once in an edition', () =>
    expect(new Set(told.map(({ topic }) => topic)).size).toBe(told.length));
});

describe('The edition of a day', () => {
  test('comes with what it decides otherwise; null before the first one', () => {
    const value = { edition: 'CR_2006', supersededOn: '2007-02-01' };
    expect(findEditionOn('2006-10-01')).toMatchObject({ ok: true, value });
    expect(findEditionOn('2005-07-31')).toEqual({ ok: true, value: null });
  });

  test.each([...['', '2006', '2006-13-01', '2023-02-29', '2006-10-1', 'yesterday', '2006-10-01T00']])(
    '%j is no day',
    (date) => {
      const failure = { code: 'BAD_USER_INPUT', problems: [{ path: ['date'] }] };
      expect(findEditionOn(date)).toMatchObject({ failure });
    },
  );
});
