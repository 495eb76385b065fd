export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const rightEdgeOf = ({ x, width }: Box): number => x + width;
export const bottomOf = ({ y, height }: Box): number => y + height;

/** Adds up numbers. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
