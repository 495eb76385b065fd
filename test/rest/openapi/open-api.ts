import { readFile } from 'node:fs/promises';

/** The OpenAPI document, as far as the tests look at it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
  readonly example?: unknown;
}

export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Content;
}

export type Content = Readonly<Record<string, Media>>;

export type Media = Readonly<{ schema?: object; example?: unknown }>;

/** The document of the repository; test/api-documents.test.ts compares it with the code. */
export const openApi = async (): Promise<OpenApi> =>
  JSON.parse(await readFile(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8')) as OpenApi;

/** An operation with where it is. */
export interface Located extends Operation {
  readonly path: string;
  readonly method: string;
}

export const operationsOf = ({ paths }: OpenApi): readonly Located[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );

/** What a response is, also where it is one of the components. */
export const resolved = ({ components }: OpenApi, response: Response): Response => {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(response.$ref ?? '') ?? [];
  return response.$ref === undefined ? response : (components[kind]?.[name] ?? {});
};
