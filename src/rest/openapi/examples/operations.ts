import { readWholeCard } from '../../../domain/cards/database/card.js';
import { gameStateDescription, type Description } from '../../../domain/state/description.js';
import { describe } from '../../../domain/setup/describe.js';
import type { GameState } from '../../../domain/state/game-state.js';
import { readDescription } from '../../../domain/setup/read-description.js';
import { editionsWithDifferences } from '../../../domain/rulebook/differences.js';
import { findRule, numbersOf, rulesOf, type Rule } from '../../../domain/rulebook/rulebook.js';
import { variantDefaults } from '../../../domain/variants/variant-defaults.js';
import type { Analytics } from '../../../games/statistics/analytics.js';
import { formOf, catalogue, type QuestionName } from '../../../questions/catalogue/catalogue.js';
import { textOf } from '../../../domain/notation/text-of.js';
import { codeOf } from '../../../query/table-code.js';
import { coverageOf } from '../../../questions/catalogue/coverage.js';
import type { Question } from '../../../questions/catalogue/question.js';
import { createAsk } from '../../../query/ask.js';
import type { CompileSerializer } from '../../compilers.js';
import { isRecord } from '../../../domain/values/record.js';
import { publicFailure } from '../../../http/errors/public-failure.js';
import { REQUEST_ID } from '../../problems/documented-errors.js';
import { problemOf } from '../../../http/errors/problem.js';
import { jsonSchemaOf } from '../../../query/json-schemas.js';
import { answerSchema } from '../route-schemas.js';

