import fc from 'fast-check';
import { fitting, type Schema, type Schemas } from './json-values.js';
import { damaged, jsonOf, mutated, oddValue } from './odd-values.js';
import { encoded, headersFor, type FuzzRequest } from './requests.js';
import { someId } from './tables.js';

/** As much of OpenAPI as the document of the API holds. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const pathsOf = (path: string, games: readonly string[]): fc.Arbitrary<string> => {
  const parts = path.split('/').map((part): fc.Arbitrary<string> => {
    if (!part.startsWith('{')) return fc.constant(part);
    const known = part === '{id}' ? fc.constantFrom(...games) : someId(part);
    return fc.oneof(
      { weight: 5, arbitrary: known },
      oddValue.map((value) => encoded(value).slice(0, 4_000)),
    );
  });
  return fc.tuple(...parts).map((chosen) => chosen.join('/'));
};

const queriesOf = ({ parameters = [] }: Operation, schemas: Schemas): fc.Arbitrary<string> => {
  const declared = parameters.filter((parameter) => parameter.in === 'query');
  const given = declared.map(({ name, schema }) =>
    fc
      .option(fc.oneof({ weight: 4, arbitrary: fitting(schemas, schema, 6, name) }, oddValue), { freq: 3 })
      .map((value) => (value === null ? '' : `${name}=${encoded(value).slice(0, 4_000)}`)),
  );
  return fc
    .tuple(fc.oneof({ weight: 30, arbitrary: fc.constant('') }, fc.constantFrom('extra=1', '%=%', '=')), ...given)
    .map((all) => all.filter((each) => each).join('&'))
    .map((query) => (query ? `?${query}` : ''));
};

const bodiesOf = ({ requestBody }: Operation, schemas: Schemas): fc.Arbitrary<string | Buffer | undefined> => {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return fc.constant(undefined);
  return damaged(mutated(fitting(schemas, schema)).map(jsonOf));
};

/** Requests of every operation that the document of the API tells of, as they should be and as they should not. */
export const restRequests = ({ paths, components }: OpenApi, games: readonly string[]): fc.Arbitrary<FuzzRequest> => {
  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      bodiesOf(operation, components.schemas).chain((body) =>
        fc
          .tuple(pathsOf(path, games), queriesOf(operation, components.schemas), headersFor(body !== undefined))
          .map(([address, query, headers]) => ({
            method: method.toUpperCase(),
            path: address + query,
            headers,
            ...(body !== undefined && { body }),
          })),
      ),
    ),
  );
  return fc.oneof(...requests);
};
