import { gameKey } from '../store/table-cache.js';
import { ALL_GAMES } from './pending-notifications.js';

/** A client of this process that is notified when a game changes. */
export interface Subscriber {
  readonly tenant: string;
  readonly id: string;
  /** Returns the incarnation and version that the subscriber has seen, separated by a slash. */
  readonly lastSeen: () => string;
  /** Called after each change, and possibly without one. */
  readonly notify: () => void;
}

/** The subscribers of this process, by game. */
export interface Subscribers {
  /** Adds a subscriber and returns how to remove it. */
  readonly add: (subscriber: Subscriber) => () => void;
  readonly isEmpty: () => boolean;
  /** Notifies the subscribers of a game, or of all games. */
  readonly notify: (game: string) => void;
  readonly byGame: () => readonly (readonly [Subscriber, ...Subscriber[]])[];
}

/** Creates an empty set of subscribers. */
export const createSubscribers = (): Subscribers => {
  const games = new Map<string, Set<Subscriber>>();
  const notifyEach = (subscribers: Iterable<Subscriber>) => {
    for (const { notify } of subscribers) notify();
  };
  return {
    add: (subscriber) => {
      const game = gameKey(subscriber.tenant, subscriber.id);
      const subscribers = games.get(game) ?? new Set();
      games.set(game, subscribers.add(subscriber));
      return () => {
        subscribers.delete(subscriber);
        if (!subscribers.size && games.get(game) === subscribers) games.delete(game);
      };
    },
    isEmpty: () => games.size === 0,
    notify: (game) => {
      if (game === ALL_GAMES) games.forEach(notifyEach);
      else notifyEach(games.get(game) ?? []);
    },
    byGame: () => [...games.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : [])),
  };
};
