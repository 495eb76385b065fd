import { setTimeout as pause } from 'node:timers/promises';
import { gameKey } from '../store/table-cache.js';
import { openListenConnection, type ListenConnection } from './listen-connection.js';
import { ALL_GAMES, createPendingNotifications, type PendingNotifications } from './pending-notifications.js';
import { createSignal, type Signal } from './signal.js';
import { createSubscribers, type Subscriber, type Subscribers } from './subscribers.js';

/** Notifies subscribers of changed games, in this process and in every other one on the same database. */
export interface Notifications {
  /** Publishes a committed change of a game. */
  readonly publish: (tenant: string, id: string) => void;
  /** Notifies a subscriber of each change, wherever it is made, and returns how to unsubscribe. */
  readonly subscribe: (subscriber: Subscriber) => () => void;
  readonly close: () => Promise<void>;
}

/** In milliseconds: how often subscribers are compared with the database, notified or not. */
const POLL_INTERVAL = 5_000;
const CLOSE_TIMEOUT = 1_000;
/** In milliseconds: the time between two batches of notifications, so many changes make few notifications. */
const PUBLISH_INTERVAL = 25;

/**
 * Publishes and listens over one connection, opened when first needed and again whenever it breaks. After each opening
 * all subscribers are notified, so nothing is missed.
 *
 * Changes are published after their commit, many by one statement: a transaction that notifies locks the whole server
 * until it is on disk, so changes would wait for each other. If a process dies before it publishes, polling finds the
 * change within seconds.
 */
export const openNotifications = (url: string, onLost?: (error: Error) => void): Notifications => {
  const subscribers = createSubscribers();
  const pending = createPendingNotifications();
  const work = createSignal();
  const closing = new AbortController();
  const open = () => openListenConnection(url, { onNotification: subscribers.notify, onLost: work.raise });
  const connection = keepConnected(open, { subscribers, pending, work, closing: closing.signal }, onLost);
  return {
    publish: (tenant, id) => {
      const game = gameKey(tenant, id);
      subscribers.notify(game);
      pending.add(game);
      connection.wakeUp();
    },
    subscribe: (subscriber) => {
      const unsubscribe = subscribers.add(subscriber);
      connection.wakeUp();
      return unsubscribe;
    },
    close: async () => {
      closing.abort();
      work.raise();
      await Promise.race([connection.ended(), pause(CLOSE_TIMEOUT, undefined, { ref: false })]);
    },
  };
};

interface Feed {
  readonly subscribers: Subscribers;
  readonly pending: PendingNotifications;
  /** Raised when there is work to do. */
  readonly work: Signal;
  readonly closing: AbortSignal;
}

/** Publishes, listens and polls while a connection lasts; starts by notifying everyone, as changes may be missed. */
const serve = async (connection: ListenConnection, { subscribers, pending, work, closing }: Feed): Promise<void> => {
  subscribers.notify(ALL_GAMES);
  let polledAt = performance.now();
  while (!connection.isLost() && !(closing.aborted && pending.isEmpty())) {
    if (!pending.isEmpty()) {
      await pending.sendBy(connection.notify);
      if (!closing.aborted) await pause(PUBLISH_INTERVAL, undefined, { ref: false });
    }
    const left = subscribers.isEmpty() ? undefined : polledAt + POLL_INTERVAL - performance.now();
    if (left !== undefined && left <= 0) {
      await poll(connection, subscribers);
      polledAt = performance.now();
    } else if (pending.isEmpty() && !closing.aborted) await work.wait(left);
  }
};

/** Keeps a connection open from the first time that it is needed. */
const keepConnected = (open: OpenConnection, feed: Feed, onLost: OnLost) => {
  const { work, closing } = feed;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (let failures = 0; !closing.aborted;) {
      failures = (await connectOnce(open, feed, onLost)) ? 0 : failures + 1;
      await pause(pauseAfter(failures), undefined, { ref: false, signal: closing }).catch(() => undefined);
    }
  };
  return {
    wakeUp: () => {
      work.raise();
      running ??= run();
    },
    ended: () => Promise.resolve(running),
  };
};

type OpenConnection = () => Promise<ListenConnection>;
type OnLost = ((error: Error) => void) | undefined;

/** Uses a connection until it breaks; returns whether it could be opened. */
const connectOnce = async (open: OpenConnection, feed: Feed, onLost: OnLost): Promise<boolean> => {
  let connection: ListenConnection | undefined;
  try {
    connection = await open();
    await serve(connection, feed);
  } catch (error) {
    onLost?.(error instanceof Error ? error : new Error(String(error)));
  }
  connection?.close();
  return connection !== undefined;
};

const [SHORTEST_PAUSE, LONGEST_PAUSE] = [100, 5_000];

/** In milliseconds: exponential backoff with jitter. */
const pauseAfter = (failures: number): number =>
  Math.min(SHORTEST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + Math.random() / 2);

const CURRENT_VERSIONS = `
  SELECT requests.position::int, g.incarnation || '/' || g.version AS current
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS requests (tenant_id, id, position)
  LEFT JOIN games g ON g.tenant_id = requests.tenant_id AND g.id = requests.id`;

interface CurrentVersion {
  readonly position: number;
  readonly current: string | null;
}

/** Notifies the subscribers who have not seen the current version. The answer also shows that the connection lives. */
const poll = async (connection: ListenConnection, subscribers: Subscribers): Promise<void> => {
  const games = subscribers.byGame();
  const values = [games.map(([{ tenant }]) => tenant), games.map(([{ id }]) => id)];
  for (const { position, current } of await connection.query<CurrentVersion>(CURRENT_VERSIONS, values))
    for (const { lastSeen, notify } of games[position - 1] ?? []) if (lastSeen() !== current) notify();
};
