import fp from 'fastify-plugin';

/** How deep objects and lists may be nested in what is sent: far deeper than any table is. */
export const deepestNesting = 64;

const tooDeep = `What is sent may be nested at most ${deepestNesting} levels deep.`;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1)));

/** Whether JSON is nested deeper than anything that is asked for. */
export const isNestedTooDeeply = (value: unknown): boolean => isDeeperThan(value, deepestNesting);

/** Rejects bodies that are nested too deeply before anything looks into them. */
export const jsonDepth = fp(
  (app, _, done) => {
    app.addHook('preValidation', (request, _reply, next) => {
      const isRejected = isNestedTooDeeply(request.body);
      next(isRejected ? Object.assign(new Error(tooDeep), { statusCode: 400 }) : undefined);
    });
    done();
  },
  { name: 'json-depth' },
);
