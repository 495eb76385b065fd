import fc from 'fast-check';

/** What nobody sends who means well. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), [], {}, ''),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '\udfff', '\ufeff', '\u202eabc', '👩‍👩‍👧‍👦'),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
  fc.constantFrom('%00', '../..', "'; DROP TABLE games; --", '${7*7}', '1e999', 'NaN', '2026-13-45T99:99:99Z'),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 1, max: 300 }).map((levels) => nested(levels, (inner) => [inner])),
  fc.integer({ min: 1, max: 300 }).map((levels) => nested(levels, (inner) => ({ not: inner }))),
  fc.integer({ min: 1, max: 3_000 }).map((length) => Array.from({ length }, () => 'a')),
  fc.jsonValue({ maxDepth: 3 }),
);

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = {};
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

const fieldsIn = (value: object) => Object.entries<unknown>({ ...value }).slice(0, 20);

/** Every place within a value, as a path to it. */
const placesIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null && path.length < 12
    ? [path, ...fieldsIn(value).flatMap(([name, each]) => placesIn(each, [...path, name]))]
    : [path];

const changedAt = (
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown => {
  if (name === undefined) return change(value);
  const copy: unknown = Array.isArray(value) ? Array.from<unknown>(value) : { ...(value as object) };
  const inner = changedAt((value as Readonly<Record<string, unknown>>)[name], rest, change);
  return Object.defineProperty(copy, name, { value: inner, enumerable: true, configurable: true, writable: true });
};

/** A field that JSON.stringify writes although no object can be given it by assignment. */
const withField = (value: unknown, name: string, field: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.defineProperty({ ...value }, name, { value: field, enumerable: true })
    : field;

const fieldAdder =
  ([name, odd]: readonly [string, unknown]) =>
  (value: unknown) =>
    withField(value, name, odd);
const oddName = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'extra', '', 'id', 'toJSON', 'then', 'length'],
);

const change: fc.Arbitrary<(value: unknown) => unknown> = fc.oneof(
  oddValue.map((odd) => () => odd),
  fc.constant(() => undefined),
  fc.constant((value: unknown) => [value]),
  fc.constant((value: unknown) => (Array.isArray(value) ? value.concat(value) : jsonOf(value))),
  fc.tuple(oddName, oddValue).map(fieldAdder),
);

/** The same value as JSON, mostly as it is, else changed in a place or a few; what is undefined is left out. */
export const mutated = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(fc.tuple(fc.nat(), change), { maxLength: 3 }), fc.boolean())
    .map(([value, changes, isChanged]) =>
      (isChanged ? changes : []).reduce<unknown>((changed, [at, one]) => {
        const places = placesIn(changed);
        return changedAt(changed, places[at % places.length] ?? [], one);
      }, value),
    );

export const jsonOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** A text that has been damaged on its way, now and then. */
export const damaged = (texts: fc.Arbitrary<string>): fc.Arbitrary<string | Buffer> =>
  fc.tuple(texts, fc.nat(), fc.nat({ max: 100 })).map(([text, at, how]) => {
    const place = text.length ? at % text.length : 0;
    if (how === 0) return text.slice(0, place);
    if (how === 1) return `${text.slice(0, place)}${text.slice(place + 1)}`;
    if (how === 2) return `${text.slice(0, place)}"}{[,${text.slice(place)}`;
    if (how === 3) return `\ufeff${text}`;
    if (how === 4) return Buffer.concat([Buffer.from(text.slice(0, place)), Buffer.from([0xff, 0xfe, 0xc0])]);
    return text;
  });
