export type GameQueue = <Value>(game: string, work: () => Promise<Value>) => Promise<Value>;

/** Creates a queue for each game that runs its work one after the other, in the order of arrival. */
export const createGameQueue = (): GameQueue => {
  const last = new Map<string, Promise<unknown>>();
  return async (game, work) => {
    const mine = (last.get(game) ?? Promise.resolve()).then(work, work);
    last.set(game, mine);
    try {
      return await mine;
    } finally {
      if (last.get(game) === mine) last.delete(game);
    }
  };
};
