/** The limits of open connections. Times are in milliseconds. */
export interface LiveSettings {
  /** How many connections a key may hold open to one server, WebSockets and streams together. */
  readonly connectionsOfKey: number;
  readonly subscriptionsOfConnection: number;
  /** How long a client may read nothing, and the slowest rate at which it may read, in bytes a millisecond. */
  readonly patience: number;
  readonly slowestReading: number;
  /**
   * How many unsent bytes may wait for a client before its messages are no longer read; 16 times as many only for
   * seconds.
   */
  readonly waitingBytes: number;
  /** How often something is sent on an idle connection, so no proxy closes it. */
  readonly heartbeat: number;
  /** How long a WebSocket may take to authenticate. */
  readonly greeting: number;
}

export const standardLiveSettings: LiveSettings = {
  connectionsOfKey: 1_000,
  subscriptionsOfConnection: 100,
  patience: 30_000,
  slowestReading: 32,
  waitingBytes: 1024 * 1024,
  heartbeat: 15_000,
  greeting: 5_000,
};

/** Returns how long a client may take to read a number of bytes. */
export const readTimeoutFor = (bytes: number, { patience, slowestReading }: LiveSettings): number =>
  patience + bytes / slowestReading;
