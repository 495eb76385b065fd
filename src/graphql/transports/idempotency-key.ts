import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLResolveInfo } from 'graphql';
import { badInput, type Result } from '../../domain/result.js';
import { readIdempotencyKey, type IdempotencyKey } from '../../games/changes/idempotency-key.js';
import type { Context } from '../context.js';
import { isNestedTooDeeply, depthError, orThrow } from '../errors.js';
import { fieldsIn } from '../types/selected-fields.js';

/**
 * Reads the header Idempotency-Key, which a request with one mutation may have. The whole body identifies a request, so
 * even unused parts of it must not be nested too deeply.
 */
export const readKeyOf = (
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
): Result<IdempotencyKey | undefined> => {
  const header = headers['idempotency-key'];
  if (header !== undefined && isNestedTooDeeply(body)) throw depthError();
  return readIdempotencyKey(header, ['GraphQL', body], () => {
    reply.header('idempotency-replayed', 'true');
  });
};

/** Returns the idempotency key for a mutation field. */
export const idempotencyKeyOf = (
  { idempotencyKey }: Context,
  info: GraphQLResolveInfo,
): { readonly idempotencyKey: IdempotencyKey | undefined } => {
  const key = idempotencyKey && orThrow(idempotencyKey());
  if (key && changesIn(info).length > 1) orThrow(badInput([severalMutations]));
  return { idempotencyKey: key };
};

const severalMutations = {
  path: ['Idempotency-Key'],
  message: 'Idempotency-Key is for a request with one mutation; this one has several.',
};

const changesIn = ({ operation, fragments }: GraphQLResolveInfo) =>
  fieldsIn(operation.selectionSet, fragments).filter(({ name }) => name.value !== '__typename');