/** A successful request of an operation, and its answer. */
export interface OperationExample {
  /** The parameters in path, query and headers, by name. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer?: unknown;
}

type Examples = Readonly<Record<string, OperationExample>>;

const read = (description: Description): GameState => {
  const state = readDescription(description);
  if (!state.ok) throw new Error(`An example table is invalid: ${JSON.stringify(state.failure)}`);
  return state.value;
};

const duel: Description = {
  edition: 'CR_2026_09',
  players: [
    { id: 'ann', name: 'Ann' },
    { id: 'bob', name: 'Bob' },
    { id: 'cat', name: 'Cat' },
  ],
  objects: [{ id: 'bear', name: 'Runeclaw Bear', typeLine: 'Creature — Bear', owner: 'ann', power: 2, toughness: 2 }],
};

const GAME = 'friday-night';
const ofGame = { id: GAME };
const expecting = (version: number) => ({ ...ofGame, 'If-Match': `"${version}"` });
const events = [{ taps: { objects: ['bear'] } }];
const moment = '2026-11-20T20:15:00.000Z';

const game = {
  id: GAME,
  name: 'Friday night',
  variant: 'FREE_FOR_ALL',
  edition: 'CR_2026_09',
  status: 'IN_PROGRESS',
  version: 0,
  createdAt: moment,
  updatedAt: moment,
  finishedAt: null,
  seed: null,
};
const changed = (version: number) => ({ ...game, version });
const recorded = {
  version: 1,
  type: 'taps',
  input: events[0]?.taps,
  recordedAt: moment,
  occurredAt: null,
  summary: 'Tapped: Runeclaw Bear.',
  illegalBecause: [],
};
const standing = ({ id, name }: GameState['players'][number]) => ({
  player: { id, name },
  place: 1,
  result: 'PLAYING',
  atVersion: null,
});

const pageInfo = (cursor: string) => ({
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: cursor,
  endCursor: cursor,
});

/** The statistics of the example game after its first event. */
const analytics = ({ players }: GameState): Analytics => ({
  ...{ games: 1, finished: 0, averageTurns: null },
  bySeat: players.map(({ seat }) => ({ seat, games: 1, wins: 0, losses: 0, draws: 0 })),
  byVariant: [{ variant: 'FREE_FOR_ALL', games: 1, finished: 0, averagePlayers: players.length, averageTurns: null }],
  byEdition: [{ edition: 'CR_2026_09', games: 1, finished: 0 }],
  byDay: [{ day: moment.slice(0, 10), created: 1, finished: 0, events: 1 }],
  ...{ eliminations: [], attacksByDistance: [], choices: 0, choicesOutOfRange: 0 },
  opponentsInRange: [{ turn: 1, average: players.length - 1, players: players.length }],
});

type Described = (state: GameState) => unknown;

/** Returns the examples of a stored game, in an order in which each request succeeds after those before it. */
const gameExamples = (described: Described): Examples => {
  const table = read(duel);
  const tapped = { ...duel, objects: duel.objects?.map((bear) => ({ ...bear, tapped: true })) };
  const standings = table.players.map(standing);
  return {
    createGame: { body: { id: GAME, name: 'Friday night', state: duel }, answer: game },
    recordEvents: { parameters: expecting(0), body: { events }, answer: { game: changed(1), events: [recorded] } },
    getAnalytics: { parameters: { name: game.name }, answer: analytics(table) },
    listEvents: { parameters: { ...ofGame, first: 50 }, answer: { items: [recorded], pageInfo: pageInfo('1') } },
    listEventsOfAllGames: {
      parameters: { first: 50 },
      answer: { items: [{ game: GAME, ...recorded }], pageInfo: pageInfo('any') },
    },
    listGames: { parameters: { first: 20 }, answer: { items: [changed(1)], pageInfo: pageInfo('any') } },
    getGame: { parameters: ofGame, answer: { ...changed(1), winners: [], standings } },
    getGameState: { parameters: ofGame, answer: described(read(tapped)) },
    getDiagram: { parameters: { ...ofGame, rangeOf: 'ann', theme: 'LIGHT' } },
    replaceState: { parameters: expecting(1), body: duel, answer: changed(2) },
    revertTo: { parameters: expecting(2), body: { version: 1 }, answer: changed(3) },
    deleteGame: { parameters: expecting(3) },
  };
};

const tableExamples = (described: Described): Examples => {
  const table = read(duel);
  const checked = {
    description: described(table),
    code: codeOf(table),
    text: textOf(table).text,
    warnings: [],
    notes: [],
  };
  return {
    checkGameState: { body: { state: duel }, answer: checked },
    drawGameState: { body: { state: duel, rangeOf: 'ann', theme: 'DARK' } },
    gameStateByCode: { parameters: { code: checked.code }, answer: checked },
  };
};

const shownRule = ({ number, edition, section, summary }: Rule) => ({ number, edition, section, summary });

const rulebookExamples = (): Examples => {
  const rule = findRule('801.5c');
  const [edition] = editionsWithDifferences();
  const [variant] = variantDefaults();
  const [coverage] = coverageOf();
  return {
    getRule: { parameters: { number: '801.5c' }, answer: rule && { ...shownRule(rule), numbers: numbersOf(rule) } },
    listRules: { parameters: { search: '801.5' }, answer: { items: rulesOf(undefined, '801.5').map(shownRule) } },
    listEditions: { answer: { items: [edition] } },
    listVariants: {
      parameters: { edition: 'CR_2026_09' },
      answer: { items: [variant && { ...variant, rules: variant.rules.map(shownRule) }] },
    },
    listCoverage: {
      parameters: { edition: 'CR_2026_09' },
      answer: { items: [coverage && { ...coverage, rule: shownRule(coverage.rule) }] },
    },
  };
};

const ox = {
  name: 'Brass Ox',
  type_line: 'Artifact Creature — Ox',
  oracle_text: "Vigilance\nBrass Ox can't attack alone.",
  power: '2',
  toughness: '4',
};

const cardExamples = (): Examples => {
  const answer = readWholeCard(ox.name, ox);
  return {
    searchCards: { parameters: { search: 'bras' }, answer: { items: [answer] } },
    getCard: { parameters: { name: 'brass ox' }, answer },
  };
};

const examplesOf = (question: Question<QuestionName>, compileSerializer: CompileSerializer): Examples => {
  const { state, asked } = formOf(question.name).example;
  const ask = createAsk(question)(asked);
  const answered = ask.ok ? ask.value(read(state)) : ask;
  if (!answered.ok) throw new Error(`The example of ${question.name} is rejected: ${JSON.stringify(answered.failure)}`);
  const answer: unknown = JSON.parse(compileSerializer(answerSchema(question))(answered.value));
  return {
    [question.name]: { body: { state, ...asked }, answer },
    [`${question.name}OfGame`]: { parameters: ofGame, body: asked, answer },
  };
};

/** Returns a batch about two tables, one of which lacks the player. */
const batchExample = (single: OperationExample | undefined): OperationExample => {
  const { body, answer } = single ?? {};
  const wrong = { ...(isRecord(body) ? body : {}), player: 'zoe' };
  const problems = [{ path: ['player'], message: 'There is no player "zoe" at this table.' }];
  const problem = { ...problemOf(publicFailure({ code: 'BAD_USER_INPUT', problems })), requestId: REQUEST_ID };
  return { parameters: { name: 'range-of' }, body: { items: [body, wrong] }, answer: { items: [answer, problem] } };
};

/** Returns one example of each operation, by its id. Answers are computed, not written down. */
export const operationExamples = (compileSerializer: CompileSerializer): Examples => {
  const serialize = compileSerializer(jsonSchemaOf(gameStateDescription));
  const questions = Object.fromEntries(
    catalogue.flatMap((question) => Object.entries(examplesOf(question, compileSerializer))),
  );
  const described: Described = (state) => JSON.parse(serialize(describe(state)));
  return {
    ...tableExamples(described),
    ...gameExamples(described),
    ...rulebookExamples(),
    ...cardExamples(),
    ...questions,
    askMany: batchExample(questions['rangeOf']),
  };
};
