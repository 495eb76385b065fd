export const stringify = (): never => {
  throw new Error('YAML is not supported.');
};
