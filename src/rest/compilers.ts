import serializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from './openapi/json-schemas.js';

/** Compiles what writes the values of a schema as JSON. */
export type CompileSerializer = (schema: unknown) => (value: unknown) => string;

const ANY_ROUTE = { method: '', url: '', httpStatus: '' };

const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * Compiles the schema of an answer when it is first sent: to compile all of them takes longer than everything else
 * that a server does before it listens.
 */
export const compileOnDemand = (app: FastifyInstance, named: readonly JsonSchema[]): CompileSerializer => {
  const compile = serializers()(Object.fromEntries(named.map((each) => [String(each['$id']), each])));
  const compileSerializer: CompileSerializer = (schema) => compile({ schema, ...ANY_ROUTE });
  app.setSerializerCompiler((route) => {
    const serialize = onFirstUse(() => compileSerializer(route.schema));
    return (value) => serialize()(value);
  });
  return compileSerializer;
};
