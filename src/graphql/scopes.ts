import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { missingScope } from '../http/access/authentication.js';
import { mayDo } from '../http/access/principal.js';
import type { Context } from './context.js';
import { refusal } from './pipeline/error-codes.js';

/** Makes every mutation require a key that may write, whichever transport it comes by. */
export const requireWriteScope = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.resolve = writing(field.resolve ?? defaultFieldResolver);
  return schema;
};

const writing =
  (change: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
  (source, args, context, info) => {
    if (mayDo(context.principal.scope, 'write')) return change(source, args, context, info);
    throw refusal('FORBIDDEN', missingScope('write'));
  };
