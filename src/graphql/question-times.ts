import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql';
import { catalogue } from '../questions/catalogue/catalogue.js';
import type { Watch } from '../questions/catalogue/question-times.js';

/** Watches every question of a schema. */
export const watchQuestions = (schema: GraphQLSchema, watch: Watch): GraphQLSchema => {
  const type = schema.getType('GameState');
  const fields = isObjectType(type) ? type.getFields() : {};
  for (const { name } of catalogue) {
    const field = fields[name];
    if (!field) continue;
    const { resolve = defaultFieldResolver } = field;
    const begin = watch(name, 'graphql');
    field.resolve = (...args) => {
      const end = begin();
      try {
        const answer: unknown = resolve(...args);
        end(true);
        return answer;
      } catch (error) {
        end(false);
        throw error;
      }
    };
  }
  return schema;
};
