import { workerData } from 'node:worker_threads';
import { MessageType, parseMessage, type SubscribeMessage } from 'graphql-ws';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { buildApp } from './app.js';
import { refuseRepeatedFields } from './domain/schema/repeated-fields.js';
import { openGames } from './games/games-in-postgres.js';
import { openDatabase } from './games/store/database.js';
import { bufferOf, memoryOf } from './http/work/bytes.js';
import type { WorkerResponse, Job, JobWithPort, WorkerSettings } from './http/work/workers.js';
import type { Watch } from './questions/catalogue/question.js';
import { createCards } from './own-cards/cards.js';
import { openCards } from './own-cards/store.js';
import { loadSolver } from './solver/solver.js';

/** The request in progress: a worker answers one request at a time. */
interface CurrentRequest {
  readonly job: Job;
  readonly questions: Parameters<Watch>[];
}
let currentRequest: CurrentRequest | undefined;

const current = (): CurrentRequest => {
  if (!currentRequest) throw new Error('No request is under way.');
  return currentRequest;
};

/** Database connections, for one request at a time. */
const CONNECTIONS = 2;

/** The size of the cache of tables, in players and objects: a little more than the largest table. */
const CACHED = 25_000;

const { database, limits, graphql } = workerData as WorkerSettings;
const { url, statementTimeout } = database;
const opened = openDatabase(url, { connections: CONNECTIONS, statementTimeout });
const cards = createCards(openCards(opened.query));
const games = openGames(opened, cards, { cached: CACHED });

const building = buildApp({
  games,
  cards,
  isReady: () => Promise.resolve(true),
  logLevel: 'silent',
  access: { principalOf: () => Promise.resolve(current().job.principal), knowsOrigin: () => Promise.resolve(false) },
  watch: (...asked) => void current().questions.push(asked),
  limits,
  urlOf: () => current().job.url,
  graphql: { ...graphql, compilesQueries: false, eventOf: () => current().job.event },
});

/** Answers a request as the server would, from its body to the bytes of the response, which are transferred. */
const answer = async ({ port, ...job }: JobWithPort): Promise<ReturnType<typeof move>> => {
  // Loaded with the first job, as the solver takes 20 MB.
  const [app] = await Promise.all([building, loadSolver()]);
  currentRequest = { job, questions: [] };
  port.postMessage('BEGUN');
  const { method, headers, isMessage } = job;
  const requestBody = job.payload instanceof Uint8Array ? bufferOf(job.payload) : job.payload;
  const message = isMessage ? messageIn(String(requestBody)) : undefined;
  const isSound = message && !refuseRepeatedFields(String(requestBody), message);
  const payload = isSound ? JSON.stringify(message.payload) : requestBody;
  const response = await app.inject({ method, url: '/', headers, ...(payload !== undefined && { payload }) });
  port.close();
  const { questions } = current();
  const { statusCode: status, rawPayload: body } = response;
  const answered: WorkerResponse = {
    status,
    headers: headersOf(response.headers),
    body,
    questions,
    operation: message?.id,
  };
  return move({ [transferableSymbol]: memoryOf(body), [valueSymbol]: answered });
};

/** Reads a message that subscribes to an operation; undefined if it is another one. */
const messageIn = (text: string): SubscribeMessage | undefined => {
  try {
    const message = parseMessage(text);
    return message.type === MessageType.Subscribe ? message : undefined;
  } catch {
    return undefined;
  }
};

/** The headers of a connection, which the server sets itself. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

const headersOf = (sent: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      OF_CONNECTION.has(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  );

export default answer;
