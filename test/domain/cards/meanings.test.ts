import { expect, test } from '@jest/globals';
import { readText } from '../../../src/domain/cards/text/read-text.js';
import { meansOf } from '../../../src/domain/cards/wording/meaning.js';
import { namesOnCard } from '../../../src/domain/cards/wording/names.js';
import type { Clause, Filter, Sentence } from '../../../src/domain/cards/clauses.js';
import { randomCases } from '../../random-cases.js';
import { randomNumbers } from '../../random-numbers.js';
import { randomTable } from './combat-in-english.js';
import { read } from './sentences.js';

const random = randomNumbers(Number(process.env.PROPERTY_SEED ?? 38));
const drawn = Array.from({ length: randomCases(300) }, () =>
  Object.values(randomTable(random).said).map(({ text }) => text),
);
const texts = [...read.map(([text]) => text), ...drawn.flat()];

type Read = Extract<Sentence, { readonly reading: 'READ' }>;
const isRead = (sentence: Sentence): sentence is Read => sentence.reading === 'READ';

/** "Creatures can't block it" and "It can't be blocked by creatures" say the same. */
const asOne = ({ effect, ...clause }: Clause): unknown =>
  effect.does === 'CANT_BLOCK' && effect.attackers
    ? { ...clause, effect: { does: 'CANT_BE_BLOCKED', creatures: effect.attackers, by: effect.creatures } }
    : { ...clause, effect };

const partsOf = (filter: Filter): readonly Filter[] => (filter.is === 'ALL' ? filter.of.flatMap(partsOf) : [filter]);

/** The parts of a group in one order, whichever they are told in. */
const inOrder = (_: string, value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const parts = (value as readonly Filter[]).flatMap((each) => (each.is === 'ALL' ? partsOf(each) : [each]));
  return parts.sort((one, other) => (JSON.stringify(one, inOrder) < JSON.stringify(other, inOrder) ? -1 : 1));
};

const effectsOf = (clauses: readonly Clause[]): string => {
  const said = clauses
    .filter(({ effect }) => effect.does !== 'NOTHING')
    .map((each) => JSON.stringify(asOne(each), inOrder));
  return [...new Set(said)].sort().join();
};

test('what sentences mean, in words, leaves nothing out: sentences of one meaning have the same effects', () => {
  const meanings = new Map<string, Map<string, string>>();
  for (const { text, clauses } of texts
    .flatMap((each) => readText(each, 'NAME', 'Creature').sentences)
    .filter(isRead)) {
    const means = meansOf(clauses, namesOnCard('Creature'));
    meanings.set(means, (meanings.get(means) ?? new Map<string, string>()).set(effectsOf(clauses), text));
  }
  const unlike = [...meanings].filter(([, effects]) => effects.size > 1);
  expect(unlike.map(([means, effects]) => [means, ...effects.values()])).toEqual([]);
  expect(meanings.size).toBeGreaterThan(300);
});
