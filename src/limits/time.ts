import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Answers with 504 what takes longer than its route may. Fastify's own `handlerTimeout` forgets its clock as soon as the
 * body of a request has been read, so that it holds only for what has none. To be called before the routes are declared.
 */
export const limitingTime = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, reply, done) => {
    const { handlerTimeout, url } = request.routeOptions;
    if (handlerTimeout > 0 && request.body !== undefined) {
      const clock = setTimeout(() => {
        const isUnderWay = reply.sent || reply.raw.headersSent;
        if (!isUnderWay) reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url));
      }, handlerTimeout);
      reply.raw.once('close', () => clearTimeout(clock));
    }
    done();
  });
};
