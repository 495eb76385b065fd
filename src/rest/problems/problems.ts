import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { Problem } from '../../domain/problem.js';
import { badInput } from '../../domain/result.js';
import { outageOf, type Outage } from '../../games/store/outage.js';
import { maySoonPass, RETRY_AFTER } from '../../http/limits/statuses.js';
import { outageMessages, publicFailure, type RequestFailure } from '../../questions/catalogue/public-failure.js';
import { frameworkFailure, frameworkKinds } from './framework-errors.js';
import { send } from './problem.js';

/** Sends a failure as a problem. */
export const sendFailure = (reply: FastifyReply, failure: RequestFailure) => send(reply, publicFailure(failure));

const boundKeywords = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']);
const ownToRest = /^\/(version|events|suppose)$/;

/** The bounds of most values are checked behind the door, alike for both; here only those of what no table is asked for. */
const isCheckedBehind = ({ keyword, instancePath }: FastifySchemaValidationError): boolean =>
  boundKeywords.has(keyword) && !ownToRest.test(instancePath);

/**
 * What is wrong with the shape of a request: types, unknown fields, missing ones; all of it at once. Where something is
 * wrong with the path, nobody has looked at the body.
 */
export const shapeProblems = (request: FastifyRequest): readonly Problem[] => {
  const { validationError: failed } = request;
  const errors = (failed?.validation ?? []) as readonly FastifySchemaValidationError[];
  const shape = failed?.validationContext === 'params' ? errors : errors.filter((error) => !isCheckedBehind(error));
  const isTable = request.routeOptions.url?.startsWith('/v1/game-states') ?? false;
  return (shape.length ? errors : []).map(problemOf(isTable));
};

const problemOf =
  (isTable: boolean) =>
  ({ instancePath, keyword, params, message }: FastifySchemaValidationError): Problem => {
    const path = instancePath
      .split('/')
      .slice(1)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : unescape(part)));
    const [name = ''] = [params.additionalProperty, params.missingProperty].filter((each) => typeof each === 'string');
    if (keyword === 'additionalProperties')
      return { path: relative(isTable, [...path, name]), message: `There is no field "${name}".` };
    if (keyword === 'required') return { path: relative(isTable, [...path, name]), message: `"${name}" is missing.` };
    const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : '';
    return {
      path: relative(isTable, path),
      message: `${String(path.at(-1) ?? 'The body')} ${message ?? 'does not fit'}${allowed}.`,
    };
  };

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Paths are counted from the argument: those of a table asked about from the table, those of supposed events from `events`. */
const relative = (isTable: boolean, [first, ...rest]: readonly (string | number)[]): readonly (string | number)[] => {
  if (first === undefined) return [];
  if (isTable && first === 'state' && rest.length) return rest;
  return [first === 'suppose' ? 'events' : first, ...rest];
};

export const badShape = (problems: readonly Problem[]) => badInput(problems).failure;

/** Sends the framework's errors as problems; a bug without any detail. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const outage = outageOf(error);
  if (outage) return sendOutage(reply, outage);
  const failure = frameworkFailure(error, request);
  if (failure) return send(maySoonPass(failure.status) ? afterAWhile(reply) : reply, failure);
  request.log.error({ err: error }, 'a request failed');
  const message = 'Something went wrong on our side.';
  return send(reply, { code: 'INTERNAL_SERVER_ERROR', title: 'A bug', status: 500, message, details: {} });
};

const afterAWhile = (reply: FastifyReply): FastifyReply =>
  reply.hasHeader('retry-after') ? reply : reply.header('retry-after', RETRY_AFTER);

const sendOutage = (reply: FastifyReply, code: Outage) => {
  const kind = code === 'TIMEOUT' ? frameworkKinds[504] : frameworkKinds[503];
  return send(afterAWhile(reply), { ...kind, message: outageMessages[code], details: {} });
};
