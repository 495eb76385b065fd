import type { CompileSerializer } from '../compilers.js';
import { isRecord, mapValues } from '../../domain/values/record.js';
import { errorNames, errorComponents } from '../problems/documented-errors.js';
import { operationExamples, type OperationExample } from './examples/operations.js';
import type { JsonSchema } from '../../query/json-schemas.js';

interface Media {
  readonly schema?: JsonSchema;
}
interface Response extends JsonSchema {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Parameter extends JsonSchema {
  readonly name: string;
  readonly schema: JsonSchema;
}
interface Operation extends JsonSchema {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
}
interface Document extends JsonSchema {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
}

/** Completes the document generated from the routes with common errors, headers and examples. */
export const completeDocument = (document: Document, compileSerializer: CompileSerializer): Document => {
  const examples = operationExamples(compileSerializer);
  const { schemas = {} } = document.components;
  const complete = (operation: Operation): Operation =>
    withExamples(
      withParameterDescriptions(withHeaders(withErrors(operation)), schemas),
      examples[operation.operationId] ?? {},
    );
  const whole = {
    ...document,
    paths: mapValues(document.paths, (path) => mapValues(path, complete)),
    components: { ...document.components, responses: errorComponents(), headers },
  };
  return { ...whole, components: usedIn(whole) };
};

const integer = { type: 'integer', minimum: 0 };

const headers = {
  RequestId: {
    description: 'The id of the request in logs and problems: the X-Request-Id of the request, or a new one.',
    schema: { type: 'string' },
    example: '0b4f4f0e-2b0f-4d0c-9f0e-6f9c0b7a1d2e',
  },
  RetryAfter: { description: 'In seconds: when to retry.', schema: integer, example: 2 },
  ETag: {
    description:
      "The version of the game, a hyphen, and the game's incarnation, which tells it from a deleted game with the same id.",
    schema: { type: 'string' },
    example: '"3-8c1f2e5a-7d34-4b6e-9a01-5f0c2d9e4b37"',
  },
  IdempotencyReplayed: {
    description: 'Present if the answer is that of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
  Location: { description: 'The URL of the game.', schema: { type: 'string' }, example: '/v1/games/friday-night' },
};

const ALWAYS = [400, 401, 429, 500, 503, 504];
const WITH_ANSWER = [406];
const WITH_BODY = [413, 415];

const isError = (status: string): boolean => Number(status) >= 400;

const withErrors = (operation: Operation): Operation => {
  const declared = Object.keys(operation.responses).filter(isError).map(Number);
  const successes = Object.entries(operation.responses).filter(([status]) => !isError(status));
  const statuses = new Set([
    ...declared,
    ...ALWAYS,
    ...(successes.some(([, { content }]) => content) ? WITH_ANSWER : []),
    ...(operation.requestBody ? WITH_BODY : []),
  ]);
  const errors = [...statuses].sort().map((status) => [String(status), refersTo('responses', nameOf(status))] as const);
  const responses: readonly (readonly [string, Response])[] = [...successes, ...errors];
  return { ...operation, responses: Object.fromEntries(responses) };
};

const refersTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const nameOf = (status: number): string => {
  const name = errorNames.get(status);
  if (name === undefined)
    throw new Error(`A route declares the status ${status}, of which documented-errors.ts has no example.`);
  return name;
};

const WITH_ETAG = new Set(['createGame', 'getGame', 'getGameState', 'recordEvents', 'replaceState', 'revertTo']);

const withHeaders = (operation: Operation): Operation => {
  const { operationId } = operation;
  const sent = {
    'X-Request-Id': refersTo('headers', 'RequestId'),
    ...(WITH_ETAG.has(operationId) ? { ETag: refersTo('headers', 'ETag') } : {}),
    ...(operation.parameters?.some(({ name }) => name === 'Idempotency-Key')
      ? { 'Idempotency-Replayed': refersTo('headers', 'IdempotencyReplayed') }
      : {}),
    ...(operationId === 'createGame' ? { Location: refersTo('headers', 'Location') } : {}),
  };
  const responses = mapValues(operation.responses, (response, status) =>
    isError(status)
      ? response
      : { ...response, headers: { ...sent, ...(isRecord(response['headers']) && response['headers']) } },
  );
  return { ...operation, responses };
};

/** Describes a parameter by its type if it has no description of its own. */
const withParameterDescriptions = (operation: Operation, schemas: Readonly<Record<string, JsonSchema>>): Operation => ({
  ...operation,
  ...(operation.parameters && {
    parameters: operation.parameters.map((parameter) => {
      const { $ref } = parameter.schema;
      const type = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
      return { ...parameter, description: parameter['description'] ?? type?.['description'] };
    }),
  }),
});

const JSON_TYPE = 'application/json';

const withExamples = (operation: Operation, { parameters: given = {}, body, answer }: OperationExample): Operation => ({
  ...operation,
  ...(operation.parameters && {
    parameters: operation.parameters.map((each) =>
      given[each.name] === undefined ? each : { ...each, example: given[each.name] },
    ),
  }),
  ...(operation.requestBody && {
    requestBody: { ...operation.requestBody, content: shownIn(operation.requestBody.content, body) },
  }),
  responses: mapValues(operation.responses, (response, status) =>
    isError(status) || !response.content ? response : { ...response, content: shownIn(response.content, answer) },
  ),
});

const shownIn = (content: Readonly<Record<string, Media>>, example: unknown): Readonly<Record<string, Media>> =>
  mapValues(content, (media, type) => (type === JSON_TYPE && example !== undefined ? { ...media, example } : media));

/** The components that paths or other used components refer to, and the security schemes. */
const usedIn = ({ paths, components }: Document): Document['components'] => {
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [reference, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (used.has(reference)) continue;
      used.add(reference);
      visit(components[kind]?.[name] ?? {});
    }
  };
  visit(paths);
  return mapValues(components, (kept, kind) =>
    kind === 'securitySchemes'
      ? kept
      : Object.fromEntries(Object.entries(kept).filter(([name]) => used.has(`"#/components/${kind}/${name}"`))),
  );
};
