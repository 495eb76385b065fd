import { setTimeout as pause } from 'node:timers/promises';
import { AccessUnavailable, type Access } from '../access/access.js';
import type { Principal } from '../access/principal.js';
import type { LiveSettings } from './settings.js';

/** Why a connection is ended from our side. */
export type Ending = 'REVOKED' | 'CLOSING';

/** What stays open. */
export interface Connection {
  /** What its key was given as. */
  readonly authorization: string | undefined;
  readonly principal: Principal;
  readonly end: (why: Ending) => void;
  /** Called every second, for what else there is to look after. */
  readonly look?: () => void;
  /** Without any more waiting. */
  readonly destroy: () => void;
}

/** Everything that is held open. */
export interface Connections {
  /** Holds a connection until it is let go by what this gives back; undefined where its key holds too many. */
  readonly hold: (connection: Connection) => (() => void) | undefined;
  readonly count: () => number;
  /** Ends all of them; whoever does not go is cut off. */
  readonly close: () => Promise<void>;
}

/** In milliseconds. A key is believed for up to 4 s, so that a connection with a revoked one ends within 5. */
const LOOKED_AFTER_EVERY = 1_000;
const FAREWELL = 2_000;

export const openConnections = (access: Access, { connectionsOfKey }: LiveSettings): Connections => {
  const open = new Set<Connection>();
  const ofKeys = countingKeys();
  const timer = setInterval(() => {
    for (const { look } of open) look?.();
    void endRevoked(access, open);
  }, LOOKED_AFTER_EVERY).unref();
  return {
    hold: (connection) => {
      if (ofKeys.count(connection.principal) >= connectionsOfKey) return undefined;
      open.add(connection);
      ofKeys.add(connection.principal, 1);
      return () => {
        if (open.delete(connection)) ofKeys.add(connection.principal, -1);
      };
    },
    count: () => open.size,
    close: async () => {
      clearInterval(timer);
      for (const { end } of open) end('CLOSING');
      const until = performance.now() + FAREWELL;
      while (open.size && performance.now() < until) await pause(20);
      for (const { destroy } of open) destroy();
    },
  };
};

const countingKeys = () => {
  const counts = new Map<string, number>();
  const nameOf = ({ tenant, keyId }: Principal) => `${keyId ?? ''}/${tenant}`;
  const count = (principal: Principal): number => counts.get(nameOf(principal)) ?? 0;
  return {
    count,
    add: (principal: Principal, more: number): void => {
      const now = count(principal) + more;
      if (now) counts.set(nameOf(principal), now);
      else counts.delete(nameOf(principal));
    },
  };
};

/** Each key is asked about once, however many connections it holds. */
const endRevoked = async (access: Access, open: ReadonlySet<Connection>): Promise<void> => {
  const byKey = new Map<string | undefined, Connection[]>();
  for (const connection of open)
    byKey.set(connection.authorization, [...(byKey.get(connection.authorization) ?? []), connection]);
  await Promise.all(
    [...byKey].map(async ([authorization, connections]) => {
      const now = await principalOf(access, authorization);
      if (now === 'UNKNOWN') return;
      for (const { principal, end } of connections) if (!isSame(principal, now)) end('REVOKED');
    }),
  );
};

/** While the keys cannot be looked up, who is in stays in. */
const principalOf = async (access: Access, authorization: string | undefined) => {
  try {
    return await access.principalOf(authorization);
  } catch (error) {
    if (error instanceof AccessUnavailable) return 'UNKNOWN';
    throw error;
  }
};

const isSame = (one: Principal, other: Principal | undefined): boolean =>
  one.keyId === other?.keyId && one.tenant === other.tenant && one.scope === other.scope;
