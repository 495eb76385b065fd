import { defaultFieldResolver, GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { missingScope } from '../../http/access/authentication.js';
import { mayDo } from '../../http/access/principal.js';
import type { Context } from '../context.js';

/** Every mutation needs a key that may write, whichever transport it comes by; the door has seen to reading. */
export const needingScopes = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    field.resolve = writing(field.resolve ?? defaultFieldResolver);
  return schema;
};

const writing =
  (change: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
  (source, given, context, info) => {
    if (mayDo(context.principal.scope, 'write')) return change(source, given, context, info);
    throw new GraphQLError(missingScope('write'), { extensions: { code: 'FORBIDDEN', http: { status: 403 } } });
  };
