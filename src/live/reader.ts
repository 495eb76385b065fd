import type { WebSocket } from 'ws';
import type { Live } from './live.js';
import { patienceFor, type LiveSettings } from './settings.js';

/** Somebody who reads what is sent over a WebSocket. */
export interface Reader {
  /** Sends a message; fulfilled when it has left, so that whoever waits for that has one message on its way at most. */
  readonly send: (message: string) => Promise<void>;
  /** To be called every second: cuts off who reads nothing, and finds out whether they are still there. */
  readonly look: () => void;
}

const TRY_AGAIN_LATER = 1013;

/** In milliseconds: how long whoever reads again after all may take to hear why they were cut off. */
const LAST_WORDS_WITHIN = 2_000;

export const readerOf = (socket: WebSocket, { settings, onTooSlow }: Pick<Live, 'settings' | 'onTooSlow'>): Reader => {
  const isStuck = noticingStandstill(socket, settings);
  const isGone = noticingSilence(socket, settings);
  const cutOff = () => {
    onTooSlow();
    socket.close(TRY_AGAIN_LATER, 'Read too slowly');
    setTimeout(() => socket.terminate(), LAST_WORDS_WITHIN).unref();
  };
  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) resolve();
        else if (socket.bufferedAmount > settings.waitingBytes) {
          cutOff();
          resolve();
        } else socket.send(message, (error) => (error ? reject(error) : resolve()));
      }),
    look: () => {
      if (socket.readyState !== socket.OPEN) return;
      if (isStuck()) cutOff();
      else if (isGone()) socket.terminate();
    },
  };
};

/** Whether what waits for the reader has not become less for longer than they are waited for. */
const noticingStandstill = (socket: WebSocket, settings: LiveSettings): (() => boolean) => {
  let before = 0;
  let since = 0;
  return () => {
    const { bufferedAmount: now } = socket;
    if (now === 0 || now !== before) since = performance.now();
    before = now;
    return now > 0 && performance.now() - since > patienceFor(now, settings);
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
