import { events, eventRules } from '../../domain/events/events.js';
import { success } from '../../domain/result.js';
import { enumeration, fieldsOverRest, required, type Fields, type Schema } from '../../domain/schema/schema.js';
import { gameStateDescription } from '../../domain/state/description.js';
import {
  formOf,
  catalogue,
  questionNames,
  type CatalogueEntry,
  type QuestionName,
} from '../../questions/catalogue/catalogue.js';
import { ring } from '../../questions/catalogue/example-tables.js';
import { lazyArguments } from '../../query/ask.js';
import { jsonObject, jsonSchemaOf, selfContained, type JsonSchema } from '../../query/json-schemas.js';
import { notationExample, notationGuide } from '../notation-guide.js';
import { nearestQuestion } from './ask.js';
import { tool, type Tool } from './tool.js';
import { mapValues } from '../../domain/values/record.js';

const about = enumeration('Describable', 'A question, the table or the events.', {
  ...questionNames,
  table: 'The fields of a table.',
  events: 'The events that `suppose` takes.',
});

/** Declares the tool that describes a question's arguments and answer. */
export const describeQuestionTool = (): Tool =>
  tool({
    name: 'describe_question',
    title: 'Describe a question',
    description:
      'How a question is asked: the JSON Schema of its arguments, what its answer holds, the rules that it answers by, and an example. "table" explains the notation (`text`) and gives the JSON Schema of a table (`state`), "events" that of the events in `suppose`.',
    input: { question: required(about, 'A question for ask_question, or "table", or "events".') },
    inputHints: { question: { description: 'A question for ask_question, or "table", or "events".' } },
    output: {
      type: 'object',
      required: ['name', 'description', 'example'],
      properties: {
        name: { type: 'string' },
        description: { type: 'string' },
        rules: { type: 'array', items: { type: 'string' }, description: 'The rules that it answers by.' },
        arguments: { type: 'object', description: 'The JSON Schema of `arguments`.' },
        answer: { type: 'object', description: 'The fields of the answer, or of each of its `items`.' },
        schema: { type: 'object', description: 'The JSON Schema of a table, or of an event.' },
        example: { description: 'The arguments of a call of ask_question, a table, or events.' },
        notation: { type: 'string', description: 'How to write a table in `text`.' },
        text: { type: 'string', description: 'A table in the notation.' },
      },
    },
    rightCall: ({ question }) => ({ question: nearestQuestion(question) }),
    call: ({ question }) => success(descriptionOf(question)),
  });

const descriptionOf = (name: QuestionName | 'table' | 'events') => {
  if (name === 'table')
    return {
      ...described(name, 'A table.', gameStateDescription, ring),
      notation: notationGuide,
      text: notationExample,
    };
  if (name === 'events') return described(name, `The events: ${kinds}.`, events.of, suppose);
  const question = catalogue.find((each) => each.name === name);
  return question ? describedQuestion(question) : {};
};

const kinds = eventRules.map(({ name }) => name).join(', ');
const suppose = [{ playerLeaves: { player: 'bob' } }];

const described = (name: string, description: string, schema: Schema, example: unknown) => ({
  name,
  description,
  schema: selfContained(jsonSchemaOf(schema), [schema]),
  example,
});

const describedQuestion = ({ name, description, rules, arguments: given, answer }: CatalogueEntry) => {
  const { state, asked } = formOf(name).example;
  return {
    ...{ name, description, rules },
    arguments: argumentsOf({ ...given.fields(), ...lazyArguments(answer) }),
    answer: fieldsIn(answer),
    example: { question: name, state, arguments: asked },
  };
};

const argumentsOf = (fields: Fields): JsonSchema =>
  selfContained(
    jsonObject(fields),
    Object.values(fields).map(({ type }) => type),
  );

/** Returns the description of each field of an answer. */
const fieldsIn = (answer: Schema): object => {
  if (answer.kind === 'list') return fieldsIn(answer.of);
  if (answer.kind !== 'object') return {};
  return mapValues(fieldsOverRest(answer.fields()), (field) => field.description);
};
