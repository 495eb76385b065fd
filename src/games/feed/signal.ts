/** A flag that one task waits for; raised several times before that, it still wakes the task once. */
export interface Signal {
  readonly raise: () => void;
  /** Waits until the flag is raised, if it was not since the last wait; no longer than `timeout` milliseconds. */
  readonly wait: (timeout?: number) => Promise<void>;
}

/** Creates a lowered signal. */
export const createSignal = (): Signal => {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise: () => {
      isRaised = true;
      wake?.();
    },
    wait: async (timeout) => {
      if (!isRaised)
        await new Promise<void>((resolve) => {
          const timer = timeout === undefined ? undefined : setTimeout(resolve, timeout);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      isRaised = false;
    },
  };
};
