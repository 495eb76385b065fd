import type { WebSocket } from 'ws';
import type { StreamSupport } from './streams.js';
import { readTimeoutFor, type LiveSettings } from './settings.js';

/** A client that reads messages over a WebSocket. */
export interface SocketReader {
  /** Sends a message; resolves when it was sent, so a caller that awaits it has at most one message in progress. */
  readonly send: (message: string) => Promise<void>;
  /** Disconnects a client that reads too slowly or is gone; called every second. */
  readonly check: () => void;
}

const TRY_AGAIN_LATER = 1013;

/** In milliseconds: how long a client may take to read why it is disconnected. */
const CLOSING_TIME = 2_000;

export const readerOf = (
  socket: WebSocket,
  { settings, onTooSlow }: Pick<StreamSupport, 'settings' | 'onTooSlow'>,
): SocketReader => {
  const messages = createMessageTimer(socket, settings);
  const isGone = createSilenceCheck(socket, settings);
  const cutOff = () => {
    onTooSlow();
    socket.close(TRY_AGAIN_LATER, 'Read too slowly');
    setTimeout(() => socket.terminate(), CLOSING_TIME).unref();
  };
  return {
    send: messages.send,
    check: () => {
      if (socket.readyState !== socket.OPEN) return;
      if (messages.isTooSlow()) cutOff();
      else if (isGone()) socket.terminate();
    },
  };
};

/**
 * How many times `waitingBytes` may wait, and for how many milliseconds: many subscriptions may have an event at once.
 */
const BURST = 16;
const BURST_TIME = 5_000;

/**
 * Times messages: each must be read within the time allowed for the bytes that wait before it. While too much waits,
 * the client's messages are not read, so it can't ask for more.
 */
const createMessageTimer = (socket: WebSocket, settings: LiveSettings) => {
  const { waitingBytes } = settings;
  const deadlines: number[] = [];
  let calmAt = performance.now();
  const leave = () => {
    deadlines.shift();
    if (socket.bufferedAmount <= waitingBytes) socket.resume();
  };
  return {
    send: (message: string): Promise<void> =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) {
          resolve();
          return;
        }
        socket.send(message, (error) => {
          leave();
          if (error) reject(error);
          else resolve();
        });
        deadlines.push(performance.now() + readTimeoutFor(socket.bufferedAmount, settings));
        if (socket.bufferedAmount > waitingBytes) socket.pause();
      }),
    isTooSlow: (): boolean => {
      const now = performance.now();
      if (socket.bufferedAmount <= BURST * waitingBytes) calmAt = now;
      return (deadlines[0] ?? Infinity) < now || now - calmAt > BURST_TIME;
    },
  };
};

/**
 * Creates a check for whether the client fails to answer pings. A client with data left to read gets none, as it could
 * not answer.
 */
const createSilenceCheck = (socket: WebSocket, { heartbeat }: LiveSettings): (() => boolean) => {
  let askedAt = performance.now();
  let isAnswered = true;
  socket.on('pong', () => (isAnswered = true));
  return () => {
    if (performance.now() - askedAt < heartbeat || socket.bufferedAmount > 0) return false;
    if (!isAnswered) return true;
    isAnswered = false;
    askedAt = performance.now();
    socket.ping();
    return false;
  };
};
