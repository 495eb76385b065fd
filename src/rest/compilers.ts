import serializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import { onFirstUse } from '../domain/values/remembered.js';
import type { JsonSchema } from '../query/json-schemas.js';

/** Compiles what writes the values of a schema as JSON. */
export type CompileSerializer = (schema: unknown) => (value: unknown) => string;

const ANY_ROUTE = { method: '', url: '', httpStatus: '' };

/** Creates what compiles schemas that may refer to named ones. */
const createSerializerCompiler = (named: readonly JsonSchema[]): CompileSerializer => {
  const compile = serializers()(Object.fromEntries(named.map((each) => [String(each['$id']), each])));
  return (schema) => compile({ schema, ...ANY_ROUTE });
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
