import type { MessagePort } from 'node:worker_threads';
import type { HTTPMethods } from 'fastify';
import type { Door } from '../../questions/catalogue/question-times.js';
import type { Limits } from '../limits/limits.js';
import type { Principal } from '../access/route-protection.js';

/** A request that a worker answers in place of the server's own thread. */
export interface Job {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  readonly principal: Principal;
  /** Whether the payload is a message of a WebSocket, which holds the request. */
  readonly isMessage?: boolean;
  /** The event that a subscription is answered about. */
  readonly event?: unknown;
  /** Where the worker says that it has begun. */
  readonly port: MessagePort;
}

/** The response of a worker. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The questions that were asked. */
  readonly asked: readonly AskedQuestion[];
  /** The id of the operation that a message asks for; undefined where the payload is not such a message. */
  readonly operation: string | undefined;
}

/** A question that a worker was asked, and how long it took in seconds. */
export interface AskedQuestion {
  readonly question: string;
  readonly door: Door;
  readonly seconds: number;
  readonly answered: boolean;
}

/** The settings that a worker starts with. */
export interface WorkerSettings {
  readonly database: {
    readonly url: string;
    /** In milliseconds, of a statement. */
    readonly statementTimeout: number;
  };
  readonly limits: Limits;
  readonly graphql: {
    readonly introspection: boolean;
    readonly graphiql: boolean;
    readonly trustedDocuments?: string;
  };
}
