import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'graphql';
import { importTool, installTools } from './tools.js';

const root = new URL('../', import.meta.url);

const VERSIONS = {
  '@graphql-codegen/core': '6.2.1',
  '@graphql-codegen/typed-document-node': '7.1.1',
  '@graphql-codegen/typescript-operations': '6.1.9',
  graphql: '16.15.0',
  'openapi-typescript': '7.13.0',
  typescript: '5.9.3',
};

const CONFIG = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  immutableTypes: true,
  scalars: { ID: 'string', JSON: 'unknown', DateTime: 'string' },
};
const REST_OPTIONS = { alphabetize: true, defaultNonNullable: false };

/** The folders of the GraphQL documents for which clients are generated. */
const DOCUMENTS = ['examples/clients/', 'web/source/'];

const textOf = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');

const documentsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(new URL(folder, root), { recursive: true }))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => `${folder}${name}`);

interface OpenApiTypeScript {
  readonly default: (document: object, options: object) => Promise<readonly object[]>;
  readonly astToString: (nodes: readonly object[]) => string;
}

/** Omits examples: they would be more than half of the client, and change with every sentence of an answer. */
const withoutExamples = (key: string, value: unknown): unknown => (key === 'example' ? undefined : value);

const restClient = async (tools: string): Promise<string> => {
  const { default: generate, astToString } = await importTool<OpenApiTypeScript>(tools, 'openapi-typescript');
  const document: unknown = JSON.parse(await textOf('openapi/openapi.json'), withoutExamples);
  return astToString(await generate(document as object, REST_OPTIONS));
};

interface Codegen {
  readonly codegen: (options: object) => Promise<string>;
}

const graphqlClient = async (tools: string): Promise<string> => {
  const { codegen } = await importTool<Codegen>(tools, '@graphql-codegen/core');
  const plugins = ['typescript-operations', 'typed-document-node'] as const;
  const [operations, typedDocumentNode] = await Promise.all(
    plugins.map((name) => importTool(tools, `@graphql-codegen/${name}`)),
  );
  const paths = (await Promise.all(DOCUMENTS.map(documentsIn))).flat();
  const documents = paths.map(async (location) => ({ location, document: parse(await textOf(location)) }));
  return codegen({
    filename: 'graphql.ts',
    schema: parse(await textOf('openapi/schema.graphql')),
    documents: await Promise.all(documents),
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
    config: CONFIG,
  });
};

/** Hashes all inputs of the clients: the API's documents, the GraphQL documents, generators and options. */
export const inputsOfClients = async (): Promise<string> => {
  const paths = [
    'openapi/openapi.json',
    'openapi/schema.graphql',
    ...(await Promise.all(DOCUMENTS.map(documentsIn))).flat(),
  ];
  const hash = createHash('sha256').update(JSON.stringify([VERSIONS, CONFIG, REST_OPTIONS]));
  for (const path of paths) hash.update(path).update(await textOf(path));
  return hash.digest('hex');
};

/** Generates the typed clients from openapi/openapi.json and openapi/schema.graphql, by path. */
export const clients = async (): Promise<ReadonlyMap<string, string>> => {
  const header = `// Written by npm run clients. Inputs: ${await inputsOfClients()}\n`;
  const tools = await installTools(VERSIONS);
  return new Map([
    ['src/generated/clients/rest.ts', header + (await restClient(tools))],
    ['src/generated/clients/graphql.ts', header + (await graphqlClient(tools))],
  ]);
};
