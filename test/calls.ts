import { Session, type Profiler } from 'node:inspector';

/** How many functions are called during the work: the same on every machine, however busy it is. */
export type Calls = (work: () => unknown) => number;

/** Counts calls as long as that runs, and no longer, for it makes all else slow. */
export const countingCalls = (use: (calls: Calls) => void): void => {
  const session = new Session();
  session.connect();
  const taken = (): readonly Profiler.ScriptCoverage[] => {
    let result: readonly Profiler.ScriptCoverage[] = [];
    session.post('Profiler.takePreciseCoverage', (_, found) => (result = found.result));
    return result;
  };
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    use((work) => {
      taken();
      work();
      const functions = taken().flatMap((script) => script.functions);
      return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    });
  } finally {
    session.disconnect();
  }
};
