/** Somebody who is told that a game may have changed. */
export interface Watcher {
  readonly tenant: string;
  readonly id: string;
  /** The game as they know it, told from every other moment of it and from a deleted game of the same id. */
  readonly seen: () => string;
  /** Called after each change, and perhaps where there was none. */
  readonly notice: () => void;
}

/** A game as one word. Ids have no slash, so that no two games share one. */
export const nameOf = (tenant: string, id: string): string => `${id}/${tenant}`;

/** Everybody in this process who watches a game. */
export interface Watchers {
  readonly add: (watcher: Watcher) => () => void;
  readonly isEmpty: () => boolean;
  readonly notice: (name: string) => void;
  readonly noticeAll: () => void;
  /** One for each game, and who watches it. */
  readonly byGame: () => readonly (readonly [Watcher, ...Watcher[]])[];
}

export const openWatchers = (): Watchers => {
  const games = new Map<string, Set<Watcher>>();
  const noticing = (watchers: Iterable<Watcher>) => {
    for (const { notice } of watchers) notice();
  };
  return {
    add: (watcher) => {
      const name = nameOf(watcher.tenant, watcher.id);
      const watchers = games.get(name) ?? new Set();
      games.set(name, watchers.add(watcher));
      return () => {
        watchers.delete(watcher);
        if (!watchers.size && games.get(name) === watchers) games.delete(name);
      };
    },
    isEmpty: () => games.size === 0,
    notice: (name) => noticing(games.get(name) ?? []),
    noticeAll: () => {
      for (const watchers of games.values()) noticing(watchers);
    },
    byGame: () =>
      [...games.values()].flatMap((watchers) => {
        const [first, ...others] = watchers;
        return first ? [[first, ...others] as const] : [];
      }),
  };
};
