import { parseRecord } from '../../domain/values/record.js';
import { problem, type Problem } from '../../domain/problem.js';
import { badInput, failure, success } from '../../domain/result.js';
import { atLeast, id, optional } from '../../domain/schema/schema.js';
import { describe } from '../../domain/setup/describe.js';
import { gameSchema, pageInfo } from '../../games/game-schemas.js';
import { gameFilter, pageArguments } from '../../games/store/game-inputs.js';
import { longestResult, refuseLongAnswer } from '../../questions/catalogue/budget.js';
import { stepsOfDescribing } from '../../questions/catalogue/work.js';
import { includesScope, missingScope } from '../../http/access/route-protection.js';
import { standingsIn, winnersIn } from '../../games/standings.js';
import { createPick } from '../../query/answer-json.js';
import { page } from '../../query/game-answers.js';
import { wholeSchemaOf } from './answers.js';
import { tool, type Caller, type GamesToRead, type ToolOutcome, type Tool } from './tool.js';

const ofOne = {
  game: optional(id, 'The id of one game; the other fields but `version` select from the list.'),
  version: optional(atLeast(0), 'The table at that version; by default the newest.'),
};
const input = { ...ofOne, ...pageArguments(20), ...gameFilter.fields() };

const pick = createPick<unknown>(gameSchema);

/** Returns a value as plain JSON, dates as text. */
const toJson = (value: unknown) => parseRecord(JSON.stringify(value));

/** Declares the tool that reads stored games. */
export const storedGamesTool = (games: GamesToRead): Tool =>
  tool({
    name: 'stored_games',
    title: 'Stored games',
    description:
      'Reads stored games; the key needs the scope "read". Without `game` a page of the list, the newest first. With it that game, its winners, standings and table. ask_question asks about it by the same id.',
    input,
    output: {
      type: 'object',
      properties: {
        items: { type: 'array', items: { type: 'object' }, description: 'The games of the page.' },
        pageInfo: wholeSchemaOf(pageInfo),
        game: { type: 'object', description: 'The game, with its version, winners and standings.' },
        state: { type: 'object', description: 'Its table, as ask_question takes it.' },
      },
    },
    rightCall: () => ({ first: 10 }),
    call: async ({ game, version, first, after, ...filter }, caller) => {
      if (!includesScope(caller.scope, 'read')) return failure({ code: 'FORBIDDEN', message: missingScope('read') });
      const misplaced =
        typeof game === 'string'
          ? misplacedAmong({ after, ...filter }, belongsToList)
          : misplacedAmong({ version }, belongsToGame);
      if (misplaced.length) return badInput(misplaced);
      if (typeof game === 'string') return readGame(games, { game, version }, caller);
      const found = await games.list(caller.tenant, { first, after, filter });
      return found.ok ? success(toJson(page(found.value, (record) => pick(record)))) : found;
    },
  });

/** Returns a problem with that message for each misplaced field that has a value. */
export const misplacedAmong = (
  fields: Readonly<Record<string, unknown>>,
  message: (name: string) => string,
): readonly Problem[] =>
  Object.entries(fields).flatMap(([name, value]) => ((value ?? null) === null ? [] : [problem([name], message(name))]));

export const belongsToGame = (name: string): string => `"${name}" belongs to a stored game: name the game in "game".`;

const belongsToList = (name: string): string => `"${name}" selects from the list: leave it out with "game".`;

/** Reads the newest version of a game, and its table at a version. */
const readGame = async (
  games: GamesToRead,
  { game, version }: { readonly game: string; readonly version: number | null | undefined },
  { tenant, budget }: Caller,
): Promise<ToolOutcome> => {
  const found = await games.snapshotOf(tenant, game, version ?? undefined, budget);
  if (!found.ok) return found;
  const { record, state } = found.value;
  const described = describe(state);
  const refused = budget.spend(stepsOfDescribing(state)) ?? refuseLongAnswer(described, longestResult);
  if (refused) return failure(refused);
  const standing = { winners: winnersIn(state, record.results), standings: standingsIn(state, record.results) };
  return success({ game: toJson(pick({ ...record, ...standing })), state: described });
};
