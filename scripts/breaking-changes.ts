import { buildSchema, findBreakingChanges, parse, print, visit } from 'graphql';

/** A part of an OpenAPI document or of a JSON schema. */
export type Json = { readonly [key: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Json => (isJson(value) ? value : {});
const at = (value: unknown, ...keys: readonly string[]): Json =>
  record(keys.reduce<unknown>((inner, key) => record(inner)[key], value));
const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Keys of a document that clients don't depend on. */
const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags', 'default', 'info', 'servers']);
const NAMES = new Set(['properties', 'schemas', 'paths', 'parameters', 'responses']);

const withoutProse = (value: unknown, isNames = false): unknown => {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).filter(([key]) => isNames || !PROSE.has(key));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutProse(each, NAMES.has(key))]));
};

/** Returns the API documents of a release as they are kept: without descriptions and examples. */
export const releaseOf = (openApi: string, sdl: string) => ({
  openApi: JSON.stringify(withoutProse(JSON.parse(openApi))),
  sdl: print(visit(parse(sdl), { StringValue: (_, key) => (key === 'description' ? null : undefined) })),
});

/** Finds changes of a GraphQL schema that break clients. */
export const breakingChangesOfSdl = (released: string, current: string): readonly string[] =>
  findBreakingChanges(buildSchema(released), buildSchema(current)).map(({ description }) => description);

/**
 * A comparison of two documents: `direction` says who writes the compared values, clients (request) or the server
 * (response), and `compared` holds the pairs of schemas that were compared.
 */
interface Comparison {
  readonly released: Json;
  readonly current: Json;
  readonly direction: 'request' | 'response';
  readonly compared: Map<string, readonly string[]>;
}

const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];

const resolved = (document: Json, value: unknown): Json => {
  const { $ref } = record(value);
  return typeof $ref === 'string' ? at(document, ...$ref.split('/').slice(1)) : record(value);
};

const ofSchemas = (comparison: Comparison, before: unknown, after: unknown, path: string): readonly string[] => {
  const { released, current, direction, compared } = comparison;
  const names = [record(before)['$ref'], record(after)['$ref']];
  const pair = `${direction} ${names.join(' ')}`;
  const cached = compared.get(pair);
  if (cached) return cached;
  const isNamed = names.every((name) => typeof name === 'string');
  if (isNamed) compared.set(pair, []);
  const problems = ofSchemaParts(comparison, resolved(released, before), resolved(current, after), path);
  if (isNamed) compared.set(pair, problems);
  return problems;
};

const ofSchemaParts = (comparison: Comparison, old: Json, next: Json, path: string): readonly string[] => [
  ...ofTypes(comparison, old, next, path),
  ...(comparison.direction === 'request' ? ofBounds(old, next, path) : []),
  ...ofProperties(comparison, old, next, path),
  ...ofVariants(comparison, old, next, path),
  ...(old['items'] ? ofSchemas(comparison, old['items'], next['items'], `${path}[]`) : []),
];

const ofTypes = ({ direction }: Comparison, old: Json, next: Json, path: string): readonly string[] => {
  const [types, nextTypes] = [asList(old['type']), asList(next['type'])];
  const [wider, narrower] = direction === 'request' ? [types, nextTypes] : [nextTypes, types];
  const isBroken = narrower.length > 0 && (!wider.length || wider.some((type) => !narrower.includes(type)));
  return isBroken ? [`${path}: ${types.join('|')} became ${nextTypes.join('|')}`] : [];
};

const ofBounds = (old: Json, next: Json, path: string): readonly string[] => {
  const values = asList(next['enum']);
  const missing = values.length ? asList(old['enum'] ?? 'any').filter((value) => !values.includes(value)) : [];
  const stricter = [
    ...LOWER_BOUNDS.filter((key) => Number(next[key] ?? -Infinity) > Number(old[key] ?? -Infinity)),
    ...UPPER_BOUNDS.filter((key) => Number(next[key] ?? Infinity) < Number(old[key] ?? Infinity)),
    ...['pattern', 'format'].filter((key) => next[key] !== undefined && next[key] !== old[key]),
  ];
  return [
    ...missing.map((value) => `${path}: ${String(value)} is no longer accepted`),
    ...stricter.map((key) => `${path}: ${key} is stricter`),
  ];
};

