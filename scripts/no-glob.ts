export const glob = (): never => {
  throw new Error('File patterns are not supported.');
};
