import { failure, success, type Result } from '../../domain/result.js';
import { tableText } from '../../domain/notation/table-text.js';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { json, objectSchema, optional } from '../../domain/schema/schema.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { RequestFailure } from '../../http/errors/public-failure.js';
import { createPick } from '../../query/answer-json.js';
import { ring } from '../../questions/catalogue/example-tables.js';
import { tableInput, withTable } from '../../query/table-input.js';
import { checkedTable, describedAgain } from '../../query/checked-table.js';
import { notationExample } from '../notation-guide.js';
import { notes, warnings } from './answers.js';
import type { ToolParts } from './ask.js';
import { answerIn, withPlaces, tool, type Tool } from './tool.js';

const input = {
  state: optional(json, 'The table, as ask_question takes it; describe_question says what it holds.'),
  text: optional(tableText, 'The table in the notation, as ask_question takes it, in place of state.'),
};

const output = {
  type: 'object',
  required: ['description', 'code', 'inForce', 'warnings'],
  properties: {
    description: { type: 'object', description: 'The table, as ask_question takes it.' },
    code: { type: 'string', description: 'The whole table as one string, for /v1/game-states/{code}.' },
    inForce: {
      type: 'object',
      description:
        "Edition, variant, options, and everybody's life and range, given or by default. A range is in seats, null if unlimited; life that a team shares is the team's.",
    },
    warnings,
    notes,
  },
};

/** Declares the tool that checks a table. */
export const checkTableTool = ({ cards }: ToolParts): Tool => {
  const read = createReader(objectSchema('Arguments', '', tableInput));
  const pick = createPick<unknown>(checkedTable);
  return tool({
    name: 'check_table',
    title: 'Check a table',
    description:
      'Checks whether a table is valid. Returns how it was understood, what is in force (options, life, ranges), given or by default, and which parts are not used. An invalid table is an error that lists all of its problems. Nothing is stored.',
    input,
    inputHints: { state: { type: 'object' } },
    output,
    rightCall: ({ text }) => (text === undefined ? { state: ring } : { text: notationExample }),
    call: async (given, { budget }) => {
      const body = resultOf(read(given));
      if (!body.ok) return body;
      const checked = (state: Result<GameState>): Result<object, RequestFailure> => {
        const described = describedAgain(state, budget);
        if (!state.ok || !described.ok) return described.ok ? state : described;
        return success(Object.assign({ inForce: inForceAt(state.value) }, pick(described.value)));
      };
      const found = await withTable(cards, body.value, checked, budget);
      return found.ok ? answerIn(found.value) : failure(inState(found.failure));
    },
  });
};

/** Returns the settings in force at a table, given or by default. */
const inForceAt = ({ edition, variant, options, players, teams }: GameState): object => {
  const shared = new Set(teams.flatMap(({ life, members }) => (life === null ? [] : members)));
  return {
    edition,
    variant,
    options,
    players: players.map(({ id, life, range }) => ({ id, ...(!shared.has(id) && { life }), range })),
    teams: teams.flatMap(({ id, life }) => (life === null ? [] : [{ id, life }])),
  };
};

/** Returns a failure whose problems have their path in the tool's `state`. */
const inState = (found: RequestFailure): RequestFailure =>
  withPlaces(found, ({ path: [name] }) => (name === 'text' || name === 'state' ? [] : ['state']));