const ofProperties = (comparison: Comparison, old: Json, next: Json, path: string): readonly string[] => {
  const [before, after] = [at(old, 'properties'), at(next, 'properties')];
  const [required, nextRequired] = [asList(old['required']).map(String), asList(next['required']).map(String)];
  const isRequest = comparison.direction === 'request';
  const gone = Object.keys(before).filter((name) => !(name in after));
  const [strict, lax] = isRequest ? [nextRequired, required] : [required, nextRequired];
  const moved = strict.filter((name) => !lax.includes(name) && !gone.includes(name));
  return [
    ...gone.map((name) => `${path}.${name}: is gone`),
    ...moved.map((name) => `${path}.${name}: ${isRequest ? 'is now required' : 'may now be missing'}`),
    ...Object.keys(before)
      .filter((name) => name in after)
      .flatMap((name) => ofSchemas(comparison, before[name], after[name], `${path}.${name}`)),
  ];
};

const ofVariants = (comparison: Comparison, old: Json, next: Json, path: string): readonly string[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    asList(old[key]).flatMap((variant, index) => {
      const name = `${path}(${index + 1})`;
      const isThere = asList(next[key]).some((other) => !ofSchemas(comparison, variant, other, name).length);
      return isThere ? [] : [`${name}: has changed`];
    }),
  );

const ofContent = (comparison: Comparison, before: Json, after: Json, path: string): readonly string[] =>
  Object.entries(at(before, 'content')).flatMap(([type, content]) => {
    const next = at(after, 'content')[type];
    return next
      ? ofSchemas(comparison, record(content)['schema'], record(next)['schema'], path)
      : [`${path}: ${type} is gone`];
  });

const parametersOf = (operation: Json): ReadonlyMap<string, Json> =>
  new Map(
    asList(operation['parameters'])
      .map(record)
      .map((each) => [`${String(each['in'])} ${String(each['name'])}`, each]),
  );

const ofParameters = (comparison: Comparison, before: Json, after: Json, path: string): readonly string[] => {
  const [old, next] = [parametersOf(before), parametersOf(after)];
  const demanded = [...next].filter(([key, { required }]) => required === true && old.get(key)?.['required'] !== true);
  return [
    ...demanded.map(([key]) => `${path} ${key}: is now required`),
    ...[...old].flatMap(([key, { schema }]) => {
      const found = next.get(key);
      return found ? ofSchemas(comparison, schema, found['schema'], `${path} ${key}`) : [`${path} ${key}: is gone`];
    }),
  ];
};

const ofOperations = (requests: Comparison, before: Json, after: Json, path: string): readonly string[] => {
  const responses: Comparison = { ...requests, direction: 'response' };
  const successes = Object.entries(at(before, 'responses')).filter(([status]) => status.startsWith('2'));
  return [
    ...ofParameters(requests, before, after, path),
    ...ofContent(requests, at(before, 'requestBody'), at(after, 'requestBody'), `${path} request`),
    ...successes.flatMap(([status, response]) => {
      const next = at(after, 'responses')[status];
      const [old, found] = [resolved(requests.released, response), resolved(requests.current, next)];
      return next ? ofContent(responses, old, found, `${path} ${status}`) : [`${path}: ${status} is gone`];
    }),
  ];
};

/** Finds changes of an OpenAPI document that break clients, each with the place at which it was first found. */
export const breakingChangesOfOpenApi = (released: Json, current: Json): readonly string[] => {
  const comparison: Comparison = { released, current, direction: 'request', compared: new Map() };
  const changes = Object.entries(at(released, 'paths')).flatMap(([path, methods]) =>
    Object.entries(record(methods)).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const next = at(current, 'paths', path)[method];
      return next ? ofOperations(comparison, record(operation), record(next), name) : [`${name}: is gone`];
    }),
  );
  return [...new Set(changes)];
};
