import serializers from '@fastify/fast-json-stringify-compiler';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
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
 * Compiles the schema of a route when a request first needs it: to compile all of them takes longer than everything else
 * that a server does before it listens.
 */
export const compileOnDemand = (app: FastifyInstance, named: readonly JsonSchema[]): CompileSerializer => {
  const ajv = onFirstUse(() => formats.default(new Ajv({ allErrors: true, strict: false })).addSchema([...named]));
  const compile = serializers()(Object.fromEntries(named.map((each) => [String(each['$id']), each])));
  const compileSerializer: CompileSerializer = (schema) => compile({ schema, ...ANY_ROUTE });
  app.setValidatorCompiler((route) => {
    const validate = onFirstUse(() => ajv().compile(route.schema));
    return (value) => validate()(value) || { error: validate().errors ?? [] };
  });
  app.setSerializerCompiler((route) => {
    const serialize = onFirstUse(() => compileSerializer(route.schema));
    return (value) => serialize()(value);
  });
  return compileSerializer;
};
