/** A flag that one task waits for; however often it is raised before, it wakes the task once. */
export interface Signal {
  readonly raise: () => void;
  /** Waits for the flag, at most `timeout` milliseconds; returns at once if it was raised since the last wait. */
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
