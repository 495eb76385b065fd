import { readFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { requested, serve, startServer } from './server.js';

const players = Array.from({ length: 12 }, (_, seat) => ({ id: `player-${seat}` }));
const objects = Array.from({ length: 200 }, (_, index) => ({
  ...{ id: `bear-${index}`, name: 'Runeclaw Bear', typeLine: 'Creature — Bear', owner: 'player-0' },
}));
const table = { players, objects };

const server = await serve();
const events = Array.from({ length: 40 }, () => [{ turnEnds: {} }, { turnBegins: {} }]).flat();
await server.post('/v1/games', { id: 'long', state: table });
await server.post('/v1/games/long/events', { events });

type Given = Readonly<{ headers?: Readonly<Record<string, string>>; body?: unknown }>;

/** Sends a request and leaves the body of the response as it was sent. */
const ask = async (method: string, path: string, { headers: own, body }: Given = {}) => {
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...own };
  const response = await requested(server.url + path, { method, headers, body: JSON.stringify(body) });
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(await response.toArray()) };
};

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

describe('bodies are compressed', () => {
  const query = '{ rules { number summary } }';
  const page = { accept: 'text/html' };
  const log = '/v1/games/long/events';

  test.each<[string, string, string, Given]>([
    ['JSON', 'POST', '/v1/game-states', { body: { state: table } }],
    ['a problem', 'POST', '/v1/game-states', { body: { state: { players: Array(60).fill({ id: 'ann' }) } } }],
    ['GraphQL', 'POST', '/graphql', { body: { query } }],
    ['SVG', 'POST', '/v1/game-states/diagram.svg', { body: { state: { players } } }],
    ['NDJSON', 'GET', log, { headers: { accept: 'application/x-ndjson' } }],
    ['CSV', 'GET', '/v1/export/events', { headers: { accept: 'text/csv' } }],
    ['documentation', 'GET', '/docs/rules', { headers: page }],
    ['the OpenAPI document', 'GET', '/v1/openapi.json', {}],
    ['the schema', 'GET', '/schema.graphql', {}],
  ])('%s', async (_, method, path, given) => {
    const plain = await ask(method, path, given);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe(path.startsWith('/docs') ? 'Accept-Encoding' : 'Origin, Accept-Encoding');
    for (const encoding of ['br', 'gzip'] as const) {
      const headers = { ...given.headers, 'accept-encoding': encoding };
      const packed = await ask(method, path, { ...given, headers });
      expect([packed.status, packed.headers['content-encoding']]).toEqual([plain.status, encoding]);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      const same = (text: Buffer) => text.toString().replace(/"(instance|requestId)":"[^"]*"/g, '');
      expect(same(decoders[encoding](packed.bytes))).toBe(same(plain.bytes));
    }
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['gzip;q=0, br;q=0', undefined],
  ])('by what a client takes: %s', async (accepted, encoding) => {
    const { headers } = await ask('GET', '/v1/openapi.json', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
  });

  test.each([
    [1_399, undefined],
    [1_400, 'br'],
  ])('from %i bytes on', async (length, encoding) => {
    const body = (alias: string) => ({ query: `{ ${alias}: __typename }` });
    const around = (await ask('POST', '/graphql', { body: body('a') })).bytes.length - 1;
    const given = { headers: { 'accept-encoding': 'br' }, body: body('a'.repeat(length - around)) };
    expect((await ask('POST', '/graphql', given)).headers['content-encoding']).toBe(encoding);
  });

  test.each<[string, string, string, number, Given]>([
    ['once, fast', 'POST', '/v1/game-states', 4, { body: { state: table } }],
    ['for good, well', 'GET', '/v1/openapi.json', 9, {}],
  ])('%s', async (_, method, path, quality, given) => {
    const { bytes } = await ask(method, path, given);
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
    const mode = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const expected = brotliCompressSync(bytes, { params: { ...mode, [BROTLI_PARAM_QUALITY]: quality } });
    for (let times = 0; times < 2; times += 1) {
      const packed = await ask(method, path, { ...given, headers: { 'accept-encoding': 'br' } });
      expect(packed.bytes.equals(expected)).toBe(true);
    }
  });

  test('but small ones, pictures of pages and streams of events are sent as they are', async () => {
    const headers = { 'accept-encoding': 'br' };
    expect((await ask('GET', '/v1/rules/801.5c', { headers })).headers['content-encoding']).toBeUndefined();
    const stream = { ...headers, accept: 'text/event-stream' };
    const events = await ask('GET', `/graphql?query=${encodeURIComponent(query)}`, { headers: stream });
    expect([events.status, events.headers['content-encoding']]).toEqual([200, undefined]);
  });

  test('the ETag of a game stays its version', async () => {
    const { headers } = await ask('GET', '/v1/games/long/state', { headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', expect.stringMatching(/^"80-/)]);
    const known = await ask('GET', '/v1/games/long/state', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(known.status).toBe(304);
  });
});

describe('what stays the same is sent once', () => {
  test.each([
    ...['/v1/editions', '/v1/rules', '/v1/rules/801.5c', '/v1/variants', '/v1/coverage?edition=CR_2009'],
    ...['/v1/openapi.json', '/v1/schemas/table.json', '/schema.graphql'],
    ...['/docs', '/docs/app-makers', '/docs/rules', '/docs/errors', '/docs/rest'],
  ])('%s', async (path) => {
    const first = await ask('GET', path, { headers: { 'accept-encoding': 'br' } });
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    const tag = first.headers.etag ?? '';
    for (const known of [tag, `"another", ${tag}`, tag.replace('W/', ''), '*']) {
      const { status, bytes, headers } = await ask('GET', path, { headers: { 'if-none-match': known } });
      expect([status, bytes.length, headers.etag]).toEqual([304, 0, tag]);
    }
    const changed = await ask('GET', path, { headers: { 'if-none-match': 'W/"another"' } });
    expect([changed.status, changed.headers.etag]).toEqual([200, tag]);
  });

  test('an error has no such tag', async () =>
    expect((await ask('GET', '/v1/rules/999.9z')).headers.etag).toBeUndefined());

  test('files that are named by their content are kept for good, and come compressed', async () => {
    const html = (await ask('GET', '/')).bytes.toString();
    const [, path = ''] = /src="([^"]+\.js)"/.exec(html) ?? [];
    const plain = await ask('GET', path);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, bytes } = await ask('GET', path, { headers: { 'accept-encoding': encoding } });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      expect(decoders[encoding](bytes).equals(plain.bytes)).toBe(true);
    }
  });
});

describe('documents of the API', () => {
  test('the SDL is that of the repository, and is hidden with introspection', async () => {
    const file = await readFile(new URL('../../openapi/schema.graphql', import.meta.url), 'utf8');
    expect((await ask('GET', '/schema.graphql', { headers: { accept: 'text/html' } })).bytes.toString()).toBe(file);
    const silent = await startServer({ graphql: { introspection: false } });
    expect((await fetch(`${silent.url}/schema.graphql`)).status).toBe(404);
    await silent.close();
  });

  test('the schema of a table tells valid tables from others by itself', async () => {
    const { headers, bytes } = await ask('GET', '/v1/schemas/table.json');
    expect(headers['content-type']).toBe('application/schema+json; charset=utf-8');
    const schema = JSON.parse(bytes.toString()) as { $id: string };
    expect(schema.$id).toBe('/v1/schemas/table.json');
    const isTable = new Ajv2020({ strict: false, formats: { 'date-time': true } }).compile(schema);
    expect([isTable(table), isTable({ ...table, nobody: 1 })]).toEqual([true, false]);
    expect(isTable({ players: [{ id: 'ann', life: 'much' }] })).toBe(false);
  });
});
