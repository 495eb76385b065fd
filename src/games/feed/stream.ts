/** A sequence that goes on until either side ends it. */
export type Stream<Value> = AsyncIterableIterator<Value>;

const done = { value: undefined, done: true } as const;

/** Creates a stream; unlike a generator, it can be ended while it waits. `next` returns nothing at the end. */
export const streamOf = <Value>(
  next: () => Promise<{ readonly value: Value } | undefined>,
  end: () => unknown,
): Stream<Value> => ({
  next: async () => {
    const found = await next();
    return found ? { value: found.value, done: false } : done;
  },
  return: async () => {
    await end();
    return done;
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});

/** Maps each value of a stream. */
export const mapStream = <From, To>(stream: AsyncIterator<From>, map: (value: From) => Promise<To> | To): Stream<To> =>
  streamOf(
    async () => {
      const next = await stream.next();
      return next.done ? undefined : { value: await map(next.value) };
    },
    () => stream.return?.(),
  );
