import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import type { Watch } from '../../questions/catalogue/question-times.js';

/** The schema, each of whose questions is watched. */
export const watchingQuestions = (schema: GraphQLSchema, watch: Watch): GraphQLSchema => {
  const type = schema.getType('GameState');
  if (!isObjectType(type)) return schema;
  const fields = type.getFields();
  for (const { name } of catalogue) {
    const field = fields[name];
    if (!field) continue;
    const { resolve = defaultFieldResolver } = field;
    const begin = watch(name, 'graphql');
    field.resolve = (...given) => {
      const end = begin();
      try {
        const answered: unknown = resolve(...given);
        end(true);
        return answered;
      } catch (error) {
        end(false);
        throw error;
      }
    };
  }
  return schema;
};
