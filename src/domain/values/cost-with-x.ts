/** Whether a cost is written with X (107.3). */
export const hasX = (cost: string): boolean => /\{x\}/iu.test(cost);

/** Returns a cost with that number in place of X. */
export const withNumber = (cost: string, x: number): string => cost.replace(/\{x\}/giu, `{${x}}`);
