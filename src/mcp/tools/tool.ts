import { fromJsonSchema } from '@modelcontextprotocol/server';
import type { CallToolResult, jsonSchemaValidator, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { Problem } from '../../domain/problem.js';
import { failure, success, type Result } from '../../domain/result.js';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { objectSchema, type Fields, type ValuesOf } from '../../domain/schema/schema.js';
import type { Games } from '../../games/games.js';
import type { Scope } from '../../http/access/route-protection.js';
import { longestResult, refuseLongAnswer, type Budget } from '../../questions/catalogue/budget.js';
import { errorCodes } from '../../http/errors/error-codes.js';
import { publicFailure, type PublicFailure, type RequestFailure } from '../../http/errors/public-failure.js';
import { withoutReferences, jsonObject, type JsonSchema } from '../../query/json-schemas.js';
import { shortenStrings, teamNamesIn, withQuotedNames } from '../names.js';
import { isRecord, mapValues } from '../../domain/values/record.js';

/** The client that calls a tool, and its budget. */
export interface Caller {
  readonly tenant: string;
  readonly scope: Scope;
  readonly budget: Budget;
}

/** Reads stored games for tools. */
export type GamesToRead = Pick<Games, 'stateAt' | 'snapshotOf' | 'list'>;

/** A tool's answer or failure. */
export type ToolOutcome = Result<Readonly<Record<string, unknown>>, RequestFailure | PublicFailure>;

/** The declaration of a tool. */
interface ToolDeclaration<F extends Fields> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: F;
  /** Additions to the schemas of fields, for clients only. */
  readonly inputHints?: Readonly<Record<string, JsonSchema>>;
  readonly output: JsonSchema;
  /** Returns the arguments of a correct call, similar to those that were given. */
  readonly rightCall: (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly call: (given: ValuesOf<F>, caller: Caller) => ToolOutcome | Promise<ToolOutcome>;
}

/** A read-only tool for assistants. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: StandardSchemaWithJSON;
  readonly outputSchema: StandardSchemaWithJSON;
  readonly annotations: typeof readOnly;
  readonly run: (given: unknown, caller: Caller) => Promise<CallToolResult>;
}

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** Accepts any value: the tool reads its input itself, with better errors, and writes its answer by a schema. */
const acceptAnything: jsonSchemaValidator = {
  getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
};

/** Converts a JSON schema for the protocol. */
export const schemaOf = (schema: JsonSchema): StandardSchemaWithJSON => fromJsonSchema(schema, acceptAnything);

/** Declares a tool. */
export const tool = <F extends Fields>({ input, inputHints = {}, output, ...declared }: ToolDeclaration<F>): Tool => {
  const { name, title, description } = declared;
  const schema = withoutReferences(
    jsonObject(input),
    Object.values(input).map(({ type }) => type),
  );
  const read = createReader(objectSchema('Arguments', '', input));
  return {
    ...{ name, title, description, annotations: readOnly, outputSchema: schemaOf(output) },
    inputSchema: schemaOf({ ...schema, properties: withHints(schema['properties'], inputHints) }),
    run: async (given, caller) => {
      const found = resultOf(read(given));
      const outcome = found.ok ? await declared.call(found.value, caller) : found;
      return outcome.ok
        ? resultWith(outcome.value, isRecord(given) ? teamNamesIn(given) : [])
        : errorResult(outcome.failure, declared, isRecord(given) ? given : {});
    },
  };
};

/** Returns an answer, or a failure if it is too long. */
export const answerIn = (answer: unknown): ToolOutcome => {
  const tooLong = refuseLongAnswer(answer, longestResult);
  return tooLong ? failure(tooLong) : success(isRecord(answer) ? answer : {});
};

const withHints = (properties: unknown, hints: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  mapValues(isRecord(properties) ? properties : {}, (schema, name) =>
    isRecord(schema) ? { ...schema, ...hints[name] } : schema,
  );

const textOf = (value: unknown): CallToolResult['content'] => [{ type: 'text', text: JSON.stringify(value) }];

const resultWith = (answer: Readonly<Record<string, unknown>>, teams: readonly string[]): CallToolResult => {
  const structuredContent = withQuotedNames(answer, teams);
  return { content: textOf(structuredContent), structuredContent };
};

/** Returns the problems of a call, and a correct call. */
const errorResult = (
  failure: RequestFailure | PublicFailure,
  { name, rightCall }: Pick<ToolDeclaration<Fields>, 'name' | 'rightCall'>,
  given: Readonly<Record<string, unknown>>,
): CallToolResult => {
  const right = failure.code === 'BAD_USER_INPUT' ? { rightCall: { tool: name, arguments: rightCall(given) } } : {};
  return { isError: true, content: textOf({ error: errorOf(failure), ...right }) };
};

/** Puts the path that `place` returns in front of the path of each problem of a failure. */
export const withPlaces = (found: RequestFailure, place: (problem: Problem) => Problem['path']): RequestFailure =>
  'problems' in found
    ? { ...found, problems: found.problems.map((each) => ({ ...each, path: [...place(each), ...each.path] })) }
    : found;

/** Converts a failure for assistants. */
export const errorOf = (failure: RequestFailure | PublicFailure): unknown => {
  const { code, message, details = {} } = 'message' in failure ? failure : publicFailure(failure);
  const { title, whatToDo } = errorCodes[code];
  return shortenStrings({ code, title, ...('problems' in details ? {} : { message }), ...details, whatToDo });
};
