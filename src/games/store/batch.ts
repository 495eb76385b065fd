import DataLoader from 'dataloader';

const MAX_BATCH_SIZE = 100;

/**
 * Answers the requests of one moment by one statement, so a list of games with their tables takes as many round trips
 * as a single game. At most `concurrency` statements run at once; requests that arrive meanwhile share the next one.
 * A request that yields an error fails alone.
 */
export const createBatchReader = <Request, Found>(
  readAll: (requests: readonly Request[]) => Promise<readonly (Found | Error)[]>,
  concurrency: number,
): ((request: Request) => Promise<Found>) => {
  const slots = createSlots(concurrency);
  const loader = new DataLoader<Request, Found>((requests) => readAll(requests).finally(slots.release), {
    cache: false,
    maxBatchSize: MAX_BATCH_SIZE,
    batchScheduleFn: slots.acquire,
  });
  return (request) => loader.load(request);
};

/** Starts as many tasks at once as there are slots, each after the requests of the same moment have arrived. */
const createSlots = (slots: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const startNext = () => {
    const start = running < slots ? waiting.shift() : undefined;
    if (!start) return;
    running += 1;
    start();
  };
  return {
    acquire: (start: () => void): void => {
      waiting.push(start);
      setImmediate(startNext);
    },
    release: (): void => {
      running -= 1;
      startNext();
    },
  };
};
