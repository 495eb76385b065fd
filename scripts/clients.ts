import { readdir, readFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';

const root = new URL('../', import.meta.url);

/** The folder of the GraphQL documents for which clients are generated. */
const DOCUMENTS = ['examples/clients/', 'web/source/'];

const documentsIn = async (folder: string) => {
  const names = await readdir(new URL(folder, root), { recursive: true }).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.graphql'))
      .sort()
      .map(async (name) => {
        const location = `${folder}${name}`;
        return { location, document: parse(await readFile(new URL(location, root), 'utf8')) };
      }),
  );
};

const restClient = async (): Promise<string> => {
  const document = JSON.parse(await readFile(new URL('openapi/openapi.json', root), 'utf8')) as object;
  return astToString(await openapiTS(document as never, { alphabetize: true, defaultNonNullable: false }));
};

const graphqlClient = async (): Promise<string> =>
  codegen({
    filename: 'graphql.ts',
    schema: parse(await readFile(new URL('openapi/schema.graphql', root), 'utf8')),
    documents: (await Promise.all(DOCUMENTS.map(documentsIn))).flat(),
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      immutableTypes: true,
      scalars: { ID: 'string', JSON: 'unknown', DateTime: 'string' },
    },
  });

/** Generates the typed clients from openapi/openapi.json and openapi/schema.graphql, by path. */
export const clients = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      [
        ['src/generated/clients/rest.ts', restClient()] as const,
        ['src/generated/clients/graphql.ts', graphqlClient()] as const,
      ].map(async ([path, text]) => [path, await text] as const),
    ),
  );
