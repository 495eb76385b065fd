import DataLoader from 'dataloader';

/** The most that one statement reads for. */
const LARGEST_BATCH = 100;

/**
 * Reads for all who ask in one moment by one statement: a list of games with their tables, or the questions of many
 * requests, take no more round trips than one of them. At most so many statements are under way at once; who asks
 * meanwhile goes with the next one. What is an error fails the one who asked for it alone.
 */
export const inBatches = <Ask, Found>(
  readAll: (asked: readonly Ask[]) => Promise<readonly (Found | Error)[]>,
  atOnce: number,
): ((asked: Ask) => Promise<Found>) => {
  const turns = takingTurns(atOnce);
  const loader = new DataLoader<Ask, Found>((asked) => readAll(asked).finally(turns.end), {
    cache: false,
    maxBatchSize: LARGEST_BATCH,
    batchScheduleFn: turns.begin,
  });
  return (asked) => loader.load(asked);
};

/** Begins what is given to it, so many at once, when whatever arrived in the same moment has been looked at. */
const takingTurns = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const next = () => {
    const begin = underWay < atOnce ? waiting.shift() : undefined;
    if (!begin) return;
    underWay += 1;
    begin();
  };
  return {
    begin: (start: () => void): void => {
      waiting.push(start);
      setImmediate(next);
    },
    end: (): void => {
      underWay -= 1;
      next();
    },
  };
};
