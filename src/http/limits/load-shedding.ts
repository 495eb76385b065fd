import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { protectionOf } from '../access/route-protection.js';
import { httpError } from '../errors/thrown.js';

export interface LoadSheddingSettings {
  /** In milliseconds: the longest average delay of the event loop; 0 for any. */
  readonly maximumDelay: number;
}

/** The share of the heap that may be in use. */
const FULLEST_HEAP = 0.9;

/** In milliseconds. */
const SAMPLE_INTERVAL = 500;

/** Creates a check for whether the server has just started: the first sample measures the start, not the load. */
const createStartCheck = (app: FastifyInstance): (() => boolean) => {
  let settledAt = Infinity;
  app.addHook('onListen', (done) => {
    settledAt = performance.now() + 2 * SAMPLE_INTERVAL;
    done();
  });
  return () => performance.now() < settledAt;
};

/** Rejects requests with 503, before any work is done, while the server cannot answer all of them in time. */
export const loadShedding = fp<LoadSheddingSettings>(
  async (app, { maximumDelay }) => {
    if (maximumDelay === 0) return;
    const isStarting = createStartCheck(app);
    await app.register(underPressure, {
      maxEventLoopDelay: maximumDelay,
      maxHeapUsedBytes: getHeapStatistics().heap_size_limit * FULLEST_HEAP,
      sampleInterval: SAMPLE_INTERVAL,
      pressureHandler: (request) =>
        protectionOf(request).isForOperators || isStarting()
          ? undefined
          : Promise.reject(httpError(503, 'The server is too busy; try again soon.')),
    });
  },
  { name: 'load-shedding', dependencies: ['route-protection'] },
);
