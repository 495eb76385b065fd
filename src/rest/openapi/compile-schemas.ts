import validators, { type BuildCompilerFromPool as Validators } from '@fastify/ajv-compiler';
import serializers, { type SerializerFactory as Serializers } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

/** What is made when it is first asked for. */
interface Later<Value> {
  (): Value;
}

const later = <Value>(make: () => Value): Later<Value> => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

type Validate = ReturnType<ReturnType<Validators>>;

/**
 * Schemas compiled one by one once the server listens, or as soon as a request needs one: to compile all of them takes
 * longer than everything else that has to be done before.
 */
export const compilingSchemas = () => {
  const pending: Later<unknown>[] = [];
  const postponed = <Value>(make: () => Value): Later<Value> => {
    const value = later(make);
    pending.push(value);
    return value;
  };
  return {
    schemaController: {
      compilersFactory: { buildValidator: validating(postponed), buildSerializer: writing(postponed) },
    },
    compileWhenListening: (app: FastifyInstance) => compiling(app, pending),
  };
};

type Postpone = <Value>(make: () => Value) => Later<Value>;

/** As Ajv's own functions do, these keep the errors of the last value that they were given. */
const validating = (postpone: Postpone): Validators => {
  const build = validators();
  return (schemas, options) => {
    const compiler = later(() => build(schemas, options));
    return (schema) => {
      const compiled = postpone(() => compiler()(schema));
      const validate = (given: unknown) => {
        const isValid = compiled()(given);
        validate.errors = compiled().errors;
        return isValid;
      };
      validate.errors = undefined as Validate['errors'];
      return validate as Validate;
    };
  };
};

const writing = (postpone: Postpone): Serializers => {
  const build = serializers();
  return (schemas, options) => {
    const compiler = later(() => build(schemas, options));
    return (route) => {
      const compiled = postpone(() => compiler()(route));
      return (given: unknown) => compiled()(given);
    };
  };
};

/** In milliseconds: requests come first, so that there is a pause after each schema. */
const PAUSE = 100;

const compiling = (app: FastifyInstance, pending: Later<unknown>[]): void => {
  let timer: NodeJS.Timeout | undefined;
  const compileNext = (): void => {
    pending.shift()?.();
    if (!pending.length) clearInterval(timer);
  };
  app.addHook('onListen', (done) => {
    timer = setInterval(compileNext, PAUSE).unref();
    done();
  });
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
};
