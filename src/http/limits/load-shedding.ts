import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER } from './statuses.js';

export interface PressureSettings {
  /** In milliseconds: how late whatever is ready to run may be on average; 0 for as late as it gets. */
  readonly maximumDelay: number;
}

/** How much of the memory that JavaScript may have is filled before requests are turned away. */
const FULLEST = 0.9;

/** In milliseconds: how often it is looked at. */
const LOOKED_AT_EVERY = 500;

/** Those who run the server see how it fares all the time. */
const isForOperators = ({ url }: FastifyRequest): boolean => /^\/(livez|readyz|metrics)([/?]|$)/.test(url);

const tooBusy = (): Error => Object.assign(new Error('The server is too busy; try again soon.'), { statusCode: 503 });

/** The first look after the start sees how long that took, not how busy the server is. */
const untilSettled = (app: FastifyInstance): (() => boolean) => {
  let settledAt = Infinity;
  app.addHook('onListen', (done) => {
    settledAt = performance.now() + 2 * LOOKED_AT_EVERY;
    done();
  });
  return () => performance.now() < settledAt;
};

/**
 * Turns requests away with 503 while there are more than the server can answer in time, so that those that it takes are
 * answered. To be called before anything that takes work.
 */
export const turningAway = async (app: FastifyInstance, { maximumDelay }: PressureSettings): Promise<void> => {
  if (maximumDelay === 0) return;
  const isStarting = untilSettled(app);
  await app.register(underPressure, {
    maxEventLoopDelay: maximumDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * FULLEST,
    sampleInterval: LOOKED_AT_EVERY,
    pressureHandler: (request: FastifyRequest, reply: FastifyReply) => {
      if (isForOperators(request) || isStarting()) return undefined;
      reply.header('retry-after', RETRY_AFTER);
      return Promise.reject(tooBusy());
    },
  });
};
