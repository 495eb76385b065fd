import { setTimeout as pause } from 'node:timers/promises';
import { openLine, type Line } from './listen-connection.js';
import { signal, type Signal } from './signal.js';
import { EVERYTHING, openUntold, type Untold } from './pending-notifications.js';
import { nameOf, openWatchers, type Watcher, type Watchers } from './subscribers.js';

/** Tells of changes of games, in this process and in every other one on the same database. */
export interface Notifications {
  /** To be called when a change has been committed. */
  readonly tell: (tenant: string, id: string) => void;
  /** Notices each change soon, wherever it was made; gives back how to stop. */
  readonly watch: (watcher: Watcher) => () => void;
  /** Whether the database tells of changes at the moment; where it does not they are found some seconds later. */
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
}

/** In milliseconds: how often what is watched is compared with the database, whether anything was told of it or not. */
const COMPARED_EVERY = 5_000;
const LAST_WORDS_WITHIN = 1_000;
/** In milliseconds: what is told after something else waits as long, so that many changes make few notifications. */
const TOLD_EVERY = 25;

/**
 * Tells and listens over one connection, made when there is something to tell or to watch, and made anew whenever it
 * breaks; whoever watches then looks for themselves, so that nothing is missed.
 *
 * A change is told after its commit, many of them by one statement: a transaction that notifies holds a lock of the whole
 * server until it is on disk, so that changes would wait for each other. What is lost where a process ends between the
 * two is found within seconds, since everything that is watched is compared with the database all the time.
 */
export const openNotifications = (url: string, onLost?: (error: Error) => void): Notifications => {
  const parts = { watchers: openWatchers(), untold: openUntold(), work: signal() };
  const { watchers, untold, work } = parts;
  let isClosing = false;
  const onHeard = (name: string) => (name === EVERYTHING ? watchers.noticeAll() : watchers.notice(name));
  const connection = keepingLine({
    open: () => openLine(url, { onHeard, onLost: work.raise }),
    serve: serving(parts, () => isClosing),
    isOver: () => isClosing,
    onLost,
  });
  return {
    tell: (tenant, id) => {
      const name = nameOf(tenant, id);
      watchers.notice(name);
      untold.add(name);
      work.raise();
      connection.begin();
    },
    watch: (watcher) => {
      const stop = watchers.add(watcher);
      work.raise();
      connection.begin();
      return stop;
    },
    isListening: connection.isOpen,
    close: async () => {
      isClosing = true;
      work.raise();
      await Promise.race([connection.ended(), pause(LAST_WORDS_WITHIN, undefined, { ref: false })]);
    },
  };
};

interface Parts {
  readonly watchers: Watchers;
  readonly untold: Untold;
  /** Raised when there is something to do. */
  readonly work: Signal;
}

/** What is done over a connection as long as it lasts. What was told while there was none was not heard. */
const serving =
  ({ watchers, untold, work }: Parts, isClosing: () => boolean) =>
  async (line: Line): Promise<void> => {
    watchers.noticeAll();
    let comparedAt = performance.now();
    while (!line.isLost() && !(isClosing() && untold.isEmpty())) {
      if (!untold.isEmpty()) {
        await untold.tellBy(line.notify);
        if (!isClosing()) await pause(TOLD_EVERY, undefined, { ref: false });
      }
      const left = watchers.isEmpty() ? undefined : comparedAt + COMPARED_EVERY - performance.now();
      if (left !== undefined && left <= 0) {
        await compare(line, watchers);
        comparedAt = performance.now();
      } else if (untold.isEmpty() && !isClosing()) await work.wait(left);
    }
  };

interface Keeping {
  readonly open: () => Promise<Line>;
  readonly serve: (line: Line) => Promise<void>;
  readonly isOver: () => boolean;
  readonly onLost: ((error: Error) => void) | undefined;
}

/** Opens a connection again and again, from when it is first needed. */
const keepingLine = ({ open, serve, isOver, onLost }: Keeping) => {
  let running: Promise<void> | undefined;
  let isOpen = false;
  const serveOne = async (): Promise<boolean> => {
    let line: Line | undefined;
    try {
      line = await open();
      isOpen = true;
      await serve(line);
    } catch (error) {
      onLost?.(error instanceof Error ? error : new Error(String(error)));
    }
    isOpen = false;
    line?.close();
    return line !== undefined;
  };
  const run = async (): Promise<void> => {
    for (let failures = 0; !isOver();) {
      failures = (await serveOne()) ? 0 : failures + 1;
      if (!isOver()) await pause(pauseAfter(failures), undefined, { ref: false });
    }
  };
  return { begin: () => void (running ??= run()), isOpen: () => isOpen, ended: () => Promise.resolve(running) };
};

const [SHORTEST_PAUSE, LONGEST_PAUSE] = [100, 5_000];

/** In milliseconds: longer after each failure, and never the same for all servers. */
const pauseAfter = (failures: number): number =>
  Math.min(SHORTEST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + Math.random() / 2);

const COMPARE = `
  SELECT asks.place::int, g.incarnation || '/' || g.version AS now
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asks (tenant_id, id, place)
  LEFT JOIN games g ON g.tenant_id = asks.tenant_id AND g.id = asks.id`;

interface Compared {
  readonly place: number;
  readonly now: string | null;
}

/** Has everybody notice who knows their game otherwise than it is. An answer is also a sign that the connection lives. */
const compare = async (line: Line, watchers: Watchers): Promise<void> => {
  const games = watchers.byGame();
  const values = [games.map(([{ tenant }]) => tenant), games.map(([{ id }]) => id)];
  for (const { place, now } of await line.query<Compared>(COMPARE, values))
    for (const { seen, notice } of games[place - 1] ?? []) if (seen() !== now) notice();
};
