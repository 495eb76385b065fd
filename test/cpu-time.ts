/** The result of the work, and for how many milliseconds this process computed, however busy the machine is. */
export const withCpuTime = async <Value>(work: () => Value | Promise<Value>): Promise<readonly [Value, number]> => {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1_000];
};
