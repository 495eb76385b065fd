import type { WebSocket } from 'ws';
import type { Live } from './streams.js';
import { patienceFor, type LiveSettings } from './settings.js';

/** Somebody who reads what is sent over a WebSocket. */
export interface Reader {
  /** Sends a message; fulfilled when it has left, so that whoever waits for that has one message on its way at most. */
  readonly send: (message: string) => Promise<void>;
  /** To be called every second: cuts off who reads too slowly, and finds out whether they are still there. */
  readonly look: () => void;
}

const TRY_AGAIN_LATER = 1013;

/** In milliseconds: how long whoever reads again after all may take to hear why they were cut off. */
const LAST_WORDS_WITHIN = 2_000;

export const readerOf = (socket: WebSocket, { settings, onTooSlow }: Pick<Live, 'settings' | 'onTooSlow'>): Reader => {
  const way = timingMessages(socket, settings);
  const isGone = noticingSilence(socket, settings);
  const cutOff = () => {
    onTooSlow();
    socket.close(TRY_AGAIN_LATER, 'Read too slowly');
    setTimeout(() => socket.terminate(), LAST_WORDS_WITHIN).unref();
  };
  return {
    send: way.send,
    look: () => {
      if (socket.readyState !== socket.OPEN) return;
      if (way.isTooSlow()) cutOff();
      else if (isGone()) socket.terminate();
    },
  };
};

/** How much of what may wait is too much after some seconds; many subscriptions may have something to tell at once. */
const MUCH = 16;
const MUCH_FOR = 5_000;

/**
 * Each message is to be read within the time that what was before it takes. As long as much waits to be read nothing more
 * is heard of its reader, so that they cannot ask for more.
 */
const timingMessages = (socket: WebSocket, settings: LiveSettings) => {
  const { waitingBytes } = settings;
  const deadlines: number[] = [];
  let littleAt = performance.now();
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
        deadlines.push(performance.now() + patienceFor(socket.bufferedAmount, settings));
        if (socket.bufferedAmount > waitingBytes) socket.pause();
      }),
    isTooSlow: (): boolean => {
      const now = performance.now();
      if (socket.bufferedAmount <= MUCH * waitingBytes) littleAt = now;
      return (deadlines[0] ?? Infinity) < now || now - littleAt > MUCH_FOR;
    },
  };
};

/** Whether the reader answers no ping. One who has still much to read is not asked, since they could not answer. */
const noticingSilence = (socket: WebSocket, { heartbeat }: LiveSettings): (() => boolean) => {
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
