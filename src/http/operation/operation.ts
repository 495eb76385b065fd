import type { FastifyInstance } from 'fastify';
import type { Watch } from '../../questions/catalogue/question-times.js';
import { openHealth } from './health.js';
import { logRequests } from './logging.js';
import { openMetrics, type Metrics, type Vitals } from './metrics.js';
import { tellRequestIds } from './request-ids.js';
import type { Tracing } from './tracing.js';

export type Operated = Vitals & { readonly tracing?: Tracing };

/** What the people who run the server see of it. To be called before the routes are declared. */
export const openOperation = async (app: FastifyInstance, { tracing, ...vitals }: Operated): Promise<Metrics> => {
  if (tracing) await app.register(tracing.plugin);
  tellRequestIds(app);
  logRequests(app);
  const metrics = openMetrics(app, vitals);
  openHealth(app, vitals.isReady);
  return tracing ? { ...metrics, watch: both(metrics.watch, tracing.watch) } : metrics;
};

const both =
  (one: Watch, other: Watch): Watch =>
  (question, door) => {
    const [begin, beginOther] = [one(question, door), other(question, door)];
    return () => {
      const [end, endOther] = [begin(), beginOther()];
      return (answered) => {
        end(answered);
        endOther(answered);
      };
    };
  };
