import serializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import { refuseLongText } from '../questions/catalogue/budget.js';
import { isRecord } from '../domain/values/record.js';
import { createLazy } from '../domain/values/remembered.js';
import { type JsonSchema, jsonObject, jsonSchemaOf } from '../query/json-schemas.js';
import { atTablePath, missingTable } from '../query/missing-table.js';
import { problem, type Problem } from '../domain/problem.js';
import { badInput } from '../domain/result.js';
import { createReader } from '../domain/schema/reader.js';
import { objectSchema, type Fields, type ObjectSchema, type ValuesOf } from '../domain/schema/schema.js';
import { Refused } from '../http/errors/thrown.js';

/** Compiles a JSON serializer for a schema. */
export type CompileSerializer = (schema: unknown) => (value: unknown) => string;

const ANY_ROUTE = { method: '', url: '', httpStatus: '' };

/**
 * Creates the compiler of serializers for schemas that refer to named ones; a serializer rejects an answer that is too
 * long.
 */
const createSerializerCompiler = (named: readonly JsonSchema[]): CompileSerializer => {
  const compile = serializers()(Object.fromEntries(named.map((each) => [String(each['$id']), each])));
  return (schema) => {
    const write = compile({ schema, ...ANY_ROUTE });
    return (value) => {
      const text = write(value);
      const tooLong = refuseLongText(text);
      if (tooLong) throw new Refused(tooLong);
      return text;
    };
  };
};

/**
 * Compiles the serializer of an answer on first use: compiling all would take longer than the rest of the server's
 * start.
 */
export const compileOnDemand = (app: FastifyInstance, named: readonly JsonSchema[]): CompileSerializer => {
  const compileSerializer = createSerializerCompiler(named);
  app.setSerializerCompiler((route) => {
    const serialize = createLazy(() => compileSerializer(route.schema));
    return (value) => serialize()(value);
  });
  return compileSerializer;
};

/** The JSON schema and the TypeScript type of a part of requests. */
export interface RequestSchema<Value> extends JsonSchema {
  readonly value?: Value;
}

/** The fields by which a part of requests is read. */
const declared = new WeakMap<object, Fields>();

/** Returns the JSON schema of a body, query or path, which is read by its own fields or by those of `readBy`. */
export const requestSchema = <F extends Fields, R extends Fields = F>(
  fields: F,
  readBy?: R,
): RequestSchema<ValuesOf<R>> => {
  const schema = jsonObject(fields);
  declared.set(schema, readBy ?? fields);
  return schema;
};

/** Returns the JSON schema of a body that its handler reads itself. */
export const bodyOf = <Value, Input>(schema: ObjectSchema<Value, Fields, Input>): RequestSchema<Input> =>
  jsonSchemaOf(schema);

/**
 * Validates requests by the routes' schemas: one walk checks them, fills in defaults and drops nulls. A body without
 * such a schema is read by its handler.
 */
export const validateRequests = (app: FastifyInstance): void => {
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const fields = declared.get(schema);
    if (!fields) return () => true;
    const read = createReader(objectSchema('Request', '', fields), { name: 'The body', fromText: httpPart !== 'body' });
    return (given: unknown) => {
      const { value, problems, moreProblems } = read(given);
      if (value && !problems.length) return { value };
      const own = httpPart === 'querystring' ? withRepeated(given, problems, fields) : problems;
      const all = [...atTablePath(own), ...missingTable(fields, given)];
      return { error: new Refused(badInput(all, moreProblems).failure) };
    };
  });
};

/** Replaces the problem of a repeated query parameter by a problem that says so. */
const withRepeated = (given: unknown, problems: readonly Problem[], fields: Fields): readonly Problem[] =>
  problems.map((found) => {
    const [name = ''] = found.path;
    const isRepeated = Object.hasOwn(fields, name) && isRecord(given) && Array.isArray(given[name]);
    return isRepeated ? problem(found.path, `${name} is given more than once.`) : found;
  });
