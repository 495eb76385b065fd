import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Cards } from './own-cards/cards.js';
import type { Access } from './http/access/access.js';
import type { MetricsAccess } from './http/access/metrics-access.js';
import { authentication } from './http/access/authentication.js';
import { originCheck } from './http/access/origin-check.js';
import { routeProtection } from './http/access/route-protection.js';
import { securityHeaders } from './http/access/security-headers.js';
import { documentation } from './documentation/documentation.js';
import type { Games } from './games/games.js';
import { graphqlPlugin, type GraphqlSettings } from './graphql/door.js';
import { requestTimeout } from './http/limits/request-timeout.js';
import { connectionLimit, type ConnectionLimitSettings } from './http/limits/connection-limit.js';
import { standardLimits, type Limits } from './questions/catalogue/budget.js';
import { loadShedding, type LoadSheddingSettings } from './http/limits/load-shedding.js';
import { rateLimit, type RateLimitSettings } from './http/limits/rate-limit.js';
import { work } from './http/work/work.js';
import type { Workers } from './http/work/workers.js';
import type { Watch } from './questions/catalogue/question.js';
import { streams } from './http/streams/streams.js';
import { compression } from './http/transfer/compression.js';
import { entityTags } from './http/transfer/representations.js';
import type { LiveSettings } from './http/streams/settings.js';
import { connectionDraining } from './http/operation/graceful-shutdown.js';
import { health } from './http/operation/health.js';
import { accessLog, loggerOptions, requestIdOf } from './http/operation/logging.js';
import { metrics, type Vitals } from './http/operation/metrics.js';
import type { Tracing } from './http/operation/tracing.js';
import { mcp } from './mcp/door.js';
import { rest } from './rest/door.js';
import { createBrokenRequestHandler, frameworkErrors } from './http/errors/framework-errors.js';
import { loadSolver } from './solver/solver.js';
import { LONGEST_PARAMETER, unmatchedRequests } from './rest/problems/methods.js';
import { sendError } from './http/errors/send-failure.js';
import { page } from './web/page.js';

/** The parts that a server is built from. */
export interface Parts extends Vitals {
  readonly games: Games;
  readonly cards: Cards;
  readonly logLevel: string;
  readonly access: Access;
  /** Decides who may read the metrics; by default anybody. */
  readonly metricsAccess?: MetricsAccess | undefined;
  readonly tracing?: Tracing;
  readonly graphql?: Omit<GraphqlSettings, 'limits'>;
  readonly limits?: Limits;
  /** The limits for load shedding; by default the server answers however busy it is. */
  readonly pressure?: LoadSheddingSettings;
  /** The rate limits; by default clients may send any number of requests. */
  readonly rates?: RateLimitSettings;
  /** The limits on connections; by default addresses may hold any number, and no proxy is trusted. */
  readonly connections?: ConnectionLimitSettings;
  readonly live?: LiveSettings;
  /** The worker threads; by default all work is done on the server's own thread. */
  readonly workers?: Workers;
  /** The origin in links that the page writes; by default the one it is opened under. */
  readonly publicUrl?: string | undefined;
  /** On a worker: returns the URL by which a request is routed, in place of its own. */
  readonly urlOf?: () => string;
  /** Watches questions besides the metrics. */
  readonly watch?: Watch;
  /** Whether a newer version of the server has started on the database. */
  readonly isOutdated?: () => Promise<boolean>;
  /**
   * Whether everything that requests need is loaded soon after the server listens; by default it is loaded on first
   * use.
   */
  readonly isPrepared?: boolean;
  /** Aborted when the server is asked to end. */
  readonly ending?: AbortSignal;
}

/** In milliseconds: how long the headers and body of a request may take to arrive, and how often that is checked. */
const ARRIVES_WITHIN = 15_000;
const ARRIVAL_CHECKED_EVERY = 1_000;

const options = ({ logLevel, connections, tracing, urlOf }: Parts, limits: Limits) => ({
  logger: loggerOptions(logLevel, tracing?.traceId),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestIdOf,
  frameworkErrors,
  clientErrorHandler: createBrokenRequestHandler(limits.time + ARRIVAL_CHECKED_EVERY),
  bodyLimit: limits.body,
  requestTimeout: Math.min(ARRIVES_WITHIN, limits.time),
  http: { headersTimeout: Math.min(ARRIVES_WITHIN, limits.time), connectionsCheckingInterval: ARRIVAL_CHECKED_EVERY },
  ...(connections?.isTrustedProxy && { trustProxy: connections.isTrustedProxy }),
  ...(urlOf && { rewriteUrl: urlOf }),
  return503OnClosing: false,
  routerOptions: { maxParamLength: LONGEST_PARAMETER },
});

/** Builds the server without listening: a list of plugins, in the order in which they see a request. */
export const buildApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { games, cards, access, graphql, limits = standardLimits } = parts;
  const app = Fastify(options(parts, limits));
  const isWorker = parts.urlOf !== undefined;
  if (!parts.workers && !isWorker) await loadSolver();
  app.setErrorHandler(sendError);
  app.removeContentTypeParser('text/plain');
  await app.register(routeProtection);
  await operate(app, parts);
  await app.register(connectionLimit, parts.connections ?? { perAddress: 0 });
  await app.register(streams, { access, largestMessage: limits.body, settings: parts.live });
  await app.register(requestTimeout, { time: limits.time });
  await app.register(entityTags);
  await app.register(compression);
  await app.register(originCheck, { access });
  await app.register(loadShedding, parts.pressure ?? { maximumDelay: 0 });
  await app.register(authentication, { access });
  await app.register(rateLimit, { access, ...(parts.rates ?? { perMinute: 0 }) });
  await app.register(work, { limits, workers: parts.workers });
  await app.register(rest, { prefix: '/v1', games, cards });
  await app.register(graphqlPlugin, { games, cards, limits, ...graphql });
  await app.register(mcp, { games, cards, isPrepared: parts.isPrepared });
  if (!isWorker) {
    await app.register(documentation);
    await app.register(page, { publicUrl: parts.publicUrl });
  }
  await app.register(unmatchedRequests);
  return app;
};

/** Registers the plugins for operators: connection draining, tracing, ids, logs, metrics and health. */
const operate = async (
  app: FastifyInstance,
  { ending, tracing, watch, isReady, isOutdated, pools, metricsAccess }: Parts,
): Promise<void> => {
  await app.register(connectionDraining, { ending });
  if (tracing) await app.register(tracing.plugin);
  await app.register(securityHeaders);
  await app.register(accessLog);
  await app.register(metrics, { isReady, pools, trace: watch ?? tracing?.watch, metricsAccess });
  await app.register(health, { isReady, isOutdated });
};
