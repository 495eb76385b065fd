import { workerData, type MessagePort } from 'node:worker_threads';
import { buildApp } from './app.js';
import type { Watch } from './questions/catalogue/question-times.js';
import { NOT_HERE, type Answered, type AskedQuestion, type Job, type WorkerSettings } from './http/work/job.js';
import { createCards } from './own-cards/cards.js';
import { BEGUN, createRemoteStores } from './http/work/remote-stores.js';

/** A worker answers one request after the other. */
interface UnderWay {
  readonly job: Job;
  readonly asked: AskedQuestion[];
  isNotHere: boolean;
}
let underWay: UnderWay | undefined;

const current = (): UnderWay => {
  if (!underWay) throw new Error('No request is under way.');
  return underWay;
};

const portOf = (): MessagePort => current().job.port;

const refuse = (): never => {
  current().isNotHere = true;
  throw new Error('A worker changes no game.');
};

const watch: Watch = (question, door) => () => {
  const start = performance.now();
  return (answered) => {
    current().asked.push({ question, door, seconds: (performance.now() - start) / 1_000, answered });
  };
};

const { limits, graphql } = workerData as WorkerSettings;

const { games, cards } = createRemoteStores(portOf, refuse);

const building = buildApp({
  games,
  cards: createCards(cards),
  isReady: () => Promise.resolve(true),
  logLevel: 'silent',
  access: {
    principalOf: () => Promise.resolve(current().job.principal),
    knowsOrigin: () => Promise.resolve(false),
  },
  watch,
  limits,
  graphql: { ...graphql, compilesQueries: false },
});

/** Answers a request as the server would, from its body to the bytes of the response. */
const answer = async (job: Job): Promise<Answered | typeof NOT_HERE> => {
  const app = await building;
  underWay = { job, asked: [], isNotHere: false };
  job.port.postMessage(BEGUN);
  const { method, url, headers, payload } = job;
  const {
    statusCode,
    headers: sent,
    rawPayload,
  } = await app.inject({
    method: method as 'POST',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  job.port.close();
  const { asked, isNotHere } = current();
  return isNotHere ? NOT_HERE : { status: statusCode, headers: headersOf(sent), body: rawPayload, asked };
};

/** The headers of the connection are the server's own. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

const headersOf = (sent: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      OF_CONNECTION.has(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  );

export default answer;
