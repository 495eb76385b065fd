/** How much stays open at once, and how long somebody is waited for. Times are in milliseconds. */
export interface LiveSettings {
  /** How many connections a key may hold open at one server, WebSockets and streams together. */
  readonly connectionsOfKey: number;
  readonly subscriptionsOfConnection: number;
  /** How long a reader who takes nothing is waited for, and in bytes a millisecond how slowly one may read. */
  readonly patience: number;
  readonly slowestReading: number;
  /** How many bytes may wait for a reader who is still listened to; sixteen times as many only for seconds. */
  readonly waitingBytes: number;
  /** How often something is sent where nothing happens, so that nobody in between closes the connection. */
  readonly heartbeat: number;
  /** How long a WebSocket may take to say who it is. */
  readonly greeting: number;
}

export const standardLive: LiveSettings = {
  connectionsOfKey: 1_000,
  subscriptionsOfConnection: 100,
  patience: 30_000,
  slowestReading: 32,
  waitingBytes: 1024 * 1024,
  heartbeat: 15_000,
  greeting: 5_000,
};

/** How long a reader is waited for who has so many bytes before them. */
export const patienceFor = (bytes: number, { patience, slowestReading }: LiveSettings): number =>
  patience + bytes / slowestReading;
