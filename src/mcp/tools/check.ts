import { failure } from '../../domain/result.js';
import { tableText } from '../../domain/notation/table-text.js';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { json, objectSchema, optional } from '../../domain/schema/schema.js';
import type { RequestFailure } from '../../http/errors/public-failure.js';
import { createPick } from '../../rest/answer-json.js';
import { ring } from '../../questions/catalogue/example-tables.js';
import { toldTable } from '../../rest/routes/ask.js';
import { checkDescription, checkedTable } from '../../rest/routes/checked-table.js';
import { notationExample } from '../notation-guide.js';
import { warnings } from './answers.js';
import type { ToolParts } from './ask.js';
import { answerIn, tool, type Tool } from './tool.js';

const input = {
  state: optional(json, 'The table, as ask_question takes it; describe_question says what it holds.'),
  text: optional(tableText, 'The table in the notation, as ask_question takes it, in place of state.'),
};

/** Declares the tool that checks a table. */
export const checkTable = ({ cards }: ToolParts): Tool => {
  const read = createReader(objectSchema('Arguments', '', toldTable));
  const pick = createPick<unknown>(checkedTable);
  return tool({
    name: 'check_table',
    title: 'Check a table',
    description:
      'Is that table possible? Gives back how it was understood, with every default filled in, and what of it is not used. An impossible table is an error with everything that is wrong with it. Nothing is stored.',
    input,
    inputHints: { state: { type: 'object' } },
    output: {
      type: 'object',
      required: ['description', 'code', 'warnings'],
      properties: {
        description: { type: 'object', description: 'The table, as ask_question takes it.' },
        code: { type: 'string', description: 'The whole table as one string, for /v1/game-states/{code}.' },
        warnings,
      },
    },
    rightCall: ({ text }) => (text === undefined ? { state: ring } : { text: notationExample }),
    call: async (given, { permit }) => {
      const body = resultOf(read(given));
      if (!body.ok) return body;
      const found = await checkDescription(cards, body.value, permit);
      return found.ok ? answerIn(pick(found.value)) : failure(inState(found.failure));
    },
  });
};

/** Returns a failure whose problems stand in the table. */
const inState = (found: RequestFailure): RequestFailure =>
  'problems' in found
    ? {
        ...found,
        problems: found.problems.map((each) => ({
          ...each,
          path: each.path[0] === 'text' || each.path[0] === 'state' ? each.path : ['state', ...each.path],
        })),
      }
    : found;
