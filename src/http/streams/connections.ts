import { setTimeout as pause } from 'node:timers/promises';
import { AccessUnavailable, type Access } from '../access/access.js';
import type { Principal } from '../access/route-protection.js';
import { createConcurrencyLimit } from '../limits/concurrency-limit.js';
import type { LiveSettings } from './settings.js';
import { groupBy } from '../../domain/values/groups.js';

/** Why the server ends a connection. */
export type EndReason = 'REVOKED' | 'CLOSING';

/** An open stream or WebSocket. */
export interface Connection {
  /** The Authorization header, or its equivalent in a transport without headers. */
  readonly authorization: string | undefined;
  /** The origin of the page of another site that holds it. */
  readonly origin: string | undefined;
  readonly principal: Principal;
  /** The key or address whose connections are counted. */
  readonly countedFor: string;
  readonly end: (why: EndReason) => void;
  /** Called every second, for further checks. */
  readonly check?: () => void;
  /** Closes the connection at once. */
  readonly destroy: () => void;
}

/** All open connections. */
export interface Connections {
  /** Adds a connection, and returns a function that releases it; undefined if its key holds too many. */
  readonly hold: (connection: Connection) => (() => void) | undefined;
  readonly count: () => number;
  /** Ends all connections; closes those that stay open a little later, except for bodies that must be complete. */
  readonly close: () => Promise<void>;
}

/** In milliseconds. A key is cached for 3 s, so a connection with a revoked key ends within 5 s. */
const CHECKED_EVERY = 1_000;
const GRACE_PERIOD = 2_000;

/** Creates the registry of open connections, and ends those whose key was revoked. */
export const createConnections = (access: Access, { connectionsOfKey }: LiveSettings): Connections => {
  const open = new Set<Connection>();
  const ofKeys = createConcurrencyLimit(connectionsOfKey);
  const timer = setInterval(() => {
    for (const { check } of open) check?.();
    void endRevoked(access, open);
  }, CHECKED_EVERY).unref();
  return {
    hold: (connection) => {
      const release = ofKeys.take(connection.countedFor);
      if (!release) return undefined;
      open.add(connection);
      return () => {
        if (open.delete(connection)) release();
      };
    },
    count: () => open.size,
    close: async () => {
      clearInterval(timer);
      for (const { end } of open) end('CLOSING');
      const until = performance.now() + GRACE_PERIOD;
      while (open.size && performance.now() < until) await pause(20);
      for (const { destroy } of open) destroy();
    },
  };
};

/** Ends connections whose key was revoked; looks up each key once, however many connections it holds. */
const endRevoked = async (access: Access, open: ReadonlySet<Connection>): Promise<void> => {
  const byKey = groupBy(open, ({ authorization = '', origin = '' }) => `${origin} ${authorization}`);
  await Promise.all(
    [...byKey.values()].map(async (connections) => {
      const now = await principalOf(access, connections[0]);
      if (now === 'UNKNOWN') return;
      for (const { principal, end } of connections) if (!isSame(principal, now)) end('REVOKED');
    }),
  );
};

/** Returns the principal of a connection now; unknown while the keys can't be looked up, so it stays open. */
const principalOf = async (access: Access, { authorization, origin }: Connection) => {
  try {
    return await access.principalOf(authorization, origin);
  } catch (error) {
    if (error instanceof AccessUnavailable) return 'UNKNOWN';
    throw error;
  }
};

const isSame = (one: Principal, other: Principal | undefined): boolean =>
  one.keyId === other?.keyId && one.tenant === other.tenant && one.scope === other.scope;
