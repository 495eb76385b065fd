import DataLoader from 'dataloader';

/** What is asked of one game. */
interface Asked {
  readonly tenant: string;
}

/** The most that one statement reads for. */
const largestBatch = 100;

/**
 * Reads for all who ask in one moment by one statement a tenant: a list of games with their tables, or the questions of
 * many requests, take no more round trips than one of them.
 */
export const inBatches = <Ask extends Asked, Found>(
  readAll: (tenant: string, asked: readonly Ask[]) => Promise<readonly Found[]>,
): ((asked: Ask) => Promise<Found>) => {
  const loader = new DataLoader<Ask, Found>((asked) => byTenant(asked, readAll), {
    cache: false,
    maxBatchSize: largestBatch,
  });
  return (asked) => loader.load(asked);
};

const byTenant = async <Ask extends Asked, Found>(
  asked: readonly Ask[],
  readAll: (tenant: string, asked: readonly Ask[]) => Promise<readonly Found[]>,
): Promise<Found[]> => {
  const tenants = [...new Set(asked.map(({ tenant }) => tenant))];
  const found = await Promise.all(
    tenants.map(async (tenant) => {
      const theirs = asked.filter((each) => each.tenant === tenant);
      const values = await readAll(tenant, theirs);
      return theirs.map((each, index) => [each, values[index]] as const);
    }),
  );
  const byAsk = new Map(found.flat());
  return asked.map((each) => byAsk.get(each) as Found);
};
