import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { CardStore } from '../../own-cards/store.js';
import type { Games } from '../../games/games.js';

/** The reads of stored games open to a worker, each beginning with the tenant. */
const READERS = ['find', 'stateAt', 'snapshotOf', 'analytics'] as const;
const LISTS = ['list', 'events'] as const;
type Reader = (typeof READERS)[number] | (typeof LISTS)[number];

/** The reads of the server's own cards, which are every tenant's. */
const CARD_READERS = ['lookUp', 'search', 'similar', 'newest'] as const;
type CardReader = (typeof CARD_READERS)[number];

/** What workers read through the server. */
export interface Stores {
  readonly games: Games;
  readonly cards: CardStore;
}

interface Call {
  readonly id: number;
  readonly method: Reader | CardReader;
  readonly args: readonly unknown[];
  /** Asks for the length of the whole list instead of the page. */
  readonly counts: boolean;
}

interface Returned {
  readonly id: number;
  readonly value: unknown;
}

type AnyMethod = (...args: readonly unknown[]) => Promise<unknown>;

interface Paged {
  readonly ok: true;
  readonly value: { readonly totalCount: () => Promise<number> };
}

const isPaged = (found: unknown): found is Paged =>
  typeof found === 'object' && found !== null && 'ok' in found && found.ok === true && 'value' in found;

/** The first message of a worker: it has started, and begins with the request. */
export const BEGUN = 'BEGUN';

/** Hears what becomes of a job. */
interface Hearing {
  readonly begin: () => void;
  readonly fail: (error: unknown) => void;
}

/** Serves the games of one tenant, and the cards, to a worker; what goes wrong is thrown where the job is awaited. */
export const serveStores = ({ games, cards }: Stores, tenant: string, { begin, fail }: Hearing) => {
  const { port1, port2 } = new MessageChannel();
  const find = async ({ method, args: [first, ...args], counts }: Call): Promise<unknown> => {
    if (isOfCards(method)) return (cards[method] as AnyMethod)(first, ...args);
    const found = await (games[method] as AnyMethod)(tenant, ...args);
    if (!LISTS.some((each) => each === method) || !isPaged(found)) return found;
    const { totalCount, ...page } = found.value;
    return counts ? totalCount() : { ...found, value: page };
  };
  port1.on('message', (call: Call | typeof BEGUN) => {
    if (call === BEGUN) begin();
    else find(call).then((value) => port1.postMessage({ id: call.id, value } satisfies Returned), fail);
  });
  return { port: port2, close: () => port1.close() };
};

const isOfCards = (method: Call['method']): method is CardReader => CARD_READERS.some((each) => each === method);

/** Reads games and cards through the port of the job under way; anything else than reading ends the job. */
export const createRemoteStores = (portOf: () => MessagePort, refuse: () => never): Stores => {
  let calls = 0;
  const call = (method: Call['method'], args: readonly unknown[], counts = false): Promise<unknown> => {
    const id = (calls += 1);
    const port = portOf();
    return new Promise((resolve) => {
      const take = (returned: Returned): void => {
        if (returned.id !== id) return;
        port.off('message', take);
        resolve(returned.value);
      };
      port.on('message', take);
      port.postMessage({ id, method, args, counts } satisfies Call);
    });
  };
  const listed =
    (method: (typeof LISTS)[number]): AnyMethod =>
    async (...args) => {
      const found = await call(method, args);
      const totalCount = () => call(method, args, true);
      return isPaged(found) ? { ...found, value: { ...found.value, totalCount } } : found;
    };
  const readers = Object.fromEntries([
    ...READERS.map((method) => [method, (...args: readonly unknown[]) => call(method, args)] as const),
    ...LISTS.map((method) => [method, listed(method)] as const),
  ]);
  const cards = Object.fromEntries(
    CARD_READERS.map((method) => [method, (...args: readonly unknown[]) => call(method, args)] as const),
  );
  return {
    games: new Proxy(readers, {
      get: (known, name): unknown => Reflect.get(known, name) ?? refuse,
    }) as unknown as Games,
    cards: cards as unknown as CardStore,
  };
};
