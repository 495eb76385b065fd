import serializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import { refuseLongText } from '../questions/catalogue/budget.js';
import { onFirstUse } from '../domain/values/remembered.js';
import { type JsonSchema, jsonObject, jsonSchemaOf } from '../query/json-schemas.js';
import { badInput } from '../domain/result.js';
import { createReader } from '../domain/schema/reader.js';
import { objectSchema, type Fields, type ObjectSchema, type ValuesOf } from '../domain/schema/schema.js';
import { Refused } from '../http/errors/refused.js';

/** Compiles what writes the values of a schema as JSON. */
export type CompileSerializer = (schema: unknown) => (value: unknown) => string;

const ANY_ROUTE = { method: '', url: '', httpStatus: '' };

/** Creates what compiles schemas that may refer to named ones; an answer that a worker's memory may not hold is refused. */
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
 * Compiles the schema of an answer when it is first sent: to compile all of them takes longer than everything else
 * that a server does before it listens.
 */
export const compileOnDemand = (app: FastifyInstance, named: readonly JsonSchema[]): CompileSerializer => {
  const compileSerializer = createSerializerCompiler(named);
  app.setSerializerCompiler((route) => {
    const serialize = onFirstUse(() => compileSerializer(route.schema));
    return (value) => serialize()(value);
  });
  return compileSerializer;
};

/** The JSON schema of a part of requests, and the TypeScript type of that part. */
export interface RequestSchema<Value> extends JsonSchema {
  readonly value?: Value;
}

const declared = new WeakMap<object, Fields>();

/** Returns the JSON schema of a body, a query or the parameters of a path, and has it read by its fields or by others. */
export const requestSchema = <F extends Fields, R extends Fields = F>(
  fields: F,
  readBy?: R,
): RequestSchema<ValuesOf<R>> => {
  const schema = jsonObject(fields);
  declared.set(schema, readBy ?? fields);
  return schema;
};

/** Returns the JSON schema of a body that whatever takes it reads. */
export const bodyOf = <Value, Input>(schema: ObjectSchema<Value, Fields, Input>): RequestSchema<Input> =>
  jsonSchemaOf(schema);

/**
 * Has requests read by the schemas that the routes declare: one walk checks them, fills in defaults and leaves out what is
 * null. A body without such a schema is read by whatever takes it.
 */
export const readRequests = (app: FastifyInstance): void => {
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const fields = declared.get(schema);
    if (!fields) return () => true;
    const read = createReader(objectSchema('Request', '', fields), { name: 'The body', fromText: httpPart !== 'body' });
    return (given: unknown) => {
      const { value, problems, moreProblems } = read(given);
      return value && !problems.length ? { value } : { error: new Refused(badInput(problems, moreProblems).failure) };
    };
  });
};
