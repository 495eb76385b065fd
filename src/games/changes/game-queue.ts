export type InTurn = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** Does work on the same thing one after the other, in the order in which it came. */
export const inTurn = (): InTurn => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};
