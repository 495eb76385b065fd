export const stringify = (): never => {
  throw new Error('Documents are written as JSON.');
};
