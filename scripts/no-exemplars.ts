export const trace = {
  getSpan: (): never => {
    throw new Error('Nothing that is counted has a trace.');
  },
};
