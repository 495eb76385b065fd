/** One flag that anybody may raise and one waits for: however often it was raised meanwhile, it wakes once. */
export interface Signal {
  readonly raise: () => void;
  /** Until it is raised, at once where it was since the last time; in milliseconds at most, where that is said. */
  readonly wait: (atMost?: number) => Promise<void>;
}

export const signal = (): Signal => {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise: () => {
      isRaised = true;
      wake?.();
    },
    wait: async (atMost) => {
      if (!isRaised)
        await new Promise<void>((resolve) => {
          const timer = atMost === undefined ? undefined : setTimeout(resolve, atMost);
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
