import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { apiDocuments } from '../scripts/api-documents.js';
import { run } from './processes.js';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

const documents = await apiDocuments();

describe('the documents of the API', () => {
  test.each(['openapi/openapi.json', 'openapi/schema.graphql', 'docs/questions.md'])(
    '%s is what the code makes (otherwise: npm run api)',
    async (path) => expect(documents.get(path)).toBe(await readFile(file(path), 'utf8')),
  );

  test.each([
    ['the contract', ['--contract', 'test/contract/schema.graphql']],
    ['what our own scenarios add', ['--contract', 'test/scenarios/additions.graphql']],
  ])('the GraphQL schema breaks nothing of %s', async (_, options) => {
    const check = ['test/contract/check-schema.mjs', ...options, 'openapi/schema.graphql'];
    const { stdout } = await run(process.execPath, check, { cwd: file('.') });
    expect(stdout.trim()).toBe('0 breaking changes');
  });

  test('every operation, parameter and property of the OpenAPI document is described', () => {
    const { paths, components } = JSON.parse(documents.get('openapi/openapi.json') ?? '') as OpenApi;
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.filter(({ summary, operationId }) => !summary || !operationId)).toEqual([]);
    const undescribed = Object.entries(components.schemas).flatMap(([name, { properties }]) =>
      Object.entries(properties ?? {})
        .filter(([, property]) => !property.description && !property.$ref)
        .map(([property]) => `${name}.${property}`),
    );
    expect(undescribed).toEqual([]);
  });
});

interface OpenApi {
  readonly paths: Record<string, Record<string, { readonly summary?: string; readonly operationId?: string }>>;
  readonly components: {
    readonly schemas: Record<string, { readonly properties?: Record<string, { description?: string; $ref?: string }> }>;
  };
}
