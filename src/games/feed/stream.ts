/** A sequence that goes on until either side ends it. */
export type Stream<Value> = AsyncIterableIterator<Value>;

/** Maps each value of a stream; unlike a generator, the result can be ended while it waits. */
export const mapStream = <From, To>(
  stream: AsyncIterator<From>,
  map: (value: From) => Promise<To> | To,
): Stream<To> => ({
  next: async () => {
    const next = await stream.next();
    return next.done ? { value: undefined, done: true } : { value: await map(next.value), done: false };
  },
  return: async () => {
    await stream.return?.();
    return { value: undefined, done: true };
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});
