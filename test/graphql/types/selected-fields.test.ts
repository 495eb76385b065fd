import { expect, test } from '@jest/globals';
import { Kind, parse } from 'graphql';
import { withCpuTime } from '../../cpu-time.js';
import { asksForKeys, asksForText } from '../../../src/graphql/types/selected-fields.js';

const read = (text: string): Parameters<typeof asksForKeys>[0] => {
  const { definitions } = parse(text);
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fragments = Object.fromEntries(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  );
  if (!operation) throw new Error('There is no operation.');
  return { operation, fragments };
};

test.each([
  ['a field', '{ because { key } }', true],
  ['an alias', '{ because { as: values } }', true],
  ['an inline fragment', '{ because { says ... { values } } }', true],
  ['a fragment of a fragment', '{ because { ...A } } fragment A on B { says ...C } fragment C on B { key }', true],
  ['another alias', '{ because { key: says } }', false],
])('%s asks for keys, or not', (_, text, asks) => {
  expect(asksForKeys(read(text))).toBe(asks);
});

test('fragments that double at each step are looked at once', () => {
  const spreads = Array.from({ length: 60 }, (_, step) => `fragment F${step} on B { ...F${step + 1} ...F${step + 1} }`);
  const query = read(`{ because { ...F0 } } ${spreads.join(' ')} fragment F60 on B { text }`);
  expect([asksForKeys(query), asksForText(query)]).toEqual([false, false]);
});

test('fragments that are spread in many places are looked at once', async () => {
  const chain = Array.from({ length: 500 }, (_, step) => `fragment F${step} on B { ...F${step + 1} }`);
  const spreads = '... on B { ...F0 } '.repeat(20_000);
  const query = read(`{ because { ${spreads} } } ${chain.join(' ')} fragment F500 on B { says }`);
  const [asked, time] = await withCpuTime(() => [asksForKeys(query), asksForText(query)]);
  expect(asked).toEqual([false, false]);
  expect(time).toBeLessThan(1_500);
});
