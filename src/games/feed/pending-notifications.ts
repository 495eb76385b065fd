/** Marks a notification for every game. */
export const ALL_GAMES = '*';

/** The most pending games; beyond that, one notification stands for all games. */
const MAX_GAMES = 1_000;

/** In characters; PostgreSQL limits the payload of a notification to 8,000 bytes. */
const MAX_KEY_LENGTH = 1_000;

/** The changed games that other processes have not been notified of. */
export interface PendingNotifications {
  readonly add: (game: string) => void;
  readonly isEmpty: () => boolean;
  /** Sends all of them; if that fails, they stay pending. */
  readonly sendBy: (send: (games: readonly string[]) => Promise<unknown>) => Promise<void>;
}

/** Creates an empty set of pending notifications. */
export const createPendingNotifications = (): PendingNotifications => {
  let games = new Set<string>();
  const add = (game: string): void => {
    games.add(game.length > MAX_KEY_LENGTH || games.size >= MAX_GAMES ? ALL_GAMES : game);
    if (games.has(ALL_GAMES)) games = new Set([ALL_GAMES]);
  };
  return {
    add,
    isEmpty: () => games.size === 0,
    sendBy: async (send) => {
      const sent = games;
      games = new Set();
      try {
        await send([...sent]);
      } catch (error) {
        sent.forEach(add);
        throw error;
      }
    },
  };
};
