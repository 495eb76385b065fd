import { rulingSchema } from '../../domain/answer.js';
import { jsonSchemaOf, type JsonSchema } from '../openapi/json-schemas.js';

/** The schema of every error. */
export const problemSchema: JsonSchema = {
  $id: 'Problem',
  type: 'object',
  description: 'An error in the format of RFC 9457; `code` is one of a closed list.',
  additionalProperties: true,
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', description: 'Where the code is explained.' },
    title: { type: 'string', description: 'The code in words.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'What is wrong with this request.' },
    code: { type: 'string', description: 'The code, the same as over GraphQL.' },
    requestId: { type: 'string', description: 'The id of the request in the log.' },
    problems: {
      type: 'array',
      description: 'BAD_USER_INPUT: what is wrong with the input; the first 100 problems.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: {
            type: 'array',
            items: { type: ['string', 'integer'] },
            description: 'Names and indexes, counted from the argument.',
          },
          message: { type: 'string', description: 'What is wrong there.' },
        },
      },
    },
    moreProblems: {
      type: 'integer',
      description: 'BAD_USER_INPUT: how many more problems there are; left out where `problems` holds all.',
    },
    because: {
      type: 'array',
      items: jsonSchemaOf(rulingSchema),
      description: 'ILLEGAL_EVENT: the rules that forbid it.',
    },
    actualVersion: { type: 'integer', description: 'VERSION_CONFLICT: the version that the game is at.' },
  },
};
