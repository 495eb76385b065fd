import type { MessagePort } from 'node:worker_threads';
import type { Limits } from '../limits/limits.js';
import type { Principal } from '../access/route-protection.js';

/** A request that a worker answers in place of the server's own thread. */
export interface Job {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  readonly principal: Principal;
  /** Where the worker asks the server for stored games. */
  readonly port: MessagePort;
}

/** The response of a worker. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The questions that were asked. */
  readonly asked: readonly AskedQuestion[];
}

/** A question that a worker was asked, and how long it took in seconds. */
export interface AskedQuestion {
  readonly question: string;
  readonly door: 'graphql' | 'rest';
  readonly seconds: number;
  readonly answered: boolean;
}

/** A worker does not change games: the server answers the request itself. */
export const NOT_HERE = 'NOT_HERE';

/** The settings that a worker starts with. */
export interface WorkerSettings {
  readonly limits: Limits;
  readonly graphql: {
    readonly introspection: boolean;
    readonly graphiql: boolean;
    readonly trustedDocuments?: string;
  };
}
